<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>app</name>
    <message>
        <source>+{n}</source>
        <translation>+{n}</translation>
    </message>
    <message>
        <source>A deal code has 1 to 16 digits, from 0 to 9 and from a to f.</source>
        <translation>Un código de reparto tiene de 1 a 16 cifras, del 0 al 9 y de la a a la f.</translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation>Acerca de boardtable</translation>
    </message>
    <message>
        <source>After this move something hidden was shown: the others have to agree.</source>
        <translation>Desde entonces se ha revelado algo oculto: los demás tienen que permitirlo.</translation>
    </message>
    <message>
        <source>After this move something hidden was shown: the record says so if you undo it.</source>
        <translation>Después de esta jugada se reveló algo oculto: si la deshaces, constará en el registro.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the others have to agree.</source>
        <translation>Desde entonces se ha robado alguna carta o pieza: los demás tienen que permitirlo.</translation>
    </message>
    <message>
        <source>After this move something was drawn: the record says so if you undo it.</source>
        <translation>Después de esta jugada se robó alguna carta o pieza: si la deshaces, constará en el registro.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Animation speed</source>
        <translation>Velocidad de animación</translation>
    </message>
    <message>
        <source>Another person has already begun to play: the others have to agree.</source>
        <translation>Ya ha intervenido otra persona: los demás tienen que permitirlo.</translation>
    </message>
    <message>
        <source>Ask before a move that cannot be undone</source>
        <translation>Preguntar antes de una jugada que no se puede deshacer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Capítulos</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Computer {n}</source>
        <translation>Máquina&#xa0;{n}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Código de reparto</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>No guardar</translation>
    </message>
    <message>
        <source>Enter: open the rule book</source>
        <translation>Intro: abrir el reglamento</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Partidas terminadas</translation>
    </message>
    <message>
        <source>Game files</source>
        <translation>Archivos de partida</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Partidas en curso</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Hits: {n}</source>
        <translation>Coincidencias: {n}</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>It is made of these parts. Choose one to read its licence.</source>
        <translation>Se compone de estas partes. Elige una para leer su licencia.</translation>
    </message>
    <message>
        <source>It is not there any more.</source>
        <translation>Ya no está ahí.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of player {n}</source>
        <translation>Idioma del jugador&#xa0;{n}</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Learn to play: {game}</source>
        <translation>Aprender a jugar: {game}</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Lift the curtain</source>
        <translation>Levantar el telón</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Jugar ya</translation>
    </message>
    <message>
        <source>Move to bin</source>
        <translation>Mover a la papelera</translation>
    </message>
    <message>
        <source>Move {ply} of {all}</source>
        <translation>Jugada {ply} de {all}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of player {n}</source>
        <translation>Nombre del jugador&#xa0;{n}</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Nueva partida: {game}</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Next scoring</source>
        <translation>Puntuación siguiente</translation>
    </message>
    <message>
        <source>No game is finished yet.</source>
        <translation>Todavía no hay ninguna partida terminada.</translation>
    </message>
    <message>
        <source>No game is in progress. Choose a box to begin one.</source>
        <translation>No hay ninguna partida en curso. Elige una caja para empezar una.</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Sin coincidencias</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Other seats…</source>
        <translation>Otros puestos…</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>Partes</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Player {n}</source>
        <translation>Jugador&#xa0;{n}</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Previous scoring</source>
        <translation>Puntuación anterior</translation>
    </message>
    <message>
        <source>Print the rule book</source>
        <translation>Imprimir el reglamento</translation>
    </message>
    <message>
        <source>Put away</source>
        <translation>Cerrar los avisos</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules: {game}</source>
        <translation>Reglas: {game}</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Mismo reparto otra vez</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Save the rule book as PDF</source>
        <translation>Guardar el reglamento como PDF</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Show the scores</source>
        <translation>Ver la puntuación</translation>
    </message>
    <message>
        <source>Something hidden was shown since. Take the move back all the same?</source>
        <translation>Desde entonces se ha revelado algo oculto. ¿Deshacer la jugada de todos modos?</translation>
    </message>
    <message>
        <source>Something was drawn since. Take the move back all the same?</source>
        <translation>Desde entonces se ha robado alguna carta o pieza. ¿Deshacer la jugada de todos modos?</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Empezar la partida</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Pedir deshacer</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>Pedir deshacer…</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>The disk on which it lies has no bin that this program may use.</source>
        <translation>El disco en el que está no tiene ninguna papelera que este programa pueda usar.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The move that waited for OK was not made.</source>
        <translation>La jugada que esperaba el OK no se ha hecho.</translation>
    </message>
    <message>
        <source>The rule book could not be printed.</source>
        <translation>No se ha podido imprimir el reglamento.</translation>
    </message>
    <message>
        <source>The table is hidden until the curtain is lifted.</source>
        <translation>La mesa permanece oculta hasta que se levante el telón.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>This cannot be undone. Press OK, or choose it once more.</source>
        <translation>Esto no se puede deshacer. Pulsa Aceptar o señálalo otra vez.</translation>
    </message>
    <message>
        <source>This program may not change the folder {folder}.</source>
        <translation>Este programa no tiene permiso para modificar la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Tie-break: {what}</source>
        <translation>Desempate: {what}</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Try it yourself</source>
        <translation>Probar a mano</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo without being asked, alone against computers</source>
        <translation>Deshacer sin preguntar cuando solo juegas contra máquinas</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Who plays for player {n}</source>
        <translation>Quién juega como jugador&#xa0;{n}</translation>
    </message>
    <message>
        <source>Winner: {name}</source>
        <translation>Gana: {name}</translation>
    </message>
    <message>
        <source>You look at move {ply} of {all}. Click anywhere to come back.</source>
        <translation>Estás viendo la jugada&#xa0;{ply} de&#xa0;{all}. Haz clic en cualquier sitio para volver.</translation>
    </message>
    <message>
        <source>as the window</source>
        <translation>el de la ventana</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>boardtable {version}: one calm table for printed board games.</source>
        <translation>boardtable&#xa0;{version}: una mesa tranquila para juegos de mesa publicados.</translation>
    </message>
    <message>
        <source>{file} could not be moved to the bin. {why}</source>
        <translation>No se ha podido mover el archivo {file} a la papelera. {why}</translation>
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
        <translation>{name} no encuentra respuesta y hace una jugada rápida.</translation>
    </message>
    <message>
        <source>{name} is a computer that only another program knows. Here it plays at a medium level.</source>
        <translation>{name} es una máquina que solo conoce otro programa. Aquí juega con nivel medio.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} está pensando.</translation>
    </message>
    <message>
        <source>{name} wants to take a move back. Consent is needed: {others}</source>
        <translation>{name} pide deshacer una jugada. Tienen que permitirlo todos los demás: {others}</translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message numerus="yes">
        <source>{n} moves</source>
        <extracomment>For one: {n} move</extracomment>
        <translation>
            <numerusform>{n}&#xa0;jugada</numerusform>
            <numerusform>{n}&#xa0;jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {all}</source>
        <translation>{n}&#xa0;de&#xa0;{all}</translation>
    </message>
    <message>
        <source>{n}%</source>
        <translation>{n}&#xa0;%</translation>
    </message>
    <message>
        <source>{what} The computer is thinking.</source>
        <translation>{what} La máquina está pensando.</translation>
    </message>
    <message>
        <source>{what} The computers pause.</source>
        <translation>{what} Las máquinas están en pausa.</translation>
    </message>
    <message>
        <source>{what}, out of the game</source>
        <translation>{what}, fuera del juego</translation>
    </message>
    <message>
        <source>{what}: {n}</source>
        <translation>{what}: {n}</translation>
    </message>
    <message>
        <source>{why} (Rule {rule})</source>
        <translation>{why} (Regla&#xa0;{rule})</translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>with several people at one screen</source>
        <translation>con varias personas en la misma pantalla</translation>
    </message>
</context>
<context>
    <name>box</name>
    <message>
        <source>no two of these may be the same</source>
        <translation>no puede haber dos iguales</translation>
    </message>
    <message>
        <source>only these are known here: {names}</source>
        <translation>aquí solo se admite: {names}</translation>
    </message>
    <message>
        <source>this entry is missing</source>
        <translation>falta esta entrada</translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation>esta entrada no se conoce</translation>
    </message>
    <message>
        <source>this is {given}, but the rest of the box says {wanted}</source>
        <translation>el valor es {given}, pero según el resto de la caja debería ser {wanted}</translation>
    </message>
    <message>
        <source>this is {given}, but there are only {n}</source>
        <translation>el valor es {given}, pero solo hay {n}</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>esto debe ser un grupo de entradas con nombre</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>esto debe ser una lista</translation>
    </message>
    <message>
        <source>this must be a list of at most {n} groups</source>
        <translation>esto debe ser una lista de {n}&#xa0;grupos como máximo</translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>esto debe ser un texto</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>esto debe ser un número entero</translation>
    </message>
    <message>
        <source>this must be a whole number from {low} to {high}</source>
        <translation>esto debe ser un número entero de {low} a {high}</translation>
    </message>
    <message>
        <source>this must be true</source>
        <translation>esto debe ser verdadero (true)</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>esto debe ser verdadero o falso (true o false)</translation>
    </message>
</context>
<context>
    <name>codec</name>
    <message>
        <source>this entry is missing</source>
        <translation>falta esta entrada</translation>
    </message>
    <message>
        <source>this entry is not known</source>
        <translation>esta entrada no se conoce</translation>
    </message>
    <message>
        <source>this game has no such move</source>
        <translation>en este juego no existe esa jugada</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>esto debe ser un grupo de entradas con nombre</translation>
    </message>
    <message>
        <source>this must be a list</source>
        <translation>esto debe ser una lista</translation>
    </message>
    <message numerus="yes">
        <source>this must be a list of {n} entries</source>
        <extracomment>For one: this must be a list of {n} entry</extracomment>
        <translation>
            <numerusform>esto debe ser una lista de {n}&#xa0;entrada</numerusform>
            <numerusform>esto debe ser una lista de {n}&#xa0;entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>this must be a text</source>
        <translation>esto debe ser un texto</translation>
    </message>
    <message>
        <source>this must be a whole number</source>
        <translation>esto debe ser un número entero</translation>
    </message>
    <message>
        <source>this must be empty</source>
        <translation>esto debe estar vacío</translation>
    </message>
    <message>
        <source>this must be true or false</source>
        <translation>esto debe ser verdadero o falso (true o false)</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>este número es demasiado grande</translation>
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
        <translation>Piedra azul con un cuadrado</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Chain from edge to edge</source>
        <translation>Cadena de borde a borde</translation>
    </message>
    <message>
        <source>Edge: {name}</source>
        <translation>Borde: {name}</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Lay a stone: connect your two edges.</source>
        <translation>Pon una piedra: conecta tus dos bordes.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Red stone with a disc</source>
        <translation>Piedra roja con un disco</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Stones: {name}</source>
        <translation>Piedras: {name}</translation>
    </message>
    <message>
        <source>Swap rule</source>
        <translation>Regla del cambio</translation>
    </message>
    <message>
        <source>Take over the first stone</source>
        <translation>Quedarse con la primera piedra</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>This place is taken.</source>
        <translation>Esta casilla está ocupada.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Your stones go to empty places of the board.</source>
        <translation>Tus piedras van a casillas vacías del tablero.</translation>
    </message>
    <message>
        <source>nobody can lay a stone here</source>
        <translation>nadie puede poner una piedra aquí</translation>
    </message>
    <message>
        <source>{name}</source>
        <translation>{name}</translation>
    </message>
    <message>
        <source>{name} has a chain from edge to edge and wins.</source>
        <translation>{name} tiene una cadena de borde a borde y gana.</translation>
    </message>
    <message>
        <source>{name} lays a stone.</source>
        <translation>{name} pone una piedra.</translation>
    </message>
    <message>
        <source>{name} lays a stone: {place}.</source>
        <translation>{name} pone una piedra: {place}.</translation>
    </message>
    <message>
        <source>{name} takes over the first stone, mirrored: {place}.</source>
        <translation>{name} se queda con la primera piedra, reflejada: {place}.</translation>
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
        <translation>Ahora decide una máquina. Pide una pista cuando sea tu turno.</translation>
    </message>
    <message>
        <source>Best move found: {what}</source>
        <translation>Mejor jugada encontrada: {what}</translation>
    </message>
    <message>
        <source>Best move found: {what} Expected lead: {lead}.</source>
        <translation>Mejor jugada encontrada: {what} Ventaja esperada: {lead}.</translation>
    </message>
    <message>
        <source>Looking for good moves. Esc stops it.</source>
        <translation>Buscando buenas jugadas. Esc detiene la búsqueda.</translation>
    </message>
    <message>
        <source>No hint was found.</source>
        <translation>No se ha encontrado ninguna pista.</translation>
    </message>
    <message>
        <source>marked on the table</source>
        <translation>la marcada en la mesa</translation>
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
        <translation>A: consultar las listas del juego, como lo que queda por salir; Esc: cerrarlas</translation>
    </message>
    <message>
        <source>Arrow keys: move it to where it fits next; Tab: the same, turned as it must be</source>
        <translation>Flechas: llevarla al siguiente sitio donde encaja; Tab: lo mismo, girándola si hace falta</translation>
    </message>
    <message>
        <source>Ctrl and mouse wheel, Ctrl++, Ctrl+-: zoom; 0, Ctrl+0: fit</source>
        <translation>Ctrl y rueda del ratón, Ctrl++, Ctrl+-: ampliar y reducir; 0, Ctrl+0: ajustar a la ventana</translation>
    </message>
    <message>
        <source>Ctrl+1, Ctrl+2 and so on: the buttons of the choice, from left to right</source>
        <translation>Ctrl+1, Ctrl+2, etc.: los botones de la elección, de izquierda a derecha</translation>
    </message>
    <message>
        <source>Ctrl+E: scores; Esc, Enter: close them</source>
        <translation>Ctrl+E: puntuación; Esc, Intro: cerrarla</translation>
    </message>
    <message>
        <source>Ctrl+Enter: OK; F6: from the table to the buttons, to the log and back</source>
        <translation>Ctrl+Intro: Aceptar; F6: de la mesa a los botones, al registro y de vuelta</translation>
    </message>
    <message>
        <source>Ctrl+N: new game; Ctrl+O: open; Ctrl+Shift+S: save a copy; Ctrl+W: start page</source>
        <translation>Ctrl+N: nueva partida; Ctrl+O: abrir; Ctrl+Mayús+S: guardar una copia; Ctrl+W: página de inicio</translation>
    </message>
    <message>
        <source>Ctrl+T: time line, then arrow keys: from move to move</source>
        <translation>Ctrl+T: línea de tiempo; después, flechas: de jugada en jugada</translation>
    </message>
    <message>
        <source>Ctrl+Z: undo; Ctrl+Y: redo</source>
        <translation>Ctrl+Z: deshacer; Ctrl+Y: rehacer</translation>
    </message>
    <message>
        <source>Ctrl+comma: preferences; ?: all keys; Ctrl+Q: quit</source>
        <translation>Ctrl+coma: preferencias; ?: todas las teclas; Ctrl+Q: salir</translation>
    </message>
    <message>
        <source>E: enlarge what others have, and what lies upon each other, one after the other</source>
        <translation>E: ver en grande lo que tienen los demás y lo que está apilado, una cosa tras otra</translation>
    </message>
    <message>
        <source>Enter: take it, or put it back; without it, what is proposed or alone on offer</source>
        <translation>Intro: tomarlo o devolverlo; sin foco: tomar lo propuesto o lo único que se puede elegir</translation>
    </message>
    <message>
        <source>Esc: let go; Alt+Left: back by one choice</source>
        <translation>Esc: soltar; Alt+flecha izquierda: volver atrás una elección</translation>
    </message>
    <message>
        <source>F11: full screen</source>
        <translation>F11: pantalla completa</translation>
    </message>
    <message>
        <source>F1: rule book, at the rule that forbids something; Esc, F1: close it</source>
        <translation>F1: reglamento, abierto por la regla que prohíbe algo; Esc, F1: cerrarlo</translation>
    </message>
    <message>
        <source>H: hint</source>
        <translation>H: pista</translation>
    </message>
    <message>
        <source>In a lesson: Page Down, Page Up: next page, page before; Esc: leave it</source>
        <translation>En una lección, Av Pág, Re Pág: página siguiente, página anterior; Esc: salir de ella</translation>
    </message>
    <message>
        <source>In the rule book, Ctrl+F: search; F3, Shift+F3: next hit, previous hit; Ctrl+P: print</source>
        <translation>En el reglamento, Ctrl+F: buscar; F3, Mayús+F3: coincidencia siguiente, coincidencia anterior; Ctrl+P: imprimir</translation>
    </message>
    <message>
        <source>In the rule book, Ctrl+arrow down, Ctrl+arrow up: from rule to rule</source>
        <translation>En el reglamento, Ctrl+flecha abajo, Ctrl+flecha arriba: de regla en regla</translation>
    </message>
    <message>
        <source>M: the computer moves now; P: the computers rest, or go on</source>
        <translation>M: la máquina juega ya; P: pausar las máquinas o hacerlas continuar</translation>
    </message>
    <message>
        <source>Mouse wheel, middle button: move the enlarged table</source>
        <translation>Rueda del ratón, botón central: desplazar la mesa ampliada</translation>
    </message>
    <message>
        <source>R, mouse wheel, right button: turn the large piece in the hand; Shift+R: the other way; F: flip it</source>
        <translation>R, rueda del ratón, botón derecho: girar la pieza grande que llevas; Mayús+R: en sentido contrario; F: voltearla</translation>
    </message>
    <message>
        <source>Space, held down: enlarge the card that has the focus, or see all that lies below it</source>
        <translation>Espacio, manteniendo la tecla pulsada: ver en grande la carta que tiene el foco o todo lo que hay debajo de ella</translation>
    </message>
    <message>
        <source>Tab, arrow keys: from one thing on offer to the next</source>
        <translation>Tab, flechas: pasar a lo siguiente que se puede elegir</translation>
    </message>
</context>
<context>
    <name>khan</name>
    <message numerus="yes">
        <source>+{n} points, area: {area}</source>
        <extracomment>For one: +{n} point, area: {area}</extracomment>
        <translation>
            <numerusform>+{n}&#xa0;punto, área: {area}</numerusform>
            <numerusform>+{n}&#xa0;puntos, área: {area}</numerusform>
        </translation>
    </message>
    <message>
        <source>A bridge must lie over the river.</source>
        <translation>Un puente tiene que pasar sobre el río.</translation>
    </message>
    <message>
        <source>A bridge needs a yurt on each side of the river.</source>
        <translation>Un puente necesita una yurta a cada lado del río.</translation>
    </message>
    <message>
        <source>A card of the draw pile decides where a ruler goes.</source>
        <translation>Adónde va un gobernante lo decide una carta del mazo de robo.</translation>
    </message>
    <message>
        <source>A piece lies here already.</source>
        <translation>Ya hay una pieza aquí.</translation>
    </message>
    <message>
        <source>A piece of the supply is put aside. For one round only the owner of this card may lay it.</source>
        <translation>Se aparta una pieza de la reserva. Durante una ronda, solo puede colocarla quien usa esta carta.</translation>
    </message>
    <message>
        <source>A region is protected with the card Support of the Gods.</source>
        <translation>Una región se protege con la carta Apoyo de los dioses.</translation>
    </message>
    <message>
        <source>A ruler stands here; he cannot be covered.</source>
        <translation>Aquí hay un gobernante, y no se puede cubrir.</translation>
    </message>
    <message>
        <source>A special card is used after the actions.</source>
        <translation>Las cartas especiales se usan después de las acciones.</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Permitir</translation>
    </message>
    <message>
        <source>Another player has more yurts here: {name} {n}, you {k}.</source>
        <translation>Otro jugador tiene aquí más yurtas: {name}&#xa0;{n}, tú&#xa0;{k}.</translation>
    </message>
    <message>
        <source>Another player has reserved this piece.</source>
        <translation>Otro jugador ha reservado esta pieza.</translation>
    </message>
    <message>
        <source>Another player protects neutral yurts with such a card now.</source>
        <translation>Otro jugador protege ahora yurtas neutrales con una carta igual.</translation>
    </message>
    <message>
        <source>Another player protects the neutral yurts of this region.</source>
        <translation>Otro jugador protege las yurtas neutrales de esta región.</translation>
    </message>
    <message>
        <source>Another player protects yurts with such a card now.</source>
        <translation>Otro jugador protege ahora sus yurtas con una carta igual.</translation>
    </message>
    <message>
        <source>Anywhere, well spread</source>
        <translation>En cualquier sitio, bien repartidos</translation>
    </message>
    <message numerus="yes">
        <source>Area of {n} cells, no bonus</source>
        <extracomment>For one: Area of {n} cell, no bonus</extracomment>
        <translation>
            <numerusform>Área de {n}&#xa0;casilla, sin bonificación</numerusform>
            <numerusform>Área de {n}&#xa0;casillas, sin bonificación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Area of {n} cells, place {place}</source>
        <extracomment>For one: Area of {n} cell, place {place}</extracomment>
        <translation>
            <numerusform>Área de {n}&#xa0;casilla, puesto&#xa0;{place}</numerusform>
            <numerusform>Área de {n}&#xa0;casillas, puesto&#xa0;{place}</numerusform>
        </translation>
    </message>
    <message>
        <source>Areas: {name}</source>
        <translation>Áreas: {name}</translation>
    </message>
    <message>
        <source>Ask for consent to a conquest, or do without it.</source>
        <translation>Pide permiso para una conquista o renuncia a ella.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Awaiting consent</source>
        <translation>A la espera de permiso</translation>
    </message>
    <message>
        <source>Back in the supply: {piece}.</source>
        <translation>Vuelve a la reserva: {piece}.</translation>
    </message>
    <message>
        <source>Card in a closed hand</source>
        <translation>Carta de una mano oculta</translation>
    </message>
    <message>
        <source>Card of the draw pile</source>
        <translation>Carta del mazo de robo</translation>
    </message>
    <message>
        <source>Cards are drawn at the end of the turn, not before.</source>
        <translation>Las cartas se roban al final del turno, no antes.</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Cartas en la mano</translation>
    </message>
    <message>
        <source>Cells of the largest area</source>
        <translation>Casillas de la mayor área</translation>
    </message>
    <message>
        <source>Choose any cards that you want to discard, then go on.</source>
        <translation>Elige las cartas que quieras descartar y pulsa después Descartar.</translation>
    </message>
    <message>
        <source>Court: {ruler}</source>
        <translation>Corte: {ruler}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Pila de descartes</translation>
    </message>
    <message>
        <source>Discarded cards stay there; anybody may look through them.</source>
        <translation>Las cartas descartadas se quedan ahí; cualquiera puede mirarlas.</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Mazo de robo</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets {n} cards.</source>
        <extracomment>For one: Each player gets {n} card.</extracomment>
        <translation>
            <numerusform>Cada jugador recibe {n}&#xa0;carta.</numerusform>
            <numerusform>Cada jugador recibe {n}&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each special card is used once.</source>
        <translation>Cada carta especial se usa una sola vez.</translation>
    </message>
    <message>
        <source>Edge of the map</source>
        <translation>Borde del mapa</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminar turno</translation>
    </message>
    <message>
        <source>Every land cell under a piece needs a yurt.</source>
        <translation>Cada casilla de tierra que cubre una pieza debe tener una yurta.</translation>
    </message>
    <message>
        <source>Expelled: {ruler}. Direction: {direction}.</source>
        <translation>Expulsado: {ruler}. Dirección: {direction}.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>First agree or refuse.</source>
        <translation>Primero permite o rechaza la conquista.</translation>
    </message>
    <message>
        <source>First every player puts up yurts.</source>
        <translation>Primero todos los jugadores colocan yurtas.</translation>
    </message>
    <message>
        <source>First say which cards you discard.</source>
        <translation>Primero decide qué cartas descartas.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover neutral yurts in one region, unless the owner of this card would share the piece and agrees.</source>
        <translation>Durante una ronda, nadie más puede cubrir yurtas neutrales de una región, salvo con el permiso de quien usa esta carta y solo si la pieza también va a ser suya.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover neutral yurts, unless the owner of this card would share the piece and agrees.</source>
        <translation>Durante una ronda, nadie más puede cubrir yurtas neutrales, salvo con el permiso de quien usa esta carta y solo si la pieza también va a ser suya.</translation>
    </message>
    <message>
        <source>For one round nobody else may cover the owner&apos;s yurts, unless the owner would share the piece and agrees.</source>
        <translation>Durante una ronda, nadie más puede cubrir las yurtas de quien usa esta carta, salvo con su permiso y solo si la pieza también va a ser suya.</translation>
    </message>
    <message>
        <source>Forgo</source>
        <translation>Renunciar</translation>
    </message>
    <message>
        <source>General supply</source>
        <translation>Reserva general</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Mano: {name}</translation>
    </message>
    <message>
        <source>High Morale</source>
        <translation>Moral alta</translation>
    </message>
    <message>
        <source>In the end phase no cards are played.</source>
        <translation>En la fase final no se juegan cartas.</translation>
    </message>
    <message>
        <source>In the end phase there are only conquests.</source>
        <translation>En la fase final solo se conquista.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell beside the outer area.</source>
        <translation>Invasión con esta carta: coloca una yurta en una casilla vacía junto al exterior.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell beside the river.</source>
        <translation>Invasión con esta carta: coloca una yurta en una casilla vacía junto al río.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on an empty cell of this region.</source>
        <translation>Invasión con esta carta: coloca una yurta en una casilla vacía de esta región.</translation>
    </message>
    <message>
        <source>Invade with this card: put up a yurt on any empty land cell.</source>
        <translation>Invasión con esta carta: coloca una yurta en cualquier casilla de tierra vacía.</translation>
    </message>
    <message>
        <source>Invading anywhere takes both actions of a turn.</source>
        <translation>Invadir donde quieras cuesta las dos acciones de un turno.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>Mayor área</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Neutral yurt</source>
        <translation>Yurta neutral</translation>
    </message>
    <message>
        <source>Neutral yurts only come on the map by expelling rulers.</source>
        <translation>Las yurtas neutrales solo llegan al mapa cuando huye un gobernante.</translation>
    </message>
    <message>
        <source>Neutral yurts take the places of all other rulers.</source>
        <translation>Los demás gobernantes se sustituyen por yurtas neutrales.</translation>
    </message>
    <message>
        <source>No cell is empty where this card would let you put a yurt.</source>
        <translation>No queda vacía ninguna casilla en la que esta carta permita colocar una yurta.</translation>
    </message>
    <message>
        <source>No piece is left in the supply.</source>
        <translation>No queda ninguna pieza en la reserva.</translation>
    </message>
    <message>
        <source>No special card is used in the end phase.</source>
        <translation>En la fase final no se usa ninguna carta especial.</translation>
    </message>
    <message>
        <source>No such piece is left in the supply.</source>
        <translation>No queda ninguna pieza como esta en la reserva.</translation>
    </message>
    <message>
        <source>No yurt is put on the river.</source>
        <translation>En el río no se colocan yurtas.</translation>
    </message>
    <message>
        <source>Nobody can conquer any more.</source>
        <translation>Ya nadie puede conquistar.</translation>
    </message>
    <message>
        <source>Now a card, your yurts or a piece for this cell.</source>
        <translation>Ahora una carta, tus yurtas o una pieza para esta casilla.</translation>
    </message>
    <message>
        <source>Now the cell on which you put up a yurt.</source>
        <translation>Ahora la casilla en la que colocas una yurta.</translation>
    </message>
    <message>
        <source>Now the cells that the piece covers.</source>
        <translation>Ahora las casillas que cubre la pieza.</translation>
    </message>
    <message>
        <source>Now the draw pile: its top card decides where the ruler goes.</source>
        <translation>Ahora el mazo de robo: su primera carta decide adónde va el gobernante.</translation>
    </message>
    <message>
        <source>Now the piece that you reserve.</source>
        <translation>Ahora la pieza que reservas.</translation>
    </message>
    <message>
        <source>Now the region that the card protects.</source>
        <translation>Ahora la región que protege la carta.</translation>
    </message>
    <message>
        <source>One further action at once: play a card, expel a ruler or conquer.</source>
        <translation>Una acción más al momento: juega una carta, expulsa a un gobernante o conquista.</translation>
    </message>
    <message>
        <source>One further action: play a card, expel a ruler or conquer.</source>
        <translation>Una acción más: juega una carta, expulsa a un gobernante o conquista.</translation>
    </message>
    <message>
        <source>One of these yurts at least must be yours.</source>
        <translation>Al menos una de estas yurtas tiene que ser tuya.</translation>
    </message>
    <message>
        <source>Only bridges lie over the river.</source>
        <translation>Sobre el río solo se colocan puentes.</translation>
    </message>
    <message>
        <source>Others are asked for their consent first.</source>
        <translation>Primero se pide permiso a otros jugadores; espera su respuesta.</translation>
    </message>
    <message>
        <source>Out of the game: {what}.</source>
        <translation>Fuera del juego: {what}.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Protected regions</source>
        <translation>Regiones protegidas</translation>
    </message>
    <message>
        <source>Protected: {name}</source>
        <translation>Protección: {name}</translation>
    </message>
    <message>
        <source>Protection of the Great Khan</source>
        <translation>Protección del Gran Kan</translation>
    </message>
    <message>
        <source>Put this card on the map.</source>
        <translation>Coloca esta carta sobre el mapa.</translation>
    </message>
    <message>
        <source>Put this card on the region that it protects.</source>
        <translation>Coloca esta carta sobre la región que protege.</translation>
    </message>
    <message>
        <source>Put up a yurt in a region where you have none.</source>
        <translation>Coloca una yurta en una región en la que no tengas ninguna.</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Reserve Tile</source>
        <translation>Reservar loseta</translation>
    </message>
    <message>
        <source>Reserved piece: {name}</source>
        <translation>Pieza reservada: {name}</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Gobernantes</translation>
    </message>
    <message>
        <source>Special cards: {name}</source>
        <translation>Cartas especiales: {name}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Support of the Gods</source>
        <translation>Apoyo de los dioses</translation>
    </message>
    <message>
        <source>The discard pile is shuffled and becomes the draw pile.</source>
        <translation>La pila de descartes se baraja y pasa a ser el mazo de robo.</translation>
    </message>
    <message>
        <source>The end phase begins: conquests only</source>
        <translation>Empieza la fase final: solo conquistas</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The piece must lie on the map with all its cells.</source>
        <translation>La pieza tiene que estar entera dentro del mapa.</translation>
    </message>
    <message>
        <source>There is no further action to be taken.</source>
        <translation>No queda ninguna acción que puedas hacer.</translation>
    </message>
    <message>
        <source>These yurts are protected by: {name}.</source>
        <translation>Estas yurtas las protege: {name}.</translation>
    </message>
    <message>
        <source>This belongs to another player.</source>
        <translation>Esto es de otro jugador.</translation>
    </message>
    <message numerus="yes">
        <source>This bridge may lie over at most {n} river cells.</source>
        <extracomment>For one: This bridge may lie over at most {n} river cell.</extracomment>
        <translation>
            <numerusform>Este puente puede pasar como mucho sobre {n}&#xa0;casilla de río.</numerusform>
            <numerusform>Este puente puede pasar como mucho sobre {n}&#xa0;casillas de río.</numerusform>
        </translation>
    </message>
    <message>
        <source>This card does not let you put a yurt there.</source>
        <translation>Esta carta no permite colocar ahí una yurta.</translation>
    </message>
    <message>
        <source>This cell is not empty.</source>
        <translation>Esta casilla no está vacía.</translation>
    </message>
    <message>
        <source>This fits nowhere: every cell under it needs a yurt.</source>
        <translation>Esta pieza no encaja en ningún sitio: cada casilla que cubra debe tener una yurta.</translation>
    </message>
    <message>
        <source>This fits nowhere: on each side of the river it needs a yurt on every cell under it.</source>
        <translation>Este puente no encaja en ningún sitio: a cada lado del río, cada casilla que cubra debe tener una yurta.</translation>
    </message>
    <message>
        <source>This piece stays here until the end of the game.</source>
        <translation>Esta pieza se queda aquí hasta el fin de la partida.</translation>
    </message>
    <message>
        <source>This was refused already in this turn.</source>
        <translation>Esto ya se ha rechazado en este turno.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Empate a {n}&#xa0;punto: {names}.</numerusform>
            <numerusform>Empate a {n}&#xa0;puntos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>To reserve a piece, put it on the card Reserve Tile.</source>
        <translation>Para reservar una pieza, colócala sobre la carta Reservar loseta.</translation>
    </message>
    <message>
        <source>Turned over: {ruler}, out of the game. The next card counts.</source>
        <translation>Carta revelada: {ruler}, fuera del juego. Cuenta la carta siguiente.</translation>
    </message>
    <message>
        <source>Turned over: {ruler}, {direction}.</source>
        <translation>Carta revelada: {ruler}, {direction}.</translation>
    </message>
    <message>
        <source>Use one special card, or end your turn.</source>
        <translation>Usa una carta especial o termina tu turno.</translation>
    </message>
    <message>
        <source>What stands in a court is only moved by expelling the ruler.</source>
        <translation>Lo que hay en una corte solo se mueve cuando huye su gobernante.</translation>
    </message>
    <message>
        <source>Where the map shows them</source>
        <translation>Donde los muestra el mapa</translation>
    </message>
    <message>
        <source>Wherever this fits, you have no yurt or another player has more of them.</source>
        <translation>Donde encaja esta pieza, no tienes ninguna yurta u otro jugador tiene más que tú.</translation>
    </message>
    <message>
        <source>Wherever this fits, yurts are protected by: {names}.</source>
        <translation>Donde encaja esta pieza hay yurtas protegidas por: {names}.</translation>
    </message>
    <message>
        <source>You have a yurt in this region already.</source>
        <translation>Ya tienes una yurta en esta región.</translation>
    </message>
    <message>
        <source>You have asked for consent often enough in this turn.</source>
        <translation>En este turno ya no puedes volver a pedir permiso.</translation>
    </message>
    <message>
        <source>You may not use this card in two turns running.</source>
        <translation>No puedes usar esta carta en dos turnos seguidos.</translation>
    </message>
    <message>
        <source>You must conquer as long as you can.</source>
        <translation>Debes conquistar mientras puedas.</translation>
    </message>
    <message numerus="yes">
        <source>You must conquer: {n} actions left.</source>
        <extracomment>For one: You must conquer: {n} action left.</extracomment>
        <translation>
            <numerusform>Debes conquistar: queda {n}&#xa0;acción.</numerusform>
            <numerusform>Debes conquistar: quedan {n}&#xa0;acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must use your actions; you cannot pass.</source>
        <translation>Debes usar tus acciones; no puedes pasar.</translation>
    </message>
    <message>
        <source>Your actions are done: use a special card, or end your turn.</source>
        <translation>Ya has hecho tus acciones: usa una carta especial o termina tu turno.</translation>
    </message>
    <message>
        <source>Yurt: {name}</source>
        <translation>Yurta: {name}</translation>
    </message>
    <message>
        <source>Yurts stay where they are until a piece covers them.</source>
        <translation>Las yurtas se quedan donde están hasta que las cubre una pieza.</translation>
    </message>
    <message>
        <source>Yurts: {name}</source>
        <translation>Yurtas: {name}</translation>
    </message>
    <message>
        <source>a court has yurts as long as its ruler is on the map</source>
        <translation>en una corte hay yurtas mientras su gobernante está en el mapa</translation>
    </message>
    <message>
        <source>a hand has at most so many cards: {n}</source>
        <translation>número máximo de cartas en una mano: {n}</translation>
    </message>
    <message>
        <source>a piece carries one yurt of each of its owners</source>
        <translation>sobre una pieza hay una yurta de cada uno de sus propietarios</translation>
    </message>
    <message>
        <source>a player has at most so many of these: {n}</source>
        <translation>número máximo de cartas de este tipo por jugador: {n}</translation>
    </message>
    <message>
        <source>all cards of the rulers on the map could be in hand</source>
        <translation>todas las cartas de los gobernantes del mapa podrían estar en las manos</translation>
    </message>
    <message>
        <source>another piece lies here</source>
        <translation>ya hay otra pieza aquí</translation>
    </message>
    <message numerus="yes">
        <source>bridge of {n}</source>
        <extracomment>For one: bridge of {n}</extracomment>
        <translation>
            <numerusform>puente de {n}</numerusform>
            <numerusform>puente de {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>card numbers begin with {n}, and each is used once</source>
        <translation>los números de las cartas empiezan por el&#xa0;{n}, y cada uno se usa una sola vez</translation>
    </message>
    <message numerus="yes">
        <source>conquest tile of {n}, shape {letter}</source>
        <extracomment>For one: conquest tile of {n}, shape {letter}</extracomment>
        <translation>
            <numerusform>loseta de conquista de&#xa0;{n}, forma&#xa0;{letter}</numerusform>
            <numerusform>loseta de conquista de&#xa0;{n}, forma&#xa0;{letter}</numerusform>
        </translation>
    </message>
    <message>
        <source>consent needed: {names}</source>
        <translation>hace falta el permiso de: {names}</translation>
    </message>
    <message>
        <source>east</source>
        <translation>este</translation>
    </message>
    <message>
        <source>every size must have its points here</source>
        <translation>aquí debe haber puntos para todos los tamaños</translation>
    </message>
    <message>
        <source>every special card must be here: {names}</source>
        <translation>aquí deben estar todas las cartas especiales: {names}</translation>
    </message>
    <message>
        <source>every terrain must be here</source>
        <translation>aquí deben estar todos los terrenos</translation>
    </message>
    <message>
        <source>ice</source>
        <translation>hielo</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>comodín</translation>
    </message>
    <message>
        <source>mountains</source>
        <translation>montañas</translation>
    </message>
    <message>
        <source>no neutral yurt lies on a card</source>
        <translation>sobre una carta no hay yurtas neutrales</translation>
    </message>
    <message>
        <source>no neutral yurt lies on a piece</source>
        <translation>sobre una pieza no hay yurtas neutrales</translation>
    </message>
    <message>
        <source>no two things may stand on one cell</source>
        <translation>en una casilla no puede haber dos cosas</translation>
    </message>
    <message>
        <source>north</source>
        <translation>norte</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>noreste</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>noroeste</translation>
    </message>
    <message>
        <source>outer area</source>
        <translation>exterior</translation>
    </message>
    <message>
        <source>river</source>
        <translation>río</translation>
    </message>
    <message>
        <source>rocky desert</source>
        <translation>desierto rocoso</translation>
    </message>
    <message>
        <source>sand desert</source>
        <translation>desierto de arena</translation>
    </message>
    <message>
        <source>shared with: {names}</source>
        <translation>se comparte con: {names}</translation>
    </message>
    <message>
        <source>so many actions cannot be left</source>
        <translation>no pueden quedar tantas acciones</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sur</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sureste</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>suroeste</translation>
    </message>
    <message numerus="yes">
        <source>straight bridge of {n}</source>
        <extracomment>For one: straight bridge of {n}</extracomment>
        <translation>
            <numerusform>puente recto de&#xa0;{n}</numerusform>
            <numerusform>puente recto de&#xa0;{n}</numerusform>
        </translation>
    </message>
    <message>
        <source>the Abbasid</source>
        <translation>gobernante abasí</translation>
    </message>
    <message>
        <source>the Georgian</source>
        <translation>gobernante georgiano</translation>
    </message>
    <message>
        <source>the Hungarian</source>
        <translation>gobernante húngaro</translation>
    </message>
    <message>
        <source>the Khmer</source>
        <translation>gobernante jemer</translation>
    </message>
    <message>
        <source>the Korean</source>
        <translation>gobernante coreano</translation>
    </message>
    <message>
        <source>the Russian</source>
        <translation>gobernante ruso</translation>
    </message>
    <message>
        <source>the Seljuk</source>
        <translation>gobernante selyúcida</translation>
    </message>
    <message>
        <source>the Song</source>
        <translation>gobernante song</translation>
    </message>
    <message>
        <source>the end phase begins when so many rulers are gone: {n}</source>
        <translation>número de gobernantes fuera del juego con el que empieza la fase final: {n}</translation>
    </message>
    <message>
        <source>the game ends when nobody can conquer any more</source>
        <translation>la partida acaba cuando ya nadie puede conquistar</translation>
    </message>
    <message>
        <source>the yurts of a court have the numbers up to how many they are</source>
        <translation>las yurtas de una corte llevan los primeros números, tantos como yurtas hay</translation>
    </message>
    <message>
        <source>there is a proposal when somebody is asked, and only then</source>
        <translation>hay una propuesta cuando se pide permiso a alguien, y solo entonces</translation>
    </message>
    <message>
        <source>there is no yurt with this number</source>
        <translation>no hay ninguna yurta con este número</translation>
    </message>
    <message>
        <source>there is nothing to decide here</source>
        <translation>aquí no hay nada que decidir</translation>
    </message>
    <message>
        <source>there is one yurt for an active card</source>
        <translation>por cada carta activa hay una yurta</translation>
    </message>
    <message>
        <source>there must be a ruler</source>
        <translation>debe haber al menos un gobernante</translation>
    </message>
    <message>
        <source>these cells must hang together by their sides</source>
        <translation>estas casillas deben estar unidas por sus lados</translation>
    </message>
    <message>
        <source>these must be edge cells, each of them once</source>
        <translation>estas deben ser casillas de borde, sin repetir ninguna</translation>
    </message>
    <message>
        <source>this cannot be proposed here</source>
        <translation>esto no se puede proponer aquí</translation>
    </message>
    <message>
        <source>this card cannot be active so</source>
        <translation>esta carta no puede estar activa así</translation>
    </message>
    <message>
        <source>this card marks a region only with so many players</source>
        <translation>que esta carta marque una región depende del número de jugadores</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>este juego no es para este número de jugadores: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>esto está en dos sitios: {what}</translation>
    </message>
    <message>
        <source>this map has no room for so many rulers</source>
        <translation>en este mapa no hay sitio para tantos gobernantes</translation>
    </message>
    <message>
        <source>this must be a drawing with the signs # and . of 2 to {n} cells</source>
        <translation>esto debe ser un dibujo con los signos # y . que tenga de 2 a&#xa0;{n}&#xa0;casillas</translation>
    </message>
    <message>
        <source>this must be above the numbers of all cards</source>
        <translation>esto debe ser mayor que los números de todas las cartas</translation>
    </message>
    <message>
        <source>this must be the row and column of a cell of that region</source>
        <translation>esto debe ser la fila y la columna de una casilla de esa región</translation>
    </message>
    <message>
        <source>this must be the row and column of a land cell</source>
        <translation>esto debe ser la fila y la columna de una casilla de tierra</translation>
    </message>
    <message>
        <source>this must be {rows} lines of {n} of these signs: {signs}</source>
        <translation>número de líneas que debe haber: {rows}; signos en cada línea: {n}; signos posibles: {signs}</translation>
    </message>
    <message>
        <source>this piece cannot lie so</source>
        <translation>esta pieza no puede estar colocada así</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>este jugador no participa</translation>
    </message>
    <message numerus="yes">
        <source>tile of {n}, shape {letter}</source>
        <extracomment>For one: tile of {n}, shape {letter}</extracomment>
        <translation>
            <numerusform>loseta de {n}, forma {letter}</numerusform>
            <numerusform>loseta de {n}, forma {letter}</numerusform>
        </translation>
    </message>
    <message>
        <source>tropical forest</source>
        <translation>selva tropical</translation>
    </message>
    <message>
        <source>tundra</source>
        <translation>tundra</translation>
    </message>
    <message>
        <source>west</source>
        <translation>oeste</translation>
    </message>
    <message>
        <source>{card}, active</source>
        <translation>{card}, activa</translation>
    </message>
    <message numerus="yes">
        <source>{letter} bridge of {n}</source>
        <extracomment>For one: {letter} bridge of {n}</extracomment>
        <translation>
            <numerusform>puente en&#xa0;{letter} de&#xa0;{n}</numerusform>
            <numerusform>puente en&#xa0;{letter} de&#xa0;{n}</numerusform>
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
        <translation>{name} da permiso.</translation>
    </message>
    <message numerus="yes">
        <source>{name} asks to cover {n} neutral yurts and to share the piece with you: {piece}.</source>
        <extracomment>For one: {name} asks to cover {n} neutral yurt and to share the piece with you: {piece}.</extracomment>
        <translation>
            <numerusform>{name} pide permiso para cubrir {n}&#xa0;yurta neutral y compartir la pieza contigo: {piece}.</numerusform>
            <numerusform>{name} pide permiso para cubrir {n}&#xa0;yurtas neutrales y compartir la pieza contigo: {piece}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} asks to cover {n} of your yurts and to share the piece with you: {piece}.</source>
        <extracomment>For one: {name} asks to cover one of your yurts and to share the piece with you: {piece}.</extracomment>
        <translation>
            <numerusform>{name} pide permiso para cubrir una de tus yurtas y compartir la pieza contigo: {piece}.</numerusform>
            <numerusform>{name} pide permiso para cubrir {n}&#xa0;de tus yurtas y compartir la pieza contigo: {piece}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} can do nothing more in this turn.</source>
        <translation>{name} ya no puede hacer nada más en este turno.</translation>
    </message>
    <message>
        <source>{name} conquers with: {piece}. Owners: {names}.</source>
        <translation>{name} conquista con: {piece}. La pieza es de: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} discards {n} cards.</source>
        <extracomment>For one: {name} discards {n} card.</extracomment>
        <translation>
            <numerusform>{name} descarta {n}&#xa0;carta.</numerusform>
            <numerusform>{name} descarta {n}&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} does without a conquest.</source>
        <translation>{name} renuncia a una conquista.</translation>
    </message>
    <message numerus="yes">
        <source>{name} draws {n} cards.</source>
        <extracomment>For one: {name} draws {n} card.</extracomment>
        <translation>
            <numerusform>{name} roba {n}&#xa0;carta.</numerusform>
            <numerusform>{name} roba {n}&#xa0;cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} expels a ruler: {ruler}.</source>
        <translation>{name} expulsa a un gobernante: {ruler}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} has {n} actions left.</source>
        <extracomment>For one: {name} has {n} action left.</extracomment>
        <translation>
            <numerusform>{name} todavía tiene {n}&#xa0;acción.</numerusform>
            <numerusform>{name} todavía tiene {n}&#xa0;acciones.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} invades the ice.</source>
        <translation>{name} invade el hielo.</translation>
    </message>
    <message>
        <source>{name} invades the mountains.</source>
        <translation>{name} invade las montañas.</translation>
    </message>
    <message>
        <source>{name} invades the rocky desert.</source>
        <translation>{name} invade el desierto rocoso.</translation>
    </message>
    <message>
        <source>{name} invades the sand desert.</source>
        <translation>{name} invade el desierto de arena.</translation>
    </message>
    <message>
        <source>{name} invades the tropical forest.</source>
        <translation>{name} invade la selva tropical.</translation>
    </message>
    <message>
        <source>{name} invades the tundra.</source>
        <translation>{name} invade la tundra.</translation>
    </message>
    <message>
        <source>{name} is asked for consent.</source>
        <translation>Se pide permiso a: {name}.</translation>
    </message>
    <message>
        <source>{name} may discard cards.</source>
        <translation>{name} puede descartar cartas.</translation>
    </message>
    <message>
        <source>{name} may use a special card.</source>
        <translation>{name} puede usar una carta especial.</translation>
    </message>
    <message>
        <source>{name} puts up a yurt.</source>
        <translation>{name} coloca una yurta.</translation>
    </message>
    <message>
        <source>{name} puts up a yurt: {region}.</source>
        <translation>{name} coloca una yurta: {region}.</translation>
    </message>
    <message>
        <source>{name} refuses.</source>
        <translation>{name} no da permiso.</translation>
    </message>
    <message>
        <source>{name} uses a special card: {card}, {what}.</source>
        <translation>{name} usa una carta especial: {card}, {what}.</translation>
    </message>
    <message>
        <source>{name} uses a special card: {card}.</source>
        <translation>{name} usa una carta especial: {card}.</translation>
    </message>
    <message>
        <source>{name} wants to lay: {piece}. Asked: {names}.</source>
        <translation>{name} quiere colocar: {piece}. Se pide permiso a: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} gana con {n}&#xa0;punto.</numerusform>
            <numerusform>{name} gana con {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {n} yurts</source>
        <extracomment>For one: {name}: {n} yurt</extracomment>
        <translation>
            <numerusform>{name}: {n}&#xa0;yurta</numerusform>
            <numerusform>{name}: {n}&#xa0;yurtas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left: play a card, expel a ruler or conquer.</source>
        <extracomment>For one: {n} action left: play a card, expel a ruler or conquer.</extracomment>
        <translation>
            <numerusform>Queda {n}&#xa0;acción: juega una carta, expulsa a un gobernante o conquista.</numerusform>
            <numerusform>Quedan {n}&#xa0;acciones: juega una carta, expulsa a un gobernante o conquista.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} actions left: play a card, expel a ruler, conquer, or invade anywhere.</source>
        <extracomment>For one: {n} action left: play a card, expel a ruler, conquer, or invade anywhere.</extracomment>
        <translation>
            <numerusform>Queda {n}&#xa0;acción: juega una carta, expulsa a un gobernante, conquista o invade donde quieras.</numerusform>
            <numerusform>Quedan {n}&#xa0;acciones: juega una carta, expulsa a un gobernante, conquista o invade donde quieras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each owner</source>
        <extracomment>For one: {n} point for each owner</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto para cada propietario</numerusform>
            <numerusform>{n}&#xa0;puntos para cada propietario</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} rulers are out of the game: the end phase begins.</source>
        <extracomment>For one: {n} ruler is out of the game: the end phase begins.</extracomment>
        <translation>
            <numerusform>Hay {n}&#xa0;gobernante fuera del juego: empieza la fase final.</numerusform>
            <numerusform>Hay {n}&#xa0;gobernantes fuera del juego: empieza la fase final.</numerusform>
        </translation>
    </message>
    <message>
        <source>{piece}, awaiting consent</source>
        <translation>{piece}, a la espera de permiso</translation>
    </message>
    <message>
        <source>{piece}, shared</source>
        <translation>{piece}, pieza compartida</translation>
    </message>
    <message>
        <source>{piece}: {names}</source>
        <translation>{piece}: {names}</translation>
    </message>
    <message>
        <source>{tie} The largest area decides: {name} ({n}).</source>
        <translation>{tie} Decide la mayor área: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tie} Their areas are equal too, so the victory is shared: {names}.</source>
        <translation>{tie} También sus áreas son iguales, así que la victoria es compartida: {names}.</translation>
    </message>
</context>
<context>
    <name>khan|lesson</name>
    <message>
        <source>After your actions you may use one special card. The marked one protects all your yurts until your next turn: nobody else may cover them. Click it, or drag it to the map.</source>
        <translation>Después de tus acciones puedes usar una carta especial. La marcada protege todas tus yurtas hasta tu próximo turno: nadie más puede cubrirlas. Haz clic en ella o arrástrala al mapa.</translation>
    </message>
    <message>
        <source>Before the first turn everybody puts up some yurts, each one in another region. You have none in the ice yet: put one on the marked cell. Drag one of your yurts there, or click the cell, or press Tab until it has the ring, then Enter.</source>
        <translation>Antes del primer turno, cada jugador coloca varias yurtas, cada una en una región distinta. En el hielo todavía no tienes ninguna: coloca una en la casilla marcada. Arrastra hasta allí una de tus yurtas, haz clic en la casilla o pulsa Tab hasta que el anillo la rodee y después Intro.</translation>
    </message>
    <message>
        <source>Conquer them. Lift the marked tile, and turn it with R or the right mouse button until it has the form of the marked cells; F flips it. Near its place it slides onto it, and you read what it brings. Let go there.</source>
        <translation>Conquístalas. Levanta la loseta marcada y gírala con R o con el botón derecho del ratón hasta que tenga la forma de las casillas marcadas; F la voltea. Cerca de su lugar, la loseta se desliza hasta él y lees lo que da. Suéltala allí.</translation>
    </message>
    <message>
        <source>For one action you may drive a ruler away. A card that is turned over says in which direction. Expel the marked ruler, beside your yurt: click him and then the draw pile, or drag him there.</source>
        <translation>Con una acción puedes expulsar a un gobernante. Una carta que se revela dice en qué dirección huye. Expulsa al gobernante marcado, el que está junto a tu yurta: haz clic en él y después en el mazo de robo, o arrástralo hasta allí.</translation>
    </message>
    <message>
        <source>He is gone, and a black yurt stands in his place. For your other action play the marked card. The picture at its foot says where you may put up a yurt: {region}. Drag the card to the marked cell, or click both.</source>
        <translation>Se ha ido, y en su lugar hay una yurta negra. Con tu otra acción, juega la carta marcada. La imagen del pie de la carta dice dónde puedes colocar una yurta: {region}. Arrastra la carta a la casilla marcada, o haz clic en la carta y después en la casilla.</translation>
    </message>
    <message>
        <source>Much later. {n} rulers are out of the game, so the end phase has begun: everybody only conquers now. A bridge lies over the river, with a yurt on either bank. Lay the marked one over the marked cells.</source>
        <translation>Mucho más tarde. Hay {n}&#xa0;gobernantes fuera del juego, así que ha empezado la fase final: ahora solo se conquista. Un puente pasa sobre el río y necesita una yurta en cada orilla. Coloca el puente marcado sobre las casillas marcadas.</translation>
    </message>
    <message>
        <source>Nobody can conquer any more: the game is over. The bridge brings only {points} points, but it makes one area of {area} cells, where your largest had {before}. {name} has {other} cells together. So the bonus of {bonus} points is yours, and you win {mine} to {theirs}.</source>
        <translation>Ya nadie puede conquistar: la partida ha terminado. El puente da solo {points}&#xa0;puntos, pero forma una sola área de {area}&#xa0;casillas; la mayor que tenías era de {before}. {name} llega a {other}&#xa0;casillas contiguas. Así que la bonificación de {bonus}&#xa0;puntos es para ti, y ganas por {mine} a {theirs}.</translation>
    </message>
    <message>
        <source>Now it is your turn: {n} actions. Marked is a ruler. Whenever one of them flees, he leaves a black yurt behind. It belongs to nobody, and so it is useful to everybody.</source>
        <translation>Ahora es tu turno: {n}&#xa0;acciones. La figura marcada es un gobernante. Cada vez que huye uno, deja atrás una yurta negra. No es de nadie, y por eso les sirve a todos.</translation>
    </message>
    <message>
        <source>That is allowed. But on the marked cell your yurt joins the others.</source>
        <translation>Eso está permitido. Pero en la casilla marcada tu yurta se une a las demás.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked bridge joins what you own on both banks, and brings most.</source>
        <translation>Eso está permitido. Pero el puente marcado une lo que tienes en las dos orillas y es el que más puntos te da.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked ruler stands just where you need a black yurt.</source>
        <translation>Eso está permitido. Pero el gobernante marcado está justo donde necesitas una yurta negra.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked tile covers all of these yurts, for more points.</source>
        <translation>Eso está permitido. Pero la loseta marcada cubre todas estas yurtas y da más puntos.</translation>
    </message>
    <message>
        <source>That is allowed. But then the other player could cover your yurts now.</source>
        <translation>Eso está permitido. Pero entonces el otro jugador podría cubrir ahora tus yurtas.</translation>
    </message>
    <message>
        <source>That is allowed. But you will soon need a yurt on the marked cell.</source>
        <translation>Eso está permitido. Pero pronto vas a necesitar una yurta en la casilla marcada.</translation>
    </message>
    <message>
        <source>The steppe. You put up yurts, and then you cover them with felt tiles and bridges. Each piece that is yours brings the points printed on it, and who has the largest area gets a bonus. Most points win.</source>
        <translation>La estepa. Colocas yurtas y después las cubres con losetas de fieltro y puentes. Cada pieza tuya da los puntos que lleva impresos, y quien tiene el área más grande recibe una bonificación. Gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>The tile is yours: {n} points. One of your yurts shows it, and all others went home. Had the other player as many yurts there as you, both of you would own it, and both would get its points.</source>
        <translation>La loseta es tuya: {n}&#xa0;puntos. Lo indica una de tus yurtas; todas las demás han vuelto a casa. Si el otro jugador hubiera tenido allí tantas yurtas como tú, la loseta sería de los dos, y los dos recibirían sus puntos.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. There you find the other special cards, and what else your two actions may be.</source>
        <translation>Ya sabes todo lo que necesitas. En una partida, Ctrl+Z deshace una jugada, H da una pista y F1 abre el reglamento. Allí encontrarás las demás cartas especiales y qué más puedes hacer con tus dos acciones.</translation>
    </message>
    <message>
        <source>Your hand is full again, and {name} has had a turn. Look at the marked cells: a yurt on each of them, {mine} of yours and {theirs} of the other player. Who has the most there may lay a piece over them; black yurts do not count.</source>
        <translation>Tu mano vuelve a estar completa, {name} juega su turno y vuelve a ser el tuyo. Mira las casillas marcadas: en cada una hay una yurta, {mine} tuyas y {theirs} del otro jugador. Quien tiene más yurtas en ellas puede colocar encima una pieza; las yurtas negras no cuentan.</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Back a page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Back to the game (Esc)</source>
        <translation>Volver a la partida (Esc)</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Page {n} of {all}</source>
        <translation>Página&#xa0;{n} de&#xa0;{all}</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Jugar contra la máquina</translation>
    </message>
    <message>
        <source>Play with others</source>
        <translation>Jugar con otras personas</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Ver cómo se hace</translation>
    </message>
    <message>
        <source>Skip the lesson (Esc)</source>
        <translation>Saltar la lección (Esc)</translation>
    </message>
    <message>
        <source>Start page (Esc)</source>
        <translation>Página de inicio (Esc)</translation>
    </message>
    <message>
        <source>That is allowed, but not yet: read this page, then press Next.</source>
        <translation>Eso está permitido, pero todavía no: lee esta página y después pulsa Siguiente.</translation>
    </message>
    <message>
        <source>That is allowed, but the lesson goes another way: do what it says here.</source>
        <translation>Eso está permitido, pero la lección va por otro camino: haz lo que se pide aquí.</translation>
    </message>
    <message>
        <source>The lesson goes on where you left it. Back a page leads to what you know already.</source>
        <translation>La lección continúa donde la dejaste. Vuelve una página atrás para ver lo que ya sabes.</translation>
    </message>
    <message>
        <source>the lesson speaks of this</source>
        <translation>la lección habla de esto</translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Computer: easy</source>
        <translation>Máquina, nivel fácil</translation>
    </message>
    <message>
        <source>Computer: hard</source>
        <translation>Máquina, nivel difícil</translation>
    </message>
    <message>
        <source>Computer: medium</source>
        <translation>Máquina, nivel medio</translation>
    </message>
    <message>
        <source>computer</source>
        <translation>máquina</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>nivel fácil</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>nivel difícil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>nivel medio</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Ayuda</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>About boardtable</source>
        <translation>Acerca de boardtable</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Todas las teclas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Computer: move now</source>
        <translation>Máquina: jugar ya</translation>
    </message>
    <message>
        <source>Computers: pause, or go on</source>
        <translation>Máquinas: pausar o continuar</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Ajustar a la ventana</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Aprender a jugar</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Consultar listas</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Nueva partida…</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Abrir…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Rule book</source>
        <translation>Reglamento</translation>
    </message>
    <message>
        <source>Save a copy as…</source>
        <translation>Guardar una copia como…</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reducir</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>After move {n} a take-back is wrong.</source>
        <translation>Tras la jugada&#xa0;{n} se deshace algo que no es válido: más de lo jugado, o con el permiso de alguien que no está en la partida.</translation>
    </message>
    <message>
        <source>After move {n} the end is not the one that was written down.</source>
        <translation>Tras la jugada&#xa0;{n}, el final no coincide con el anotado.</translation>
    </message>
    <message>
        <source>After move {n} the position is not the one that was written down.</source>
        <translation>Tras la jugada&#xa0;{n}, la posición no coincide con la anotada.</translation>
    </message>
    <message>
        <source>It was written by a newer boardtable ({app}): its form is {theirs}, this program reads up to {ours}.</source>
        <translation>Se creó con una versión más reciente de boardtable ({app}): su formato es el&#xa0;{theirs} y este programa lee hasta el&#xa0;{ours}.</translation>
    </message>
    <message>
        <source>Line {line} cannot be read.</source>
        <translation>La línea&#xa0;{line} no se puede leer.</translation>
    </message>
    <message>
        <source>Line {line} is wrong: {fault}.</source>
        <translation>La línea&#xa0;{line} tiene un error: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} cannot be read: {fault}.</source>
        <translation>La jugada&#xa0;{n} no se puede leer: {fault}.</translation>
    </message>
    <message>
        <source>Move {n} is not allowed in its position.</source>
        <translation>La jugada&#xa0;{n} no está permitida en su posición.</translation>
    </message>
    <message>
        <source>The first line is wrong: {fault}.</source>
        <translation>La primera línea tiene un error: {fault}.</translation>
    </message>
    <message>
        <source>The game was played by version {theirs} of its rules; this program has version {ours}.</source>
        <translation>La partida se jugó con la versión&#xa0;{theirs} de las reglas de este juego; este programa tiene la versión&#xa0;{ours}.</translation>
    </message>
    <message numerus="yes">
        <source>This game is not played by {n} people.</source>
        <extracomment>For one: This game is not played by {n} person.</extracomment>
        <translation>
            <numerusform>Este juego no es para {n}&#xa0;persona.</numerusform>
            <numerusform>Este juego no es para {n}&#xa0;personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a boardtable game.</source>
        <translation>No es una partida de boardtable.</translation>
    </message>
    <message>
        <source>a deal code has 1 to 16 digits from 0 to 9 and a to f</source>
        <translation>un código de reparto tiene de 1 a 16&#xa0;signos: cifras del 0 al 9 y letras de la a a la f</translation>
    </message>
    <message>
        <source>it says nothing that this program knows</source>
        <translation>no dice nada que este programa conozca</translation>
    </message>
    <message>
        <source>these are too few or too many</source>
        <translation>son muy pocos o demasiados</translation>
    </message>
    <message>
        <source>this cannot be chosen</source>
        <translation>esto no se puede elegir</translation>
    </message>
    <message>
        <source>this must be a group of named entries</source>
        <translation>esto debe ser un grupo de entradas con nombre</translation>
    </message>
    <message>
        <source>this name is empty or too long</source>
        <translation>este nombre está vacío o es demasiado largo</translation>
    </message>
</context>
<context>
    <name>registry</name>
    <message>
        <source>This game does not work.</source>
        <translation>Este juego no funciona.</translation>
    </message>
    <message>
        <source>This game does not work: {game}.</source>
        <translation>Este juego no funciona: {game}.</translation>
    </message>
    <message>
        <source>This game is not installed: {game}.</source>
        <translation>Este juego no está instalado: {game}.</translation>
    </message>
</context>
<context>
    <name>scene</name>
    <message>
        <source>On top: {piece}</source>
        <translation>Arriba: {piece}</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>does not fit here</source>
        <translation>no encaja aquí</translation>
    </message>
    <message>
        <source>fits here</source>
        <translation>encaja aquí</translation>
    </message>
    <message>
        <source>flipped over</source>
        <translation>por la otra cara</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>en tu mano</translation>
    </message>
    <message>
        <source>on offer</source>
        <translation>se puede elegir</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>en la selección</translation>
    </message>
    <message>
        <source>turned anticlockwise</source>
        <translation>giro en sentido contrario a las agujas del reloj</translation>
    </message>
    <message>
        <source>turned clockwise</source>
        <translation>giro en el sentido de las agujas del reloj</translation>
    </message>
    <message>
        <source>turned clockwise by {degrees}°</source>
        <translation>giro de {degrees}° en el sentido de las agujas del reloj</translation>
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
        <translation>{zone}: lugar&#xa0;{place}</translation>
    </message>
    <message>
        <source>{zone}: row {row}, place {place}</source>
        <translation>{zone}: fila&#xa0;{row}, lugar&#xa0;{place}</translation>
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
        <translation>Todo está en su sitio.</translation>
    </message>
</context>
<context>
    <name>speed</name>
    <message>
        <source>fast</source>
        <translation>rápida</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>off</source>
        <translation>sin animación</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>lenta</translation>
    </message>
</context>
<context>
    <name>store</name>
    <message>
        <source>Not all of this game is saved. {why}</source>
        <translation>La partida no se ha guardado entera. {why}</translation>
    </message>
    <message>
        <source>Nothing can be written into the folder {folder}.</source>
        <translation>No se puede escribir nada en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision.</source>
        <translation>Ha habido un fallo en el programa. La partida está como quedó tras la última decisión.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. The game is at its last decision. What happened is written in {file}.</source>
        <translation>Ha habido un fallo en el programa. La partida está como quedó tras la última decisión. Lo ocurrido está anotado en {file}.</translation>
    </message>
    <message>
        <source>The components of this game are not there: {game}.</source>
        <translation>Faltan los componentes de este juego: {game}.</translation>
    </message>
    <message>
        <source>The disk is full.</source>
        <translation>El disco está lleno.</translation>
    </message>
    <message>
        <source>The file with corrected components cannot be read: {file}.</source>
        <translation>No se puede leer el archivo con los componentes corregidos: {file}.</translation>
    </message>
    <message>
        <source>The last line of {file} was cut off. The game opens at the last decision that was written down.</source>
        <translation>La última línea del archivo {file} está incompleta. La partida se abre en la última decisión anotada.</translation>
    </message>
    <message>
        <source>This game is not being saved. {why} It goes on in memory; save a copy somewhere else before you leave.</source>
        <translation>Esta partida no se está guardando. {why} De momento sigue en la memoria; guarda una copia en otro sitio antes de salir.</translation>
    </message>
    <message>
        <source>This program may not write into the folder {folder}.</source>
        <translation>Este programa no tiene permiso para escribir en la carpeta {folder}.</translation>
    </message>
    <message>
        <source>Your preferences hold only until you quit. {why}</source>
        <translation>Tus preferencias solo valen hasta que salgas del programa. {why}</translation>
    </message>
    <message>
        <source>boardtable is open already. You can play here too, but nothing is saved.</source>
        <translation>boardtable ya está abierto. Aquí también puedes jugar, pero no se guarda nada.</translation>
    </message>
    <message>
        <source>this must be a text, a number, or true or false</source>
        <translation>esto debe ser un texto, un número o un valor verdadero o falso (true o false)</translation>
    </message>
    <message>
        <source>{file} cannot be a game file: it is not text in UTF-8. Choose another file.</source>
        <translation>{file} no puede ser un archivo de partida, porque no es texto en UTF-8. Elige otro archivo.</translation>
    </message>
    <message>
        <source>{file} cannot be opened, since its game is not installed or does not work: {game}. Install it first.</source>
        <translation>No se puede abrir el archivo {file} porque su juego no está instalado o no funciona: {game}. Instala antes el juego.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Choose another file.</source>
        <translation>No se puede abrir el archivo {file}. {why} Elige otro archivo.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Install a newer boardtable.</source>
        <translation>No se puede abrir el archivo {file}. {why} Instala una versión más reciente de boardtable.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} Look for another copy of it.</source>
        <translation>No se puede abrir el archivo {file}. {why} Busca otra copia del archivo.</translation>
    </message>
    <message>
        <source>{file} cannot be opened. {why} The file stays as it is: keep it for a boardtable that fits.</source>
        <translation>No se puede abrir el archivo {file}. {why} El archivo queda como está: consérvalo para una versión de boardtable que pueda abrirlo.</translation>
    </message>
    <message>
        <source>{file} cannot be read from its disk. Try again, or look for another copy.</source>
        <translation>No se puede leer del disco el archivo {file}. Inténtalo otra vez o busca otra copia.</translation>
    </message>
    <message>
        <source>{file} cannot be read.</source>
        <translation>No se puede leer el archivo {file}.</translation>
    </message>
    <message>
        <source>{file} is a folder. Choose a game file in it.</source>
        <translation>{file} es una carpeta. Elige un archivo de partida dentro de ella.</translation>
    </message>
    <message>
        <source>{file} is damaged. {why} The game opens at its last good position, and goes on in a copy.</source>
        <translation>El archivo {file} está dañado. {why} La partida se abre en la última posición correcta y sigue en una copia.</translation>
    </message>
    <message>
        <source>{file} is empty. Choose another file.</source>
        <translation>El archivo {file} está vacío. Elige otro.</translation>
    </message>
    <message>
        <source>{file} is not a file. Choose a game file.</source>
        <translation>{file} no es un archivo. Elige un archivo de partida.</translation>
    </message>
    <message>
        <source>{file} is not saved. {why} Choose another folder.</source>
        <translation>No se ha guardado el archivo {file}. {why} Elige otra carpeta.</translation>
    </message>
    <message>
        <source>{file} is not text in UTF-8. Save it as UTF-8 in a text editor.</source>
        <translation>El archivo {file} no es texto en UTF-8. Guárdalo como UTF-8 con un editor de texto.</translation>
    </message>
    <message>
        <source>{file} is not there. Look for it in another folder.</source>
        <translation>No se encuentra el archivo {file}. Búscalo en otra carpeta.</translation>
    </message>
    <message>
        <source>{file} is too large for a game file. Choose another file.</source>
        <translation>{file} es demasiado grande para ser un archivo de partida. Elige otro archivo.</translation>
    </message>
    <message>
        <source>{file} is written in UTF-16. Save it as UTF-8 in a text editor, then open it.</source>
        <translation>El archivo {file} está escrito en UTF-16. Guárdalo como UTF-8 con un editor de texto y ábrelo después.</translation>
    </message>
    <message>
        <source>{file} may not be read by you. Change its permissions, or ask its owner.</source>
        <translation>No tienes permiso para leer el archivo {file}. Cambia los permisos o pide acceso a su propietario.</translation>
    </message>
    <message>
        <source>{file} was cut off in its first line. Look for another copy of it.</source>
        <translation>El archivo {file} se interrumpe en la primera línea. Busca otra copia.</translation>
    </message>
    <message>
        <source>{file}: line {line} cannot be read.</source>
        <translation>{file}: la línea&#xa0;{line} no se puede leer.</translation>
    </message>
    <message>
        <source>{file}: {entry}: {fault}.</source>
        <translation>{file}: {entry}: {fault}.</translation>
    </message>
    <message numerus="yes">
        <source>{first} ({n} entries are wrong.)</source>
        <extracomment>For one: {first} ({n} entry is wrong.)</extracomment>
        <translation>
            <numerusform>{first} (Hay {n}&#xa0;entrada errónea.)</numerusform>
            <numerusform>{first} (Hay {n}&#xa0;entradas erróneas.)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>theme</name>
    <message>
        <source>as the system</source>
        <translation>como el sistema</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>oscuro</translation>
    </message>
    <message>
        <source>light</source>
        <translation>claro</translation>
    </message>
</context>
<context>
    <name>usage</name>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>FOLDER</source>
        <translation>CARPETA</translation>
    </message>
    <message>
        <source>One calm table for printed board games.</source>
        <translation>Una mesa tranquila para juegos de mesa publicados.</translation>
    </message>
    <message>
        <source>This means nothing here: {what}</source>
        <translation>Esto no significa nada aquí: {what}</translation>
    </message>
    <message>
        <source>a game to open</source>
        <translation>partida que se abrirá</translation>
    </message>
    <message>
        <source>check that this build is whole, then quit</source>
        <translation>comprobar que esta copia del programa está completa y salir</translation>
    </message>
    <message>
        <source>keep games and preferences in this folder</source>
        <translation>guardar las partidas y las preferencias en esta carpeta</translation>
    </message>
    <message>
        <source>show the version, then quit</source>
        <translation>mostrar la versión y salir</translation>
    </message>
    <message>
        <source>show this help, then quit</source>
        <translation>mostrar esta ayuda y salir</translation>
    </message>
    <message>
        <source>usage: {line}</source>
        <translation>uso: {line}</translation>
    </message>
    <message>
        <source>{option} needs a folder behind it.</source>
        <translation>Después de {option} hay que indicar una carpeta.</translation>
    </message>
    <message>
        <source>{option} takes no value.</source>
        <translation>{option} no admite ningún valor.</translation>
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
        <translation>+{points} y con estilo +{cubes}</translation>
    </message>
    <message>
        <source>A Wasabi! card covers this square: nothing is done there.</source>
        <translation>Una carta Wasabi! cubre esta casilla: aquí no se puede hacer nada.</translation>
    </message>
    <message>
        <source>A Wasabi! card leaves the board only as a reward.</source>
        <translation>Una carta Wasabi! solo sale del tablero como recompensa.</translation>
    </message>
    <message>
        <source>A challenge token is assigned when you serve a recipe of its length.</source>
        <translation>Una ficha de desafío se asigna al servir una receta de su longitud.</translation>
    </message>
    <message>
        <source>A chopped tile goes back into the pantry or on the board.</source>
        <translation>Una ficha quitada se devuelve a la despensa o se coloca en el tablero.</translation>
    </message>
    <message>
        <source>A chopped tile never comes into the hand.</source>
        <translation>Una ficha quitada nunca va a la mano.</translation>
    </message>
    <message>
        <source>A recipe goes under the pile of its length.</source>
        <translation>Una receta va debajo de la pila de su longitud.</translation>
    </message>
    <message>
        <source>A recipe is served right after it was completed, not later.</source>
        <translation>Una receta se sirve justo después de completarla, no más tarde.</translation>
    </message>
    <message>
        <source>A recipe stays on your screen until you serve it or pass.</source>
        <translation>Una receta se queda en tu pantalla hasta que la sirvas o la descartes al pasar.</translation>
    </message>
    <message>
        <source>A recipe that you have just drawn can be served from your next turn on.</source>
        <translation>Una receta que acabas de robar se puede servir a partir de tu próximo turno.</translation>
    </message>
    <message>
        <source>A tile lies there already. To put yours on top, play Stack!</source>
        <translation>Ahí ya hay una ficha. Para poner la tuya encima, juega Stack!</translation>
    </message>
    <message>
        <source>A tile lies there already; ingredients go on open squares.</source>
        <translation>Ahí ya hay una ficha; los ingredientes se colocan en casillas libres.</translation>
    </message>
    <message>
        <source>Action card in a closed hand</source>
        <translation>Carta de acción de una mano oculta</translation>
    </message>
    <message>
        <source>Action cards are taken as a reward for completed recipes.</source>
        <translation>Las cartas de acción se toman como recompensa por las recetas completadas.</translation>
    </message>
    <message>
        <source>Action cards in hand</source>
        <translation>Cartas de acción en la mano</translation>
    </message>
    <message>
        <source>Action cards: {name}</source>
        <translation>Cartas de acción: {name}</translation>
    </message>
    <message>
        <source>After an action card you can no longer pass in this turn.</source>
        <translation>Después de una carta de acción ya no puedes pasar en este turno.</translation>
    </message>
    <message>
        <source>All challenge tokens are assigned: points do not matter.</source>
        <translation>Un jugador ha asignado su última ficha de desafío: los puntos no importan.</translation>
    </message>
    <message>
        <source>All recipes</source>
        <translation>Todas las recetas</translation>
    </message>
    <message>
        <source>An action card is played on the board.</source>
        <translation>Las cartas de acción se juegan en el tablero.</translation>
    </message>
    <message>
        <source>An ingredient goes on an open square of the board.</source>
        <translation>Los ingredientes van a una casilla libre del tablero.</translation>
    </message>
    <message>
        <source>An open square must be left for your ingredient; place that first.</source>
        <translation>Debe quedar una casilla libre para tu ingrediente; si no, colócalo primero.</translation>
    </message>
    <message>
        <source>At least one of the two squares must hold a tile.</source>
        <translation>En al menos una de las dos casillas debe haber una ficha.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Back into the pantry: {kind}.</source>
        <translation>Vuelve a la despensa: {kind}.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Bowl</source>
        <translation>Cuenco</translation>
    </message>
    <message>
        <source>Bowl: {name}</source>
        <translation>Cuenco: {name}</translation>
    </message>
    <message>
        <source>Challenge token of length {n}</source>
        <translation>Ficha de desafío de longitud&#xa0;{n}</translation>
    </message>
    <message numerus="yes">
        <source>Challenge token: {n} points</source>
        <extracomment>For one: Challenge token: {n} point</extracomment>
        <translation>
            <numerusform>Ficha de desafío: {n}&#xa0;punto</numerusform>
            <numerusform>Ficha de desafío: {n}&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Challenge tokens left</source>
        <translation>Fichas de desafío sin asignar</translation>
    </message>
    <message>
        <source>Challenge tokens: {name}</source>
        <translation>Fichas de desafío: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Choose an ingredient for the starting hand of {name}: {n} more, each of another category.</source>
        <extracomment>For one: Choose an ingredient for the starting hand of {name}: {n} more, of another category.</extracomment>
        <translation>
            <numerusform>Elige un ingrediente para la mano inicial de {name}: falta&#xa0;{n}, de otra categoría.</numerusform>
            <numerusform>Elige un ingrediente para la mano inicial de {name}: faltan&#xa0;{n}, cada uno de una categoría distinta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose from the pantry for your left-hand neighbour.</source>
        <translation>Elige de la despensa un ingrediente para quien está a tu izquierda.</translation>
    </message>
    <message>
        <source>Chop! Choose a tile on the board.</source>
        <translation>Chop! Elige una ficha del tablero.</translation>
    </message>
    <message>
        <source>Chop! needs a tile on the board that can be seen.</source>
        <translation>Para Chop! debe haber una ficha visible en el tablero.</translation>
    </message>
    <message>
        <source>Completed: {recipe}</source>
        <translation>Completada: {recipe}</translation>
    </message>
    <message>
        <source>Cover four squares, two by two: they are locked. It also brings you wasabi.</source>
        <translation>Cubre cuatro casillas, dos por dos: quedan bloqueadas. Además te da wasabi.</translation>
    </message>
    <message>
        <source>Delicacies</source>
        <translation>Exquisiteces</translation>
    </message>
    <message>
        <source>Discard at least one recipe: put it under its pile.</source>
        <translation>Descarta al menos una receta: ponla debajo de su pila.</translation>
    </message>
    <message>
        <source>Discard more recipes in the order that you like, or stop.</source>
        <translation>Descarta más recetas, en el orden que quieras, o termina.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message numerus="yes">
        <source>Draw a recipe of any length: {n} more.</source>
        <extracomment>For one: Draw a recipe of any length: {n} more.</extracomment>
        <translation>
            <numerusform>Roba una receta de la longitud que quieras: falta&#xa0;{n}.</numerusform>
            <numerusform>Roba una receta de la longitud que quieras: faltan&#xa0;{n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each ingredient of a starting hand is of another category.</source>
        <translation>Cada ingrediente de una mano inicial debe ser de una categoría distinta.</translation>
    </message>
    <message>
        <source>Everybody has passed several times in a row: standstill.</source>
        <translation>Todos han pasado varias veces seguidas: bloqueo.</translation>
    </message>
    <message>
        <source>Everybody passed again and again (rule 10.7).</source>
        <translation>Todos han pasado una y otra vez (regla&#xa0;10.7).</translation>
    </message>
    <message>
        <source>Exchange all that lies on two adjacent squares.</source>
        <translation>Intercambia todo lo que hay en dos casillas contiguas.</translation>
    </message>
    <message>
        <source>Exchanged: {square}; {other}.</source>
        <translation>Intercambio: {square}; {other}.</translation>
    </message>
    <message>
        <source>First place an ingredient; that is what a turn is for.</source>
        <translation>Primero coloca un ingrediente; para eso es el turno.</translation>
    </message>
    <message>
        <source>First say which of the completed recipes you serve.</source>
        <translation>Primero decide cuáles de las recetas completadas quieres servir.</translation>
    </message>
    <message>
        <source>First take ingredients; each part of Step 2 is finished before the next.</source>
        <translation>Primero toma ingredientes; en el paso&#xa0;2, cada parte se termina antes de empezar la siguiente.</translation>
    </message>
    <message>
        <source>First take your reward; each part of Step 2 is finished before the next.</source>
        <translation>Primero toma tu recompensa; en el paso&#xa0;2, cada parte se termina antes de empezar la siguiente.</translation>
    </message>
    <message>
        <source>First the chopped tile: put it back or place it.</source>
        <translation>Primero, la ficha quitada: devuélvela o colócala.</translation>
    </message>
    <message>
        <source>Fish</source>
        <translation>Pescado</translation>
    </message>
    <message>
        <source>For a second ingredient you need a tile in hand and an open square.</source>
        <translation>Para un segundo ingrediente necesitas una ficha en la mano y una casilla libre.</translation>
    </message>
    <message>
        <source>For the starting hand of {name}: {kind}.</source>
        <translation>{name} recibe para la mano inicial: {kind}.</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Huerta</translation>
    </message>
    <message>
        <source>Hot plate</source>
        <translation>Calientes</translation>
    </message>
    <message>
        <source>Ingredient in a closed hand</source>
        <translation>Ingrediente de una mano oculta</translation>
    </message>
    <message>
        <source>Ingredients in hand cannot be exchanged.</source>
        <translation>Los ingredientes de la mano no se pueden cambiar por otros.</translation>
    </message>
    <message>
        <source>Ingredients: {name}</source>
        <translation>Ingredientes: {name}</translation>
    </message>
    <message>
        <source>It goes back into the kitchen.</source>
        <translation>La carta vuelve a la cocina.</translation>
    </message>
    <message>
        <source>It goes to the hand of your left-hand neighbour.</source>
        <translation>La ficha va a la mano de quien está a tu izquierda.</translation>
    </message>
    <message>
        <source>It goes to your action cards.</source>
        <translation>La carta va con tus cartas de acción.</translation>
    </message>
    <message>
        <source>It goes to your hand.</source>
        <translation>La ficha va a tu mano.</translation>
    </message>
    <message>
        <source>It goes to your served recipes.</source>
        <translation>La receta va con tus recetas servidas.</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Kitchen</source>
        <translation>Cocina</translation>
    </message>
    <message>
        <source>Length {n}</source>
        <translation>Longitud {n}</translation>
    </message>
    <message>
        <source>Length {n} ({worth})</source>
        <translation>Longitud {n} ({worth})</translation>
    </message>
    <message>
        <source>No more</source>
        <translation>No servir más</translation>
    </message>
    <message>
        <source>No row or column of the board shows these ingredients side by side.</source>
        <translation>En ninguna fila ni columna del tablero aparecen seguidos estos ingredientes.</translation>
    </message>
    <message>
        <source>No two adjacent squares can be exchanged.</source>
        <translation>No hay dos casillas adyacentes que se puedan intercambiar.</translation>
    </message>
    <message>
        <source>Now place an ingredient.</source>
        <translation>Ahora coloca un ingrediente.</translation>
    </message>
    <message>
        <source>Nowhere can four squares be covered and an open one be left for your ingredient.</source>
        <translation>En ningún sitio se pueden cubrir cuatro casillas y dejar una libre para tu ingrediente.</translation>
    </message>
    <message>
        <source>Of this ingredient there is no tile left in the pantry.</source>
        <translation>De este ingrediente no queda ninguna ficha en la despensa.</translation>
    </message>
    <message>
        <source>Of this ingredient there is no tile left.</source>
        <translation>De este ingrediente no queda ninguna ficha.</translation>
    </message>
    <message>
        <source>On top of a tile: {kind} ({square}).</source>
        <translation>Encima de otra ficha: {kind} ({square}).</translation>
    </message>
    <message>
        <source>One Wasabi! card cannot lie upon another.</source>
        <translation>Una carta Wasabi! no puede ir encima de otra.</translation>
    </message>
    <message>
        <source>Only ingredients from your hand are placed.</source>
        <translation>Solo se colocan ingredientes de tu mano.</translation>
    </message>
    <message>
        <source>Only squares that share an edge are exchanged.</source>
        <translation>Solo se intercambian casillas que comparten un borde.</translation>
    </message>
    <message>
        <source>Only who is in turn completes recipes.</source>
        <translation>Solo completa recetas quien tiene el turno.</translation>
    </message>
    <message>
        <source>Pantry</source>
        <translation>Despensa</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Place an ingredient on an open square.</source>
        <translation>Coloca un ingrediente en una casilla libre.</translation>
    </message>
    <message>
        <source>Place an ingredient, or play an action card first.</source>
        <translation>Coloca un ingrediente o juega antes una carta de acción.</translation>
    </message>
    <message>
        <source>Plate for a chopped tile</source>
        <translation>Plato para una ficha quitada</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Puntos: {points}.</translation>
    </message>
    <message>
        <source>Points: {points}. With style also wasabi cubes: {cubes}.</source>
        <translation>Puntos: {points}. Con estilo, además cubos de wasabi: {cubes}.</translation>
    </message>
    <message>
        <source>Put an action card back into the kitchen, or lay the new one on it.</source>
        <translation>Devuelve una carta de acción a la cocina o coloca la nueva encima de ella.</translation>
    </message>
    <message>
        <source>Put it back into the pantry, or place it on the board: {kind}.</source>
        <translation>Devuelve esta ficha a la despensa o colócala en el tablero: {kind}.</translation>
    </message>
    <message>
        <source>Recipe of length {n}, face down</source>
        <translation>Receta de longitud&#xa0;{n}, boca abajo</translation>
    </message>
    <message>
        <source>Recipes are drawn at the end of your turn, until your screen is full.</source>
        <translation>Las recetas se roban al final de tu turno, hasta llenar tu pantalla.</translation>
    </message>
    <message>
        <source>Recipes are drawn last, each part of Step 2 is finished before the next.</source>
        <translation>Las recetas se roban al final; en el paso&#xa0;2, cada parte se termina antes de empezar la siguiente.</translation>
    </message>
    <message>
        <source>Recipes of length {n}</source>
        <translation>Recetas de longitud&#xa0;{n}</translation>
    </message>
    <message>
        <source>Rice, maki and unique ingredients are not given.</source>
        <translation>No se pueden dar arroz, maki ni ingredientes únicos.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Screen: {name}</source>
        <translation>Pantalla: {name}</translation>
    </message>
    <message>
        <source>Seafood</source>
        <translation>Marisco</translation>
    </message>
    <message>
        <source>Serve nothing</source>
        <translation>No servir nada</translation>
    </message>
    <message>
        <source>Served recipes, their tokens and your cubes stay where they are.</source>
        <translation>Las recetas servidas, sus fichas de desafío y tus cubos se quedan donde están.</translation>
    </message>
    <message>
        <source>Served: {name}</source>
        <translation>Recetas servidas: {name}</translation>
    </message>
    <message>
        <source>Spicy! Drop the card on the board.</source>
        <translation>Spicy! Suelta la carta en el tablero.</translation>
    </message>
    <message>
        <source>Stack! Choose an ingredient of yours and a tile on the board.</source>
        <translation>Stack! Elige uno de tus ingredientes y una ficha del tablero.</translation>
    </message>
    <message>
        <source>Stack! is played only before your ingredient.</source>
        <translation>Stack! solo se juega antes de tu ingrediente.</translation>
    </message>
    <message>
        <source>Stack! needs a tile on the board that can be seen.</source>
        <translation>Para Stack! debe haber una ficha visible en el tablero.</translation>
    </message>
    <message>
        <source>Stack! needs an ingredient of yours first, then the tile below it.</source>
        <translation>Stack! necesita primero uno de tus ingredientes y después la ficha de debajo.</translation>
    </message>
    <message>
        <source>Staples</source>
        <translation>Básicos</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Switch! Choose two adjacent squares.</source>
        <translation>Switch! Elige dos casillas adyacentes.</translation>
    </message>
    <message>
        <source>Take a visible tile off the board: it goes back into the pantry, or becomes the tile of your turn.</source>
        <translation>Quita una ficha visible del tablero: vuelve a la despensa o es tu ficha de este turno.</translation>
    </message>
    <message numerus="yes">
        <source>Take an action card: {n} rewards left.</source>
        <extracomment>For one: Take an action card: {n} reward left.</extracomment>
        <translation>
            <numerusform>Toma una carta de acción: queda {n}&#xa0;recompensa.</numerusform>
            <numerusform>Toma una carta de acción: quedan {n}&#xa0;recompensas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take an ingredient: {n} more.</source>
        <extracomment>For one: Take an ingredient: {n} more.</extracomment>
        <translation>
            <numerusform>Toma un ingrediente: falta&#xa0;{n}.</numerusform>
            <numerusform>Toma un ingrediente: faltan&#xa0;{n}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken off the board: {kind} ({square}).</source>
        <translation>Se quita del tablero: {kind} ({square}).</translation>
    </message>
    <message>
        <source>The board is full.</source>
        <translation>El tablero está lleno.</translation>
    </message>
    <message>
        <source>The four squares lie two by two within the play zone.</source>
        <translation>Las cuatro casillas forman un cuadrado de dos por dos dentro de la zona de juego.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The recipe goes to your screen.</source>
        <translation>La receta va a tu pantalla.</translation>
    </message>
    <message>
        <source>The tile of your turn goes on top of another one.</source>
        <translation>Tu ficha de este turno va encima de otra.</translation>
    </message>
    <message>
        <source>There is nothing to be taken off this square.</source>
        <translation>En esta casilla no hay nada que quitar.</translation>
    </message>
    <message>
        <source>This lay there before; you have not made it just now.</source>
        <translation>Esta línea ya estaba ahí; no la acabas de hacer tú.</translation>
    </message>
    <message>
        <source>This pile is empty.</source>
        <translation>Esta pila está vacía.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Empate a {n}&#xa0;punto: {names}.</numerusform>
            <numerusform>Empate a {n}&#xa0;puntos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Waive it</source>
        <translation>Renunciar a la recompensa</translation>
    </message>
    <message>
        <source>Wasabi cubes</source>
        <translation>Cubos de wasabi</translation>
    </message>
    <message>
        <source>Wasabi! Choose four squares, two by two.</source>
        <translation>Wasabi! Elige cuatro casillas que formen un cuadrado de dos por dos.</translation>
    </message>
    <message>
        <source>What lies on the board stays there, unless an action card moves it.</source>
        <translation>Lo que hay en el tablero se queda ahí mientras no lo mueva una carta de acción.</translation>
    </message>
    <message>
        <source>What others hold stays with them.</source>
        <translation>Lo que tienen los demás no se toca.</translation>
    </message>
    <message>
        <source>Who passes discards at least one recipe.</source>
        <translation>Quien pasa debe descartar al menos una receta.</translation>
    </message>
    <message>
        <source>Who passes places nothing and plays no card.</source>
        <translation>Quien pasa no coloca ninguna ficha ni juega ninguna carta.</translation>
    </message>
    <message>
        <source>With Stack! your ingredient goes on top of another tile.</source>
        <translation>Con Stack! tu ingrediente va encima de otra ficha.</translation>
    </message>
    <message>
        <source>You have completed: {recipes}. Serve what you like.</source>
        <translation>Has completado: {recipes}. Sirve lo que quieras.</translation>
    </message>
    <message>
        <source>You have no challenge token of this length left.</source>
        <translation>No te queda ninguna ficha de desafío de esta longitud.</translation>
    </message>
    <message>
        <source>You have placed your ingredient; only Spicy! allows a second one.</source>
        <translation>Ya has colocado tu ingrediente; solo Spicy! permite colocar otro.</translation>
    </message>
    <message>
        <source>You may place a second ingredient.</source>
        <translation>Puedes colocar un segundo ingrediente.</translation>
    </message>
    <message>
        <source>You may place a second tile in this turn.</source>
        <translation>Puedes colocar una segunda ficha en este turno.</translation>
    </message>
    <message>
        <source>You may still play an action card.</source>
        <translation>Todavía puedes jugar una carta de acción.</translation>
    </message>
    <message numerus="yes">
        <source>You never hold more than {n} action cards.</source>
        <extracomment>For one: You never hold more than {n} action card.</extracomment>
        <translation>
            <numerusform>No puedes tener más de {n}&#xa0;carta de acción.</numerusform>
            <numerusform>No puedes tener más de {n}&#xa0;cartas de acción.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play at most one action card in a turn.</source>
        <translation>En cada turno juegas como mucho una carta de acción.</translation>
    </message>
    <message>
        <source>You played a card of this type in this turn, and there are others.</source>
        <translation>En este turno has jugado una carta de este tipo, y las hay de otros tipos.</translation>
    </message>
    <message>
        <source>You put a card back only to make room for another one.</source>
        <translation>Solo se devuelve una carta para hacer sitio a otra.</translation>
    </message>
    <message>
        <source>Your recipes wait on your screen until you complete them.</source>
        <translation>Tus recetas esperan en tu pantalla hasta que las completes.</translation>
    </message>
    <message>
        <source>a Wasabi! card covers two by two squares of the play zone that are not covered yet</source>
        <translation>una carta Wasabi! cubre un cuadrado de dos por dos casillas de la zona de juego que aún no estén cubiertas</translation>
    </message>
    <message>
        <source>a chopped tile is not lying around in this phase</source>
        <translation>en esta fase no puede haber ninguna ficha quitada en el plato</translation>
    </message>
    <message>
        <source>a hand holds at most so many: {n}</source>
        <translation>número máximo en una mano: {n}</translation>
    </message>
    <message>
        <source>a player has seen the own recipes</source>
        <translation>un jugador tiene que haber visto sus propias recetas</translation>
    </message>
    <message>
        <source>a screen has so many places: {n}</source>
        <translation>número de lugares que tiene una pantalla: {n}</translation>
    </message>
    <message>
        <source>a strip lies under the pile of its length</source>
        <translation>una tira tiene que estar debajo de la pila de su longitud</translation>
    </message>
    <message>
        <source>all have seen a served recipe</source>
        <translation>una receta servida tienen que haberla visto todos</translation>
    </message>
    <message>
        <source>all types of action card must be here</source>
        <translation>aquí deben estar todos los tipos de carta de acción</translation>
    </message>
    <message>
        <source>avocado</source>
        <translation>aguacate</translation>
    </message>
    <message>
        <source>crab</source>
        <translation>cangrejo</translation>
    </message>
    <message>
        <source>cucumber</source>
        <translation>pepino</translation>
    </message>
    <message>
        <source>eel</source>
        <translation>anguila</translation>
    </message>
    <message>
        <source>egg</source>
        <translation>huevo</translation>
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
        <translation>en esta fase no hay nada que decidir</translation>
    </message>
    <message>
        <source>octopus</source>
        <translation>pulpo</translation>
    </message>
    <message>
        <source>only players can have seen a strip</source>
        <translation>solo los jugadores pueden haber visto una tira</translation>
    </message>
    <message>
        <source>pickle</source>
        <translation>pepinillo</translation>
    </message>
    <message>
        <source>recipes are discarded only by who passes</source>
        <translation>solo descarta recetas quien pasa</translation>
    </message>
    <message>
        <source>rice</source>
        <translation>arroz</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>fila&#xa0;{row}, columna&#xa0;{column}</translation>
    </message>
    <message>
        <source>salmon</source>
        <translation>salmón</translation>
    </message>
    <message>
        <source>sea urchin</source>
        <translation>erizo de mar</translation>
    </message>
    <message>
        <source>shrimp</source>
        <translation>gamba</translation>
    </message>
    <message>
        <source>snapper</source>
        <translation>pargo</translation>
    </message>
    <message>
        <source>something lies in two places</source>
        <translation>algo está en dos sitios</translation>
    </message>
    <message>
        <source>squid</source>
        <translation>calamar</translation>
    </message>
    <message>
        <source>strip and recipe must have the same length</source>
        <translation>la tira y la receta deben tener la misma longitud</translation>
    </message>
    <message>
        <source>strips of a length must be numbered from {first}, without a gap</source>
        <translation>las tiras de una misma longitud deben estar numeradas desde el&#xa0;{first}, sin saltos</translation>
    </message>
    <message>
        <source>tempura</source>
        <translation>tempura</translation>
    </message>
    <message>
        <source>the game has not ended like this</source>
        <translation>la partida no ha terminado así</translation>
    </message>
    <message>
        <source>there are action cards that are not in this game</source>
        <translation>hay cartas de acción que no forman parte de esta partida</translation>
    </message>
    <message>
        <source>there are not so many challenge tokens</source>
        <translation>no hay tantas fichas de desafío</translation>
    </message>
    <message>
        <source>there is no challenge token of this length</source>
        <translation>no hay ninguna ficha de desafío de esta longitud</translation>
    </message>
    <message>
        <source>there is no such ingredient: {name}</source>
        <translation>este ingrediente no existe: {name}</translation>
    </message>
    <message>
        <source>there must be a colour for each player, and no two the same</source>
        <translation>debe haber un color para cada jugador, sin repetir ninguno</translation>
    </message>
    <message>
        <source>there must be challenge tokens</source>
        <translation>debe haber fichas de desafío</translation>
    </message>
    <message>
        <source>these are the recipes that may be claimed just now</source>
        <translation>aquí van las recetas que se pueden servir en este momento</translation>
    </message>
    <message>
        <source>these must be all strips on screens, served or under a pile</source>
        <translation>estas deben ser todas las tiras que están en una pantalla, servidas o debajo de una pila</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>este juego no es para este número de jugadores: {n}</translation>
    </message>
    <message>
        <source>this must be 2 rows and 2 columns</source>
        <translation>esto debe tener 2&#xa0;filas y 2&#xa0;columnas</translation>
    </message>
    <message>
        <source>this must be a row and a column, both from 0</source>
        <translation>esto debe ser una fila y una columna, ambas contadas desde el&#xa0;0</translation>
    </message>
    <message>
        <source>this must be a square of the play zone with tiles, and named once</source>
        <translation>esto debe ser una casilla de la zona de juego con fichas y aparecer una sola vez</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>este jugador no participa</translation>
    </message>
    <message>
        <source>this says how a game ended that is over</source>
        <translation>esto dice cómo ha acabado una partida ya terminada</translation>
    </message>
    <message>
        <source>too few categories have tiles for the starting hands of all players</source>
        <translation>hay muy pocas categorías con fichas para las manos iniciales de todos los jugadores</translation>
    </message>
    <message>
        <source>toro</source>
        <translation>ventresca</translation>
    </message>
    <message>
        <source>tuna</source>
        <translation>atún</translation>
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
        <translation>{name} elige ingredientes para: {other}.</translation>
    </message>
    <message>
        <source>{name} discards a recipe of length {n}.</source>
        <translation>{name} descarta una receta de longitud&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{name} does without a reward.</source>
        <translation>{name} renuncia a una recompensa.</translation>
    </message>
    <message>
        <source>{name} draws a recipe of length {n}.</source>
        <translation>{name} roba una receta de longitud&#xa0;{n}.</translation>
    </message>
    <message>
        <source>{name} draws recipes.</source>
        <translation>{name} roba recetas.</translation>
    </message>
    <message>
        <source>{name} has assigned all challenge tokens and wins at once, whatever the points.</source>
        <translation>{name} asigna la última ficha de desafío y gana en el acto, sean cuales sean los puntos.</translation>
    </message>
    <message>
        <source>{name} has assigned all challenge tokens.</source>
        <translation>{name} asigna la última ficha de desafío.</translation>
    </message>
    <message>
        <source>{name} is at the counter.</source>
        <translation>{name} está en el mostrador.</translation>
    </message>
    <message>
        <source>{name} passes and discards recipes.</source>
        <translation>{name} pasa y descarta recetas.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} places a tile: {kind} ({square}).</source>
        <translation>{name} coloca una ficha: {kind} ({square}).</translation>
    </message>
    <message>
        <source>{name} plays {card}</source>
        <translation>{name} juega {card}</translation>
    </message>
    <message>
        <source>{name} puts back: {card}</source>
        <translation>{name} devuelve a la cocina: {card}</translation>
    </message>
    <message>
        <source>{name} serves with style: {recipe}. Points: {points}, wasabi cubes: {cubes}.</source>
        <translation>{name} sirve con estilo: {recipe}. Puntos: {points}; cubos de wasabi: {cubes}.</translation>
    </message>
    <message>
        <source>{name} serves: {recipe}. Points: {points}.</source>
        <translation>{name} sirve: {recipe}. Puntos: {points}.</translation>
    </message>
    <message>
        <source>{name} takes a reward.</source>
        <translation>{name} toma una recompensa.</translation>
    </message>
    <message>
        <source>{name} takes from the board: {card}</source>
        <translation>{name} toma del tablero: {card}</translation>
    </message>
    <message>
        <source>{name} takes from the kitchen: {card}</source>
        <translation>{name} toma de la cocina: {card}</translation>
    </message>
    <message>
        <source>{name} takes ingredients.</source>
        <translation>{name} toma ingredientes.</translation>
    </message>
    <message numerus="yes">
        <source>{name} takes {n} wasabi cubes. Covered from here on: {square}.</source>
        <extracomment>For one: {name} takes {n} wasabi cube. Covered from here on: {square}.</extracomment>
        <translation>
            <numerusform>{name} toma {n}&#xa0;cubo de wasabi. Casillas cubiertas a partir de: {square}.</numerusform>
            <numerusform>{name} toma {n}&#xa0;cubos de wasabi. Casillas cubiertas a partir de: {square}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes: {kind}.</source>
        <translation>{name} toma: {kind}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} gana con {n}&#xa0;punto.</numerusform>
            <numerusform>{name} gana con {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} wasabi cubes</source>
        <extracomment>For one: {n} wasabi cube</extracomment>
        <translation>
            <numerusform>{n}&#xa0;cubo de wasabi</numerusform>
            <numerusform>{n}&#xa0;cubos de wasabi</numerusform>
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
        <translation>{tie} También hay empate a cubos de wasabi, así que la victoria es compartida: {names}.</translation>
    </message>
    <message>
        <source>{tie} The most wasabi cubes decide: {name} ({n}).</source>
        <translation>{tie} Decide el mayor número de cubos de wasabi: {name} ({n}).</translation>
    </message>
</context>
<context>
    <name>wasabi|lesson</name>
    <message>
        <source>A sushi counter that all share. Everybody has secret recipes, and lays ingredients on one board. Whoever completes a line there with all that an own recipe wants serves it. At the end most points win.</source>
        <translation>Una barra de sushi que comparten todos. Cada jugador tiene recetas secretas y coloca ingredientes en un mismo tablero. Quien completa en él una línea con todo lo que pide una de sus recetas sirve esa receta. Al final gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>Complete, and even in the order that is printed, read from one end or the other: that is style. Serve it: drag the recipe down to the served ones, or click it. Points: {points}, wasabi cubes for style: {cubes}.</source>
        <translation>Está completa, y además en el orden impreso, en un sentido o en el otro: eso es estilo. Sírvela: arrástrala hacia abajo, a las recetas servidas, o haz clic en ella. Puntos: {points}; cubos de wasabi por el estilo: {cubes}.</translation>
    </message>
    <message>
        <source>Covered squares are locked, until somebody takes that card as a reward. Now you would place an ingredient as before. The other cards chop, stack or switch ingredients, or let you place two: the rules say how.</source>
        <translation>Las casillas cubiertas están bloqueadas hasta que alguien toma esa carta como recompensa. Ahora colocarías un ingrediente como antes. Las demás cartas quitan, apilan o intercambian ingredientes, o te dejan colocar dos: el reglamento explica cómo.</translation>
    </message>
    <message>
        <source>If no recipe of yours suits the board, you may pass instead of all this: you discard one or more of them, which go under their piles, and draw others.</source>
        <translation>Si ninguna de tus recetas va bien con el tablero, puedes pasar en vez de hacer todo esto: descartas una o más, que van debajo de sus pilas, y robas otras.</translation>
    </message>
    <message>
        <source>Last you draw recipes until you have {n} again, each from a pile that you choose. Points by length, from {shortest} to {longest}: {points}. Draw one of any length.</source>
        <translation>Por último robas recetas hasta volver a tener&#xa0;{n}, cada una de la pila que quieras. Puntos según la longitud, de {shortest} a&#xa0;{longest}: {points}. Roba una de la longitud que quieras.</translation>
    </message>
    <message>
        <source>Marked is what is yours: the recipes that only you see, your ingredients, and your challenge tokens. In your turn you place one ingredient on any open square. There it belongs to nobody: all may use it.</source>
        <translation>Lo marcado es tuyo: las recetas, que solo ves tú, tus ingredientes y tus fichas de desafío. En tu turno colocas un ingrediente en cualquier casilla libre. Allí no es de nadie: todos pueden usarlo.</translation>
    </message>
    <message>
        <source>One of your tokens shows its points now; it is used up. Points for each cube: {worth}. For each recipe that you serve you take an action card, and you hold at most {most}. Take the marked one from the kitchen.</source>
        <translation>Una de tus fichas de desafío muestra ahora sus puntos: ya está usada. Puntos por cada cubo: {worth}. Por cada receta que sirves tomas una carta de acción, y puedes tener como mucho&#xa0;{most}. Toma de la cocina la carta marcada.</translation>
    </message>
    <message>
        <source>That is allowed. But a recipe that is not served now must be completed once more.</source>
        <translation>Eso está permitido. Pero una receta que no se sirve ahora hay que completarla otra vez.</translation>
    </message>
    <message>
        <source>That is allowed. But first lay the marked card over the marked squares.</source>
        <translation>Eso está permitido. Pero coloca primero la carta marcada sobre las casillas marcadas.</translation>
    </message>
    <message>
        <source>That is allowed. But here you will need the marked card.</source>
        <translation>Eso está permitido. Pero aquí vas a necesitar la carta marcada.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked ingredient fits one of your recipes.</source>
        <translation>Eso está permitido. Pero el ingrediente marcado sirve para una de tus recetas.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked square is the best one for the marked ingredient.</source>
        <translation>Eso está permitido. Pero la mejor casilla para el ingrediente marcado es la casilla marcada.</translation>
    </message>
    <message>
        <source>The game ends when every square is filled or covered. Then points count, and in a tie the most cubes. But whoever uses the last of the own tokens wins at once, whatever the points.</source>
        <translation>La partida termina cuando todas las casillas están llenas o cubiertas. Entonces cuentan los puntos y, en caso de empate, el mayor número de cubos. Pero quien usa la última de sus fichas de desafío gana en el acto, sean cuales sean los puntos.</translation>
    </message>
    <message>
        <source>The marked recipe wants, in any order: {ingredients}. Two of them lie side by side already. Place the marked ingredient on the marked square: drag it there, or click both, or press Tab until it has the ring, then Enter. While you hold it, squares show what it completes there.</source>
        <translation>La receta marcada pide, en cualquier orden: {ingredients}. Dos de ellos ya están uno al lado del otro. Coloca el ingrediente marcado en la casilla marcada: arrástralo hasta allí o haz clic en él y después en la casilla; con el teclado, pulsa Tab hasta que lo que buscas lleve el anillo y después Intro. Mientras lo llevas, las casillas muestran qué completa en ellas.</translation>
    </message>
    <message>
        <source>Then you take ingredients from the pantry until you hold {n} again. You have a part of the marked recipe. Take what it lacks: {kind}.</source>
        <translation>Después tomas ingredientes de la despensa hasta volver a tener&#xa0;{n}. De la receta marcada ya tienes una parte. Toma lo que le falta: {kind}.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, A lists all recipes, H shows a hint, and F1 opens the rules.</source>
        <translation>Ya sabes todo lo que necesitas. En una partida, Ctrl+Z deshace una jugada, A muestra todas las recetas, H da una pista y F1 abre el reglamento.</translation>
    </message>
    <message numerus="yes">
        <source>{name} places an ingredient beside another one, and it is your turn again. In each turn you may play one action card. Lay yours over the four marked squares: drag it there, or click it and then its place. That brings {n} wasabi cubes at once.</source>
        <extracomment>For one: {name} places an ingredient beside another one, and it is your turn again. In each turn you may play one action card. Lay yours over the four marked squares: drag it there, or click it and then its place. That brings {n} wasabi cube at once.</extracomment>
        <translation>
            <numerusform>{name} coloca un ingrediente junto a otro, y vuelve a ser tu turno. En cada turno puedes jugar una carta de acción. Coloca la tuya sobre las cuatro casillas marcadas: arrástrala hasta allí, o haz clic en ella y después en su sitio. Con eso recibes {n}&#xa0;cubo de wasabi en el acto.</numerusform>
            <numerusform>{name} coloca un ingrediente junto a otro, y vuelve a ser tu turno. En cada turno puedes jugar una carta de acción. Coloca la tuya sobre las cuatro casillas marcadas: arrástrala hasta allí, o haz clic en ella y después en su sitio. Con eso recibes {n}&#xa0;cubos de wasabi en el acto.</numerusform>
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
        <translation>Cada barco siguiente va justo a la derecha de los tuyos.</translation>
    </message>
    <message>
        <source>A special tile comes with the dearest group that is left.</source>
        <translation>Una loseta especial solo se toma al comprar la combinación más cara de las que quedan.</translation>
    </message>
    <message>
        <source>A tile needs a neighbour: another island tile, or the mainland.</source>
        <translation>Una loseta debe tocar otra loseta de isla o tierra firme.</translation>
    </message>
    <message>
        <source>After the last round you must ferry as long as you can.</source>
        <translation>Después de la última ronda debes transportar mientras puedas.</translation>
    </message>
    <message>
        <source>All prices fall by {n}.</source>
        <translation>Todos los precios bajan&#xa0;{n}.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Auction before round {n}. Drawn: {vikings}.</source>
        <translation>Subasta antes de la ronda&#xa0;{n}. Vikingos robados: {vikings}.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Pujar</translation>
    </message>
    <message>
        <source>Bid at least {n} gold, or pass.</source>
        <translation>Puja al menos {n}&#xa0;de oro o pasa.</translation>
    </message>
    <message>
        <source>Boatsmen never land themselves.</source>
        <translation>Los navegantes nunca desembarcan ellos mismos.</translation>
    </message>
    <message>
        <source>Buy a group and lay its tile.</source>
        <translation>Compra una combinación y coloca su loseta.</translation>
    </message>
    <message>
        <source>Changed into points</source>
        <translation>Convertido en puntos</translation>
    </message>
    <message>
        <source>Choose a colour. Its vikings go to the highest free spaces.</source>
        <translation>Elige un color. Sus vikingos van a las casillas libres más altas.</translation>
    </message>
    <message>
        <source>Choose one of your tiles that show this building.</source>
        <translation>Elige una de tus losetas que tengan este edificio.</translation>
    </message>
    <message numerus="yes">
        <source>Confirm the exchange: {n} points for {n} gold.</source>
        <extracomment>For one: Confirm the exchange: {n} point for {n} gold.</extracomment>
        <translation>
            <numerusform>Confirma el cambio: {n}&#xa0;punto por {n}&#xa0;moneda de oro.</numerusform>
            <numerusform>Confirma el cambio: {n}&#xa0;puntos por {n}&#xa0;monedas de oro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dial</source>
        <translation>Disco de precios</translation>
    </message>
    <message>
        <source>Dial with the prices</source>
        <translation>Disco con los precios</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Exchange points for gold</source>
        <translation>Cambiar puntos por oro</translation>
    </message>
    <message>
        <source>Face-down tile</source>
        <translation>Loseta boca abajo</translation>
    </message>
    <message>
        <source>Feeding (fed/vikings): {counts}</source>
        <translation>Alimentación (alimentados/vikingos): {counts}</translation>
    </message>
    <message>
        <source>Ferry one colour, one of each, or stop.</source>
        <translation>Transporta un color o uno de cada color, o termina.</translation>
    </message>
    <message>
        <source>Ferry one viking, or stop.</source>
        <translation>Transporta a un vikingo o termina.</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Puntuación final</translation>
    </message>
    <message>
        <source>Final scoring: gold</source>
        <translation>Puntuación final: oro</translation>
    </message>
    <message>
        <source>First all drawn vikings get their spaces.</source>
        <translation>Primero hay que colocar en la oferta todos los vikingos robados.</translation>
    </message>
    <message>
        <source>First choose a group of the offer.</source>
        <translation>Primero elige una combinación de la oferta.</translation>
    </message>
    <message>
        <source>First choose who travels.</source>
        <translation>Primero elige quién viaja.</translation>
    </message>
    <message>
        <source>First comes the auction for the start.</source>
        <translation>Primero se subasta el derecho a empezar.</translation>
    </message>
    <message>
        <source>First lay the tile; only the viking can go to the mainland.</source>
        <translation>Primero coloca la loseta; a tierra firme solo puede ir el vikingo.</translation>
    </message>
    <message>
        <source>First lay your start tile.</source>
        <translation>Primero coloca tu loseta inicial.</translation>
    </message>
    <message>
        <source>First remove one of the drawn vikings.</source>
        <translation>Primero retira uno de los vikingos robados.</translation>
    </message>
    <message>
        <source>First somebody else of this trip lands.</source>
        <translation>Primero desembarca otro vikingo de este viaje.</translation>
    </message>
    <message>
        <source>First take a special tile, or none.</source>
        <translation>Primero toma una loseta especial o renuncia a ella.</translation>
    </message>
    <message>
        <source>Fishermen: special tiles</source>
        <translation>Pescadores: losetas especiales</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>Gold at the next scoring</source>
        <translation>Oro en la próxima puntuación</translation>
    </message>
    <message>
        <source>Gold changed into points</source>
        <translation>Oro convertido en puntos</translation>
    </message>
    <message>
        <source>Gold left</source>
        <translation>Oro sobrante</translation>
    </message>
    <message>
        <source>Gold missing for the ships</source>
        <translation>Oro que falta para los barcos</translation>
    </message>
    <message>
        <source>Gold so far</source>
        <translation>Oro hasta ahora</translation>
    </message>
    <message>
        <source>Goldsmiths</source>
        <translation>Orfebres</translation>
    </message>
    <message>
        <source>Goldsmiths: special tiles</source>
        <translation>Orfebres: losetas especiales</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>Large scoring</source>
        <translation>Puntuación mayor</translation>
    </message>
    <message>
        <source>Large scoring: {name}</source>
        <translation>Puntuación mayor: {name}</translation>
    </message>
    <message>
        <source>Lay your start tile in column 1.</source>
        <translation>Coloca tu loseta inicial en la columna&#xa0;1.</translation>
    </message>
    <message>
        <source>Longest completed island: {counts}</source>
        <translation>Isla completada más larga: {counts}</translation>
    </message>
    <message>
        <source>Mainland: boatsmen</source>
        <translation>Tierra firme: navegantes</translation>
    </message>
    <message>
        <source>Mainland: {name}</source>
        <translation>Tierra firme: {name}</translation>
    </message>
    <message>
        <source>Most boatsmen: {counts}</source>
        <translation>Más navegantes: {counts}</translation>
    </message>
    <message>
        <source>Most completed islands: {counts}</source>
        <translation>Más islas completadas: {counts}</translation>
    </message>
    <message>
        <source>New special tiles: {tiles}.</source>
        <translation>Losetas especiales nuevas: {tiles}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No special tile</source>
        <translation>Renunciar a la loseta especial</translation>
    </message>
    <message>
        <source>Nobles</source>
        <translation>Nobles</translation>
    </message>
    <message>
        <source>Nobles: special tiles</source>
        <translation>Nobles: losetas especiales</translation>
    </message>
    <message>
        <source>Nobody of this colour waits, or no tile is free.</source>
        <translation>Nadie de este color espera o no hay ninguna loseta libre.</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>One of each</source>
        <translation>Uno de cada color</translation>
    </message>
    <message>
        <source>Only the start of an island fits beside the mainland.</source>
        <translation>Junto a tierra firme solo encaja un comienzo de isla.</translation>
    </message>
    <message>
        <source>Open the auction for the start with a bid.</source>
        <translation>Abre con una puja la subasta por el derecho a empezar.</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points at the next scoring</source>
        <translation>Puntos en la próxima puntuación</translation>
    </message>
    <message>
        <source>Points so far</source>
        <translation>Puntos hasta ahora</translation>
    </message>
    <message>
        <source>Price: {n}</source>
        <translation>Precio: {n}</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Progress variant</source>
        <translation>Variante avanzada</translation>
    </message>
    <message>
        <source>Remove one of the drawn vikings from the game.</source>
        <translation>Retira del juego uno de los vikingos robados.</translation>
    </message>
    <message>
        <source>Round {n}</source>
        <translation>Ronda&#xa0;{n}</translation>
    </message>
    <message>
        <source>Round {n} begins. A large scoring follows it.</source>
        <translation>Empieza la ronda&#xa0;{n}. Después viene una puntuación mayor.</translation>
    </message>
    <message>
        <source>Round {n} begins. A small scoring follows it.</source>
        <translation>Empieza la ronda&#xa0;{n}. Después viene una puntuación menor.</translation>
    </message>
    <message>
        <source>Round {n}, now</source>
        <translation>Ronda&#xa0;{n}, en curso</translation>
    </message>
    <message>
        <source>Rounds: stacks, and the scorings that follow</source>
        <translation>Rondas: sus pilas y las puntuaciones que siguen</translation>
    </message>
    <message>
        <source>Row 1 is for ships only.</source>
        <translation>La fila&#xa0;1 es solo para barcos.</translation>
    </message>
    <message>
        <source>Row 1: ships</source>
        <translation>Fila&#xa0;1: barcos</translation>
    </message>
    <message>
        <source>Row 2: warriors</source>
        <translation>Fila&#xa0;2: guerreros</translation>
    </message>
    <message>
        <source>Row 3: nobles</source>
        <translation>Fila&#xa0;3: nobles</translation>
    </message>
    <message>
        <source>Row 4: scouts</source>
        <translation>Fila&#xa0;4: exploradores</translation>
    </message>
    <message>
        <source>Row 5: goldsmiths</source>
        <translation>Fila&#xa0;5: orfebres</translation>
    </message>
    <message>
        <source>Row 6: fishermen</source>
        <translation>Fila&#xa0;6: pescadores</translation>
    </message>
    <message>
        <source>Scouts</source>
        <translation>Exploradores</translation>
    </message>
    <message>
        <source>Scouts with a fisherman below</source>
        <translation>Exploradores con un pescador debajo</translation>
    </message>
    <message>
        <source>Scouts with a goldsmith below</source>
        <translation>Exploradores con un orfebre debajo</translation>
    </message>
    <message>
        <source>Scouts: special tiles</source>
        <translation>Exploradores: losetas especiales</translation>
    </message>
    <message>
        <source>Ships go in row 1 only.</source>
        <translation>Los barcos van solo en la fila&#xa0;1.</translation>
    </message>
    <message>
        <source>Ships not warded off</source>
        <translation>Barcos no repelidos</translation>
    </message>
    <message>
        <source>Ships with a blue sail warded off</source>
        <translation>Barcos con vela azul repelidos</translation>
    </message>
    <message>
        <source>Ships with a green sail warded off</source>
        <translation>Barcos con vela verde repelidos</translation>
    </message>
    <message>
        <source>Ships with a red sail warded off</source>
        <translation>Barcos con vela roja repelidos</translation>
    </message>
    <message>
        <source>Ships with a yellow sail warded off</source>
        <translation>Barcos con vela amarilla repelidos</translation>
    </message>
    <message>
        <source>Small scoring</source>
        <translation>Puntuación menor</translation>
    </message>
    <message>
        <source>Small scoring: gold</source>
        <translation>Puntuación menor: oro</translation>
    </message>
    <message>
        <source>Somebody stands on this tile already.</source>
        <translation>En esta loseta ya hay alguien.</translation>
    </message>
    <message>
        <source>Special tiles</source>
        <translation>Losetas especiales</translation>
    </message>
    <message>
        <source>Special tiles with buildings</source>
        <translation>Losetas especiales con edificios</translation>
    </message>
    <message>
        <source>Special tiles: {name}</source>
        <translation>Losetas especiales: {name}</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Start player marker</source>
        <translation>Marcador de jugador inicial</translation>
    </message>
    <message>
        <source>Start player: {name}.</source>
        <translation>Empieza: {name}.</translation>
    </message>
    <message>
        <source>Start tile</source>
        <translation>Loseta inicial</translation>
    </message>
    <message>
        <source>Still to come</source>
        <translation>Lo que queda por salir</translation>
    </message>
    <message>
        <source>Tableau: {name}</source>
        <translation>Tablero individual: {name}</translation>
    </message>
    <message>
        <source>Take the viking, lose the tile</source>
        <translation>Tomar el vikingo y perder la loseta</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The group at 0 must wait: another viking of its colour is still on offer.</source>
        <translation>La combinación que está en 0 tiene que esperar: en la oferta todavía hay otro vikingo de ese color.</translation>
    </message>
    <message>
        <source>The left edge does not fit: water meets land.</source>
        <translation>El borde izquierdo no encaja: se tocarían agua y tierra.</translation>
    </message>
    <message>
        <source>The right edge does not fit: water meets land.</source>
        <translation>El borde derecho no encaja: se tocarían agua y tierra.</translation>
    </message>
    <message>
        <source>The start tile goes to column 1.</source>
        <translation>La loseta inicial va a la columna&#xa0;1.</translation>
    </message>
    <message>
        <source>The tile fits nowhere and is out of the game.</source>
        <translation>La loseta no encaja en ningún sitio y queda fuera del juego.</translation>
    </message>
    <message>
        <source>The tile goes to your own tableau.</source>
        <translation>La loseta va a tu propio tablero individual.</translation>
    </message>
    <message>
        <source>The tiles of later rounds stay face down.</source>
        <translation>Las losetas de las rondas posteriores siguen boca abajo.</translation>
    </message>
    <message>
        <source>There is no group at this space.</source>
        <translation>En esta casilla no hay ninguna combinación.</translation>
    </message>
    <message>
        <source>They wait until a boatsman ferries them.</source>
        <translation>Esperan hasta que un navegante los transporte.</translation>
    </message>
    <message>
        <source>This cell is occupied.</source>
        <translation>Esta casilla está ocupada.</translation>
    </message>
    <message numerus="yes">
        <source>This group costs {price}; you have {gold} gold and {n} points.</source>
        <extracomment>For one: This group costs {price}; you have {gold} gold and {n} point.</extracomment>
        <translation>
            <numerusform>Esta combinación cuesta&#xa0;{price}; tienes {gold}&#xa0;de oro y {n}&#xa0;punto.</numerusform>
            <numerusform>Esta combinación cuesta&#xa0;{price}; tienes {gold}&#xa0;de oro y {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>This tile fits nowhere. You take the viking and lose the tile.</source>
        <translation>Esta loseta no encaja en ningún sitio. Tomas el vikingo y pierdes la loseta.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Empate a {n}&#xa0;punto: {names}.</numerusform>
            <numerusform>Empate a {n}&#xa0;puntos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles and vikings are never traded.</source>
        <translation>Las losetas y los vikingos nunca se intercambian.</translation>
    </message>
    <message>
        <source>Tiles once laid are never moved.</source>
        <translation>Las losetas colocadas no se mueven nunca.</translation>
    </message>
    <message>
        <source>To the mainland</source>
        <translation>A tierra firme</translation>
    </message>
    <message>
        <source>Trip with a boat: ferry all of one colour, or one of each.</source>
        <translation>Viaje con una barca: transporta a todos los de un color o a uno de cada color.</translation>
    </message>
    <message>
        <source>Use a boat</source>
        <translation>Usar una barca</translation>
    </message>
    <message>
        <source>Vikings drawn</source>
        <translation>Vikingos robados</translation>
    </message>
    <message>
        <source>Vikings land only in the row of their colour.</source>
        <translation>Los vikingos solo desembarcan en la fila de su color.</translation>
    </message>
    <message>
        <source>Vikings land only on tiles.</source>
        <translation>Los vikingos solo desembarcan en losetas.</translation>
    </message>
    <message>
        <source>Vikings on the mainland</source>
        <translation>Vikingos en tierra firme</translation>
    </message>
    <message>
        <source>Vikings on tiles never move again.</source>
        <translation>Los vikingos que están en losetas no vuelven a moverse.</translation>
    </message>
    <message>
        <source>Where does the fisherman land?</source>
        <translation>¿Dónde desembarca el pescador?</translation>
    </message>
    <message>
        <source>Where does the goldsmith land?</source>
        <translation>¿Dónde desembarca el orfebre?</translation>
    </message>
    <message>
        <source>Where does the noble land?</source>
        <translation>¿Dónde desembarca el noble?</translation>
    </message>
    <message>
        <source>Where does the scout land?</source>
        <translation>¿Dónde desembarca el explorador?</translation>
    </message>
    <message>
        <source>Where does the warrior land?</source>
        <translation>¿Dónde desembarca el guerrero?</translation>
    </message>
    <message>
        <source>Which tile does the building replace?</source>
        <translation>¿A qué loseta sustituye el edificio?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>Yes, without the auction</source>
        <translation>Sí, sin la subasta</translation>
    </message>
    <message>
        <source>You may take a special tile.</source>
        <translation>Puedes tomar una loseta especial.</translation>
    </message>
    <message>
        <source>You must buy one group; you cannot pass.</source>
        <translation>Debes comprar una combinación; no puedes pasar.</translation>
    </message>
    <message>
        <source>You must ferry: each boatsman takes one viking.</source>
        <translation>Debes transportar: cada navegante lleva a un vikingo.</translation>
    </message>
    <message>
        <source>You must ferry: one colour, or one of each.</source>
        <translation>Debes transportar: un color o uno de cada color.</translation>
    </message>
    <message>
        <source>Your first three ships fill columns 1, 2 and 3.</source>
        <translation>Tus tres primeros barcos ocupan las columnas 1, 2 y&#xa0;3.</translation>
    </message>
    <message numerus="yes">
        <source>Your gold is short by {n}: this group costs {n} points as well.</source>
        <extracomment>For one: Your gold is short by {n}: this group costs {n} point as well.</extracomment>
        <translation>
            <numerusform>Te falta {n}&#xa0;moneda de oro: esta combinación cuesta además {n}&#xa0;punto.</numerusform>
            <numerusform>Te faltan {n}&#xa0;monedas de oro: esta combinación cuesta además {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>a better rate for gold in the final scoring</source>
        <translation>mejor cambio para el oro en la puntuación final</translation>
    </message>
    <message>
        <source>a viking needs a tile of his own</source>
        <translation>cada vikingo necesita una loseta para él solo</translation>
    </message>
    <message>
        <source>a viking stands in the row of his colour</source>
        <translation>un vikingo tiene que estar en la fila de su color</translation>
    </message>
    <message>
        <source>another tile lies here</source>
        <translation>aquí ya hay otra loseta</translation>
    </message>
    <message>
        <source>boat</source>
        <translation>barca</translation>
    </message>
    <message>
        <source>boatsman</source>
        <translation>navegante</translation>
    </message>
    <message>
        <source>boatsman with horn</source>
        <translation>navegante con cuerno</translation>
    </message>
    <message>
        <source>castle</source>
        <translation>castillo</translation>
    </message>
    <message>
        <source>church</source>
        <translation>iglesia</translation>
    </message>
    <message numerus="yes">
        <source>costs {price}; exchange {n} points</source>
        <extracomment>For one: costs {price}; exchange {n} point</extracomment>
        <translation>
            <numerusform>cuesta {price}; cambias {n}&#xa0;punto</numerusform>
            <numerusform>cuesta {price}; cambias {n}&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>costs {price}; gold left: {n}</source>
        <translation>cuesta {price}; oro sobrante: {n}</translation>
    </message>
    <message>
        <source>counts as a boatsman in the final scoring</source>
        <translation>cuenta como navegante en la puntuación final</translation>
    </message>
    <message>
        <source>end of an island</source>
        <translation>final de isla</translation>
    </message>
    <message>
        <source>every colour must have its vikings here</source>
        <translation>aquí debe haber vikingos de todos los colores</translation>
    </message>
    <message>
        <source>farm</source>
        <translation>granja</translation>
    </message>
    <message>
        <source>fisherman</source>
        <translation>pescador</translation>
    </message>
    <message>
        <source>fisherman +{n}</source>
        <translation>pescador&#xa0;+{n}</translation>
    </message>
    <message>
        <source>fisherman with fish</source>
        <translation>pescador con pez</translation>
    </message>
    <message>
        <source>gold at once</source>
        <translation>oro al momento</translation>
    </message>
    <message>
        <source>gold coin {n}</source>
        <translation>moneda de oro&#xa0;{n}</translation>
    </message>
    <message>
        <source>goldsmith</source>
        <translation>orfebre</translation>
    </message>
    <message>
        <source>goldsmith +{n}</source>
        <translation>orfebre&#xa0;+{n}</translation>
    </message>
    <message>
        <source>middle of an island</source>
        <translation>centro de isla</translation>
    </message>
    <message>
        <source>middle of an island, with a castle</source>
        <translation>centro de isla con un castillo</translation>
    </message>
    <message>
        <source>middle of an island, with a church</source>
        <translation>centro de isla con una iglesia</translation>
    </message>
    <message>
        <source>middle of an island, with a farm</source>
        <translation>centro de isla con una granja</translation>
    </message>
    <message>
        <source>middle of an island, with a mill</source>
        <translation>centro de isla con un molino</translation>
    </message>
    <message>
        <source>mill</source>
        <translation>molino</translation>
    </message>
    <message>
        <source>more gold for each goldsmith that scores</source>
        <translation>más oro por cada orfebre que puntúa</translation>
    </message>
    <message>
        <source>more points for each noble that scores</source>
        <translation>más puntos por cada noble que puntúa</translation>
    </message>
    <message>
        <source>more points for each scout that scores</source>
        <translation>más puntos por cada explorador que puntúa</translation>
    </message>
    <message>
        <source>more points for each surplus viking</source>
        <translation>más puntos por cada vikingo del excedente</translation>
    </message>
    <message>
        <source>noble</source>
        <translation>noble</translation>
    </message>
    <message>
        <source>noble +{n}</source>
        <translation>noble&#xa0;+{n}</translation>
    </message>
    <message>
        <source>of these there are only {n}: {name}</source>
        <translation>de este tipo solo hay&#xa0;{n}: {name}</translation>
    </message>
    <message>
        <source>one boatsman ferries all of one colour, or one of each</source>
        <translation>un navegante transporta a todos los de un color o a uno de cada color</translation>
    </message>
    <message>
        <source>only middles have a building</source>
        <translation>solo los centros tienen edificio</translation>
    </message>
    <message>
        <source>places in this row: {n}</source>
        <translation>número de lugares de esta fila: {n}</translation>
    </message>
    <message>
        <source>points for each unthreatened fisherman at a large scoring</source>
        <translation>puntos por cada pescador no amenazado en una puntuación mayor</translation>
    </message>
    <message>
        <source>replaces a tile with this building; points for the vikings on and around it</source>
        <translation>sustituye a una loseta con este edificio; puntos por los vikingos que haya en ella y alrededor</translation>
    </message>
    <message>
        <source>row 1 is for ships, all others for islands</source>
        <translation>la fila&#xa0;1 es para los barcos; todas las demás, para las islas</translation>
    </message>
    <message>
        <source>scout</source>
        <translation>explorador</translation>
    </message>
    <message>
        <source>scout +{n}</source>
        <translation>explorador&#xa0;+{n}</translation>
    </message>
    <message>
        <source>ship with a blue sail</source>
        <translation>barco con vela azul</translation>
    </message>
    <message>
        <source>ship with a green sail</source>
        <translation>barco con vela verde</translation>
    </message>
    <message>
        <source>ship with a red sail</source>
        <translation>barco con vela roja</translation>
    </message>
    <message>
        <source>ship with a yellow sail</source>
        <translation>barco con vela amarilla</translation>
    </message>
    <message>
        <source>so many are drawn by now: {n}</source>
        <translation>cantidad que ya debe haberse robado: {n}</translation>
    </message>
    <message>
        <source>spaces of the wheel: {n}</source>
        <translation>número de casillas de la rueda: {n}</translation>
    </message>
    <message>
        <source>special tiles, at least: {n}</source>
        <translation>número mínimo de losetas especiales: {n}</translation>
    </message>
    <message>
        <source>start of an island</source>
        <translation>comienzo de isla</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>the edges of these tiles do not fit</source>
        <translation>los bordes de estas losetas no encajan</translation>
    </message>
    <message>
        <source>the start tile is laid first</source>
        <translation>la loseta inicial se coloca primero</translation>
    </message>
    <message>
        <source>there is a gap between these ships</source>
        <translation>hay un hueco entre estos barcos</translation>
    </message>
    <message>
        <source>this belongs to the progress variant, and only to it</source>
        <translation>esto pertenece a la variante avanzada, y solo a ella</translation>
    </message>
    <message>
        <source>this does not agree with the rest of the position</source>
        <translation>esto no concuerda con el resto de la posición</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>este juego no es para este número de jugadores: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>esto está en dos sitios: {what}</translation>
    </message>
    <message>
        <source>this piece is not laid here</source>
        <translation>esta pieza no se coloca aquí</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>este jugador no participa</translation>
    </message>
    <message>
        <source>this variant is not known</source>
        <translation>esta variante no se conoce</translation>
    </message>
    <message>
        <source>threatened</source>
        <translation>amenazado</translation>
    </message>
    <message>
        <source>threatens nobody yet</source>
        <translation>todavía no amenaza a nadie</translation>
    </message>
    <message numerus="yes">
        <source>threatens {n} vikings</source>
        <extracomment>For one: threatens {n} viking</extracomment>
        <translation>
            <numerusform>amenaza a {n}&#xa0;vikingo</numerusform>
            <numerusform>amenaza a {n}&#xa0;vikingos</numerusform>
        </translation>
    </message>
    <message>
        <source>tiles in the stacks, ships included: {n}</source>
        <translation>losetas que debe haber en las pilas, contando los barcos: {n}</translation>
    </message>
    <message>
        <source>vikings, at least: {n}</source>
        <translation>número mínimo de vikingos: {n}</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>espera</translation>
    </message>
    <message>
        <source>warded off</source>
        <translation>repelido</translation>
    </message>
    <message>
        <source>warded off: {amount}</source>
        <translation>repelido: {amount}</translation>
    </message>
    <message>
        <source>wards off the ship</source>
        <translation>repele el barco</translation>
    </message>
    <message>
        <source>warrior</source>
        <translation>guerrero</translation>
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
        <translation>{name} prepara la oferta.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} puja {amount}.</translation>
    </message>
    <message>
        <source>{name} bids.</source>
        <translation>{name} puja.</translation>
    </message>
    <message>
        <source>{name} buys a group.</source>
        <translation>{name} compra una combinación.</translation>
    </message>
    <message>
        <source>{name} buys for {price}: {tile}, {viking}.</source>
        <translation>{name} compra por {price}: {tile}, {viking}.</translation>
    </message>
    <message>
        <source>{name} cannot pay this.</source>
        <translation>{name} no puede pagar esto.</translation>
    </message>
    <message>
        <source>{name} chooses a special tile.</source>
        <translation>{name} elige una loseta especial.</translation>
    </message>
    <message numerus="yes">
        <source>{name} ends with {n} points.</source>
        <extracomment>For one: {name} ends with {n} point.</extracomment>
        <translation>
            <numerusform>{name} termina con {n}&#xa0;punto.</numerusform>
            <numerusform>{name} termina con {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} exchanges {n} points for gold.</source>
        <extracomment>For one: {name} exchanges {n} point for gold.</extracomment>
        <translation>
            <numerusform>{name} cambia {n}&#xa0;punto por oro.</numerusform>
            <numerusform>{name} cambia {n}&#xa0;puntos por oro.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ferries.</source>
        <translation>{name} transporta vikingos.</translation>
    </message>
    <message>
        <source>{name} ferries: {vikings}.</source>
        <translation>{name} transporta: {vikings}.</translation>
    </message>
    <message>
        <source>{name} lands: {vikings}.</source>
        <translation>{name} desembarca: {vikings}.</translation>
    </message>
    <message>
        <source>{name} lays a special tile: {tile}.</source>
        <translation>{name} coloca una loseta especial: {tile}.</translation>
    </message>
    <message>
        <source>{name} lays the start tile in row {row}.</source>
        <translation>{name} coloca la loseta inicial en la fila&#xa0;{row}.</translation>
    </message>
    <message>
        <source>{name} lays the start tile.</source>
        <translation>{name} coloca la loseta inicial.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} pays this and keeps {amount}.</source>
        <translation>{name} paga esto y conserva {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} pays this with all gold and {n} points.</source>
        <extracomment>For one: {name} pays this with all gold and {n} point.</extracomment>
        <translation>
            <numerusform>{name} paga esto con todo el oro y {n}&#xa0;punto.</numerusform>
            <numerusform>{name} paga esto con todo el oro y {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places on the offer: {vikings}.</source>
        <translation>{name} coloca en la oferta: {vikings}.</translation>
    </message>
    <message>
        <source>{name} receives: {amount}.</source>
        <translation>{name} recibe: {amount}.</translation>
    </message>
    <message>
        <source>{name} removes from the game: {viking}.</source>
        <translation>{name} retira del juego: {viking}.</translation>
    </message>
    <message>
        <source>{name} takes a special tile: {tile}.</source>
        <translation>{name} toma una loseta especial: {tile}.</translation>
    </message>
    <message>
        <source>{name} takes no special tile.</source>
        <translation>{name} no toma ninguna loseta especial.</translation>
    </message>
    <message>
        <source>{name} uses a boat.</source>
        <translation>{name} usa una barca.</translation>
    </message>
    <message>
        <source>{name} wins the auction and pays: {amount}.</source>
        <translation>{name} gana la subasta y paga: {amount}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} gana con {n}&#xa0;punto.</numerusform>
            <numerusform>{name} gana con {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}</source>
        <translation>{n}</translation>
    </message>
    <message>
        <source>{n} gold = 1 point</source>
        <translation>{n}&#xa0;de oro = 1&#xa0;punto</translation>
    </message>
    <message>
        <source>{n}&#xa0;gold</source>
        <translation>{n}&#xa0;de oro</translation>
    </message>
    <message numerus="yes">
        <source>{n}&#xa0;points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto</numerusform>
            <numerusform>{n}&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n}&#xa0;×&#xa0;{name}</translation>
    </message>
    <message>
        <source>{place}, threatened</source>
        <translation>{place}, bajo amenaza</translation>
    </message>
    <message>
        <source>{row}, column {n}</source>
        <translation>{row}, columna&#xa0;{n}</translation>
    </message>
    <message>
        <source>{ship}: down to row {row}, {amount}</source>
        <translation>{ship}: hasta la fila&#xa0;{row}, {amount}</translation>
    </message>
    <message>
        <source>{tie} Equal in gold too, so the victory is shared: {names}.</source>
        <translation>{tie} También hay empate en oro, así que la victoria es compartida: {names}.</translation>
    </message>
    <message>
        <source>{tie} The most gold left decides: {name} ({n}).</source>
        <translation>{tie} Decide el oro sobrante: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tile}: {does}</source>
        <translation>{tile}: {does}</translation>
    </message>
    <message>
        <source>{viking} (mainland)</source>
        <translation>{viking} (tierra firme)</translation>
    </message>
    <message>
        <source>{what} (row {row}, column {column})</source>
        <translation>{what} (fila&#xa0;{row}, columna&#xa0;{column})</translation>
    </message>
    <message>
        <source>{what}: {amount}</source>
        <translation>{what}: {amount}</translation>
    </message>
    <message>
        <source>{what}; price: {price}</source>
        <translation>{what}; precio: {price}</translation>
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
        <translation>Un fiordo, y vikingos que buscan tierra. Cada combinación de esta rueda es una loseta con un vikingo encima, y la cifra de al lado es su precio. Ronda a ronda se compran todas las combinaciones: {rounds}&#xa0;rondas en total. Después gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>At the end of the game everybody eats, on the mainland too. Each unthreatened fisherman feeds {feeds}: yours would feed {fed} of your {heads} vikings now. Points for those who are not fed: −{n}. There are also points for the most boatsmen, the most completed islands, and the longest one.</source>
        <translation>Al final de la partida comen todos, también en tierra firme. Cada pescador no amenazado alimenta a {feeds}: los tuyos alimentarían ahora a {fed} de tus {heads}&#xa0;vikingos. Puntos por los que se quedan sin comer: −{n}. También hay puntos por tener más navegantes, más islas completadas y la más larga.</translation>
    </message>
    <message>
        <source>Below lies your coast. Row 1 is for ships, and each other row belongs to vikings of one colour. You begin with a start tile in column 1. Lay it in the marked cell, in the row of the goldsmiths: drag it there, or click first the tile and then the cell, or use Tab and Enter.</source>
        <translation>Abajo está tu costa. La fila&#xa0;1 es para los barcos, y cada una de las demás pertenece a los vikingos de un color. Empiezas con una loseta inicial en la columna&#xa0;1. Colócala en la casilla marcada, en la fila de los orfebres: arrástrala hasta allí, haz clic primero en la loseta y después en la casilla, o usa Tab e Intro.</translation>
    </message>
    <message>
        <source>In any other row he would wait on your mainland. {name} has taken the group at 0, so the dial has turned, and all other groups cost less by: {n}. The group at 0 may only be taken if no other one has a viking of that colour.</source>
        <translation>En cualquier otra fila, el orfebre esperaría en tierra firme. {name} toma la combinación que está en&#xa0;0, así que el disco de precios gira y todas las demás cuestan {n} menos. La combinación que está en&#xa0;0 solo se puede tomar si ninguna otra tiene un vikingo del mismo color.</translation>
    </message>
    <message>
        <source>Later in the same round, four groups are left. The marked ship costs only {price}. With it comes a boatsman: he has no row, and always waits on the mainland. Buy the group, and lay the ship in column 1 of the uppermost row.</source>
        <translation>Más tarde, en la misma ronda, quedan cuatro combinaciones. El barco marcado cuesta solo {price}. Con él viene un navegante: no tiene fila y espera siempre en tierra firme. Compra la combinación y coloca el barco en la columna&#xa0;1 de la fila superior.</translation>
    </message>
    <message>
        <source>Later still: the end of round 2. Before a large scoring, boatsmen ferry: one trip brings all vikings of one colour to free tiles in their row, or one viking of each colour. The boatsman then leaves the game. Vikings who wait on your mainland besides him: {n}. Press the button for one of each.</source>
        <translation>Todavía más tarde: el final de la ronda&#xa0;2. Antes de una puntuación mayor, los navegantes transportan a los demás: un viaje lleva a losetas libres de su fila a todos los vikingos de un color, o a uno de cada color. Después, el navegante queda fuera del juego. Vikingos que esperan en tierra firme además de él: {n}. Pulsa el botón Uno de cada color.</translation>
    </message>
    <message>
        <source>Now buy the marked group. It costs {price}, and you have {gold} gold. Its tile is the end of an island: lay it directly right of your start tile, so that land meets land. It lies in his row there, so the goldsmith stays on it.</source>
        <translation>Ahora compra la combinación marcada. Cuesta {price}, y tienes {gold}&#xa0;monedas de oro. Su loseta es un final de isla: colócala justo a la derecha de tu loseta inicial, de modo que la tierra toque tierra. Allí está en la fila del orfebre, que por eso se queda en ella.</translation>
    </message>
    <message>
        <source>Red water: the ship threatens your noble, as far down as row {row}, and at the end it would cost you {gold} gold. But directly below it a warrior wards it off. Buy the marked group for {price}, and lay it in row 2, below the ship.</source>
        <translation>Agua roja: el barco amenaza a tu noble, porque su alcance llega hasta la fila&#xa0;{row}, y al final te costaría {gold}&#xa0;monedas de oro. Pero un guerrero justo debajo lo repele. Compra la combinación marcada por {price} y coloca su loseta en la fila&#xa0;2, debajo del barco.</translation>
    </message>
    <message>
        <source>That is allowed. But buy the marked group, and lay its tile right of your start tile.</source>
        <translation>Eso está permitido. Pero compra la combinación marcada y coloca su loseta a la derecha de tu loseta inicial.</translation>
    </message>
    <message>
        <source>That is allowed. But buy the marked ship, and lay it in column 1.</source>
        <translation>Eso está permitido. Pero compra el barco marcado y colócalo en la columna&#xa0;1.</translation>
    </message>
    <message>
        <source>That is allowed. But only the marked cell keeps the ship off.</source>
        <translation>Eso está permitido. Pero solo en la casilla marcada el guerrero repele el barco.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked row suits the group that you will buy next.</source>
        <translation>Eso está permitido. Pero a la combinación que vas a comprar después le conviene la fila marcada.</translation>
    </message>
    <message>
        <source>That is allowed. But with one of each, more of your vikings find a tile.</source>
        <translation>Eso está permitido. Pero con uno de cada color, más vikingos tuyos encuentran una loseta.</translation>
    </message>
    <message>
        <source>The red has gone, and at each large scoring this ship now brings you {ship} gold. All groups are bought, so there was a small scoring: an unthreatened goldsmith on a tile brings {each} gold. You received {gold} gold.</source>
        <translation>El rojo ha desaparecido, y en cada puntuación mayor este barco te da ahora {ship}&#xa0;monedas de oro. Todas las combinaciones están compradas, así que ha habido una puntuación menor: un orfebre no amenazado que está en una loseta da {each}&#xa0;monedas de oro. Has recibido {gold}&#xa0;monedas de oro.</translation>
    </message>
    <message>
        <source>Then came the large scoring. A goldsmith brings {smith} gold. A noble brings {noble} points, a scout {scout}, and {below} more for each goldsmith or fisherman below him. The scout in the red column brings nothing. You received: {gold} gold, {points} points.</source>
        <translation>Después ha venido la puntuación mayor. Un orfebre da {smith}&#xa0;monedas de oro. Un noble da {noble}&#xa0;puntos; un explorador, {scout}, y {below} más por cada orfebre o pescador que tenga debajo. El explorador de la columna roja no da nada. Has recibido: {gold}&#xa0;monedas de oro, {points}&#xa0;puntos.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. What is still to come, you can look up beside the table at any time.</source>
        <translation>Ya sabes todo lo que necesitas. En una partida, Ctrl+Z deshace una jugada, H da una pista y F1 abre el reglamento. Lo que queda por salir puedes consultarlo junto a la mesa en cualquier momento.</translation>
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
        <translation>Un Man-at-double-wok solo se puede asignar a un wok doble.</translation>
    </message>
    <message>
        <source>A covered wok takes no ingredients.</source>
        <translation>Un wok tapado no admite ingredientes.</translation>
    </message>
    <message numerus="yes">
        <source>A short row costs the full price, {price}; you have {n} coins.</source>
        <extracomment>For one: A short row costs the full price, {price}; you have {n} coin.</extracomment>
        <translation>
            <numerusform>Una fila incompleta se paga a precio completo, {price}; tienes {n}&#xa0;moneda.</numerusform>
            <numerusform>Una fila incompleta se paga a precio completo, {price}; tienes {n}&#xa0;monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols. The most you have: {n} of {price}, {symbol}.</source>
        <translation>Una carta de wok cuesta {price}&#xa0;símbolos iguales. Lo que más tienes: {symbol}, {n}&#xa0;de&#xa0;{price}.</translation>
    </message>
    <message>
        <source>A wok card costs {price} identical symbols; your hand shows none.</source>
        <translation>Una carta de wok cuesta {price}&#xa0;símbolos iguales; en tu mano no hay ninguno.</translation>
    </message>
    <message>
        <source>All cards of the row go to your hand.</source>
        <translation>Todas las cartas de la fila van a tu mano.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Back of a wok card</source>
        <translation>Dorso de una carta de wok</translation>
    </message>
    <message>
        <source>Back of ingredients and coins</source>
        <translation>Dorso de las cartas de ingrediente y de moneda</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor reparto</translation>
    </message>
    <message>
        <source>Both rows of a group are empty. Last round: one final action for each player.</source>
        <translation>Las dos filas de un grupo están vacías. Última ronda: una acción final por jugador.</translation>
    </message>
    <message>
        <source>Buy a row or take a wok card.</source>
        <translation>Compra una fila o toma una carta de wok.</translation>
    </message>
    <message>
        <source>Buy a row.</source>
        <translation>Compra una fila.</translation>
    </message>
    <message>
        <source>Card in a closed hand</source>
        <translation>Carta de una mano oculta</translation>
    </message>
    <message>
        <source>Card of the draw pile</source>
        <translation>Carta del mazo de robo</translation>
    </message>
    <message>
        <source>Cards in hand, coins included</source>
        <translation>Cartas en la mano, monedas incluidas</translation>
    </message>
    <message>
        <source>Cards of the draw pile only refill a row that was just bought.</source>
        <translation>Las cartas del mazo de robo solo sirven para reponer una fila recién comprada.</translation>
    </message>
    <message>
        <source>Choose the row that you want to buy; your coins pay for it then.</source>
        <translation>Elige la fila que quieras comprar; se pagará con tus monedas.</translation>
    </message>
    <message>
        <source>Coin</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Coins do not pay for a wok card.</source>
        <translation>Las cartas de wok no se pagan con monedas.</translation>
    </message>
    <message>
        <source>Coins in hand</source>
        <translation>Monedas en la mano</translation>
    </message>
    <message>
        <source>Coins of the two rows beside</source>
        <translation>Monedas de las dos filas contiguas</translation>
    </message>
    <message>
        <source>Coins: {name}</source>
        <translation>Monedas: {name}</translation>
    </message>
    <message>
        <source>Combo wok ({needs})</source>
        <translation>Wok de combinación ({needs})</translation>
    </message>
    <message>
        <source>Covered wok ({n})</source>
        <translation>Wok tapado ({n})</translation>
    </message>
    <message>
        <source>Double wok ({sides})</source>
        <translation>Wok doble ({sides})</translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Mazo de robo</translation>
    </message>
    <message>
        <source>Each side of a double wok takes one ingredient only, and this is another one.</source>
        <translation>Cada lado de un wok doble admite un solo tipo de ingrediente, y este es otro.</translation>
    </message>
    <message>
        <source>First choose a wok card, then lay the cards for it.</source>
        <translation>Primero elige una carta de wok; después, baja las cartas para pagarla.</translation>
    </message>
    <message>
        <source>Hand wok</source>
        <translation>Wok de mano</translation>
    </message>
    <message>
        <source>Hand: {name}</source>
        <translation>Mano: {name}</translation>
    </message>
    <message>
        <source>In no wok</source>
        <translation>En ningún wok</translation>
    </message>
    <message>
        <source>Incomplete: scores nothing</source>
        <translation>Incompleto: no da puntos</translation>
    </message>
    <message>
        <source>Ingredients in hand</source>
        <translation>Ingredientes en la mano</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>No es tu turno.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn brings one coin at most.</source>
        <translation>No es tu turno; en cada turno se toma como mucho una moneda.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn buys one row at most.</source>
        <translation>No es tu turno; en cada turno se compra como mucho una fila.</translation>
    </message>
    <message>
        <source>It is not your turn; a turn takes one wok card at most.</source>
        <translation>No es tu turno; en cada turno se toma como mucho una carta de wok.</translation>
    </message>
    <message>
        <source>Laid cards</source>
        <translation>Cartas bajadas</translation>
    </message>
    <message>
        <source>Laid cards stay there until the scoring and never pay again.</source>
        <translation>Las cartas bajadas se quedan ahí hasta la puntuación y ya no sirven para pagar.</translation>
    </message>
    <message>
        <source>Laid cards: {name}</source>
        <translation>Cartas bajadas: {name}</translation>
    </message>
    <message>
        <source>Left-over ingredients</source>
        <translation>Ingredientes sobrantes</translation>
    </message>
    <message>
        <source>Leftovers wok</source>
        <translation>Wok de sobras</translation>
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
        <translation>Los Men-at-wok se asignan en la puntuación; todavía no hay nada que decidir sobre ellos.</translation>
    </message>
    <message>
        <source>New in this row: {cards}.</source>
        <translation>Cartas nuevas en esta fila: {cards}.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>No symbol wok</source>
        <translation>Wok sin símbolos</translation>
    </message>
    <message>
        <source>No wok card is left on the table.</source>
        <translation>En la mesa no queda ninguna carta de wok.</translation>
    </message>
    <message>
        <source>Nothing is ever taken from another player.</source>
        <translation>A los demás jugadores nunca se les quita nada.</translation>
    </message>
    <message>
        <source>One action a turn: first pay for the wok card.</source>
        <translation>Una acción por turno: primero paga la carta de wok.</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Cartas a la vista</translation>
    </message>
    <message>
        <source>Pay for: {wok}. {n} identical symbols are needed, {k} chosen.</source>
        <translation>Paga por: {wok}. Hacen falta {n}&#xa0;símbolos iguales; elegidos:&#xa0;{k}.</translation>
    </message>
    <message>
        <source>Red wok cards stay where they are; Men-at-wok and ingredients come to them.</source>
        <translation>Las cartas de wok rojas no se mueven; los Men-at-wok y los ingredientes van a ellas.</translation>
    </message>
    <message>
        <source>Removed cards</source>
        <translation>Cartas retiradas</translation>
    </message>
    <message>
        <source>Removed cards are out of the game; anybody may look at them.</source>
        <translation>Las cartas retiradas están fuera del juego; cualquiera puede mirarlas.</translation>
    </message>
    <message>
        <source>Row of ingredients</source>
        <translation>Fila de ingredientes</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Set wok ({n})</source>
        <translation>Wok de conjuntos ({n})</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Quién empieza</translation>
    </message>
    <message>
        <source>Symbols of different kinds do not add up.</source>
        <translation>Los símbolos de distinto tipo no se suman.</translation>
    </message>
    <message>
        <source>Take a coin or a wok card.</source>
        <translation>Toma una moneda o una carta de wok.</translation>
    </message>
    <message>
        <source>Take a coin or buy a row.</source>
        <translation>Toma una moneda o compra una fila.</translation>
    </message>
    <message>
        <source>Take a coin, buy a row or take a wok card.</source>
        <translation>Toma una moneda, compra una fila o toma una carta de wok.</translation>
    </message>
    <message>
        <source>Take a coin.</source>
        <translation>Toma una moneda.</translation>
    </message>
    <message>
        <source>Take a wok card.</source>
        <translation>Toma una carta de wok.</translation>
    </message>
    <message>
        <source>That would make {n} symbols; exactly {price} are needed.</source>
        <translation>Con esta carta serían {n}&#xa0;símbolos; hacen falta exactamente&#xa0;{price}.</translation>
    </message>
    <message>
        <source>The Man-at-swap-wok goes onto a combo or double wok only.</source>
        <translation>El Man-at-swap-wok solo se puede asignar a un wok de combinación o a un wok doble.</translation>
    </message>
    <message>
        <source>The cards that pay go to your laid cards.</source>
        <translation>Las cartas con las que pagas van con tus cartas bajadas.</translation>
    </message>
    <message>
        <source>The coin goes to your hand.</source>
        <translation>La moneda va a tu mano.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The hand wok takes only ingredients from the hand, no laid cards.</source>
        <translation>El wok de mano solo admite ingredientes de la mano, no cartas bajadas.</translation>
    </message>
    <message>
        <source>The last coin of a group stays on the table.</source>
        <translation>La última moneda de un grupo se queda en la mesa.</translation>
    </message>
    <message>
        <source>The no symbol wok takes only cards that show no symbol.</source>
        <translation>El wok sin símbolos solo admite cartas sin símbolos.</translation>
    </message>
    <message>
        <source>The wok card goes to your own woks.</source>
        <translation>La carta de wok va con tus woks.</translation>
    </message>
    <message>
        <source>This card shows no symbol, so it pays nothing.</source>
        <translation>Esta carta no tiene símbolos, así que no sirve para pagar.</translation>
    </message>
    <message>
        <source>This combo wok does not ask for this ingredient.</source>
        <translation>Este wok de combinación no pide este ingrediente.</translation>
    </message>
    <message numerus="yes">
        <source>This row costs {price}; you have {n} coins.</source>
        <extracomment>For one: This row costs {price}; you have {n} coin.</extracomment>
        <translation>
            <numerusform>Esta fila cuesta {price}; tienes {n}&#xa0;moneda.</numerusform>
            <numerusform>Esta fila cuesta {price}; tienes {n}&#xa0;monedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This row is empty; there is nothing to buy.</source>
        <translation>Esta fila está vacía; no hay nada que comprar.</translation>
    </message>
    <message numerus="yes">
        <source>Tie at {n} points: {names}.</source>
        <extracomment>For one: Tie at {n} point: {names}.</extracomment>
        <translation>
            <numerusform>Empate a {n}&#xa0;punto: {names}.</numerusform>
            <numerusform>Empate a {n}&#xa0;puntos: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>What does it become?</source>
        <translation>¿En qué se convierte?</translation>
    </message>
    <message>
        <source>Which ingredient becomes another one?</source>
        <translation>¿Qué ingrediente se convierte en otro?</translation>
    </message>
    <message>
        <source>With this card your hand cannot make exactly {price} identical symbols.</source>
        <translation>Con esta carta, en tu mano no se pueden reunir exactamente {price}&#xa0;símbolos iguales.</translation>
    </message>
    <message>
        <source>Wok cards</source>
        <translation>Cartas de wok</translation>
    </message>
    <message>
        <source>Wok cards on the table</source>
        <translation>Cartas de wok de la mesa</translation>
    </message>
    <message>
        <source>Woks: {name}</source>
        <translation>Woks: {name}</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>You buy all cards of a row, not only some of them.</source>
        <translation>De una fila se compran todas las cartas, no solo algunas.</translation>
    </message>
    <message>
        <source>You must do what you can; you cannot pass.</source>
        <translation>Si puedes hacer algo, debes hacerlo; no puedes pasar.</translation>
    </message>
    <message>
        <source>Your final action: buy a row or take a wok card.</source>
        <translation>Tu acción final: compra una fila o toma una carta de wok.</translation>
    </message>
    <message>
        <source>Your final action: buy a row.</source>
        <translation>Tu acción final: compra una fila.</translation>
    </message>
    <message>
        <source>Your final action: take a coin or a wok card.</source>
        <translation>Tu acción final: toma una moneda o una carta de wok.</translation>
    </message>
    <message>
        <source>Your final action: take a coin or buy a row.</source>
        <translation>Tu acción final: toma una moneda o compra una fila.</translation>
    </message>
    <message>
        <source>Your final action: take a coin, buy a row or take a wok card.</source>
        <translation>Tu acción final: toma una moneda, compra una fila o toma una carta de wok.</translation>
    </message>
    <message>
        <source>Your final action: take a coin.</source>
        <translation>Tu acción final: toma una moneda.</translation>
    </message>
    <message>
        <source>Your final action: take a wok card.</source>
        <translation>Tu acción final: toma una carta de wok.</translation>
    </message>
    <message>
        <source>Your turn is one action: one wok card at most.</source>
        <translation>Tienes una sola acción por turno: como mucho, una carta de wok.</translation>
    </message>
    <message>
        <source>Your wok cards stay open in front of you.</source>
        <translation>Tus cartas de wok se quedan boca arriba delante de ti.</translation>
    </message>
    <message>
        <source>a card shows at most so many symbols: {n}</source>
        <translation>número máximo de símbolos en una carta: {n}</translation>
    </message>
    <message>
        <source>a combination has two ingredients or more</source>
        <translation>una combinación tiene dos ingredientes o más</translation>
    </message>
    <message>
        <source>a row has at most so many cards: {n}</source>
        <translation>número máximo de cartas en una fila: {n}</translation>
    </message>
    <message>
        <source>a row is full as long as the pile has cards</source>
        <translation>una fila está completa mientras queden cartas en el mazo</translation>
    </message>
    <message>
        <source>both rows of a group are empty, so the last round must have begun</source>
        <translation>las dos filas de un grupo están vacías, así que la última ronda ya debe haber empezado</translation>
    </message>
    <message>
        <source>bowl</source>
        <translation>cuenco</translation>
    </message>
    <message>
        <source>can pay</source>
        <translation>sirve para pagar</translation>
    </message>
    <message>
        <source>chopstick</source>
        <translation>palillo</translation>
    </message>
    <message>
        <source>coins in play: {n}, numbered from {first}</source>
        <translation>monedas que debe haber en juego: {n}, numeradas a partir del&#xa0;{first}</translation>
    </message>
    <message>
        <source>every ingredient must have its cards here</source>
        <translation>aquí debe haber cartas de todos los ingredientes</translation>
    </message>
    <message>
        <source>every number of players must have its set-up here</source>
        <translation>aquí debe haber una preparación para cada número de jugadores</translation>
    </message>
    <message>
        <source>fortune cookie</source>
        <translation>galleta de la fortuna</translation>
    </message>
    <message>
        <source>new points per ingredient for a double wok, left and right</source>
        <translation>nuevos puntos por ingrediente para un wok doble, a la izquierda y a la derecha</translation>
    </message>
    <message>
        <source>no two wok cards may be the same</source>
        <translation>no puede haber dos cartas de wok iguales</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>one ingredient of a combo or double wok becomes another</source>
        <translation>un ingrediente de un wok de combinación o de un wok doble se convierte en otro</translation>
    </message>
    <message>
        <source>only one row can be short and not empty</source>
        <translation>solo una fila puede estar incompleta sin estar vacía</translation>
    </message>
    <message>
        <source>points per ingredient</source>
        <translation>puntos por ingrediente</translation>
    </message>
    <message>
        <source>price: {n}</source>
        <translation>precio: {n}</translation>
    </message>
    <message>
        <source>spoon</source>
        <translation>cuchara</translation>
    </message>
    <message>
        <source>star</source>
        <translation>estrella</translation>
    </message>
    <message>
        <source>takes no ingredients</source>
        <translation>no admite ingredientes</translation>
    </message>
    <message>
        <source>the box has only so many of these cards: {n}</source>
        <translation>en la caja no hay tantas cartas como esta; solo hay: {n}</translation>
    </message>
    <message>
        <source>the cards outside the pile must be numbered from 0, without a gap</source>
        <translation>las cartas que no están en el mazo deben estar numeradas desde el&#xa0;0, sin saltos</translation>
    </message>
    <message>
        <source>the last coin of a group stays on the table</source>
        <translation>la última moneda de un grupo se queda en la mesa</translation>
    </message>
    <message>
        <source>the last round begins when both rows of a group are empty</source>
        <translation>la última ronda empieza cuando las dos filas de un grupo están vacías</translation>
    </message>
    <message>
        <source>there is no card with this number</source>
        <translation>no hay ninguna carta con este número</translation>
    </message>
    <message>
        <source>there is only one Man-at-power-wok</source>
        <translation>solo hay un Man-at-power-wok</translation>
    </message>
    <message>
        <source>there must be a group of rows</source>
        <translation>debe haber al menos un grupo de filas</translation>
    </message>
    <message>
        <source>these cards are no exact payments for so many wok cards: {n}</source>
        <translation>estas cartas no pagan exactamente este número de cartas de wok: {n}</translation>
    </message>
    <message>
        <source>these must be the first cards, as many as for so many players</source>
        <translation>estas deben ser las primeras cartas, tantas como corresponden al número de jugadores</translation>
    </message>
    <message>
        <source>this game is not for so many players: {n}</source>
        <translation>este juego no es para este número de jugadores: {n}</translation>
    </message>
    <message>
        <source>this is in two places: {what}</source>
        <translation>esto está en dos sitios: {what}</translation>
    </message>
    <message>
        <source>this must be a list of so many rows: {n}</source>
        <translation>esto debe ser una lista con este número de filas: {n}</translation>
    </message>
    <message>
        <source>this must be an even number</source>
        <translation>esto debe ser un número par</translation>
    </message>
    <message>
        <source>this player can do nothing and has to pass</source>
        <translation>este jugador no puede hacer nada y tiene que pasar</translation>
    </message>
    <message>
        <source>this player does not take part</source>
        <translation>este jugador no participa</translation>
    </message>
    <message>
        <source>this wok card cannot be paid for here</source>
        <translation>esta carta de wok no se puede pagar aquí</translation>
    </message>
    <message numerus="yes">
        <source>turns a red card into a covered wok of {n} points</source>
        <extracomment>For one: turns a red card into a covered wok of {n} point</extracomment>
        <translation>
            <numerusform>convierte una carta roja en un wok tapado de {n}&#xa0;punto</numerusform>
            <numerusform>convierte una carta roja en un wok tapado de {n}&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>when the last round begins, the other group still has cards</source>
        <translation>cuando empieza la última ronda, el otro grupo todavía tiene cartas</translation>
    </message>
    <message>
        <source>wok cards on the table and with players: {n}</source>
        <translation>cartas de wok que debe haber entre la mesa y los jugadores: {n}</translation>
    </message>
    <message>
        <source>{card} (from the hand)</source>
        <translation>{card} (de la mano)</translation>
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
        <translation>{name} compra una fila por {price}: {cards}.</translation>
    </message>
    <message>
        <source>{name} chooses: a coin, a row or a wok card.</source>
        <translation>{name} elige: moneda, fila o carta de wok.</translation>
    </message>
    <message>
        <source>{name} has to pass.</source>
        <translation>{name} tiene que pasar.</translation>
    </message>
    <message>
        <source>{name} pays for: {wok}.</source>
        <translation>{name} paga por: {wok}.</translation>
    </message>
    <message>
        <source>{name} pays with: {cards}.</source>
        <translation>{name} paga con: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {n} points.</source>
        <extracomment>For one: {name} scores {n} point.</extracomment>
        <translation>
            <numerusform>{name} obtiene {n}&#xa0;punto.</numerusform>
            <numerusform>{name} obtiene {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes a coin. The rows beside it now cost {price} each.</source>
        <translation>{name} toma una moneda. Las filas de al lado cuestan ahora {price} cada una.</translation>
    </message>
    <message>
        <source>{name} takes a wok card: {wok}.</source>
        <translation>{name} toma una carta de wok: {wok}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with {n} points.</source>
        <extracomment>For one: {name} wins with {n} point.</extracomment>
        <translation>
            <numerusform>{name} gana con {n}&#xa0;punto.</numerusform>
            <numerusform>{name} gana con {n}&#xa0;puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} {n}</source>
        <translation>{name}&#xa0;{n}</translation>
    </message>
    <message>
        <source>{name}: no symbol</source>
        <translation>{name}: sin símbolos</translation>
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
            <numerusform>{n}&#xa0;moneda</numerusform>
            <numerusform>{n}&#xa0;monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} coins left</source>
        <extracomment>For one: {n} coin left</extracomment>
        <translation>
            <numerusform>queda {n}&#xa0;moneda</numerusform>
            <numerusform>quedan {n}&#xa0;monedas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points</source>
        <extracomment>For one: {n} point</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto</numerusform>
            <numerusform>{n}&#xa0;puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for any ingredient</source>
        <extracomment>For one: {n} point for any ingredient</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto por ingrediente de cualquier tipo</numerusform>
            <numerusform>{n}&#xa0;puntos por ingrediente de cualquier tipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient from the hand</source>
        <extracomment>For one: {n} point for each ingredient from the hand</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto por cada ingrediente de la mano</numerusform>
            <numerusform>{n}&#xa0;puntos por cada ingrediente de la mano</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points for each ingredient without a symbol</source>
        <extracomment>For one: {n} point for each ingredient without a symbol</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto por cada ingrediente sin símbolos</numerusform>
            <numerusform>{n}&#xa0;puntos por cada ingrediente sin símbolos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per combination</source>
        <extracomment>For one: {n} point per combination</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto por combinación</numerusform>
            <numerusform>{n}&#xa0;puntos por combinación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points per set of identical ingredients</source>
        <extracomment>For one: {n} point per set of identical ingredients</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto por conjunto de ingredientes iguales</numerusform>
            <numerusform>{n}&#xa0;puntos por conjunto de ingredientes iguales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} points; the best is {best}. Lay cards and Men-at-wok as you like.</source>
        <extracomment>For one: {n} point; the best is {best}. Lay cards and Men-at-wok as you like.</extracomment>
        <translation>
            <numerusform>{n}&#xa0;punto; el máximo es {best}. Coloca las cartas y los Men-at-wok como quieras.</numerusform>
            <numerusform>{n}&#xa0;puntos; el máximo es {best}. Coloca las cartas y los Men-at-wok como quieras.</numerusform>
        </translation>
    </message>
    <message>
        <source>{n}&#xa0;×&#xa0;{name}</source>
        <translation>{n}&#xa0;×&#xa0;{name}</translation>
    </message>
    <message>
        <source>{tie} Equal in coins too, so the victory is shared: {names}.</source>
        <translation>{tie} También hay empate a monedas, así que la victoria es compartida: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{tie} Still tied with {n} left-over ingredients: {names}.</source>
        <extracomment>For one: {tie} Still tied with {n} left-over ingredient: {names}.</extracomment>
        <translation>
            <numerusform>{tie} Sigue el empate con {n}&#xa0;ingrediente sobrante: {names}.</numerusform>
            <numerusform>{tie} Sigue el empate con {n}&#xa0;ingredientes sobrantes: {names}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{tie} The most coins decide: {name} ({n}).</source>
        <translation>{tie} Decide el mayor número de monedas: {name} ({n}).</translation>
    </message>
    <message>
        <source>{tie} The most left-over ingredients decide: {name} ({n}).</source>
        <translation>{tie} Decide el mayor número de ingredientes sobrantes: {name} ({n}).</translation>
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
        <translation>Un mercado nocturno donde todos cocinan. Cada carta de wok dice qué ingredientes pide y cuántos puntos dan. Al final, todos tus ingredientes van a tus woks y gana quien tenga más puntos.</translation>
    </message>
    <message>
        <source>All cards of the row are yours, and new ones lie in their place. What you paid stays at these rows, so they have become dear. {name} takes one of your coins: {price} is the price now.</source>
        <translation>Todas las cartas de la fila son tuyas, y en su lugar hay otras nuevas. Lo que has pagado se queda junto a estas filas, así que se han encarecido. {name} toma una de esas monedas: el precio es ahora&#xa0;{price}.</translation>
    </message>
    <message>
        <source>Marked is what is yours: the ingredients in your hand, and your coins. In your turn you do one of three things: take a coin, buy a row of ingredients, or take a wok card.</source>
        <translation>Lo marcado es tuyo: los ingredientes de tu mano y tus monedas. En tu turno haces una de estas tres cosas: tomar una moneda, comprar una fila de ingredientes o tomar una carta de wok.</translation>
    </message>
    <message>
        <source>Much later. Both rows of a group are sold out, so everybody has one final action, and this is yours. Without a good idea, {name} wins {theirs} to {mine}. But look at the marked wok: take it.</source>
        <translation>Mucho más tarde. Las dos filas de un grupo se han agotado, así que cada jugador tiene una acción final, y esta es la tuya. Si no se te ocurre nada bueno, {name} gana por {theirs} a&#xa0;{mine}. Pero mira el wok marcado: tómalo.</translation>
    </message>
    <message>
        <source>Now look at the small symbols on your cards: they pay for woks. Every wok costs {n} identical symbols. A star stands for any symbol. Yours, stars included: {have}&#xa0;×&#xa0;{symbol}.</source>
        <translation>Ahora mira los símbolos pequeños de tus cartas: con ellos se pagan los woks. Cada wok cuesta {n}&#xa0;símbolos iguales. Una estrella vale por cualquier símbolo. Los tuyos, contando las estrellas: {have}&#xa0;×&#xa0;{symbol}.</translation>
    </message>
    <message>
        <source>Pay for it: click cards one by one, until they show {n}&#xa0;×&#xa0;{symbol}, not more and not less. A star may help out. If you change your mind, click a card once more.</source>
        <translation>Págalo: haz clic en tus cartas, una tras otra, hasta que muestren {n}&#xa0;×&#xa0;{symbol}, ni más ni menos. Una estrella también sirve. Si cambias de idea, haz clic otra vez en la carta.</translation>
    </message>
    <message>
        <source>That is allowed. But first buy the marked row: its cards will pay for a wok.</source>
        <translation>Eso está permitido. Pero compra primero la fila marcada: sus cartas te servirán para pagar un wok.</translation>
    </message>
    <message>
        <source>That is allowed. But here the marked coin brings you the row that you need.</source>
        <translation>Eso está permitido. Pero aquí te conviene la moneda marcada: con ella podrás comprar la fila que necesitas.</translation>
    </message>
    <message>
        <source>That is allowed. But only the marked wok brings you enough points to win.</source>
        <translation>Eso está permitido. Pero solo el wok marcado te da puntos suficientes para ganar.</translation>
    </message>
    <message>
        <source>That is allowed. But the marked wok adds most: +{points}.</source>
        <translation>Eso está permitido. Pero el wok marcado es el que más suma: +{points}.</translation>
    </message>
    <message>
        <source>The coin is yours, and both rows beside it have become cheaper: {price}. That is just what you have. Buy the marked row: drag it to your hand, or click it.</source>
        <translation>La moneda es tuya, y las dos filas contiguas se han abaratado: ahora cuestan&#xa0;{price}. Es justo lo que tienes. Compra la fila marcada: arrástrala a tu mano o haz clic en ella.</translation>
    </message>
    <message>
        <source>The coins between two rows are the price of each of them. It is {price} now, and you have {coins}. Take the marked coin: drag it to your hand, or click it, or press Tab until it has the ring, then Enter.</source>
        <translation>Las monedas que hay entre dos filas son el precio de cada una de ellas. Ahora es&#xa0;{price}, y tú tienes&#xa0;{coins}. Toma la moneda marcada: arrástrala a tu mano, haz clic en ella o pulsa Tab hasta que lleve el anillo y después Intro.</translation>
    </message>
    <message>
        <source>The figure at each wok says what it would add to your points. The marked one fits best: +{points}. Take it: drag it to your own woks, or click it.</source>
        <translation>La cifra de cada wok dice cuántos puntos te sumaría. El marcado es el que más te conviene: +{points}. Tómalo: arrástralo a tus woks o haz clic en él.</translation>
    </message>
    <message>
        <source>The wok is yours. The cards that you laid never pay again, but they stay yours: at the end they go into your woks, like those in your hand. So this wok will be full: {wok}.</source>
        <translation>El wok es tuyo. Las cartas que has bajado ya no sirven para pagar, pero siguen siendo tuyas: al final van a tus woks, como las de la mano. Así que este wok quedará lleno: {wok}.</translation>
    </message>
    <message>
        <source>There was only one way to pay, so your cards were laid at once. Then all ingredients went into the woks, where they bring most: you win {mine} to {theirs}. What fits nowhere is left over, and decides a tie.</source>
        <translation>Solo había una manera de pagar, así que tus cartas se han bajado de inmediato. Después, todos los ingredientes han ido a los woks donde más puntos dan: ganas por {mine} a&#xa0;{theirs}. Lo que no cabe en ningún wok sobra, y decide en caso de empate.</translation>
    </message>
    <message>
        <source>You know all that you need. In a game, Ctrl+Z takes a move back, H shows a hint, and F1 opens the rules. Men-at-wok and all other woks are explained there, and by each card under the pointer.</source>
        <translation>Ya sabes todo lo que necesitas. En una partida, Ctrl+Z deshace una jugada, H da una pista y F1 abre el reglamento. Allí se explican los Men-at-wok y todos los demás woks; también lo hace cada carta cuando dejas el puntero sobre ella.</translation>
    </message>
</context>
</TS>
