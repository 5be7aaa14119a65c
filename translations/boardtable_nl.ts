<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>A deal code has 1 to 16 digits, from 0 to 9 and from a to f.</source>
        <translation>Een schudcode heeft 1 tot 16 tekens: 0 tot en met 9 en a tot en met f.</translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation>Over boardtable</translation>
    </message>
    <message>
        <source>After this move something hidden was shown: the others have to agree.</source>
        <translation>Intussen is er iets zichtbaar geworden dat verborgen was: de andere spelers moeten akkoord gaan.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the others have to agree.</source>
        <translation>Intussen is er iets getrokken: de andere spelers moeten akkoord gaan.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle toetsen</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Animatiesnelheid</translation>
    </message>
    <message>
        <source>Another person has already begun to play: the others have to agree.</source>
        <translation>Intussen heeft iemand anders een zet gedaan: de andere spelers moeten akkoord gaan.</translation>
    </message>
    <message>
        <source>Ask before a move that cannot be undone</source>
        <translation>Vragen vóór een zet die niet ongedaan te maken is</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Schudcode</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Niet opslaan</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen partijen</translation>
    </message>
    <message>
        <source>Game files</source>
        <translation>Partijbestanden</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Lopende partijen</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} is aan de beurt.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Language of player {n}</source>
        <translation>Taal van speler {n}</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Gordijn openen</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>Naar prullenbak</translation>
    </message>
    <message>
        <source>Move {ply} of {all}</source>
        <translation>Zet {ply} van {all}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Naam van speler {n}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nieuwe partij: {game}</translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>Er is nog geen partij afgelopen.</translation>
    </message>
    <message>
        <source>No game is in progress. Choose a box to begin one.</source>
        <translation>Er zijn geen lopende partijen. Kies een doos om er een te beginnen.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Partij openen</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Other seats…</source>
        <translation>Andere plaatsen…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Speler {n}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Meldingen sluiten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Zelfde schudcode</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Kopie opslaan als…</translation>
    </message>
    <message>
        <source>Show the scores</source>
        <translation>Scoreoverzicht tonen</translation>
    </message>
    <message>
        <source>Something hidden was shown since. Take the move back all the same?</source>
        <translation>Intussen is er iets zichtbaar geworden dat verborgen was. De zet toch terugnemen?</translation>
    </message>
    <message>
        <source>Something was drawn since. Take the move back all the same?</source>
        <translation>Intussen is er iets getrokken. De zet toch terugnemen?</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partij beginnen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zet terugnemen</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Zet terugnemen…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The table is hidden until the curtain is lifted.</source>
        <translation>De tafel blijft verborgen tot het gordijn opengaat.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>This cannot be undone. Press OK, or choose it once more.</source>
        <translation>Deze zet is niet ongedaan te maken. Druk op OK of kies hetzelfde nog een keer.</translation>
    </message>
    <message>
        <source>This game cannot be used: {fault}</source>
        <translation>Dit spel kan niet worden gebruikt: {fault}</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Tijdlijn</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Zelf proberen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Aanwijzing</translation>
    </message>
    <message>
        <source>You look at move {ply} of {all}. Click anywhere to come back.</source>
        <translation>Je bekijkt zet {ply} van {all}. Klik op een willekeurige plek om terug te keren.</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>zoals het venster</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>boardtable {version}: one calm table for printed board games.</source>
        <translation>boardtable {version}: één rustige tafel voor bordspellen uit de doos.</translation>
    </message>
    <message>
        <source>{file} could not be moved to the bin.</source>
        <translation>{file} kan niet naar de prullenbak worden verplaatst.</translation>
    </message>
    <message>
        <source>{game} cannot be used: {fault}</source>
        <translation>{game} kan niet worden gebruikt: {fault}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} wants to take a move back. Consent is needed: {others}</source>
        <translation>{name} wil een zet terugnemen. Alle anderen moeten akkoord gaan: {others}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move</extracomment>
        <translation>
            <numerusform>{n} zet</numerusform>
            <numerusform>{n} zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation>{why} (Regel {rule})</translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>always</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>with several people at one screen</source>
        <translation>met meerdere mensen aan één scherm</translation>
    </message>
</context>
<context>
    <name>codec</name>
    <message>
        <source>this entry is missing</source>
        <translation>dit gegeven ontbreekt</translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation>dit gegeven is onbekend</translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation>zo’n zet bestaat niet in dit spel</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>dit moet een groep gegevens met namen zijn</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>dit moet een lijst zijn</translation>
    </message>
    <message numerus="yes">
        <source>this must be a list of {n} entries</source>
        <extracomment>For one: this must be a list of {n} entry</extracomment>
        <translation>
            <numerusform>dit moet een lijst met {n} gegeven zijn</numerusform>
            <numerusform>dit moet een lijst met {n} gegevens zijn</numerusform>
        </translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>dit moet een tekst zijn</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>dit moet een geheel getal zijn</translation>
    </message>
    <message>
        <source>this must be empty</source>
        <translation>dit moet leeg zijn</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>dit moet true (waar) of false (onwaar) zijn</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>dit getal is te groot</translation>
    </message>
    <message>
        <source>{path}: {fault}</source>
        <translation>{path}: {fault}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit</source>
        <translation>Ctrl en scrollwiel, Ctrl++, Ctrl+-: in- en uitzoomen; 0, Ctrl+0: passend maken</translation>
    </message>
    <message>
        <source>Ctrl+E: scores</source>
        <translation>Ctrl+E: scoreoverzicht</translation>
    </message>
    <message>
        <source>Ctrl+Enter: OK; F6: from the table to the buttons, to the log and back</source>
        <translation>Ctrl+Enter: OK; F6: van de tafel naar de knoppen, naar het logboek en terug</translation>
    </message>
    <message>
        <source>Ctrl+N: new game; Ctrl+O: open; Ctrl+Shift+S: save a copy; Ctrl+W: start page</source>
        <translation>Ctrl+N: nieuwe partij; Ctrl+O: openen; Ctrl+Shift+S: kopie opslaan; Ctrl+W: startpagina</translation>
    </message>
    <message>
        <source>Ctrl+T: time line, then arrow keys: from move to move</source>
        <translation>Ctrl+T: tijdlijn, daarna pijltoetsen: van zet naar zet</translation>
    </message>
    <message>
        <source>Ctrl+Z: undo; Ctrl+Y: redo</source>
        <translation>Ctrl+Z: ongedaan maken; Ctrl+Y: opnieuw doen</translation>
    </message>
    <message>
        <source>Ctrl+comma: preferences; ?: all keys; Ctrl+Q: quit</source>
        <translation>Ctrl+komma: voorkeuren; ?: alle toetsen; Ctrl+Q: afsluiten</translation>
    </message>
    <message>
        <source>E: enlarge what others have, one after the other</source>
        <translation>E: een voor een vergroten wat de anderen hebben</translation>
    </message>
    <message>
        <source>Enter: take it, or put it back</source>
        <translation>Enter: pakken of terugleggen</translation>
    </message>
    <message>
        <source>Esc: let go; Alt+Left: back by one choice</source>
        <translation>Esc: loslaten; Alt+pijl-links: één keuze terug</translation>
    </message>
    <message>
        <source>F11: full screen</source>
        <translation>F11: volledig scherm</translation>
    </message>
    <message>
        <source>Mouse wheel, middle button: move the enlarged table</source>
        <translation>Scrollwiel, middelste muisknop: de ingezoomde tafel verschuiven</translation>
    </message>
    <message>
        <source>Space, held down: enlarge the card that has the focus</source>
        <translation>Spatiebalk, ingedrukt houden: de kaart met de focus vergroten</translation>
    </message>
    <message>
        <source>Tab, arrow keys: from one thing on offer to the next</source>
        <translation>Tab, pijltoetsen: van de ene mogelijkheid naar de volgende</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partij</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation>Over boardtable</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle toetsen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Passend maken</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nieuwe partij…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Voorkeuren</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Kopie opslaan als…</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scoreoverzicht</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Tijdlijn</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Inzoomen</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uitzoomen</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>After move {n} a take-back is wrong.</source>
        <translation>Na zet&#xa0;{n} is iets ten onrechte teruggenomen: meer zetten dan er waren, of met toestemming van iemand die niet meespeelt.</translation>
    </message>
    <message>
        <source>After move {n} the end is not the one that was written down.</source>
        <translation>Na zet {n} is de afloop anders dan in het bestand staat.</translation>
    </message>
    <message>
        <source>After move {n} the position is not the one that was written down.</source>
        <translation>Na zet {n} is de stand anders dan in het bestand staat.</translation>
    </message>
    <message>
        <source>It was written by a newer boardtable ({app}): its form is {theirs}, this program reads up to {ours}.</source>
        <translation>Het bestand is gemaakt met een nieuwere versie van boardtable ({app}): het heeft bestandsindeling {theirs}, dit programma leest tot en met {ours}.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read.</source>
        <translation>Regel {line} van het bestand is onleesbaar.</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {fault}.</source>
        <translation>Regel {line} van het bestand klopt niet: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} cannot be read: {fault}.</source>
        <translation>Zet {n} is onleesbaar: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} is not allowed in its position.</source>
        <translation>Zet {n} is in die stand niet toegestaan.</translation>
    </message>
    <message>
        <source>The first line is wrong: {fault}.</source>
        <translation>De eerste regel van het bestand klopt niet: {fault}.</translation>
    </message>
    <message>
        <source>The game was played by version {theirs} of its rules; this program has version {ours}.</source>
        <translation>De partij is gespeeld met versie&#xa0;{theirs} van de regels van dit spel; dit programma heeft versie&#xa0;{ours}.</translation>
    </message>
    <message numerus="yes">
        <source>This game is not played by {n} people.</source>
        <extracomment>For one: This game is not played by {n} person.</extracomment>
        <translation>
            <numerusform>Dit spel kan niet met {n} speler worden gespeeld.</numerusform>
            <numerusform>Dit spel kan niet met {n} spelers worden gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a boardtable game.</source>
        <translation>Dit is geen partij van boardtable.</translation>
    </message>
    <message>
        <source>a deal code has 1 to 16 digits from 0 to 9 and a to f</source>
        <translation>een schudcode bestaat uit 1 tot 16 tekens: cijfers en de letters a tot en met f</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>er staat niets in dat dit programma kent</translation>
    </message>
    <message>
        <source>these are too few or too many</source>
        <translation>dit zijn er te weinig of te veel</translation>
    </message>
    <message>
        <source>this cannot be chosen</source>
        <translation>dit is geen mogelijke keuze</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>dit moet een groep gegevens met namen zijn</translation>
    </message>
    <message>
        <source>this name is empty or too long</source>
        <translation>deze naam is leeg of te lang</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>mogelijke keuze</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>{zone} ({n})</source>
        <translation>{zone} ({n})</translation>
    </message>
    <message>
        <source>{zone}: place {place}</source>
        <translation>{zone}: plaats {place}</translation>
    </message>
    <message>
        <source>{zone}: row {row}, place {place}</source>
        <translation>{zone}: rij {row}, plaats {place}</translation>
    </message>
</context>
<context>
    <name>selfcheck</name>
    <message>
        <source>Every part is in its place.</source>
        <translation>Alle onderdelen zitten op hun plaats.</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>fast</source>
        <translation>snel</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normaal</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>langzaam</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>Not all of this game is saved. {why}</source>
        <translation>Deze partij is niet helemaal opgeslagen. {why}</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder {folder}.</source>
        <translation>In de map {folder} kan niets worden opgeslagen.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision.</source>
        <translation>Er is iets misgegaan in het programma. De partij staat op de stand na de laatste zet.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision. What happened is written in {file}.</source>
        <translation>Er is iets misgegaan in het programma. De partij staat op de stand na de laatste zet. Wat er is gebeurd, staat in {file}.</translation>
    </message>
    <message>
        <source>The components of this game are not there: {game}.</source>
        <translation>Het spelmateriaal van dit spel ontbreekt: {game}.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>De schijf is vol.</translation>
    </message>
    <message>
        <source>The file with corrected components cannot be read: {file}.</source>
        <translation>Het bestand met gecorrigeerd spelmateriaal kan niet worden gelezen: {file}.</translation>
    </message>
    <message>
        <source>The last line of {file} was cut off. The game opens at the last decision that was written down.</source>
        <translation>De laatste regel van {file} is niet compleet. De partij wordt geopend bij de laatste zet die is opgeslagen.</translation>
    </message>
    <message>
        <source>This game is not being saved. {why} It goes on in memory; save a copy somewhere else before you leave.</source>
        <translation>Deze partij wordt niet opgeslagen. {why} Je kunt doorspelen, maar sla ergens anders een kopie op voordat je stopt; anders gaat de partij verloren.</translation>
    </message>
    <message>
        <source>This program may not write into the folder {folder}.</source>
        <translation>Dit programma mag niets opslaan in de map {folder}.</translation>
    </message>
    <message>
        <source>Your preferences hold only until you quit. {why}</source>
        <translation>Je voorkeuren gelden alleen tot je het programma afsluit. {why}</translation>
    </message>
    <message>
        <source>boardtable is open already. You can play here too, but nothing is saved.</source>
        <translation>boardtable is al geopend. Je kunt ook hier spelen, maar dan wordt er niets opgeslagen.</translation>
    </message>
    <message>
        <source>this must be a text, a number, or true or false</source>
        <translation>dit moet een tekst, een getal, true (waar) of false (onwaar) zijn</translation>
    </message>
    <message>
        <source>{file} cannot be a game file: it is not text in UTF-8. Choose another file.</source>
        <translation>{file} is geen partijbestand: er staat geen tekst in UTF-8 in. Kies een ander bestand.</translation>
    </message>
    <message>
        <source>{file} cannot be opened, since its game is not installed or does not work: {game}. Install it first.</source>
        <translation>{file} kan niet worden geopend, omdat het spel niet is geïnstalleerd of niet werkt: {game}. Installeer het spel eerst.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Choose another file.</source>
        <translation>{file} kan niet worden geopend. {why} Kies een ander bestand.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Install a newer boardtable.</source>
        <translation>{file} kan niet worden geopend. {why} Installeer een nieuwere versie van boardtable.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Look for another copy of it.</source>
        <translation>{file} kan niet worden geopend. {why} Zoek een andere kopie van het bestand.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} The file stays as it is: keep it for a boardtable that fits.</source>
        <translation>{file} kan niet worden geopend. {why} Het bestand blijft zoals het is: bewaar het voor een versie van boardtable die het wel kan openen.</translation>
    </message>
    <message>
        <source>{file} cannot be read from its disk. Try again, or look for another copy.</source>
        <translation>{file} kan niet van de schijf worden gelezen. Probeer het opnieuw of zoek een andere kopie.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>{file} kan niet worden gelezen.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a game file in it.</source>
        <translation>{file} is een map. Kies een partijbestand in die map.</translation>
    </message>
    <message>
        <source>{file} is damaged. {why} The game opens at its last good position, and goes on in a copy.</source>
        <translation>{file} is beschadigd. {why} De partij wordt geopend bij de laatste stand die klopt en gaat verder in een kopie.</translation>
    </message>
    <message>
        <source>{file} is empty. Choose another file.</source>
        <translation>{file} is leeg. Kies een ander bestand.</translation>
    </message>
    <message>
        <source>{file} is not a file. Choose a game file.</source>
        <translation>{file} is geen bestand. Kies een partijbestand.</translation>
    </message>
    <message>
        <source>{file} is not saved. {why} Choose another folder.</source>
        <translation>{file} is niet opgeslagen. {why} Kies een andere map.</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8. Save it as UTF-8 in a text editor.</source>
        <translation>{file} bevat geen tekst in UTF-8. Sla het bestand in een teksteditor op als UTF-8.</translation>
    </message>
    <message>
        <source>{file} is not there. Look for it in another folder.</source>
        <translation>{file} is hier niet te vinden. Zoek het in een andere map.</translation>
    </message>
    <message>
        <source>{file} is too large for a game file. Choose another file.</source>
        <translation>{file} is te groot voor een partijbestand. Kies een ander bestand.</translation>
    </message>
    <message>
        <source>{file} is written in UTF-16. Save it as UTF-8 in a text editor, then open it.</source>
        <translation>{file} is opgeslagen als UTF-16. Sla het bestand in een teksteditor op als UTF-8 en open het daarna.</translation>
    </message>
    <message>
        <source>{file} may not be read by you. Change its permissions, or ask its owner.</source>
        <translation>Je mag {file} niet lezen. Wijzig de toegangsrechten of vraag het aan de eigenaar.</translation>
    </message>
    <message>
        <source>{file} was cut off in its first line. Look for another copy of it.</source>
        <translation>{file} breekt al in de eerste regel af. Zoek een andere kopie van het bestand.</translation>
    </message>
    <message>
        <source>{file}: line {line} cannot be read.</source>
        <translation>{file}: regel {line} is onleesbaar.</translation>
    </message>
    <message>
        <source>{file}: {entry}: {fault}.</source>
        <translation>{file}: {entry}: {fault}.</translation>
    </message>
    <message numerus="yes">
        <source>{first} ({n} entries are wrong.)</source>
        <extracomment>For one: {first} ({n} entry is wrong.)</extracomment>
        <translation>
            <numerusform>{first} (In totaal klopt {n} gegeven niet.)</numerusform>
            <numerusform>{first} (In totaal kloppen {n} gegevens niet.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>as the system</source>
        <translation>zoals het systeem</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>donker</translation>
    </message>
    <message>
        <source>light</source>
        <translation>licht</translation>
    </message>
</context>
<context>
    <name>wok</name>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>A Man-at-double-wok goes onto a double wok only.</source>
        <translation>Een Man-at-dubbele-wok mag je alleen met een dubbele wok combineren.</translation>
    </message>
    <message>
        <source>A covered wok takes no ingredients.</source>
        <translation>In een dichte wok gaan geen ingrediënten.</translation>
    </message>
    <message numerus="yes">
        <source>A short row costs the full price, {price}; you have {n} coins.</source>
        <extracomment>For one: A short row costs the full price, {price}; you have {n} coin.</extracomment>
        <translation>
            <numerusform>Ook een onvolledige rij kost de volle prijs, {price}; je hebt {n} munt.</numerusform>
            <numerusform>Ook een onvolledige rij kost de volle prijs, {price}; je hebt {n} munten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols. The most you have: {n} of {price}, {symbol}.</source>
        <translation>Een wokkaart kost {price} dezelfde symbolen. Je komt tot {n} van de {price}: {symbol}.</translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols; your hand shows none.</source>
        <translation>Een wokkaart kost {price} dezelfde symbolen; op de kaarten in je hand staat er geen.</translation>
    </message>
    <message>
        <source>All cards of the row go to your hand.</source>
        <translation>Alle kaarten van de rij gaan naar je hand.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste verdeling</translation>
    </message>
    <message>
        <source>Both rows of a group are empty. Last round: one final action for each player.</source>
        <translation>Beide rijen van een groep zijn leeg. Laatste ronde: elke speler heeft nog één laatste actie.</translation>
    </message>
    <message>
        <source>Card in a closed hand</source>
        <translation>Gedekte handkaart</translation>
    </message>
    <message>
        <source>Card of the draw pile</source>
        <translation>Kaart van de trekstapel</translation>
    </message>
    <message>
        <source>Cards in hand, coins included</source>
        <translation>Kaarten in de hand, inclusief munten</translation>
    </message>
    <message>
        <source>Cards of the draw pile only refill a row that was just bought.</source>
        <translation>Kaarten van de trekstapel vullen alleen een rij aan die net is gekocht.</translation>
    </message>
    <message>
        <source>Choose the row that you want to buy; your coins pay for it then.</source>
        <translation>Kies de rij die je wilt kopen; die betaal je dan met je munten.</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Munten</translation>
    </message>
    <message>
        <source>Coins do not pay for a wok card.</source>
        <translation>Een wokkaart betaal je niet met munten.</translation>
    </message>
    <message>
        <source>Coins in hand</source>
        <translation>Munten in de hand</translation>
    </message>
    <message>
        <source>Coins of the two rows beside</source>
        <translation>Munten van de twee rijen ernaast</translation>
    </message>
    <message>
        <source>Coins: {name}</source>
        <translation>Munten: {name}</translation>
    </message>
    <message>
        <source>Combo wok ({needs})</source>
        <translation>Combiwok ({needs})</translation>
    </message>
    <message>
        <source>Covered wok ({n})</source>
        <translation>Dichte wok ({n})</translation>
    </message>
    <message>
        <source>Double wok ({sides})</source>
        <translation>Dubbele wok ({sides})</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Trekstapel</translation>
    </message>
    <message>
        <source>Each side of a double wok takes one ingredient only, and this is another one.</source>
        <translation>Elke kant van een dubbele wok is voor maar één ingrediënt, en dit is een ander.</translation>
    </message>
    <message>
        <source>First choose a wok card, then lay the cards for it.</source>
        <translation>Kies eerst een wokkaart en leg daarna de kaarten uit waarmee je betaalt.</translation>
    </message>
    <message>
        <source>Hand wok</source>
        <translation>Handwok</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>In no wok</source>
        <translation>Niet in een wok</translation>
    </message>
    <message>
        <source>Incomplete: scores nothing</source>
        <translation>Onvolledig: levert niets op</translation>
    </message>
    <message>
        <source>Ingredients in hand</source>
        <translation>Ingrediënten in de hand</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn brings one coin at most.</source>
        <translation>Je bent niet aan de beurt; per beurt neem je hoogstens één munt.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn buys one row at most.</source>
        <translation>Je bent niet aan de beurt; per beurt koop je hoogstens één rij.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn takes one wok card at most.</source>
        <translation>Je bent niet aan de beurt; per beurt pak je hoogstens één wokkaart.</translation>
    </message>
    <message>
        <source>Laid cards</source>
        <translation>Uitgelegde kaarten</translation>
    </message>
    <message>
        <source>Laid cards stay there until the scoring and never pay again.</source>
        <translation>Uitgelegde kaarten blijven tot de puntentelling liggen; je kunt er niet nog eens mee betalen.</translation>
    </message>
    <message>
        <source>Laid cards: {name}</source>
        <translation>Uitgelegde kaarten: {name}</translation>
    </message>
    <message>
        <source>Left-over ingredients</source>
        <translation>Overgebleven ingrediënten</translation>
    </message>
    <message>
        <source>Leftovers wok</source>
        <translation>Restjeswok</translation>
    </message>
    <message>
        <source>Man-at-double-wok ({left}, {right})</source>
        <translation>Man-at-dubbele-wok ({left}, {right})</translation>
    </message>
    <message>
        <source>Man-at-power-wok</source>
        <translation>Man-at-power-wok</translation>
    </message>
    <message>
        <source>Man-at-swap-wok</source>
        <translation>Man-at-swap-wok</translation>
    </message>
    <message>
        <source>Men-at-wok are assigned at the scoring; nothing is decided about them yet.</source>
        <translation>Men-at-Wok combineer je pas bij de puntentelling met een wok; tot die tijd ligt er niets vast.</translation>
    </message>
    <message>
        <source>New in this row: {cards}.</source>
        <translation>Nieuw in deze rij: {cards}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No symbol wok</source>
        <translation>Wok zonder symbool</translation>
    </message>
    <message>
        <source>No wok card is left on the table.</source>
        <translation>Er ligt geen wokkaart meer op tafel.</translation>
    </message>
    <message>
        <source>Nothing is ever taken from another player.</source>
        <translation>Van andere spelers mag je nooit iets afpakken.</translation>
    </message>
    <message>
        <source>One action a turn: first pay for the wok card.</source>
        <translation>Eén actie per beurt: betaal eerst de wokkaart.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Open kaarten</translation>
    </message>
    <message>
        <source>Pay for: {wok}. {n} identical symbols are needed, {k} chosen.</source>
        <translation>Betaal voor: {wok}. Nodig: {n} dezelfde symbolen, gekozen: {k}.</translation>
    </message>
    <message>
        <source>Red wok cards stay where they are; Men-at-wok and ingredients come to them.</source>
        <translation>Rode wokkaarten blijven liggen; Men-at-Wok en ingrediënten leg je erbij.</translation>
    </message>
    <message>
        <source>Removed cards</source>
        <translation>Verwijderde kaarten</translation>
    </message>
    <message>
        <source>Removed cards are out of the game; anybody may look at them.</source>
        <translation>Verwijderde kaarten zijn uit het spel; iedereen mag ze bekijken.</translation>
    </message>
    <message>
        <source>Row of ingredients</source>
        <translation>Rij ingrediënten</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Set wok ({n})</source>
        <translation>Setwok ({n})</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Symbols of different kinds do not add up.</source>
        <translation>Verschillende symbolen mag je niet bij elkaar optellen.</translation>
    </message>
    <message>
        <source>Take a coin or buy a row.</source>
        <translation>Neem een munt of koop een rij.</translation>
    </message>
    <message>
        <source>Take a coin, buy a row or take a wok card.</source>
        <translation>Neem een munt, koop een rij of pak een wokkaart.</translation>
    </message>
    <message>
        <source>That would make {n} symbols; exactly {price} are needed.</source>
        <translation>Dat zouden {n} symbolen zijn; je hebt er precies {price} nodig.</translation>
    </message>
    <message>
        <source>The Man-at-swap-wok goes onto a combo or double wok only.</source>
        <translation>De Man-at-swap-wok mag je alleen met een combiwok of een dubbele wok combineren.</translation>
    </message>
    <message>
        <source>The cards that pay go to your laid cards.</source>
        <translation>De kaarten waarmee je betaalt, gaan naar je uitgelegde kaarten.</translation>
    </message>
    <message>
        <source>The coin goes to your hand.</source>
        <translation>De munt gaat naar je hand.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The hand wok takes only ingredients from the hand, no laid cards.</source>
        <translation>In de handwok gaan alleen ingrediënten uit de hand, geen uitgelegde kaarten.</translation>
    </message>
    <message>
        <source>The last coin of a group stays on the table.</source>
        <translation>De laatste munt van een groep blijft liggen.</translation>
    </message>
    <message>
        <source>The no symbol wok takes only cards that show no symbol.</source>
        <translation>In de wok zonder symbool gaan alleen kaarten zonder symbool.</translation>
    </message>
    <message>
        <source>The wok card goes to your own woks.</source>
        <translation>De wokkaart komt bij je eigen woks.</translation>
    </message>
    <message>
        <source>This card shows no symbol, so it pays nothing.</source>
        <translation>Op deze kaart staat geen symbool, dus je kunt er niet mee betalen.</translation>
    </message>
    <message>
        <source>This combo wok does not ask for this ingredient.</source>
        <translation>Deze combiwok vraagt niet om dit ingrediënt.</translation>
    </message>
    <message numerus="yes">
        <source>This row costs {price}; you have {n} coins.</source>
        <extracomment>For one: This row costs {price}; you have {n} coin.</extracomment>
        <translation>
            <numerusform>Deze rij kost {price}; je hebt {n} munt.</numerusform>
            <numerusform>Deze rij kost {price}; je hebt {n} munten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is empty; there is nothing to buy.</source>
        <translation>Deze rij is leeg; er valt niets te kopen.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Gelijke stand met {n} punt: {names}.</numerusform>
            <numerusform>Gelijke stand met {n} punten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does it become?</source>
        <translation>Welk ingrediënt wordt het?</translation>
    </message>
    <message>
        <source>Which ingredient becomes another one?</source>
        <translation>Welk ingrediënt wordt een ander?</translation>
    </message>
    <message>
        <source>With this card your hand cannot make exactly {price} identical symbols.</source>
        <translation>Met deze kaart erbij kom je met je hand niet precies op {price} dezelfde symbolen uit.</translation>
    </message>
    <message>
        <source>Wok cards</source>
        <translation>Wokkaarten</translation>
    </message>
    <message>
        <source>Wok cards on the table</source>
        <translation>Wokkaarten op tafel</translation>
    </message>
    <message>
        <source>Woks: {name}</source>
        <translation>Woks: {name}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You buy all cards of a row, not only some of them.</source>
        <translation>Je koopt alle kaarten van een rij, niet alleen een paar ervan.</translation>
    </message>
    <message>
        <source>You must do what you can; you cannot pass.</source>
        <translation>Je kunt nog iets doen, dus je mag niet passen.</translation>
    </message>
    <message>
        <source>Your final action: take a coin or buy a row.</source>
        <translation>Je laatste actie: neem een munt of koop een rij.</translation>
    </message>
    <message>
        <source>Your final action: take a coin, buy a row or take a wok card.</source>
        <translation>Je laatste actie: neem een munt, koop een rij of pak een wokkaart.</translation>
    </message>
    <message>
        <source>Your turn is one action: one wok card at most.</source>
        <translation>Per beurt heb je één actie: hoogstens één wokkaart.</translation>
    </message>
    <message>
        <source>Your wok cards stay open in front of you.</source>
        <translation>Je wokkaarten blijven open voor je liggen.</translation>
    </message>
    <message>
        <source>a card shows at most so many symbols: {n}</source>
        <translation>het hoogste aantal symbolen op een kaart is {n}</translation>
    </message>
    <message>
        <source>a combination has two ingredients or more</source>
        <translation>een combinatie heeft minstens twee ingrediënten</translation>
    </message>
    <message>
        <source>a row has at most so many cards: {n}</source>
        <translation>het hoogste aantal kaarten in een rij is {n}</translation>
    </message>
    <message>
        <source>a row is full as long as the pile has cards</source>
        <translation>een rij is vol zolang er nog kaarten in de trekstapel zitten</translation>
    </message>
    <message>
        <source>both rows of a group are empty, so the last round must have begun</source>
        <translation>beide rijen van een groep zijn leeg, dus de laatste ronde moet al begonnen zijn</translation>
    </message>
    <message>
        <source>bowl</source>
        <translation>kom</translation>
    </message>
    <message>
        <source>can pay</source>
        <translation>bruikbaar</translation>
    </message>
    <message>
        <source>chopstick</source>
        <translation>eetstokje</translation>
    </message>
    <message>
        <source>coins in play: {n}, numbered from {first}</source>
        <translation>het aantal munten in het spel moet {n} zijn, genummerd vanaf {first}</translation>
    </message>
    <message>
        <source>every ingredient must have its cards here</source>
        <translation>hier moeten de kaarten van elk ingrediënt staan</translation>
    </message>
    <message>
        <source>every number of players must have its set-up here</source>
        <translation>hier moet de voorbereiding voor elk aantal spelers staan</translation>
    </message>
    <message>
        <source>fortune cookie</source>
        <translation>gelukskoekje</translation>
    </message>
    <message>
        <source>new points per ingredient for a double wok, left and right</source>
        <translation>nieuwe punten per ingrediënt voor een dubbele wok, links en rechts</translation>
    </message>
    <message>
        <source>no two of these may be the same</source>
        <translation>hiervan mogen er geen twee gelijk zijn</translation>
    </message>
    <message>
        <source>no two wok cards may be the same</source>
        <translation>er mogen geen twee wokkaarten gelijk zijn</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>one ingredient of a combo or double wok becomes another</source>
        <translation>één ingrediënt van een combiwok of dubbele wok wordt een ander</translation>
    </message>
    <message>
        <source>only one row can be short and not empty</source>
        <translation>hoogstens één rij kan onvolledig zijn zonder leeg te zijn</translation>
    </message>
    <message>
        <source>only these are known here: {names}</source>
        <translation>hier zijn alleen deze woorden mogelijk: {names}</translation>
    </message>
    <message>
        <source>points per ingredient</source>
        <translation>punten per ingrediënt</translation>
    </message>
    <message>
        <source>price: {n}</source>
        <translation>prijs: {n}</translation>
    </message>
    <message>
        <source>spoon</source>
        <translation>lepel</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ster</translation>
    </message>
    <message>
        <source>takes no ingredients</source>
        <translation>hier gaan geen ingrediënten in</translation>
    </message>
    <message>
        <source>the box has only so many of these cards: {n}</source>
        <translation>de doos bevat maar {n} van deze kaarten</translation>
    </message>
    <message>
        <source>the cards outside the pile must be numbered from 0, without a gap</source>
        <translation>de kaarten buiten de trekstapel moeten vanaf 0 genummerd zijn, zonder een nummer over te slaan</translation>
    </message>
    <message>
        <source>the last coin of a group stays on the table</source>
        <translation>de laatste munt van een groep blijft liggen</translation>
    </message>
    <message>
        <source>the last round begins when both rows of a group are empty</source>
        <translation>de laatste ronde begint pas als beide rijen van een groep leeg zijn</translation>
    </message>
    <message>
        <source>there is no card with this number</source>
        <translation>er is geen kaart met dit nummer</translation>
    </message>
    <message>
        <source>there is only one Man-at-power-wok</source>
        <translation>er is maar één Man-at-power-wok</translation>
    </message>
    <message>
        <source>there must be a group of rows</source>
        <translation>er moet minstens één groep rijen zijn</translation>
    </message>
    <message>
        <source>these cards are no exact payments for so many wok cards: {n}</source>
        <translation>met deze kaarten is dit aantal wokkaarten niet precies betaald: {n}</translation>
    </message>
    <message>
        <source>these must be the first cards, as many as for so many players</source>
        <translation>dit moeten de eerste kaarten zijn, zoveel als er bij dit aantal spelers horen</translation>
    </message>
    <message>
        <source>this entry is missing</source>
        <translation>dit gegeven ontbreekt</translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation>dit gegeven is onbekend</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>dit spel is niet voor dit aantal spelers: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>dit komt op twee plaatsen voor: {what}</translation>
    </message>
    <message>
        <source>this is {given}, but the rest of the box says {wanted}</source>
        <translation>dit is {given}, maar volgens de rest van de doos moet het {wanted} zijn</translation>
    </message>
    <message>
        <source>this is {given}, but there are only {n}</source>
        <translation>dit is {given}, maar meer dan {n} kan niet</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>dit moet een groep gegevens met namen zijn</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>dit moet een lijst zijn</translation>
    </message>
    <message>
        <source>this must be a list of at most {n} groups</source>
        <translation>dit moet een lijst met hoogstens {n} groepen zijn</translation>
    </message>
    <message>
        <source>this must be a list of so many rows: {n}</source>
        <translation>dit moet een lijst zijn met dit aantal rijen: {n}</translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>dit moet een tekst zijn</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>dit moet een geheel getal zijn</translation>
    </message>
    <message>
        <source>this must be a whole number from {low} to {high}</source>
        <translation>dit moet een geheel getal van {low} tot en met {high} zijn</translation>
    </message>
    <message>
        <source>this must be an even number</source>
        <translation>dit moet een even getal zijn</translation>
    </message>
    <message>
        <source>this must be true</source>
        <translation>dit moet true (waar) zijn</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>dit moet true (waar) of false (onwaar) zijn</translation>
    </message>
    <message>
        <source>this player can do nothing and has to pass</source>
        <translation>deze speler kan niets doen en moet passen</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>deze speler doet niet mee</translation>
    </message>
    <message>
        <source>this wok card cannot be paid for here</source>
        <translation>deze wokkaart kan hier niet worden betaald</translation>
    </message>
    <message numerus="yes">
        <source>turns a red card into a covered wok of {n} points</source>
        <extracomment>For one: turns a red card into a covered wok of {n} point</extracomment>
        <translation>
            <numerusform>maakt van een rode kaart een dichte wok van {n} punt</numerusform>
            <numerusform>maakt van een rode kaart een dichte wok van {n} punten</numerusform>
        </translation>
    </message>
    <message>
        <source>when the last round begins, the other group still has cards</source>
        <translation>als de laatste ronde begint, heeft de andere groep nog kaarten</translation>
    </message>
    <message>
        <source>wok cards on the table and with players: {n}</source>
        <translation>het aantal wokkaarten op tafel en bij de spelers moet {n} zijn</translation>
    </message>
    <message>
        <source>{card} (from the hand)</source>
        <translation>{card} (uit de hand)</translation>
    </message>
    <message>
        <source>{list}, {name}</source>
        <translation>{list}, {name}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} buys a row for {price}: {cards}.</source>
        <translation>{name} koopt een rij voor {price}: {cards}.</translation>
    </message>
    <message>
        <source>{name} chooses: a coin, a row or a wok card.</source>
        <translation>{name} kiest: een munt, een rij of een wokkaart.</translation>
    </message>
    <message>
        <source>{name} has to pass.</source>
        <translation>{name} moet passen.</translation>
    </message>
    <message>
        <source>{name} pays for: {wok}.</source>
        <translation>{name} betaalt voor: {wok}.</translation>
    </message>
    <message>
        <source>{name} pays with: {cards}.</source>
        <translation>{name} betaalt met: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points.</source>
        <extracomment>For one: {name} scores {n} point.</extracomment>
        <translation>
            <numerusform>{name} scoort {n} punt.</numerusform>
            <numerusform>{name} scoort {n} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes a coin. New price of these rows: {price}.</source>
        <translation>{name} neemt een munt. Nieuwe prijs van deze rijen: {price}.</translation>
    </message>
    <message>
        <source>{name} takes a wok card: {wok}.</source>
        <translation>{name} pakt een wokkaart: {wok}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wint met {n} punt.</numerusform>
            <numerusform>{name} wint met {n} punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name} {n}</translation>
    </message>
    <message>
        <source>{name}: no symbol</source>
        <translation>{name}: zonder symbool</translation>
    </message>
    <message>
        <source>{name}: {symbols}</source>
        <translation>{name}: {symbols}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} coins</source>
        <extracomment>For one: {n} coin</extracomment>
        <translation>
            <numerusform>{n} munt</numerusform>
            <numerusform>{n} munten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} coins left</source>
        <extracomment>For one: {n} coin left</extracomment>
        <translation>
            <numerusform>nog {n} munt</numerusform>
            <numerusform>nog {n} munten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n} punt</numerusform>
            <numerusform>{n} punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for any ingredient</source>
        <extracomment>For one: {n} point for any ingredient</extracomment>
        <translation>
            <numerusform>{n} punt voor elk willekeurig ingrediënt</numerusform>
            <numerusform>{n} punten voor elk willekeurig ingrediënt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient from the hand</source>
        <extracomment>For one: {n} point for each ingredient from the hand</extracomment>
        <translation>
            <numerusform>{n} punt voor elk ingrediënt uit de hand</numerusform>
            <numerusform>{n} punten voor elk ingrediënt uit de hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient without a symbol</source>
        <extracomment>For one: {n} point for each ingredient without a symbol</extracomment>
        <translation>
            <numerusform>{n} punt voor elk ingrediënt zonder symbool</numerusform>
            <numerusform>{n} punten voor elk ingrediënt zonder symbool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per combination</source>
        <extracomment>For one: {n} point per combination</extracomment>
        <translation>
            <numerusform>{n} punt per combinatie</numerusform>
            <numerusform>{n} punten per combinatie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per set of identical ingredients</source>
        <extracomment>For one: {n} point per set of identical ingredients</extracomment>
        <translation>
            <numerusform>{n} punt per set van hetzelfde ingrediënt</numerusform>
            <numerusform>{n} punten per set van hetzelfde ingrediënt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points; the best is {best}. Lay cards and Men-at-wok as you like.</source>
        <extracomment>For one: {n} point; the best is {best}. Lay cards and Men-at-wok as you like.</extracomment>
        <translation>
            <numerusform>{n} punt; de beste verdeling levert {best} op. Leg kaarten en Men-at-Wok neer zoals je wilt.</numerusform>
            <numerusform>{n} punten; de beste verdeling levert {best} op. Leg kaarten en Men-at-Wok neer zoals je wilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n} × {name}</translation>
    </message>
    <message>
        <source>{tie} Equal in coins too, so the victory is shared: {names}.</source>
        <translation>{tie} Ook evenveel munten, dus een gedeelde overwinning: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{tie} Still tied with {n} left-over ingredients: {names}.</source>
        <extracomment>For one: {tie} Still tied with {n} left-over ingredient: {names}.</extracomment>
        <translation>
            <numerusform>{tie} Nog steeds een gelijke stand, met {n} overgebleven ingrediënt: {names}.</numerusform>
            <numerusform>{tie} Nog steeds een gelijke stand, met {n} overgebleven ingrediënten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tie} The most coins decide: {name} ({n}).</source>
        <translation>{tie} De meeste munten beslissen: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tie} The most left-over ingredients decide: {name} ({n}).</source>
        <translation>{tie} De meeste overgebleven ingrediënten beslissen: {name} ({n}).</translation>
    </message>
    <message>
        <source>{wok} ({points})</source>
        <translation>{wok} ({points})</translation>
    </message>
    <message>
        <source>{wok}: {does}</source>
        <translation>{wok}: {does}</translation>
    </message>
</context>
</TS>
