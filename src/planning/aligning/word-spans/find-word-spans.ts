import type { OperationProfile } from "../describe-operation.ts";
import type { Request } from "../request-words.ts";
import { freeWords, VIA } from "./free-words.ts";

/** A sequence of words that the operation does not explain and that is probably a value. */
export interface WordSpan {
  first: number;
  last: number;
  text: string;
}

const MAX_SPAN = 30;

/** Words before a name, folded. */
export const NAMED =
  /^(called|named|titled|entitled|namens|genannt|jmenem|nazvem|nazvan\p{L}*|nazwie|nazwany|nazwana|zwany|zwana|imieniem|(llama|titula|denomina)d[oa]s?|(appele|nomme|intitule)e?s?)$/u;

/**
 * Finds sequences of words that neither the operation's name nor a filled argument explains. Function
 * words inside a sequence are included, those at its ends are not. Typed values, prepositions before
 * another sequence, and commas end it.
 */
export function findWordSpans(
  request: Request,
  profile: OperationProfile,
  taken: ReadonlySet<number>,
  isLoose: boolean,
): WordSpan[] {
  const { words, reading } = request;
  const isFree = freeWords(request, profile, taken, isLoose);
  const spans: WordSpan[] = [];
  let i = 0;
  while (i < words.length) {
    if (!isFree(i) || words[i]?.token.kind !== "word") {
      i++;
      continue;
    }
    let first = i;
    while (isHyphened(request, first, taken) && first - 1 > (spans.at(-1)?.last ?? -1)) first--;
    const end = endOf(request, i, { taken, isFree, isLoose });
    const last = hasYear(request, { first, last: end }, taken) ? end + 1 : end;
    const text =
      pathBefore(words[first]?.token.gap) +
      reading.text.slice(words[first]?.token.start ?? 0, words[last]?.token.end ?? 0);
    spans.push({ first, last, text });
    i = last + 1;
  }
  return spans;
}

/** The last word of a sequence that begins with a free word. */
function endOf(
  request: Request,
  first: number,
  {
    taken,
    isFree,
    isLoose,
  }: { taken: ReadonlySet<number>; isFree: (i: number) => boolean; isLoose: boolean },
): number {
  const { words } = request;
  let last = first;
  for (let i = first + 1; i < words.length && i - first < MAX_SPAN; i++) {
    const word = words[i];
    if (word === undefined || taken.has(i) || word.token.quote >= 0 || /[,.!?;:()\n]/.test(word.token.gap))
      break;
    if (word.token.kind !== "word") {
      if (!isAmpersand(words, i)) break;
      continue;
    }
    if (!isLoose && isInfinitiveAfterName(request, i)) break;
    // "NOX-B" is one code, "blue-shed" one name.
    if (isFree(i) || (word.token.gap === "-" && /^(\p{Lu}{1,3}|\p{Ll}+)$/u.test(word.token.text))) {
      last = i;
      continue;
    }
    const isInside =
      !word.isContent &&
      (isLoose || (isInName(request, i) && !endsSpan(request, i))) &&
      isFree(i + 1) &&
      word.clause === words[first]?.clause;
    if (!isInside) break;
  }
  return last;
}

/** "nach Bremen verholen", "in Wien wohnen": a name ends before a verb, which may be unknown. */
export function isInfinitiveAfterName({ words, reading }: Request, i: number): boolean {
  const [before, word] = [words[i - 1]?.token, words[i]?.token];
  return (
    reading.lexicon.code === "de" &&
    before?.name === true &&
    word?.gap === " " &&
    /^\p{Ll}{2,}(en|ern|eln)$/u.test(word.text)
  );
}

/** "after-hours" and "beacon-api" are one name, although a preposition or a word of the operation starts it. */
function isHyphened({ words }: Request, i: number, taken: ReadonlySet<number>): boolean {
  return words[i]?.token.gap === "-" && words[i - 1]?.token.kind === "word" && !taken.has(i - 1);
}

/** Whether a year ends the name: "called Arctic 1926". */
function hasYear(
  { words }: Request,
  { first, last }: { first: number; last: number },
  taken: ReadonlySet<number>,
): boolean {
  const number = words[last + 1]?.token;
  return (
    NAMED.test(words[first - 1]?.token.word ?? "") &&
    words[first]?.token.name === true &&
    words[last + 2]?.isContent !== true &&
    /^(19|20)\d\d$/.test(number?.text ?? "") &&
    number?.gap === " " &&
    !taken.has(last + 1)
  );
}

/** "Reed & Sons" */
function isAmpersand(words: Request["words"], i: number): boolean {
  const isCapital = (at: number) => /^\p{Lu}/u.test(words[at]?.token.text ?? "");
  return words[i]?.token.text === "&" && isCapital(i - 1) && isCapital(i + 1);
}

/** Includes the start of a path: "/etc/hosts", "../../admin". */
function pathBefore(gap = ""): string {
  return /(?:^|\s)([.~]{0,2}(?:[/\\][.]{0,2})*[/\\])$/.exec(gap)?.[1] ?? "";
}

/**
 * Whether a function word is inside a capitalized name, as in "House of the Winds". German capitalizes
 * every noun.
 */
function isInName({ words, reading }: Request, j: number): boolean {
  const isCapital = (step: 1 | -1) => {
    for (let i = j + step; Math.abs(i - j) <= 2; i += step)
      if (words[i]?.isContent) return /^\p{Lu}/u.test(words[i]?.token.text ?? "");
    return false;
  };
  return reading.lexicon.code !== "de" && isCapital(-1) && isCapital(1);
}

/** Whether a preposition starts another phrase; inside a name ("House of the Winds") it does not. */
function endsSpan({ words, reading }: Request, j: number): boolean {
  const word = words[j]?.token.word ?? "";
  const [before, after] = [words[j - 1]?.token, words[j + 1]?.token];
  if (
    /^\p{Lu}/u.test(before?.text ?? "") &&
    /^\p{Lu}/u.test(after?.text ?? "") &&
    /^(of|de|the|and|du|des|la|le|von|der|del|&)$/.test(word)
  )
    return false;
  return (
    reading.lexicon.prepositions.has(word) ||
    VIA.test(word) ||
    /^(and|or|und|oder|a|nebo|i|lub|y|o|et|ou|please|prosim|bitte)$/.test(word)
  );
}
