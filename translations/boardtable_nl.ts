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
        <source>After this move something hidden was shown: the record says so if you undo it.</source>
        <translation>Na deze zet is er iets verborgens getoond: als je hem terugneemt, staat dat in het spelverslag.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the others have to agree.</source>
        <translation>Intussen is er iets getrokken: de andere spelers moeten akkoord gaan.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the record says so if you undo it.</source>
        <translation>Na deze zet is er iets getrokken: als je hem terugneemt, staat dat in het spelverslag.</translation>
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
        <source>Chapters</source>
        <translation>Hoofdstukken</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Computer {n}</source>
        <translation>Computer&#xa0;{n}</translation>
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
        <source>Enter: open the rule book</source>
        <translation>Enter: spelregels openen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
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
        <source>Go on</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Hits: {n}</source>
        <translation>Treffers: {n}</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Lopend</translation>
    </message>
    <message>
        <source>It is made of these parts. Choose one to read its licence.</source>
        <translation>Het bestaat uit deze onderdelen. Kies er een om de licentie te lezen.</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Het is er niet meer.</translation>
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
        <translation>Taal van speler&#xa0;{n}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Leren spelen</translation>
    </message>
    <message>
        <source>Learn to play: {game}</source>
        <translation>Leren spelen: {game}</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
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
        <source>Move now</source>
        <translation>Meteen zetten</translation>
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
        <translation>Naam van speler&#xa0;{n}</translation>
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
        <source>Next hit</source>
        <translation>Volgende treffer</translation>
    </message>
    <message>
        <source>Next scoring</source>
        <translation>Volgende puntentelling</translation>
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
        <source>Not found</source>
        <translation>Niet gevonden</translation>
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
        <source>Parts</source>
        <translation>Onderdelen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauzeren</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mens</translation>
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
        <source>Previous hit</source>
        <translation>Vorige treffer</translation>
    </message>
    <message>
        <source>Previous scoring</source>
        <translation>Vorige puntentelling</translation>
    </message>
    <message>
        <source>Print the rule book</source>
        <translation>Spelregels afdrukken</translation>
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
        <source>Rule book</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Spelregels: {game}</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Zelfde schudcode</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Kopie opslaan als…</translation>
    </message>
    <message>
        <source>Save the rule book as PDF</source>
        <translation>Spelregels opslaan als PDF</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
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
        <source>The disk on which it lies has no bin that this program may use.</source>
        <translation>De schijf waarop het staat, heeft geen prullenbak die dit programma mag gebruiken.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The move that waited for OK was not made.</source>
        <translation>De zet die op OK wachtte, is niet gedaan.</translation>
    </message>
    <message>
        <source>The rule book could not be printed.</source>
        <translation>De spelregels kunnen niet worden afgedrukt.</translation>
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
        <source>This program may not change the folder {folder}.</source>
        <translation>Dit programma mag de map {folder} niet wijzigen.</translation>
    </message>
    <message>
        <source>Tie-break: {what}</source>
        <translation>Bij gelijke stand: {what}</translation>
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
        <source>Undo without being asked, alone against computers</source>
        <translation>Zonder vraag ongedaan maken als je alleen tegen computers speelt</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Aanwijzing</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>Who plays for player {n}</source>
        <translation>Wie speelt voor speler&#xa0;{n}</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Winnaar: {name}</translation>
    </message>
    <message>
        <source>You look at move {ply} of {all}. Click anywhere to come back.</source>
        <translation>Je bekijkt zet&#xa0;{ply} van&#xa0;{all}. Klik op een willekeurige plek om terug te keren.</translation>
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
        <source>{file} could not be moved to the bin. {why}</source>
        <translation>{file} kan niet naar de prullenbak worden verplaatst. {why}</translation>
    </message>
    <message>
        <source>{lists}, {another}</source>
        <translation>{lists}, {another}</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} finds no answer and plays a quick move instead.</source>
        <translation>{name} komt er niet uit en doet in plaats daarvan een snelle zet.</translation>
    </message>
    <message>
        <source>{name} is a computer that only another program knows. Here it plays at a medium level.</source>
        <translation>{name} is een computer die alleen in een ander programma bekend is. Hier is het niveau gemiddeld.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt na.</translation>
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
            <numerusform>{n}&#xa0;zet</numerusform>
            <numerusform>{n}&#xa0;zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} van&#xa0;{all}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{what} The computer is thinking.</source>
        <translation>{what} De computer denkt na.</translation>
    </message>
    <message>
        <source>{what} The computers pause.</source>
        <translation>{what} De computers pauzeren.</translation>
    </message>
    <message>
        <source>{what}, out of the game</source>
        <translation>{what}, uit het spel</translation>
    </message>
    <message>
        <source>{what}: {n}</source>
        <translation>{what}: {n}</translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation>{why} (Regel&#xa0;{rule})</translation>
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
    <name>box</name>
    <message>
        <source>no two of these may be the same</source>
        <translation>hiervan mogen er geen twee gelijk zijn</translation>
    </message>
    <message>
        <source>only these are known here: {names}</source>
        <translation>hier zijn alleen deze woorden mogelijk: {names}</translation>
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
        <translation>dit moet een lijst met hoogstens {n}&#xa0;groepen zijn</translation>
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
        <source>this must be true</source>
        <translation>dit moet true (waar) zijn</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>dit moet true (waar) of false (onwaar) zijn</translation>
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
            <numerusform>dit moet een lijst met {n}&#xa0;gegeven zijn</numerusform>
            <numerusform>dit moet een lijst met {n}&#xa0;gegevens zijn</numerusform>
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
    <name>hex</name>
    <message>
        <source>Blue stone with a square</source>
        <translation>Blauwe steen met een vierkant</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Chain from edge to edge</source>
        <translation>Keten van rand tot rand</translation>
    </message>
    <message>
        <source>Edge: {name}</source>
        <translation>Rand: {name}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Lay a stone: connect your two edges.</source>
        <translation>Leg een steen: verbind je twee randen.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>Red stone with a disc</source>
        <translation>Rode steen met een schijf</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Stones: {name}</source>
        <translation>Stenen: {name}</translation>
    </message>
    <message>
        <source>Swap rule</source>
        <translation>Ruilregel</translation>
    </message>
    <message>
        <source>Take over the first stone</source>
        <translation>Eerste steen overnemen</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Dit veld is bezet.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Your stones go to empty places of the board.</source>
        <translation>Je stenen horen op lege velden van het bord.</translation>
    </message>
    <message>
        <source>nobody can lay a stone here</source>
        <translation>hier kan niemand een steen leggen</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} has a chain from edge to edge and wins.</source>
        <translation>{name} heeft een keten van rand tot rand en wint.</translation>
    </message>
    <message>
        <source>{name} lays a stone.</source>
        <translation>{name} legt een steen.</translation>
    </message>
    <message>
        <source>{name} lays a stone: {place}.</source>
        <translation>{name} legt een steen: {place}.</translation>
    </message>
    <message>
        <source>{name} takes over the first stone, mirrored: {place}.</source>
        <translation>{name} neemt de eerste steen over, gespiegeld: {place}.</translation>
    </message>
    <message>
        <source>{place}</source>
        <translation>{place}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>+{whole}.{tenth}</source>
        <translation>+{whole},{tenth}</translation>
    </message>
    <message>
        <source>A computer decides now. Ask for a hint when it is your turn.</source>
        <translation>Nu is een computer aan zet. Vraag om een hint als je zelf aan de beurt bent.</translation>
    </message>
    <message>
        <source>Best move found: {what}</source>
        <translation>Beste gevonden zet: {what}</translation>
    </message>
    <message>
        <source>Best move found: {what} Expected lead: {lead}.</source>
        <translation>Beste gevonden zet: {what} Verwachte voorsprong: {lead}.</translation>
    </message>
    <message>
        <source>Looking for good moves. Esc stops it.</source>
        <translation>De computer zoekt goede zetten. Met Esc stopt hij daarmee.</translation>
    </message>
    <message>
        <source>No hint was found.</source>
        <translation>Er is geen hint gevonden.</translation>
    </message>
    <message>
        <source>marked on the table</source>
        <translation>op tafel aangegeven</translation>
    </message>
    <message>
        <source>{first} · {rest}</source>
        <translation>{first} · {rest}</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{n} × {what}</source>
        <translation>{n}&#xa0;×&#xa0;{what}</translation>
    </message>
    <message>
        <source>{rank}</source>
        <translation>{rank}</translation>
    </message>
    <message>
        <source>{rank}: {lead}</source>
        <translation>{rank}: {lead}</translation>
    </message>
    <message>
        <source>{what}.</source>
        <translation>{what}.</translation>
    </message>
    <message>
        <source>{what}: {n}</source>
        <translation>{what}: {n}</translation>
    </message>
    <message>
        <source>−{whole}.{tenth}</source>
        <translation>−{whole},{tenth}</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>A: look up what the game lists, such as all that may still come; Esc: close it</source>
        <translation>A: de lijsten van het spel opzoeken, zoals alles wat nog kan komen; Esc: sluiten</translation>
    </message>
    <message>
        <source>Arrow keys: move it to where it fits next; Tab: the same, turned as it must be</source>
        <translation>Pijltoetsen: naar de volgende plek waar het stuk kan liggen; Tab: ook, en meteen goed gedraaid</translation>
    </message>
    <message>
        <source>Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit</source>
        <translation>Ctrl en scrollwiel, Ctrl++, Ctrl+-: in- en uitzoomen; 0, Ctrl+0: passend maken</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2 and so on: the buttons of the choice, from left to right</source>
        <translation>Ctrl+1, Ctrl+2 enzovoort: de knoppen van de keuze, van links naar rechts</translation>
    </message>
    <message>
        <source>Ctrl+E: scores; Esc, Enter: close them</source>
        <translation>Ctrl+E: scoreoverzicht; Esc, Enter: sluiten</translation>
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
        <source>E: enlarge what others have, and what lies upon each other, one after the other</source>
        <translation>E: een voor een vergroten wat de anderen hebben en wat op elkaar ligt</translation>
    </message>
    <message>
        <source>Enter: take it, or put it back; without it, what is proposed or alone on offer</source>
        <translation>Enter: pakken of terugleggen; zonder focus: wat is voorgesteld of de enige mogelijkheid is</translation>
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
        <source>F1: rule book, at the rule that forbids something; Esc, F1: close it</source>
        <translation>F1: spelregels, bij de regel die iets verbiedt; Esc, F1: sluiten</translation>
    </message>
    <message>
        <source>H: hint</source>
        <translation>H: hint</translation>
    </message>
    <message>
        <source>In a lesson: Page Down, Page Up: next page, page before; Esc: leave it</source>
        <translation>In een les, Page Down, Page Up: volgende pagina, vorige pagina; Esc: les verlaten</translation>
    </message>
    <message>
        <source>In the rule book, Ctrl+F: search; F3, Shift+F3: next hit, previous hit; Ctrl+P: print</source>
        <translation>In de spelregels, Ctrl+F: zoeken; F3, Shift+F3: volgende treffer, vorige treffer; Ctrl+P: afdrukken</translation>
    </message>
    <message>
        <source>In the rule book, Ctrl+arrow down, Ctrl+arrow up: from rule to rule</source>
        <translation>In de spelregels, Ctrl+pijl-omlaag, Ctrl+pijl-omhoog: van regel naar regel</translation>
    </message>
    <message>
        <source>M: the computer moves now; P: the computers rest, or go on</source>
        <translation>M: de computer zet meteen; P: de computers pauzeren of gaan door</translation>
    </message>
    <message>
        <source>Mouse wheel, middle button: move the enlarged table</source>
        <translation>Scrollwiel, middelste muisknop: de ingezoomde tafel verschuiven</translation>
    </message>
    <message>
        <source>R, mouse wheel, right button: turn the large piece in the hand; Shift+R: the other way; F: flip it</source>
        <translation>R, scrollwiel, rechtermuisknop: het grote stuk in de hand draaien; Shift+R: de andere kant op draaien; F: omdraaien</translation>
    </message>
    <message>
        <source>Space, held down: enlarge the card that has the focus, or see all that lies below it</source>
        <translation>Spatiebalk, ingedrukt houden: de kaart met de focus vergroten, of alles zien wat eronder ligt</translation>
    </message>
    <message>
        <source>Tab, arrow keys: from one thing on offer to the next</source>
        <translation>Tab, pijltoetsen: van de ene mogelijkheid naar de volgende</translation>
    </message>
</context>
<context>
    <name>khan</name>
    <message numerus="yes">
        <source>+{n} points, area: {area}</source>
        <extracomment>For one: +{n} point, area: {area}</extracomment>
        <translation>
            <numerusform>+{n}&#xa0;punt, gebied: {area}</numerusform>
            <numerusform>+{n}&#xa0;punten, gebied: {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge must lie over the river.</source>
        <translation>Een brug moet over de rivier liggen.</translation>
    </message>
    <message>
        <source>A bridge needs a yurt on each side of the river.</source>
        <translation>Voor een brug moet er aan elke kant van de rivier een yurt staan.</translation>
    </message>
    <message>
        <source>A card of the draw pile decides where a ruler goes.</source>
        <translation>Een kaart van de trekstapel bepaalt waar een heerser naartoe gaat.</translation>
    </message>
    <message>
        <source>A piece lies here already.</source>
        <translation>Hier ligt al een stuk.</translation>
    </message>
    <message>
        <source>A piece of the supply is put aside. For one round only the owner of this card may lay it.</source>
        <translation>Een stuk uit de voorraad wordt opzijgelegd. Eén ronde lang mag alleen de eigenaar van deze kaart het leggen.</translation>
    </message>
    <message>
        <source>A region is protected with the card Support of the Gods.</source>
        <translation>Een regio bescherm je met de kaart Steun van de goden.</translation>
    </message>
    <message>
        <source>A ruler stands here; he cannot be covered.</source>
        <translation>Hier staat een heerser; die kun je niet bedekken.</translation>
    </message>
    <message>
        <source>A special card is used after the actions.</source>
        <translation>Een speciale kaart gebruik je na je acties.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Akkoord</translation>
    </message>
    <message>
        <source>Another player has more yurts here: {name} {n}, you {k}.</source>
        <translation>Een andere speler heeft hier meer yurts: {name}&#xa0;{n}, jij&#xa0;{k}.</translation>
    </message>
    <message>
        <source>Another player has reserved this piece.</source>
        <translation>Een andere speler heeft dit stuk gereserveerd.</translation>
    </message>
    <message>
        <source>Another player protects neutral yurts with such a card now.</source>
        <translation>Een andere speler beschermt nu al neutrale yurts met zo’n kaart.</translation>
    </message>
    <message>
        <source>Another player protects the neutral yurts of this region.</source>
        <translation>Een andere speler beschermt de neutrale yurts van deze regio.</translation>
    </message>
    <message>
        <source>Another player protects yurts with such a card now.</source>
        <translation>Een andere speler beschermt nu al yurts met zo’n kaart.</translation>
    </message>
    <message>
        <source>Anywhere, well spread</source>
        <translation>Op willekeurige vakjes, goed verspreid</translation>
    </message>
    <message numerus="yes">
        <source>Area of {n} cells, no bonus</source>
        <extracomment>For one: Area of {n} cell, no bonus</extracomment>
        <translation>
            <numerusform>Gebied van {n}&#xa0;vakje, geen bonus</numerusform>
            <numerusform>Gebied van {n}&#xa0;vakjes, geen bonus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Area of {n} cells, place {place}</source>
        <extracomment>For one: Area of {n} cell, place {place}</extracomment>
        <translation>
            <numerusform>Gebied van {n}&#xa0;vakje, plaats&#xa0;{place}</numerusform>
            <numerusform>Gebied van {n}&#xa0;vakjes, plaats&#xa0;{place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Areas: {name}</source>
        <translation>Gebieden: {name}</translation>
    </message>
    <message>
        <source>Ask for consent to a conquest, or do without it.</source>
        <translation>Vraag toestemming voor een verovering, of zie ervan af.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Awaiting consent</source>
        <translation>Wacht op toestemming</translation>
    </message>
    <message>
        <source>Back in the supply: {piece}.</source>
        <translation>Terug in de voorraad: {piece}.</translation>
    </message>
    <message>
        <source>Card in a closed hand</source>
        <translation>Handkaart, gedekt</translation>
    </message>
    <message>
        <source>Card of the draw pile</source>
        <translation>Kaart van de trekstapel</translation>
    </message>
    <message>
        <source>Cards are drawn at the end of the turn, not before.</source>
        <translation>Kaarten trek je aan het einde van je beurt, niet eerder.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Kaarten in de hand</translation>
    </message>
    <message>
        <source>Cells of the largest area</source>
        <translation>Vakjes van het grootste gebied</translation>
    </message>
    <message>
        <source>Choose any cards that you want to discard, then go on.</source>
        <translation>Kies welke kaarten je wilt afleggen (geen enkele mag ook) en druk dan op Afleggen.</translation>
    </message>
    <message>
        <source>Court: {ruler}</source>
        <translation>Hof: {ruler}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Discarded cards stay there; anybody may look through them.</source>
        <translation>Afgelegde kaarten blijven liggen; iedereen mag ze doorkijken.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Trekstapel</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {n} cards.</source>
        <extracomment>For one: Each player gets {n} card.</extracomment>
        <translation>
            <numerusform>Elke speler krijgt {n}&#xa0;kaart.</numerusform>
            <numerusform>Elke speler krijgt {n}&#xa0;kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each special card is used once.</source>
        <translation>Elke speciale kaart gebruik je één keer.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Rand van het bord</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Every land cell under a piece needs a yurt.</source>
        <translation>Op elk landvakje onder een stuk moet een yurt staan.</translation>
    </message>
    <message>
        <source>Expelled: {ruler}. Direction: {direction}.</source>
        <translation>Verdreven: {ruler}. Richting: {direction}.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>First agree or refuse.</source>
        <translation>Kies eerst Akkoord of Weigeren.</translation>
    </message>
    <message>
        <source>First every player puts up yurts.</source>
        <translation>Eerst plaatst elke speler yurts.</translation>
    </message>
    <message>
        <source>First say which cards you discard.</source>
        <translation>Kies eerst welke kaarten je aflegt.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover neutral yurts in one region, unless the owner of this card would share the piece and agrees.</source>
        <translation>Eén ronde lang mag niemand anders neutrale yurts in één regio bedekken, tenzij het stuk ook van de eigenaar van deze kaart wordt en die akkoord gaat.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover neutral yurts, unless the owner of this card would share the piece and agrees.</source>
        <translation>Eén ronde lang mag niemand anders neutrale yurts bedekken, tenzij het stuk ook van de eigenaar van deze kaart wordt en die akkoord gaat.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover the owner&apos;s yurts, unless the owner would share the piece and agrees.</source>
        <translation>Eén ronde lang mag niemand anders de yurts van de eigenaar van deze kaart bedekken, tenzij het stuk ook van de eigenaar wordt en die akkoord gaat.</translation>
    </message>
    <message>
        <source>Forgo</source>
        <translation>Afzien</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Algemene voorraad</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Hand: {name}</translation>
    </message>
    <message>
        <source>High Morale</source>
        <translation>Hoge moraal</translation>
    </message>
    <message>
        <source>In the end phase no cards are played.</source>
        <translation>In de eindfase worden geen kaarten gespeeld.</translation>
    </message>
    <message>
        <source>In the end phase there are only conquests.</source>
        <translation>In de eindfase wordt er alleen nog veroverd.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell beside the outer area.</source>
        <translation>Inval met deze kaart: plaats een yurt op een leeg vakje naast het buitengebied.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell beside the river.</source>
        <translation>Inval met deze kaart: plaats een yurt op een leeg vakje naast de rivier.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell of this region.</source>
        <translation>Inval met deze kaart: plaats een yurt op een leeg vakje van deze regio.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on any empty land cell.</source>
        <translation>Inval met deze kaart: plaats een yurt op een willekeurig leeg landvakje.</translation>
    </message>
    <message>
        <source>Invading anywhere takes both actions of a turn.</source>
        <translation>Op een willekeurige plek invallen telt voor beide acties van een beurt.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>Grootste gebied</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Neutral yurt</source>
        <translation>Neutrale yurt</translation>
    </message>
    <message>
        <source>Neutral yurts only come on the map by expelling rulers.</source>
        <translation>Een neutrale yurt komt alleen op het bord als een heerser vlucht of wordt verdreven.</translation>
    </message>
    <message>
        <source>Neutral yurts take the places of all other rulers.</source>
        <translation>Alle andere heersers worden vervangen door neutrale yurts.</translation>
    </message>
    <message>
        <source>No cell is empty where this card would let you put a yurt.</source>
        <translation>Er is geen leeg vakje waar je met deze kaart een yurt mag plaatsen.</translation>
    </message>
    <message>
        <source>No piece is left in the supply.</source>
        <translation>Er is geen stuk meer in de voorraad.</translation>
    </message>
    <message>
        <source>No special card is used in the end phase.</source>
        <translation>In de eindfase kun je geen speciale kaarten gebruiken.</translation>
    </message>
    <message>
        <source>No such piece is left in the supply.</source>
        <translation>Van deze vorm is er geen stuk meer in de voorraad.</translation>
    </message>
    <message>
        <source>No yurt is put on the river.</source>
        <translation>Op de rivier komt nooit een yurt.</translation>
    </message>
    <message>
        <source>Nobody can conquer any more.</source>
        <translation>Niemand kan meer veroveren.</translation>
    </message>
    <message>
        <source>Now a card, your yurts or a piece for this cell.</source>
        <translation>Nu een kaart, je yurts of een stuk voor dit vakje.</translation>
    </message>
    <message>
        <source>Now the cell on which you put up a yurt.</source>
        <translation>Nu het vakje waarop je een yurt plaatst.</translation>
    </message>
    <message>
        <source>Now the cells that the piece covers.</source>
        <translation>Nu de vakjes die het stuk bedekt.</translation>
    </message>
    <message>
        <source>Now the draw pile: its top card decides where the ruler goes.</source>
        <translation>Nu de trekstapel: de bovenste kaart bepaalt waar de heerser naartoe gaat.</translation>
    </message>
    <message>
        <source>Now the piece that you reserve.</source>
        <translation>Nu het stuk dat je reserveert.</translation>
    </message>
    <message>
        <source>Now the region that the card protects.</source>
        <translation>Nu de regio die de kaart beschermt.</translation>
    </message>
    <message>
        <source>One further action at once: play a card, expel a ruler or conquer.</source>
        <translation>Meteen nog één actie: speel een kaart, verdrijf een heerser of verover.</translation>
    </message>
    <message>
        <source>One further action: play a card, expel a ruler or conquer.</source>
        <translation>Nog één actie: speel een kaart, verdrijf een heerser of verover.</translation>
    </message>
    <message>
        <source>One of these yurts at least must be yours.</source>
        <translation>Minstens één van deze yurts moet van jou zijn.</translation>
    </message>
    <message>
        <source>Only bridges lie over the river.</source>
        <translation>Over de rivier mogen alleen bruggen liggen.</translation>
    </message>
    <message>
        <source>Others are asked for their consent first.</source>
        <translation>Eerst worden anderen om toestemming gevraagd.</translation>
    </message>
    <message>
        <source>Out of the game: {what}.</source>
        <translation>Uit het spel: {what}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Protected regions</source>
        <translation>Beschermde regio’s</translation>
    </message>
    <message>
        <source>Protected: {name}</source>
        <translation>Beschermd door: {name}</translation>
    </message>
    <message>
        <source>Protection of the Great Khan</source>
        <translation>Bescherming van Grote Khan</translation>
    </message>
    <message>
        <source>Put this card on the map.</source>
        <translation>Leg deze kaart op het bord.</translation>
    </message>
    <message>
        <source>Put this card on the region that it protects.</source>
        <translation>Leg deze kaart op de regio die ze beschermt.</translation>
    </message>
    <message>
        <source>Put up a yurt in a region where you have none.</source>
        <translation>Plaats een yurt in een regio waar je er nog geen hebt.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Weigeren</translation>
    </message>
    <message>
        <source>Reserve Tile</source>
        <translation>Reserveer tegel</translation>
    </message>
    <message>
        <source>Reserved piece: {name}</source>
        <translation>Gereserveerde tegel: {name}</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Heersers</translation>
    </message>
    <message>
        <source>Special cards: {name}</source>
        <translation>Speciale kaarten: {name}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Support of the Gods</source>
        <translation>Steun van de goden</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and becomes the draw pile.</source>
        <translation>De aflegstapel wordt geschud: dat is de nieuwe trekstapel.</translation>
    </message>
    <message>
        <source>The end phase begins: conquests only</source>
        <translation>De eindfase begint: alleen nog veroveren</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The piece must lie on the map with all its cells.</source>
        <translation>Het stuk moet met alle vakjes op het bord liggen.</translation>
    </message>
    <message>
        <source>There is no further action to be taken.</source>
        <translation>Er is geen actie die je nog kunt doen.</translation>
    </message>
    <message>
        <source>These yurts are protected by: {name}.</source>
        <translation>Deze yurts worden beschermd door: {name}.</translation>
    </message>
    <message>
        <source>This belongs to another player.</source>
        <translation>Dit is van een andere speler.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge may lie over at most {n} river cells.</source>
        <extracomment>For one: This bridge may lie over at most {n} river cell.</extracomment>
        <translation>
            <numerusform>Deze brug mag over hoogstens {n}&#xa0;riviervakje liggen.</numerusform>
            <numerusform>Deze brug mag over hoogstens {n}&#xa0;riviervakjes liggen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not let you put a yurt there.</source>
        <translation>Met deze kaart mag je daar geen yurt plaatsen.</translation>
    </message>
    <message>
        <source>This cell is not empty.</source>
        <translation>Dit vakje is niet leeg.</translation>
    </message>
    <message>
        <source>This fits nowhere: every cell under it needs a yurt.</source>
        <translation>Dit kan nergens liggen: op elk vakje eronder moet een yurt staan.</translation>
    </message>
    <message>
        <source>This fits nowhere: on each side of the river it needs a yurt on every cell under it.</source>
        <translation>Dit kan nergens liggen: aan elke kant van de rivier moet op elk vakje eronder een yurt staan.</translation>
    </message>
    <message>
        <source>This piece stays here until the end of the game.</source>
        <translation>Dit stuk blijft hier liggen tot het einde van het spel.</translation>
    </message>
    <message>
        <source>This was refused already in this turn.</source>
        <translation>Dit is in deze beurt al geweigerd.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Gelijke stand met {n}&#xa0;punt: {names}.</numerusform>
            <numerusform>Gelijke stand met {n}&#xa0;punten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>To reserve a piece, put it on the card Reserve Tile.</source>
        <translation>Een stuk reserveer je door het op de kaart Reserveer tegel te leggen.</translation>
    </message>
    <message>
        <source>Turned over: {ruler}, out of the game. The next card counts.</source>
        <translation>Omgedraaid: {ruler}, uit het spel. De volgende kaart telt.</translation>
    </message>
    <message>
        <source>Turned over: {ruler}, {direction}.</source>
        <translation>Omgedraaid: {ruler}, {direction}.</translation>
    </message>
    <message>
        <source>Use one special card, or end your turn.</source>
        <translation>Gebruik één speciale kaart of beëindig je beurt.</translation>
    </message>
    <message>
        <source>What stands in a court is only moved by expelling the ruler.</source>
        <translation>Wat in een hof staat, komt er alleen uit als de heerser vlucht of uit het spel gaat.</translation>
    </message>
    <message>
        <source>Where the map shows them</source>
        <translation>Op hun eigen vakjes</translation>
    </message>
    <message>
        <source>Wherever this fits, you have no yurt or another player has more of them.</source>
        <translation>Overal waar dit kan liggen, heb jij geen yurt of heeft een andere speler er meer.</translation>
    </message>
    <message>
        <source>Wherever this fits, yurts are protected by: {names}.</source>
        <translation>Overal waar dit kan liggen, worden yurts beschermd door: {names}.</translation>
    </message>
    <message>
        <source>You have a yurt in this region already.</source>
        <translation>Je hebt al een yurt in deze regio.</translation>
    </message>
    <message>
        <source>You have asked for consent often enough in this turn.</source>
        <translation>Je hebt in deze beurt al vaak genoeg om toestemming gevraagd.</translation>
    </message>
    <message>
        <source>You may not use this card in two turns running.</source>
        <translation>Deze kaart mag je niet in twee van je beurten na elkaar gebruiken.</translation>
    </message>
    <message>
        <source>You must conquer as long as you can.</source>
        <translation>Je moet veroveren zolang het kan.</translation>
    </message>
    <message numerus="yes">
        <source>You must conquer: {n} actions left.</source>
        <extracomment>For one: You must conquer: {n} action left.</extracomment>
        <translation>
            <numerusform>Je moet veroveren: nog {n}&#xa0;actie.</numerusform>
            <numerusform>Je moet veroveren: nog {n}&#xa0;acties.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must use your actions; you cannot pass.</source>
        <translation>Je moet je acties gebruiken; passen kan niet.</translation>
    </message>
    <message>
        <source>Your actions are done: use a special card, or end your turn.</source>
        <translation>Je acties zijn gedaan: gebruik een speciale kaart of beëindig je beurt.</translation>
    </message>
    <message>
        <source>Yurt: {name}</source>
        <translation>Yurt: {name}</translation>
    </message>
    <message>
        <source>Yurts stay where they are until a piece covers them.</source>
        <translation>Yurts blijven staan tot een stuk ze bedekt.</translation>
    </message>
    <message>
        <source>Yurts: {name}</source>
        <translation>Yurts: {name}</translation>
    </message>
    <message>
        <source>a court has yurts as long as its ruler is on the map</source>
        <translation>een hof heeft yurts zolang de heerser op het bord staat</translation>
    </message>
    <message>
        <source>a hand has at most so many cards: {n}</source>
        <translation>het hoogste aantal kaarten in een hand is {n}</translation>
    </message>
    <message>
        <source>a piece carries one yurt of each of its owners</source>
        <translation>op een stuk ligt één yurt van elke eigenaar</translation>
    </message>
    <message>
        <source>a player has at most so many of these: {n}</source>
        <translation>het hoogste aantal hiervan per speler is {n}</translation>
    </message>
    <message>
        <source>all cards of the rulers on the map could be in hand</source>
        <translation>alle kaarten van de heersers op het bord zouden in handen van de spelers kunnen zijn</translation>
    </message>
    <message>
        <source>another piece lies here</source>
        <translation>hier ligt al een ander stuk</translation>
    </message>
    <message numerus="yes">
        <source>bridge of {n}</source>
        <extracomment>For one: bridge of {n}</extracomment>
        <translation>
            <numerusform>brug van {n}</numerusform>
            <numerusform>brug van {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card numbers begin with {n}, and each is used once</source>
        <translation>kaartnummers beginnen bij {n}, en elk nummer komt maar één keer voor</translation>
    </message>
    <message numerus="yes">
        <source>conquest tile of {n}, shape {letter}</source>
        <extracomment>For one: conquest tile of {n}, shape {letter}</extracomment>
        <translation>
            <numerusform>veroveringstegel van&#xa0;{n}, vorm&#xa0;{letter}</numerusform>
            <numerusform>veroveringstegel van&#xa0;{n}, vorm&#xa0;{letter}</numerusform>
        </translation>
    </message>
    <message>
        <source>consent needed: {names}</source>
        <translation>toestemming nodig van: {names}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>oost</translation>
    </message>
    <message>
        <source>every size must have its points here</source>
        <translation>hier moeten de punten voor elke grootte staan</translation>
    </message>
    <message>
        <source>every special card must be here: {names}</source>
        <translation>hier moeten alle speciale kaarten staan: {names}</translation>
    </message>
    <message>
        <source>every terrain must be here</source>
        <translation>hier moet elk landschap voorkomen</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>ijs</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>bergen</translation>
    </message>
    <message>
        <source>no neutral yurt lies on a card</source>
        <translation>op een kaart ligt nooit een neutrale yurt</translation>
    </message>
    <message>
        <source>no neutral yurt lies on a piece</source>
        <translation>op een stuk ligt nooit een neutrale yurt</translation>
    </message>
    <message>
        <source>no two things may stand on one cell</source>
        <translation>op één vakje mogen geen twee dingen staan</translation>
    </message>
    <message>
        <source>north</source>
        <translation>noord</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noordoost</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noordwest</translation>
    </message>
    <message>
        <source>outer area</source>
        <translation>buitengebied</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rivier</translation>
    </message>
    <message>
        <source>rocky desert</source>
        <translation>rotsige woestijn</translation>
    </message>
    <message>
        <source>sand desert</source>
        <translation>zandwoestijn</translation>
    </message>
    <message>
        <source>shared with: {names}</source>
        <translation>gedeeld met: {names}</translation>
    </message>
    <message>
        <source>so many actions cannot be left</source>
        <translation>zoveel acties kunnen er niet over zijn</translation>
    </message>
    <message>
        <source>south</source>
        <translation>zuid</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>zuidoost</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>zuidwest</translation>
    </message>
    <message numerus="yes">
        <source>straight bridge of {n}</source>
        <extracomment>For one: straight bridge of {n}</extracomment>
        <translation>
            <numerusform>rechte brug van&#xa0;{n}</numerusform>
            <numerusform>rechte brug van&#xa0;{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>the Abbasid</source>
        <translation>de Abbasidische heerser</translation>
    </message>
    <message>
        <source>the Georgian</source>
        <translation>de Georgische heerser</translation>
    </message>
    <message>
        <source>the Hungarian</source>
        <translation>de Hongaarse heerser</translation>
    </message>
    <message>
        <source>the Khmer</source>
        <translation>de Khmer-heerser</translation>
    </message>
    <message>
        <source>the Korean</source>
        <translation>de Koreaanse heerser</translation>
    </message>
    <message>
        <source>the Russian</source>
        <translation>de Russische heerser</translation>
    </message>
    <message>
        <source>the Seljuk</source>
        <translation>de Seljuk heerser</translation>
    </message>
    <message>
        <source>the Song</source>
        <translation>de Song-heerser</translation>
    </message>
    <message>
        <source>the end phase begins when so many rulers are gone: {n}</source>
        <translation>de eindfase begint als dit aantal heersers uit het spel is: {n}</translation>
    </message>
    <message>
        <source>the game ends when nobody can conquer any more</source>
        <translation>het spel eindigt pas als niemand meer kan veroveren</translation>
    </message>
    <message>
        <source>the yurts of a court have the numbers up to how many they are</source>
        <translation>de yurts in een hof hebben de eerste nummers van dat hof, zonder een nummer over te slaan</translation>
    </message>
    <message>
        <source>there is a proposal when somebody is asked, and only then</source>
        <translation>er is een voorstel als er iemand wordt gevraagd, en alleen dan</translation>
    </message>
    <message>
        <source>there is no yurt with this number</source>
        <translation>er is geen yurt met dit nummer</translation>
    </message>
    <message>
        <source>there is nothing to decide here</source>
        <translation>hier valt niets te beslissen</translation>
    </message>
    <message>
        <source>there is one yurt for an active card</source>
        <translation>bij een actieve kaart hoort één yurt</translation>
    </message>
    <message>
        <source>there must be a ruler</source>
        <translation>er moet minstens één heerser zijn</translation>
    </message>
    <message>
        <source>these cells must hang together by their sides</source>
        <translation>deze vakjes moeten met hun zijden aan elkaar liggen</translation>
    </message>
    <message>
        <source>these must be edge cells, each of them once</source>
        <translation>dit moeten randvakjes zijn, elk maar één keer</translation>
    </message>
    <message>
        <source>this cannot be proposed here</source>
        <translation>dit kan hier niet worden voorgesteld</translation>
    </message>
    <message>
        <source>this card cannot be active so</source>
        <translation>zo kan deze kaart niet actief zijn</translation>
    </message>
    <message>
        <source>this card marks a region only with so many players</source>
        <translation>alleen bij een bepaald aantal spelers hoort er een regio bij deze kaart</translation>
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
        <source>this map has no room for so many rulers</source>
        <translation>op dit bord is geen plaats voor zoveel heersers</translation>
    </message>
    <message>
        <source>this must be a drawing with the signs # and . of 2 to {n} cells</source>
        <translation>dit moet een tekening met de tekens # en . zijn, van 2 tot en met {n}&#xa0;vakjes</translation>
    </message>
    <message>
        <source>this must be above the numbers of all cards</source>
        <translation>dit moet hoger zijn dan de nummers van alle kaarten</translation>
    </message>
    <message>
        <source>this must be the row and column of a cell of that region</source>
        <translation>dit moeten de rij en de kolom van een vakje in die regio zijn</translation>
    </message>
    <message>
        <source>this must be the row and column of a land cell</source>
        <translation>dit moeten de rij en de kolom van een landvakje zijn</translation>
    </message>
    <message>
        <source>this must be {rows} lines of {n} of these signs: {signs}</source>
        <translation>dit moeten {rows}&#xa0;regels met elk {n} van deze tekens zijn: {signs}</translation>
    </message>
    <message>
        <source>this piece cannot lie so</source>
        <translation>zo kan dit stuk niet liggen</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>deze speler doet niet mee</translation>
    </message>
    <message numerus="yes">
        <source>tile of {n}, shape {letter}</source>
        <extracomment>For one: tile of {n}, shape {letter}</extracomment>
        <translation>
            <numerusform>tegel van {n}, vorm {letter}</numerusform>
            <numerusform>tegel van {n}, vorm {letter}</numerusform>
        </translation>
    </message>
    <message>
        <source>tropical forest</source>
        <translation>tropisch bos</translation>
    </message>
    <message>
        <source>tundra</source>
        <translation>toendra</translation>
    </message>
    <message>
        <source>west</source>
        <translation>west</translation>
    </message>
    <message>
        <source>{card}, active</source>
        <translation>{card}, actief</translation>
    </message>
    <message numerus="yes">
        <source>{letter} bridge of {n}</source>
        <extracomment>For one: {letter} bridge of {n}</extracomment>
        <translation>
            <numerusform>{letter}-vormige brug van&#xa0;{n}</numerusform>
            <numerusform>{letter}-vormige brug van&#xa0;{n}</numerusform>
        </translation>
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
        <source>{name} agrees.</source>
        <translation>{name} gaat akkoord.</translation>
    </message>
    <message numerus="yes">
        <source>{name} asks to cover {n} neutral yurts and to share the piece with you: {piece}.</source>
        <extracomment>For one: {name} asks to cover {n} neutral yurt and to share the piece with you: {piece}.</extracomment>
        <translation>
            <numerusform>{name} wil {n}&#xa0;neutrale yurt bedekken en het stuk met je delen: {piece}.</numerusform>
            <numerusform>{name} wil {n}&#xa0;neutrale yurts bedekken en het stuk met je delen: {piece}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} asks to cover {n} of your yurts and to share the piece with you: {piece}.</source>
        <extracomment>For one: {name} asks to cover one of your yurts and to share the piece with you: {piece}.</extracomment>
        <translation>
            <numerusform>{name} wil een van jouw yurts bedekken en het stuk met je delen: {piece}.</numerusform>
            <numerusform>{name} wil {n}&#xa0;van jouw yurts bedekken en het stuk met je delen: {piece}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can do nothing more in this turn.</source>
        <translation>{name} kan in deze beurt niets meer doen.</translation>
    </message>
    <message>
        <source>{name} conquers with: {piece}. Owners: {names}.</source>
        <translation>{name} verovert met: {piece}. Eigendom van: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {n} cards.</source>
        <extracomment>For one: {name} discards {n} card.</extracomment>
        <translation>
            <numerusform>{name} legt {n}&#xa0;kaart af.</numerusform>
            <numerusform>{name} legt {n}&#xa0;kaarten af.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} does without a conquest.</source>
        <translation>{name} ziet af van een verovering.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws {n} cards.</source>
        <extracomment>For one: {name} draws {n} card.</extracomment>
        <translation>
            <numerusform>{name} trekt {n}&#xa0;kaart.</numerusform>
            <numerusform>{name} trekt {n}&#xa0;kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} expels a ruler: {ruler}.</source>
        <translation>{name} verdrijft: {ruler}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has {n} actions left.</source>
        <extracomment>For one: {name} has {n} action left.</extracomment>
        <translation>
            <numerusform>{name} heeft nog {n}&#xa0;actie.</numerusform>
            <numerusform>{name} heeft nog {n}&#xa0;acties.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} invades the ice.</source>
        <translation>{name} valt het ijs binnen.</translation>
    </message>
    <message>
        <source>{name} invades the mountains.</source>
        <translation>{name} valt de bergen binnen.</translation>
    </message>
    <message>
        <source>{name} invades the rocky desert.</source>
        <translation>{name} valt de rotsige woestijn binnen.</translation>
    </message>
    <message>
        <source>{name} invades the sand desert.</source>
        <translation>{name} valt de zandwoestijn binnen.</translation>
    </message>
    <message>
        <source>{name} invades the tropical forest.</source>
        <translation>{name} valt het tropische bos binnen.</translation>
    </message>
    <message>
        <source>{name} invades the tundra.</source>
        <translation>{name} valt de toendra binnen.</translation>
    </message>
    <message>
        <source>{name} is asked for consent.</source>
        <translation>{name} wordt om toestemming gevraagd.</translation>
    </message>
    <message>
        <source>{name} may discard cards.</source>
        <translation>{name} mag kaarten afleggen.</translation>
    </message>
    <message>
        <source>{name} may use a special card.</source>
        <translation>{name} mag een speciale kaart gebruiken.</translation>
    </message>
    <message>
        <source>{name} puts up a yurt.</source>
        <translation>{name} plaatst een yurt.</translation>
    </message>
    <message>
        <source>{name} puts up a yurt: {region}.</source>
        <translation>{name} plaatst een yurt: {region}.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} weigert.</translation>
    </message>
    <message>
        <source>{name} uses a special card: {card}, {what}.</source>
        <translation>{name} gebruikt een speciale kaart: {card}, {what}.</translation>
    </message>
    <message>
        <source>{name} uses a special card: {card}.</source>
        <translation>{name} gebruikt een speciale kaart: {card}.</translation>
    </message>
    <message>
        <source>{name} wants to lay: {piece}. Asked: {names}.</source>
        <translation>{name} wil leggen: {piece}. Toestemming gevraagd aan: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wint met {n}&#xa0;punt.</numerusform>
            <numerusform>{name} wint met {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} yurts</source>
        <extracomment>For one: {name}: {n} yurt</extracomment>
        <translation>
            <numerusform>{name}: {n} yurt</numerusform>
            <numerusform>{name}: {n} yurts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left: play a card, expel a ruler or conquer.</source>
        <extracomment>For one: {n} action left: play a card, expel a ruler or conquer.</extracomment>
        <translation>
            <numerusform>Nog {n}&#xa0;actie: speel een kaart, verdrijf een heerser of verover.</numerusform>
            <numerusform>Nog {n}&#xa0;acties: speel een kaart, verdrijf een heerser of verover.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left: play a card, expel a ruler, conquer, or invade anywhere.</source>
        <extracomment>For one: {n} action left: play a card, expel a ruler, conquer, or invade anywhere.</extracomment>
        <translation>
            <numerusform>Nog {n}&#xa0;actie: speel een kaart, verdrijf een heerser, verover of val op een willekeurige plek in.</numerusform>
            <numerusform>Nog {n}&#xa0;acties: speel een kaart, verdrijf een heerser, verover of val op een willekeurige plek in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each owner</source>
        <extracomment>For one: {n} point for each owner</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt voor elke eigenaar</numerusform>
            <numerusform>{n}&#xa0;punten voor elke eigenaar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rulers are out of the game: the end phase begins.</source>
        <extracomment>For one: {n} ruler is out of the game: the end phase begins.</extracomment>
        <translation>
            <numerusform>{n}&#xa0;heerser is uit het spel: de eindfase begint.</numerusform>
            <numerusform>{n}&#xa0;heersers zijn uit het spel: de eindfase begint.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, awaiting consent</source>
        <translation>{piece}, wacht op toestemming</translation>
    </message>
    <message>
        <source>{piece}, shared</source>
        <translation>{piece}, gedeeld</translation>
    </message>
    <message>
        <source>{piece}: {names}</source>
        <translation>{piece}: {names}</translation>
    </message>
    <message>
        <source>{tie} The largest area decides: {name} ({n}).</source>
        <translation>{tie} Het grootste gebied beslist: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tie} Their areas are equal too, so the victory is shared: {names}.</source>
        <translation>{tie} Ook het grootste gebied is even groot, dus een gedeelde overwinning: {names}.</translation>
    </message>
</context>
<context>
    <name>khan|lesson</name>
    <message>
        <source>After your actions you may use one special card. The marked one protects all your yurts until your next turn: nobody else may cover them. Click it, or drag it to the map.</source>
        <translation>Na je acties mag je één speciale kaart gebruiken. De gemarkeerde kaart beschermt al je yurts tot je volgende beurt: niemand anders mag ze bedekken. Klik op de kaart of sleep die naar het bord.</translation>
    </message>
    <message>
        <source>Before the first turn everybody puts up some yurts, each one in another region. You have none in the ice yet: put one on the marked cell. Drag one of your yurts there, or click the cell, or press Tab until it has the ring, then Enter.</source>
        <translation>Vóór de eerste beurt plaatst iedereen een paar yurts, elk in een andere regio. Op het ijs heb je er nog geen: plaats er een op het gemarkeerde vakje. Sleep een van je yurts erheen, klik op het vakje, of druk op Tab tot de ring om het vakje ligt en dan op Enter.</translation>
    </message>
    <message>
        <source>Conquer them. Lift the marked tile, and turn it with R or the right mouse button until it has the form of the marked cells; F flips it. Near its place it slides onto it, and you read what it brings. Let go there.</source>
        <translation>Verover die vakjes. Pak de gemarkeerde tegel op en draai hem met R of de rechtermuisknop tot hij de vorm van de gemarkeerde vakjes heeft; met F draai je hem om. Dicht bij zijn plek schuift hij daarheen, en dan lees je wat hij oplevert. Laat hem daar los.</translation>
    </message>
    <message>
        <source>For one action you may drive a ruler away. A card that is turned over says in which direction. Expel the marked ruler, beside your yurt: click him and then the draw pile, or drag him there.</source>
        <translation>Met één actie kun je een heerser verdrijven. Een kaart die wordt omgedraaid, zegt in welke richting hij vlucht. Verdrijf de gemarkeerde heerser, naast je yurt: klik op hem en dan op de trekstapel, of sleep hem erheen.</translation>
    </message>
    <message>
        <source>He is gone, and a black yurt stands in his place. For your other action play the marked card. The picture at its foot says where you may put up a yurt: {region}. Drag the card to the marked cell, or click both.</source>
        <translation>Hij is weg, en op zijn plek staat een zwarte yurt. Speel met je andere actie de gemarkeerde kaart. De afbeelding onder aan de kaart zegt waar je een yurt mag plaatsen: {region}. Sleep de kaart naar het gemarkeerde vakje, of klik op de kaart en dan op het vakje.</translation>
    </message>
    <message>
        <source>Much later. {n} rulers are out of the game, so the end phase has begun: everybody only conquers now. A bridge lies over the river, with a yurt on either bank. Lay the marked one over the marked cells.</source>
        <translation>Veel later. {n}&#xa0;heersers zijn uit het spel, dus de eindfase is begonnen: iedereen verovert alleen nog. Een brug ligt over de rivier, met op beide oevers een yurt eronder. Leg de gemarkeerde brug over de gemarkeerde vakjes.</translation>
    </message>
    <message>
        <source>Nobody can conquer any more: the game is over. The bridge brings only {points} points, but it makes one area of {area} cells, where your largest had {before}. {name} has {other} cells together. So the bonus of {bonus} points is yours, and you win {mine} to {theirs}.</source>
        <translation>Niemand kan meer veroveren: de partij is afgelopen. De brug levert slechts {points}&#xa0;punten op, maar zo ontstaat één gebied van {area}&#xa0;vakjes; je grootste had er {before}. {name} komt tot {other}&#xa0;aaneengesloten vakjes. De bonus van {bonus}&#xa0;punten is dus voor jou, en je wint met {mine} tegen {theirs}.</translation>
    </message>
    <message>
        <source>Now it is your turn: {n} actions. Marked is a ruler. Whenever one of them flees, he leaves a black yurt behind. It belongs to nobody, and so it is useful to everybody.</source>
        <translation>Nu ben jij aan de beurt: {n}&#xa0;acties. Gemarkeerd is een heerser. Telkens als een heerser vlucht, laat hij een zwarte yurt achter. Die is van niemand, en juist daarom heeft iedereen er iets aan.</translation>
    </message>
    <message>
        <source>That is allowed. But on the marked cell your yurt joins the others.</source>
        <translation>Dat mag. Maar op het gemarkeerde vakje sluit je yurt aan bij de andere.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked bridge joins what you own on both banks, and brings most.</source>
        <translation>Dat mag. Maar de gemarkeerde brug verbindt wat je op beide oevers hebt, en levert het meeste op.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked ruler stands just where you need a black yurt.</source>
        <translation>Dat mag. Maar de gemarkeerde heerser staat precies waar je een zwarte yurt nodig hebt.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked tile covers all of these yurts, for more points.</source>
        <translation>Dat mag. Maar de gemarkeerde tegel bedekt al deze yurts en levert meer punten op.</translation>
    </message>
    <message>
        <source>That is allowed. But then the other player could cover your yurts now.</source>
        <translation>Dat mag. Maar dan zou de andere speler nu je yurts kunnen bedekken.</translation>
    </message>
    <message>
        <source>That is allowed. But you will soon need a yurt on the marked cell.</source>
        <translation>Dat mag. Maar op het gemarkeerde vakje heb je straks een yurt nodig.</translation>
    </message>
    <message>
        <source>The steppe. You put up yurts, and then you cover them with felt tiles and bridges. Each piece that is yours brings the points printed on it, and who has the largest area gets a bonus. Most points win.</source>
        <translation>De steppe. Je plaatst yurts en bedekt ze daarna met tegels van vilt en met bruggen. Elk stuk dat van jou is, levert de punten op die erop staan, en wie het grootste gebied heeft, krijgt een bonus. Wie de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <source>The tile is yours: {n} points. One of your yurts shows it, and all others went home. Had the other player as many yurts there as you, both of you would own it, and both would get its points.</source>
        <translation>De tegel is van jou: {n}&#xa0;punten. Een van je yurts laat dat zien, en alle andere zijn weer naar huis. Had de andere speler er evenveel yurts gehad als jij, dan was de tegel van jullie allebei, en kregen jullie allebei de punten.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. There you find the other special cards, and what else your two actions may be.</source>
        <translation>Meer hoef je niet te weten. In een partij maakt Ctrl+Z een zet ongedaan, geeft H een hint en opent F1 de spelregels. Daar vind je de andere speciale kaarten, en wat je met je twee acties nog meer kunt doen.</translation>
    </message>
    <message>
        <source>Your hand is full again, and {name} has had a turn. Look at the marked cells: a yurt on each of them, {mine} of yours and {theirs} of the other player. Who has the most there may lay a piece over them; black yurts do not count.</source>
        <translation>Je hand is weer vol. {name} speelt een beurt, en dan is het weer aan jou. Kijk naar de gemarkeerde vakjes: op elk staat een yurt, {mine} van jou en {theirs} van de andere speler. Wie daar de meeste heeft, mag er een stuk overheen leggen; zwarte yurts tellen niet mee.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Back a page</source>
        <translation>Vorige pagina</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Terug naar het spel (Esc)</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Leren spelen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Pagina&#xa0;{n} van&#xa0;{all}</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Tegen de computer spelen</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Met anderen spelen</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Voordoen</translation>
    </message>
    <message>
        <source>Skip the lesson (Esc)</source>
        <translation>Les overslaan (Esc)</translation>
    </message>
    <message>
        <source>Start page (Esc)</source>
        <translation>Startpagina (Esc)</translation>
    </message>
    <message>
        <source>That is allowed, but not yet: read this page, then press Next.</source>
        <translation>Dat mag, maar nu nog niet: lees eerst deze pagina en druk dan op Volgende.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson goes another way: do what it says here.</source>
        <translation>Dat mag, maar de les gaat anders verder: doe wat hier staat.</translation>
    </message>
    <message>
        <source>The lesson goes on where you left it. Back a page leads to what you know already.</source>
        <translation>De les gaat verder waar je was gebleven. Met een pagina terug zie je wat je al weet.</translation>
    </message>
    <message>
        <source>the lesson speaks of this</source>
        <translation>hier gaat de les over</translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Computer: easy</source>
        <translation>Computer: gemakkelijk</translation>
    </message>
    <message>
        <source>Computer: hard</source>
        <translation>Computer: moeilijk</translation>
    </message>
    <message>
        <source>Computer: medium</source>
        <translation>Computer: gemiddeld</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>computer</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>gemakkelijk</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
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
        <source>Computer: move now</source>
        <translation>Computer: meteen zetten</translation>
    </message>
    <message>
        <source>Computers: pause, or go on</source>
        <translation>Computers: pauzeren of doorgaan</translation>
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
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Leren spelen</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Opzoeken</translation>
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
        <source>Rule book</source>
        <translation>Spelregels</translation>
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
        <translation>Na zet&#xa0;{n} is de afloop anders dan in het bestand staat.</translation>
    </message>
    <message>
        <source>After move {n} the position is not the one that was written down.</source>
        <translation>Na zet&#xa0;{n} is de stand anders dan in het bestand staat.</translation>
    </message>
    <message>
        <source>It was written by a newer boardtable ({app}): its form is {theirs}, this program reads up to {ours}.</source>
        <translation>Het bestand is gemaakt met een nieuwere versie van boardtable ({app}): het heeft bestandsindeling&#xa0;{theirs}, dit programma leest tot en met&#xa0;{ours}.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read.</source>
        <translation>Regel&#xa0;{line} van het bestand is onleesbaar.</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {fault}.</source>
        <translation>Regel&#xa0;{line} van het bestand klopt niet: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} cannot be read: {fault}.</source>
        <translation>Zet&#xa0;{n} is onleesbaar: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} is not allowed in its position.</source>
        <translation>Zet&#xa0;{n} is in die stand niet toegestaan.</translation>
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
            <numerusform>Dit spel kan niet met {n}&#xa0;speler worden gespeeld.</numerusform>
            <numerusform>Dit spel kan niet met {n}&#xa0;spelers worden gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a boardtable game.</source>
        <translation>Dit is geen partij van boardtable.</translation>
    </message>
    <message>
        <source>a deal code has 1 to 16 digits from 0 to 9 and a to f</source>
        <translation>een schudcode bestaat uit 1 tot 16&#xa0;tekens: cijfers en de letters a tot en met f</translation>
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
    <name>registry</name>
    <message>
        <source>This game does not work.</source>
        <translation>Dit spel werkt niet.</translation>
    </message>
    <message>
        <source>This game does not work: {game}.</source>
        <translation>Dit spel werkt niet: {game}.</translation>
    </message>
    <message>
        <source>This game is not installed: {game}.</source>
        <translation>Dit spel is niet geïnstalleerd: {game}.</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>On top: {piece}</source>
        <translation>Bovenop: {piece}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>kan hier niet liggen</translation>
    </message>
    <message>
        <source>fits here</source>
        <translation>kan hier liggen</translation>
    </message>
    <message>
        <source>flipped over</source>
        <translation>omgedraaid</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>in je hand</translation>
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
        <source>turned anticlockwise</source>
        <translation>tegen de klok in gedraaid</translation>
    </message>
    <message>
        <source>turned clockwise</source>
        <translation>met de klok mee gedraaid</translation>
    </message>
    <message>
        <source>turned clockwise by {degrees}°</source>
        <translation>{degrees}° met de klok mee gedraaid</translation>
    </message>
    <message>
        <source>{place}, {ground}</source>
        <translation>{place}, {ground}</translation>
    </message>
    <message>
        <source>{zone} ({n})</source>
        <translation>{zone} ({n})</translation>
    </message>
    <message>
        <source>{zone}: place {place}</source>
        <translation>{zone}: plaats&#xa0;{place}</translation>
    </message>
    <message>
        <source>{zone}: row {row}, place {place}</source>
        <translation>{zone}: rij&#xa0;{row}, plaats&#xa0;{place}</translation>
    </message>
    <message>
        <source>{zone}: {place}</source>
        <translation>{zone}: {place}</translation>
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
        <translation>{file}: regel&#xa0;{line} is onleesbaar.</translation>
    </message>
    <message>
        <source>{file}: {entry}: {fault}.</source>
        <translation>{file}: {entry}: {fault}.</translation>
    </message>
    <message numerus="yes">
        <source>{first} ({n} entries are wrong.)</source>
        <extracomment>For one: {first} ({n} entry is wrong.)</extracomment>
        <translation>
            <numerusform>{first} (In totaal klopt {n}&#xa0;gegeven niet.)</numerusform>
            <numerusform>{first} (In totaal kloppen {n}&#xa0;gegevens niet.)</numerusform>
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
    <name>usage</name>
    <message>
        <source>FILE</source>
        <translation>BESTAND</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>MAP</translation>
    </message>
    <message>
        <source>One calm table for printed board games.</source>
        <translation>Eén rustige tafel voor bordspellen uit de doos.</translation>
    </message>
    <message>
        <source>This means nothing here: {what}</source>
        <translation>Dit heeft hier geen betekenis: {what}</translation>
    </message>
    <message>
        <source>a game to open</source>
        <translation>een partij om te openen</translation>
    </message>
    <message>
        <source>check that this build is whole, then quit</source>
        <translation>controleren of het programma compleet is, dan afsluiten</translation>
    </message>
    <message>
        <source>keep games and preferences in this folder</source>
        <translation>partijen en voorkeuren in deze map bewaren</translation>
    </message>
    <message>
        <source>show the version, then quit</source>
        <translation>de versie tonen, dan afsluiten</translation>
    </message>
    <message>
        <source>show this help, then quit</source>
        <translation>deze hulp tonen, dan afsluiten</translation>
    </message>
    <message>
        <source>usage: {line}</source>
        <translation>gebruik: {line}</translation>
    </message>
    <message>
        <source>{option} needs a folder behind it.</source>
        <translation>Achter {option} moet een map staan.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>Achter {option} mag geen waarde staan.</translation>
    </message>
</context>
<context>
    <name>wasabi</name>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>+{points}, with style +{cubes}</source>
        <translation>+{points}, met stijl +{cubes}</translation>
    </message>
    <message>
        <source>A Wasabi! card covers this square: nothing is done there.</source>
        <translation>Een kaart Wasabi! bedekt dit vakje: hier kun je niets doen.</translation>
    </message>
    <message>
        <source>A Wasabi! card leaves the board only as a reward.</source>
        <translation>Een kaart Wasabi! neem je alleen als beloning van het bord.</translation>
    </message>
    <message>
        <source>A challenge token is assigned when you serve a recipe of its length.</source>
        <translation>Een uitdagingsfiche wijs je toe als je een recept van die lengte serveert.</translation>
    </message>
    <message>
        <source>A chopped tile goes back into the pantry or on the board.</source>
        <translation>Een weggehakte tegel gaat terug in de voorraadkast of komt op het bord.</translation>
    </message>
    <message>
        <source>A chopped tile never comes into the hand.</source>
        <translation>Een weggehakte tegel komt nooit in je hand.</translation>
    </message>
    <message>
        <source>A recipe goes under the pile of its length.</source>
        <translation>Een recept leg je onder de stapel van dezelfde lengte.</translation>
    </message>
    <message>
        <source>A recipe is served right after it was completed, not later.</source>
        <translation>Een recept serveer je direct nadat je het hebt voltooid, niet later.</translation>
    </message>
    <message>
        <source>A recipe stays on your screen until you serve it or pass.</source>
        <translation>Een recept blijft op je scherm tot je het serveert of tot je past.</translation>
    </message>
    <message>
        <source>A recipe that you have just drawn can be served from your next turn on.</source>
        <translation>Een recept dat je net hebt getrokken, kun je pas vanaf je volgende beurt serveren.</translation>
    </message>
    <message>
        <source>A tile lies there already. To put yours on top, play Stack!</source>
        <translation>Daar ligt al een tegel. Wil je de jouwe erbovenop leggen, speel dan Stack!</translation>
    </message>
    <message>
        <source>A tile lies there already; ingredients go on open squares.</source>
        <translation>Daar ligt al een tegel; ingrediënten plaats je op vrije vakjes.</translation>
    </message>
    <message>
        <source>Action card in a closed hand</source>
        <translation>Actiekaart, gedekt</translation>
    </message>
    <message>
        <source>Action cards are taken as a reward for completed recipes.</source>
        <translation>Actiekaarten neem je als beloning voor geserveerde recepten.</translation>
    </message>
    <message>
        <source>Action cards in hand</source>
        <translation>Actiekaarten in de hand</translation>
    </message>
    <message>
        <source>Action cards: {name}</source>
        <translation>Actiekaarten: {name}</translation>
    </message>
    <message>
        <source>After an action card you can no longer pass in this turn.</source>
        <translation>Na een actiekaart kun je in deze beurt niet meer passen.</translation>
    </message>
    <message>
        <source>All challenge tokens are assigned: points do not matter.</source>
        <translation>Alle uitdagingsfiches zijn toegewezen: de punten doen er niet toe.</translation>
    </message>
    <message>
        <source>All recipes</source>
        <translation>Alle recepten</translation>
    </message>
    <message>
        <source>An action card is played on the board.</source>
        <translation>Een actiekaart speel je op het bord.</translation>
    </message>
    <message>
        <source>An ingredient goes on an open square of the board.</source>
        <translation>Een ingrediënt plaats je op een vrij vakje van het bord.</translation>
    </message>
    <message>
        <source>An open square must be left for your ingredient; place that first.</source>
        <translation>Er moet een vrij vakje voor je ingrediënt overblijven; plaats dus eerst je ingrediënt.</translation>
    </message>
    <message>
        <source>At least one of the two squares must hold a tile.</source>
        <translation>Op minstens één van de twee vakjes moet een tegel liggen.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Back into the pantry: {kind}.</source>
        <translation>Terug in de voorraadkast: {kind}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Bowl</source>
        <translation>Kommetje</translation>
    </message>
    <message>
        <source>Bowl: {name}</source>
        <translation>Kommetje: {name}</translation>
    </message>
    <message>
        <source>Challenge token of length {n}</source>
        <translation>Uitdagingsfiche van lengte&#xa0;{n}</translation>
    </message>
    <message numerus="yes">
        <source>Challenge token: {n} points</source>
        <extracomment>For one: Challenge token: {n} point</extracomment>
        <translation>
            <numerusform>Uitdagingsfiche: {n}&#xa0;punt</numerusform>
            <numerusform>Uitdagingsfiche: {n}&#xa0;punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge tokens left</source>
        <translation>Resterende uitdagingsfiches</translation>
    </message>
    <message>
        <source>Challenge tokens: {name}</source>
        <translation>Uitdagingsfiches: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose an ingredient for the starting hand of {name}: {n} more, each of another category.</source>
        <extracomment>For one: Choose an ingredient for the starting hand of {name}: {n} more, of another category.</extracomment>
        <translation>
            <numerusform>{name} krijgt van jou een beginhand: kies nog {n}&#xa0;ingrediënt, uit een andere categorie.</numerusform>
            <numerusform>{name} krijgt van jou een beginhand: kies nog {n}&#xa0;ingrediënten, elk uit een andere categorie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose from the pantry for your left-hand neighbour.</source>
        <translation>Kies uit de voorraadkast voor je linkerbuur.</translation>
    </message>
    <message>
        <source>Chop! Choose a tile on the board.</source>
        <translation>Chop! Kies een tegel op het bord.</translation>
    </message>
    <message>
        <source>Chop! needs a tile on the board that can be seen.</source>
        <translation>Voor Chop! moet er een zichtbare tegel op het bord liggen.</translation>
    </message>
    <message>
        <source>Completed: {recipe}</source>
        <translation>Voltooid: {recipe}</translation>
    </message>
    <message>
        <source>Cover four squares, two by two: they are locked. It also brings you wasabi.</source>
        <translation>Bedek vier vakjes, twee bij twee: die zijn geblokkeerd. Het levert je ook wasabi op.</translation>
    </message>
    <message>
        <source>Delicacies</source>
        <translation>Delicatessen</translation>
    </message>
    <message>
        <source>Discard at least one recipe: put it under its pile.</source>
        <translation>Leg minstens één recept af, onder de stapel van die lengte.</translation>
    </message>
    <message>
        <source>Discard more recipes in the order that you like, or stop.</source>
        <translation>Leg nog meer recepten af, in een volgorde naar keuze, of stop.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message numerus="yes">
        <source>Draw a recipe of any length: {n} more.</source>
        <extracomment>For one: Draw a recipe of any length: {n} more.</extracomment>
        <translation>
            <numerusform>Trek nog {n}&#xa0;recept; de lengte kies je zelf.</numerusform>
            <numerusform>Trek nog {n}&#xa0;recepten; de lengte kies je zelf.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ingredient of a starting hand is of another category.</source>
        <translation>Elk ingrediënt van een beginhand moet uit een andere categorie komen.</translation>
    </message>
    <message>
        <source>Everybody has passed several times in a row: standstill.</source>
        <translation>Iedereen heeft meerdere keren achter elkaar gepast: patstelling.</translation>
    </message>
    <message>
        <source>Everybody passed again and again (rule 10.7).</source>
        <translation>Iedereen bleef passen (regel&#xa0;10.7).</translation>
    </message>
    <message>
        <source>Exchange all that lies on two adjacent squares.</source>
        <translation>Verwissel alles wat op twee aangrenzende vakjes ligt.</translation>
    </message>
    <message>
        <source>Exchanged: {square}; {other}.</source>
        <translation>Verwisseld: {square}; {other}.</translation>
    </message>
    <message>
        <source>First place an ingredient; that is what a turn is for.</source>
        <translation>Plaats eerst een ingrediënt; daar is je beurt voor.</translation>
    </message>
    <message>
        <source>First say which of the completed recipes you serve.</source>
        <translation>Kies eerst welke van de voltooide recepten je serveert.</translation>
    </message>
    <message>
        <source>First take ingredients; each part of Step 2 is finished before the next.</source>
        <translation>Neem eerst ingrediënten; je maakt elk onderdeel van stap&#xa0;2 af voordat je met het volgende begint.</translation>
    </message>
    <message>
        <source>First take your reward; each part of Step 2 is finished before the next.</source>
        <translation>Neem eerst je beloning; je maakt elk onderdeel van stap&#xa0;2 af voordat je met het volgende begint.</translation>
    </message>
    <message>
        <source>First the chopped tile: put it back or place it.</source>
        <translation>Eerst de weggehakte tegel: leg hem terug of plaats hem.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>For a second ingredient you need a tile in hand and an open square.</source>
        <translation>Voor een tweede ingrediënt heb je een tegel in je hand en een vrij vakje nodig.</translation>
    </message>
    <message>
        <source>For the starting hand of {name}: {kind}.</source>
        <translation>{name} krijgt voor de beginhand: {kind}.</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Groente</translation>
    </message>
    <message>
        <source>Hot plate</source>
        <translation>Warm</translation>
    </message>
    <message>
        <source>Ingredient in a closed hand</source>
        <translation>Ingrediënt, gedekt</translation>
    </message>
    <message>
        <source>Ingredients in hand cannot be exchanged.</source>
        <translation>Ingrediënten in je hand kun je niet ruilen.</translation>
    </message>
    <message>
        <source>Ingredients: {name}</source>
        <translation>Ingrediënten: {name}</translation>
    </message>
    <message>
        <source>It goes back into the kitchen.</source>
        <translation>De kaart gaat terug naar de keuken.</translation>
    </message>
    <message>
        <source>It goes to the hand of your left-hand neighbour.</source>
        <translation>De tegel gaat naar de hand van je linkerbuur.</translation>
    </message>
    <message>
        <source>It goes to your action cards.</source>
        <translation>De kaart gaat naar je actiekaarten.</translation>
    </message>
    <message>
        <source>It goes to your hand.</source>
        <translation>De tegel gaat naar je hand.</translation>
    </message>
    <message>
        <source>It goes to your served recipes.</source>
        <translation>Het recept gaat naar je geserveerde recepten.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Keuken</translation>
    </message>
    <message>
        <source>Length {n}</source>
        <translation>Lengte {n}</translation>
    </message>
    <message>
        <source>Length {n} ({worth})</source>
        <translation>Lengte {n} ({worth})</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Verder niets serveren</translation>
    </message>
    <message>
        <source>No row or column of the board shows these ingredients side by side.</source>
        <translation>In geen enkele rij of kolom van het bord liggen deze ingrediënten naast elkaar.</translation>
    </message>
    <message>
        <source>No two adjacent squares can be exchanged.</source>
        <translation>Er zijn geen twee aangrenzende vakjes die je kunt verwisselen.</translation>
    </message>
    <message>
        <source>Now place an ingredient.</source>
        <translation>Plaats nu een ingrediënt.</translation>
    </message>
    <message>
        <source>Nowhere can four squares be covered and an open one be left for your ingredient.</source>
        <translation>Nergens kun je vier vakjes bedekken en toch een vrij vakje voor je ingrediënt overhouden.</translation>
    </message>
    <message>
        <source>Of this ingredient there is no tile left in the pantry.</source>
        <translation>Van dit ingrediënt ligt er geen tegel meer in de voorraadkast.</translation>
    </message>
    <message>
        <source>Of this ingredient there is no tile left.</source>
        <translation>Van dit ingrediënt is er geen tegel meer over.</translation>
    </message>
    <message>
        <source>On top of a tile: {kind} ({square}).</source>
        <translation>Boven op een andere tegel: {kind} ({square}).</translation>
    </message>
    <message>
        <source>One Wasabi! card cannot lie upon another.</source>
        <translation>Een kaart Wasabi! mag niet op een andere liggen.</translation>
    </message>
    <message>
        <source>Only ingredients from your hand are placed.</source>
        <translation>Je plaatst alleen ingrediënten uit je hand.</translation>
    </message>
    <message>
        <source>Only squares that share an edge are exchanged.</source>
        <translation>Je kunt alleen vakjes verwisselen die een rand gemeen hebben.</translation>
    </message>
    <message>
        <source>Only who is in turn completes recipes.</source>
        <translation>Alleen wie aan de beurt is, voltooit recepten.</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Voorraadkast</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Place an ingredient on an open square.</source>
        <translation>Plaats een ingrediënt op een vrij vakje.</translation>
    </message>
    <message>
        <source>Place an ingredient, or play an action card first.</source>
        <translation>Plaats een ingrediënt of speel eerst een actiekaart.</translation>
    </message>
    <message>
        <source>Plate for a chopped tile</source>
        <translation>Schotel voor een weggehakte tegel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punten: {points}.</translation>
    </message>
    <message>
        <source>Points: {points}. With style also wasabi cubes: {cubes}.</source>
        <translation>Punten: {points}. Met stijl ook wasabiblokjes: {cubes}.</translation>
    </message>
    <message>
        <source>Put an action card back into the kitchen, or lay the new one on it.</source>
        <translation>Leg een actiekaart terug in de keuken, of leg de nieuwe erop.</translation>
    </message>
    <message>
        <source>Put it back into the pantry, or place it on the board: {kind}.</source>
        <translation>Leg deze tegel terug in de voorraadkast of plaats hem op het bord: {kind}.</translation>
    </message>
    <message>
        <source>Recipe of length {n}, face down</source>
        <translation>Recept van lengte&#xa0;{n}, gedekt</translation>
    </message>
    <message>
        <source>Recipes are drawn at the end of your turn, until your screen is full.</source>
        <translation>Recepten trek je aan het einde van je beurt, tot je scherm vol is.</translation>
    </message>
    <message>
        <source>Recipes are drawn last, each part of Step 2 is finished before the next.</source>
        <translation>Recepten trek je het laatst; je maakt elk onderdeel van stap&#xa0;2 af voordat je met het volgende begint.</translation>
    </message>
    <message>
        <source>Recipes of length {n}</source>
        <translation>Recepten van lengte&#xa0;{n}</translation>
    </message>
    <message>
        <source>Rice, maki and unique ingredients are not given.</source>
        <translation>Rijst, maki en unieke ingrediënten mag je niet geven.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntentelling</translation>
    </message>
    <message>
        <source>Screen: {name}</source>
        <translation>Scherm: {name}</translation>
    </message>
    <message>
        <source>Seafood</source>
        <translation>Zeevruchten</translation>
    </message>
    <message>
        <source>Serve nothing</source>
        <translation>Niets serveren</translation>
    </message>
    <message>
        <source>Served recipes, their tokens and your cubes stay where they are.</source>
        <translation>Geserveerde recepten, de fiches erop en je blokjes blijven liggen.</translation>
    </message>
    <message>
        <source>Served: {name}</source>
        <translation>Geserveerd: {name}</translation>
    </message>
    <message>
        <source>Spicy! Drop the card on the board.</source>
        <translation>Spicy! Speel de kaart op het bord.</translation>
    </message>
    <message>
        <source>Stack! Choose an ingredient of yours and a tile on the board.</source>
        <translation>Stack! Kies een van je ingrediënten en een tegel op het bord.</translation>
    </message>
    <message>
        <source>Stack! is played only before your ingredient.</source>
        <translation>Stack! speel je alleen vóór je ingrediënt.</translation>
    </message>
    <message>
        <source>Stack! needs a tile on the board that can be seen.</source>
        <translation>Voor Stack! moet er een zichtbare tegel op het bord liggen.</translation>
    </message>
    <message>
        <source>Stack! needs an ingredient of yours first, then the tile below it.</source>
        <translation>Stack! vraagt eerst een van je ingrediënten, dan de tegel eronder.</translation>
    </message>
    <message>
        <source>Staples</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Switch! Choose two adjacent squares.</source>
        <translation>Switch! Kies twee aangrenzende vakjes.</translation>
    </message>
    <message>
        <source>Take a visible tile off the board: it goes back into the pantry, or becomes the tile of your turn.</source>
        <translation>Neem een zichtbare tegel van het bord: die gaat terug in de voorraadkast of wordt je tegel van deze beurt.</translation>
    </message>
    <message numerus="yes">
        <source>Take an action card: {n} rewards left.</source>
        <extracomment>For one: Take an action card: {n} reward left.</extracomment>
        <translation>
            <numerusform>Neem een actiekaart: nog {n}&#xa0;beloning.</numerusform>
            <numerusform>Neem een actiekaart: nog {n}&#xa0;beloningen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take an ingredient: {n} more.</source>
        <extracomment>For one: Take an ingredient: {n} more.</extracomment>
        <translation>
            <numerusform>Neem nog {n}&#xa0;ingrediënt.</numerusform>
            <numerusform>Neem nog {n}&#xa0;ingrediënten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken off the board: {kind} ({square}).</source>
        <translation>Weggehakt: {kind} ({square}).</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Het bord is vol.</translation>
    </message>
    <message>
        <source>The four squares lie two by two within the play zone.</source>
        <translation>De vier vakjes moeten twee aan twee binnen het speelgebied liggen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The recipe goes to your screen.</source>
        <translation>Het recept gaat naar je scherm.</translation>
    </message>
    <message>
        <source>The tile of your turn goes on top of another one.</source>
        <translation>Je tegel van deze beurt komt op een andere.</translation>
    </message>
    <message>
        <source>There is nothing to be taken off this square.</source>
        <translation>Op dit vakje valt niets weg te hakken.</translation>
    </message>
    <message>
        <source>This lay there before; you have not made it just now.</source>
        <translation>Deze lijn lag er al; die heb je niet zojuist gemaakt.</translation>
    </message>
    <message>
        <source>This pile is empty.</source>
        <translation>Deze stapel is leeg.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Gelijke stand met {n}&#xa0;punt: {names}.</numerusform>
            <numerusform>Gelijke stand met {n}&#xa0;punten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation>Van de beloning afzien</translation>
    </message>
    <message>
        <source>Wasabi cubes</source>
        <translation>Blokjes wasabi</translation>
    </message>
    <message>
        <source>Wasabi! Choose four squares, two by two.</source>
        <translation>Wasabi! Kies vier vakjes, twee aan twee.</translation>
    </message>
    <message>
        <source>What lies on the board stays there, unless an action card moves it.</source>
        <translation>Wat op het bord ligt, blijft liggen, tenzij een actiekaart het verplaatst.</translation>
    </message>
    <message>
        <source>What others hold stays with them.</source>
        <translation>Wat de anderen hebben, blijft bij hen.</translation>
    </message>
    <message>
        <source>Who passes discards at least one recipe.</source>
        <translation>Wie past, legt minstens één recept af.</translation>
    </message>
    <message>
        <source>Who passes places nothing and plays no card.</source>
        <translation>Wie past, plaatst niets en speelt geen kaart.</translation>
    </message>
    <message>
        <source>With Stack! your ingredient goes on top of another tile.</source>
        <translation>Met Stack! leg je je ingrediënt boven op een andere tegel.</translation>
    </message>
    <message>
        <source>You have completed: {recipes}. Serve what you like.</source>
        <translation>Voltooid: {recipes}. Serveer wat je wilt.</translation>
    </message>
    <message>
        <source>You have no challenge token of this length left.</source>
        <translation>Je hebt geen uitdagingsfiche van deze lengte meer.</translation>
    </message>
    <message>
        <source>You have placed your ingredient; only Spicy! allows a second one.</source>
        <translation>Je hebt je ingrediënt al geplaatst; alleen met Spicy! mag je een tweede plaatsen.</translation>
    </message>
    <message>
        <source>You may place a second ingredient.</source>
        <translation>Je mag een tweede ingrediënt plaatsen.</translation>
    </message>
    <message>
        <source>You may place a second tile in this turn.</source>
        <translation>Je mag deze beurt een tweede tegel plaatsen.</translation>
    </message>
    <message>
        <source>You may still play an action card.</source>
        <translation>Je mag nog een actiekaart spelen.</translation>
    </message>
    <message numerus="yes">
        <source>You never hold more than {n} action cards.</source>
        <extracomment>For one: You never hold more than {n} action card.</extracomment>
        <translation>
            <numerusform>Je hebt nooit meer dan {n}&#xa0;actiekaart.</numerusform>
            <numerusform>Je hebt nooit meer dan {n}&#xa0;actiekaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play at most one action card in a turn.</source>
        <translation>Je speelt hoogstens één actiekaart per beurt.</translation>
    </message>
    <message>
        <source>You played a card of this type in this turn, and there are others.</source>
        <translation>Je hebt in deze beurt een kaart van deze soort gespeeld, en er is iets anders te nemen.</translation>
    </message>
    <message>
        <source>You put a card back only to make room for another one.</source>
        <translation>Een kaart leg je alleen terug om plaats te maken voor een andere.</translation>
    </message>
    <message>
        <source>Your recipes wait on your screen until you complete them.</source>
        <translation>Je recepten blijven op je scherm tot je ze voltooit.</translation>
    </message>
    <message>
        <source>a Wasabi! card covers two by two squares of the play zone that are not covered yet</source>
        <translation>een kaart Wasabi! bedekt twee bij twee vakjes van het speelgebied die nog niet bedekt zijn</translation>
    </message>
    <message>
        <source>a chopped tile is not lying around in this phase</source>
        <translation>in deze fase ligt er geen weggehakte tegel</translation>
    </message>
    <message>
        <source>a hand holds at most so many: {n}</source>
        <translation>het hoogste aantal in een hand is {n}</translation>
    </message>
    <message>
        <source>a player has seen the own recipes</source>
        <translation>een speler heeft de eigen recepten altijd gezien</translation>
    </message>
    <message>
        <source>a screen has so many places: {n}</source>
        <translation>het aantal plaatsen op een scherm is {n}</translation>
    </message>
    <message>
        <source>a strip lies under the pile of its length</source>
        <translation>een strook hoort onder de stapel van dezelfde lengte</translation>
    </message>
    <message>
        <source>all have seen a served recipe</source>
        <translation>een geserveerd recept hebben alle spelers gezien</translation>
    </message>
    <message>
        <source>all types of action card must be here</source>
        <translation>hier moeten alle soorten actiekaarten staan</translation>
    </message>
    <message>
        <source>avocado</source>
        <translation>avocado</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>krab</translation>
    </message>
    <message>
        <source>cucumber</source>
        <translation>komkommer</translation>
    </message>
    <message>
        <source>eel</source>
        <translation>paling</translation>
    </message>
    <message>
        <source>egg</source>
        <translation>ei</translation>
    </message>
    <message>
        <source>fugu</source>
        <translation>fugu</translation>
    </message>
    <message>
        <source>maki</source>
        <translation>maki</translation>
    </message>
    <message>
        <source>nothing is to be decided in this phase</source>
        <translation>in deze fase valt er niets te beslissen</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>octopus</translation>
    </message>
    <message>
        <source>only players can have seen a strip</source>
        <translation>alleen spelers kunnen een strook hebben gezien</translation>
    </message>
    <message>
        <source>pickle</source>
        <translation>augurk</translation>
    </message>
    <message>
        <source>recipes are discarded only by who passes</source>
        <translation>alleen wie past, legt recepten af</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>rijst</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rij&#xa0;{row}, kolom&#xa0;{column}</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>zalm</translation>
    </message>
    <message>
        <source>sea urchin</source>
        <translation>zee-egel</translation>
    </message>
    <message>
        <source>shrimp</source>
        <translation>garnaal</translation>
    </message>
    <message>
        <source>snapper</source>
        <translation>snapper</translation>
    </message>
    <message>
        <source>something lies in two places</source>
        <translation>er ligt iets op twee plaatsen</translation>
    </message>
    <message>
        <source>squid</source>
        <translation>inktvis</translation>
    </message>
    <message>
        <source>strip and recipe must have the same length</source>
        <translation>strook en recept moeten dezelfde lengte hebben</translation>
    </message>
    <message>
        <source>strips of a length must be numbered from {first}, without a gap</source>
        <translation>de stroken van één lengte moeten vanaf {first} genummerd zijn, zonder een nummer over te slaan</translation>
    </message>
    <message>
        <source>tempura</source>
        <translation>tempura</translation>
    </message>
    <message>
        <source>the game has not ended like this</source>
        <translation>zo is de partij niet geëindigd</translation>
    </message>
    <message>
        <source>there are action cards that are not in this game</source>
        <translation>er zijn actiekaarten die in deze partij niet meedoen</translation>
    </message>
    <message>
        <source>there are not so many challenge tokens</source>
        <translation>zoveel uitdagingsfiches zijn er niet</translation>
    </message>
    <message>
        <source>there is no challenge token of this length</source>
        <translation>er is geen uitdagingsfiche van deze lengte</translation>
    </message>
    <message>
        <source>there is no such ingredient: {name}</source>
        <translation>dit ingrediënt bestaat niet: {name}</translation>
    </message>
    <message>
        <source>there must be a colour for each player, and no two the same</source>
        <translation>er moet voor elke speler een kleur zijn, en geen twee kleuren mogen gelijk zijn</translation>
    </message>
    <message>
        <source>there must be challenge tokens</source>
        <translation>er moeten uitdagingsfiches zijn</translation>
    </message>
    <message>
        <source>these are the recipes that may be claimed just now</source>
        <translation>dit zijn de recepten die nu geserveerd mogen worden</translation>
    </message>
    <message>
        <source>these must be all strips on screens, served or under a pile</source>
        <translation>dit moeten alle stroken zijn die op een scherm staan, geserveerd zijn of onder een stapel liggen</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>dit spel is niet voor dit aantal spelers: {n}</translation>
    </message>
    <message>
        <source>this must be 2 rows and 2 columns</source>
        <translation>dit moeten 2&#xa0;rijen en 2&#xa0;kolommen zijn</translation>
    </message>
    <message>
        <source>this must be a row and a column, both from 0</source>
        <translation>dit moeten een rij en een kolom zijn, allebei geteld vanaf&#xa0;0</translation>
    </message>
    <message>
        <source>this must be a square of the play zone with tiles, and named once</source>
        <translation>dit moet een vakje van het speelgebied zijn waarop tegels liggen, en het mag maar één keer genoemd worden</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>deze speler doet niet mee</translation>
    </message>
    <message>
        <source>this says how a game ended that is over</source>
        <translation>hier staat hoe een afgelopen partij is geëindigd</translation>
    </message>
    <message>
        <source>too few categories have tiles for the starting hands of all players</source>
        <translation>er zijn te weinig categorieën met genoeg tegels voor de beginhanden van alle spelers</translation>
    </message>
    <message>
        <source>toro</source>
        <translation>toro</translation>
    </message>
    <message>
        <source>tuna</source>
        <translation>tonijn</translation>
    </message>
    <message>
        <source>{card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{ended} {wins}</source>
        <translation>{ended} {wins}</translation>
    </message>
    <message>
        <source>{kind} ({category})</source>
        <translation>{kind} ({category})</translation>
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
        <source>{name} chooses ingredients for: {other}.</source>
        <translation>{name} kiest ingrediënten voor: {other}.</translation>
    </message>
    <message>
        <source>{name} discards a recipe of length {n}.</source>
        <translation>{name} legt een recept van lengte&#xa0;{n} af.</translation>
    </message>
    <message>
        <source>{name} does without a reward.</source>
        <translation>{name} ziet af van een beloning.</translation>
    </message>
    <message>
        <source>{name} draws a recipe of length {n}.</source>
        <translation>{name} trekt een recept van lengte&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{name} draws recipes.</source>
        <translation>{name} trekt recepten.</translation>
    </message>
    <message>
        <source>{name} has assigned all challenge tokens and wins at once, whatever the points.</source>
        <translation>{name} heeft alle uitdagingsfiches toegewezen en wint meteen, hoe de punten ook staan.</translation>
    </message>
    <message>
        <source>{name} has assigned all challenge tokens.</source>
        <translation>{name} heeft alle uitdagingsfiches toegewezen.</translation>
    </message>
    <message>
        <source>{name} is at the counter.</source>
        <translation>{name} staat aan de toonbank.</translation>
    </message>
    <message>
        <source>{name} passes and discards recipes.</source>
        <translation>{name} past en legt recepten af.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} places a tile: {kind} ({square}).</source>
        <translation>{name} plaatst een tegel: {kind} ({square}).</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} speelt {card}</translation>
    </message>
    <message>
        <source>{name} puts back: {card}</source>
        <translation>{name} legt terug: {card}</translation>
    </message>
    <message>
        <source>{name} serves with style: {recipe}. Points: {points}, wasabi cubes: {cubes}.</source>
        <translation>{name} serveert met stijl: {recipe}. Punten: {points}, wasabiblokjes: {cubes}.</translation>
    </message>
    <message>
        <source>{name} serves: {recipe}. Points: {points}.</source>
        <translation>{name} serveert: {recipe}. Punten: {points}.</translation>
    </message>
    <message>
        <source>{name} takes a reward.</source>
        <translation>{name} neemt een beloning.</translation>
    </message>
    <message>
        <source>{name} takes from the board: {card}</source>
        <translation>{name} neemt van het bord: {card}</translation>
    </message>
    <message>
        <source>{name} takes from the kitchen: {card}</source>
        <translation>{name} neemt uit de keuken: {card}</translation>
    </message>
    <message>
        <source>{name} takes ingredients.</source>
        <translation>{name} neemt ingrediënten.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} wasabi cubes. Covered from here on: {square}.</source>
        <extracomment>For one: {name} takes {n} wasabi cube. Covered from here on: {square}.</extracomment>
        <translation>
            <numerusform>{name} neemt {n}&#xa0;wasabiblokje. Bedekt: vier vakjes vanaf {square}.</numerusform>
            <numerusform>{name} neemt {n}&#xa0;wasabiblokjes. Bedekt: vier vakjes vanaf {square}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes: {kind}.</source>
        <translation>{name} neemt: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wint met {n}&#xa0;punt.</numerusform>
            <numerusform>{name} wint met {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wasabi cubes</source>
        <extracomment>For one: {n} wasabi cube</extracomment>
        <translation>
            <numerusform>{n}&#xa0;wasabiblokje</numerusform>
            <numerusform>{n}&#xa0;wasabiblokjes</numerusform>
        </translation>
    </message>
    <message>
        <source>{recipe} ({worth})</source>
        <translation>{recipe} ({worth})</translation>
    </message>
    <message>
        <source>{recipe}: {ingredients}</source>
        <translation>{recipe}: {ingredients}</translation>
    </message>
    <message>
        <source>{tie} Equal in wasabi cubes too, so the victory is shared: {names}.</source>
        <translation>{tie} Ook evenveel wasabiblokjes, dus een gedeelde overwinning: {names}.</translation>
    </message>
    <message>
        <source>{tie} The most wasabi cubes decide: {name} ({n}).</source>
        <translation>{tie} De meeste wasabiblokjes beslissen: {name} ({n}).</translation>
    </message>
</context>
<context>
    <name>wasabi|lesson</name>
    <message>
        <source>A sushi counter that all share. Everybody has secret recipes, and lays ingredients on one board. Whoever completes a line there with all that an own recipe wants serves it. At the end most points win.</source>
        <translation>Een sushibar met één toonbank voor iedereen. Elke speler heeft geheime recepten, en alle ingrediënten komen op hetzelfde bord. Wie daar een lijn voltooit met alles wat voor een eigen recept nodig is, serveert dat recept. Wie aan het einde de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <source>Complete, and even in the order that is printed, read from one end or the other: that is style. Serve it: drag the recipe down to the served ones, or click it. Points: {points}, wasabi cubes for style: {cubes}.</source>
        <translation>Voltooid, en zelfs in de volgorde die op het recept staat, van welke kant je ook leest: dat is stijl. Serveer het recept: sleep het naar beneden, naar je geserveerde recepten, of klik erop. Punten: {points}, wasabiblokjes voor stijl: {cubes}.</translation>
    </message>
    <message>
        <source>Covered squares are locked, until somebody takes that card as a reward. Now you would place an ingredient as before. The other cards chop, stack or switch ingredients, or let you place two: the rules say how.</source>
        <translation>Bedekte vakjes zijn vergrendeld tot iemand die kaart als beloning neemt. Nu zou je net als eerst een ingrediënt plaatsen. Met de andere kaarten kun je ingrediënten weghakken, stapelen of verwisselen, of er twee plaatsen: in de spelregels lees je hoe.</translation>
    </message>
    <message>
        <source>If no recipe of yours suits the board, you may pass instead of all this: you discard one or more of them, which go under their piles, and draw others.</source>
        <translation>Kun je op dit bord met geen van je recepten iets beginnen, dan mag je in plaats van dit alles passen: je legt een of meer recepten af, elk onder de stapel van die lengte, en trekt andere.</translation>
    </message>
    <message>
        <source>Last you draw recipes until you have {n} again, each from a pile that you choose. Points by length, from {shortest} to {longest}: {points}. Draw one of any length.</source>
        <translation>Als laatste trek je recepten tot je er weer {n} hebt, elk van een stapel naar keuze. Punten per lengte, van {shortest} tot en met&#xa0;{longest}: {points}. Trek er een; de lengte kies je zelf.</translation>
    </message>
    <message>
        <source>Marked is what is yours: the recipes that only you see, your ingredients, and your challenge tokens. In your turn you place one ingredient on any open square. There it belongs to nobody: all may use it.</source>
        <translation>Gemarkeerd is wat van jou is: de recepten die alleen jij ziet, je ingrediënten en je uitdagingsfiches. In je beurt plaats je één ingrediënt op een vrij vakje naar keuze. Daar is het van niemand: iedereen mag het gebruiken.</translation>
    </message>
    <message>
        <source>One of your tokens shows its points now; it is used up. Points for each cube: {worth}. For each recipe that you serve you take an action card, and you hold at most {most}. Take the marked one from the kitchen.</source>
        <translation>Een van je fiches ligt nu met de puntenzijde boven; dat kun je niet nog eens gebruiken. Elk blokje levert punten op: {worth}. Voor elk recept dat je serveert, neem je een actiekaart, en je hebt er nooit meer dan {most}. Neem de gemarkeerde kaart uit de keuken.</translation>
    </message>
    <message>
        <source>That is allowed. But a recipe that is not served now must be completed once more.</source>
        <translation>Dat mag. Maar een recept dat je nu niet serveert, moet je later opnieuw voltooien.</translation>
    </message>
    <message>
        <source>That is allowed. But first lay the marked card over the marked squares.</source>
        <translation>Dat mag. Maar leg eerst de gemarkeerde kaart over de gemarkeerde vakjes.</translation>
    </message>
    <message>
        <source>That is allowed. But here you will need the marked card.</source>
        <translation>Dat mag. Maar hier heb je straks de gemarkeerde kaart nodig.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked ingredient fits one of your recipes.</source>
        <translation>Dat mag. Maar het gemarkeerde ingrediënt hoort bij een van je recepten.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked square is the best one for the marked ingredient.</source>
        <translation>Dat mag. Maar het gemarkeerde vakje is de beste plek voor het gemarkeerde ingrediënt.</translation>
    </message>
    <message>
        <source>The game ends when every square is filled or covered. Then points count, and in a tie the most cubes. But whoever uses the last of the own tokens wins at once, whatever the points.</source>
        <translation>Het spel eindigt als elk vakje gevuld of bedekt is. Dan tellen de punten, en bij een gelijke stand de meeste blokjes. Maar wie het laatste eigen fiche toewijst, wint meteen, hoe de punten ook staan.</translation>
    </message>
    <message>
        <source>The marked recipe wants, in any order: {ingredients}. Two of them lie side by side already. Place the marked ingredient on the marked square: drag it there, or click both, or press Tab until it has the ring, then Enter. While you hold it, squares show what it completes there.</source>
        <translation>Voor het gemarkeerde recept heb je nodig, in willekeurige volgorde: {ingredients}. Twee daarvan liggen al naast elkaar. Plaats het gemarkeerde ingrediënt op het gemarkeerde vakje: sleep het erheen, klik op allebei, of druk op Tab tot de ring erom ligt en dan op Enter. Terwijl je het vasthoudt, zie je bij elk vakje wat je er zou voltooien.</translation>
    </message>
    <message>
        <source>Then you take ingredients from the pantry until you hold {n} again. You have a part of the marked recipe. Take what it lacks: {kind}.</source>
        <translation>Daarna neem je ingrediënten uit de voorraadkast tot je er weer {n} hebt. Voor het gemarkeerde recept heb je al een deel. Neem wat er nog ontbreekt: {kind}.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, A lists all recipes, H shows a hint, and F1 opens the rules.</source>
        <translation>Meer hoef je niet te weten. In een partij maakt Ctrl+Z een zet ongedaan, toont A alle recepten, geeft H een hint en opent F1 de spelregels.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places an ingredient beside another one, and it is your turn again. In each turn you may play one action card. Lay yours over the four marked squares: drag it there, or click it and then its place. That brings {n} wasabi cubes at once.</source>
        <extracomment>For one: {name} places an ingredient beside another one, and it is your turn again. In each turn you may play one action card. Lay yours over the four marked squares: drag it there, or click it and then its place. That brings {n} wasabi cube at once.</extracomment>
        <translation>
            <numerusform>{name} plaatst een ingrediënt naast een ander, en je bent weer aan de beurt. In elke beurt mag je één actiekaart spelen. Leg de jouwe over de vier gemarkeerde vakjes: sleep de kaart erheen, of klik erop en dan op de plek. Dat levert meteen {n}&#xa0;wasabiblokje op.</numerusform>
            <numerusform>{name} plaatst een ingrediënt naast een ander, en je bent weer aan de beurt. In elke beurt mag je één actiekaart spelen. Leg de jouwe over de vier gemarkeerde vakjes: sleep de kaart erheen, of klik erop en dan op de plek. Dat levert meteen {n}&#xa0;wasabiblokjes op.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>wikinger</name>
    <message>
        <source>!&#xa0;{n}</source>
        <translation>!&#xa0;{n}</translation>
    </message>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>A further ship goes directly right of your ships.</source>
        <translation>Elk volgend schip komt direct rechts van je schepen.</translation>
    </message>
    <message>
        <source>A special tile comes with the dearest group that is left.</source>
        <translation>Een speciale tegel krijg je alleen bij de duurste combinatie die er nog ligt.</translation>
    </message>
    <message>
        <source>A tile needs a neighbour: another island tile, or the mainland.</source>
        <translation>Een tegel heeft een buur nodig: een andere eilandtegel of het vasteland.</translation>
    </message>
    <message>
        <source>After the last round you must ferry as long as you can.</source>
        <translation>Na de laatste ronde moet je Vikingen laten overvaren zolang het kan.</translation>
    </message>
    <message>
        <source>All prices fall by {n}.</source>
        <translation>Alle prijzen dalen met&#xa0;{n}.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Willekeurig</translation>
    </message>
    <message>
        <source>Auction before round {n}. Drawn: {vikings}.</source>
        <translation>Veiling vóór ronde&#xa0;{n}. Getrokken: {vikings}.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Bieden</translation>
    </message>
    <message>
        <source>Bid at least {n} gold, or pass.</source>
        <translation>Bied minstens {n}&#xa0;goud, of pas.</translation>
    </message>
    <message>
        <source>Boatsmen never land themselves.</source>
        <translation>Bootsmannen gaan zelf nooit aan land.</translation>
    </message>
    <message>
        <source>Buy a group and lay its tile.</source>
        <translation>Koop een combinatie en leg de tegel aan.</translation>
    </message>
    <message>
        <source>Changed into points</source>
        <translation>Omgezet in punten</translation>
    </message>
    <message>
        <source>Choose a colour. Its vikings go to the highest free spaces.</source>
        <translation>Kies een kleur. De Vikingen van die kleur komen op de hoogste vrije plaatsen.</translation>
    </message>
    <message>
        <source>Choose one of your tiles that show this building.</source>
        <translation>Kies een van je tegels met dit gebouw.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm the exchange: {n} points for {n} gold.</source>
        <extracomment>For one: Confirm the exchange: {n} point for {n} gold.</extracomment>
        <translation>
            <numerusform>Bevestig het omwisselen: {n}&#xa0;punt voor {n}&#xa0;goud.</numerusform>
            <numerusform>Bevestig het omwisselen: {n}&#xa0;punten voor {n}&#xa0;goud.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dial</source>
        <translation>Prijsschijf</translation>
    </message>
    <message>
        <source>Dial with the prices</source>
        <translation>Schijf met de prijzen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Exchange points for gold</source>
        <translation>Punten omwisselen voor goud</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <translation>Tegel, gedekt</translation>
    </message>
    <message>
        <source>Feeding (fed/vikings): {counts}</source>
        <translation>Verzorging (verzorgd/Vikingen): {counts}</translation>
    </message>
    <message>
        <source>Ferry one colour, one of each, or stop.</source>
        <translation>Laat één kleur of één van elke kleur overvaren, of stop.</translation>
    </message>
    <message>
        <source>Ferry one viking, or stop.</source>
        <translation>Laat één Viking overvaren, of stop.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>Final scoring: gold</source>
        <translation>Eindtelling: goud</translation>
    </message>
    <message>
        <source>First all drawn vikings get their spaces.</source>
        <translation>Eerst moeten alle getrokken Vikingen op hun plaats staan.</translation>
    </message>
    <message>
        <source>First choose a group of the offer.</source>
        <translation>Kies eerst een combinatie uit het aanbod.</translation>
    </message>
    <message>
        <source>First choose who travels.</source>
        <translation>Kies eerst wie er meegaat.</translation>
    </message>
    <message>
        <source>First comes the auction for the start.</source>
        <translation>Eerst komt de veiling om het recht om te beginnen.</translation>
    </message>
    <message>
        <source>First lay the tile; only the viking can go to the mainland.</source>
        <translation>Leg eerst de tegel aan; alleen de Viking kan naar het vasteland.</translation>
    </message>
    <message>
        <source>First lay your start tile.</source>
        <translation>Leg eerst je starttegel neer.</translation>
    </message>
    <message>
        <source>First remove one of the drawn vikings.</source>
        <translation>Haal eerst een van de getrokken Vikingen uit het spel.</translation>
    </message>
    <message>
        <source>First somebody else of this trip lands.</source>
        <translation>Eerst gaat een andere Viking van deze overtocht aan land.</translation>
    </message>
    <message>
        <source>First take a special tile, or none.</source>
        <translation>Neem eerst een speciale tegel, of zie ervan af.</translation>
    </message>
    <message>
        <source>Fishermen: special tiles</source>
        <translation>Vissers: speciale tegels</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Gold at the next scoring</source>
        <translation>Goud bij de volgende puntentelling</translation>
    </message>
    <message>
        <source>Gold changed into points</source>
        <translation>Goud omgezet in punten</translation>
    </message>
    <message>
        <source>Gold left</source>
        <translation>Goud over</translation>
    </message>
    <message>
        <source>Gold missing for the ships</source>
        <translation>Goud dat voor de schepen ontbreekt</translation>
    </message>
    <message>
        <source>Gold so far</source>
        <translation>Goud tot nu toe</translation>
    </message>
    <message>
        <source>Goldsmiths</source>
        <translation>Goudsmeden</translation>
    </message>
    <message>
        <source>Goldsmiths: special tiles</source>
        <translation>Goudsmeden: speciale tegels</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Je bent niet aan de beurt.</translation>
    </message>
    <message>
        <source>Large scoring</source>
        <translation>Grote waardering</translation>
    </message>
    <message>
        <source>Large scoring: {name}</source>
        <translation>Grote waardering: {name}</translation>
    </message>
    <message>
        <source>Lay your start tile in column 1.</source>
        <translation>Leg je starttegel in kolom&#xa0;1.</translation>
    </message>
    <message>
        <source>Longest completed island: {counts}</source>
        <translation>Langste voltooide eiland: {counts}</translation>
    </message>
    <message>
        <source>Mainland: boatsmen</source>
        <translation>Vasteland: bootsmannen</translation>
    </message>
    <message>
        <source>Mainland: {name}</source>
        <translation>Vasteland: {name}</translation>
    </message>
    <message>
        <source>Most boatsmen: {counts}</source>
        <translation>Meeste bootsmannen: {counts}</translation>
    </message>
    <message>
        <source>Most completed islands: {counts}</source>
        <translation>Meeste voltooide eilanden: {counts}</translation>
    </message>
    <message>
        <source>New special tiles: {tiles}.</source>
        <translation>Nieuwe speciale tegels: {tiles}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nee</translation>
    </message>
    <message>
        <source>No special tile</source>
        <translation>Geen speciale tegel</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Edelen</translation>
    </message>
    <message>
        <source>Nobles: special tiles</source>
        <translation>Edelen: speciale tegels</translation>
    </message>
    <message>
        <source>Nobody of this colour waits, or no tile is free.</source>
        <translation>Niemand van deze kleur wacht, of er is geen tegel vrij.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Aanbod</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Eén van elke kleur</translation>
    </message>
    <message>
        <source>Only the start of an island fits beside the mainland.</source>
        <translation>Naast het vasteland mag alleen een beginstuk liggen.</translation>
    </message>
    <message>
        <source>Open the auction for the start with a bid.</source>
        <translation>Open met een bod de veiling om het recht om te beginnen.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Points at the next scoring</source>
        <translation>Punten bij de volgende puntentelling</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Punten tot nu toe</translation>
    </message>
    <message>
        <source>Price: {n}</source>
        <translation>Prijs: {n}</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prijzen</translation>
    </message>
    <message>
        <source>Progress variant</source>
        <translation>Variant voor gevorderden</translation>
    </message>
    <message>
        <source>Remove one of the drawn vikings from the game.</source>
        <translation>Haal een van de getrokken Vikingen uit het spel.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Ronde&#xa0;{n}</translation>
    </message>
    <message>
        <source>Round {n} begins. A large scoring follows it.</source>
        <translation>Ronde&#xa0;{n} begint. Daarna volgt een grote waardering.</translation>
    </message>
    <message>
        <source>Round {n} begins. A small scoring follows it.</source>
        <translation>Ronde&#xa0;{n} begint. Daarna volgt een kleine waardering.</translation>
    </message>
    <message>
        <source>Round {n}, now</source>
        <translation>Ronde&#xa0;{n}, nu</translation>
    </message>
    <message>
        <source>Rounds: stacks, and the scorings that follow</source>
        <translation>Rondes: stapels, en de puntentellingen die erop volgen</translation>
    </message>
    <message>
        <source>Row 1 is for ships only.</source>
        <translation>Rij&#xa0;1 is alleen voor schepen.</translation>
    </message>
    <message>
        <source>Row 1: ships</source>
        <translation>Rij&#xa0;1: schepen</translation>
    </message>
    <message>
        <source>Row 2: warriors</source>
        <translation>Rij&#xa0;2: krijgers</translation>
    </message>
    <message>
        <source>Row 3: nobles</source>
        <translation>Rij&#xa0;3: edelen</translation>
    </message>
    <message>
        <source>Row 4: scouts</source>
        <translation>Rij&#xa0;4: verkenners</translation>
    </message>
    <message>
        <source>Row 5: goldsmiths</source>
        <translation>Rij&#xa0;5: goudsmeden</translation>
    </message>
    <message>
        <source>Row 6: fishermen</source>
        <translation>Rij&#xa0;6: vissers</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Verkenners</translation>
    </message>
    <message>
        <source>Scouts with a fisherman below</source>
        <translation>Verkenners met een visser onder zich</translation>
    </message>
    <message>
        <source>Scouts with a goldsmith below</source>
        <translation>Verkenners met een goudsmid onder zich</translation>
    </message>
    <message>
        <source>Scouts: special tiles</source>
        <translation>Verkenners: speciale tegels</translation>
    </message>
    <message>
        <source>Ships go in row 1 only.</source>
        <translation>Schepen leg je alleen in rij&#xa0;1.</translation>
    </message>
    <message>
        <source>Ships not warded off</source>
        <translation>Schepen die niet zijn afgeweerd</translation>
    </message>
    <message>
        <source>Ships with a blue sail warded off</source>
        <translation>Afgeweerde schepen met een blauw zeil</translation>
    </message>
    <message>
        <source>Ships with a green sail warded off</source>
        <translation>Afgeweerde schepen met een groen zeil</translation>
    </message>
    <message>
        <source>Ships with a red sail warded off</source>
        <translation>Afgeweerde schepen met een rood zeil</translation>
    </message>
    <message>
        <source>Ships with a yellow sail warded off</source>
        <translation>Afgeweerde schepen met een geel zeil</translation>
    </message>
    <message>
        <source>Small scoring</source>
        <translation>Kleine waardering</translation>
    </message>
    <message>
        <source>Small scoring: gold</source>
        <translation>Kleine waardering: goud</translation>
    </message>
    <message>
        <source>Somebody stands on this tile already.</source>
        <translation>Op deze tegel staat al een Viking.</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Speciale tegels</translation>
    </message>
    <message>
        <source>Special tiles with buildings</source>
        <translation>Speciale tegels met gebouwen</translation>
    </message>
    <message>
        <source>Special tiles: {name}</source>
        <translation>Speciale tegels: {name}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Startspeler</translation>
    </message>
    <message>
        <source>Start player marker</source>
        <translation>Startspelerteken</translation>
    </message>
    <message>
        <source>Start player: {name}.</source>
        <translation>Startspeler: {name}.</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Starttegel</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Nog in het spel</translation>
    </message>
    <message>
        <source>Tableau: {name}</source>
        <translation>Tableau: {name}</translation>
    </message>
    <message>
        <source>Take the viking, lose the tile</source>
        <translation>Viking nemen, tegel uit het spel</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>De partij is afgelopen.</translation>
    </message>
    <message>
        <source>The group at 0 must wait: another viking of its colour is still on offer.</source>
        <translation>De combinatie op&#xa0;0 moet wachten: in het aanbod staat nog een Viking van dezelfde kleur.</translation>
    </message>
    <message>
        <source>The left edge does not fit: water meets land.</source>
        <translation>De linkerrand sluit niet aan: hier raakt water aan land.</translation>
    </message>
    <message>
        <source>The right edge does not fit: water meets land.</source>
        <translation>De rechterrand sluit niet aan: hier raakt water aan land.</translation>
    </message>
    <message>
        <source>The start tile goes to column 1.</source>
        <translation>De starttegel gaat naar kolom&#xa0;1.</translation>
    </message>
    <message>
        <source>The tile fits nowhere and is out of the game.</source>
        <translation>De tegel sluit nergens aan en gaat uit het spel.</translation>
    </message>
    <message>
        <source>The tile goes to your own tableau.</source>
        <translation>De tegel gaat naar je eigen tableau.</translation>
    </message>
    <message>
        <source>The tiles of later rounds stay face down.</source>
        <translation>De tegels van latere rondes blijven gedekt.</translation>
    </message>
    <message>
        <source>There is no group at this space.</source>
        <translation>Op deze plaats ligt geen combinatie.</translation>
    </message>
    <message>
        <source>They wait until a boatsman ferries them.</source>
        <translation>Ze wachten tot een bootsman ze laat overvaren.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>Dit vakje is bezet.</translation>
    </message>
    <message numerus="yes">
        <source>This group costs {price}; you have {gold} gold and {n} points.</source>
        <extracomment>For one: This group costs {price}; you have {gold} gold and {n} point.</extracomment>
        <translation>
            <numerusform>Deze combinatie kost {price}; je hebt {gold}&#xa0;goud en {n}&#xa0;punt.</numerusform>
            <numerusform>Deze combinatie kost {price}; je hebt {gold}&#xa0;goud en {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tile fits nowhere. You take the viking and lose the tile.</source>
        <translation>Deze tegel sluit nergens aan. Je krijgt de Viking, maar bent de tegel kwijt.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Gelijke stand met {n}&#xa0;punt: {names}.</numerusform>
            <numerusform>Gelijke stand met {n}&#xa0;punten: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and vikings are never traded.</source>
        <translation>Tegels en Vikingen worden nooit geruild.</translation>
    </message>
    <message>
        <source>Tiles once laid are never moved.</source>
        <translation>Tegels die eenmaal liggen, worden nooit verplaatst.</translation>
    </message>
    <message>
        <source>To the mainland</source>
        <translation>Naar het vasteland</translation>
    </message>
    <message>
        <source>Trip with a boat: ferry all of one colour, or one of each.</source>
        <translation>Overtocht met een boot: laat alle van één kleur of één van elke kleur overvaren.</translation>
    </message>
    <message>
        <source>Use a boat</source>
        <translation>Boot gebruiken</translation>
    </message>
    <message>
        <source>Vikings drawn</source>
        <translation>Getrokken Vikingen</translation>
    </message>
    <message>
        <source>Vikings land only in the row of their colour.</source>
        <translation>Vikingen gaan alleen aan land in de rij van hun kleur.</translation>
    </message>
    <message>
        <source>Vikings land only on tiles.</source>
        <translation>Vikingen gaan alleen op tegels aan land.</translation>
    </message>
    <message>
        <source>Vikings on the mainland</source>
        <translation>Vikingen op het vasteland</translation>
    </message>
    <message>
        <source>Vikings on tiles never move again.</source>
        <translation>Vikingen op tegels komen nooit meer van hun plek.</translation>
    </message>
    <message>
        <source>Where does the fisherman land?</source>
        <translation>Waar gaat de visser aan land?</translation>
    </message>
    <message>
        <source>Where does the goldsmith land?</source>
        <translation>Waar gaat de goudsmid aan land?</translation>
    </message>
    <message>
        <source>Where does the noble land?</source>
        <translation>Waar gaat de edele aan land?</translation>
    </message>
    <message>
        <source>Where does the scout land?</source>
        <translation>Waar gaat de verkenner aan land?</translation>
    </message>
    <message>
        <source>Where does the warrior land?</source>
        <translation>Waar gaat de krijger aan land?</translation>
    </message>
    <message>
        <source>Which tile does the building replace?</source>
        <translation>Welke tegel vervang je door het gebouw?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Yes, without the auction</source>
        <translation>Ja, zonder de veiling</translation>
    </message>
    <message>
        <source>You may take a special tile.</source>
        <translation>Je mag een speciale tegel nemen.</translation>
    </message>
    <message>
        <source>You must buy one group; you cannot pass.</source>
        <translation>Je moet één combinatie kopen; passen kan niet.</translation>
    </message>
    <message>
        <source>You must ferry: each boatsman takes one viking.</source>
        <translation>Je moet Vikingen laten overvaren: elke bootsman neemt er één mee.</translation>
    </message>
    <message>
        <source>You must ferry: one colour, or one of each.</source>
        <translation>Je moet Vikingen laten overvaren: één kleur of één van elke kleur.</translation>
    </message>
    <message>
        <source>Your first three ships fill columns 1, 2 and 3.</source>
        <translation>Je eerste drie schepen vullen kolom&#xa0;1, 2 en&#xa0;3.</translation>
    </message>
    <message numerus="yes">
        <source>Your gold is short by {n}: this group costs {n} points as well.</source>
        <extracomment>For one: Your gold is short by {n}: this group costs {n} point as well.</extracomment>
        <translation>
            <numerusform>Je komt {n}&#xa0;goud tekort: deze combinatie kost ook {n}&#xa0;punt.</numerusform>
            <numerusform>Je komt {n}&#xa0;goud tekort: deze combinatie kost ook {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>a better rate for gold in the final scoring</source>
        <translation>goud is in de eindtelling meer waard</translation>
    </message>
    <message>
        <source>a viking needs a tile of his own</source>
        <translation>een Viking heeft een eigen tegel nodig</translation>
    </message>
    <message>
        <source>a viking stands in the row of his colour</source>
        <translation>een Viking staat in de rij van zijn kleur</translation>
    </message>
    <message>
        <source>another tile lies here</source>
        <translation>hier ligt al een andere tegel</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>boot</translation>
    </message>
    <message>
        <source>boatsman</source>
        <translation>bootsman</translation>
    </message>
    <message>
        <source>boatsman with horn</source>
        <translation>bootsman met hoorn</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>kasteel</translation>
    </message>
    <message>
        <source>church</source>
        <translation>kerk</translation>
    </message>
    <message numerus="yes">
        <source>costs {price}; exchange {n} points</source>
        <extracomment>For one: costs {price}; exchange {n} point</extracomment>
        <translation>
            <numerusform>kost {price}; {n}&#xa0;punt omwisselen</numerusform>
            <numerusform>kost {price}; {n}&#xa0;punten omwisselen</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {price}; gold left: {n}</source>
        <translation>kost {price}; goud over: {n}</translation>
    </message>
    <message>
        <source>counts as a boatsman in the final scoring</source>
        <translation>telt in de eindtelling als bootsman</translation>
    </message>
    <message>
        <source>end of an island</source>
        <translation>eindstuk</translation>
    </message>
    <message>
        <source>every colour must have its vikings here</source>
        <translation>hier moeten de Vikingen van elke kleur staan</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>boerderij</translation>
    </message>
    <message>
        <source>fisherman</source>
        <translation>visser</translation>
    </message>
    <message>
        <source>fisherman +{n}</source>
        <translation>visser&#xa0;+{n}</translation>
    </message>
    <message>
        <source>fisherman with fish</source>
        <translation>visser met vis</translation>
    </message>
    <message>
        <source>gold at once</source>
        <translation>meteen goud</translation>
    </message>
    <message>
        <source>gold coin {n}</source>
        <translation>goudstuk&#xa0;{n}</translation>
    </message>
    <message>
        <source>goldsmith</source>
        <translation>goudsmid</translation>
    </message>
    <message>
        <source>goldsmith +{n}</source>
        <translation>goudsmid&#xa0;+{n}</translation>
    </message>
    <message>
        <source>middle of an island</source>
        <translation>middenstuk</translation>
    </message>
    <message>
        <source>middle of an island, with a castle</source>
        <translation>middenstuk met een kasteel</translation>
    </message>
    <message>
        <source>middle of an island, with a church</source>
        <translation>middenstuk met een kerk</translation>
    </message>
    <message>
        <source>middle of an island, with a farm</source>
        <translation>middenstuk met een boerderij</translation>
    </message>
    <message>
        <source>middle of an island, with a mill</source>
        <translation>middenstuk met een molen</translation>
    </message>
    <message>
        <source>mill</source>
        <translation>molen</translation>
    </message>
    <message>
        <source>more gold for each goldsmith that scores</source>
        <translation>meer goud voor elke onbedreigde goudsmid</translation>
    </message>
    <message>
        <source>more points for each noble that scores</source>
        <translation>meer punten voor elke onbedreigde edele</translation>
    </message>
    <message>
        <source>more points for each scout that scores</source>
        <translation>meer punten voor elke onbedreigde verkenner</translation>
    </message>
    <message>
        <source>more points for each surplus viking</source>
        <translation>meer punten voor elke Viking van het overschot</translation>
    </message>
    <message>
        <source>noble</source>
        <translation>edele</translation>
    </message>
    <message>
        <source>noble +{n}</source>
        <translation>edele&#xa0;+{n}</translation>
    </message>
    <message>
        <source>of these there are only {n}: {name}</source>
        <translation>hiervan zijn er maar {n}: {name}</translation>
    </message>
    <message>
        <source>one boatsman ferries all of one colour, or one of each</source>
        <translation>één bootsman laat alle van één kleur of één van elke kleur overvaren</translation>
    </message>
    <message>
        <source>only middles have a building</source>
        <translation>alleen middenstukken hebben een gebouw</translation>
    </message>
    <message>
        <source>places in this row: {n}</source>
        <translation>het aantal plaatsen in deze rij moet {n} zijn</translation>
    </message>
    <message>
        <source>points for each unthreatened fisherman at a large scoring</source>
        <translation>punten voor elke onbedreigde visser bij een grote waardering</translation>
    </message>
    <message>
        <source>replaces a tile with this building; points for the vikings on and around it</source>
        <translation>komt in de plaats van een tegel met dit gebouw; punten voor de Vikingen erop en eromheen</translation>
    </message>
    <message>
        <source>row 1 is for ships, all others for islands</source>
        <translation>rij&#xa0;1 is voor schepen, alle andere rijen zijn voor eilanden</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>verkenner</translation>
    </message>
    <message>
        <source>scout +{n}</source>
        <translation>verkenner&#xa0;+{n}</translation>
    </message>
    <message>
        <source>ship with a blue sail</source>
        <translation>schip met een blauw zeil</translation>
    </message>
    <message>
        <source>ship with a green sail</source>
        <translation>schip met een groen zeil</translation>
    </message>
    <message>
        <source>ship with a red sail</source>
        <translation>schip met een rood zeil</translation>
    </message>
    <message>
        <source>ship with a yellow sail</source>
        <translation>schip met een geel zeil</translation>
    </message>
    <message>
        <source>so many are drawn by now: {n}</source>
        <translation>het aantal dat nu is getrokken, moet {n} zijn</translation>
    </message>
    <message>
        <source>spaces of the wheel: {n}</source>
        <translation>het aantal plaatsen op het rad moet {n} zijn</translation>
    </message>
    <message>
        <source>special tiles, at least: {n}</source>
        <translation>het aantal speciale tegels moet minstens {n} zijn</translation>
    </message>
    <message>
        <source>start of an island</source>
        <translation>beginstuk</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>blijft</translation>
    </message>
    <message>
        <source>the edges of these tiles do not fit</source>
        <translation>de randen van deze tegels sluiten niet aan</translation>
    </message>
    <message>
        <source>the start tile is laid first</source>
        <translation>de starttegel moet het eerst worden neergelegd</translation>
    </message>
    <message>
        <source>there is a gap between these ships</source>
        <translation>tussen deze schepen zit een gat</translation>
    </message>
    <message>
        <source>this belongs to the progress variant, and only to it</source>
        <translation>dit hoort bij de variant voor gevorderden, en alleen daarbij</translation>
    </message>
    <message>
        <source>this does not agree with the rest of the position</source>
        <translation>dit klopt niet met de rest van de stand</translation>
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
        <source>this piece is not laid here</source>
        <translation>dit stuk kan hier niet liggen</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>deze speler doet niet mee</translation>
    </message>
    <message>
        <source>this variant is not known</source>
        <translation>deze variant is onbekend</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>bedreigd</translation>
    </message>
    <message>
        <source>threatens nobody yet</source>
        <translation>bedreigt nog niemand</translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} vikings</source>
        <extracomment>For one: threatens {n} viking</extracomment>
        <translation>
            <numerusform>bedreigt {n}&#xa0;Viking</numerusform>
            <numerusform>bedreigt {n}&#xa0;Vikingen</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles in the stacks, ships included: {n}</source>
        <translation>het aantal tegels in de stapels, inclusief schepen, moet {n} zijn</translation>
    </message>
    <message>
        <source>vikings, at least: {n}</source>
        <translation>het aantal Vikingen moet minstens {n} zijn</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wacht</translation>
    </message>
    <message>
        <source>warded off</source>
        <translation>afgeweerd</translation>
    </message>
    <message>
        <source>warded off: {amount}</source>
        <translation>afgeweerd: {amount}</translation>
    </message>
    <message>
        <source>wards off the ship</source>
        <translation>weert het schip af</translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>krijger</translation>
    </message>
    <message>
        <source>{fed}/{heads}</source>
        <translation>{fed}/{heads}</translation>
    </message>
    <message>
        <source>{gold} − {price} = {n}</source>
        <translation>{gold} − {price} = {n}</translation>
    </message>
    <message>
        <source>{list}</source>
        <translation>{list}</translation>
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
        <source>{name} arranges the offer.</source>
        <translation>{name} stelt het aanbod samen.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} biedt {amount}.</translation>
    </message>
    <message>
        <source>{name} bids.</source>
        <translation>{name} biedt.</translation>
    </message>
    <message>
        <source>{name} buys a group.</source>
        <translation>{name} koopt een combinatie.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}, {viking}.</source>
        <translation>{name} koopt voor {price}: {tile}, {viking}.</translation>
    </message>
    <message>
        <source>{name} cannot pay this.</source>
        <translation>{name} kan dit niet betalen.</translation>
    </message>
    <message>
        <source>{name} chooses a special tile.</source>
        <translation>{name} kiest een speciale tegel.</translation>
    </message>
    <message numerus="yes">
        <source>{name} ends with {n} points.</source>
        <extracomment>For one: {name} ends with {n} point.</extracomment>
        <translation>
            <numerusform>{name} eindigt met {n}&#xa0;punt.</numerusform>
            <numerusform>{name} eindigt met {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges {n} points for gold.</source>
        <extracomment>For one: {name} exchanges {n} point for gold.</extracomment>
        <translation>
            <numerusform>{name} wisselt {n}&#xa0;punt om voor goud.</numerusform>
            <numerusform>{name} wisselt {n}&#xa0;punten om voor goud.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ferries.</source>
        <translation>{name} laat Vikingen overvaren.</translation>
    </message>
    <message>
        <source>{name} ferries: {vikings}.</source>
        <translation>{name} laat overvaren: {vikings}.</translation>
    </message>
    <message>
        <source>{name} lands: {vikings}.</source>
        <translation>{name} zet aan land: {vikings}.</translation>
    </message>
    <message>
        <source>{name} lays a special tile: {tile}.</source>
        <translation>{name} legt een speciale tegel aan: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays the start tile in row {row}.</source>
        <translation>{name} legt de starttegel in rij&#xa0;{row}.</translation>
    </message>
    <message>
        <source>{name} lays the start tile.</source>
        <translation>{name} legt de starttegel neer.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} pays this and keeps {amount}.</source>
        <translation>{name} betaalt dit en houdt {amount} over.</translation>
    </message>
    <message numerus="yes">
        <source>{name} pays this with all gold and {n} points.</source>
        <extracomment>For one: {name} pays this with all gold and {n} point.</extracomment>
        <translation>
            <numerusform>{name} betaalt dit met al het goud en {n}&#xa0;punt.</numerusform>
            <numerusform>{name} betaalt dit met al het goud en {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places on the offer: {vikings}.</source>
        <translation>{name} zet in het aanbod: {vikings}.</translation>
    </message>
    <message>
        <source>{name} receives: {amount}.</source>
        <translation>{name} krijgt: {amount}.</translation>
    </message>
    <message>
        <source>{name} removes from the game: {viking}.</source>
        <translation>{name} haalt uit het spel: {viking}.</translation>
    </message>
    <message>
        <source>{name} takes a special tile: {tile}.</source>
        <translation>{name} neemt een speciale tegel: {tile}.</translation>
    </message>
    <message>
        <source>{name} takes no special tile.</source>
        <translation>{name} neemt geen speciale tegel.</translation>
    </message>
    <message>
        <source>{name} uses a boat.</source>
        <translation>{name} gebruikt een boot.</translation>
    </message>
    <message>
        <source>{name} wins the auction and pays: {amount}.</source>
        <translation>{name} wint de veiling en betaalt: {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wint met {n}&#xa0;punt.</numerusform>
            <numerusform>{name} wint met {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n} gold = 1 point</source>
        <translation>{n}&#xa0;goud = 1&#xa0;punt</translation>
    </message>
    <message>
        <source>{n}&#xa0;gold</source>
        <translation>{n}&#xa0;goud</translation>
    </message>
    <message numerus="yes">
        <source>{n}&#xa0;points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt</numerusform>
            <numerusform>{n}&#xa0;punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n}&#xa0;×&#xa0;{name}</translation>
    </message>
    <message>
        <source>{place}, threatened</source>
        <translation>{place}, bedreigd</translation>
    </message>
    <message>
        <source>{row}, column {n}</source>
        <translation>{row}, kolom&#xa0;{n}</translation>
    </message>
    <message>
        <source>{ship}: down to row {row}, {amount}</source>
        <translation>{ship}: bereik tot en met rij&#xa0;{row}, {amount}</translation>
    </message>
    <message>
        <source>{tie} Equal in gold too, so the victory is shared: {names}.</source>
        <translation>{tie} Ook evenveel goud, dus een gedeelde overwinning: {names}.</translation>
    </message>
    <message>
        <source>{tie} The most gold left decides: {name} ({n}).</source>
        <translation>{tie} Het meeste overgebleven goud beslist: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tile}: {does}</source>
        <translation>{tile}: {does}</translation>
    </message>
    <message>
        <source>{viking} (mainland)</source>
        <translation>{viking} (vasteland)</translation>
    </message>
    <message>
        <source>{what} (row {row}, column {column})</source>
        <translation>{what} (rij&#xa0;{row}, kolom&#xa0;{column})</translation>
    </message>
    <message>
        <source>{what}: {amount}</source>
        <translation>{what}: {amount}</translation>
    </message>
    <message>
        <source>{what}; price: {price}</source>
        <translation>{what}; prijs: {price}</translation>
    </message>
    <message>
        <source>−{n}</source>
        <translation>−{n}</translation>
    </message>
</context>
<context>
    <name>wikinger|lesson</name>
    <message>
        <source>A fjord, and vikings who look for land. Each group of this wheel is a tile with a viking on it, and the figure beside it is its price. All groups are bought, round by round: {rounds} rounds. Then most points win.</source>
        <translation>Een fjord, en Vikingen die land zoeken. Elke combinatie op dit rad is een tegel met een Viking erop, en het getal ernaast is de prijs. In elke ronde worden alle combinaties gekocht, {rounds}&#xa0;rondes lang. Wie dan de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <source>At the end of the game everybody eats, on the mainland too. Each unthreatened fisherman feeds {feeds}: yours would feed {fed} of your {heads} vikings now. Points for those who are not fed: −{n}. There are also points for the most boatsmen, the most completed islands, and the longest one.</source>
        <translation>Aan het einde van het spel eet iedereen, ook op het vasteland. Elke onbedreigde visser verzorgt {feeds}&#xa0;Vikingen: de jouwe zouden er nu {fed} van je {heads} verzorgen. Punten voor wie niet verzorgd wordt: −{n}. Er zijn ook punten voor de meeste bootsmannen, de meeste voltooide eilanden en het langste eiland.</translation>
    </message>
    <message>
        <source>Below lies your coast. Row 1 is for ships, and each other row belongs to vikings of one colour. You begin with a start tile in column 1. Lay it in the marked cell, in the row of the goldsmiths: drag it there, or click first the tile and then the cell, or use Tab and Enter.</source>
        <translation>Onderaan ligt je kust. Rij&#xa0;1 is voor schepen, en elke andere rij hoort bij de Vikingen van één kleur. Je begint met een starttegel in kolom&#xa0;1. Leg die op het gemarkeerde vakje, in de rij van de goudsmeden: sleep de tegel erheen, klik eerst op de tegel en dan op het vakje, of gebruik Tab en Enter.</translation>
    </message>
    <message>
        <source>In any other row he would wait on your mainland. {name} has taken the group at 0, so the dial has turned, and all other groups cost less by: {n}. The group at 0 may only be taken if no other one has a viking of that colour.</source>
        <translation>In elke andere rij zou de goudsmid op je vasteland wachten. {name} neemt de combinatie op&#xa0;0, dus de prijsschijf draait, en alle andere combinaties kosten {n} minder. De combinatie op&#xa0;0 mag je alleen nemen als geen enkele andere een Viking van dezelfde kleur heeft.</translation>
    </message>
    <message>
        <source>Later in the same round, four groups are left. The marked ship costs only {price}. With it comes a boatsman: he has no row, and always waits on the mainland. Buy the group, and lay the ship in column 1 of the uppermost row.</source>
        <translation>Later in dezelfde ronde zijn er nog vier combinaties over. Het gemarkeerde schip kost maar {price}. Er hoort een bootsman bij: hij heeft geen rij en wacht altijd op het vasteland. Koop de combinatie en leg het schip in kolom&#xa0;1 van de bovenste rij.</translation>
    </message>
    <message>
        <source>Later still: the end of round 2. Before a large scoring, boatsmen ferry: one trip brings all vikings of one colour to free tiles in their row, or one viking of each colour. The boatsman then leaves the game. Vikings who wait on your mainland besides him: {n}. Press the button for one of each.</source>
        <translation>Nog later: het einde van ronde&#xa0;2. Vóór een grote waardering laten bootsmannen anderen overvaren: één overtocht brengt alle Vikingen van één kleur naar vrije tegels in hun rij, of één Viking van elke kleur. Daarna gaat de bootsman uit het spel. Vikingen die behalve hem op je vasteland wachten: {n}. Druk op de knop Eén van elke kleur.</translation>
    </message>
    <message>
        <source>Now buy the marked group. It costs {price}, and you have {gold} gold. Its tile is the end of an island: lay it directly right of your start tile, so that land meets land. It lies in his row there, so the goldsmith stays on it.</source>
        <translation>Koop nu de gemarkeerde combinatie. Die kost {price}, en je hebt {gold}&#xa0;goud. De tegel is een eindstuk: leg hem direct rechts van je starttegel, zodat land aan land ligt. Daar ligt hij in de rij van de goudsmid, dus blijft de goudsmid erop staan.</translation>
    </message>
    <message>
        <source>Red water: the ship threatens your noble, as far down as row {row}, and at the end it would cost you {gold} gold. But directly below it a warrior wards it off. Buy the marked group for {price}, and lay it in row 2, below the ship.</source>
        <translation>Rood water: het schip bedreigt je edele, want het bereik gaat tot en met rij&#xa0;{row}, en aan het einde zou het je {gold}&#xa0;goud kosten. Maar een krijger er direct onder weert het af. Koop de gemarkeerde combinatie voor {price} en leg de tegel in rij&#xa0;2, onder het schip.</translation>
    </message>
    <message>
        <source>That is allowed. But buy the marked group, and lay its tile right of your start tile.</source>
        <translation>Dat mag. Maar koop de gemarkeerde combinatie en leg de tegel rechts van je starttegel.</translation>
    </message>
    <message>
        <source>That is allowed. But buy the marked ship, and lay it in column 1.</source>
        <translation>Dat mag. Maar koop het gemarkeerde schip en leg het in kolom&#xa0;1.</translation>
    </message>
    <message>
        <source>That is allowed. But only the marked cell keeps the ship off.</source>
        <translation>Dat mag. Maar alleen op het gemarkeerde vakje weert de krijger het schip af.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked row suits the group that you will buy next.</source>
        <translation>Dat mag. Maar de gemarkeerde rij is beter voor de combinatie die je hierna koopt.</translation>
    </message>
    <message>
        <source>That is allowed. But with one of each, more of your vikings find a tile.</source>
        <translation>Dat mag. Maar met één van elke kleur vinden meer van je Vikingen een tegel.</translation>
    </message>
    <message>
        <source>The red has gone, and at each large scoring this ship now brings you {ship} gold. All groups are bought, so there was a small scoring: an unthreatened goldsmith on a tile brings {each} gold. You received {gold} gold.</source>
        <translation>Het rood is weg, en bij elke grote waardering levert dit schip je nu {ship}&#xa0;goud op. Alle combinaties zijn gekocht, dus er was een kleine waardering: een onbedreigde goudsmid op een tegel levert {each}&#xa0;goud op. Je kreeg {gold}&#xa0;goud.</translation>
    </message>
    <message>
        <source>Then came the large scoring. A goldsmith brings {smith} gold. A noble brings {noble} points, a scout {scout}, and {below} more for each goldsmith or fisherman below him. The scout in the red column brings nothing. You received: {gold} gold, {points} points.</source>
        <translation>Daarna kwam de grote waardering. Een goudsmid levert {smith}&#xa0;goud op. Een edele levert {noble}&#xa0;punten op, een verkenner {scout}, en {below} meer voor elke goudsmid of visser onder hem. De verkenner in de rode kolom levert niets op. Je kreeg: {gold}&#xa0;goud, {points}&#xa0;punten.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. What is still to come, you can look up beside the table at any time.</source>
        <translation>Meer hoef je niet te weten. In een partij maakt Ctrl+Z een zet ongedaan, geeft H een hint en opent F1 de spelregels. Wat er nog in het spel is, kun je op elk moment naast de tafel opzoeken.</translation>
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
            <numerusform>Ook een onvolledige rij kost de volle prijs, {price}; je hebt {n}&#xa0;munt.</numerusform>
            <numerusform>Ook een onvolledige rij kost de volle prijs, {price}; je hebt {n}&#xa0;munten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols. The most you have: {n} of {price}, {symbol}.</source>
        <translation>Een wokkaart kost {price}&#xa0;dezelfde symbolen. Je komt tot {n} van de {price}: {symbol}.</translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols; your hand shows none.</source>
        <translation>Een wokkaart kost {price}&#xa0;dezelfde symbolen; op de kaarten in je hand staat er geen.</translation>
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
        <source>Back of a wok card</source>
        <translation>Achterkant van een wokkaart</translation>
    </message>
    <message>
        <source>Back of ingredients and coins</source>
        <translation>Achterkant van ingrediënten en munten</translation>
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
        <source>Buy a row or take a wok card.</source>
        <translation>Koop een rij of pak een wokkaart.</translation>
    </message>
    <message>
        <source>Buy a row.</source>
        <translation>Koop een rij.</translation>
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
        <source>Coin</source>
        <translation>Munt</translation>
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
        <translation>Betaal voor: {wok}. Nodig: {n}&#xa0;dezelfde symbolen, gekozen: {k}.</translation>
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
        <source>Take a coin or a wok card.</source>
        <translation>Neem een munt of pak een wokkaart.</translation>
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
        <source>Take a coin.</source>
        <translation>Neem een munt.</translation>
    </message>
    <message>
        <source>Take a wok card.</source>
        <translation>Pak een wokkaart.</translation>
    </message>
    <message>
        <source>That would make {n} symbols; exactly {price} are needed.</source>
        <translation>Dat zouden {n}&#xa0;symbolen zijn; je hebt er precies {price} nodig.</translation>
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
            <numerusform>Deze rij kost {price}; je hebt {n}&#xa0;munt.</numerusform>
            <numerusform>Deze rij kost {price}; je hebt {n}&#xa0;munten.</numerusform>
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
            <numerusform>Gelijke stand met {n}&#xa0;punt: {names}.</numerusform>
            <numerusform>Gelijke stand met {n}&#xa0;punten: {names}.</numerusform>
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
        <source>Your final action: buy a row or take a wok card.</source>
        <translation>Je laatste actie: koop een rij of pak een wokkaart.</translation>
    </message>
    <message>
        <source>Your final action: buy a row.</source>
        <translation>Je laatste actie: koop een rij.</translation>
    </message>
    <message>
        <source>Your final action: take a coin or a wok card.</source>
        <translation>Je laatste actie: neem een munt of pak een wokkaart.</translation>
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
        <source>Your final action: take a coin.</source>
        <translation>Je laatste actie: neem een munt.</translation>
    </message>
    <message>
        <source>Your final action: take a wok card.</source>
        <translation>Je laatste actie: pak een wokkaart.</translation>
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
        <source>this game is not for so many players: {n}</source>
        <translation>dit spel is niet voor dit aantal spelers: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>dit komt op twee plaatsen voor: {what}</translation>
    </message>
    <message>
        <source>this must be a list of so many rows: {n}</source>
        <translation>dit moet een lijst zijn met dit aantal rijen: {n}</translation>
    </message>
    <message>
        <source>this must be an even number</source>
        <translation>dit moet een even getal zijn</translation>
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
            <numerusform>maakt van een rode kaart een dichte wok van {n}&#xa0;punt</numerusform>
            <numerusform>maakt van een rode kaart een dichte wok van {n}&#xa0;punten</numerusform>
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
            <numerusform>{name} scoort {n}&#xa0;punt.</numerusform>
            <numerusform>{name} scoort {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes a coin. The rows beside it now cost {price} each.</source>
        <translation>{name} neemt een munt. De rijen ernaast kosten nu elk {price}.</translation>
    </message>
    <message>
        <source>{name} takes a wok card: {wok}.</source>
        <translation>{name} pakt een wokkaart: {wok}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wint met {n}&#xa0;punt.</numerusform>
            <numerusform>{name} wint met {n}&#xa0;punten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name}&#xa0;{n}</translation>
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
            <numerusform>{n}&#xa0;munt</numerusform>
            <numerusform>{n}&#xa0;munten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} coins left</source>
        <extracomment>For one: {n} coin left</extracomment>
        <translation>
            <numerusform>nog {n}&#xa0;munt</numerusform>
            <numerusform>nog {n}&#xa0;munten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt</numerusform>
            <numerusform>{n}&#xa0;punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for any ingredient</source>
        <extracomment>For one: {n} point for any ingredient</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt voor elk willekeurig ingrediënt</numerusform>
            <numerusform>{n}&#xa0;punten voor elk willekeurig ingrediënt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient from the hand</source>
        <extracomment>For one: {n} point for each ingredient from the hand</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt voor elk ingrediënt uit de hand</numerusform>
            <numerusform>{n}&#xa0;punten voor elk ingrediënt uit de hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient without a symbol</source>
        <extracomment>For one: {n} point for each ingredient without a symbol</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt voor elk ingrediënt zonder symbool</numerusform>
            <numerusform>{n}&#xa0;punten voor elk ingrediënt zonder symbool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per combination</source>
        <extracomment>For one: {n} point per combination</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt per combinatie</numerusform>
            <numerusform>{n}&#xa0;punten per combinatie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per set of identical ingredients</source>
        <extracomment>For one: {n} point per set of identical ingredients</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt per set van hetzelfde ingrediënt</numerusform>
            <numerusform>{n}&#xa0;punten per set van hetzelfde ingrediënt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points; the best is {best}. Lay cards and Men-at-wok as you like.</source>
        <extracomment>For one: {n} point; the best is {best}. Lay cards and Men-at-wok as you like.</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punt; de beste verdeling levert {best} op. Leg kaarten en Men-at-Wok neer zoals je wilt.</numerusform>
            <numerusform>{n}&#xa0;punten; de beste verdeling levert {best} op. Leg kaarten en Men-at-Wok neer zoals je wilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n}&#xa0;×&#xa0;{name}</translation>
    </message>
    <message>
        <source>{tie} Equal in coins too, so the victory is shared: {names}.</source>
        <translation>{tie} Ook evenveel munten, dus een gedeelde overwinning: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{tie} Still tied with {n} left-over ingredients: {names}.</source>
        <extracomment>For one: {tie} Still tied with {n} left-over ingredient: {names}.</extracomment>
        <translation>
            <numerusform>{tie} Nog steeds een gelijke stand, met {n}&#xa0;overgebleven ingrediënt: {names}.</numerusform>
            <numerusform>{tie} Nog steeds een gelijke stand, met {n}&#xa0;overgebleven ingrediënten: {names}.</numerusform>
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
<context>
    <name>wok|lesson</name>
    <message>
        <source>A night market, and everybody cooks. Every wok card says which ingredients it wants and how many points they bring. At the end, all your ingredients go into your woks: most points win.</source>
        <translation>Een avondmarkt, en iedereen kookt. Op elke wokkaart staat om welke ingrediënten de wok vraagt en hoeveel punten die opleveren. Aan het einde gaan al je ingrediënten in je woks, en wie de meeste punten heeft, wint.</translation>
    </message>
    <message>
        <source>All cards of the row are yours, and new ones lie in their place. What you paid stays at these rows, so they have become dear. {name} takes one of your coins: {price} is the price now.</source>
        <translation>Alle kaarten van de rij zijn van jou, en op hun plaats liggen nieuwe. Wat je hebt betaald, blijft bij deze rijen liggen, dus ze zijn duur geworden. {name} neemt een van die munten: de prijs is nu {price}.</translation>
    </message>
    <message>
        <source>Marked is what is yours: the ingredients in your hand, and your coins. In your turn you do one of three things: take a coin, buy a row of ingredients, or take a wok card.</source>
        <translation>Gemarkeerd is wat van jou is: de ingrediënten in je hand en je munten. In je beurt doe je één van drie dingen: een munt nemen, een rij ingrediënten kopen of een wokkaart pakken.</translation>
    </message>
    <message>
        <source>Much later. Both rows of a group are sold out, so everybody has one final action, and this is yours. Without a good idea, {name} wins {theirs} to {mine}. But look at the marked wok: take it.</source>
        <translation>Veel later. Beide rijen van een groep zijn uitverkocht, dus iedereen heeft nog één laatste actie, en dit is de jouwe. Heb je geen goed idee, dan wint {name} met {theirs} tegen {mine}. Maar kijk eens naar de gemarkeerde wok: pak die.</translation>
    </message>
    <message>
        <source>Now look at the small symbols on your cards: they pay for woks. Every wok costs {n} identical symbols. A star stands for any symbol. Yours, stars included: {have}&#xa0;×&#xa0;{symbol}.</source>
        <translation>Kijk nu naar de kleine symbolen op je kaarten: daarmee betaal je woks. Elke wok kost {n}&#xa0;dezelfde symbolen. Een ster telt als elk symbool dat je wilt. Je hebt nu, sterren meegeteld: {have}&#xa0;×&#xa0;{symbol}.</translation>
    </message>
    <message>
        <source>Pay for it: click cards one by one, until they show {n}&#xa0;×&#xa0;{symbol}, not more and not less. A star may help out. If you change your mind, click a card once more.</source>
        <translation>Betaal de wok: klik een voor een op kaarten tot er samen {n}&#xa0;×&#xa0;{symbol} op staat, niet meer en niet minder. Een ster mag daarbij helpen. Wil je een kaart toch niet gebruiken, klik er dan nog een keer op.</translation>
    </message>
    <message>
        <source>That is allowed. But first buy the marked row: its cards will pay for a wok.</source>
        <translation>Dat mag. Maar koop eerst de gemarkeerde rij: met die kaarten betaal je straks een wok.</translation>
    </message>
    <message>
        <source>That is allowed. But here the marked coin brings you the row that you need.</source>
        <translation>Dat mag. Maar hier helpt de gemarkeerde munt je aan de rij die je nodig hebt.</translation>
    </message>
    <message>
        <source>That is allowed. But only the marked wok brings you enough points to win.</source>
        <translation>Dat mag. Maar alleen met de gemarkeerde wok haal je genoeg punten om te winnen.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked wok adds most: +{points}.</source>
        <translation>Dat mag. Maar de gemarkeerde wok levert het meeste op: +{points}.</translation>
    </message>
    <message>
        <source>The coin is yours, and both rows beside it have become cheaper: {price}. That is just what you have. Buy the marked row: drag it to your hand, or click it.</source>
        <translation>De munt is van jou, en de twee rijen ernaast zijn goedkoper geworden: {price}. Dat is precies wat je hebt. Koop de gemarkeerde rij: sleep die naar je hand of klik erop.</translation>
    </message>
    <message>
        <source>The coins between two rows are the price of each of them. It is {price} now, and you have {coins}. Take the marked coin: drag it to your hand, or click it, or press Tab until it has the ring, then Enter.</source>
        <translation>De munten tussen twee rijen zijn de prijs van elk van die rijen. De prijs is nu {price}, en je hebt zelf {coins}&#xa0;munten. Neem de gemarkeerde munt: sleep die naar je hand, klik erop, of druk op Tab tot de ring om de munt ligt en dan op Enter.</translation>
    </message>
    <message>
        <source>The figure at each wok says what it would add to your points. The marked one fits best: +{points}. Take it: drag it to your own woks, or click it.</source>
        <translation>Het getal bij elke wok zegt hoeveel punten je er met die wok bij zou krijgen. De gemarkeerde wok is nu de beste: +{points}. Pak die: sleep de kaart naar je eigen woks of klik erop.</translation>
    </message>
    <message>
        <source>The wok is yours. The cards that you laid never pay again, but they stay yours: at the end they go into your woks, like those in your hand. So this wok will be full: {wok}.</source>
        <translation>De wok is van jou. Met je uitgelegde kaarten kun je niet nog eens betalen, maar ze blijven van jou: aan het einde gaan ze in je woks, net als die in je hand. Zo raakt deze wok vol: {wok}.</translation>
    </message>
    <message>
        <source>There was only one way to pay, so your cards were laid at once. Then all ingredients went into the woks, where they bring most: you win {mine} to {theirs}. What fits nowhere is left over, and decides a tie.</source>
        <translation>Er was maar één manier om te betalen, dus je kaarten zijn meteen uitgelegd. Daarna gingen alle ingrediënten in de woks waar ze het meeste opleveren: je wint met {mine} tegen {theirs}. Wat nergens in mag, blijft over en beslist bij een gelijke stand.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. Men-at-wok and all other woks are explained there, and by each card under the pointer.</source>
        <translation>Meer hoef je niet te weten. In een partij maakt Ctrl+Z een zet ongedaan, geeft H een hint en opent F1 de spelregels. Daar lees je alles over Men-at-Wok en de andere woks. Wijs een kaart aan, en je ziet ook wat die doet.</translation>
    </message>
</context>
</TS>
