/**
 * Words of answers to questions, folded (no diacritics, lowercase): English, Czech, German, Polish,
 * Spanish, French.
 */

/** The words of a text. */
export const setOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));
const phrasesOf = (text: string): readonly string[][] =>
  text.split("|").map((phrase) => phrase.trim().split(/\s+/));

/** Longest first: "yes please" before "yes". */
const longestFirst = (phrases: readonly string[][]) => [...phrases].sort((a, b) => b.length - a.length);

export const YES = longestFirst(
  phrasesOf(`yes|yep|yeah|yup|sure|of course|right|correct|exactly|go ahead|do it|that one|i do
    |ano|jo|jasne|presne|spravne|urcite|souhlasim|ja|jawohl|genau|richtig|stimmt|klar|sicher
    |tak|dokladnie|zgadza sie|jasne|oczywiscie|si|claro|exacto|correcto|por supuesto|de acuerdo
    |oui|exactement|bien sur|d accord|c est ca|tout a fait`),
);

export const NO = longestFirst(
  phrasesOf(`no|nope|nah|not that|not this|ne|nikoli|nein|nicht das|nie|non|pas ca`),
);

/** An answer that consists of one of these rejects all choices. */
export const NEVER_MIND = longestFirst(
  phrasesOf(`cancel|cancel it|cancel that|forget it|never mind|nevermind|none|none of them|none of these|neither|stop|nothing
    |zrus to|zrusit|zapomen na to|nech to byt|zadna|zadnou|zadny|zadne|nic|zadna z nich
    |abbrechen|vergiss es|keine|keiner|keines|keine davon|nichts|lass es
    |anuluj|niewazne|zapomnij o tym|zadna|zadne|zaden|zadna z nich|nic
    |cancela|cancelar|olvidalo|ninguna|ninguno|ninguno de ellos|ninguna de ellas|nada
    |annule|annuler|oublie|laisse tomber|aucune|aucun|aucun d eux|rien`),
);

/** Answers without a value. A single word counts only as the whole answer. */
export const UNKNOWN = longestFirst(
  phrasesOf(`i don t know|i do not know|i dunno|dunno|no idea|not sure|i m not sure|let me check|wait
    |nevim|netusim|nemam tuseni|moment|pockej|pockejte
    |weiss nicht|ich weiss nicht|ich weiss es nicht|keine ahnung|warte|einen moment
    |nie wiem|nie mam pojecia|poczekaj|chwileczke
    |no se|no lo se|ni idea|no tengo ni idea|espera
    |je ne sais pas|aucune idee|sais pas|attends|attendez`),
);

/** Ordinals with their number; -1 is the last. */
export const ORDINALS: ReadonlyMap<string, number> = new Map(
  (
    [
      [
        1,
        `first 1st prvni prvy erste ersten erster erstes pierwszy pierwsza pierwsze pierwsza pierwszego primero primera primer
          premier premiere former`,
      ],
      [
        2,
        `second 2nd druhy druha druhou druhe druheho zweite zweiten zweiter zweites drugi druga druga drugie drugiego segundo segunda
          deuxieme seconde`,
      ],
      [
        3,
        `third 3rd treti dritte dritten dritter drittes trzeci trzecia trzecia trzecie trzeciego tercero tercera tercer troisieme`,
      ],
      [
        4,
        `fourth 4th ctvrty ctvrta ctvrtou ctvrte vierte vierten vierter viertes czwarty czwarta czwarte cuarto cuarta quatrieme`,
      ],
      [
        5,
        `fifth 5th paty pata patou pate funfte funften funfter funftes piaty piata piate quinto quinta cinquieme`,
      ],
      [
        -1,
        `last posledni letzte letzten letzter letztes ostatni ostatnia ostatnie ostatniego ultimo ultima dernier derniere`,
      ],
    ] as const
  ).flatMap(([number, words]) => [...setOf(words)].map((word) => [word, number] as const)),
);

/** Number words, for "option two". */
export const CARDINALS: ReadonlyMap<string, number> = new Map(
  (
    [
      [1, "one jedna jednicka jednicku eins jeden jedynka uno un une"],
      [2, "two dve dva dvojka dvojku zwei dwa dwie dwojka dos deux"],
      [3, "three tri trojka trojku drei trzy tres trois"],
      [4, "four ctyri ctyrka vier cztery cuatro quatre"],
      [5, "five pet petka funf piec cinco cinq"],
    ] as const
  ).flatMap(([number, words]) => [...setOf(words)].map((word) => [word, number] as const)),
);

/** Nouns for a choice. */
export const CHOICE_NOUNS = setOf(`one option choice number no nr item possibility
  moznost volba volbu cislo polozka polozku variantu varianta
  option nummer moglichkeit auswahl variante
  opcja opcje numer wariant pozycja
  opcion numero eleccion alternativa
  choix numero possibilite`);

/** Words around a choice or a value that are not part of it. */
export const FILLERS =
  setOf(`the a an this that these those it its is i d ll would like want take use choose pick prefer mean meant let s please thanks thank you ok okay well then should be make to with
  prosim diky dekuji ten ta to tu tou tuto chci chtel chtela bych vezmi pouzij vyber myslim je jsem tak dobre
  bitte danke der die das den dem ich mochte will nehme nimm meine wahle es ist
  prosze dziekuje wybieram chce wole biore te ta mam na mysli jest
  por favor gracias el la lo los las quiero prefiero elijo esa ese es
  s il vous te plait merci le les je veux prefere prends choisis celui celle c est`);

/** Words between a choice and its values: "the second one, for Brno". */
export const LINKS = setOf(`for with and in at on from of to but using about
  pro s se a v ve na z do ale o
  fur mit und in im am an auf von zu aber uber
  dla z i w we na do ale o
  para con y en de a pero por sobre
  pour avec et dans a au en de mais sur`);

/** Prepositions before a value that are not part of it. */
export const BEFORE_VALUES = setOf(`for in at on from to of near about as
  pro v ve na do z u od k
  fur in im am an auf bei aus von nach zu
  dla w we do z od przy
  para en de a por cerca
  pour dans a au en de chez`);

export const COPULAS = setOf("is are was be ist es est jest je to son sont sind sera");

/** Introductions of a value: "it's 42", "je to Brno". */
export const LEAD_INS = longestFirst(
  phrasesOf(`it s|it is|its|that s|that is|that would be|this is|the answer is|make it|let s say|i mean|set it to|use
    |je to|to je|je|bude to|mam na mysli|dej|dejme tomu
    |es ist|das ist|ist|das ware|nimm|ich meine
    |to jest|jest to|jest|chodzi o|niech bedzie|mam na mysli
    |es|eso es|seria|es el|es la|quiero decir|pon
    |c est|c est le|c est la|ce serait|ce sera|je veux dire|mets`),
);

/** Words before a number or code: "number 12", "číslo 12". */
export const NUMBER_NOUNS = setOf(
  `number no nr num id code key nummer cislo cislem c numer numero kod kodu codigo code`,
);

/** Words that start a question. */
export const QUESTION_WORDS = setOf(`what which who whom whose where when why how
  co ktery ktera ktere kdo kde kdy proc jak kolik jaky jaka jake
  was welche welcher welches wer wo wann warum wie wieviel
  kto ktory ktora ktore gdzie kiedy dlaczego ile jaki jaka jakie
  que cual cuales quien donde cuando como cuanto cuantos cuanta
  quel quelle quels quelles qui quand pourquoi comment combien`);

/** Words before the verb of a request. */
export const ASKING =
  setOf(`i want need would like to can could you please we let s me now instead rather actually hey hi hello
  chci chtel chtela bych potrebuji muzes muzete prosim radsi misto
  ich mochte will kannst konnen sie bitte lieber stattdessen
  chce chcialbym chcialabym potrzebuje mozesz prosze raczej zamiast
  quiero quisiera necesito puedes por favor mejor
  je veux voudrais peux pouvez vous plutot`);

/** Boolean values. */
export const TRUE_WORDS = setOf("true on enabled wahr prawda verdadero vrai pravda");
export const FALSE_WORDS = setOf("false off disabled falsch falsz falso faux nepravda");
