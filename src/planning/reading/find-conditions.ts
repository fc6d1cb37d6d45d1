import { byLanguage } from "../../language/implied-verbs.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { matchPhrase, type Token } from "../../language/tokenize.ts";
import type { Value } from "./value.ts";

/**
 * The first tokens of the conditions and delays among `indexes`. "until 18:00" is a value; "until Bob
 * agrees" is a condition.
 */
export function findConditions(
  tokens: readonly Token[],
  indexes: readonly number[],
  lexicon: Lexicon,
  values: readonly Value[],
): number[] {
  return indexes.filter((i) => {
    if (isBeforeAction(tokens, i, lexicon)) return true;
    const end = matchPhrase(lexicon.conditions, tokens, i);
    return (
      end !== undefined &&
      !isMoment(tokens, end, values, lexicon) &&
      !values.some(({ first, last, kind }) => kind === "date" && first <= i && last >= i) &&
      !isIdiom(tokens, i, lexicon) &&
      !isCase(tokens, i, end, lexicon) &&
      !isLaterTime(tokens, i, end, values, lexicon) &&
      !isNoun(tokens, i, lexicon)
    );
  });
}

/** Whether something is to be done before an action: "avant de nettoyer", "before cleaning", "…, než uklidíš". */
function isBeforeAction(tokens: readonly Token[], i: number, { code, commands, verbsOf }: Lexicon): boolean {
  const { word = "", gap = "" } = tokens[i] ?? {};
  const [next, then] = [tokens[i + 1]?.word ?? "", tokens[i + 2]?.word ?? ""];
  if (code === "fr") return word === "avant" && /^(de|d)$/.test(next) && commands.has(then);
  if (code === "es") return word === "antes" && next === "de" && commands.has(then);
  if (code === "en") return word === "before" && /ing$/.test(next) && verbsOf(next).length > 0;
  return (
    code === "cs" && word === "nez" && /,/.test(gap) && (verbsOf(next).length > 0 || verbsOf(then).length > 0)
  );
}

const TIMES: ReadonlySet<Value["kind"]> = new Set(["date", "time", "duration"]);

function isMoment(
  tokens: readonly Token[],
  end: number,
  values: readonly Value[],
  lexicon: Lexicon,
): boolean {
  const next = lexicon.functionWords.has(tokens[end + 1]?.word ?? "") ? end + 2 : end + 1;
  return values.some(({ kind, first }) => TIMES.has(kind) && (first === end + 1 || first === next));
}

/** Phrases that only say that no end is known, by language: "until further notice". */
const OPEN_ENDED = byLanguage({
  en: "until further notice; till further notice; until further instructions; until further advice",
  cs: "az do odvolani; az na odvolani; az do dalsiho oznameni; az do dalsich pokynu; az do dalsi zpravy",
  pl: "az do odwolania; az do dalszego powiadomienia; az do dalszych instrukcji",
});

/** Conditions that are courtesies if nothing follows them, by language: "if you can". */
const POLITE = byLanguage({
  en: "if possible; if you can; if you could; if you would; if you don t mind; if you please; if it s possible; if that s possible; if that s ok; when you can; when you have time; when you have a minute; when you have a moment; when you get a chance; when you get a moment; whenever you can; as soon as possible; as soon as you can",
  cs: "pokud mozno; pokud muzes; pokud muzete; pokud je to mozne; pokud to jde; pokud to pujde; jestli muzes; jestli muzete; jestli to jde; jakmile to pujde; jakmile muzes; jakmile muzete; az budes mit cas; az budete mit cas; az budes moct",
  de: "wenn moglich; wenn moeglich; falls moglich; falls moeglich; wenn es geht; wenns geht; wenn du kannst; wenn du magst; wenn du zeit hast; wenn sie konnen; wenn sie koennen; wenn sie zeit haben; wenn ihr konnt; sobald es geht; sobald moglich; sobald moeglich; sobald du kannst; sobald sie konnen",
  pl: "jesli mozesz; jesli mozna; jesli to mozliwe; jesli moze pan; jesli moze pani; jezeli mozesz; jezeli mozna; jezeli to mozliwe; o ile to mozliwe; gdy tylko mozesz; jak tylko mozesz; jak tylko bedzie mozna",
  es: "si puedes; si puede; si es posible; cuando puedas; cuando pueda; en cuanto puedas; en cuanto pueda; en cuanto sea posible; tan pronto como puedas; tan pronto como sea posible",
  fr: "si possible; si c est possible; si tu peux; si vous pouvez; quand tu peux; quand vous pouvez; quand tu as le temps; quand vous avez le temps; des que possible; des que tu peux; des que vous pouvez; lorsque c est possible",
});

function isIdiom(tokens: readonly Token[], i: number, { code }: Lexicon): boolean {
  const openEnded = OPEN_ENDED.get(code);
  if (openEnded !== undefined && matchPhrase(openEnded, tokens, i) !== undefined) return true;
  const polite = POLITE.get(code);
  const end = polite === undefined ? undefined : matchPhrase(polite, tokens, i);
  if (end === undefined) return false;
  const next = tokens[end + 1];
  return next === undefined || /[,.;!)–—\n]/.test(next.gap);
}

/** Phrases that also name a case, a record: "im Fall 4711". */
const CASES =
  /^(in case|im falle?|fur den fall|v pripade|pro pripad|w przypadku|na wypadek|w razie|en caso( de)?|en cas( de| d)?)$/;
const NUMBER_WORDS = /^(no|nr|number|numer\w*|num|nummer|cisl\w*|c|id)$/;

/** Whether the phrase is followed by the code or number of a case, and not by a clause. */
function isCase(tokens: readonly Token[], i: number, end: number, lexicon: Lexicon): boolean {
  const phrase = tokens
    .slice(i, end + 1)
    .map(({ word }) => word)
    .join(" ");
  if (!CASES.test(phrase)) return false;
  const at = NUMBER_WORDS.test(tokens[end + 1]?.word ?? "") ? end + 2 : end + 1;
  const { kind } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (kind === "code" || kind === "uuid") return true;
  return (
    kind === "number" &&
    (next === undefined || /[,.;:!?)]/.test(next.gap) || lexicon.prepositions.has(next.word) || at > end + 1)
  );
}

const LATER = /^(later|pozdeji|spater|spaeter|pozniej|tarde|tard)$/;

/** Whether "later" belongs to a stated time: "half an hour later", "later, at 18:30". */
function isLaterTime(
  tokens: readonly Token[],
  i: number,
  end: number,
  values: readonly Value[],
  lexicon: Lexicon,
): boolean {
  if (!LATER.test(tokens[end]?.word ?? "")) return false;
  const isLink = (at: number) =>
    lexicon.functionWords.has(tokens[at]?.word ?? "") || lexicon.prepositions.has(tokens[at]?.word ?? "");
  const isDuration = (at: number) => {
    const { word = "" } = tokens[at] ?? {};
    return lexicon.durations.has(word) || values.some(({ kind, last }) => kind === "duration" && last === at);
  };
  return (
    isDuration(i - 1) ||
    values.some(
      ({ kind, first }) =>
        (kind === "time" || kind === "duration") &&
        first > end &&
        first <= end + 4 &&
        tokens.slice(end + 1, first).every((_, n) => isLink(end + 1 + n)),
    )
  );
}

/** Whether the word is a noun here: "lista de espera a". */
function isNoun(tokens: readonly Token[], i: number, { code }: Lexicon): boolean {
  return code === "es" && tokens[i]?.word === "espera" && /^(de|la|en)$/.test(tokens[i - 1]?.word ?? "");
}
