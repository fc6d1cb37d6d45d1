import type { Lexicon } from "../../../language/lexicon.ts";
import { foldText, splitWords } from "../../../language/split-words.ts";
import type { Request } from "../../aligning/request-words.ts";
import { saidBefore } from "../../aligning/values/bounds.ts";
import { isNegative } from "../given-negations.ts";
import type { Ranked } from "../score.ts";

/** Words that exclude something, by language. */
const EXCLUDING: Readonly<Record<string, RegExp>> = {
  en: /^(not|without|except|out|isn|aren|hasn|haven|wasn|weren|doesn|didn)$/,
  cs: /^(bez|krome|mimo)$/,
  de: /^(nicht|ohne|ausser|kein(e|en|er|em|es)?)$/,
  pl: /^(nie|bez|oprocz|poza)$/,
  es: /^(sin|excepto|salvo)$/,
  fr: /^(sans|sauf|hormis|pas)$/,
};

/**
 * Whether a write ignores "no" before its resource, or "neither": "make sure that Bob is no owner of it". "No." at the
 * start is an answer.
 */
export function isNothingWanted({ words }: Request, { roles, filling }: Ranked): boolean {
  return words.some(({ token, index, clause }) => {
    // "there's no more rope, add it to the list"
    if (token.quote >= 0 || token.kind !== "word" || clause.isBackground) return false;
    if (/^(neither|nor)$/.test(token.word)) return true;
    // "lock pump 3 no more", but not "no more than 5"
    const [next, after] = [words[index + 1]?.token.word, words[index + 2]?.token.word];
    if (token.word === "no" && next === "more" && after !== "than") return true;
    const isUsed = filling.filled.some(({ tokens }) => tokens.includes(index) || tokens[0] === index + 1);
    const role = roles[index + 1]?.role;
    // "a no-show"
    if (words[index + 1]?.token.gap !== " ") return false;
    return token.word === "no" && index > 0 && !isUsed && (role === "resource" || role === "qualifier");
  });
}

/** Whether a list ignores an exclusion: "parts that are not in stock" for an operation that lists all parts. */
export function isExclusionIgnored(
  { words, main, reading }: Request,
  { profile, filling, candidate }: Ranked,
): boolean {
  const excluding = EXCLUDING[reading.lexicon.code];
  if (!profile.reads || excluding === undefined || /\}$/.test(candidate.fields.path)) return false;
  return words.some(
    ({ token, index }) =>
      token.quote < 0 &&
      excluding.test(token.word) &&
      index > main.first &&
      !main.frame.has(index) &&
      !filling.filled.some(
        ({ tokens, source, value }) =>
          source === "query" &&
          tokens.some((i) => i >= index - 1 && i <= index + 4) &&
          // "accounts not in EUR", "those not going to Ghent", "that aren't paid": the value is excluded.
          !(
            /^(not|pas|nicht|nie|ne|isn|aren|hasn|haven|wasn|weren|doesn|didn)$/.test(token.word) &&
            (tokens[0] ?? 0) > index &&
            ((typeof value === "number" &&
              !isBounding(words[index + 1]?.token.word ?? "", reading.lexicon)) ||
              (typeof value === "string" && !isNegatingValue(value, profile.lexicon)))
          ),
      ),
  );
}

/** Words that leave out what follows them, and deny no state, by language; folded. */
const LEAVING_OUT: Readonly<Record<string, RegExp>> = {
  en: /(^| )(without|minus|but no|and no|not( in| from| of| on| at)?)( the| any)?$/,
  cs: /(^| )(bez|krome|mimo|ne z( kategorie)?)$/,
  de: /(^| )(ohne|ausser|aber keine|nicht (aus|von|in))( die| den| der| das)?$/,
  pl: /(^| )(bez|oprocz|poza|nie z)$/,
  es: /(^| )(sin|(?<!\b(al|lo|o) )menos|excepto|salvo|pero no|que no sean?( de)?|no de)( el| la| los| las)?( de)?$/,
  fr: /(^| )(sans|sauf|(?<!\b(au|du|le|la|les|a|ou) )moins|hormis|pas (de|du|des|dans))( le| la| les)?$/,
};
/** Names of arguments for what is left out. */
const LEAVES_OUT = /^(exclude[ds]?|excluding|except|without|ignore[ds]?|skip|omit|not|sin|ohne|bez|sans)$/;
/** Words of values for what is without something. */
const FREE_OF = /^(free|frei|without|sans|sin|ohne|bez|no|non|libre)$/i;

/** Words that deny a state, and perhaps an article between; folded. */
const DENYING = /(^| )(not|nicht|ne|nie|no|pas)( \p{L}+){0,2}$/u;

/** Whether the call selects what the request leaves out: "without open ones" for `status: open`. */
export function isExcludedChosen(request: Request, { profile, filling }: Ranked): boolean {
  const { words, reading } = request;
  const leaving = LEAVING_OUT[reading.lexicon.code];
  if (!profile.reads || leaving === undefined) return false;
  return filling.filled.some(({ slot, source, value, tokens }) => {
    const items = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === "string");
    // "without dust" is `dust_free`.
    const isFree = items.some((item) => splitWords(item).some((word) => FREE_OF.test(word)));
    if (source !== "query" || items.length === 0 || isFree) return false;
    if (slot.words.some((word) => LEAVES_OUT.test(foldText(word)))) return false;
    const isDenial = items.some((item) => isNegative(foldText(item), profile.lexicon));
    const starts = Array.isArray(value) ? tokens : [Math.min(...tokens)];
    return starts.some((first) => {
      if (words[first]?.token.kind !== "word" || words[first].token.quote >= 0) return false;
      // "not in class dinghy": the name of the argument is between.
      return [0, 1, 2, 3].some((between) => {
        const at = first - between;
        const linking = words.slice(at, first);
        const isLinked = linking.every(
          ({ token, isContent }) =>
            /^ ?$/.test(token.gap) &&
            (!isContent || slot.words.some((word) => foldText(word) === token.word)),
        );
        const said = saidBefore(request, at);
        // "not started" is the state `not_started`; "without unstarted ones" leaves it out.
        return at > 0 && isLinked && leaving.test(said) && !(isDenial && DENYING.test(said));
      });
    });
  });
}

/** "not more than 5", "not before 9": a bound follows. */
function isBounding(word: string, { prepositions, times }: Lexicon): boolean {
  const parts = [...(prepositions.get(word) ?? []), ...(times.get(word) ?? [])];
  return parts.some((part) => /^(over|under|most|least|before|after|until|since)$/.test(part));
}

/** States that say that something is not so, without a negative prefix, folded. */
const NEGATIVE_STATES =
  /^(open|pending|missing|absent|draft|offline|closed|failed|overdue|outstanding|waiting|free|empty|todo|new|inactive|invalid|incomplete|disabled)$/;

/** Whether a listed value says that something is not so: "unpaid", "not_started", "pending". */
function isNegatingValue(value: string, lexicon: Lexicon): boolean {
  return splitWords(value).some((word) => isNegative(word, lexicon) || NEGATIVE_STATES.test(foldText(word)));
}

/** Words before an exception, folded; "but", "menos" and "moins" are ones only after "all". */
const EXCEPT =
  /^(except|excepting|excluding|excepto|salvo|sauf|excepte|hormis|krome|vyjma|oprocz|procz|ausser|ausgenommen)$/;

const EXCEPT_OF_ALL = /^(but|menos|moins|mimo|poza)$/;

/** Words for everything but what follows, folded: "other than 31", "outside Paris". */
const OTHER_THAN =
  /^(other than|outside( of)?|apart from|anyone but|anybody but|instead of|ausserhalb|anders als|andere[rns]? als|statt|mimo|jin[yea]\w* nez|inn[yea]\w* niz|zamiast|fuera de|distint[oa]s? (de|a)|en lugar de|en dehors d|autres? que|hors d|au lieu d)(?= |$)/;

/** Whether a command leaves something out, as in "cancel every order but 77": the exception is no target. */
export function leavesOut({ words, reading: { lexicon } }: Request, { filling }: Ranked): boolean {
  const isSaid = (at: number) =>
    (words[at]?.token.quote ?? 0) < 0 && words[at]?.clause.frame.has(at) !== true;
  const said = (index: number) =>
    words
      .slice(index, index + 4)
      .map(({ token }) => token.word)
      .join(" ");
  // "fuera de juego" is a state, and "instead of the old one" leaves an unused value out.
  const isUsed = (index: number) =>
    filling.filled.some(
      ({ tokens }) => !tokens.includes(index) && tokens.some((i) => i > index && i <= index + 5),
    );
  return words.some(
    ({ token, index }) =>
      isSaid(index) &&
      ((OTHER_THAN.test(said(index)) && isUsed(index)) ||
        EXCEPT.test(token.word) ||
        (EXCEPT_OF_ALL.test(token.word) &&
          words.slice(0, index).some(({ token: before }) => lexicon.all.has(before.word)))),
  );
}
