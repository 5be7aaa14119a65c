; Untested: an installer for Windows, made with Inno Setup 6 from the frozen folder.
;
;   python packaging\build.py dist
;   (unpack dist\boardtable-*-windows-*.zip, and call the folder in it frozen)
;   iscc /DVersion=0.1.0 packaging\windows\boardtable.iss
;
; It installs for the person who runs it, without asking for more rights; games and preferences stay when it is removed.
#ifndef Version
  #define Version "0"
#endif

[Setup]
AppId={{8D2B5C1E-4A7B-4F43-9B0E-6B1F7E0C2A55}
AppName=boardtable
AppVersion={#Version}
DefaultDirName={autopf}\boardtable
DefaultGroupName=boardtable
PrivilegesRequired=lowest
DisableProgramGroupPage=yes
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=boardtable-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
UninstallDisplayIcon={app}\boardtable.exe

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "nl"; MessagesFile: "compiler:Languages\Dutch.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"

[Files]
Source: "..\..\frozen\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\boardtable"; Filename: "{app}\boardtable.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.boardtable"; ValueType: string; ValueData: "boardtable.game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.boardtable"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-boardtable"
Root: HKA; Subkey: "Software\Classes\boardtable.game"; ValueType: string; ValueData: "boardtable"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\boardtable.game\DefaultIcon"; ValueType: string; ValueData: "{app}\boardtable.exe,0"
Root: HKA; Subkey: "Software\Classes\boardtable.game\shell\open\command"; ValueType: string; ValueData: """{app}\boardtable.exe"" ""%1"""

[Run]
Filename: "{app}\boardtable.exe"; Description: "{cm:LaunchProgram,boardtable}"; Flags: nowait postinstall skipifsilent
