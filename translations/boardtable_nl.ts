<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>About boardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another person has acted since: the others have to agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a move that cannot be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards were drawn since. Take the move back all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards were drawn since: the others have to agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No game is in progress. Choose a box to begin one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OK</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something hidden was shown since: the others have to agree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is hidden until the curtain is lifted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be undone. Press OK, or point at it once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be used: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You look at move {ply} of {all}. Click anywhere to come back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boardtable {version}: one calm table for printed board games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} could not be moved to the bin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} cannot be used: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wants to take a move back. All others have to agree: {others}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>always</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with several people at one screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>codec</name>
    <message>
        <source>this entry is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>this must be a list of {n} entries</source>
        <extracomment>For one: this must be a list of {n} entry</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {fault}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0: fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+N: new game; Ctrl+O: open; Ctrl+W: start page; Ctrl+Q: quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z: undo; Ctrl+Y: redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter: take it, or put it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc: let go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F11: full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space: enlarge the card under the pointer or the focus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, arrow keys: from one thing on offer to the next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>After move {n} a take-back is wrong: more than was played, or agreed by nobody here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {n} the end is not the one that was written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After move {n} the position is not the one that was written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was played by version {theirs} of this game&apos;s rules; this program has version {ours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was written by a newer boardtable ({app}): its form is {theirs}, this program reads up to {ours}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its first line is wrong: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line} is wrong: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {n} cannot be read: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move {n} is not allowed in its position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This game is not played by {n} people.</source>
        <extracomment>For one: This game is not played by {n} person.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a boardtable game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deal code has 1 to 16 digits from 0 to 9 and a to f</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these are too few or too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this cannot be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this name is empty or too long</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>{zone}: place {place}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{zone}: row {row}, place {place}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>selfcheck</name>
    <message>
        <source>Every part is in its place.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>Nothing can be written into the folder {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision. What happened is written in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The components of this game are not there: {game}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file with corrected components cannot be read: {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last line of {file} was cut off. The game opens at the last decision that was written down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not being saved. {why} It goes on in memory; save a copy somewhere else before you leave.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This program may not write into the folder {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your preferences hold only until you quit. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boardtable is open already. You can play here too, but nothing is saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a text, a number, or true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened, since its game is not installed or does not work: {game}. Install it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Install a newer boardtable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Look for another copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} The file stays as it is: keep it for a boardtable that fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read from its disk. Try again, or look for another copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a game file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is damaged. {why} The game opens at its last good position, and goes on in a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is empty. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not a file. Choose a game file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not saved. {why} Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8, as game files are. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8. Save it as UTF-8 in a text editor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is not there. Look for it in another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is too large for a game file. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is written in UTF-16. Save it as UTF-8 in a text editor, then open it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} may not be read by you. Change its permissions, or ask its owner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} was cut off in its first line. Look for another copy of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: line {line} cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {entry}: {fault}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{first} ({n} entries are wrong.)</source>
        <extracomment>For one: {first} ({n} entry is wrong.)</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>as the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>wok</name>
    <message>
        <source>+{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A short row costs the full price, {price}; you have {n} coins.</source>
        <extracomment>For one: A short row costs the full price, {price}; you have {n} coin.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols. The most you have: {n} of {price}, {symbol}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols; your hand shows none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards of the row go to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At random</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both rows of a group are empty. Last round: one final action for each player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card in a closed hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card of the draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards in hand, coins included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of the draw pile only refill a row that was just bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the row that you want to buy; your coins pay for it then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins do not pay for a wok card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins of the two rows beside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Combo wok ({needs})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Covered wok ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double wok ({sides})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First choose a wok card, then lay the cards for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand wok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ingredients in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid cards stay there until the scoring and never pay again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laid cards: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left-over ingredients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leftovers wok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man-at-double-wok ({left}, {right})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man-at-power-wok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Man-at-swap-wok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Men-at-wok are assigned at the scoring; nothing is decided about them yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New in this row: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No symbol wok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No {price} identical symbols in your hand include this card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is ever taken from another player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One action a turn: first pay for the wok card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay for: {wok}. {n} identical symbols are needed, {k} chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed cards are out of the game; anybody may look at them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row of ingredients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set wok ({n})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbols of different kinds do not add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a coin or buy a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a coin, buy a row or take a wok card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That would make {n} symbols; exactly {price} are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The coin goes to your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last coin of a group stays on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wok card goes to your own woks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card shows no symbol, so it pays nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>This row costs {price}; you have {n} coins.</source>
        <extracomment>For one: This row costs {price}; you have {n} coin.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This row is empty; there is nothing to buy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Wok cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wok cards on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Woks: {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You buy all cards of a row, not only some of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must do what you can; you cannot pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your final action: take a coin or buy a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your final action: take a coin, buy a row or take a wok card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn is one action, and one coin is all it brings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn is one action: one row at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn is one action: one wok card at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your wok cards stay open in front of you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card shows at most so many symbols: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a combination has two ingredients or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row has at most so many cards: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a row is full as long as the pile has cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both rows of a group are empty, so the last round must have begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bowl</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chopstick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>coins in play: {n}, numbered from {first}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every ingredient must have its cards here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every number of players must have its set-up here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fortune cookie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new points per ingredient for a double wok, left and right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two of these may be the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two wok cards may be the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one ingredient of a combo or double wok becomes another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one row can be short and not empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only these are known here: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points per ingredient</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spoon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>star</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes no ingredients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box has only so many of these cards: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards outside the pile must be numbered from 0, without a gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last coin of a group stays on the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last round begins when both rows of a group are empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no card with this number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is only one Man-at-power-wok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there must be a group of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these cards are no exact payments for so many wok cards: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these must be the first cards, as many as for so many players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this entry is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is {given}, but the rest of the box says {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is {given}, but there are only {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of at most {n} groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a list of so many rows: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be a whole number from {low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be an even number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player can do nothing and has to pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this wok card cannot be paid for here</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>turns a red card into a covered wok of {n} points</source>
        <extracomment>For one: turns a red card into a covered wok of {n} point</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>wok cards on the table and with players: {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list}, {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} buys a row for {price}: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has to pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays for: {wok}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} pays with: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points.</source>
        <extracomment>For one: {name} scores {n} point.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes a coin, a row or a wok card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a coin. New price of these rows: {price}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes a wok card: {wok}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: no symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {symbols}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{n}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} coins</source>
        <extracomment>For one: {n} coin</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{n} points for any ingredient</source>
        <extracomment>For one: {n} point for any ingredient</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient from the hand</source>
        <extracomment>For one: {n} point for each ingredient from the hand</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient without a symbol</source>
        <extracomment>For one: {n} point for each ingredient without a symbol</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per combination</source>
        <extracomment>For one: {n} point per combination</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per set of identical ingredients</source>
        <extracomment>For one: {n} point per set of identical ingredients</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{n} × {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tie} Still tied, so the victory is shared: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tie} The most coins decide: {name} ({n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tie} The most left-over ingredients decide: {name} ({n}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{wok}: {does}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
