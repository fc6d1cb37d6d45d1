import type { Lexicon } from "../../../language/lexicon.ts";
import { isPlace } from "../../../language/places.ts";
import { isStatingForm } from "../../reading/split-clauses.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { type Request, range } from "../request-words.ts";
import { isInitials } from "../roles/light-words.ts";
import { readTraits } from "../slot-traits.ts";

/** A sequence of words that the operation does not explain and that is probably a value. */
export interface WordSpan {
  first: number;
  last: number;
  text: string;
}

const MAX_SPAN = 30;
/** Minimum match of a German noun with a word of the summary. */
const TITLED = 0.9;
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
  const slotWords = new Set(profile.slots.flatMap((slot) => slot.words));
  // "from December 1": the month is not the name of anything.
  const dated = new Set(
    isLoose
      ? []
      : reading.values.flatMap(({ kind, first, last }) => (kind === "date" ? range(first, last) : [])),
  );
  const isFree = (i: number) => {
    if (dated.has(i)) return false;
    const word = words[i];
    if (word === undefined || taken.has(i) || word.token.quote >= 0 || !word.isContent) return false;
    // "change the VIN of …": an acronym that is the name of an argument
    const isAcronym = /^\p{Lu}{2,5}$/u.test(word.token.text);
    if (
      (!word.token.name || isAcronym) &&
      !isBeforeOwner(request, profile, i) &&
      (reading.lexicon.ordinals.has(word.token.word) ||
        reading.lexicon.times.has(word.token.word) ||
        slotWords.has(word.token.word))
    )
      return false;
    if (reading.lexicon.all.has(word.token.word)) return false;
    if (!word.token.name && (isFrameWord(reading.lexicon, word.token.word) || isInfinitive(request, i)))
      return false;
    if (!word.token.name && (isPointedAt(request, i) || isVerbOfName(request, i))) return false;
    if (reading.lexicon.code === "de" && i === words.length - 1 && PARTICLES.test(word.token.word))
      return false;
    // "PR 88" is a pull request.
    if (!taken.has(i - 1) && isInitials(request, profile, i)) return false;
    if (isNewness(request, i) || isCountedNoun(request, i, taken) || isKindOfNumber(request, profile, i))
      return false;
    // "Extra-Decke": the remainder of a word that is understood
    if (word.token.gap === "-" && taken.has(i - 1)) return false;
    // "das Label von Ticket 7": German writes every noun with a capital letter.
    const isNoun =
      reading.lexicon.code === "de" &&
      word.token.name &&
      (profile.nouns.some((noun) => request.match(i, noun) >= SURE) ||
        profile.words.some(
          ({ place, ...each }) => /^(name|text)$/.test(place) && request.match(i, each) >= TITLED,
        ));
    if (isNoun) return false;
    if (word.token.name)
      return !profile.words.some(
        (each) =>
          each.word === word.token.word &&
          // "VAT 27082440": the name of the following value
          // "the Harbor branch" is a name, although the API is for harbors.
          ((each.place === "api" && !slotWords.has(words[i + 1]?.token.word ?? "")) ||
            (each.place === "slot" && taken.has(i + 1))),
      );
    return !profile.words.some(
      (each) =>
        (each.place === "name" || each.place === "slot" || (each.place === "tag" && !word.token.name)) &&
        request.match(i, each) >= SURE,
    );
  };
  const isHyphened = (i: number) => {
    const before = words[i - 1];
    return (
      words[i]?.token.gap === "-" && before?.token.kind === "word" && !before.isContent && !taken.has(i - 1)
    );
  };
  const spans: WordSpan[] = [];
  let i = 0;
  while (i < words.length) {
    if (!isFree(i) || words[i]?.token.kind !== "word") {
      i++;
      continue;
    }
    // "after-hours" is one name, although it starts with a preposition.
    const first = isHyphened(i) ? i - 1 : i;
    let last = i;
    for (let j = i + 1; j < words.length && j - i < MAX_SPAN; j++) {
      const word = words[j];
      if (
        word === undefined ||
        taken.has(j) ||
        word.token.quote >= 0 ||
        /[,.!?;:()\n]/.test(word.token.gap) ||
        (word.token.kind !== "word" && !isAmpersand(words, j))
      )
        break;
      if (word.token.kind !== "word") continue;
      // "NOX-B" is one code, "blue-shed" one name.
      if (isFree(j) || (word.token.gap === "-" && /^(\p{Lu}{1,3}|\p{Ll}+)$/u.test(word.token.text))) {
        last = j;
        continue;
      }
      const isInside =
        !word.isContent &&
        (isLoose || isInName(request, j)) &&
        (isLoose || !endsSpan(request, j)) &&
        isFree(j + 1) &&
        word.clause === words[i]?.clause;
      if (!isInside) break;
    }
    // "called Arctic 1926"
    const number = words[last + 1]?.token;
    const isNamed = NAMED.test(words[first - 1]?.token.word ?? "") && words[first]?.token.name === true;
    const isLast = words[last + 2]?.isContent !== true;
    if (
      isNamed &&
      isLast &&
      /^(19|20)\d\d$/.test(number?.text ?? "") &&
      number?.gap === " " &&
      !taken.has(last + 1)
    )
      last++;
    const text =
      pathBefore(words[first]?.token.gap) +
      reading.text.slice(words[first]?.token.start ?? 0, words[last]?.token.end ?? 0);
    spans.push({ first, last, text });
    i = last + 1;
  }
  return spans;
}

/** Whether the word ends a name before the noun that it identifies: "the movie night scene". */
function isBeforeOwner({ words, match }: Request, { owners }: OperationProfile, i: number): boolean {
  const next = words[i + 1]?.token;
  return (
    next?.gap === " " &&
    words[i]?.token.gap === " " &&
    words[i - 1]?.isContent === true &&
    words[i - 1]?.token.kind === "word" &&
    [...owners.values()].some((forms) => forms.some((form) => match(i + 1, form) >= SURE))
  );
}

/** "Reed & Sons" */
function isAmpersand(words: Request["words"], i: number): boolean {
  const isCapital = (at: number) => /^\p{Lu}/u.test(words[at]?.token.text ?? "");
  return words[i]?.token.text === "&" && isCapital(i - 1) && isCapital(i + 1);
}

const frameWords = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Whether the word belongs to a phrase that introduces a request: "want", "need", "like". */
function isFrameWord(lexicon: Lexicon, word: string): boolean {
  let known = frameWords.get(lexicon);
  if (known === undefined) {
    const phrases = [...lexicon.requestFrames.values()].flat();
    known = new Set(phrases.filter((phrase) => phrase.length > 1).flat());
    frameWords.set(lexicon, known);
  }
  return known.has(word);
}

/** Question words whose clause has its verb before the subject or object, by language; folded. */
const ADVERBIAL: Readonly<Record<string, RegExp>> = {
  cs: /^(kdy|kde|kam|odkud|proc|jak)$/,
  de: /^(wann|wo|wohin|woher|warum|wieso|weshalb|wie)$/,
  pl: /^(kiedy|gdzie|dokad|skad|dlaczego|jak)$/,
  es: /^(cuando|donde|adonde|como)$/,
  fr: /^(quand|ou|comment|pourquoi)$/,
};

/**
 * Whether a word in small letters is the verb beside a name: "Ada Lane wants", "kdy potkám Orion". The
 * dictionary does not know every verb, so its place decides.
 */
function isVerbOfName({ words, reading, main }: Request, i: number): boolean {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (word === undefined || word.token.kind !== "word" || /^\p{Lu}/u.test(word.token.text)) return false;
  const isName = (each: typeof word | undefined) => /^\p{Lu}\p{Ll}/u.test(each?.token.text ?? "");
  const { lexicon } = reading;
  if (lexicon.code !== "de" && isName(before) && word.token.gap === " ") {
    const isPast =
      lexicon.code === "en" && /ed$/.test(word.token.word) && lexicon.verbsOf(word.token.word).length > 0;
    if (
      isStatingForm(word.token.word, lexicon) &&
      (lexicon.code === "en" || lexicon.english(word.token.word).length === 0)
    )
      return true;
    if (isPast) return true;
  }
  const asked = ADVERBIAL[lexicon.code];
  if (main.mood !== "question" || asked === undefined || !isName(next) || next?.token.gap !== " ")
    return false;
  if (!asked.test(words[main.first]?.token.word ?? "")) return false;
  const isTime = (at: number) =>
    reading.values.some(({ kind, first, last }) => /^(date|time)$/.test(kind) && first <= at && last >= at);
  return range(main.first + 1, i - 1).every(
    (at) => words[at]?.isContent === false || isTime(at) || lexicon.times.has(words[at]?.token.word ?? ""),
  );
}

/** "a tool to borrow" */
function isInfinitive({ words, reading: { lexicon } }: Request, i: number): boolean {
  return (
    lexicon.code === "en" &&
    words[i - 1]?.token.word === "to" &&
    lexicon.commands.has(words[i]?.token.word ?? "") &&
    words[i + 1] !== undefined
  );
}

/** Includes the start of a path: "/etc/hosts", "../../admin". */
function pathBefore(gap = ""): string {
  return /(?:^|\s)([.~]{0,2}(?:[/\\][.]{0,2})*[/\\])$/.exec(gap)?.[1] ?? "";
}

/** Words for a different item that do not identify it. */
const NEWNESS: ReadonlySet<string> = new Set("new next another other same additional further".split(" "));

/** Forms of "other", by language; folded. */
const OTHER: Readonly<Record<string, RegExp>> = {
  cs: /^jin(y|a|e|eho|emu|em|ym|ou|ych|ymi)$/,
  de: /^andere[nrsm]?$/,
  pl: /^inn(y|a|e|ego|emu|ym|ej|ych|ymi)$/,
  es: /^otr[oa]s?$/,
  fr: /^autres?$/,
};

/** "a new one", but not "New York". */
function isNewness({ words, reading }: Request, i: number): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (isPlace(`${word?.token.text} ${next?.token.text}`, reading.lexicon.code)) return false;
  if (word === undefined || (word.token.name && next?.token.name && next.token.gap === " ")) return false;
  return (
    word.form.english.some((each) => NEWNESS.has(each)) ||
    NEWNESS.has(word.token.word) ||
    OTHER[reading.lexicon.code]?.test(word.token.word) === true
  );
}

/** Whether the noun is counted by a number: "the last 20 movements". */
function isCountedNoun({ reading }: Request, i: number, taken: ReadonlySet<number>): boolean {
  return (
    taken.has(i - 1) &&
    reading.values.some(
      ({ kind, last, unit }) => kind === "number" && last === i - 1 && unit === reading.tokens[i]?.word,
    ) &&
    /s$|y$|i$|u$|ch$|en$|e$/.test(reading.tokens[i]?.word ?? "")
  );
}

/** Whether the word completes the name of an argument: "the microchip number". */
function isKindOfNumber(
  { words, match }: Request,
  { slots, candidate, lexicon }: OperationProfile,
  i: number,
): boolean {
  return (
    words[i]?.token.gap === " " &&
    /^(number|no|nr|id|code|cislo|nummer|numer|numero)$/.test(words[i]?.token.word ?? "") &&
    slots.some((slot) =>
      readTraits(slot, candidate.input_schema, lexicon).forms.some((form) => match(i - 1, form) >= SURE),
    )
  );
}

/** Separable prefixes of German verbs, which end the sentence. */
const PARTICLES =
  /^((hin|her|r)?(unter|aus|auf|ein|ab|an|bei|vor|uber|um)|weg|los|fest|frei|zuruck|nach|zusammen|hinzu|dazu|zu|bereit|fertig|hoch|durch|mit)$/;

/** Whether the word refers to a known item: "this firm". */
function isPointedAt({ words, reading }: Request, i: number): boolean {
  const before = words[i - 1]?.token;
  return (
    before !== undefined &&
    /^(this|that|these|those|tuto|tento|toto|diese|dieser|dieses|diesen|diesem|ten|ta|tego|tej|este|esta|ese|esa|ce|cet|cette)$/.test(
      before.word,
    ) &&
    reading.lexicon.pointing.has(before.word)
  );
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
    /^(and|or|und|oder|a|nebo|i|lub|y|o|et|ou|please|prosim|bitte)$/.test(word)
  );
}
