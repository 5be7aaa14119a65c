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
        <source>After this move something hidden was shown: the record says so if you undo it.</source>
        <translation>Po tym ruchu ujawniono coś ukrytego: jeśli go cofniesz, zapis gry to odnotuje.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the others have to agree.</source>
        <translation>Po tym ruchu coś dobrano: potrzebna jest zgoda pozostałych.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the record says so if you undo it.</source>
        <translation>Po tym ruchu coś dobrano: jeśli go cofniesz, zapis gry to odnotuje.</translation>
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
        <source>It is made of these parts. Choose one to read its licence.</source>
        <translation>Składa się z tych części. Wybierz jedną, aby przeczytać jej licencję.</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Już go tam nie ma.</translation>
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
        <source>Licence</source>
        <translation>Licencja</translation>
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
        <source>Next scoring</source>
        <translation>Następna punktacja</translation>
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
        <source>Parts</source>
        <translation>Części</translation>
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
        <source>Previous scoring</source>
        <translation>Poprzednia punktacja</translation>
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
        <source>The disk on which it lies has no bin that this program may use.</source>
        <translation>Dysk, na którym się znajduje, nie ma kosza dostępnego dla tego programu.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>The move that waited for OK was not made.</source>
        <translation>Ruch, który czekał na OK, nie został wykonany.</translation>
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
        <source>This program may not change the folder {folder}.</source>
        <translation>Ten program nie może zmieniać folderu „{folder}”.</translation>
    </message>
    <message>
        <source>Tie-break: {what}</source>
        <translation>Przy remisie: {what}</translation>
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
        <source>Winner: {name}</source>
        <translation>Wygrywa: {name}</translation>
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
        <source>{file} could not be moved to the bin. {why}</source>
        <translation>Nie można przenieść pliku „{file}” do kosza. {why}</translation>
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
    <name>hex</name>
    <message>
        <source>Blue stone with a square</source>
        <translation>Niebieski kamień z kwadratem</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Chain from edge to edge</source>
        <translation>Łańcuch od brzegu do brzegu</translation>
    </message>
    <message>
        <source>Edge: {name}</source>
        <translation>Brzeg: {name}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>Lay a stone: connect your two edges.</source>
        <translation>Połóż kamień: połącz swoje dwa brzegi.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Red stone with a disc</source>
        <translation>Czerwony kamień z krążkiem</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Stones: {name}</source>
        <translation>Kamienie: {name}</translation>
    </message>
    <message>
        <source>Swap rule</source>
        <translation>Zasada zamiany</translation>
    </message>
    <message>
        <source>Take over the first stone</source>
        <translation>Przejmij pierwszy kamień</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>To pole jest zajęte.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Your stones go to empty places of the board.</source>
        <translation>Swoje kamienie kładziesz na pustych polach planszy.</translation>
    </message>
    <message>
        <source>nobody can lay a stone here</source>
        <translation>nikt nie może tu położyć kamienia</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} has a chain from edge to edge and wins.</source>
        <translation>{name} ma łańcuch od brzegu do brzegu i wygrywa.</translation>
    </message>
    <message>
        <source>{name} lays a stone.</source>
        <translation>{name} kładzie kamień.</translation>
    </message>
    <message>
        <source>{name} lays a stone: {place}.</source>
        <translation>{name} kładzie kamień: {place}.</translation>
    </message>
    <message>
        <source>{name} takes over the first stone, mirrored: {place}.</source>
        <translation>{name} przejmuje pierwszy kamień w&#xa0;odbiciu lustrzanym: {place}.</translation>
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
        <translation>Teraz decyduje komputer. Poproś o podpowiedź w swojej turze.</translation>
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
        <source>Arrow keys: move it to where it fits next; Tab: the same, turned as it must be</source>
        <translation>Strzałki: przenieś element na następne pasujące miejsce; Tab: tak samo, w&#xa0;razie potrzeby z&#xa0;obrotem</translation>
    </message>
    <message>
        <source>Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit</source>
        <translation>Ctrl i&#xa0;kółko myszy, Ctrl++, Ctrl+-: powiększ lub pomniejsz; 0, Ctrl+0: dopasuj</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2 and so on: the buttons of the choice, from left to right</source>
        <translation>Ctrl+1, Ctrl+2 i&#xa0;tak dalej: przyciski wyboru, od lewej do prawej</translation>
    </message>
    <message>
        <source>Ctrl+E: scores; Esc, Enter: close them</source>
        <translation>Ctrl+E: podsumowanie punktów; Esc, Enter: zamknij je</translation>
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
        <source>Enter: take it, or put it back; without it, what is proposed or alone on offer</source>
        <translation>Enter: weź albo odłóż; gdy nic nie jest wskazane: wybierz proponowaną lub jedyną możliwość</translation>
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
        <source>H: hint</source>
        <translation>H: podpowiedź</translation>
    </message>
    <message>
        <source>In a lesson: Page Down, Page Up: next page, page before; Esc: leave it</source>
        <translation>Podczas lekcji Page Down, Page Up: następna lub poprzednia strona; Esc: wyjście z lekcji</translation>
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
        <source>M: the computer moves now; P: the computers rest, or go on</source>
        <translation>M: komputer od razu wykonuje ruch; P: wstrzymaj lub wznów grę komputerów</translation>
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
    <name>khan</name>
    <message numerus="yes">
        <source>+{n} points, area: {area}</source>
        <extracomment>For one: +{n} point, area: {area}</extracomment>
        <translation>
            <numerusform>+{n}&#xa0;punkt, obszar: {area}</numerusform>
            <numerusform>+{n}&#xa0;punkty, obszar: {area}</numerusform>
            <numerusform>+{n}&#xa0;punktów, obszar: {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge must lie over the river.</source>
        <translation>Most musi leżeć w poprzek rzeki.</translation>
    </message>
    <message>
        <source>A bridge needs a yurt on each side of the river.</source>
        <translation>Most wymaga jurty po każdej stronie rzeki.</translation>
    </message>
    <message>
        <source>A card of the draw pile decides where a ruler goes.</source>
        <translation>O tym, dokąd idzie władca, decyduje karta ze stosu dobierania.</translation>
    </message>
    <message>
        <source>A piece lies here already.</source>
        <translation>Leży tu już jakiś element.</translation>
    </message>
    <message>
        <source>A piece of the supply is put aside. For one round only the owner of this card may lay it.</source>
        <translation>Element z&#xa0;puli zostaje odłożony na bok. Przez jedną rundę może go położyć tylko właściciel tej karty.</translation>
    </message>
    <message>
        <source>A region is protected with the card Support of the Gods.</source>
        <translation>Region chroni się kartą „Wsparcie bogów”.</translation>
    </message>
    <message>
        <source>A ruler stands here; he cannot be covered.</source>
        <translation>Stoi tu władca; nie można go przykryć.</translation>
    </message>
    <message>
        <source>A special card is used after the actions.</source>
        <translation>Karty specjalnej używa się po akcjach.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zgoda</translation>
    </message>
    <message>
        <source>Another player has more yurts here: {name} {n}, you {k}.</source>
        <translation>Inny gracz ma tu więcej jurt: {name}&#xa0;{n}, ty&#xa0;{k}.</translation>
    </message>
    <message>
        <source>Another player has reserved this piece.</source>
        <translation>Ten element jest zarezerwowany przez innego gracza.</translation>
    </message>
    <message>
        <source>Another player protects neutral yurts with such a card now.</source>
        <translation>Inny gracz chroni teraz neutralne jurty taką samą kartą.</translation>
    </message>
    <message>
        <source>Another player protects the neutral yurts of this region.</source>
        <translation>Inny gracz chroni neutralne jurty tego regionu.</translation>
    </message>
    <message>
        <source>Another player protects yurts with such a card now.</source>
        <translation>Inny gracz chroni teraz swoje jurty taką samą kartą.</translation>
    </message>
    <message>
        <source>Anywhere, well spread</source>
        <translation>Losowo, z dala od siebie</translation>
    </message>
    <message numerus="yes">
        <source>Area of {n} cells, no bonus</source>
        <extracomment>For one: Area of {n} cell, no bonus</extracomment>
        <translation>
            <numerusform>Obszar: {n}&#xa0;pole, bez premii</numerusform>
            <numerusform>Obszar: {n}&#xa0;pola, bez premii</numerusform>
            <numerusform>Obszar: {n}&#xa0;pól, bez premii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Area of {n} cells, place {place}</source>
        <extracomment>For one: Area of {n} cell, place {place}</extracomment>
        <translation>
            <numerusform>Obszar: {n}&#xa0;pole, miejsce&#xa0;{place}</numerusform>
            <numerusform>Obszar: {n}&#xa0;pola, miejsce&#xa0;{place}</numerusform>
            <numerusform>Obszar: {n}&#xa0;pól, miejsce&#xa0;{place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Areas: {name}</source>
        <translation>Obszary: {name}</translation>
    </message>
    <message>
        <source>Ask for consent to a conquest, or do without it.</source>
        <translation>Poproś o zgodę na podbój albo z niego zrezygnuj.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Awaiting consent</source>
        <translation>Czeka na zgodę</translation>
    </message>
    <message>
        <source>Back in the supply: {piece}.</source>
        <translation>Wraca do puli: {piece}.</translation>
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
        <source>Cards are drawn at the end of the turn, not before.</source>
        <translation>Karty dobiera się na koniec tury, nie wcześniej.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>Cells of the largest area</source>
        <translation>Pola największego obszaru</translation>
    </message>
    <message>
        <source>Choose any cards that you want to discard, then go on.</source>
        <translation>Wybierz tyle kart do odrzucenia, ile chcesz, a potem naciśnij Odrzuć.</translation>
    </message>
    <message>
        <source>Court: {ruler}</source>
        <translation>Siedziba: {ruler}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart odrzuconych</translation>
    </message>
    <message>
        <source>Discarded cards stay there; anybody may look through them.</source>
        <translation>Odrzucone karty zostają na stosie; każdy może je przeglądać.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Stos dobierania</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {n} cards.</source>
        <extracomment>For one: Each player gets {n} card.</extracomment>
        <translation>
            <numerusform>Każdy gracz dostaje {n}&#xa0;kartę.</numerusform>
            <numerusform>Każdy gracz dostaje {n}&#xa0;karty.</numerusform>
            <numerusform>Każdy gracz dostaje {n}&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each special card is used once.</source>
        <translation>Każdej karty specjalnej używa się tylko raz.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Krawędź mapy</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Every land cell under a piece needs a yurt.</source>
        <translation>Na każdym polu lądowym, które przykrywa element, musi stać jurta.</translation>
    </message>
    <message>
        <source>Expelled: {ruler}. Direction: {direction}.</source>
        <translation>Wypędzono: {ruler}. Kierunek: {direction}.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>First agree or refuse.</source>
        <translation>Najpierw zgódź się albo odmów.</translation>
    </message>
    <message>
        <source>First every player puts up yurts.</source>
        <translation>Najpierw każdy gracz rozstawia jurty.</translation>
    </message>
    <message>
        <source>First say which cards you discard.</source>
        <translation>Najpierw zdecyduj, które karty odrzucasz.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover neutral yurts in one region, unless the owner of this card would share the piece and agrees.</source>
        <translation>Przez jedną rundę nikt inny nie może przykrywać neutralnych jurt w&#xa0;jednym regionie, chyba że właściciel tej karty będzie współwłaścicielem elementu i&#xa0;wyrazi na to zgodę.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover neutral yurts, unless the owner of this card would share the piece and agrees.</source>
        <translation>Przez jedną rundę nikt inny nie może przykrywać neutralnych jurt, chyba że właściciel tej karty będzie współwłaścicielem elementu i&#xa0;wyrazi na to zgodę.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover the owner&apos;s yurts, unless the owner would share the piece and agrees.</source>
        <translation>Przez jedną rundę nikt inny nie może przykrywać jurt właściciela tej karty, chyba że właściciel będzie współwłaścicielem elementu i&#xa0;wyrazi na to zgodę.</translation>
    </message>
    <message>
        <source>Forgo</source>
        <translation>Zrezygnuj</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Pula ogólna</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Ręka: {name}</translation>
    </message>
    <message>
        <source>High Morale</source>
        <translation>„Wysokie morale”</translation>
    </message>
    <message>
        <source>In the end phase no cards are played.</source>
        <translation>W&#xa0;fazie końcowej nie zagrywa się kart.</translation>
    </message>
    <message>
        <source>In the end phase there are only conquests.</source>
        <translation>W fazie końcowej można tylko podbijać.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell beside the outer area.</source>
        <translation>Najazd tą kartą: postaw jurtę na pustym polu przy obszarze zewnętrznym.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell beside the river.</source>
        <translation>Najazd tą kartą: postaw jurtę na pustym polu nad rzeką.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell of this region.</source>
        <translation>Najazd tą kartą: postaw jurtę na pustym polu tego regionu.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on any empty land cell.</source>
        <translation>Najazd tą kartą: postaw jurtę na dowolnym pustym polu lądowym.</translation>
    </message>
    <message>
        <source>Invading anywhere takes both actions of a turn.</source>
        <translation>Najazd na dowolne pole liczy się za obie akcje tury.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>Największy obszar</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Neutral yurt</source>
        <translation>Neutralna jurta</translation>
    </message>
    <message>
        <source>Neutral yurts only come on the map by expelling rulers.</source>
        <translation>Neutralne jurty trafiają na mapę tylko tam, gdzie stał władca.</translation>
    </message>
    <message>
        <source>Neutral yurts take the places of all other rulers.</source>
        <translation>Wszystkich pozostałych władców zastępują neutralne jurty.</translation>
    </message>
    <message>
        <source>No cell is empty where this card would let you put a yurt.</source>
        <translation>Żadne z pól, na które pozwala ta karta, nie jest puste.</translation>
    </message>
    <message>
        <source>No piece is left in the supply.</source>
        <translation>W puli nie ma już elementów.</translation>
    </message>
    <message>
        <source>No special card is used in the end phase.</source>
        <translation>W fazie końcowej nie używa się kart specjalnych.</translation>
    </message>
    <message>
        <source>No such piece is left in the supply.</source>
        <translation>W puli nie ma już takiego elementu.</translation>
    </message>
    <message>
        <source>No yurt is put on the river.</source>
        <translation>Na rzece nie stawia się jurt.</translation>
    </message>
    <message>
        <source>Nobody can conquer any more.</source>
        <translation>Nikt nie może już niczego podbić.</translation>
    </message>
    <message>
        <source>Now a card, your yurts or a piece for this cell.</source>
        <translation>Teraz karta, twoje jurty albo element na&#xa0;to pole.</translation>
    </message>
    <message>
        <source>Now the cell on which you put up a yurt.</source>
        <translation>Teraz pole, na&#xa0;którym stawiasz jurtę.</translation>
    </message>
    <message>
        <source>Now the cells that the piece covers.</source>
        <translation>Teraz pola, które przykrywa element.</translation>
    </message>
    <message>
        <source>Now the draw pile: its top card decides where the ruler goes.</source>
        <translation>Teraz stos dobierania: jego wierzchnia karta decyduje, dokąd idzie władca.</translation>
    </message>
    <message>
        <source>Now the piece that you reserve.</source>
        <translation>Teraz element, który rezerwujesz.</translation>
    </message>
    <message>
        <source>Now the region that the card protects.</source>
        <translation>Teraz region, który chroni karta.</translation>
    </message>
    <message>
        <source>One further action at once: play a card, expel a ruler or conquer.</source>
        <translation>Od razu jeszcze jedna akcja: zagraj kartę, wypędź władcę albo dokonaj podboju.</translation>
    </message>
    <message>
        <source>One further action: play a card, expel a ruler or conquer.</source>
        <translation>Jeszcze jedna akcja: zagraj kartę, wypędź władcę albo dokonaj podboju.</translation>
    </message>
    <message>
        <source>One of these yurts at least must be yours.</source>
        <translation>Co najmniej jedna z tych jurt musi być twoja.</translation>
    </message>
    <message>
        <source>Only bridges lie over the river.</source>
        <translation>Na polach rzeki mogą leżeć tylko mosty.</translation>
    </message>
    <message>
        <source>Others are asked for their consent first.</source>
        <translation>Najpierw trzeba poczekać na zgodę lub odmowę innych graczy.</translation>
    </message>
    <message>
        <source>Out of the game: {what}.</source>
        <translation>Poza grą: {what}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Protected regions</source>
        <translation>Chronione regiony</translation>
    </message>
    <message>
        <source>Protected: {name}</source>
        <translation>Chroni: {name}</translation>
    </message>
    <message>
        <source>Protection of the Great Khan</source>
        <translation>„Ochrona Wielkiego Chana”</translation>
    </message>
    <message>
        <source>Put this card on the map.</source>
        <translation>Połóż tę kartę na&#xa0;mapie.</translation>
    </message>
    <message>
        <source>Put this card on the region that it protects.</source>
        <translation>Połóż tę kartę na&#xa0;regionie, który chroni.</translation>
    </message>
    <message>
        <source>Put up a yurt in a region where you have none.</source>
        <translation>Postaw jurtę w regionie, w którym jeszcze żadnej nie masz.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Odmowa</translation>
    </message>
    <message>
        <source>Reserve Tile</source>
        <translation>„Rezerwacja kafelka”</translation>
    </message>
    <message>
        <source>Reserved piece: {name}</source>
        <translation>Zarezerwowany kafelek: {name}</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Władcy</translation>
    </message>
    <message>
        <source>Special cards: {name}</source>
        <translation>Karty specjalne: {name}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
        <source>Support of the Gods</source>
        <translation>„Wsparcie bogów”</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and becomes the draw pile.</source>
        <translation>Potasowano stos kart odrzuconych: jest teraz stosem dobierania.</translation>
    </message>
    <message>
        <source>The end phase begins: conquests only</source>
        <translation>Zaczyna się faza końcowa: tylko podboje</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>The piece must lie on the map with all its cells.</source>
        <translation>Element musi leżeć na mapie w&#xa0;całości.</translation>
    </message>
    <message>
        <source>There is no further action to be taken.</source>
        <translation>Nie ma już akcji, którą można by wykonać.</translation>
    </message>
    <message>
        <source>These yurts are protected by: {name}.</source>
        <translation>Te jurty chroni: {name}.</translation>
    </message>
    <message>
        <source>This belongs to another player.</source>
        <translation>To należy do innego gracza.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge may lie over at most {n} river cells.</source>
        <extracomment>For one: This bridge may lie over at most {n} river cell.</extracomment>
        <translation>
            <numerusform>Ten most może leżeć najwyżej nad {n}&#xa0;polem rzeki.</numerusform>
            <numerusform>Ten most może leżeć najwyżej nad {n}&#xa0;polami rzeki.</numerusform>
            <numerusform>Ten most może leżeć najwyżej nad {n}&#xa0;polami rzeki.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not let you put a yurt there.</source>
        <translation>Ta karta nie pozwala postawić tam jurty.</translation>
    </message>
    <message>
        <source>This cell is not empty.</source>
        <translation>To pole nie jest puste.</translation>
    </message>
    <message>
        <source>This fits nowhere: every cell under it needs a yurt.</source>
        <translation>Ten element nigdzie nie pasuje: na każdym polu, które przykrywa, musi stać jurta.</translation>
    </message>
    <message>
        <source>This fits nowhere: on each side of the river it needs a yurt on every cell under it.</source>
        <translation>Ten most nigdzie nie pasuje: po każdej stronie rzeki na każdym polu, które przykrywa, musi stać jurta.</translation>
    </message>
    <message>
        <source>This piece stays here until the end of the game.</source>
        <translation>Ten element leży tu do końca partii.</translation>
    </message>
    <message>
        <source>This was refused already in this turn.</source>
        <translation>W tej turze odmówiono już zgody na ten podbój.</translation>
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
        <source>To reserve a piece, put it on the card Reserve Tile.</source>
        <translation>Aby zarezerwować element, połóż go na karcie „Rezerwacja kafelka”.</translation>
    </message>
    <message>
        <source>Turned over: {ruler}, out of the game. The next card counts.</source>
        <translation>Odkryto: {ruler}, poza grą. Liczy się następna karta.</translation>
    </message>
    <message>
        <source>Turned over: {ruler}, {direction}.</source>
        <translation>Odkryto: {ruler}, {direction}.</translation>
    </message>
    <message>
        <source>Use one special card, or end your turn.</source>
        <translation>Użyj jednej karty specjalnej albo zakończ turę.</translation>
    </message>
    <message>
        <source>What stands in a court is only moved by expelling the ruler.</source>
        <translation>To, co stoi w siedzibie, rusza się tylko wtedy, gdy jej władca ucieka.</translation>
    </message>
    <message>
        <source>Where the map shows them</source>
        <translation>Tam, gdzie pokazuje mapa</translation>
    </message>
    <message>
        <source>Wherever this fits, you have no yurt or another player has more of them.</source>
        <translation>Wszędzie tam, gdzie ten element pasuje, nie masz jurty albo inny gracz ma ich więcej.</translation>
    </message>
    <message>
        <source>Wherever this fits, yurts are protected by: {names}.</source>
        <translation>Wszędzie tam, gdzie ten element pasuje, jurty są chronione. Kto je chroni: {names}.</translation>
    </message>
    <message>
        <source>You have a yurt in this region already.</source>
        <translation>W tym regionie masz już jurtę.</translation>
    </message>
    <message>
        <source>You have asked for consent often enough in this turn.</source>
        <translation>W tej turze nie możesz już więcej razy pytać o zgodę.</translation>
    </message>
    <message>
        <source>You may not use this card in two turns running.</source>
        <translation>Nie możesz użyć tej karty w dwóch swoich turach z rzędu.</translation>
    </message>
    <message>
        <source>You must conquer as long as you can.</source>
        <translation>Musisz podbijać, dopóki możesz.</translation>
    </message>
    <message numerus="yes">
        <source>You must conquer: {n} actions left.</source>
        <extracomment>For one: You must conquer: {n} action left.</extracomment>
        <translation>
            <numerusform>Musisz podbijać: została {n}&#xa0;akcja.</numerusform>
            <numerusform>Musisz podbijać: zostały {n}&#xa0;akcje.</numerusform>
            <numerusform>Musisz podbijać: zostało {n}&#xa0;akcji.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must use your actions; you cannot pass.</source>
        <translation>Musisz wykorzystać swoje akcje; nie możesz spasować.</translation>
    </message>
    <message>
        <source>Your actions are done: use a special card, or end your turn.</source>
        <translation>Twoje akcje są już wykonane: użyj karty specjalnej albo zakończ turę.</translation>
    </message>
    <message>
        <source>Yurt: {name}</source>
        <translation>Jurta: {name}</translation>
    </message>
    <message>
        <source>Yurts stay where they are until a piece covers them.</source>
        <translation>Jurty stoją na miejscu, dopóki nie przykryje ich element.</translation>
    </message>
    <message>
        <source>Yurts: {name}</source>
        <translation>Jurty: {name}</translation>
    </message>
    <message>
        <source>a court has yurts as long as its ruler is on the map</source>
        <translation>jurty stoją w siedzibie tylko wtedy, gdy jej władca jest na mapie, ale wtedy zawsze</translation>
    </message>
    <message>
        <source>a hand has at most so many cards: {n}</source>
        <translation>na ręce może być najwyżej tyle kart: {n}</translation>
    </message>
    <message>
        <source>a piece carries one yurt of each of its owners</source>
        <translation>na elemencie musi leżeć po jednej jurcie każdego z jego właścicieli</translation>
    </message>
    <message>
        <source>a player has at most so many of these: {n}</source>
        <translation>gracz może mieć ich najwyżej tyle: {n}</translation>
    </message>
    <message>
        <source>all cards of the rulers on the map could be in hand</source>
        <translation>wszystkie karty władców, którzy są na mapie, mogłyby się znaleźć na rękach graczy</translation>
    </message>
    <message>
        <source>another piece lies here</source>
        <translation>leży tu już inny element</translation>
    </message>
    <message numerus="yes">
        <source>bridge of {n}</source>
        <extracomment>For one: bridge of {n}</extracomment>
        <translation>
            <numerusform>most na {n} pole</numerusform>
            <numerusform>most na {n} pola</numerusform>
            <numerusform>most na {n} pól</numerusform>
        </translation>
    </message>
    <message>
        <source>card numbers begin with {n}, and each is used once</source>
        <translation>numery kart zaczynają się od {n}, a każdy może wystąpić tylko raz</translation>
    </message>
    <message numerus="yes">
        <source>conquest tile of {n}, shape {letter}</source>
        <extracomment>For one: conquest tile of {n}, shape {letter}</extracomment>
        <translation>
            <numerusform>kafelek podboju na {n}&#xa0;pole, kształt&#xa0;{letter}</numerusform>
            <numerusform>kafelek podboju na {n}&#xa0;pola, kształt&#xa0;{letter}</numerusform>
            <numerusform>kafelek podboju na {n}&#xa0;pól, kształt&#xa0;{letter}</numerusform>
        </translation>
    </message>
    <message>
        <source>consent needed: {names}</source>
        <translation>potrzebna zgoda: {names}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>wschód</translation>
    </message>
    <message>
        <source>every size must have its points here</source>
        <translation>każda wielkość musi mieć tu swoje punkty</translation>
    </message>
    <message>
        <source>every special card must be here: {names}</source>
        <translation>muszą tu być wszystkie karty specjalne: {names}</translation>
    </message>
    <message>
        <source>every terrain must be here</source>
        <translation>muszą tu być wszystkie tereny</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>lodowiec</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>góry</translation>
    </message>
    <message>
        <source>no neutral yurt lies on a card</source>
        <translation>na karcie nie może leżeć neutralna jurta</translation>
    </message>
    <message>
        <source>no neutral yurt lies on a piece</source>
        <translation>na elemencie nie może leżeć neutralna jurta</translation>
    </message>
    <message>
        <source>no two things may stand on one cell</source>
        <translation>na jednym polu nie mogą stać dwie rzeczy naraz</translation>
    </message>
    <message>
        <source>north</source>
        <translation>północ</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>północny wschód</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>północny zachód</translation>
    </message>
    <message>
        <source>outer area</source>
        <translation>obszar zewnętrzny</translation>
    </message>
    <message>
        <source>river</source>
        <translation>rzeka</translation>
    </message>
    <message>
        <source>rocky desert</source>
        <translation>pustynia skalista</translation>
    </message>
    <message>
        <source>sand desert</source>
        <translation>pustynia piaszczysta</translation>
    </message>
    <message>
        <source>shared with: {names}</source>
        <translation>współwłaściciele: {names}</translation>
    </message>
    <message>
        <source>so many actions cannot be left</source>
        <translation>w tej sytuacji nie może pozostawać tyle akcji</translation>
    </message>
    <message>
        <source>south</source>
        <translation>południe</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>południowy wschód</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>południowy zachód</translation>
    </message>
    <message numerus="yes">
        <source>straight bridge of {n}</source>
        <extracomment>For one: straight bridge of {n}</extracomment>
        <translation>
            <numerusform>prosty most na {n}&#xa0;pole</numerusform>
            <numerusform>prosty most na {n}&#xa0;pola</numerusform>
            <numerusform>prosty most na {n}&#xa0;pól</numerusform>
        </translation>
    </message>
    <message>
        <source>the Abbasid</source>
        <translation>władca Abbasydów</translation>
    </message>
    <message>
        <source>the Georgian</source>
        <translation>władca Gruzinów</translation>
    </message>
    <message>
        <source>the Hungarian</source>
        <translation>władca Węgrów</translation>
    </message>
    <message>
        <source>the Khmer</source>
        <translation>władca Khmerów</translation>
    </message>
    <message>
        <source>the Korean</source>
        <translation>władca Koreańczyków</translation>
    </message>
    <message>
        <source>the Russian</source>
        <translation>władca Rusi</translation>
    </message>
    <message>
        <source>the Seljuk</source>
        <translation>władca Seldżuków</translation>
    </message>
    <message>
        <source>the Song</source>
        <translation>władca Songów</translation>
    </message>
    <message>
        <source>the end phase begins when so many rulers are gone: {n}</source>
        <translation>faza końcowa zaczyna się dokładnie wtedy, gdy poza grą jest tylu władców: {n}</translation>
    </message>
    <message>
        <source>the game ends when nobody can conquer any more</source>
        <translation>partia kończy się dopiero wtedy, gdy nikt nie może już niczego podbić</translation>
    </message>
    <message>
        <source>the yurts of a court have the numbers up to how many they are</source>
        <translation>w siedzibie stoją jurty o najniższych z jej numerów i nie może ich być nigdzie indziej</translation>
    </message>
    <message>
        <source>there is a proposal when somebody is asked, and only then</source>
        <translation>propozycję podaje się tylko wtedy, gdy ktoś jest pytany o zgodę, ale wtedy zawsze</translation>
    </message>
    <message>
        <source>there is no yurt with this number</source>
        <translation>nie ma jurty o tym numerze</translation>
    </message>
    <message>
        <source>there is nothing to decide here</source>
        <translation>nie ma tu żadnej decyzji do podjęcia</translation>
    </message>
    <message>
        <source>there is one yurt for an active card</source>
        <translation>do aktywnej karty należy dokładnie jedna jurta, a bez takiej karty nie ma żadnej</translation>
    </message>
    <message>
        <source>there must be a ruler</source>
        <translation>musi tu być co najmniej jeden władca</translation>
    </message>
    <message>
        <source>these cells must hang together by their sides</source>
        <translation>te pola muszą stykać się bokami i tworzyć jedną całość</translation>
    </message>
    <message>
        <source>these must be edge cells, each of them once</source>
        <translation>tu muszą być pola na krawędzi, każde wymienione tylko raz</translation>
    </message>
    <message>
        <source>this cannot be proposed here</source>
        <translation>tego nie można w tej sytuacji zaproponować</translation>
    </message>
    <message>
        <source>this card cannot be active so</source>
        <translation>ta karta nie może być w ten sposób aktywna</translation>
    </message>
    <message>
        <source>this card marks a region only with so many players</source>
        <translation>region podaje się tylko dla karty, która przy tej liczbie graczy jakiś chroni, ale wtedy zawsze</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>ta gra nie jest dla tylu graczy: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>to występuje w dwóch miejscach: {what}</translation>
    </message>
    <message>
        <source>this map has no room for so many rulers</source>
        <translation>na tej mapie nie ma miejsca dla tylu władców</translation>
    </message>
    <message>
        <source>this must be a drawing with the signs # and . of 2 to {n} cells</source>
        <translation>tu musi być rysunek ze znaków „#” i „.”, który ma od 2 do {n} pól</translation>
    </message>
    <message>
        <source>this must be above the numbers of all cards</source>
        <translation>ta liczba musi być większa od numerów wszystkich kart</translation>
    </message>
    <message>
        <source>this must be the row and column of a cell of that region</source>
        <translation>tu muszą być rząd i kolumna pola, które leży w tym regionie</translation>
    </message>
    <message>
        <source>this must be the row and column of a land cell</source>
        <translation>tu muszą być rząd i kolumna pola lądowego</translation>
    </message>
    <message>
        <source>this must be {rows} lines of {n} of these signs: {signs}</source>
        <translation>wierszy musi tu być {rows}, a znaków w każdym z nich {n}; dozwolone znaki: {signs}</translation>
    </message>
    <message>
        <source>this piece cannot lie so</source>
        <translation>ten element nie może tak leżeć</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>ten gracz nie bierze udziału w partii</translation>
    </message>
    <message numerus="yes">
        <source>tile of {n}, shape {letter}</source>
        <extracomment>For one: tile of {n}, shape {letter}</extracomment>
        <translation>
            <numerusform>kafelek na {n} pole, kształt {letter}</numerusform>
            <numerusform>kafelek na {n} pola, kształt {letter}</numerusform>
            <numerusform>kafelek na {n} pól, kształt {letter}</numerusform>
        </translation>
    </message>
    <message>
        <source>tropical forest</source>
        <translation>las tropikalny</translation>
    </message>
    <message>
        <source>tundra</source>
        <translation>tundra</translation>
    </message>
    <message>
        <source>west</source>
        <translation>zachód</translation>
    </message>
    <message>
        <source>{card}, active</source>
        <translation>{card}, karta aktywna</translation>
    </message>
    <message numerus="yes">
        <source>{letter} bridge of {n}</source>
        <extracomment>For one: {letter} bridge of {n}</extracomment>
        <translation>
            <numerusform>most w&#xa0;kształcie&#xa0;{letter} na {n}&#xa0;pole</numerusform>
            <numerusform>most w&#xa0;kształcie&#xa0;{letter} na {n}&#xa0;pola</numerusform>
            <numerusform>most w&#xa0;kształcie&#xa0;{letter} na {n}&#xa0;pól</numerusform>
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
        <translation>{name} wyraża zgodę.</translation>
    </message>
    <message numerus="yes">
        <source>{name} asks to cover {n} neutral yurts and to share the piece with you: {piece}.</source>
        <extracomment>For one: {name} asks to cover {n} neutral yurt and to share the piece with you: {piece}.</extracomment>
        <translation>
            <numerusform>{name} chce przykryć {n}&#xa0;neutralną jurtę elementem, który będzie też twój: {piece}.</numerusform>
            <numerusform>{name} chce przykryć {n}&#xa0;neutralne jurty elementem, który będzie też twój: {piece}.</numerusform>
            <numerusform>{name} chce przykryć {n}&#xa0;neutralnych jurt elementem, który będzie też twój: {piece}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} asks to cover {n} of your yurts and to share the piece with you: {piece}.</source>
        <extracomment>For one: {name} asks to cover one of your yurts and to share the piece with you: {piece}.</extracomment>
        <translation>
            <numerusform>{name} chce przykryć jedną z&#xa0;twoich jurt elementem, który będzie też twój: {piece}.</numerusform>
            <numerusform>{name} chce przykryć {n}&#xa0;z&#xa0;twoich jurt elementem, który będzie też twój: {piece}.</numerusform>
            <numerusform>{name} chce przykryć {n}&#xa0;z&#xa0;twoich jurt elementem, który będzie też twój: {piece}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can do nothing more in this turn.</source>
        <translation>{name} nie może już nic zrobić w tej turze.</translation>
    </message>
    <message>
        <source>{name} conquers with: {piece}. Owners: {names}.</source>
        <translation>{name} dokonuje podboju: {piece}. Właściciele: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {n} cards.</source>
        <extracomment>For one: {name} discards {n} card.</extracomment>
        <translation>
            <numerusform>{name} odrzuca {n}&#xa0;kartę.</numerusform>
            <numerusform>{name} odrzuca {n}&#xa0;karty.</numerusform>
            <numerusform>{name} odrzuca {n}&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} does without a conquest.</source>
        <translation>{name} rezygnuje z podboju.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws {n} cards.</source>
        <extracomment>For one: {name} draws {n} card.</extracomment>
        <translation>
            <numerusform>{name} dobiera {n}&#xa0;kartę.</numerusform>
            <numerusform>{name} dobiera {n}&#xa0;karty.</numerusform>
            <numerusform>{name} dobiera {n}&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} expels a ruler: {ruler}.</source>
        <translation>{name} wypędza władcę: {ruler}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has {n} actions left.</source>
        <extracomment>For one: {name} has {n} action left.</extracomment>
        <translation>
            <numerusform>{name} ma jeszcze {n}&#xa0;akcję.</numerusform>
            <numerusform>{name} ma jeszcze {n}&#xa0;akcje.</numerusform>
            <numerusform>{name} ma jeszcze {n}&#xa0;akcji.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} invades the ice.</source>
        <translation>{name} najeżdża lodowiec.</translation>
    </message>
    <message>
        <source>{name} invades the mountains.</source>
        <translation>{name} najeżdża góry.</translation>
    </message>
    <message>
        <source>{name} invades the rocky desert.</source>
        <translation>{name} najeżdża pustynię skalistą.</translation>
    </message>
    <message>
        <source>{name} invades the sand desert.</source>
        <translation>{name} najeżdża pustynię piaszczystą.</translation>
    </message>
    <message>
        <source>{name} invades the tropical forest.</source>
        <translation>{name} najeżdża las tropikalny.</translation>
    </message>
    <message>
        <source>{name} invades the tundra.</source>
        <translation>{name} najeżdża tundrę.</translation>
    </message>
    <message>
        <source>{name} is asked for consent.</source>
        <translation>{name} odpowiada na pytanie o zgodę.</translation>
    </message>
    <message>
        <source>{name} may discard cards.</source>
        <translation>{name} może odrzucić karty.</translation>
    </message>
    <message>
        <source>{name} may use a special card.</source>
        <translation>{name} może użyć karty specjalnej.</translation>
    </message>
    <message>
        <source>{name} puts up a yurt.</source>
        <translation>{name} stawia jurtę.</translation>
    </message>
    <message>
        <source>{name} puts up a yurt: {region}.</source>
        <translation>{name} stawia jurtę: {region}.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} odmawia.</translation>
    </message>
    <message>
        <source>{name} uses a special card: {card}, {what}.</source>
        <translation>{name} używa karty specjalnej: {card}, {what}.</translation>
    </message>
    <message>
        <source>{name} uses a special card: {card}.</source>
        <translation>{name} używa karty specjalnej: {card}.</translation>
    </message>
    <message>
        <source>{name} wants to lay: {piece}. Asked: {names}.</source>
        <translation>{name} chce położyć: {piece}. Kto musi wyrazić zgodę: {names}.</translation>
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
        <source>{name}: {n} yurts</source>
        <extracomment>For one: {name}: {n} yurt</extracomment>
        <translation>
            <numerusform>{name}: {n}&#xa0;jurta</numerusform>
            <numerusform>{name}: {n}&#xa0;jurty</numerusform>
            <numerusform>{name}: {n}&#xa0;jurt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left: play a card, expel a ruler or conquer.</source>
        <extracomment>For one: {n} action left: play a card, expel a ruler or conquer.</extracomment>
        <translation>
            <numerusform>Została {n}&#xa0;akcja: zagraj kartę, wypędź władcę albo dokonaj podboju.</numerusform>
            <numerusform>Zostały {n}&#xa0;akcje: zagraj kartę, wypędź władcę albo dokonaj podboju.</numerusform>
            <numerusform>Zostało {n}&#xa0;akcji: zagraj kartę, wypędź władcę albo dokonaj podboju.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left: play a card, expel a ruler, conquer, or invade anywhere.</source>
        <extracomment>For one: {n} action left: play a card, expel a ruler, conquer, or invade anywhere.</extracomment>
        <translation>
            <numerusform>Została {n}&#xa0;akcja: zagraj kartę, wypędź władcę, dokonaj podboju albo najedź na dowolne pole.</numerusform>
            <numerusform>Zostały {n}&#xa0;akcje: zagraj kartę, wypędź władcę, dokonaj podboju albo najedź na dowolne pole.</numerusform>
            <numerusform>Zostało {n}&#xa0;akcji: zagraj kartę, wypędź władcę, dokonaj podboju albo najedź na dowolne pole.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each owner</source>
        <extracomment>For one: {n} point for each owner</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt dla każdego właściciela</numerusform>
            <numerusform>{n}&#xa0;punkty dla każdego właściciela</numerusform>
            <numerusform>{n}&#xa0;punktów dla każdego właściciela</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rulers are out of the game: the end phase begins.</source>
        <extracomment>For one: {n} ruler is out of the game: the end phase begins.</extracomment>
        <translation>
            <numerusform>Poza grą jest {n}&#xa0;władca: zaczyna się faza końcowa.</numerusform>
            <numerusform>Poza grą jest {n}&#xa0;władców: zaczyna się faza końcowa.</numerusform>
            <numerusform>Poza grą jest {n}&#xa0;władców: zaczyna się faza końcowa.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, awaiting consent</source>
        <translation>{piece}, czeka na zgodę</translation>
    </message>
    <message>
        <source>{piece}, shared</source>
        <translation>{piece}, wspólny</translation>
    </message>
    <message>
        <source>{piece}: {names}</source>
        <translation>{piece}: {names}</translation>
    </message>
    <message>
        <source>{tie} The largest area decides: {name} ({n}).</source>
        <translation>{tie} Decyduje największy obszar: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tie} Their areas are equal too, so the victory is shared: {names}.</source>
        <translation>{tie} Obszary też są równe, więc zwycięstwo jest wspólne: {names}.</translation>
    </message>
</context>
<context>
    <name>khan|lesson</name>
    <message>
        <source>After your actions you may use one special card. The marked one protects all your yurts until your next turn: nobody else may cover them. Click it, or drag it to the map.</source>
        <translation>Po akcjach możesz użyć jednej karty specjalnej. Zaznaczona karta chroni wszystkie twoje jurty aż do twojej następnej tury: nikt inny nie może ich przykryć. Kliknij ją albo przeciągnij na mapę.</translation>
    </message>
    <message>
        <source>Before the first turn everybody puts up some yurts, each one in another region. You have none in the ice yet: put one on the marked cell. Drag one of your yurts there, or click the cell, or press Tab until it has the ring, then Enter.</source>
        <translation>Przed pierwszą turą każdy stawia kilka jurt, każdą w&#xa0;innym regionie. Na lodowcu nie masz jeszcze żadnej: postaw jurtę na zaznaczonym polu. Przeciągnij tam jedną ze swoich jurt albo kliknij pole. Możesz też naciskać klawisz Tab, aż pole będzie miało przerywaną obwódkę, a&#xa0;potem nacisnąć Enter.</translation>
    </message>
    <message>
        <source>Conquer them. Lift the marked tile, and turn it with R or the right mouse button until it has the form of the marked cells; F flips it. Near its place it slides onto it, and you read what it brings. Let go there.</source>
        <translation>Podbij te pola. Podnieś zaznaczony kafelek i&#xa0;obracaj go klawiszem R albo prawym przyciskiem myszy, aż będzie miał kształt zaznaczonych pól; F go odwraca. W&#xa0;pobliżu właściwego miejsca kafelek sam się na nie przesunie i&#xa0;zobaczysz, co daje. Upuść go tam.</translation>
    </message>
    <message>
        <source>For one action you may drive a ruler away. A card that is turned over says in which direction. Expel the marked ruler, beside your yurt: click him and then the draw pile, or drag him there.</source>
        <translation>Jedną akcją możesz wypędzić władcę. Odkryta karta wskazuje, w&#xa0;którym kierunku on ucieka. Wypędź zaznaczonego władcę, który stoi obok twojej jurty: kliknij go, a&#xa0;potem stos dobierania, albo przeciągnij go tam.</translation>
    </message>
    <message>
        <source>He is gone, and a black yurt stands in his place. For your other action play the marked card. The picture at its foot says where you may put up a yurt: {region}. Drag the card to the marked cell, or click both.</source>
        <translation>Już go nie ma, a&#xa0;na jego miejscu stoi czarna jurta. Drugą akcją zagraj zaznaczoną kartę. Rysunek u&#xa0;dołu karty mówi, gdzie możesz postawić jurtę: {region}. Przeciągnij kartę na zaznaczone pole albo kliknij kartę, a&#xa0;potem pole.</translation>
    </message>
    <message>
        <source>Much later. {n} rulers are out of the game, so the end phase has begun: everybody only conquers now. A bridge lies over the river, with a yurt on either bank. Lay the marked one over the marked cells.</source>
        <translation>Dużo później. Poza grą jest {n}&#xa0;władców, więc trwa faza końcowa: teraz wszyscy tylko podbijają. Most leży w&#xa0;poprzek rzeki, a&#xa0;na obu jej brzegach musi stać pod nim jurta. Połóż zaznaczony most na zaznaczonych polach.</translation>
    </message>
    <message>
        <source>Nobody can conquer any more: the game is over. The bridge brings only {points} points, but it makes one area of {area} cells, where your largest had {before}. {name} has {other} cells together. So the bonus of {bonus} points is yours, and you win {mine} to {theirs}.</source>
        <translation>Nikt nie może już niczego podbić: partia jest zakończona. Most daje tylko {points}&#xa0;punktów, ale tworzy jeden obszar, który ma {area}&#xa0;pól; twój największy miał dotąd {before}. {name} ma w&#xa0;jednym obszarze najwyżej {other}. Premię, czyli {bonus}&#xa0;punktów, dostajesz więc ty i&#xa0;wygrywasz {mine} do {theirs}.</translation>
    </message>
    <message>
        <source>Now it is your turn: {n} actions. Marked is a ruler. Whenever one of them flees, he leaves a black yurt behind. It belongs to nobody, and so it is useful to everybody.</source>
        <translation>Teraz twoja tura: {n}&#xa0;akcje. Zaznaczono jednego z&#xa0;władców. Gdy władca ucieka, zostaje po nim czarna jurta. Nie należy do nikogo, więc przydaje się każdemu.</translation>
    </message>
    <message>
        <source>That is allowed. But on the marked cell your yurt joins the others.</source>
        <translation>To dozwolony ruch. Ale na zaznaczonym polu twoja jurta dołączy do pozostałych.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked bridge joins what you own on both banks, and brings most.</source>
        <translation>To dozwolony ruch. Ale zaznaczony most łączy to, co masz na obu brzegach, i&#xa0;daje najwięcej.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked ruler stands just where you need a black yurt.</source>
        <translation>To dozwolony ruch. Ale zaznaczony władca stoi dokładnie tam, gdzie potrzebna ci czarna jurta.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked tile covers all of these yurts, for more points.</source>
        <translation>To dozwolony ruch. Ale zaznaczony kafelek przykrywa wszystkie te jurty i&#xa0;daje więcej punktów.</translation>
    </message>
    <message>
        <source>That is allowed. But then the other player could cover your yurts now.</source>
        <translation>To dozwolony ruch. Ale wtedy drugi gracz mógłby teraz przykryć twoje jurty.</translation>
    </message>
    <message>
        <source>That is allowed. But you will soon need a yurt on the marked cell.</source>
        <translation>To dozwolony ruch. Ale na zaznaczonym polu wkrótce będzie ci potrzebna jurta.</translation>
    </message>
    <message>
        <source>The steppe. You put up yurts, and then you cover them with felt tiles and bridges. Each piece that is yours brings the points printed on it, and who has the largest area gets a bonus. Most points win.</source>
        <translation>Step. Stawiasz jurty, a&#xa0;potem przykrywasz je kafelkami z&#xa0;filcu i&#xa0;mostami. Każdy twój element daje tyle punktów, ile na nim widać, a&#xa0;za największy obszar jest premia. Wygrywa gracz z&#xa0;największą liczbą punktów.</translation>
    </message>
    <message>
        <source>The tile is yours: {n} points. One of your yurts shows it, and all others went home. Had the other player as many yurts there as you, both of you would own it, and both would get its points.</source>
        <translation>Kafelek jest twój: {n}&#xa0;punktów. Pokazuje to jedna z&#xa0;twoich jurt, a&#xa0;wszystkie pozostałe wróciły do domu. Gdyby drugi gracz miał tam tyle samo jurt, kafelek byłby wspólny i&#xa0;każdy z&#xa0;was dostałby te punkty.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. There you find the other special cards, and what else your two actions may be.</source>
        <translation>Wiesz już wszystko, czego potrzebujesz. Podczas partii Ctrl+Z&#xa0;cofa ruch, H daje podpowiedź, a&#xa0;F1 otwiera instrukcję. Znajdziesz w&#xa0;niej pozostałe karty specjalne i&#xa0;to, co jeszcze możesz zrobić dwiema akcjami.</translation>
    </message>
    <message>
        <source>Your hand is full again, and {name} has had a turn. Look at the marked cells: a yurt on each of them, {mine} of yours and {theirs} of the other player. Who has the most there may lay a piece over them; black yurts do not count.</source>
        <translation>Masz znów pełną rękę, {name} kończy swoją turę i&#xa0;znów zaczyna się twoja. Spójrz na zaznaczone pola: na każdym stoi jurta. Twoje: {mine}, drugiego gracza: {theirs}. Kto ma ich tam najwięcej, może położyć na nich element; czarne jurty się nie liczą.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Back a page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Wróć do gry (Esc)</translation>
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
        <source>The lesson goes on where you left it. Back a page leads to what you know already.</source>
        <translation>Lekcja toczy się dalej od miejsca, w którym została przerwana. Na poprzednich stronach jest to, co już wiesz.</translation>
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
        <source>Learn to play</source>
        <translation>Naucz się grać</translation>
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
        <source>On top: {piece}</source>
        <translation>Na wierzchu: {piece}</translation>
    </message>
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
        <extracomment>For one: Choose an ingredient for the starting hand of {name}: {n} more, of another category.</extracomment>
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
        <source>Completed: {recipe}</source>
        <translation>Ukończono: {recipe}</translation>
    </message>
    <message>
        <source>Cover four squares, two by two: they are locked. It also brings you wasabi.</source>
        <translation>Przykryj cztery pola, dwa na dwa: są zablokowane. Dostajesz też wasabi.</translation>
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
        <source>Exchange all that lies on two adjacent squares.</source>
        <translation>Zamień wszystko, co leży na dwóch sąsiednich polach.</translation>
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
        <source>Length {n} ({worth})</source>
        <translation>Długość {n} ({worth})</translation>
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
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkty: {points}.</translation>
    </message>
    <message>
        <source>Points: {points}. With style also wasabi cubes: {cubes}.</source>
        <translation>Punkty: {points}. W dobrym stylu także kostki wasabi: {cubes}.</translation>
    </message>
    <message>
        <source>Put an action card back into the kitchen, or lay the new one on it.</source>
        <translation>Odłóż kartę akcji do kuchni albo połóż na niej nową.</translation>
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
        <source>Serve nothing</source>
        <translation>Nie podawaj niczego</translation>
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
    <message>
        <source>Take a visible tile off the board: it goes back into the pantry, or becomes the tile of your turn.</source>
        <translation>Zdejmij widoczny kafelek z planszy: wraca do spiżarni albo staje się twoim kafelkiem w tej turze.</translation>
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
        <source>The tile of your turn goes on top of another one.</source>
        <translation>Kafelek tej tury kładziesz na innym.</translation>
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
        <source>You may place a second tile in this turn.</source>
        <translation>Możesz w tej turze położyć drugi kafelek.</translation>
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
        <source>{recipe} ({worth})</source>
        <translation>{recipe} ({worth})</translation>
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
        <translation>Następny statek trafia tuż na prawo od twoich statków.</translation>
    </message>
    <message>
        <source>A special tile comes with the dearest group that is left.</source>
        <translation>Kafelek specjalny bierze się razem z najdroższym z pozostałych zestawów.</translation>
    </message>
    <message>
        <source>A tile needs a neighbour: another island tile, or the mainland.</source>
        <translation>Kafelek musi mieć sąsiada: inny kafelek wyspy albo stały ląd.</translation>
    </message>
    <message>
        <source>After the last round you must ferry as long as you can.</source>
        <translation>Po ostatniej rundzie musisz przeprawiać wikingów, dopóki możesz.</translation>
    </message>
    <message>
        <source>All prices fall by {n}.</source>
        <translation>Wszystkie ceny spadają o {n}.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Auction before round {n}. Drawn: {vikings}.</source>
        <translation>Licytacja przed rundą&#xa0;{n}. Dobrano: {vikings}.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licytuj</translation>
    </message>
    <message>
        <source>Bid at least {n} gold, or pass.</source>
        <translation>Podbij stawkę co najmniej do {n}&#xa0;szt.&#xa0;złota albo spasuj.</translation>
    </message>
    <message>
        <source>Boatsmen never land themselves.</source>
        <translation>Przewoźnicy sami nigdy nie schodzą na ląd.</translation>
    </message>
    <message>
        <source>Buy a group and lay its tile.</source>
        <translation>Kup zestaw i połóż jego kafelek.</translation>
    </message>
    <message>
        <source>Changed into points</source>
        <translation>Zmienione w punkty</translation>
    </message>
    <message>
        <source>Choose a colour. Its vikings go to the highest free spaces.</source>
        <translation>Wybierz kolor. Wikingowie tego koloru trafiają na najwyższe wolne pola.</translation>
    </message>
    <message>
        <source>Choose one of your tiles that show this building.</source>
        <translation>Wybierz jeden ze swoich kafelków z tym budynkiem.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm the exchange: {n} points for {n} gold.</source>
        <extracomment>For one: Confirm the exchange: {n} point for {n} gold.</extracomment>
        <translation>
            <numerusform>Potwierdź wymianę: {n}&#xa0;punkt na {n}&#xa0;szt. złota.</numerusform>
            <numerusform>Potwierdź wymianę: {n}&#xa0;punkty na {n}&#xa0;szt. złota.</numerusform>
            <numerusform>Potwierdź wymianę: {n}&#xa0;punktów na {n}&#xa0;szt. złota.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dial</source>
        <translation>Tarcza cen</translation>
    </message>
    <message>
        <source>Dial with the prices</source>
        <translation>Tarcza z&#xa0;cenami</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Exchange points for gold</source>
        <translation>Wymień punkty na złoto</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <translation>Zakryty kafelek</translation>
    </message>
    <message>
        <source>Feeding (fed/vikings): {counts}</source>
        <translation>Wyżywienie (wyżywieni/wikingowie): {counts}</translation>
    </message>
    <message>
        <source>Ferry one colour, one of each, or stop.</source>
        <translation>Przepraw jeden kolor lub po jednym z&#xa0;każdego koloru albo zakończ przeprawianie.</translation>
    </message>
    <message>
        <source>Ferry one viking, or stop.</source>
        <translation>Przepraw jednego wikinga albo zakończ przeprawianie.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Punktacja końcowa</translation>
    </message>
    <message>
        <source>Final scoring: gold</source>
        <translation>Punktacja końcowa: złoto</translation>
    </message>
    <message>
        <source>First all drawn vikings get their spaces.</source>
        <translation>Najpierw wszyscy dobrani wikingowie muszą dostać swoje pola.</translation>
    </message>
    <message>
        <source>First choose a group of the offer.</source>
        <translation>Najpierw wybierz zestaw z oferty.</translation>
    </message>
    <message>
        <source>First choose who travels.</source>
        <translation>Najpierw wybierz, kto się przeprawia.</translation>
    </message>
    <message>
        <source>First comes the auction for the start.</source>
        <translation>Najpierw odbywa się licytacja o to, kto zaczyna.</translation>
    </message>
    <message>
        <source>First lay the tile; only the viking can go to the mainland.</source>
        <translation>Najpierw połóż kafelek; na stały ląd może trafić tylko wiking.</translation>
    </message>
    <message>
        <source>First lay your start tile.</source>
        <translation>Najpierw połóż swój kafelek startowy.</translation>
    </message>
    <message>
        <source>First remove one of the drawn vikings.</source>
        <translation>Najpierw usuń z gry jednego z dobranych wikingów.</translation>
    </message>
    <message>
        <source>First somebody else of this trip lands.</source>
        <translation>Najpierw staje na kafelku inny wiking z tej przeprawy.</translation>
    </message>
    <message>
        <source>First take a special tile, or none.</source>
        <translation>Najpierw weź kafelek specjalny albo z niego zrezygnuj.</translation>
    </message>
    <message>
        <source>Fishermen: special tiles</source>
        <translation>Rybacy: kafelki specjalne</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Złoto</translation>
    </message>
    <message>
        <source>Gold at the next scoring</source>
        <translation>Złoto przy najbliższej punktacji</translation>
    </message>
    <message>
        <source>Gold changed into points</source>
        <translation>Złoto zmienione w punkty</translation>
    </message>
    <message>
        <source>Gold left</source>
        <translation>Pozostałe złoto</translation>
    </message>
    <message>
        <source>Gold missing for the ships</source>
        <translation>Statki: brakujące złoto</translation>
    </message>
    <message>
        <source>Gold so far</source>
        <translation>Dotychczasowe złoto</translation>
    </message>
    <message>
        <source>Goldsmiths</source>
        <translation>Złotnicy</translation>
    </message>
    <message>
        <source>Goldsmiths: special tiles</source>
        <translation>Złotnicy: kafelki specjalne</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>To nie twoja tura.</translation>
    </message>
    <message>
        <source>Large scoring</source>
        <translation>Duża punktacja</translation>
    </message>
    <message>
        <source>Large scoring: {name}</source>
        <translation>Duża punktacja: {name}</translation>
    </message>
    <message>
        <source>Lay your start tile in column 1.</source>
        <translation>Połóż swój kafelek startowy w kolumnie&#xa0;1.</translation>
    </message>
    <message>
        <source>Longest completed island: {counts}</source>
        <translation>Najdłuższa ukończona wyspa: {counts}</translation>
    </message>
    <message>
        <source>Mainland: boatsmen</source>
        <translation>Stały ląd: przewoźnicy</translation>
    </message>
    <message>
        <source>Mainland: {name}</source>
        <translation>Stały ląd: {name}</translation>
    </message>
    <message>
        <source>Most boatsmen: {counts}</source>
        <translation>Najwięcej przewoźników: {counts}</translation>
    </message>
    <message>
        <source>Most completed islands: {counts}</source>
        <translation>Najwięcej ukończonych wysp: {counts}</translation>
    </message>
    <message>
        <source>New special tiles: {tiles}.</source>
        <translation>Nowe kafelki specjalne: {tiles}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No special tile</source>
        <translation>Bez kafelka specjalnego</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Szlachcice</translation>
    </message>
    <message>
        <source>Nobles: special tiles</source>
        <translation>Szlachcice: kafelki specjalne</translation>
    </message>
    <message>
        <source>Nobody of this colour waits, or no tile is free.</source>
        <translation>Nikt w tym kolorze nie czeka albo żaden kafelek nie jest wolny.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Po jednym z każdego koloru</translation>
    </message>
    <message>
        <source>Only the start of an island fits beside the mainland.</source>
        <translation>Przy stałym lądzie pasuje tylko początek wyspy.</translation>
    </message>
    <message>
        <source>Open the auction for the start with a bid.</source>
        <translation>Otwórz licytację o to, kto zaczyna: podaj stawkę.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Spasuj</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Points at the next scoring</source>
        <translation>Punkty przy najbliższej punktacji</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Dotychczasowe punkty</translation>
    </message>
    <message>
        <source>Price: {n}</source>
        <translation>Cena: {n}</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Progress variant</source>
        <translation>Wariant zaawansowany</translation>
    </message>
    <message>
        <source>Remove one of the drawn vikings from the game.</source>
        <translation>Usuń z gry jednego z dobranych wikingów.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Runda&#xa0;{n}</translation>
    </message>
    <message>
        <source>Round {n} begins. A large scoring follows it.</source>
        <translation>Zaczyna się runda&#xa0;{n}. Po niej będzie duża punktacja.</translation>
    </message>
    <message>
        <source>Round {n} begins. A small scoring follows it.</source>
        <translation>Zaczyna się runda&#xa0;{n}. Po niej będzie mała punktacja.</translation>
    </message>
    <message>
        <source>Round {n}, now</source>
        <translation>Runda&#xa0;{n}, bieżąca</translation>
    </message>
    <message>
        <source>Rounds: stacks, and the scorings that follow</source>
        <translation>Rundy: stosy oraz punktacje po każdej rundzie</translation>
    </message>
    <message>
        <source>Row 1 is for ships only.</source>
        <translation>Rząd&#xa0;1 jest tylko dla statków.</translation>
    </message>
    <message>
        <source>Row 1: ships</source>
        <translation>Rząd&#xa0;1: statki</translation>
    </message>
    <message>
        <source>Row 2: warriors</source>
        <translation>Rząd&#xa0;2: wojownicy</translation>
    </message>
    <message>
        <source>Row 3: nobles</source>
        <translation>Rząd&#xa0;3: szlachcice</translation>
    </message>
    <message>
        <source>Row 4: scouts</source>
        <translation>Rząd&#xa0;4: zwiadowcy</translation>
    </message>
    <message>
        <source>Row 5: goldsmiths</source>
        <translation>Rząd&#xa0;5: złotnicy</translation>
    </message>
    <message>
        <source>Row 6: fishermen</source>
        <translation>Rząd&#xa0;6: rybacy</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Zwiadowcy</translation>
    </message>
    <message>
        <source>Scouts with a fisherman below</source>
        <translation>Zwiadowcy z rybakiem pod sobą</translation>
    </message>
    <message>
        <source>Scouts with a goldsmith below</source>
        <translation>Zwiadowcy ze złotnikiem pod sobą</translation>
    </message>
    <message>
        <source>Scouts: special tiles</source>
        <translation>Zwiadowcy: kafelki specjalne</translation>
    </message>
    <message>
        <source>Ships go in row 1 only.</source>
        <translation>Statki leżą tylko w rzędzie&#xa0;1.</translation>
    </message>
    <message>
        <source>Ships not warded off</source>
        <translation>Nieodparte statki</translation>
    </message>
    <message>
        <source>Ships with a blue sail warded off</source>
        <translation>Odparte statki z niebieskim żaglem</translation>
    </message>
    <message>
        <source>Ships with a green sail warded off</source>
        <translation>Odparte statki z zielonym żaglem</translation>
    </message>
    <message>
        <source>Ships with a red sail warded off</source>
        <translation>Odparte statki z czerwonym żaglem</translation>
    </message>
    <message>
        <source>Ships with a yellow sail warded off</source>
        <translation>Odparte statki z żółtym żaglem</translation>
    </message>
    <message>
        <source>Small scoring</source>
        <translation>Mała punktacja</translation>
    </message>
    <message>
        <source>Small scoring: gold</source>
        <translation>Mała punktacja: złoto</translation>
    </message>
    <message>
        <source>Somebody stands on this tile already.</source>
        <translation>Na tym kafelku ktoś już stoi.</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Kafelki specjalne</translation>
    </message>
    <message>
        <source>Special tiles with buildings</source>
        <translation>Kafelki specjalne z budynkami</translation>
    </message>
    <message>
        <source>Special tiles: {name}</source>
        <translation>Kafelki specjalne: {name}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Gracz rozpoczynający</translation>
    </message>
    <message>
        <source>Start player marker</source>
        <translation>Znacznik gracza rozpoczynającego</translation>
    </message>
    <message>
        <source>Start player: {name}.</source>
        <translation>Zaczyna: {name}.</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Kafelek startowy</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Co jeszcze zostało</translation>
    </message>
    <message>
        <source>Tableau: {name}</source>
        <translation>Plansza gracza: {name}</translation>
    </message>
    <message>
        <source>Take the viking, lose the tile</source>
        <translation>Weź wikinga, strać kafelek</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia jest zakończona.</translation>
    </message>
    <message>
        <source>The group at 0 must wait: another viking of its colour is still on offer.</source>
        <translation>Zestaw z pola&#xa0;0 musi poczekać: w ofercie jest jeszcze inny wiking tego samego koloru.</translation>
    </message>
    <message>
        <source>The left edge does not fit: water meets land.</source>
        <translation>Lewa krawędź nie pasuje: woda styka się z lądem.</translation>
    </message>
    <message>
        <source>The right edge does not fit: water meets land.</source>
        <translation>Prawa krawędź nie pasuje: woda styka się z lądem.</translation>
    </message>
    <message>
        <source>The start tile goes to column 1.</source>
        <translation>Kafelek startowy trafia do kolumny&#xa0;1.</translation>
    </message>
    <message>
        <source>The tile fits nowhere and is out of the game.</source>
        <translation>Kafelek nigdzie nie pasuje i zostaje usunięty z gry.</translation>
    </message>
    <message>
        <source>The tile goes to your own tableau.</source>
        <translation>Kafelek trafia na twoją własną planszę gracza.</translation>
    </message>
    <message>
        <source>The tiles of later rounds stay face down.</source>
        <translation>Kafelki późniejszych rund pozostają zakryte.</translation>
    </message>
    <message>
        <source>There is no group at this space.</source>
        <translation>Na tym polu nie ma zestawu.</translation>
    </message>
    <message>
        <source>They wait until a boatsman ferries them.</source>
        <translation>Czekają, aż przewoźnik ich przeprawi.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>To pole jest zajęte.</translation>
    </message>
    <message numerus="yes">
        <source>This group costs {price}; you have {gold} gold and {n} points.</source>
        <extracomment>For one: This group costs {price}; you have {gold} gold and {n} point.</extracomment>
        <translation>
            <numerusform>Ten zestaw kosztuje {price}; masz {gold}&#xa0;szt.&#xa0;złota i {n}&#xa0;punkt.</numerusform>
            <numerusform>Ten zestaw kosztuje {price}; masz {gold}&#xa0;szt.&#xa0;złota i {n}&#xa0;punkty.</numerusform>
            <numerusform>Ten zestaw kosztuje {price}; masz {gold}&#xa0;szt.&#xa0;złota i {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tile fits nowhere. You take the viking and lose the tile.</source>
        <translation>Ten kafelek nigdzie nie pasuje. Bierzesz wikinga, a kafelek tracisz.</translation>
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
        <source>Tiles and vikings are never traded.</source>
        <translation>Kafelkami i wikingami nigdy się nie handluje.</translation>
    </message>
    <message>
        <source>Tiles once laid are never moved.</source>
        <translation>Położonych kafelków nigdy się nie przesuwa.</translation>
    </message>
    <message>
        <source>To the mainland</source>
        <translation>Na stały ląd</translation>
    </message>
    <message>
        <source>Trip with a boat: ferry all of one colour, or one of each.</source>
        <translation>Przeprawa łodzią: przepraw wszystkich jednego koloru albo po jednym z każdego koloru.</translation>
    </message>
    <message>
        <source>Use a boat</source>
        <translation>Użyj łodzi</translation>
    </message>
    <message>
        <source>Vikings drawn</source>
        <translation>Dobrani wikingowie</translation>
    </message>
    <message>
        <source>Vikings land only in the row of their colour.</source>
        <translation>Wikingowie mogą stanąć tylko w rzędzie swojego koloru.</translation>
    </message>
    <message>
        <source>Vikings land only on tiles.</source>
        <translation>Wikingowie mogą stanąć tylko na kafelkach.</translation>
    </message>
    <message>
        <source>Vikings on the mainland</source>
        <translation>Wikingowie na stałym lądzie</translation>
    </message>
    <message>
        <source>Vikings on tiles never move again.</source>
        <translation>Wikingowie na kafelkach nigdy się już nie ruszają.</translation>
    </message>
    <message>
        <source>Where does the fisherman land?</source>
        <translation>Gdzie ma stanąć rybak?</translation>
    </message>
    <message>
        <source>Where does the goldsmith land?</source>
        <translation>Gdzie ma stanąć złotnik?</translation>
    </message>
    <message>
        <source>Where does the noble land?</source>
        <translation>Gdzie ma stanąć szlachcic?</translation>
    </message>
    <message>
        <source>Where does the scout land?</source>
        <translation>Gdzie ma stanąć zwiadowca?</translation>
    </message>
    <message>
        <source>Where does the warrior land?</source>
        <translation>Gdzie ma stanąć wojownik?</translation>
    </message>
    <message>
        <source>Which tile does the building replace?</source>
        <translation>Który kafelek zastąpić budynkiem?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>Yes, without the auction</source>
        <translation>Tak, bez licytacji</translation>
    </message>
    <message>
        <source>You may take a special tile.</source>
        <translation>Możesz wziąć kafelek specjalny.</translation>
    </message>
    <message>
        <source>You must buy one group; you cannot pass.</source>
        <translation>Musisz kupić jeden zestaw; nie możesz spasować.</translation>
    </message>
    <message>
        <source>You must ferry: each boatsman takes one viking.</source>
        <translation>Musisz przeprawiać wikingów: każdy przewoźnik zabiera jednego.</translation>
    </message>
    <message>
        <source>You must ferry: one colour, or one of each.</source>
        <translation>Musisz przeprawiać wikingów: jeden kolor albo po jednym z&#xa0;każdego koloru.</translation>
    </message>
    <message>
        <source>Your first three ships fill columns 1, 2 and 3.</source>
        <translation>Twoje pierwsze trzy statki zajmują kolumny 1, 2 i&#xa0;3.</translation>
    </message>
    <message numerus="yes">
        <source>Your gold is short by {n}: this group costs {n} points as well.</source>
        <extracomment>For one: Your gold is short by {n}: this group costs {n} point as well.</extracomment>
        <translation>
            <numerusform>Brakuje ci {n}&#xa0;szt. złota: ten zestaw kosztuje też {n}&#xa0;punkt.</numerusform>
            <numerusform>Brakuje ci {n}&#xa0;szt. złota: ten zestaw kosztuje też {n}&#xa0;punkty.</numerusform>
            <numerusform>Brakuje ci {n}&#xa0;szt. złota: ten zestaw kosztuje też {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>a better rate for gold in the final scoring</source>
        <translation>korzystniejszy przelicznik złota w punktacji końcowej</translation>
    </message>
    <message>
        <source>a viking needs a tile of his own</source>
        <translation>każdy wiking musi mieć osobny kafelek</translation>
    </message>
    <message>
        <source>a viking stands in the row of his colour</source>
        <translation>wiking musi stać w rzędzie swojego koloru</translation>
    </message>
    <message>
        <source>another tile lies here</source>
        <translation>leży tu już inny kafelek</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>łódź</translation>
    </message>
    <message>
        <source>boatsman</source>
        <translation>przewoźnik</translation>
    </message>
    <message>
        <source>boatsman with horn</source>
        <translation>przewoźnik z rogiem</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>zamek</translation>
    </message>
    <message>
        <source>church</source>
        <translation>kościół</translation>
    </message>
    <message numerus="yes">
        <source>costs {price}; exchange {n} points</source>
        <extracomment>For one: costs {price}; exchange {n} point</extracomment>
        <translation>
            <numerusform>kosztuje {price}; wymień {n}&#xa0;punkt</numerusform>
            <numerusform>kosztuje {price}; wymień {n}&#xa0;punkty</numerusform>
            <numerusform>kosztuje {price}; wymień {n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {price}; gold left: {n}</source>
        <translation>kosztuje {price}; zostanie złota: {n}</translation>
    </message>
    <message>
        <source>counts as a boatsman in the final scoring</source>
        <translation>w punktacji końcowej liczy się jako przewoźnik</translation>
    </message>
    <message>
        <source>end of an island</source>
        <translation>koniec wyspy</translation>
    </message>
    <message>
        <source>every colour must have its vikings here</source>
        <translation>każdy kolor musi mieć tu swoich wikingów</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>zagroda</translation>
    </message>
    <message>
        <source>fisherman</source>
        <translation>rybak</translation>
    </message>
    <message>
        <source>fisherman +{n}</source>
        <translation>rybak +{n}</translation>
    </message>
    <message>
        <source>fisherman with fish</source>
        <translation>rybak z rybą</translation>
    </message>
    <message>
        <source>gold at once</source>
        <translation>złoto od razu</translation>
    </message>
    <message>
        <source>gold coin {n}</source>
        <translation>moneta&#xa0;{n}</translation>
    </message>
    <message>
        <source>goldsmith</source>
        <translation>złotnik</translation>
    </message>
    <message>
        <source>goldsmith +{n}</source>
        <translation>złotnik +{n}</translation>
    </message>
    <message>
        <source>middle of an island</source>
        <translation>środek wyspy</translation>
    </message>
    <message>
        <source>middle of an island, with a castle</source>
        <translation>środek wyspy z zamkiem</translation>
    </message>
    <message>
        <source>middle of an island, with a church</source>
        <translation>środek wyspy z kościołem</translation>
    </message>
    <message>
        <source>middle of an island, with a farm</source>
        <translation>środek wyspy z zagrodą</translation>
    </message>
    <message>
        <source>middle of an island, with a mill</source>
        <translation>środek wyspy z wiatrakiem</translation>
    </message>
    <message>
        <source>mill</source>
        <translation>wiatrak</translation>
    </message>
    <message>
        <source>more gold for each goldsmith that scores</source>
        <translation>więcej złota za każdego złotnika, który daje złoto</translation>
    </message>
    <message>
        <source>more points for each noble that scores</source>
        <translation>więcej punktów za każdego szlachcica, który daje punkty</translation>
    </message>
    <message>
        <source>more points for each scout that scores</source>
        <translation>więcej punktów za każdego zwiadowcę, który daje punkty</translation>
    </message>
    <message>
        <source>more points for each surplus viking</source>
        <translation>więcej punktów za każdego wikinga z nadwyżki</translation>
    </message>
    <message>
        <source>noble</source>
        <translation>szlachcic</translation>
    </message>
    <message>
        <source>noble +{n}</source>
        <translation>szlachcic +{n}</translation>
    </message>
    <message>
        <source>of these there are only {n}: {name}</source>
        <translation>takich elementów jest tylko {n}: {name}</translation>
    </message>
    <message>
        <source>one boatsman ferries all of one colour, or one of each</source>
        <translation>jeden przewoźnik przeprawia wszystkich jednego koloru albo po jednym z każdego koloru</translation>
    </message>
    <message>
        <source>only middles have a building</source>
        <translation>budynek mogą mieć tylko środki wysp</translation>
    </message>
    <message>
        <source>places in this row: {n}</source>
        <translation>ten rząd ma dokładnie tyle miejsc: {n}</translation>
    </message>
    <message>
        <source>points for each unthreatened fisherman at a large scoring</source>
        <translation>punkty za każdego niezagrożonego rybaka przy dużej punktacji</translation>
    </message>
    <message>
        <source>replaces a tile with this building; points for the vikings on and around it</source>
        <translation>zastępuje kafelek z tym budynkiem; punkty za wikingów na nim i wokół niego</translation>
    </message>
    <message>
        <source>row 1 is for ships, all others for islands</source>
        <translation>rząd&#xa0;1 jest dla statków, a wszystkie pozostałe dla wysp</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>zwiadowca</translation>
    </message>
    <message>
        <source>scout +{n}</source>
        <translation>zwiadowca +{n}</translation>
    </message>
    <message>
        <source>ship with a blue sail</source>
        <translation>statek z niebieskim żaglem</translation>
    </message>
    <message>
        <source>ship with a green sail</source>
        <translation>statek z zielonym żaglem</translation>
    </message>
    <message>
        <source>ship with a red sail</source>
        <translation>statek z czerwonym żaglem</translation>
    </message>
    <message>
        <source>ship with a yellow sail</source>
        <translation>statek z żółtym żaglem</translation>
    </message>
    <message>
        <source>so many are drawn by now: {n}</source>
        <translation>do tej chwili musi być ich dobranych dokładnie tyle: {n}</translation>
    </message>
    <message>
        <source>spaces of the wheel: {n}</source>
        <translation>koło cen ma dokładnie tyle pól: {n}</translation>
    </message>
    <message>
        <source>special tiles, at least: {n}</source>
        <translation>kafelków specjalnych musi być co najmniej tyle: {n}</translation>
    </message>
    <message>
        <source>start of an island</source>
        <translation>początek wyspy</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>the edges of these tiles do not fit</source>
        <translation>krawędzie tych kafelków do siebie nie pasują</translation>
    </message>
    <message>
        <source>the start tile is laid first</source>
        <translation>kafelek startowy kładzie się jako pierwszy</translation>
    </message>
    <message>
        <source>there is a gap between these ships</source>
        <translation>między tymi statkami jest luka</translation>
    </message>
    <message>
        <source>this belongs to the progress variant, and only to it</source>
        <translation>ten wpis podaje się tylko w wariancie zaawansowanym, ale wtedy zawsze</translation>
    </message>
    <message>
        <source>this does not agree with the rest of the position</source>
        <translation>to nie zgadza się z resztą sytuacji na stole</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>ta gra nie jest dla tylu graczy: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>to występuje w dwóch miejscach: {what}</translation>
    </message>
    <message>
        <source>this piece is not laid here</source>
        <translation>tego elementu się tu nie kładzie</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>ten gracz nie bierze udziału w partii</translation>
    </message>
    <message>
        <source>this variant is not known</source>
        <translation>nieznany wariant</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>zagrożony</translation>
    </message>
    <message>
        <source>threatens nobody yet</source>
        <translation>na razie nikomu nie zagraża</translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} vikings</source>
        <extracomment>For one: threatens {n} viking</extracomment>
        <translation>
            <numerusform>zagraża {n}&#xa0;wikingowi</numerusform>
            <numerusform>zagraża {n}&#xa0;wikingom</numerusform>
            <numerusform>zagraża {n}&#xa0;wikingom</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles in the stacks, ships included: {n}</source>
        <translation>kafelków w stosach, łącznie ze statkami, musi być dokładnie tyle: {n}</translation>
    </message>
    <message>
        <source>vikings, at least: {n}</source>
        <translation>wikingów musi być co najmniej tylu: {n}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>czeka</translation>
    </message>
    <message>
        <source>warded off</source>
        <translation>odparty</translation>
    </message>
    <message>
        <source>warded off: {amount}</source>
        <translation>odparty: {amount}</translation>
    </message>
    <message>
        <source>wards off the ship</source>
        <translation>odpiera statek</translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>wojownik</translation>
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
        <translation>{name} przygotowuje ofertę.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} licytuje: {amount}.</translation>
    </message>
    <message>
        <source>{name} bids.</source>
        <translation>{name} licytuje.</translation>
    </message>
    <message>
        <source>{name} buys a group.</source>
        <translation>{name} kupuje zestaw.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}, {viking}.</source>
        <translation>{name} kupuje zestaw za {price}: {tile}, {viking}.</translation>
    </message>
    <message>
        <source>{name} cannot pay this.</source>
        <translation>{name} nie może tyle zapłacić.</translation>
    </message>
    <message>
        <source>{name} chooses a special tile.</source>
        <translation>{name} wybiera kafelek specjalny.</translation>
    </message>
    <message numerus="yes">
        <source>{name} ends with {n} points.</source>
        <extracomment>For one: {name} ends with {n} point.</extracomment>
        <translation>
            <numerusform>{name} kończy z&#xa0;wynikiem {n}&#xa0;punktu.</numerusform>
            <numerusform>{name} kończy z&#xa0;wynikiem {n}&#xa0;punktów.</numerusform>
            <numerusform>{name} kończy z&#xa0;wynikiem {n}&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges {n} points for gold.</source>
        <extracomment>For one: {name} exchanges {n} point for gold.</extracomment>
        <translation>
            <numerusform>{name} wymienia {n}&#xa0;punkt na złoto.</numerusform>
            <numerusform>{name} wymienia {n}&#xa0;punkty na złoto.</numerusform>
            <numerusform>{name} wymienia {n}&#xa0;punktów na złoto.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ferries.</source>
        <translation>{name} przeprawia wikingów.</translation>
    </message>
    <message>
        <source>{name} ferries: {vikings}.</source>
        <translation>{name} przeprawia wikingów: {vikings}.</translation>
    </message>
    <message>
        <source>{name} lands: {vikings}.</source>
        <translation>{name} stawia wikingów na kafelkach: {vikings}.</translation>
    </message>
    <message>
        <source>{name} lays a special tile: {tile}.</source>
        <translation>{name} kładzie kafelek specjalny: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays the start tile in row {row}.</source>
        <translation>{name} kładzie kafelek startowy w rzędzie&#xa0;{row}.</translation>
    </message>
    <message>
        <source>{name} lays the start tile.</source>
        <translation>{name} kładzie kafelek startowy.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} pays this and keeps {amount}.</source>
        <translation>{name} płaci za to i&#xa0;zachowuje {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} pays this with all gold and {n} points.</source>
        <extracomment>For one: {name} pays this with all gold and {n} point.</extracomment>
        <translation>
            <numerusform>{name} płaci za to całym złotem i&#xa0;{n}&#xa0;punktem.</numerusform>
            <numerusform>{name} płaci za to całym złotem i&#xa0;{n}&#xa0;punktami.</numerusform>
            <numerusform>{name} płaci za to całym złotem i&#xa0;{n}&#xa0;punktami.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places on the offer: {vikings}.</source>
        <translation>{name} ustawia wikingów w ofercie: {vikings}.</translation>
    </message>
    <message>
        <source>{name} receives: {amount}.</source>
        <translation>{name} dostaje: {amount}.</translation>
    </message>
    <message>
        <source>{name} removes from the game: {viking}.</source>
        <translation>{name} usuwa z gry wikinga: {viking}.</translation>
    </message>
    <message>
        <source>{name} takes a special tile: {tile}.</source>
        <translation>{name} bierze kafelek specjalny: {tile}.</translation>
    </message>
    <message>
        <source>{name} takes no special tile.</source>
        <translation>{name} rezygnuje z kafelka specjalnego.</translation>
    </message>
    <message>
        <source>{name} uses a boat.</source>
        <translation>{name} używa łodzi.</translation>
    </message>
    <message>
        <source>{name} wins the auction and pays: {amount}.</source>
        <translation>{name} wygrywa licytację i płaci: {amount}.</translation>
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
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n} gold = 1 point</source>
        <translation>{n}&#xa0;złota = 1&#xa0;punkt</translation>
    </message>
    <message>
        <source>{n}&#xa0;gold</source>
        <translation>{n}&#xa0;szt.&#xa0;złota</translation>
    </message>
    <message numerus="yes">
        <source>{n}&#xa0;points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punkt</numerusform>
            <numerusform>{n}&#xa0;punkty</numerusform>
            <numerusform>{n}&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n}&#xa0;×&#xa0;{name}</translation>
    </message>
    <message>
        <source>{place}, threatened</source>
        <translation>{place}, zagrożone pole</translation>
    </message>
    <message>
        <source>{row}, column {n}</source>
        <translation>{row}, kolumna&#xa0;{n}</translation>
    </message>
    <message>
        <source>{ship}: down to row {row}, {amount}</source>
        <translation>{ship}: zasięg do rzędu&#xa0;{row}, {amount}</translation>
    </message>
    <message>
        <source>{tie} Equal in gold too, so the victory is shared: {names}.</source>
        <translation>{tie} Ilość pozostałego złota też jest równa, więc zwycięstwo jest wspólne: {names}.</translation>
    </message>
    <message>
        <source>{tie} The most gold left decides: {name} ({n}).</source>
        <translation>{tie} Decyduje pozostałe złoto: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tile}: {does}</source>
        <translation>{tile}: {does}</translation>
    </message>
    <message>
        <source>{viking} (mainland)</source>
        <translation>{viking} (stały ląd)</translation>
    </message>
    <message>
        <source>{what} (row {row}, column {column})</source>
        <translation>{what} (rząd&#xa0;{row}, kolumna&#xa0;{column})</translation>
    </message>
    <message>
        <source>{what}: {amount}</source>
        <translation>{what}: {amount}</translation>
    </message>
    <message>
        <source>{what}; price: {price}</source>
        <translation>{what}; cena: {price}</translation>
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
        <translation>Fiord i&#xa0;wikingowie, którzy szukają lądu. Każdy zestaw na tym kole to kafelek, a&#xa0;na nim wiking; liczba obok to cena zestawu. W&#xa0;każdej rundzie kupuje się wszystkie zestawy, a&#xa0;rund jest {rounds}. Potem wygrywa gracz z&#xa0;największą liczbą punktów.</translation>
    </message>
    <message>
        <source>At the end of the game everybody eats, on the mainland too. Each unthreatened fisherman feeds {feeds}: yours would feed {fed} of your {heads} vikings now. Points for those who are not fed: −{n}. There are also points for the most boatsmen, the most completed islands, and the longest one.</source>
        <translation>Na koniec gry jedzą wszyscy, także na stałym lądzie. Każdy niezagrożony rybak żywi {feeds}&#xa0;wikingów: twoi wyżywiliby teraz {fed} z&#xa0;{heads}. Punkty za tych, których nie da się wyżywić: −{n}. Punkty daje też najwięcej przewoźników, najwięcej ukończonych wysp i&#xa0;najdłuższa wyspa.</translation>
    </message>
    <message>
        <source>Below lies your coast. Row 1 is for ships, and each other row belongs to vikings of one colour. You begin with a start tile in column 1. Lay it in the marked cell, in the row of the goldsmiths: drag it there, or click first the tile and then the cell, or use Tab and Enter.</source>
        <translation>Na dole leży twoje wybrzeże. Rząd&#xa0;1 jest dla statków, a&#xa0;każdy inny należy do wikingów jednego koloru. Zaczynasz od kafelka startowego w&#xa0;kolumnie&#xa0;1. Połóż go na zaznaczonym polu, w&#xa0;rzędzie złotników: przeciągnij go tam albo kliknij najpierw kafelek, a&#xa0;potem pole. Możesz też użyć klawiszy Tab i&#xa0;Enter.</translation>
    </message>
    <message>
        <source>In any other row he would wait on your mainland. {name} has taken the group at 0, so the dial has turned, and all other groups cost less by: {n}. The group at 0 may only be taken if no other one has a viking of that colour.</source>
        <translation>W&#xa0;każdym innym rzędzie złotnik czekałby na twoim stałym lądzie. {name} bierze zestaw z&#xa0;pola&#xa0;0, więc tarcza cen się obraca i&#xa0;wszystkie pozostałe zestawy tanieją o&#xa0;{n}. Zestaw z&#xa0;pola&#xa0;0 wolno wziąć tylko wtedy, gdy w&#xa0;żadnym innym nie ma wikinga tego samego koloru.</translation>
    </message>
    <message>
        <source>Later in the same round, four groups are left. The marked ship costs only {price}. With it comes a boatsman: he has no row, and always waits on the mainland. Buy the group, and lay the ship in column 1 of the uppermost row.</source>
        <translation>Trochę później w&#xa0;tej samej rundzie zostały cztery zestawy. Zaznaczony statek kosztuje tylko {price}. Razem z&#xa0;nim dostajesz przewoźnika: nie ma on swojego rzędu i&#xa0;zawsze czeka na stałym lądzie. Kup ten zestaw i&#xa0;połóż statek w&#xa0;kolumnie&#xa0;1 najwyższego rzędu.</translation>
    </message>
    <message>
        <source>Later still: the end of round 2. Before a large scoring, boatsmen ferry: one trip brings all vikings of one colour to free tiles in their row, or one viking of each colour. The boatsman then leaves the game. Vikings who wait on your mainland besides him: {n}. Press the button for one of each.</source>
        <translation>Jeszcze później: koniec rundy&#xa0;2. Przed dużą punktacją przewoźnicy przeprawiają innych: jedna przeprawa zabiera na wolne kafelki wszystkich wikingów jednego koloru albo po jednym z&#xa0;każdego koloru, zawsze do ich rzędu. Potem przewoźnik zostaje usunięty z&#xa0;gry. Wikingowie, którzy oprócz niego czekają na twoim stałym lądzie: {n}. Naciśnij przycisk Po jednym z&#xa0;każdego koloru.</translation>
    </message>
    <message>
        <source>Now buy the marked group. It costs {price}, and you have {gold} gold. Its tile is the end of an island: lay it directly right of your start tile, so that land meets land. It lies in his row there, so the goldsmith stays on it.</source>
        <translation>Teraz kup zaznaczony zestaw. Kosztuje {price}, a&#xa0;ty masz {gold}&#xa0;szt.&#xa0;złota. Jego kafelek to koniec wyspy: połóż go tuż na prawo od kafelka startowego, tak aby ląd stykał się z&#xa0;lądem. Leży tam w&#xa0;rzędzie złotnika, więc złotnik na nim zostaje.</translation>
    </message>
    <message>
        <source>Red water: the ship threatens your noble, as far down as row {row}, and at the end it would cost you {gold} gold. But directly below it a warrior wards it off. Buy the marked group for {price}, and lay it in row 2, below the ship.</source>
        <translation>Czerwona woda: statek zagraża twojemu szlachcicowi, bo ma zasięg do rzędu&#xa0;{row}, a&#xa0;na koniec kosztowałby cię {gold}&#xa0;szt.&#xa0;złota. Ale wojownik tuż pod nim go odpiera. Kup zaznaczony zestaw za {price} i&#xa0;połóż kafelek w&#xa0;rzędzie&#xa0;2, pod statkiem.</translation>
    </message>
    <message>
        <source>That is allowed. But buy the marked group, and lay its tile right of your start tile.</source>
        <translation>To dozwolony ruch. Ale kup zaznaczony zestaw i&#xa0;połóż jego kafelek na prawo od kafelka startowego.</translation>
    </message>
    <message>
        <source>That is allowed. But buy the marked ship, and lay it in column 1.</source>
        <translation>To dozwolony ruch. Ale kup zaznaczony statek i&#xa0;połóż go w&#xa0;kolumnie&#xa0;1.</translation>
    </message>
    <message>
        <source>That is allowed. But only the marked cell keeps the ship off.</source>
        <translation>To dozwolony ruch. Ale tylko na zaznaczonym polu wojownik odpiera statek.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked row suits the group that you will buy next.</source>
        <translation>To dozwolony ruch. Ale do zestawu, który zaraz kupisz, pasuje zaznaczony rząd.</translation>
    </message>
    <message>
        <source>That is allowed. But with one of each, more of your vikings find a tile.</source>
        <translation>To dozwolony ruch. Ale gdy przeprawisz po jednym z&#xa0;każdego koloru, kafelek znajdzie więcej twoich wikingów.</translation>
    </message>
    <message>
        <source>The red has gone, and at each large scoring this ship now brings you {ship} gold. All groups are bought, so there was a small scoring: an unthreatened goldsmith on a tile brings {each} gold. You received {gold} gold.</source>
        <translation>Czerwień zniknęła, a&#xa0;przy każdej dużej punktacji ten statek daje ci teraz {ship}&#xa0;szt.&#xa0;złota. Wszystkie zestawy są kupione, więc była mała punktacja: niezagrożony złotnik na kafelku daje {each}&#xa0;szt.&#xa0;złota. Dostajesz {gold}&#xa0;szt.&#xa0;złota.</translation>
    </message>
    <message>
        <source>Then came the large scoring. A goldsmith brings {smith} gold. A noble brings {noble} points, a scout {scout}, and {below} more for each goldsmith or fisherman below him. The scout in the red column brings nothing. You received: {gold} gold, {points} points.</source>
        <translation>Potem była duża punktacja. Złotnik daje {smith}&#xa0;szt.&#xa0;złota. Szlachcic daje {noble}&#xa0;pkt, zwiadowca {scout} i&#xa0;jeszcze po {below} za każdego złotnika lub rybaka pod sobą. Zwiadowca w&#xa0;czerwonej kolumnie nic nie daje. Dostajesz: {gold}&#xa0;szt.&#xa0;złota, {points}&#xa0;pkt.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. What is still to come, you can look up beside the table at any time.</source>
        <translation>Wiesz już wszystko, czego potrzebujesz. Podczas partii Ctrl+Z&#xa0;cofa ruch, H daje podpowiedź, a&#xa0;F1 otwiera instrukcję. Co jeszcze zostało, możesz w&#xa0;każdej chwili sprawdzić obok stołu.</translation>
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
        <source>Buy a row or take a wok card.</source>
        <translation>Kup rząd albo weź kartę woka.</translation>
    </message>
    <message>
        <source>Buy a row.</source>
        <translation>Kup rząd.</translation>
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
        <source>Take a coin or a wok card.</source>
        <translation>Weź monetę albo kartę woka.</translation>
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
        <source>Take a coin.</source>
        <translation>Weź monetę.</translation>
    </message>
    <message>
        <source>Take a wok card.</source>
        <translation>Weź kartę woka.</translation>
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
        <source>Your final action: buy a row or take a wok card.</source>
        <translation>Twoja ostatnia akcja: kup rząd albo weź kartę woka.</translation>
    </message>
    <message>
        <source>Your final action: buy a row.</source>
        <translation>Twoja ostatnia akcja: kup rząd.</translation>
    </message>
    <message>
        <source>Your final action: take a coin or a wok card.</source>
        <translation>Twoja ostatnia akcja: weź monetę albo kartę woka.</translation>
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
        <source>Your final action: take a coin.</source>
        <translation>Twoja ostatnia akcja: weź monetę.</translation>
    </message>
    <message>
        <source>Your final action: take a wok card.</source>
        <translation>Twoja ostatnia akcja: weź kartę woka.</translation>
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
        <source>{name} takes a coin. The rows beside it now cost {price} each.</source>
        <translation>{name} bierze monetę. Sąsiednie rzędy kosztują teraz po {price}.</translation>
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
