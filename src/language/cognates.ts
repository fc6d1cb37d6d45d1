import type { Lexicon } from "./lexicon.ts";
import { isVocabularyWord } from "./word-vectors.ts";

/**
 * Endings and the English endings that correspond to them, by language, one `endings | English endings` per
 * line; "-" is no ending. Folded.
 */
const ENDINGS: Readonly<Record<string, string>> = {
  cs: `
ita ity itu ite itou itach itam | ity
ace aci acemi acich acim | ation
kce kci kcemi kcich | ction
ice ici icemi icich | ition
ick(y|a|e|eho|emu|em|ych|ym|ymi|ou) | ic ical ics
ivn(i|iho|imu|im|ich|imi) ivn(y|a|e|eho|ych|ou) | ive
aln(i|iho|imu|im|ich|imi) | al
arn(i|iho|imu|im|ich|imi) | ar ary
ista isty istovi istu istou iste istech | ist
ismus ismu ismem | ism
ura ury ure uru urou ur urach | ure
ence enci encemi encich | ence ency
ance anci ancemi ancich | ance ancy
ika iky ice iku ikou ik ikach | ic ics
ie ii iemi iich | y
or oru orem ory ori orech orum | or
ment mentu mentem menty mentech | ment
a u y e i o em ou um ech ach ami | - e`,
  de: `
itat itaten | ity
tion tionen | tion
ierung ierungen | ation ition ing
isch(e|en|er|es|em)? | ic ical ish
iv(e|en|er|es|em)? | ive
(i)?ell(e|en|er|es|em)? | al ial
al(e|en|er|es|em)? | al
ar(e|en|er|es|em)? | ar ary
ie ien | y
ik iken | ic ics
ismus | ism
ist isten | ist
enz enzen | ence ency
anz anzen | ance ancy
ur uren | ure
abel able ablen ibel ible iblen | able ible
or oren ors | or
ment mente menten ments | ment
e en n s es er em | - e`,
  pl: `
acja acje acji acjach acjami acjom | ation
cja cje cji cjach cjami cjom | tion
ywnosc ywnosci | ivity
alnosc alnosci | ality
yczn(y|a|e|ego|emu|ej|ych|ym|ymi) iczn(y|a|e|ego|emu|ej|ych|ym|ymi) | ic ical
ywn(y|a|e|ego|emu|ej|ych|ym|ymi) | ive
aln(y|a|e|ego|emu|ej|ych|ym|ymi) | al
arn(y|a|e|ego|emu|ej|ych|ym|ymi) | ar ary
ysta ysty yscie ystow ista isty iscie istow | ist
izm izmu izmem yzm yzmu yzmem | ism
ura ury urze ure ur urach | ure
encja encje encji encjach | ence ency
ancja ancje ancji ancjach | ance ancy
ika iki yka yki ice yce ik yk | ic ics
ia ie ii io iach | y
or ora orem ory orow orze orach | or
ment mentu mentem menty mentow | ment
a u y e i o em owi ow om ach ami ie | - e`,
  es: `
idad idades | ity
dad dades | ty
cion ciones | tion
sion siones | sion
ic(o|a|os|as) | ic ical
iv(o|a|os|as) | ive
al ales | al
ari(o|a|os|as) | ary ar
encia encias | ence ency
ancia ancias | ance ancy
miento mientos mento mentos | ment
fia fias | phy
ismo ismos | ism
ista istas | ist
orio orios oria orias | ory
or ores ora oras | or er
ia ias io ios | y
ma mas | m me
o a os as e es | - e`,
  fr: `
ite ites | ity
tion tions | tion
sion sions | sion
ique iques | ic ical
if ifs ive ives | ive
el els elle elles al ale ales aux | al
aire aires | ary ar
eur eurs | or er
ie ies | y
isme ismes | ism
iste istes | ist
oire oires | ory
ment ments | ment
e es s | - e`,
};
/** Spellings on the left that English may write as on the right. */
const SPELLINGS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  cs: [
    [/k/g, "c"],
    [/kv/g, "qu"],
    [/ks/g, "x"],
    [/z/g, "s"],
    [/f/g, "ph"],
    [/t(?!h)/g, "th"],
    [/ej/g, "ea"],
    [/y/g, "i"],
    [/i/g, "y"],
  ],
  de: [
    [/k/g, "c"],
    [/z/g, "c"],
    [/z/g, "t"],
    [/w/g, "v"],
    [/f/g, "ph"],
    [/ae/g, "e"],
    [/y/g, "i"],
  ],
  pl: [
    [/k/g, "c"],
    [/kw/g, "qu"],
    [/ks/g, "x"],
    [/w/g, "v"],
    [/z/g, "s"],
    [/f/g, "ph"],
    [/j/g, "i"],
    [/y/g, "i"],
    [/i/g, "y"],
    [/t(?!h)/g, "th"],
  ],
  es: [
    [/f/g, "ph"],
    [/cue/g, "que"],
    [/i/g, "y"],
    [/^es(?=[cpqt])/g, "s"],
    [/t(?!h)/g, "th"],
    [/c/g, "ch"],
  ],
  fr: [
    [/y/g, "i"],
    [/qu/g, "k"],
  ],
};
/** Consonants that English often doubles where these languages write one: "aplicación", "adresa". */
const DOUBLED = /(?<=[aeiou])[cflmnprst](?=[aeiouhlr])/g;
const DOUBLING: ReadonlySet<string> = new Set(["cs", "es", "pl"]);

/** The starts of words that resemble an English word of another meaning, by language; folded. */
const FALSE_FRIENDS: Readonly<Record<string, RegExp>> = {
  cs: /^(aktual|eventual|sympat|fabrik|konkurenc|konkurs|prospekt|provi[sz]|recept|lektur|magistr|akademik|evidenc|kriminal|novel|pretenz|promoc|ordinac|konfekc|kaluz|penz|termin|motiv|dotac|advokat|perspektiv|ambulanc|ekonom|kontrol|sukces|host|list|nota|gymnaz|temper|rekrea|reklam|dekret)/,
  de: /^(aktuell|eventuell|sensib|sympath|gift|chef|fabrik|konkurr|konkurs|brav|rente|note|notiz|ordinar|prospekt|provision|rezept|lokal|gymnas|konsequen|dezent|genial|famos|pathetisch|konfession|direktion|billion|mappe|formular|promotion|taste|kaution|fraktion|personal|termin|etikett|marmelade|medizin|kontroll|ambulanz|police|akadem|kompetenz|garderobe|warenhaus|karton|menu|dose|konfekt|konzern|pension|quot|rendite|referat|station|honorar|stipend|technik)/,
  pl: /^(aktual|ewentual|sympat|fabryk|lokal|transparent|konkurs|konkuren|konsekwen|ordynar|prospekt|recept|pretens|kaucj|magazyn|paragraf|parapet|pensj|promocj|rekrut|sentencj|akademik|audycj|ekspert|fatal|genial|hazard|kolej|data|list|lektur|termin|dotacj|dyrekcj|prowizj|konfekcj|kompetenc|kontrol|talon|lunaty|novel|nowel|preserwat|prezerwat|szef|dywan)/,
  es: /^(actual|eventual|sensib|simpatic|embaraz|constipad|carpet|exit|libreri|colegi|suces|argument|casual|competen|compromis|conduct|decepcion|desgraci|disgust|fabric|facultad|groser|idiom|larg|lectur|notici|parad|parient|sentenci|tormenta|complexion|delit|firm|gracios|mayor|ofici|particular|preservativ|propi|propied|suburbi|tramp|vag|frances|ingles|asistenc|balanz|bland|injuri|luxuri|ordinari|patron|pretens|ropa|secular|sanidad|tabl|trivial|virtual|planta|agenda|cart|pie|sano|solicit|discret|entretenim|letra|media|renta|intentos?)/,
  fr: /^(actuel|eventuel|sensib|sympath|avertiss|librair|comedi|confus|decept|fabriqu|formidab|injur|journee|lectur|locat|magasin|monnai|nouvel|phras|preservat|propr|raisin|stage|ancien|balanc|caution|issue|legum|medecin|patron|physicien|proces|reunion|sort|tentativ|essenc|agenda|pension|regard|rude|chair|chanc|habit|hasard|licenc|trouble|figur|fournitur|grappe|concurren|competenc|menu|prune|robe|pain|four|son|sale|coin|pile|bride|sauv|office|partie|parti|plate?|surnom|sensibl|conducteur|cote|course|crayon|defense|delai|distract|eglise|entree|entretien|evident|experience|facult|facil|front|gross|large|liqueur|lunatique|misere|onc|petul|piece|portier|rein|rest|roman|sabl|scienc|tissu|user|vest|vers)/,
};

interface Rule {
  ending: RegExp;
  length: number;
  english: readonly string[];
  isPlain: boolean;
}

const rules = new Map<string, readonly Rule[]>();

function rulesOf(code: string): readonly Rule[] {
  const known = rules.get(code);
  if (known !== undefined) return known;
  const found = (ENDINGS[code] ?? "")
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [endings, english] = splitLast(line);
      const list = english
        .trim()
        .split(" ")
        .map((each) => (each === "-" ? "" : each));
      return endings
        .trim()
        .split(" ")
        .map((each) => ({
          ending: new RegExp(`(?:${each})$`),
          length: each.replace(/\(.*/, "").length,
          english: list,
          isPlain: list.includes(""),
        }));
    });
  rules.set(code, found);
  return found;
}

/** The column after the last " | "; endings may contain "|". */
function splitLast(line: string): [string, string] {
  const at = line.lastIndexOf(" | ");
  return [line.slice(0, at), line.slice(at + 3)];
}

/** Minimum letters of a word, and of a word whose ending tells nothing. */
const MIN_WORD = 5;
const MIN_PLAIN = 7;
const MIN_STEM = 3;
/** Endings of inflection that are tried, the longest first. */
const MAX_PLAIN = 2;
const MAX_VARIANTS = 32;
/** Spellings in which a consonant is doubled as well. */
const MAX_DOUBLED = 6;
const MAX_REMEMBERED = 5_000;
const remembered = new Map<string, readonly string[]>();

/**
 * English words that a word of another language resembles by regular correspondences of endings and spelling:
 * "Stabilität" and "stability", "kreativní" and "creative". Empty for words that the dictionary knows.
 *
 * @param word folded
 */
export function cognatesOf(lexicon: Lexicon, word: string): readonly string[] {
  if (lexicon.code === "en" || word.length < MIN_WORD) return [];
  const key = `${lexicon.code} ${word}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const found = find(lexicon, word);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(key, found);
  return found;
}

function find(lexicon: Lexicon, word: string): readonly string[] {
  const { code, functionWords, courtesy, months, weekdays } = lexicon;
  if (!/^[a-z]+$/.test(word) || functionWords.has(word) || courtesy.has(word)) return [];
  if (months.has(word) || weekdays.has(word)) return [];
  if (FALSE_FRIENDS[code]?.test(word) === true) return [];
  if (isInDictionary(lexicon, word)) return [];
  const matching = rulesOf(code)
    .flatMap((rule) => {
      const match = rule.ending.exec(word);
      return match === null ? [] : [{ rule, stem: word.slice(0, match.index), length: match[0].length }];
    })
    .filter(({ rule, stem }) => stem.length >= MIN_STEM && (!rule.isPlain || word.length >= MIN_PLAIN))
    .sort((a, b) => Number(a.rule.isPlain) - Number(b.rule.isPlain) || b.length - a.length);
  if (word.length >= MIN_PLAIN)
    matching.push({ rule: { ending: /$/, length: 0, english: [""], isPlain: true }, stem: word, length: 0 });
  let plain = 0;
  for (const { rule, stem } of matching) {
    if (rule.isPlain && plain++ >= MAX_PLAIN) break;
    for (const each of spellings(stem, code)) {
      const known = rule.english.map((ending) => each + ending).filter(isEnglish);
      if (known.length > 0) return known;
    }
  }
  return [];
}

/** Endings of nouns that a verb of the dictionary may begin: "actividad" is not "activate". */
const NOMINAL = /(idad|idades|itat|itaten)$/;

function isInDictionary({ code, english, verbsOf }: Lexicon, word: string): boolean {
  const nouns = english(word);
  // "magnetisch" is no compound of "Tisch".
  const isTable = code === "de" && nouns.includes("table") && /.tisch(e[mnrs]?)?$/.test(word);
  return (nouns.length > 0 && !isTable) || (verbsOf(word).length > 0 && !NOMINAL.test(word));
}

function isEnglish(word: string): boolean {
  return word.length >= MIN_WORD && isVocabularyWord(word);
}

/** The stem as written, and with every combination of correspondences, the fewest changes first. */
function spellings(stem: string, code: string): string[] {
  const found = [stem];
  for (const [from, to] of SPELLINGS[code] ?? []) {
    const count = found.length;
    for (let i = 0; i < count && found.length < MAX_VARIANTS; i++) {
      const each = found[i] ?? "";
      const other = each.replace(from, to);
      if (other !== each) found.push(other);
    }
  }
  if (!DOUBLING.has(code)) return found;
  const doubled = found
    .slice(0, MAX_DOUBLED)
    .flatMap((each) =>
      [...each.matchAll(DOUBLED)].map(
        ({ index, 0: letter }) => each.slice(0, index) + letter + each.slice(index),
      ),
    );
  return [...found, ...doubled];
}
