import { foldText } from "../language/split-words.ts";
import { vectorOf } from "../language/word-vectors.ts";
import { ACCOUNT_WORDS, LIFE_WORDS, TRADE_WORDS, WORK_WORDS } from "./concepts.data.ts";
import { hashTerm, readWords, wordTerms } from "./index-terms.ts";

/**
 * Maximum words of a long question: half from its start and half from its end, where the question often
 * is.
 */
const MAX_WORDS = 60;

/** Maximum expansions; each is another index lookup. */
const MAX_EXPANSIONS = 300;

const CONCEPT_SHARE = 0.3;

/**
 * Words without a subject: articles, pronouns, prepositions, auxiliaries, question words. Small sites need
 * this list, because word frequencies are only meaningful in large ones.
 */
const WORDS: Record<string, string> = {
  en: `a an and any are as at be been being but by can could did do does for from had has have how i if in into is it its me my no not of
    on or our shall she should so than that the their them then there these they this those to was we were what when where which who
    whom whose why will with would you your he his her him us about tell please am cannot couldn didn doesn don won isn aren wasn t ll
    ve re d m s may might must need needs want wants get gets got getting go goes going come comes just also now here every each all
    both other another such only own same very too much many more most one some something someone somebody anyone anybody anything
    everything let make makes made else until since because though although however while during per via yes hello hi thanks upon off
    out up down through again around whether yet still already ever never like`,
  cs: `a aby ale ani ano asi at az bez bude budou by byl byla bylo byli byt ci co do ho i ja jak jake jaka jaky jako je jeho jeji jejich
    jen jeste ji jiz jsem jsi jsme jsou k kam kde kdo kdy kdyz ke ktera ktere kteri ktery ma maji mam me mi mne mu my na nad nebo
    nebyl neni nez o od on ona oni po pod podle pro proc pred pri s se si sve ta tak take tam te ten tento teto tim to toho tom tomu
    tu ty u uz v ve vsak z za ze kolik mohu muzu muzes muze muzeme muzete mohou mohl mohla lze da daji musim musis musi musime musite
    musel chci chce chtel chtela potrebuji potrebuju mel mela meli muj moje moji meho mym svuj svou sveho nas nam vas vam nich nim jim
    jich neco nekdo nekdy nekam nejak nejaky nejaka nic nikdo tady ted taky jenom pokud protoze kvuli mezi behem vse vsechno vsechny
    vsichni pak potom velmi moc vice budu budeme budete bych bys bychom byste prosim dekuji dobry den komu koho ceho cemu cim kym
    ktereho kterou kterem sem nejsem nebude nemuzu nemohu mame mate treba jestli zda aniz tedy totiz`,
  pl: `aby ale bez bo bedzie byc byl byla bylo byly ci co czy dla do gdy gdzie go i ich ile im ja jak jaka jaki jakie jako je jego jej
    jest jestem kiedy kto ktora ktore ktory ktorzy lub ma mam mi mnie moze na nad nie niz o od on ona one oni oraz po pod przed przez
    przy sa sie ta tak tam te tego tej ten to tu tym u w we z za ze dlaczego moge mozesz mozemy moga mozna musze musi musimy trzeba
    chce chcemy masz maja moj moja moje mojego mojej moich moim swoj swoje nas nam was wam cie cos ktos kiedys gdzies nic nikt tutaj
    teraz juz jeszcze takze tez tylko jesli jezeli poniewaz miedzy podczas az kazdy wszystko wszystkie bardzo wiecej wiec prosze
    dziekuje jakis jakas bede bedziemy beda czego kogo komu czym kim ktorego ktorej skoro gdyby zeby by bym sobie swoich`,
  ru: `а без более бы был была были было быть в вам вас весь во вот все всего всех вы где да даже для до его ее если есть еще же за и из или
    им их к как какая какие какой какое каков какова каких ко когда кого кто ли мне может мы на над надо наш не него нее нет ни них но ну о об
    однако он она они оно от очень по под после потому почему при про с сколько со так также такой там те тем то того тоже той только том ты у
    уже хотя чего чей чем что чтобы чье эта эти это этого этой этот я являлся является`,
  ro: `a acest aceasta acestea acesti ai al ale am ar are as asupra au avea avut ca cand care carei caror carui cat cata cate cati ce cei cel cele
    cea cine cu cum da daca dar de decat despre din dintre dupa e ea ei el ele era erau este eu fi fie fost iar ii il in intr intre isi la le lor lui mai
    ne ni nu o or pe pentru prin sa sai sale sau se si sub sunt un una unde unei unor unui va vor`,
  de: `aber als am an auch auf aus bei bin bis bist da das dass dem den der des die dies diese doch du durch ein eine einem einen einer
    eines er es fur hat haben hatte ich ihr ihre im in ist ja kann man mit nach nicht noch nur oder ob sein seine sich sie sind so
    uber um und uns von vor war waren was wann warum welche welcher welches wenn wer wie wir wird wo zu zum zur kannst konnen konnte
    konnten darf durfen durfte muss mussen musst soll sollen sollte will wollen mochte mochten mag wurde wurden werden wirst gibt geht
    mein meine meinen meinem meiner meines dein deine unser unsere euer eure mir mich dir dich ihm ihn ihnen euch etwas jemand
    jemanden jemandem niemand nichts alle alles allen viel viele mehr sehr schon nun jetzt dann hier dort wohin woher womit wofur also
    mal bitte danke ab seit wahrend ohne gegen obwohl weil damit denn dieser diesem diesen jede jeder jedes wem wen wessen habt hast
    sei irgendwann`,
  fr: `a au aux avec ce ces cette comment dans de des du elle en est et etait ete il ils je la le les leur lui mais me ne nous on ou par pas
    pour pourquoi qu quand que quel quelle quelles quels qui sa se ses son sont sur un une vous combien`,
  es: `a al como con cual cuales cuando cuanto cuantos de del donde el ella en era es esta este fue ha han la las le lo los mas me mi no o para
    pero por porque que quien se ser si sin sobre son su sus un una y`,
  it: `a ai al alla anche che chi ci come con cosa da dal dalla dei del della di dove e ed era essere gli ha hanno i il in io la le lo ma mi
    nel nella non o per perche piu quale quali quando quanto sono su sua suo un una`,
};

const LISTS: ReadonlySet<string>[] = Object.values(WORDS).map(
  (words) => new Set(words.split(/\s+/).map(foldText)),
);

/** A parsed question. */
export interface Question {
  /** Distinct content words (all words if there are none), each with its terms, the word itself first. */
  words: QuestionWord[];
  /** Terms of the words themselves. */
  hashes: number[];
  /** Terms of words for the same concepts, with the weight of a match (0…1). */
  expansions: Map<number, number>;
  /** All words in order, joined and surrounded by spaces. */
  text: string;
}

export interface QuestionWord {
  word: string;
  hashes: number[];
  /** Concepts across words and languages (`concepts/`). */
  concepts: readonly number[];
  /** Vector of an English word. */
  vector: Float32Array | null;
}

export function readQuestion(query: string): Question {
  const all = readWords(query);
  const distinct = [...new Set(all)];
  const functionWords = functionWordsOf(distinct);
  const contentWords = distinct.filter((word) => !functionWords.has(word));
  const words = startAndEnd(contentWords.length > 0 ? contentWords : distinct).map((word) => ({
    word,
    hashes: wordTerms(word).map(hashTerm),
    concepts: conceptsOf(word),
    vector: vectorOf(word),
  }));
  const hashes = [...new Set(words.flatMap(({ hashes }) => hashes))];
  return {
    words,
    hashes,
    expansions: expand(words, new Set(hashes)),
    text: ` ${all.join(" ")} `,
  };
}

/** Words of the same concepts, as index terms. */
function expand(words: readonly QuestionWord[], own: ReadonlySet<number>): Map<number, number> {
  const expansions = new Map<number, number>();
  for (const root of words.flatMap(({ concepts }) => concepts.flatMap(rootsOf))) {
    const hash = hashTerm(termOf(root));
    if (!own.has(hash) && expansions.size < MAX_EXPANSIONS) expansions.set(hash, CONCEPT_SHARE);
  }
  return expansions;
}

/** The longest term that all words with this root share. */
function termOf({ text, isWhole }: Root): string {
  if (isWhole || text.length < 4) return text;
  return text.length >= 6 ? `6${text.slice(0, 6)}` : `4${text.slice(0, 4)}`;
}

/** The question's terms as parameters of a database lookup. */
export function lookUp({ hashes, expansions }: Question): { p_hashes: number[]; p_shares: number[] } {
  return {
    p_hashes: [...hashes, ...expansions.keys()],
    p_shares: [...hashes.map(() => 1), ...expansions.values()],
  };
}

function startAndEnd(words: string[]): string[] {
  return words.length <= MAX_WORDS
    ? words
    : [...words.slice(0, MAX_WORDS / 2), ...words.slice(-MAX_WORDS / 2)];
}

/**
 * The function words of a question in its language, which is the one with the most matches: `take` is a
 * function word in Czech, `war` in German and `care` in Romanian, but not in English.
 */
function functionWordsOf(words: readonly string[]): Set<string> {
  const found = LISTS.map((list) => words.filter((word) => list.has(word)));
  const most = Math.max(...found.map(({ length }) => length));
  return new Set(found.filter(({ length }) => length === most).flat());
}

/**
 * A word of a concept as written in the lists: a prefix that a few letters may follow (inflections, and
 * compounds of longer words). Words of up to three letters, and those with a full stop, only match
 * exactly.
 */
interface Root {
  text: string;
  isWhole: boolean;
  concepts: number[];
}

/** Minimum length inside a word; shorter roots occur by chance. */
const MIN_HEAD = 5;

interface Concepts {
  roots: Map<string, Root>;
  byConcept: Root[][];
}

let concepts: Concepts | undefined;

/**
 * The concepts of a folded word: those of the longest root that it starts with, and those of a root at its
 * end ("Monats|raten").
 */
export function conceptsOf(word: string): readonly number[] {
  const own = longestRoot(word, 2);
  for (let start = own?.text.length ?? 2; start + MIN_HEAD <= word.length; start++) {
    const head = longestRoot(word.slice(start), MIN_HEAD);
    if (head) return own ? [...own.concepts, ...head.concepts] : head.concepts;
  }
  return own?.concepts ?? [];
}

/** The words for a concept in all languages. */
export function rootsOf(concept: number): readonly Root[] {
  return load().byConcept[concept] ?? [];
}

/** Reads the lists on first use, because most requests do not need them. */
function load(): Concepts {
  if (concepts === undefined) {
    const roots = readRoots();
    concepts = { roots, byConcept: groupRoots(roots.values()) };
  }
  return concepts;
}

function longestRoot(word: string, minLength: number): Root | undefined {
  const { roots } = load();
  for (let length = word.length; length >= minLength; length--) {
    const root = roots.get(word.slice(0, length));
    if (root && word.length - length <= room(root)) return root;
  }
  return undefined;
}

/** Maximum number of following letters. */
function room({ text, isWhole }: Root): number {
  if (isWhole) return 0;
  if (text.length >= 6) return 12;
  return text.length === 5 ? 6 : 4;
}

function readRoots(): Map<string, Root> {
  const roots = new Map<string, Root>();
  const lines = foldText([TRADE_WORDS, ACCOUNT_WORDS, WORK_WORDS, LIFE_WORDS].join("")).split("\n");
  for (const [concept, line] of lines.filter((line) => line.includes("|")).entries()) {
    for (const written of line.split(/[\s|]+/).filter((written) => written !== "")) {
      const text = written.replace(".", "");
      const isWhole = written.endsWith(".") || text.length <= 3;
      const known = roots.get(text);
      if (!known) roots.set(text, { text, isWhole, concepts: [concept] });
      else if (!known.concepts.includes(concept)) known.concepts.push(concept);
    }
  }
  return roots;
}

function groupRoots(roots: Iterable<Root>): Root[][] {
  const groups: Root[][] = [];
  for (const root of roots) {
    for (const concept of root.concepts) {
      groups[concept] ??= [];
      groups[concept].push(root);
    }
  }
  return groups;
}
