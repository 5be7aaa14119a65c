<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>A deal code has 1 to 16 digits, from 0 to 9 and from a to f.</source>
        <translation>Kod rozdania ma od 1 do 16 znaków: cyfry od 0 do 9 i litery od a do f.</translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation>O programie boardtable</translation>
    </message>
    <message>
        <source>After this move something hidden was shown: the others have to agree.</source>
        <translation>Po tym ruchu ujawniono coś ukrytego: potrzebna jest zgoda pozostałych.</translation>
    </message>
    <message>
        <source>After this move something hidden was shown: you are asked once more.</source>
        <translation>Po tym ruchu ujawniono coś ukrytego: program poprosi o potwierdzenie.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the others have to agree.</source>
        <translation>Po tym ruchu coś dobrano: potrzebna jest zgoda pozostałych.</translation>
    </message>
    <message>
        <source>After this move something was drawn: you are asked once more.</source>
        <translation>Po tym ruchu coś dobrano: program poprosi o potwierdzenie.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Szybkość animacji</translation>
    </message>
    <message>
        <source>Another person has already begun to play: the others have to agree.</source>
        <translation>Po tym ruchu gra już inna osoba: potrzebna jest zgoda pozostałych.</translation>
    </message>
    <message>
        <source>Ask before a move that cannot be undone</source>
        <translation>Pytaj przed ruchem, którego nie można cofnąć</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Computer {n}</source>
        <translation>Komputer {n}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kod rozdania</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>Nie zapisuj</translation>
    </message>
    <message>
        <source>Enter: open the rule book</source>
        <translation>Enter: otwórz instrukcję</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Zakończone partie</translation>
    </message>
    <message>
        <source>Game files</source>
        <translation>Pliki partii</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Rozpoczęte partie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Hits: {n}</source>
        <translation>Wyniki: {n}</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Rozpoczęte</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Teraz gra: {name}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Language of player {n}</source>
        <translation>Język gracza&#xa0;{n}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Naucz się grać</translation>
    </message>
    <message>
        <source>Learn to play: {game}</source>
        <translation>Naucz się grać: {game}</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Podnieś kurtynę</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Wykonaj ruch</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>Przenieś do kosza</translation>
    </message>
    <message>
        <source>Move {ply} of {all}</source>
        <translation>Ruch&#xa0;{ply} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Imię gracza&#xa0;{n}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nowa partia: {game}</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Następny wynik</translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>Nie ma jeszcze zakończonych partii.</translation>
    </message>
    <message>
        <source>No game is in progress. Choose a box to begin one.</source>
        <translation>Nie ma rozpoczętych partii. Wybierz pudełko, aby zacząć nową.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Nie znaleziono</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Other seats…</source>
        <translation>Inne miejsca…</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Wstrzymaj</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Gracz&#xa0;{n}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Poprzedni wynik</translation>
    </message>
    <message>
        <source>Print the rule book</source>
        <translation>Drukuj instrukcję</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Zasady: {game}</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>To samo rozdanie</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Zapisz kopię jako…</translation>
    </message>
    <message>
        <source>Save the rule book as PDF</source>
        <translation>Zapisz instrukcję jako PDF</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Show the scores</source>
        <translation>Pokaż podsumowanie</translation>
    </message>
    <message>
        <source>Something hidden was shown since. Take the move back all the same?</source>
        <translation>Po tym ruchu ujawniono coś ukrytego. Czy mimo to go cofnąć?</translation>
    </message>
    <message>
        <source>Something was drawn since. Take the move back all the same?</source>
        <translation>Po tym ruchu coś dobrano. Czy mimo to go cofnąć?</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Rozpocznij partię</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnięcie ruchu</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Poproś o&#xa0;cofnięcie…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Rozmiar tekstu</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>The rule book could not be printed.</source>
        <translation>Nie można wydrukować instrukcji.</translation>
    </message>
    <message>
        <source>The table is hidden until the curtain is lifted.</source>
        <translation>Stół jest ukryty do czasu podniesienia kurtyny.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>This cannot be undone. Press OK, or choose it once more.</source>
        <translation>Tego nie będzie można cofnąć. Naciśnij OK albo wskaż to samo jeszcze raz.</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Ułóż inaczej</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Undo without being asked, alone against computers</source>
        <translation>Cofaj bez pytania w partiach tylko z komputerami</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Co zrobić</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Who plays for player {n}</source>
        <translation>Kto gra jako gracz {n}</translation>
    </message>
    <message>
        <source>You look at move {ply} of {all}. Click anywhere to come back.</source>
        <translation>Oglądasz ruch&#xa0;{ply} z&#xa0;{all}. Aby wrócić, kliknij w&#xa0;dowolnym miejscu.</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>jak w&#xa0;programie</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>boardtable {version}: one calm table for printed board games.</source>
        <translation>boardtable {version}: jeden spokojny stół do gier planszowych z&#xa0;pudełka.</translation>
    </message>
    <message>
        <source>{file} could not be moved to the bin.</source>
        <translation>Nie można przenieść pliku „{file}” do kosza.</translation>
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
        <translation>{name} nie znajduje odpowiedzi i wykonuje ruch wybrany naprędce.</translation>
    </message>
    <message>
        <source>{name} is a computer that only another program knows. Here it plays at a medium level.</source>
        <translation>{name} to komputer znany tylko innemu programowi. Tutaj gra na średnim poziomie.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} myśli.</translation>
    </message>
    <message>
        <source>{name} wants to take a move back. Consent is needed: {others}</source>
        <translation>{name} prosi o&#xa0;cofnięcie ruchu. Kto musi wyrazić zgodę: {others}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move</extracomment>
        <translation>
            <numerusform>{n}&#xa0;ruch</numerusform>
            <numerusform>{n}&#xa0;ruchy</numerusform>
            <numerusform>{n}&#xa0;ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n} z {all}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}%</translation>
    </message>
    <message>
        <source>{what} The computer is thinking.</source>
        <translation>{what} Komputer myśli.</translation>
    </message>
    <message>
        <source>{what} The computers pause.</source>
        <translation>{what} Gra komputerów jest wstrzymana.</translation>
    </message>
    <message>
        <source>{what}, out of the game</source>
        <translation>{what}, poza grą</translation>
    </message>
    <message>
        <source>{what}: {n}</source>
        <translation>{what}: {n}</translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation>{why} (Zasada&#xa0;{rule})</translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>with several people at one screen</source>
        <translation>gdy przy jednym ekranie gra kilka osób</translation>
    </message>
</context>
<context>
    <name>box</name>
    <message>
        <source>no two of these may be the same</source>
        <translation>taki wpis już wystąpił, a żaden nie może się powtarzać</translation>
    </message>
    <message>
        <source>only these are known here: {names}</source>
        <translation>tu można wpisać tylko: {names}</translation>
    </message>
    <message>
        <source>this entry is missing</source>
        <translation>brakuje tego wpisu</translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation>nieznany wpis</translation>
    </message>
    <message>
        <source>this is {given}, but the rest of the box says {wanted}</source>
        <translation>podano tu {given}, ale z reszty zawartości pudełka wynika {wanted}</translation>
    </message>
    <message>
        <source>this is {given}, but there are only {n}</source>
        <translation>podano tu {given}, a jest ich tylko {n}</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>tu musi być grupa wpisów z nazwami</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>tu musi być lista</translation>
    </message>
    <message>
        <source>this must be a list of at most {n} groups</source>
        <translation>tu musi być lista, w której grup jest najwyżej {n}</translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>tu musi być tekst</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>tu musi być liczba całkowita</translation>
    </message>
    <message>
        <source>this must be a whole number from {low} to {high}</source>
        <translation>tu musi być liczba całkowita od {low} do {high}</translation>
    </message>
    <message>
        <source>this must be true</source>
        <translation>tu musi być wartość true</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>tu musi być wartość true albo false</translation>
    </message>
</context>
<context>
    <name>codec</name>
    <message>
        <source>this entry is missing</source>
        <translation>brakuje tego wpisu</translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation>nieznany wpis</translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation>w&#xa0;tej grze nie ma takiego ruchu</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>tu musi być grupa wpisów z&#xa0;nazwami</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>tu musi być lista</translation>
    </message>
    <message numerus="yes">
        <source>this must be a list of {n} entries</source>
        <extracomment>For one: this must be a list of {n} entry</extracomment>
        <translation>
            <numerusform>tu musi być lista złożona z&#xa0;{n}&#xa0;wpisu</numerusform>
            <numerusform>tu musi być lista złożona z&#xa0;{n}&#xa0;wpisów</numerusform>
            <numerusform>tu musi być lista złożona z&#xa0;{n}&#xa0;wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>tu musi być tekst</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>tu musi być liczba całkowita</translation>
    </message>
    <message>
        <source>this must be empty</source>
        <translation>ten wpis musi być pusty</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>tu musi być wartość true albo false</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>ta liczba jest za duża</translation>
    </message>
    <message>
        <source>{path}: {fault}</source>
        <translation>{path}: {fault}</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>+{whole}.{tenth}</source>
        <translation>+{whole},{tenth}</translation>
    </message>
    <message>
        <source>Best move found: {what}</source>
        <translation>Najlepszy znaleziony ruch: {what}</translation>
    </message>
    <message>
        <source>Best move found: {what} Expected lead: {lead}.</source>
        <translation>Najlepszy znaleziony ruch: {what} Spodziewana przewaga: {lead}.</translation>
    </message>
    <message>
        <source>Looking for good moves. Esc stops it.</source>
        <translation>Trwa szukanie dobrych ruchów. Esc je przerywa.</translation>
    </message>
    <message>
        <source>No hint was found.</source>
        <translation>Nie znaleziono podpowiedzi.</translation>
    </message>
    <message>
        <source>marked on the table</source>
        <translation>zaznaczony na stole</translation>
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
        <translation>A: pokaż spisy z tej gry, na przykład co jeszcze zostało; Esc: zamknij je</translation>
    </message>
    <message>
        <source>Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit</source>
        <translation>Ctrl i&#xa0;kółko myszy, Ctrl++, Ctrl+-: powiększ lub pomniejsz; 0, Ctrl+0: dopasuj</translation>
    </message>
    <message>
        <source>Ctrl+E: scores</source>
        <translation>Ctrl+E: podsumowanie punktów</translation>
    </message>
    <message>
        <source>Ctrl+Enter: OK; F6: from the table to the buttons, to the log and back</source>
        <translation>Ctrl+Enter: OK; F6: ze stołu do przycisków, do dziennika i&#xa0;z&#xa0;powrotem</translation>
    </message>
    <message>
        <source>Ctrl+N: new game; Ctrl+O: open; Ctrl+Shift+S: save a copy; Ctrl+W: start page</source>
        <translation>Ctrl+N: nowa partia; Ctrl+O: otwórz; Ctrl+Shift+S: zapisz kopię; Ctrl+W: strona startowa</translation>
    </message>
    <message>
        <source>Ctrl+T: time line, then arrow keys: from move to move</source>
        <translation>Ctrl+T: oś czasu, potem strzałki: od ruchu do ruchu</translation>
    </message>
    <message>
        <source>Ctrl+Z: undo; Ctrl+Y: redo</source>
        <translation>Ctrl+Z: cofnij; Ctrl+Y: przywróć</translation>
    </message>
    <message>
        <source>Ctrl+comma: preferences; ?: all keys; Ctrl+Q: quit</source>
        <translation>Ctrl+przecinek: ustawienia; ?: wszystkie klawisze; Ctrl+Q: zakończ</translation>
    </message>
    <message>
        <source>E: enlarge what others have, and what lies upon each other, one after the other</source>
        <translation>E: obejrzyj po kolei to, co mają pozostali, i to, co leży jedno na drugim</translation>
    </message>
    <message>
        <source>Enter: take it, or put it back</source>
        <translation>Enter: weź albo odłóż</translation>
    </message>
    <message>
        <source>Esc: let go; Alt+Left: back by one choice</source>
        <translation>Esc: odłóż; Alt+strzałka w&#xa0;lewo: wstecz o&#xa0;jeden wybór</translation>
    </message>
    <message>
        <source>F11: full screen</source>
        <translation>F11: pełny ekran</translation>
    </message>
    <message>
        <source>F1: rule book, at the rule that forbids something; Esc, F1: close it</source>
        <translation>F1: instrukcja, otwarta na zasadzie, która czegoś zabrania; Esc, F1: zamknij ją</translation>
    </message>
    <message>
        <source>H: hint; M: the computer moves now; P: the computers rest, or go on</source>
        <translation>H: podpowiedź; M: komputer od razu wykonuje ruch; P: wstrzymaj lub wznów grę komputerów</translation>
    </message>
    <message>
        <source>In a lesson: Page Down, Page Up: next page, page before; Esc: start page</source>
        <translation>Podczas lekcji Page Down, Page Up: następna lub poprzednia strona; Esc: strona startowa</translation>
    </message>
    <message>
        <source>In the rule book, Ctrl+F: search; F3, Shift+F3: next hit, previous hit; Ctrl+P: print</source>
        <translation>W instrukcji Ctrl+F: szukaj; F3, Shift+F3: następny lub poprzedni wynik; Ctrl+P: drukuj</translation>
    </message>
    <message>
        <source>In the rule book, Ctrl+arrow down, Ctrl+arrow up: from rule to rule</source>
        <translation>W instrukcji Ctrl+strzałka w dół, Ctrl+strzałka w górę: od zasady do zasady</translation>
    </message>
    <message>
        <source>Mouse wheel, middle button: move the enlarged table</source>
        <translation>Kółko myszy, środkowy przycisk: przesuń powiększony stół</translation>
    </message>
    <message>
        <source>R, mouse wheel, right button: turn the large piece in the hand; Shift+R: the other way; F: flip it</source>
        <translation>R, kółko myszy, prawy przycisk: obróć trzymany duży element; Shift+R: w drugą stronę; F: odwróć go</translation>
    </message>
    <message>
        <source>Space, held down: enlarge the card that has the focus, or see all that lies below it</source>
        <translation>Spacja, przytrzymana: obejrzyj kartę wskazaną klawiszami albo wszystko, co pod nią leży</translation>
    </message>
    <message>
        <source>Tab, arrow keys: from one thing on offer to the next</source>
        <translation>Tab, strzałki: przejdź do kolejnej możliwości</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Back a page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Naucz się grać</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Strona {n} z {all}</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Zagraj z komputerem</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Zagraj z innymi</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż mi</translation>
    </message>
    <message>
        <source>Skip the lesson (Esc)</source>
        <translation>Pomiń lekcję (Esc)</translation>
    </message>
    <message>
        <source>Start page (Esc)</source>
        <translation>Strona startowa (Esc)</translation>
    </message>
    <message>
        <source>That is allowed, but not yet: read this page, then press Next.</source>
        <translation>To dozwolony ruch, ale jeszcze nie teraz: przeczytaj tę stronę, a potem naciśnij Dalej.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson goes another way: do what it says here.</source>
        <translation>To dozwolony ruch, ale lekcja idzie inną drogą: zrób to, co jest tu napisane.</translation>
    </message>
    <message>
        <source>the lesson speaks of this</source>
        <translation>o tym mówi lekcja</translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Computer: easy</source>
        <translation>Komputer: łatwy</translation>
    </message>
    <message>
        <source>Computer: hard</source>
        <translation>Komputer: trudny</translation>
    </message>
    <message>
        <source>Computer: medium</source>
        <translation>Komputer: średni</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>komputer</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation>O programie boardtable</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Wszystkie klawisze</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Computer: move now</source>
        <translation>Komputer: wykonaj ruch</translation>
    </message>
    <message>
        <source>Computers: pause, or go on</source>
        <translation>Komputery: wstrzymaj lub wznów grę</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Dopasuj</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Pokaż spisy</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Instrukcja</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Zapisz kopię jako…</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Podsumowanie punktów</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Strona startowa</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Powiększ</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Pomniejsz</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>After move {n} a take-back is wrong.</source>
        <translation>Po ruchu&#xa0;{n} zapisano niemożliwe cofnięcie: obejmuje więcej ruchów, niż wykonano, albo zgodę na nie dał ktoś spoza stołu.</translation>
    </message>
    <message>
        <source>After move {n} the end is not the one that was written down.</source>
        <translation>Po ruchu&#xa0;{n} zakończenie partii jest inne niż zapisane w&#xa0;pliku.</translation>
    </message>
    <message>
        <source>After move {n} the position is not the one that was written down.</source>
        <translation>Po ruchu&#xa0;{n} sytuacja na stole jest inna niż zapisana w&#xa0;pliku.</translation>
    </message>
    <message>
        <source>It was written by a newer boardtable ({app}): its form is {theirs}, this program reads up to {ours}.</source>
        <translation>Plik utworzono w&#xa0;nowszej wersji programu boardtable ({app}): ma format {theirs}, a&#xa0;ten program odczytuje najwyżej format {ours}.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read.</source>
        <translation>Nie można odczytać wiersza&#xa0;{line}.</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {fault}.</source>
        <translation>Błąd w&#xa0;wierszu&#xa0;{line}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} cannot be read: {fault}.</source>
        <translation>Nie można odczytać ruchu&#xa0;{n}: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} is not allowed in its position.</source>
        <translation>Ruch&#xa0;{n} jest w&#xa0;tej sytuacji niedozwolony.</translation>
    </message>
    <message>
        <source>The first line is wrong: {fault}.</source>
        <translation>Błąd w&#xa0;pierwszym wierszu: {fault}.</translation>
    </message>
    <message>
        <source>The game was played by version {theirs} of its rules; this program has version {ours}.</source>
        <translation>Partia toczyła się według wersji {theirs} zasad tej gry, a&#xa0;ten program ma wersję {ours}.</translation>
    </message>
    <message numerus="yes">
        <source>This game is not played by {n} people.</source>
        <extracomment>For one: This game is not played by {n} person.</extracomment>
        <translation>
            <numerusform>Ta gra nie jest przeznaczona dla {n}&#xa0;osoby.</numerusform>
            <numerusform>Ta gra nie jest przeznaczona dla {n}&#xa0;osób.</numerusform>
            <numerusform>Ta gra nie jest przeznaczona dla {n}&#xa0;osób.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a boardtable game.</source>
        <translation>To nie jest plik partii programu boardtable.</translation>
    </message>
    <message>
        <source>a deal code has 1 to 16 digits from 0 to 9 and a to f</source>
        <translation>kod rozdania ma od 1 do 16&#xa0;znaków: cyfry od 0 do 9 i&#xa0;litery od a&#xa0;do f</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>program nie rozpoznaje jego treści</translation>
    </message>
    <message>
        <source>these are too few or too many</source>
        <translation>wpisów jest za mało albo za dużo</translation>
    </message>
    <message>
        <source>this cannot be chosen</source>
        <translation>tej wartości nie można wybrać</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>tu musi być grupa wpisów z&#xa0;nazwami</translation>
    </message>
    <message>
        <source>this name is empty or too long</source>
        <translation>to imię jest puste albo za długie</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>This game does not work.</source>
        <translation>Ta gra nie działa.</translation>
    </message>
    <message>
        <source>This game does not work: {game}.</source>
        <translation>Ta gra nie działa: {game}.</translation>
    </message>
    <message>
        <source>This game is not installed: {game}.</source>
        <translation>Ta gra nie jest zainstalowana: {game}.</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>tu nie pasuje</translation>
    </message>
    <message>
        <source>fits here</source>
        <translation>tu pasuje</translation>
    </message>
    <message>
        <source>flipped over</source>
        <translation>odwrócono na drugą stronę</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>w dłoni</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>do wyboru</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>wybrano</translation>
    </message>
    <message>
        <source>turned anticlockwise</source>
        <translation>obrócono przeciwnie do ruchu wskazówek zegara</translation>
    </message>
    <message>
        <source>turned clockwise</source>
        <translation>obrócono zgodnie z ruchem wskazówek zegara</translation>
    </message>
    <message>
        <source>turned clockwise by {degrees}°</source>
        <translation>obrócono o {degrees}° zgodnie z ruchem wskazówek zegara</translation>
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
        <translation>{zone}: miejsce&#xa0;{place}</translation>
    </message>
    <message>
        <source>{zone}: row {row}, place {place}</source>
        <translation>{zone}: rząd&#xa0;{row}, miejsce&#xa0;{place}</translation>
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
        <translation>Wszystkie części są na swoich miejscach.</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>fast</source>
        <translation>duża</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalna</translation>
    </message>
    <message>
        <source>off</source>
        <translation>bez animacji</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>mała</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>Not all of this game is saved. {why}</source>
        <translation>Ta partia nie jest zapisana w&#xa0;całości. {why}</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder {folder}.</source>
        <translation>W&#xa0;folderze „{folder}” nie można niczego zapisać.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision.</source>
        <translation>W&#xa0;programie wystąpił błąd. Partia wraca do stanu po ostatnim ruchu.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision. What happened is written in {file}.</source>
        <translation>W&#xa0;programie wystąpił błąd. Partia wraca do stanu po ostatnim ruchu. Szczegóły błędu zapisano w&#xa0;pliku „{file}”.</translation>
    </message>
    <message>
        <source>The components of this game are not there: {game}.</source>
        <translation>Nie znaleziono elementów tej gry: {game}.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>Dysk jest pełny.</translation>
    </message>
    <message>
        <source>The file with corrected components cannot be read: {file}.</source>
        <translation>Nie można odczytać pliku z&#xa0;poprawionymi elementami gry: {file}.</translation>
    </message>
    <message>
        <source>The last line of {file} was cut off. The game opens at the last decision that was written down.</source>
        <translation>Ostatni wiersz pliku „{file}” jest ucięty. Partię otwarto w&#xa0;stanie po ostatnim zapisanym ruchu.</translation>
    </message>
    <message>
        <source>This game is not being saved. {why} It goes on in memory; save a copy somewhere else before you leave.</source>
        <translation>Ta partia nie jest zapisywana. {why} Partia trwa dalej tylko w&#xa0;pamięci komputera; przed wyjściem zapisz jej kopię w&#xa0;innym miejscu.</translation>
    </message>
    <message>
        <source>This program may not write into the folder {folder}.</source>
        <translation>Program nie ma uprawnień do zapisu w&#xa0;folderze „{folder}”.</translation>
    </message>
    <message>
        <source>Your preferences hold only until you quit. {why}</source>
        <translation>Ustawienia będą obowiązywać tylko do zamknięcia programu. {why}</translation>
    </message>
    <message>
        <source>boardtable is open already. You can play here too, but nothing is saved.</source>
        <translation>Program boardtable jest już otwarty. Tutaj też możesz grać, ale nic nie zostanie zapisane.</translation>
    </message>
    <message>
        <source>this must be a text, a number, or true or false</source>
        <translation>tu musi być tekst, liczba albo wartość true lub false</translation>
    </message>
    <message>
        <source>{file} cannot be a game file: it is not text in UTF-8. Choose another file.</source>
        <translation>„{file}” nie jest plikiem partii, bo nie zawiera tekstu w&#xa0;kodowaniu UTF-8. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>{file} cannot be opened, since its game is not installed or does not work: {game}. Install it first.</source>
        <translation>Nie można otworzyć pliku „{file}”, ponieważ potrzebna gra nie jest zainstalowana albo nie działa: {game}. Najpierw ją zainstaluj.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Choose another file.</source>
        <translation>Nie można otworzyć pliku „{file}”. {why} Wybierz inny plik.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Install a newer boardtable.</source>
        <translation>Nie można otworzyć pliku „{file}”. {why} Zainstaluj nowszą wersję programu boardtable.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Look for another copy of it.</source>
        <translation>Nie można otworzyć pliku „{file}”. {why} Poszukaj innej kopii tego pliku.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} The file stays as it is: keep it for a boardtable that fits.</source>
        <translation>Nie można otworzyć pliku „{file}”. {why} Plik pozostaje bez zmian: zachowaj go dla odpowiedniej wersji programu boardtable.</translation>
    </message>
    <message>
        <source>{file} cannot be read from its disk. Try again, or look for another copy.</source>
        <translation>Nie można odczytać z&#xa0;dysku pliku „{file}”. Spróbuj ponownie albo poszukaj innej kopii.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>Nie można odczytać pliku „{file}”.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a game file in it.</source>
        <translation>„{file}” to folder. Wybierz w&#xa0;nim plik partii.</translation>
    </message>
    <message>
        <source>{file} is damaged. {why} The game opens at its last good position, and goes on in a copy.</source>
        <translation>Plik „{file}” jest uszkodzony. {why} Partię otwarto w&#xa0;ostatnim poprawnym stanie, a&#xa0;jej dalszy ciąg będzie zapisywany w&#xa0;kopii.</translation>
    </message>
    <message>
        <source>{file} is empty. Choose another file.</source>
        <translation>Plik „{file}” jest pusty. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>{file} is not a file. Choose a game file.</source>
        <translation>„{file}” nie jest plikiem. Wybierz plik partii.</translation>
    </message>
    <message>
        <source>{file} is not saved. {why} Choose another folder.</source>
        <translation>Pliku „{file}” nie zapisano. {why} Wybierz inny folder.</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8. Save it as UTF-8 in a text editor.</source>
        <translation>Plik „{file}” nie zawiera tekstu w&#xa0;kodowaniu UTF-8. Zapisz go w&#xa0;tym kodowaniu w&#xa0;edytorze tekstu.</translation>
    </message>
    <message>
        <source>{file} is not there. Look for it in another folder.</source>
        <translation>Nie znaleziono pliku „{file}”. Poszukaj go w&#xa0;innym folderze.</translation>
    </message>
    <message>
        <source>{file} is too large for a game file. Choose another file.</source>
        <translation>Plik „{file}” jest za duży jak na plik partii. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>{file} is written in UTF-16. Save it as UTF-8 in a text editor, then open it.</source>
        <translation>Plik „{file}” jest zapisany w&#xa0;kodowaniu UTF-16. Zapisz go w&#xa0;edytorze tekstu w&#xa0;kodowaniu UTF-8, a&#xa0;potem otwórz.</translation>
    </message>
    <message>
        <source>{file} may not be read by you. Change its permissions, or ask its owner.</source>
        <translation>Nie masz uprawnień do odczytu pliku „{file}”. Zmień te uprawnienia albo poproś o&#xa0;to właściciela pliku.</translation>
    </message>
    <message>
        <source>{file} was cut off in its first line. Look for another copy of it.</source>
        <translation>Plik „{file}” jest ucięty już w&#xa0;pierwszym wierszu. Poszukaj innej kopii tego pliku.</translation>
    </message>
    <message>
        <source>{file}: line {line} cannot be read.</source>
        <translation>{file}: nie można odczytać wiersza&#xa0;{line}.</translation>
    </message>
    <message>
        <source>{file}: {entry}: {fault}.</source>
        <translation>{file}: {entry}: {fault}.</translation>
    </message>
    <message numerus="yes">
        <source>{first} ({n} entries are wrong.)</source>
        <extracomment>For one: {first} ({n} entry is wrong.)</extracomment>
        <translation>
            <numerusform>{first} (Błędny jest {n}&#xa0;wpis.)</numerusform>
            <numerusform>{first} (Błędne są {n}&#xa0;wpisy.)</numerusform>
            <numerusform>{first} (Błędnych jest {n}&#xa0;wpisów.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>as the system</source>
        <translation>jak w&#xa0;systemie</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ciemny</translation>
    </message>
    <message>
        <source>light</source>
        <translation>jasny</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>FILE</source>
        <translation>PLIK</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>FOLDER</translation>
    </message>
    <message>
        <source>One calm table for printed board games.</source>
        <translation>Jeden spokojny stół do gier planszowych z pudełka.</translation>
    </message>
    <message>
        <source>This means nothing here: {what}</source>
        <translation>Nie wiadomo, co to znaczy: {what}</translation>
    </message>
    <message>
        <source>a game to open</source>
        <translation>plik partii do otwarcia</translation>
    </message>
    <message>
        <source>check that this build is whole, then quit</source>
        <translation>sprawdź, czy program jest kompletny, i zakończ</translation>
    </message>
    <message>
        <source>keep games and preferences in this folder</source>
        <translation>przechowuj partie i ustawienia w tym folderze</translation>
    </message>
    <message>
        <source>show the version, then quit</source>
        <translation>pokaż wersję i zakończ</translation>
    </message>
    <message>
        <source>show this help, then quit</source>
        <translation>pokaż tę pomoc i zakończ</translation>
    </message>
    <message>
        <source>usage: {line}</source>
        <translation>użycie: {line}</translation>
    </message>
    <message>
        <source>{option} needs a folder behind it.</source>
        <translation>Po opcji {option} trzeba podać folder.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>Opcja {option} nie przyjmuje żadnej wartości.</translation>
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
        <translation>+{points}, styl +{cubes}</translation>
    </message>
    <message>
        <source>A Wasabi! card covers this square: nothing is done there.</source>
        <translation>Karta Wasabi! przykrywa to pole, więc nic nie można tu zrobić.</translation>
    </message>
    <message>
        <source>A Wasabi! card leaves the board only as a reward.</source>
        <translation>Kartę Wasabi! można zabrać z planszy tylko jako nagrodę.</translation>
    </message>
    <message>
        <source>A challenge token is assigned when you serve a recipe of its length.</source>
        <translation>Żeton wyzwania przydziela się dopiero wtedy, gdy podajesz przepis tej samej długości.</translation>
    </message>
    <message>
        <source>A chopped tile goes back into the pantry or on the board.</source>
        <translation>Zdjęty kafelek trafia do spiżarni albo na planszę.</translation>
    </message>
    <message>
        <source>A chopped tile never comes into the hand.</source>
        <translation>Zdjęty kafelek nigdy nie trafia na rękę.</translation>
    </message>
    <message>
        <source>A recipe goes under the pile of its length.</source>
        <translation>Przepis trafia pod stos swojej długości.</translation>
    </message>
    <message>
        <source>A recipe is served right after it was completed, not later.</source>
        <translation>Przepis podaje się zaraz po zrealizowaniu, nie później.</translation>
    </message>
    <message>
        <source>A recipe stays on your screen until you serve it or pass.</source>
        <translation>Przepis zostaje na zasłonce, dopóki go nie podasz albo nie spasujesz.</translation>
    </message>
    <message>
        <source>A recipe that you have just drawn can be served from your next turn on.</source>
        <translation>Przepis dobrany przed chwilą możesz podać od swojej następnej tury.</translation>
    </message>
    <message>
        <source>A tile lies there already. To put yours on top, play Stack!</source>
        <translation>Leży tu już kafelek. Aby położyć na nim swój, zagraj kartę Stack!</translation>
    </message>
    <message>
        <source>A tile lies there already; ingredients go on open squares.</source>
        <translation>Leży tu już kafelek; składniki kładzie się na wolnych polach.</translation>
    </message>
    <message>
        <source>Action card in a closed hand</source>
        <translation>Zakryta karta akcji</translation>
    </message>
    <message>
        <source>Action cards are taken as a reward for completed recipes.</source>
        <translation>Karty akcji bierze się w nagrodę za podane przepisy.</translation>
    </message>
    <message>
        <source>Action cards in hand</source>
        <translation>Karty akcji na ręce</translation>
    </message>
    <message>
        <source>Action cards: {name}</source>
        <translation>Karty akcji: {name}</translation>
    </message>
    <message>
        <source>After an action card you can no longer pass in this turn.</source>
        <translation>Po zagraniu karty akcji nie można już w tej turze spasować.</translation>
    </message>
    <message>
        <source>All challenge tokens are assigned: points do not matter.</source>
        <translation>Wszystkie żetony wyzwań są przydzielone: punkty nie mają znaczenia.</translation>
    </message>
    <message>
        <source>All recipes</source>
        <translation>Wszystkie przepisy</translation>
    </message>
    <message>
        <source>An action card is played on the board.</source>
        <translation>Kartę akcji zagrywa się na planszę.</translation>
    </message>
    <message>
        <source>An ingredient goes on an open square of the board.</source>
        <translation>Składnik kładzie się na wolnym polu planszy.</translation>
    </message>
    <message>
        <source>An open square must be left for your ingredient; place that first.</source>
        <translation>Na twój składnik musi zostać wolne pole; połóż go przed zagraniem karty.</translation>
    </message>
    <message>
        <source>At least one of the two squares must hold a tile.</source>
        <translation>Przynajmniej na jednym z tych dwóch pól musi leżeć kafelek.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Back into the pantry: {kind}.</source>
        <translation>Odłożono do spiżarni: {kind}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Bowl</source>
        <translation>Miseczka</translation>
    </message>
    <message>
        <source>Bowl: {name}</source>
        <translation>Miseczka: {name}</translation>
    </message>
    <message>
        <source>Challenge token of length {n}</source>
        <translation>Żeton wyzwania długości {n}</translation>
    </message>
    <message numerus="yes">
        <source>Challenge token: {n} points</source>
        <extracomment>For one: Challenge token: {n} point</extracomment>
        <translation>
            <numerusform>Żeton wyzwania: {n}&#xa0;punkt</numerusform>
            <numerusform>Żeton wyzwania: {n}&#xa0;punkty</numerusform>
            <numerusform>Żeton wyzwania: {n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge tokens left</source>
        <translation>Pozostałe żetony wyzwań</translation>
    </message>
    <message>
        <source>Challenge tokens: {name}</source>
        <translation>Żetony wyzwań: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose an ingredient for the starting hand of {name}: {n} more, each of another category.</source>
        <extracomment>For one: Choose an ingredient for the starting hand of {name}: {n} more.</extracomment>
        <translation>
            <numerusform>Wybierz jeszcze {n}&#xa0;składnik do początkowej ręki, z innej kategorii. Dostaje go: {name}.</numerusform>
            <numerusform>Wybierz jeszcze {n}&#xa0;składniki do początkowej ręki, każdy z innej kategorii. Dostaje je: {name}.</numerusform>
            <numerusform>Wybierz jeszcze {n}&#xa0;składników do początkowej ręki, każdy z innej kategorii. Dostaje je: {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose from the pantry for your left-hand neighbour.</source>
        <translation>Wybierz ze spiżarni składnik dla gracza po lewej.</translation>
    </message>
    <message>
        <source>Chop! Choose a tile on the board.</source>
        <translation>Chop! Wybierz kafelek na planszy.</translation>
    </message>
    <message>
        <source>Chop! needs a tile on the board that can be seen.</source>
        <translation>Kartę Chop! można zagrać tylko wtedy, gdy na planszy widać jakiś kafelek.</translation>
    </message>
    <message>
        <source>Delicacies</source>
        <translation>Rarytasy</translation>
    </message>
    <message>
        <source>Discard at least one recipe: put it under its pile.</source>
        <translation>Odrzuć co najmniej jeden przepis: włóż go pod jego stos.</translation>
    </message>
    <message>
        <source>Discard more recipes in the order that you like, or stop.</source>
        <translation>Odrzuć kolejne przepisy w dowolnej kolejności albo na tym poprzestań.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message numerus="yes">
        <source>Draw a recipe of any length: {n} more.</source>
        <extracomment>For one: Draw a recipe of any length: {n} more.</extracomment>
        <translation>
            <numerusform>Dobierz jeszcze {n}&#xa0;przepis dowolnej długości.</numerusform>
            <numerusform>Dobierz jeszcze {n}&#xa0;przepisy dowolnej długości.</numerusform>
            <numerusform>Dobierz jeszcze {n}&#xa0;przepisów dowolnej długości.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ingredient of a starting hand is of another category.</source>
        <translation>Każdy składnik początkowej ręki musi być z innej kategorii.</translation>
    </message>
    <message>
        <source>Everybody has passed several times in a row: standstill.</source>
        <translation>Od kilku rund wszyscy pasują: impas.</translation>
    </message>
    <message>
        <source>Everybody passed again and again (rule 10.7).</source>
        <translation>Impas: od kilku rund wszyscy pasują (zasada 10.7).</translation>
    </message>
    <message>
        <source>Exchanged: {square}; {other}.</source>
        <translation>Zamieniono: {square}; {other}.</translation>
    </message>
    <message>
        <source>First place an ingredient; that is what a turn is for.</source>
        <translation>Najpierw połóż składnik; to obowiązkowa część tury.</translation>
    </message>
    <message>
        <source>First say which of the completed recipes you serve.</source>
        <translation>Najpierw zdecyduj, które ze zrealizowanych przepisów podajesz.</translation>
    </message>
    <message>
        <source>First take ingredients; each part of Step 2 is finished before the next.</source>
        <translation>Najpierw weź składniki; każdą część kroku 2 kończysz, zanim zaczniesz następną.</translation>
    </message>
    <message>
        <source>First take your reward; each part of Step 2 is finished before the next.</source>
        <translation>Najpierw weź nagrodę; każdą część kroku 2 kończysz, zanim zaczniesz następną.</translation>
    </message>
    <message>
        <source>First the chopped tile: put it back or place it.</source>
        <translation>Najpierw zdjęty kafelek: odłóż go do spiżarni albo połóż na planszy.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Ryby</translation>
    </message>
    <message>
        <source>For a second ingredient you need a tile in hand and an open square.</source>
        <translation>Do drugiego składnika potrzebne są kafelek na ręce i wolne pole.</translation>
    </message>
    <message>
        <source>For the starting hand of {name}: {kind}.</source>
        <translation>{name} dostaje do początkowej ręki: {kind}.</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Warzywa</translation>
    </message>
    <message>
        <source>Hot plate</source>
        <translation>Na ciepło</translation>
    </message>
    <message>
        <source>Ingredient in a closed hand</source>
        <translation>Zakryty składnik</translation>
    </message>
    <message>
        <source>Ingredients in hand</source>
        <translation>Składniki na ręce</translation>
    </message>
    <message>
        <source>Ingredients in hand cannot be exchanged.</source>
        <translation>Składników na ręce nie można wymieniać.</translation>
    </message>
    <message>
        <source>Ingredients: {name}</source>
        <translation>Składniki: {name}</translation>
    </message>
    <message>
        <source>It goes back into the kitchen.</source>
        <translation>Tę kartę odkłada się do kuchni.</translation>
    </message>
    <message>
        <source>It goes to the hand of your left-hand neighbour.</source>
        <translation>Ten kafelek trafia na rękę gracza po lewej.</translation>
    </message>
    <message>
        <source>It goes to your action cards.</source>
        <translation>Ta karta trafia do twoich kart akcji.</translation>
    </message>
    <message>
        <source>It goes to your hand.</source>
        <translation>Ten kafelek trafia na twoją rękę.</translation>
    </message>
    <message>
        <source>It goes to your served recipes.</source>
        <translation>Ten przepis trafia do twoich podanych przepisów.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Kuchnia</translation>
    </message>
    <message>
        <source>Length {n}</source>
        <translation>Długość {n}</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>Nie podawaj więcej</translation>
    </message>
    <message>
        <source>No row or column of the board shows these ingredients side by side.</source>
        <translation>W żadnym rzędzie ani kolumnie planszy nie widać tych składników obok siebie.</translation>
    </message>
    <message>
        <source>No two adjacent squares can be exchanged.</source>
        <translation>Nie ma dwóch sąsiednich pól, które można by zamienić.</translation>
    </message>
    <message>
        <source>Now place an ingredient.</source>
        <translation>Teraz połóż składnik.</translation>
    </message>
    <message>
        <source>Nowhere can four squares be covered and an open one be left for your ingredient.</source>
        <translation>Nigdzie nie można przykryć czterech pól tak, żeby zostało wolne pole na twój składnik.</translation>
    </message>
    <message>
        <source>Of this ingredient there is no tile left in the pantry.</source>
        <translation>W spiżarni nie ma już kafelków tego składnika.</translation>
    </message>
    <message>
        <source>Of this ingredient there is no tile left.</source>
        <translation>Nie ma już kafelków tego składnika.</translation>
    </message>
    <message>
        <source>On top of a tile: {kind} ({square}).</source>
        <translation>Położono na innym kafelku: {kind} ({square}).</translation>
    </message>
    <message>
        <source>One Wasabi! card cannot lie upon another.</source>
        <translation>Jedna karta Wasabi! nie może leżeć na drugiej.</translation>
    </message>
    <message>
        <source>Only ingredients from your hand are placed.</source>
        <translation>Kładzie się tylko składniki z ręki.</translation>
    </message>
    <message>
        <source>Only squares that share an edge are exchanged.</source>
        <translation>Zamieniać można tylko pola, które mają wspólną krawędź.</translation>
    </message>
    <message>
        <source>Only who is in turn completes recipes.</source>
        <translation>Przepisy realizuje tylko gracz, którego tura właśnie trwa.</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Spiżarnia</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Place an ingredient on an open square.</source>
        <translation>Połóż składnik na wolnym polu.</translation>
    </message>
    <message>
        <source>Place an ingredient, or play an action card first.</source>
        <translation>Połóż składnik albo najpierw zagraj kartę akcji.</translation>
    </message>
    <message>
        <source>Plate for a chopped tile</source>
        <translation>Talerzyk na zdjęty kafelek</translation>
    </message>
    <message>
        <source>Put an action card back into the kitchen to make room for another one.</source>
        <translation>Odłóż kartę akcji do kuchni, aby zrobić miejsce na inną.</translation>
    </message>
    <message>
        <source>Put it back into the pantry, or place it on the board: {kind}.</source>
        <translation>Odłóż ten kafelek do spiżarni albo połóż go na planszy: {kind}.</translation>
    </message>
    <message>
        <source>Recipe of length {n}, face down</source>
        <translation>Przepis długości {n}, zakryty</translation>
    </message>
    <message>
        <source>Recipes are drawn at the end of your turn, until your screen is full.</source>
        <translation>Przepisy dobiera się pod koniec tury, aż zasłonka będzie pełna.</translation>
    </message>
    <message>
        <source>Recipes are drawn last, each part of Step 2 is finished before the next.</source>
        <translation>Przepisy dobiera się na końcu; każdą część kroku 2 kończysz, zanim zaczniesz następną.</translation>
    </message>
    <message>
        <source>Recipes of length {n}</source>
        <translation>Przepisy długości {n}</translation>
    </message>
    <message>
        <source>Rice, maki and unique ingredients are not given.</source>
        <translation>Nie można dać ryżu, maki ani unikatowych składników.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Screen: {name}</source>
        <translation>Zasłonka: {name}</translation>
    </message>
    <message>
        <source>Seafood</source>
        <translation>Owoce morza</translation>
    </message>
    <message>
        <source>Served recipes, their tokens and your cubes stay where they are.</source>
        <translation>Podane przepisy, ich żetony i twoje kostki zostają na swoich miejscach.</translation>
    </message>
    <message>
        <source>Served: {name}</source>
        <translation>Podane przepisy: {name}</translation>
    </message>
    <message>
        <source>Spicy! Drop the card on the board.</source>
        <translation>Spicy! Upuść kartę na planszę.</translation>
    </message>
    <message>
        <source>Stack! Choose an ingredient of yours and a tile on the board.</source>
        <translation>Stack! Wybierz swój składnik i kafelek na planszy.</translation>
    </message>
    <message>
        <source>Stack! is played only before your ingredient.</source>
        <translation>Kartę Stack! zagrywa się tylko przed położeniem składnika.</translation>
    </message>
    <message>
        <source>Stack! needs a tile on the board that can be seen.</source>
        <translation>Kartę Stack! można zagrać tylko wtedy, gdy na planszy widać jakiś kafelek.</translation>
    </message>
    <message>
        <source>Stack! needs an ingredient of yours first, then the tile below it.</source>
        <translation>Karta Stack! wymaga najpierw twojego składnika, a potem kafelka pod nim.</translation>
    </message>
    <message>
        <source>Staples</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
        <source>Switch! Choose two adjacent squares.</source>
        <translation>Switch! Wybierz dwa sąsiednie pola.</translation>
    </message>
    <message numerus="yes">
        <source>Take an action card: {n} rewards left.</source>
        <extracomment>For one: Take an action card: {n} reward left.</extracomment>
        <translation>
            <numerusform>Weź kartę akcji: została {n}&#xa0;nagroda.</numerusform>
            <numerusform>Weź kartę akcji: zostały {n}&#xa0;nagrody.</numerusform>
            <numerusform>Weź kartę akcji: zostało {n}&#xa0;nagród.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take an ingredient: {n} more.</source>
        <extracomment>For one: Take an ingredient: {n} more.</extracomment>
        <translation>
            <numerusform>Weź jeszcze {n}&#xa0;składnik.</numerusform>
            <numerusform>Weź jeszcze {n}&#xa0;składniki.</numerusform>
            <numerusform>Weź jeszcze {n}&#xa0;składników.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken off the board: {kind} ({square}).</source>
        <translation>Zdjęto z planszy: {kind} ({square}).</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>Plansza jest zapełniona.</translation>
    </message>
    <message>
        <source>The four squares lie two by two within the play zone.</source>
        <translation>Cztery pola muszą tworzyć kwadrat dwa na dwa, w całości w obszarze gry.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>The recipe goes to your screen.</source>
        <translation>Przepis trafia na twoją zasłonkę.</translation>
    </message>
    <message>
        <source>There is nothing to be taken off this square.</source>
        <translation>Z tego pola nie ma czego zdjąć.</translation>
    </message>
    <message>
        <source>This lay there before; you have not made it just now.</source>
        <translation>Ta linia była na planszy już przedtem; nie powstała dzięki twojemu ostatniemu ruchowi.</translation>
    </message>
    <message>
        <source>This pile is empty.</source>
        <translation>Ten stos jest pusty.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Remis, {n}&#xa0;pkt: {names}.</numerusform>
            <numerusform>Remis, {n}&#xa0;pkt: {names}.</numerusform>
            <numerusform>Remis, {n}&#xa0;pkt: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation>Zrezygnuj z nagrody</translation>
    </message>
    <message>
        <source>Wasabi cubes</source>
        <translation>Kostki wasabi</translation>
    </message>
    <message>
        <source>Wasabi! Choose four squares, two by two.</source>
        <translation>Wasabi! Wybierz cztery pola, dwa na dwa.</translation>
    </message>
    <message>
        <source>What lies on the board stays there, unless an action card moves it.</source>
        <translation>To, co leży na planszy, zostaje na miejscu, dopóki nie ruszy tego karta akcji.</translation>
    </message>
    <message>
        <source>What others hold stays with them.</source>
        <translation>To, co mają inni, zostaje u nich.</translation>
    </message>
    <message>
        <source>Who passes discards at least one recipe.</source>
        <translation>Kto pasuje, odrzuca co najmniej jeden przepis.</translation>
    </message>
    <message>
        <source>Who passes places nothing and plays no card.</source>
        <translation>Kto pasuje, niczego nie kładzie i nie zagrywa karty.</translation>
    </message>
    <message>
        <source>With Stack! your ingredient goes on top of another tile.</source>
        <translation>Z kartą Stack! twój składnik trafia na inny kafelek.</translation>
    </message>
    <message>
        <source>You have completed: {recipes}. Serve what you like.</source>
        <translation>Zrealizowane przepisy: {recipes}. Podaj te, które chcesz.</translation>
    </message>
    <message>
        <source>You have no challenge token of this length left.</source>
        <translation>Nie masz już żetonu wyzwania tej długości.</translation>
    </message>
    <message>
        <source>You have placed your ingredient; only Spicy! allows a second one.</source>
        <translation>Twój składnik już leży na planszy; tylko Spicy! pozwala położyć drugi.</translation>
    </message>
    <message>
        <source>You may place a second ingredient.</source>
        <translation>Możesz położyć drugi składnik.</translation>
    </message>
    <message>
        <source>You may still play an action card.</source>
        <translation>Możesz jeszcze zagrać kartę akcji.</translation>
    </message>
    <message numerus="yes">
        <source>You never hold more than {n} action cards.</source>
        <extracomment>For one: You never hold more than {n} action card.</extracomment>
        <translation>
            <numerusform>Możesz mieć najwyżej {n}&#xa0;kartę akcji.</numerusform>
            <numerusform>Możesz mieć najwyżej {n}&#xa0;karty akcji.</numerusform>
            <numerusform>Możesz mieć najwyżej {n}&#xa0;kart akcji.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play at most one action card in a turn.</source>
        <translation>W turze zagrywasz najwyżej jedną kartę akcji.</translation>
    </message>
    <message>
        <source>You played a card of this type in this turn, and there are others.</source>
        <translation>W tej turze zagrano już kartę tego rodzaju, a do wzięcia są inne.</translation>
    </message>
    <message>
        <source>You put a card back only to make room for another one.</source>
        <translation>Kartę odkłada się tylko po to, aby zrobić miejsce na inną.</translation>
    </message>
    <message>
        <source>Your recipes wait on your screen until you complete them.</source>
        <translation>Twoje przepisy czekają na zasłonce, aż je zrealizujesz.</translation>
    </message>
    <message>
        <source>a Wasabi! card covers two by two squares of the play zone that are not covered yet</source>
        <translation>karta Wasabi! przykrywa kwadrat dwa na dwa z nieprzykrytych jeszcze pól obszaru gry</translation>
    </message>
    <message>
        <source>a chopped tile is not lying around in this phase</source>
        <translation>w tej fazie na talerzyku nie może leżeć zdjęty kafelek</translation>
    </message>
    <message>
        <source>a hand holds at most so many: {n}</source>
        <translation>na ręce może być najwyżej tyle: {n}</translation>
    </message>
    <message>
        <source>a player has seen the own recipes</source>
        <translation>każdy gracz musi znać przepisy na własnej zasłonce</translation>
    </message>
    <message>
        <source>a screen has so many places: {n}</source>
        <translation>zasłonka ma dokładnie tyle miejsc: {n}</translation>
    </message>
    <message>
        <source>a strip lies under the pile of its length</source>
        <translation>pasek przepisu może leżeć tylko pod stosem swojej długości</translation>
    </message>
    <message>
        <source>all have seen a served recipe</source>
        <translation>podany przepis muszą znać wszyscy gracze</translation>
    </message>
    <message>
        <source>all types of action card must be here</source>
        <translation>muszą tu być wszystkie rodzaje kart akcji</translation>
    </message>
    <message>
        <source>avocado</source>
        <translation>awokado</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>krab</translation>
    </message>
    <message>
        <source>cucumber</source>
        <translation>ogórek</translation>
    </message>
    <message>
        <source>eel</source>
        <translation>węgorz</translation>
    </message>
    <message>
        <source>egg</source>
        <translation>jajko</translation>
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
        <translation>w tej fazie nie ma żadnej decyzji do podjęcia</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>ośmiornica</translation>
    </message>
    <message>
        <source>only players can have seen a strip</source>
        <translation>pasek przepisu mogą znać tylko gracze tej partii</translation>
    </message>
    <message>
        <source>pickle</source>
        <translation>pikle</translation>
    </message>
    <message>
        <source>recipes are discarded only by who passes</source>
        <translation>przepisy odrzuca tylko gracz, który pasuje</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>ryż</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>rząd {row}, kolumna {column}</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>łosoś</translation>
    </message>
    <message>
        <source>sea urchin</source>
        <translation>jeżowiec</translation>
    </message>
    <message>
        <source>shrimp</source>
        <translation>krewetka</translation>
    </message>
    <message>
        <source>snapper</source>
        <translation>lucjan</translation>
    </message>
    <message>
        <source>something lies in two places</source>
        <translation>coś leży w dwóch miejscach naraz</translation>
    </message>
    <message>
        <source>squid</source>
        <translation>kałamarnica</translation>
    </message>
    <message>
        <source>strip and recipe must have the same length</source>
        <translation>pasek i przepis muszą mieć tę samą długość</translation>
    </message>
    <message>
        <source>strips of a length must be numbered from {first}, without a gap</source>
        <translation>paski tej samej długości muszą mieć kolejne numery od {first}, bez luk</translation>
    </message>
    <message>
        <source>tempura</source>
        <translation>tempura</translation>
    </message>
    <message>
        <source>the game has not ended like this</source>
        <translation>w tej sytuacji partia nie mogła się tak zakończyć</translation>
    </message>
    <message>
        <source>there are action cards that are not in this game</source>
        <translation>są tu karty akcji, które nie biorą udziału w tej partii</translation>
    </message>
    <message>
        <source>there are not so many challenge tokens</source>
        <translation>nie ma tylu żetonów wyzwań</translation>
    </message>
    <message>
        <source>there is no challenge token of this length</source>
        <translation>nie ma żetonu wyzwania tej długości</translation>
    </message>
    <message>
        <source>there is no such ingredient: {name}</source>
        <translation>nie ma takiego składnika: {name}</translation>
    </message>
    <message>
        <source>there must be a colour for each player, and no two the same</source>
        <translation>każdy gracz musi mieć swój kolor, a kolory nie mogą się powtarzać</translation>
    </message>
    <message>
        <source>there must be challenge tokens</source>
        <translation>muszą tu być żetony wyzwań</translation>
    </message>
    <message>
        <source>these are the recipes that may be claimed just now</source>
        <translation>tu muszą być dokładnie te przepisy, które można właśnie teraz podać</translation>
    </message>
    <message>
        <source>these must be all strips on screens, served or under a pile</source>
        <translation>tu muszą być wszystkie paski z zasłonek, podane i włożone pod stosy</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>ta gra nie jest dla tylu graczy: {n}</translation>
    </message>
    <message>
        <source>this must be 2 rows and 2 columns</source>
        <translation>tu muszą być 2&#xa0;rzędy i 2&#xa0;kolumny</translation>
    </message>
    <message>
        <source>this must be a row and a column, both from 0</source>
        <translation>tu muszą być rząd i kolumna, liczone od 0</translation>
    </message>
    <message>
        <source>this must be a square of the play zone with tiles, and named once</source>
        <translation>tu musi być pole obszaru gry z kafelkami, wymienione tylko raz</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>ten gracz nie bierze udziału w partii</translation>
    </message>
    <message>
        <source>this says how a game ended that is over</source>
        <translation>sposób zakończenia podaje się tylko dla zakończonej partii, ale wtedy zawsze</translation>
    </message>
    <message>
        <source>too few categories have tiles for the starting hands of all players</source>
        <translation>w zbyt niewielu kategoriach wystarcza kafelków na początkowe ręce wszystkich graczy</translation>
    </message>
    <message>
        <source>toro</source>
        <translation>toro</translation>
    </message>
    <message>
        <source>tuna</source>
        <translation>tuńczyk</translation>
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
        <translation>{name} wybiera składniki dla gracza: {other}.</translation>
    </message>
    <message>
        <source>{name} discards a recipe of length {n}.</source>
        <translation>{name} odrzuca przepis długości {n}.</translation>
    </message>
    <message>
        <source>{name} does without a reward.</source>
        <translation>{name} rezygnuje z nagrody.</translation>
    </message>
    <message>
        <source>{name} draws a recipe of length {n}.</source>
        <translation>{name} dobiera przepis długości {n}.</translation>
    </message>
    <message>
        <source>{name} draws recipes.</source>
        <translation>{name} dobiera przepisy.</translation>
    </message>
    <message>
        <source>{name} has assigned all challenge tokens and wins at once, whatever the points.</source>
        <translation>{name} przydziela ostatni żeton wyzwania i od razu wygrywa, niezależnie od punktów.</translation>
    </message>
    <message>
        <source>{name} has assigned all challenge tokens.</source>
        <translation>{name} przydziela ostatni żeton wyzwania.</translation>
    </message>
    <message>
        <source>{name} is at the counter.</source>
        <translation>{name} stoi przy ladzie.</translation>
    </message>
    <message>
        <source>{name} passes and discards recipes.</source>
        <translation>{name} pasuje i odrzuca przepisy.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} places a tile: {kind} ({square}).</source>
        <translation>{name} kładzie kafelek: {kind} ({square}).</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} zagrywa kartę {card}</translation>
    </message>
    <message>
        <source>{name} puts back: {card}</source>
        <translation>{name} odkłada do kuchni kartę {card}</translation>
    </message>
    <message>
        <source>{name} serves with style: {recipe}. Points: {points}, wasabi cubes: {cubes}.</source>
        <translation>{name} podaje w dobrym stylu: {recipe}. Punkty: {points}, kostki wasabi: {cubes}.</translation>
    </message>
    <message>
        <source>{name} serves: {recipe}. Points: {points}.</source>
        <translation>{name} podaje: {recipe}. Punkty: {points}.</translation>
    </message>
    <message>
        <source>{name} takes a reward.</source>
        <translation>{name} bierze nagrodę.</translation>
    </message>
    <message>
        <source>{name} takes from the board: {card}</source>
        <translation>{name} bierze z planszy kartę {card}</translation>
    </message>
    <message>
        <source>{name} takes from the kitchen: {card}</source>
        <translation>{name} bierze z kuchni kartę {card}</translation>
    </message>
    <message>
        <source>{name} takes ingredients.</source>
        <translation>{name} bierze składniki.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} wasabi cubes. Covered from here on: {square}.</source>
        <extracomment>For one: {name} takes {n} wasabi cube. Covered from here on: {square}.</extracomment>
        <translation>
            <numerusform>{name} bierze {n}&#xa0;kostkę wasabi. Przykryto cztery pola; lewe górne to: {square}.</numerusform>
            <numerusform>{name} bierze {n}&#xa0;kostki wasabi. Przykryto cztery pola; lewe górne to: {square}.</numerusform>
            <numerusform>{name} bierze {n}&#xa0;kostek wasabi. Przykryto cztery pola; lewe górne to: {square}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes: {kind}.</source>
        <translation>{name} bierze składnik: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wygrywa z&#xa0;wynikiem {n}&#xa0;punktu.</numerusform>
            <numerusform>{name} wygrywa z&#xa0;wynikiem {n}&#xa0;punktów.</numerusform>
            <numerusform>{name} wygrywa z&#xa0;wynikiem {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wasabi cubes</source>
        <extracomment>For one: {n} wasabi cube</extracomment>
        <translation>
            <numerusform>{n}&#xa0;kostka wasabi</numerusform>
            <numerusform>{n}&#xa0;kostki wasabi</numerusform>
            <numerusform>{n}&#xa0;kostek wasabi</numerusform>
        </translation>
    </message>
    <message>
        <source>{recipe} {worth}</source>
        <translation>{recipe} {worth}</translation>
    </message>
    <message>
        <source>{recipe}: {ingredients}</source>
        <translation>{recipe}: {ingredients}</translation>
    </message>
    <message>
        <source>{tie} Equal in wasabi cubes too, so the victory is shared: {names}.</source>
        <translation>{tie} Liczba kostek wasabi też jest równa, więc zwycięstwo jest wspólne: {names}.</translation>
    </message>
    <message>
        <source>{tie} The most wasabi cubes decide: {name} ({n}).</source>
        <translation>{tie} Decyduje największa liczba kostek wasabi: {name} ({n}).</translation>
    </message>
</context>
<context>
    <name>wasabi|lesson</name>
    <message>
        <source>A sushi counter that all share. Everybody has secret recipes, and lays ingredients on one board. Whoever completes a line there with all that an own recipe wants serves it. At the end most points win.</source>
        <translation>Bar sushi i jedna wspólna lada. Każdy ma tajne przepisy i kładzie składniki na tej samej planszy. Kto ułoży tam linię ze wszystkich składników swojego przepisu, podaje go. Na koniec wygrywa gracz z największą liczbą punktów.</translation>
    </message>
    <message>
        <source>Complete, and even in the order that is printed, read from one end or the other: that is style. Serve it: drag the recipe down to the served ones, or click it. Points: {points}, wasabi cubes for style: {cubes}.</source>
        <translation>Przepis jest zrealizowany, i to nawet w kolejności z paska, czytanej z jednej albo z drugiej strony: to się nazywa dobry styl. Podaj go: przeciągnij przepis w dół, do podanych przepisów, albo kliknij. Punkty: {points}, kostki wasabi za dobry styl: {cubes}.</translation>
    </message>
    <message>
        <source>Covered squares are locked, until somebody takes that card as a reward. Now you would place an ingredient as before. The other cards chop, stack or switch ingredients, or let you place two: the rules say how.</source>
        <translation>Przykryte pola są zablokowane, dopóki ktoś nie weźmie tej karty jako nagrody. Teraz, tak jak przedtem, kładzie się składnik. Inne karty pozwalają zdjąć składnik, położyć go na innym, zamienić składniki miejscami albo położyć dwa: szczegóły są w instrukcji.</translation>
    </message>
    <message>
        <source>If no recipe of yours suits the board, you may pass instead of all this: you discard one or more of them, which go under their piles, and draw others.</source>
        <translation>Jeśli żaden z twoich przepisów nie pasuje do planszy, możesz zamiast tego wszystkiego spasować: odrzucasz co najmniej jeden przepis, odrzucone trafiają pod swoje stosy, a ty dobierasz inne.</translation>
    </message>
    <message>
        <source>Last you draw recipes until you have {n} again, each from a pile that you choose. Points by length, from {shortest} to {longest}: {points}. Draw one of any length.</source>
        <translation>Na końcu dobierasz przepisy, aż znów będziesz mieć ich {n}, każdy ze stosu, który wybierzesz. Punkty według długości, od {shortest} do {longest}: {points}. Dobierz przepis dowolnej długości.</translation>
    </message>
    <message>
        <source>Marked is what is yours: the recipes that only you see, your ingredients, and your challenge tokens. In your turn you place one ingredient on any open square. There it belongs to nobody: all may use it.</source>
        <translation>Zaznaczono to, co twoje: przepisy, które widzisz tylko ty, składniki i żetony wyzwań. W swojej turze kładziesz jeden składnik na dowolnym wolnym polu. Tam nie należy on już do nikogo: może z niego korzystać każdy.</translation>
    </message>
    <message>
        <source>One of your tokens shows its points now; it is used up. Points for each cube: {worth}. For each recipe that you serve you take an action card, and you hold at most {most}. Take the marked one from the kitchen.</source>
        <translation>Jeden z twoich żetonów pokazuje teraz punkty: jest już przydzielony. Punkty za każdą kostkę: {worth}. Za każdy podany przepis bierzesz kartę akcji, a mieć możesz ich najwyżej {most}. Weź z kuchni zaznaczoną kartę.</translation>
    </message>
    <message>
        <source>That is allowed. But a recipe that is not served now must be completed once more.</source>
        <translation>To dozwolony ruch. Ale przepis, którego teraz nie podasz, trzeba będzie zrealizować jeszcze raz.</translation>
    </message>
    <message>
        <source>That is allowed. But first lay the marked card over the marked squares.</source>
        <translation>To dozwolony ruch. Ale najpierw połóż zaznaczoną kartę na zaznaczonych polach.</translation>
    </message>
    <message>
        <source>That is allowed. But here you will need the marked card.</source>
        <translation>To dozwolony ruch. Ale tutaj będzie ci potrzebna zaznaczona karta.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked ingredient fits one of your recipes.</source>
        <translation>To dozwolony ruch. Ale do jednego z twoich przepisów pasuje zaznaczony składnik.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked square is the best one for the marked ingredient.</source>
        <translation>To dozwolony ruch. Ale dla zaznaczonego składnika najlepsze jest zaznaczone pole.</translation>
    </message>
    <message>
        <source>The game ends when every square is filled or covered. Then points count, and in a tie the most cubes. But whoever uses the last of the own tokens wins at once, whatever the points.</source>
        <translation>Partia kończy się, gdy każde pole jest zapełnione lub przykryte. Wtedy liczą się punkty, a remis rozstrzyga największa liczba kostek. Ale kto przydzieli ostatni ze swoich żetonów, od razu wygrywa, niezależnie od punktów.</translation>
    </message>
    <message>
        <source>The marked recipe wants, in any order: {ingredients}. Two of them lie side by side already. Place the marked ingredient on the marked square: drag it there, or click both, or press Tab until it has the ring, then Enter. While you hold it, squares show what it completes there.</source>
        <translation>Zaznaczony przepis wymaga tych składników, w dowolnej kolejności: {ingredients}. Dwa z nich leżą już obok siebie. Połóż zaznaczony składnik na zaznaczonym polu: przeciągnij go tam albo kliknij składnik, a potem pole. Możesz też naciskać klawisz Tab, aż składnik będzie miał przerywaną obwódkę, a potem nacisnąć Enter; tak samo wybierzesz pole. Gdy trzymasz składnik, na polach widać, co by tam zrealizował.</translation>
    </message>
    <message>
        <source>Then you take ingredients from the pantry until you hold {n} again. You have a part of the marked recipe. Take what it lacks: {kind}.</source>
        <translation>Potem bierzesz ze spiżarni składniki, aż znów będziesz mieć ich {n}. Część zaznaczonego przepisu już masz. Weź to, czego do niego brakuje: {kind}.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, A lists all recipes, H shows a hint, and F1 opens the rules.</source>
        <translation>Wiesz już wszystko, czego potrzebujesz. Podczas partii Ctrl+Z cofa ruch, A pokazuje wszystkie przepisy, H daje podpowiedź, a F1 otwiera instrukcję.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places an ingredient beside another one, and it is your turn again. In each turn you may play one action card. Lay yours over the four marked squares: drag it there, or click it and then its place. That brings {n} wasabi cubes at once.</source>
        <extracomment>For one: {name} places an ingredient beside another one, and it is your turn again. In each turn you may play one action card. Lay yours over the four marked squares: drag it there, or click it and then its place. That brings {n} wasabi cube at once.</extracomment>
        <translation>
            <numerusform>{name} kładzie składnik obok innego i znów zaczyna się twoja tura. W każdej turze możesz zagrać jedną kartę akcji. Połóż swoją na czterech zaznaczonych polach: przeciągnij ją tam albo kliknij, a potem kliknij jej miejsce. Od razu dostajesz {n} kostkę wasabi.</numerusform>
            <numerusform>{name} kładzie składnik obok innego i znów zaczyna się twoja tura. W każdej turze możesz zagrać jedną kartę akcji. Połóż swoją na czterech zaznaczonych polach: przeciągnij ją tam albo kliknij, a potem kliknij jej miejsce. Od razu dostajesz {n} kostki wasabi.</numerusform>
            <numerusform>{name} kładzie składnik obok innego i znów zaczyna się twoja tura. W każdej turze możesz zagrać jedną kartę akcji. Połóż swoją na czterech zaznaczonych polach: przeciągnij ją tam albo kliknij, a potem kliknij jej miejsce. Od razu dostajesz {n} kostek wasabi.</numerusform>
        </translation>
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
        <translation>Kartę Man-at-double-wok można przydzielić tylko do woka podwójnego.</translation>
    </message>
    <message>
        <source>A covered wok takes no ingredients.</source>
        <translation>Wok z&#xa0;pokrywką nie przyjmuje składników.</translation>
    </message>
    <message numerus="yes">
        <source>A short row costs the full price, {price}; you have {n} coins.</source>
        <extracomment>For one: A short row costs the full price, {price}; you have {n} coin.</extracomment>
        <translation>
            <numerusform>Niepełny rząd kosztuje tyle co pełny, czyli {price}; masz {n}&#xa0;monetę.</numerusform>
            <numerusform>Niepełny rząd kosztuje tyle co pełny, czyli {price}; masz {n}&#xa0;monety.</numerusform>
            <numerusform>Niepełny rząd kosztuje tyle co pełny, czyli {price}; masz {n}&#xa0;monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols. The most you have: {n} of {price}, {symbol}.</source>
        <translation>Do zapłaty za kartę woka potrzeba {price}&#xa0;takich samych symboli. Masz najwyżej {n} z&#xa0;{price}: {symbol}.</translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols; your hand shows none.</source>
        <translation>Do zapłaty za kartę woka potrzeba {price}&#xa0;takich samych symboli; na ręce nie masz żadnych.</translation>
    </message>
    <message>
        <source>All cards of the row go to your hand.</source>
        <translation>Wszystkie karty z&#xa0;tego rzędu bierzesz na rękę.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Back of a wok card</source>
        <translation>Rewers karty woka</translation>
    </message>
    <message>
        <source>Back of ingredients and coins</source>
        <translation>Rewers kart składników i kart monet</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy układ</translation>
    </message>
    <message>
        <source>Both rows of a group are empty. Last round: one final action for each player.</source>
        <translation>Oba rzędy jednej grupy są puste. Ostatnia runda: każdy gracz wykonuje jeszcze jedną, ostatnią akcję.</translation>
    </message>
    <message>
        <source>Card in a closed hand</source>
        <translation>Zakryta karta na ręce</translation>
    </message>
    <message>
        <source>Card of the draw pile</source>
        <translation>Karta ze stosu dobierania</translation>
    </message>
    <message>
        <source>Cards in hand, coins included</source>
        <translation>Karty na ręce, łącznie z&#xa0;monetami</translation>
    </message>
    <message>
        <source>Cards of the draw pile only refill a row that was just bought.</source>
        <translation>Karty ze stosu dobierania służą tylko do uzupełnienia rzędu, który właśnie kupiono.</translation>
    </message>
    <message>
        <source>Choose the row that you want to buy; your coins pay for it then.</source>
        <translation>Wybierz rząd, który chcesz kupić; monety zostaną pobrane automatycznie.</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneta</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monety</translation>
    </message>
    <message>
        <source>Coins do not pay for a wok card.</source>
        <translation>Za kartę woka nie płaci się monetami.</translation>
    </message>
    <message>
        <source>Coins in hand</source>
        <translation>Monety na ręce</translation>
    </message>
    <message>
        <source>Coins of the two rows beside</source>
        <translation>Monety dwóch sąsiednich rzędów</translation>
    </message>
    <message>
        <source>Coins: {name}</source>
        <translation>Monety: {name}</translation>
    </message>
    <message>
        <source>Combo wok ({needs})</source>
        <translation>Wok na kombinacje ({needs})</translation>
    </message>
    <message>
        <source>Covered wok ({n})</source>
        <translation>Wok z&#xa0;pokrywką ({n})</translation>
    </message>
    <message>
        <source>Double wok ({sides})</source>
        <translation>Wok podwójny ({sides})</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Stos dobierania</translation>
    </message>
    <message>
        <source>Each side of a double wok takes one ingredient only, and this is another one.</source>
        <translation>Każda strona woka podwójnego przyjmuje tylko jeden rodzaj składnika, a&#xa0;to jest inny.</translation>
    </message>
    <message>
        <source>First choose a wok card, then lay the cards for it.</source>
        <translation>Najpierw wybierz kartę woka, a&#xa0;potem wyłóż za nią karty.</translation>
    </message>
    <message>
        <source>Hand wok</source>
        <translation>Wok z&#xa0;ręki</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Ręka: {name}</translation>
    </message>
    <message>
        <source>In no wok</source>
        <translation>Poza wokami</translation>
    </message>
    <message>
        <source>Incomplete: scores nothing</source>
        <translation>Niekompletne: nie daje punktów</translation>
    </message>
    <message>
        <source>Ingredients in hand</source>
        <translation>Składniki na ręce</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn brings one coin at most.</source>
        <translation>To nie twoja tura; w&#xa0;turze bierze się najwyżej jedną monetę.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn buys one row at most.</source>
        <translation>To nie twoja tura; w&#xa0;turze kupuje się najwyżej jeden rząd.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn takes one wok card at most.</source>
        <translation>To nie twoja tura; w&#xa0;turze bierze się najwyżej jedną kartę woka.</translation>
    </message>
    <message>
        <source>Laid cards</source>
        <translation>Wyłożone karty</translation>
    </message>
    <message>
        <source>Laid cards stay there until the scoring and never pay again.</source>
        <translation>Wyłożone karty leżą na stole do punktacji i&#xa0;nie można nimi ponownie zapłacić.</translation>
    </message>
    <message>
        <source>Laid cards: {name}</source>
        <translation>Wyłożone karty: {name}</translation>
    </message>
    <message>
        <source>Left-over ingredients</source>
        <translation>Pozostałe składniki</translation>
    </message>
    <message>
        <source>Leftovers wok</source>
        <translation>Wok na resztki</translation>
    </message>
    <message>
        <source>Man-at-double-wok ({left}, {right})</source>
        <translation>Man-at-double-wok ({left}, {right})</translation>
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
        <translation>Karty Men-at-wok przydziela się dopiero podczas punktacji; na razie o&#xa0;niczym się nie decyduje.</translation>
    </message>
    <message>
        <source>New in this row: {cards}.</source>
        <translation>Nowe w&#xa0;tym rzędzie: {cards}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No symbol wok</source>
        <translation>Wok bez symboli</translation>
    </message>
    <message>
        <source>No wok card is left on the table.</source>
        <translation>Na stole nie ma już kart woków.</translation>
    </message>
    <message>
        <source>Nothing is ever taken from another player.</source>
        <translation>Innym graczom nigdy nic się nie zabiera.</translation>
    </message>
    <message>
        <source>One action a turn: first pay for the wok card.</source>
        <translation>Jedna akcja w&#xa0;turze: najpierw zapłać za kartę woka.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>Pay for: {wok}. {n} identical symbols are needed, {k} chosen.</source>
        <translation>Zapłać za: {wok}. Potrzeba {n}&#xa0;takich samych symboli, wybrano: {k}.</translation>
    </message>
    <message>
        <source>Red wok cards stay where they are; Men-at-wok and ingredients come to them.</source>
        <translation>Czerwone karty woków zostają na swoich miejscach; to do nich dokłada się karty Men-at-wok i&#xa0;składniki.</translation>
    </message>
    <message>
        <source>Removed cards</source>
        <translation>Usunięte karty</translation>
    </message>
    <message>
        <source>Removed cards are out of the game; anybody may look at them.</source>
        <translation>Usunięte karty są poza grą; każdy może je przeglądać.</translation>
    </message>
    <message>
        <source>Row of ingredients</source>
        <translation>Rząd składników</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Set wok ({n})</source>
        <translation>Wok na komplety ({n})</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
        <source>Symbols of different kinds do not add up.</source>
        <translation>Symbole różnych rodzajów się nie sumują.</translation>
    </message>
    <message>
        <source>Take a coin or buy a row.</source>
        <translation>Weź monetę albo kup rząd.</translation>
    </message>
    <message>
        <source>Take a coin, buy a row or take a wok card.</source>
        <translation>Weź monetę, kup rząd albo weź kartę woka.</translation>
    </message>
    <message>
        <source>That would make {n} symbols; exactly {price} are needed.</source>
        <translation>Razem byłoby symboli: {n}; potrzeba dokładnie {price}.</translation>
    </message>
    <message>
        <source>The Man-at-swap-wok goes onto a combo or double wok only.</source>
        <translation>Kartę Man-at-swap-wok można przydzielić tylko do woka na kombinacje albo do woka podwójnego.</translation>
    </message>
    <message>
        <source>The cards that pay go to your laid cards.</source>
        <translation>Karty, którymi płacisz, trafiają do twoich wyłożonych kart.</translation>
    </message>
    <message>
        <source>The coin goes to your hand.</source>
        <translation>Monetę bierzesz na rękę.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>The hand wok takes only ingredients from the hand, no laid cards.</source>
        <translation>Wok z&#xa0;ręki przyjmuje tylko składniki z&#xa0;ręki, a&#xa0;nie wyłożone karty.</translation>
    </message>
    <message>
        <source>The last coin of a group stays on the table.</source>
        <translation>Ostatnia moneta w&#xa0;grupie zostaje na stole.</translation>
    </message>
    <message>
        <source>The no symbol wok takes only cards that show no symbol.</source>
        <translation>Wok bez symboli przyjmuje tylko karty, na których nie ma symboli.</translation>
    </message>
    <message>
        <source>The wok card goes to your own woks.</source>
        <translation>Karta woka trafia do twoich woków.</translation>
    </message>
    <message>
        <source>This card shows no symbol, so it pays nothing.</source>
        <translation>Na tej karcie nie ma symboli, więc nie można nią płacić.</translation>
    </message>
    <message>
        <source>This combo wok does not ask for this ingredient.</source>
        <translation>Ten wok na kombinacje nie wymaga tego składnika.</translation>
    </message>
    <message numerus="yes">
        <source>This row costs {price}; you have {n} coins.</source>
        <extracomment>For one: This row costs {price}; you have {n} coin.</extracomment>
        <translation>
            <numerusform>Ten rząd kosztuje {price}; masz {n}&#xa0;monetę.</numerusform>
            <numerusform>Ten rząd kosztuje {price}; masz {n}&#xa0;monety.</numerusform>
            <numerusform>Ten rząd kosztuje {price}; masz {n}&#xa0;monet.</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is empty; there is nothing to buy.</source>
        <translation>Ten rząd jest pusty; nie ma czego kupić.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Remis, {n}&#xa0;pkt: {names}.</numerusform>
            <numerusform>Remis, {n}&#xa0;pkt: {names}.</numerusform>
            <numerusform>Remis, {n}&#xa0;pkt: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does it become?</source>
        <translation>Na jaki składnik go zamienić?</translation>
    </message>
    <message>
        <source>Which ingredient becomes another one?</source>
        <translation>Który składnik zamienić na inny?</translation>
    </message>
    <message>
        <source>With this card your hand cannot make exactly {price} identical symbols.</source>
        <translation>Z&#xa0;tą kartą nie uzbierasz z&#xa0;ręki dokładnie {price}&#xa0;takich samych symboli.</translation>
    </message>
    <message>
        <source>Wok cards</source>
        <translation>Karty woków</translation>
    </message>
    <message>
        <source>Wok cards on the table</source>
        <translation>Karty woków na stole</translation>
    </message>
    <message>
        <source>Woks: {name}</source>
        <translation>Woki: {name}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>You buy all cards of a row, not only some of them.</source>
        <translation>Kupujesz cały rząd, a&#xa0;nie tylko niektóre karty.</translation>
    </message>
    <message>
        <source>You must do what you can; you cannot pass.</source>
        <translation>Jeśli możesz wykonać akcję, musisz to zrobić; nie możesz spasować.</translation>
    </message>
    <message>
        <source>Your final action: take a coin or buy a row.</source>
        <translation>Twoja ostatnia akcja: weź monetę albo kup rząd.</translation>
    </message>
    <message>
        <source>Your final action: take a coin, buy a row or take a wok card.</source>
        <translation>Twoja ostatnia akcja: weź monetę, kup rząd albo weź kartę woka.</translation>
    </message>
    <message>
        <source>Your turn is one action: one wok card at most.</source>
        <translation>W&#xa0;turze masz jedną akcję: bierzesz najwyżej jedną kartę woka.</translation>
    </message>
    <message>
        <source>Your wok cards stay open in front of you.</source>
        <translation>Twoje karty woków leżą przed tobą odkryte.</translation>
    </message>
    <message>
        <source>a card shows at most so many symbols: {n}</source>
        <translation>największa dozwolona liczba symboli na karcie: {n}</translation>
    </message>
    <message>
        <source>a combination has two ingredients or more</source>
        <translation>kombinacja składa się z&#xa0;co najmniej dwóch składników</translation>
    </message>
    <message>
        <source>a row has at most so many cards: {n}</source>
        <translation>największa dozwolona liczba kart w&#xa0;rzędzie: {n}</translation>
    </message>
    <message>
        <source>a row is full as long as the pile has cards</source>
        <translation>rząd musi być pełny, dopóki w&#xa0;stosie dobierania są karty</translation>
    </message>
    <message>
        <source>both rows of a group are empty, so the last round must have begun</source>
        <translation>oba rzędy jednej grupy są puste, więc ostatnia runda musi już trwać</translation>
    </message>
    <message>
        <source>bowl</source>
        <translation>miseczka</translation>
    </message>
    <message>
        <source>can pay</source>
        <translation>płaci</translation>
    </message>
    <message>
        <source>chopstick</source>
        <translation>pałeczka</translation>
    </message>
    <message>
        <source>coins in play: {n}, numbered from {first}</source>
        <translation>monet w&#xa0;grze musi być dokładnie tyle: {n}, z&#xa0;numerami od {first}</translation>
    </message>
    <message>
        <source>every ingredient must have its cards here</source>
        <translation>każdy składnik musi mieć tu swoje karty</translation>
    </message>
    <message>
        <source>every number of players must have its set-up here</source>
        <translation>każda liczba graczy musi mieć tu swoje przygotowanie do gry</translation>
    </message>
    <message>
        <source>fortune cookie</source>
        <translation>ciasteczko z&#xa0;wróżbą</translation>
    </message>
    <message>
        <source>new points per ingredient for a double wok, left and right</source>
        <translation>nowe punkty za każdy składnik w&#xa0;woku podwójnym, po lewej i&#xa0;po prawej stronie</translation>
    </message>
    <message>
        <source>no two wok cards may be the same</source>
        <translation>taka karta woka już wystąpiła, a&#xa0;żadna nie może się powtarzać</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>one ingredient of a combo or double wok becomes another</source>
        <translation>zamienia jeden składnik woka na kombinacje albo woka podwójnego na inny</translation>
    </message>
    <message>
        <source>only one row can be short and not empty</source>
        <translation>tylko jeden rząd może być niepełny, ale niepusty</translation>
    </message>
    <message>
        <source>points per ingredient</source>
        <translation>punkty za każdy składnik</translation>
    </message>
    <message>
        <source>price: {n}</source>
        <translation>cena: {n}</translation>
    </message>
    <message>
        <source>spoon</source>
        <translation>łyżka</translation>
    </message>
    <message>
        <source>star</source>
        <translation>gwiazdka</translation>
    </message>
    <message>
        <source>takes no ingredients</source>
        <translation>nie przyjmuje składników</translation>
    </message>
    <message>
        <source>the box has only so many of these cards: {n}</source>
        <translation>w&#xa0;pudełku jest tylko tyle takich kart: {n}</translation>
    </message>
    <message>
        <source>the cards outside the pile must be numbered from 0, without a gap</source>
        <translation>karty poza stosem dobierania muszą mieć kolejne numery od&#xa0;0, bez luk</translation>
    </message>
    <message>
        <source>the last coin of a group stays on the table</source>
        <translation>ostatnia moneta w&#xa0;grupie zostaje na stole</translation>
    </message>
    <message>
        <source>the last round begins when both rows of a group are empty</source>
        <translation>ostatnia runda zaczyna się, gdy oba rzędy jednej grupy są puste</translation>
    </message>
    <message>
        <source>there is no card with this number</source>
        <translation>nie ma karty o&#xa0;tym numerze</translation>
    </message>
    <message>
        <source>there is only one Man-at-power-wok</source>
        <translation>karta Man-at-power-wok może być tylko jedna</translation>
    </message>
    <message>
        <source>there must be a group of rows</source>
        <translation>musi tu być co najmniej jedna grupa rzędów</translation>
    </message>
    <message>
        <source>these cards are no exact payments for so many wok cards: {n}</source>
        <translation>te karty nie są dokładną zapłatą za tyle kart woków: {n}</translation>
    </message>
    <message>
        <source>these must be the first cards, as many as for so many players</source>
        <translation>tu muszą być karty o&#xa0;najniższych numerach, dokładnie tyle, ile usuwa się przy tej liczbie graczy</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>ta gra nie jest dla tylu graczy: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>to występuje w&#xa0;dwóch miejscach: {what}</translation>
    </message>
    <message>
        <source>this must be a list of so many rows: {n}</source>
        <translation>tu musi być lista złożona z&#xa0;{n}&#xa0;rzędów</translation>
    </message>
    <message>
        <source>this must be an even number</source>
        <translation>tu musi być liczba parzysta</translation>
    </message>
    <message>
        <source>this player can do nothing and has to pass</source>
        <translation>ten gracz nie może wykonać żadnej akcji i&#xa0;musi spasować</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>ten gracz nie bierze udziału w&#xa0;partii</translation>
    </message>
    <message>
        <source>this wok card cannot be paid for here</source>
        <translation>za tę kartę woka nie można w&#xa0;tej sytuacji zapłacić</translation>
    </message>
    <message numerus="yes">
        <source>turns a red card into a covered wok of {n} points</source>
        <extracomment>For one: turns a red card into a covered wok of {n} point</extracomment>
        <translation>
            <numerusform>zmienia czerwoną kartę w&#xa0;wok z&#xa0;pokrywką o&#xa0;wartości {n}&#xa0;punktu</numerusform>
            <numerusform>zmienia czerwoną kartę w&#xa0;wok z&#xa0;pokrywką o&#xa0;wartości {n}&#xa0;punktów</numerusform>
            <numerusform>zmienia czerwoną kartę w&#xa0;wok z&#xa0;pokrywką o&#xa0;wartości {n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>when the last round begins, the other group still has cards</source>
        <translation>gdy zaczyna się ostatnia runda, w&#xa0;drugiej grupie muszą jeszcze być karty</translation>
    </message>
    <message>
        <source>wok cards on the table and with players: {n}</source>
        <translation>kart woków na stole i&#xa0;u&#xa0;graczy musi być razem dokładnie tyle: {n}</translation>
    </message>
    <message>
        <source>{card} (from the hand)</source>
        <translation>{card} (z&#xa0;ręki)</translation>
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
        <translation>{name} kupuje rząd za&#xa0;{price}: {cards}.</translation>
    </message>
    <message>
        <source>{name} chooses: a coin, a row or a wok card.</source>
        <translation>{name} wybiera: moneta, rząd albo karta woka.</translation>
    </message>
    <message>
        <source>{name} has to pass.</source>
        <translation>{name} musi spasować.</translation>
    </message>
    <message>
        <source>{name} pays for: {wok}.</source>
        <translation>{name} płaci za: {wok}.</translation>
    </message>
    <message>
        <source>{name} pays with: {cards}.</source>
        <translation>{name} płaci kartami: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points.</source>
        <extracomment>For one: {name} scores {n} point.</extracomment>
        <translation>
            <numerusform>{name} zdobywa {n}&#xa0;punkt.</numerusform>
            <numerusform>{name} zdobywa {n}&#xa0;punkty.</numerusform>
            <numerusform>{name} zdobywa {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes a coin. New price of these rows: {price}.</source>
        <translation>{name} bierze monetę. Nowa cena tych rzędów: {price}.</translation>
    </message>
    <message>
        <source>{name} takes a wok card: {wok}.</source>
        <translation>{name} bierze kartę woka: {wok}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} wygrywa z&#xa0;wynikiem {n}&#xa0;punktu.</numerusform>
            <numerusform>{name} wygrywa z&#xa0;wynikiem {n}&#xa0;punktów.</numerusform>
            <numerusform>{name} wygrywa z&#xa0;wynikiem {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name}&#xa0;{n}</translation>
    </message>
    <message>
        <source>{name}: no symbol</source>
        <translation>{name}: bez symboli</translation>
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
            <numerusform>{n}&#xa0;moneta</numerusform>
            <numerusform>{n}&#xa0;monety</numerusform>
            <numerusform>{n}&#xa0;monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} coins left</source>
        <extracomment>For one: {n} coin left</extracomment>
        <translation>
            <numerusform>zostanie {n}&#xa0;moneta</numerusform>
            <numerusform>zostaną {n}&#xa0;monety</numerusform>
            <numerusform>zostanie {n}&#xa0;monet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt</numerusform>
            <numerusform>{n}&#xa0;punkty</numerusform>
            <numerusform>{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for any ingredient</source>
        <extracomment>For one: {n} point for any ingredient</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt za każdy składnik dowolnego rodzaju</numerusform>
            <numerusform>{n}&#xa0;punkty za każdy składnik dowolnego rodzaju</numerusform>
            <numerusform>{n}&#xa0;punktów za każdy składnik dowolnego rodzaju</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient from the hand</source>
        <extracomment>For one: {n} point for each ingredient from the hand</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt za każdy składnik z&#xa0;ręki</numerusform>
            <numerusform>{n}&#xa0;punkty za każdy składnik z&#xa0;ręki</numerusform>
            <numerusform>{n}&#xa0;punktów za każdy składnik z&#xa0;ręki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient without a symbol</source>
        <extracomment>For one: {n} point for each ingredient without a symbol</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt za każdy składnik bez symboli</numerusform>
            <numerusform>{n}&#xa0;punkty za każdy składnik bez symboli</numerusform>
            <numerusform>{n}&#xa0;punktów za każdy składnik bez symboli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per combination</source>
        <extracomment>For one: {n} point per combination</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt za każdą kombinację</numerusform>
            <numerusform>{n}&#xa0;punkty za każdą kombinację</numerusform>
            <numerusform>{n}&#xa0;punktów za każdą kombinację</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per set of identical ingredients</source>
        <extracomment>For one: {n} point per set of identical ingredients</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt za każdy komplet takich samych składników</numerusform>
            <numerusform>{n}&#xa0;punkty za każdy komplet takich samych składników</numerusform>
            <numerusform>{n}&#xa0;punktów za każdy komplet takich samych składników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points; the best is {best}. Lay cards and Men-at-wok as you like.</source>
        <extracomment>For one: {n} point; the best is {best}. Lay cards and Men-at-wok as you like.</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt; najlepszy układ daje {best}. Rozmieść składniki i&#xa0;karty Men-at-wok według uznania.</numerusform>
            <numerusform>{n}&#xa0;punkty; najlepszy układ daje {best}. Rozmieść składniki i&#xa0;karty Men-at-wok według uznania.</numerusform>
            <numerusform>{n}&#xa0;punktów; najlepszy układ daje {best}. Rozmieść składniki i&#xa0;karty Men-at-wok według uznania.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n}&#xa0;×&#xa0;{name}</translation>
    </message>
    <message>
        <source>{tie} Equal in coins too, so the victory is shared: {names}.</source>
        <translation>{tie} Liczba monet też jest równa, więc zwycięstwo jest wspólne: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{tie} Still tied with {n} left-over ingredients: {names}.</source>
        <extracomment>For one: {tie} Still tied with {n} left-over ingredient: {names}.</extracomment>
        <translation>
            <numerusform>{tie} Nadal remis, {n}&#xa0;pozostały składnik: {names}.</numerusform>
            <numerusform>{tie} Nadal remis, {n}&#xa0;pozostałe składniki: {names}.</numerusform>
            <numerusform>{tie} Nadal remis, {n}&#xa0;pozostałych składników: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tie} The most coins decide: {name} ({n}).</source>
        <translation>{tie} Decyduje największa liczba monet: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tie} The most left-over ingredients decide: {name} ({n}).</source>
        <translation>{tie} Decyduje największa liczba pozostałych składników: {name} ({n}).</translation>
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
        <translation>Nocny targ, wszyscy gotują. Na każdej karcie woka widać, jakich składników wymaga i ile punktów za nie daje. Na koniec wszystkie twoje składniki trafiają do twoich woków: wygrywa gracz z największą liczbą punktów.</translation>
    </message>
    <message>
        <source>All cards of the row are yours, and new ones lie in their place. What you paid stays at these rows, so they have become dear. {name} takes one of your coins: {price} is the price now.</source>
        <translation>Wszystkie karty z tego rzędu są twoje, a na ich miejscu leżą nowe. Twoje monety zostają przy tych rzędach, więc oba podrożały. {name} bierze jedną z tych monet: teraz cena to {price}.</translation>
    </message>
    <message>
        <source>Marked is what is yours: the ingredients in your hand, and your coins. In your turn you do one of three things: take a coin, buy a row of ingredients, or take a wok card.</source>
        <translation>Zaznaczono to, co twoje: składniki na ręce i monety. W swojej turze robisz jedną z trzech rzeczy: bierzesz monetę, kupujesz rząd składników albo bierzesz kartę woka.</translation>
    </message>
    <message>
        <source>Much later. Both rows of a group are sold out, so everybody has one final action, and this is yours. Without a good idea, {name} wins {theirs} to {mine}. But look at the marked wok: take it.</source>
        <translation>Dużo później. Oba rzędy jednej grupy są wyprzedane, więc każdy ma jeszcze jedną, ostatnią akcję. Teraz kolej na twoją. Jeśli nic nie wymyślisz, {name} wygrywa {theirs} do {mine}. Ale spójrz na zaznaczony wok: weź go.</translation>
    </message>
    <message>
        <source>Now look at the small symbols on your cards: they pay for woks. Every wok costs {n} identical symbols. A star stands for any symbol. Yours, stars included: {have}&#xa0;×&#xa0;{symbol}.</source>
        <translation>Teraz spójrz na małe symbole na swoich kartach: nimi płaci się za woki. Za każdy wok potrzeba {n}&#xa0;takich samych symboli. Gwiazdka zastępuje dowolny symbol. Masz razem z gwiazdkami: {have}&#xa0;×&#xa0;{symbol}.</translation>
    </message>
    <message>
        <source>Pay for it: click cards one by one, until they show {n}&#xa0;×&#xa0;{symbol}, not more and not less. A star may help out. If you change your mind, click a card once more.</source>
        <translation>Zapłać za niego: klikaj karty jedną po drugiej, aż uzbierasz {n}&#xa0;×&#xa0;{symbol}, ani mniej, ani więcej. Gwiazdka może w tym pomóc. Jeśli zmienisz zdanie, kliknij kartę jeszcze raz.</translation>
    </message>
    <message>
        <source>That is allowed. But first buy the marked row: its cards will pay for a wok.</source>
        <translation>To dozwolony ruch. Ale najpierw kup zaznaczony rząd: jego kartami zapłacisz za wok.</translation>
    </message>
    <message>
        <source>That is allowed. But here the marked coin brings you the row that you need.</source>
        <translation>To dozwolony ruch. Ale tutaj właśnie dzięki zaznaczonej monecie kupisz rząd, którego potrzebujesz.</translation>
    </message>
    <message>
        <source>That is allowed. But only the marked wok brings you enough points to win.</source>
        <translation>To dozwolony ruch. Ale tylko zaznaczony wok da ci dość punktów, żeby wygrać.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked wok adds most: +{points}.</source>
        <translation>To dozwolony ruch. Ale najwięcej punktów doda ci zaznaczony wok: +{points}.</translation>
    </message>
    <message>
        <source>The coin is yours, and both rows beside it have become cheaper: {price}. That is just what you have. Buy the marked row: drag it to your hand, or click it.</source>
        <translation>Moneta jest twoja, a oba sąsiednie rzędy staniały i kosztują teraz {price}. Dokładnie tyle masz. Kup zaznaczony rząd: przeciągnij go na swoją rękę albo kliknij.</translation>
    </message>
    <message>
        <source>The coins between two rows are the price of each of them. It is {price} now, and you have {coins}. Take the marked coin: drag it to your hand, or click it, or press Tab until it has the ring, then Enter.</source>
        <translation>Monety między dwoma rzędami są ceną każdego z nich. Teraz cena to {price}, a ty masz {coins}. Weź zaznaczoną monetę: przeciągnij ją na swoją rękę albo kliknij. Możesz też naciskać klawisz Tab, aż moneta będzie miała przerywaną obwódkę, a potem nacisnąć Enter.</translation>
    </message>
    <message>
        <source>The figure at each wok says what it would add to your points. The marked one fits best: +{points}. Take it: drag it to your own woks, or click it.</source>
        <translation>Liczba na każdej karcie woka mówi, ile punktów by ci doszło. Najlepiej pasuje zaznaczony wok: +{points}. Weź go: przeciągnij do swoich woków albo kliknij.</translation>
    </message>
    <message>
        <source>The wok is yours. The cards that you laid never pay again, but they stay yours: at the end they go into your woks, like those in your hand. So this wok will be full: {wok}.</source>
        <translation>Wok jest twój. Wyłożonymi kartami nie można już zapłacić, ale nadal są twoje: na koniec trafiają do woków tak jak karty z ręki. Pełny będzie więc ten wok: {wok}.</translation>
    </message>
    <message>
        <source>There was only one way to pay, so your cards were laid at once. Then all ingredients went into the woks, where they bring most: you win {mine} to {theirs}. What fits nowhere is left over, and decides a tie.</source>
        <translation>Zapłacić można było tylko w jeden sposób, więc karty wyłożono od razu. Potem wszystkie składniki trafiły tam, gdzie dają najwięcej: wygrywasz {mine} do {theirs}. To, co nigdzie nie pasuje, zostaje poza wokami i rozstrzyga remis.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. Men-at-wok and all other woks are explained there, and by each card under the pointer.</source>
        <translation>Wiesz już wszystko, czego potrzebujesz. Podczas partii Ctrl+Z cofa ruch, H daje podpowiedź, a F1 otwiera instrukcję. Są w niej objaśnione karty Men-at-wok i wszystkie inne woki. Objaśnienie karty zobaczysz też, gdy zatrzymasz na niej wskaźnik.</translation>
    </message>
</context>
</TS>
