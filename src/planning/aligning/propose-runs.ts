import { baseForms, isPlural } from "../../language/base-forms.ts";
import type { Lexicon } from "../../language/lexicon.ts";
import { isPlace, placeName } from "../../language/places.ts";
import { foldText } from "../../language/split-words.ts";
import { frequencyRank, similarity, vectorOf } from "../../language/word-vectors.ts";
import type { Value } from "../reading/value.ts";
import { takesOnlyCodes, toCode } from "./code-names.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { isPartOfCode } from "./kinds/grouped-codes.ts";
import type { WordForm } from "./match-words.ts";
import {
  explainedShare,
  NO_FEATURES,
  originOf,
  type Proposal,
  partsBefore,
  placeFeatures,
  range,
} from "./propose-values.ts";
import { fitsShape, meetsSchema, SLUG } from "./render-value.ts";
import type { Request } from "./request-words.ts";
import { FIRST_NAME, LAST_NAME, readTraits, type SlotTraits, type Topic } from "./slot-traits.ts";

/** A sequence of words that the operation does not explain and that is probably a value. */
export interface Run {
  first: number;
  last: number;
  text: string;
}

const SURE = 0.74;
const MAX_RUN = 30;

/**
 * Finds sequences of words that neither the operation's name nor a filled argument explains. Function
 * words inside a sequence are included, those at its ends are not. Typed values, prepositions before
 * another sequence, and commas end it.
 */
function findRuns(
  request: Request,
  profile: OperationProfile,
  taken: ReadonlySet<number>,
  isLoose: boolean,
): Run[] {
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
    if (
      !word.token.name &&
      !isBeforeOwner(request, profile, i) &&
      (reading.lexicon.ordinals.has(word.token.word) ||
        reading.lexicon.times.has(word.token.word) ||
        slotWords.has(word.token.word))
    )
      return false;
    if (reading.lexicon.all.has(word.token.word)) return false;
    if (!word.token.name && (isFrameWord(reading.lexicon, word.token.word) || isInfinitive(request, i)))
      return false;
    if (!word.token.name && isPointedAt(request, i)) return false;
    if (reading.lexicon.code === "de" && i === words.length - 1 && PARTICLES.test(word.token.word))
      return false;
    if (isNewness(request, i) || isCountedNoun(request, i, taken) || isKindOfNumber(request, profile, i))
      return false;
    // "Extra-Decke": the remainder of a word that is understood
    if (word.token.gap === "-" && taken.has(i - 1)) return false;
    if (word.token.name)
      return !profile.words.some(
        (each) =>
          each.word === word.token.word &&
          // "VAT 27082440": the name of the following value
          (each.place === "api" || (each.place === "slot" && taken.has(i + 1))),
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
  const runs: Run[] = [];
  let i = 0;
  while (i < words.length) {
    if (!isFree(i) || words[i]?.token.kind !== "word") {
      i++;
      continue;
    }
    // "after-hours" is one name, although it starts with a preposition.
    const first = isHyphened(i) ? i - 1 : i;
    let last = i;
    for (let j = i + 1; j < words.length && j - i < MAX_RUN; j++) {
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
      // "NOX-B" is one code.
      if (isFree(j) || (word.token.gap === "-" && /^\p{Lu}{1,3}$/u.test(word.token.text))) {
        last = j;
        continue;
      }
      const isInside =
        !word.isContent &&
        (isLoose || isInName(request, j)) &&
        (isLoose || !endsRun(request, j)) &&
        isFree(j + 1) &&
        word.clause === words[i]?.clause;
      if (!isInside) break;
    }
    const text =
      pathBefore(words[first]?.token.gap) +
      reading.text.slice(words[first]?.token.start ?? 0, words[last]?.token.end ?? 0);
    runs.push({ first, last, text });
    i = last + 1;
  }
  return runs;
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

/** "a new one", but not "New York". */
function isNewness({ words, reading }: Request, i: number): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (isPlace(`${word?.token.text} ${next?.token.text}`, reading.lexicon.code)) return false;
  if (word === undefined || (word.token.name && next?.token.name && next.token.gap === " ")) return false;
  return word.form.english.some((each) => NEWNESS.has(each)) || NEWNESS.has(word.token.word);
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
function endsRun({ words, reading }: Request, j: number): boolean {
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

/**
 * Merges the capitalized parts of a place that are separated by commas: "York, UK", "9 Kiln Road, York".
 */
function extendPlaces(request: Request, runs: Run[]): void {
  for (let i = runs.length - 1; i > 0; i--) {
    const [before, run] = [runs[i - 1], runs[i]];
    const [left, right] = [request.words[before?.first ?? -1]?.token, request.words[run?.first ?? -1]?.token];
    if (before === undefined || run === undefined || left === undefined || right === undefined) continue;
    const isNext = run.first === before.last + 1 && /^,\s$/.test(right.gap);
    if (!isNext || !/^\p{Lu}/u.test(left.text) || !/^\p{Lu}/u.test(right.text)) continue;
    const text = request.reading.text.slice(left.start, request.words[run.last]?.token.end);
    runs.splice(i - 1, 2, { first: before.first, last: run.last, text });
  }
}

/** A search text without a place at its end that another argument takes: "florists in Gent". */
function withoutPlace({ words, reading }: Request, run: Run): Run {
  const at = range(run.first + 1, run.last - 1).find((i) => {
    const parts = reading.lexicon.prepositions.get(words[i]?.token.word ?? "") ?? [];
    return (
      (parts.includes("in") || parts.includes("at")) &&
      range(i + 1, run.last).every((each) => /^\p{Lu}/u.test(words[each]?.token.text ?? ""))
    );
  });
  if (at === undefined) return run;
  const text = reading.text.slice(words[run.first]?.token.start, words[at - 1]?.token.end);
  return { first: run.first, last: at - 1, text };
}

/** Adds a number directly after a name: "Riviera 2031", "Zahradní 8", or its measure: "Paralen 500 mg". */
function withNumber(request: Request, profile: OperationProfile, run: Run, taken: ReadonlySet<number>): Run {
  const { words, reading } = request;
  const next = words[run.last + 1]?.token;
  const isName = /^\p{Lu}/u.test(words[run.last]?.token.text ?? "") && run.last > 0;
  const own = reading.values.find(
    ({ kind, first }) => (kind === "number" || kind === "code") && first === run.last + 1,
  );
  const isAlone = own?.kind === "number" && own.last === own.first && own.unit === undefined;
  const measure = own?.kind === "number" ? measureEnd(request, profile, own) : null;
  const last = isName && isAlone ? run.last + 1 : measure;
  if (last === null || next?.gap !== " " || range(run.last + 1, last).some((i) => taken.has(i))) return run;
  return {
    first: run.first,
    last,
    text: reading.text.slice(words[run.first]?.token.start, words[last]?.token.end),
  };
}

const DOSES = /^(mg|mcg|ug|g|kg|ml|cl|dl|l|iu|mm|cm|m|km|w|kw|v|a|mah|gb|tb|mb|inch|zoll|oz|lb|ft)$/;

/** The last token of a number with a unit that describes a product, unless an argument takes this unit. */
function measureEnd({ words }: Request, { slots }: OperationProfile, { first, last }: Value): number | null {
  const at = DOSES.test(words[last]?.token.word ?? "") ? last : last + 1;
  const unit = words[at]?.token;
  if (unit === undefined || at === first || !DOSES.test(unit.word) || !/^ ?$/.test(unit.gap)) return null;
  const takesMeasures = slots.some(
    ({ types, words: names }) =>
      (types.includes("number") || types.includes("integer")) &&
      names.some((name) => name === unit.word || MEASURED.test(name)),
  );
  return takesMeasures ? null : at;
}

/** Names of arguments for measures of a product. */
const MEASURED =
  /^(dose|dosage|strength|weight|mass|volume|length|width|height|depth|size|capacity|power|voltage|distance|davka|sila|hmotnost|objem|delka|dosis|gewicht|menge|lange|dawka|waga|dlugosc|dosis|peso|longitud|dose|poids|longueur)$/;

/**
 * Names at the start or end of a sequence, which may be the value alone: "fakturu firmy ABC Corp". German
 * capitalizes every noun.
 */
function namesWithin({ words, reading }: Request, runs: readonly Run[]): Run[] {
  if (reading.lexicon.code === "de") return [];
  return runs.flatMap((run) => {
    const names = range(run.first, run.last).filter((i) => words[i]?.token.name);
    const [first = run.first, last = first] = [names[0], names.at(-1)];
    if (names.length === 0 || (first === run.first && last === run.last)) return [];
    const cut = (to: number) => ({
      first,
      last: to,
      text: reading.text.slice(words[first]?.token.start, words[to]?.token.end),
    });
    // "Eva Malá přišla": lowercase words after two capitalized ones are not part of the name.
    return last > first && last < run.last && first === run.first
      ? [cut(last)]
      : first === run.first
        ? []
        : [cut(run.last)];
  });
}

/**
 * Narrows a sequence to an example from the description: "a woollen scarf" where it says "such as
 * 'woollen', 'silk'".
 */
function narrowToExample({ words }: Request, run: Run, { slot }: SlotTraits): Run {
  const [said = ""] = /(?:such as|e\.g\.|for example|one of)[^.]*/i.exec(slot.description) ?? [];
  const examples = [...said.matchAll(/['"‘“]([\p{L} -]+)['"’”]/gu)].map(([, example = ""]) =>
    foldText(example),
  );
  const named = range(run.first, run.last).filter((i) => examples.includes(words[i]?.token.word ?? ""));
  const [only] = named;
  if (only === undefined || named.length > 1) return run;
  return { first: only, last: only, text: words[only]?.token.text ?? "" };
}

/** Nouns that precede the names of people and places. */
const CLASSES: Partial<Record<Topic, RegExp>> = {
  person:
    /^(user|customer|client|employee|member|contact|person|guest|patient|driver|colleague|student|company|firm|supplier|owner|author|mr|mrs|ms|teacher|manager)$/,
  place:
    /^(city|town|village|country|district|region|street|station|airport|area|place|location|neighborhood)$/,
};

function isAnyClass({ english }: WordForm): boolean {
  return english.some((word) => Object.values(CLASSES).some((expression) => expression.test(word)));
}

/** Whether the argument takes sentences and topics rather than names. */
function isOpenText({ topic }: SlotTraits): boolean {
  return topic === "text" || topic === "search";
}

function isClassOnly({ words }: Request, { first, last }: Run, { topic }: SlotTraits): boolean {
  return range(first, last).every(
    (i) =>
      !words[i]?.token.name &&
      (!words[i]?.isContent ||
        words[i]?.form.english.some(
          (word) =>
            CLASSES[topic]?.test(word) ||
            /^(somebody|someone|anyone|right|person|people|best|suitable)$/.test(word),
        )),
  );
}

/** Whether the sequence describes several of the operation's resources: "open issues". */
function isBeforePlural(request: Request, { nouns }: OperationProfile, { last }: Run): boolean {
  const next = request.words[last + 1]?.token;
  return (
    next?.gap === " " && isPlural(next.word) && nouns.some((noun) => request.match(last + 1, noun) >= SURE)
  );
}

/** Whether the words only describe what the path identifies: "instances with the tag staging", "films by Ada Lane". */
function isUnidentified(
  request: Request,
  { owners }: OperationProfile,
  { first }: Run,
  { slot }: SlotTraits,
): boolean {
  const forms = owners.get(slot.name);
  if (forms === undefined) return false;
  const parts = partsBefore(request, first);
  const before = request.words.slice(Math.max(0, first - 3), first);
  const isAfterPlural = before.some(
    ({ index, token }) =>
      /^(en|es|fr)$/.test(request.reading.lexicon.code) &&
      isPlural(token.word) &&
      forms.some((form) => request.match(index, form) >= SURE),
  );
  return parts.includes("with") || (isAfterPlural && parts.length > 0);
}

/** Whether common words precede a name of two or more words, which is proposed by itself. */
function isNamedAtEnd({ words, reading }: Request, { first, last }: Run): boolean {
  const isName = (i: number) => words[i]?.token.name === true;
  return (
    reading.lexicon.code !== "de" && last - first >= 2 && isName(last) && isName(last - 1) && !isName(first)
  );
}

/** Whether the words follow a form of "to be". */
function isPredicate({ words }: Request, { first }: Run): boolean {
  return /^(is|are|was|were|be|je|jsou|byl[aiy]?|ist|sind|war|waren|jest|sa|byl|es|son|esta|estan|est|sont)$/.test(
    words[first - 1]?.token.word ?? "",
  );
}

/** "with lease in the name": a text that names contain. */
const IN_NAME =
  /^ (in (the|its|their) (names?|titles?|subjects?|texts?|descriptions?)|v (nazvu|nazvech|textu|popisu)|im (namen|titel|betreff|text)|w (nazwie|tytule|opisie|tresci)|en el (nombre|titulo|asunto|texto)|dans (le|leur) (nom|titre|texte|objet))\b/;

function isContainedName({ reading, words }: Request, { last }: Run): boolean {
  return IN_NAME.test(foldText(reading.text.slice(words[last]?.token.end)).replace(/^["'”“»]/, ""));
}

/** Verbs that give a new name after "to". */
const NAMING: ReadonlySet<string> = new Set(["rename", "retitle", "name"]);
const MAX_TITLE = 8;

/**
 * The rest of the clause after "called", "titled" or "rename … to", with its prepositions, if nothing else of the operation
 * is in it: "called Bread and salt", "rename route 7 to The last climb".
 */
function proposeTitleRest(
  request: Request,
  profile: OperationProfile,
  texts: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal | null {
  const { words, reading, action } = request;
  const traits = texts.find(({ topic, slot }) => topic === "title" && slot.path.length === 1);
  const isPerson = texts.some(({ slot }) => LAST_NAME.test(foldText(slot.words.join(""))));
  if (traits === undefined || profile.reads || isPerson) return null;
  const partsOf = (i: number) => reading.lexicon.prepositions.get(words[i]?.token.word ?? "") ?? [];
  const isRenamed = action?.commanded === true && action.verbs.some((verb) => NAMING.has(verb));
  const [verb = -1] = action?.tokens ?? [];
  const lead = words.findIndex(
    ({ index, token }) =>
      index > verb &&
      token.quote < 0 &&
      !taken.has(index + 1) &&
      (partsOf(index).includes("named") || (isRenamed && partsOf(index).includes("to"))),
  );
  if (lead < 0) return null;
  let first = lead + 1;
  // "name it old-town", "a nombre de Eva Sanz"
  while (/^(it|her|him|them|is|are|of|de|del|as|to|lo|la)$/.test(words[first]?.token.text ?? "")) first++;
  if (words[first]?.token.gap !== " ") return null;
  let last = first;
  while (
    words[last + 1]?.clause === words[first]?.clause &&
    /^[ -]$|^['’]$/.test(words[last + 1]?.token.gap ?? "")
  )
    last++;
  const tokens = range(first, last);
  const names = profile.slots.flatMap(
    (slot) => readTraits(slot, profile.candidate.input_schema, profile.lexicon).forms,
  );
  const isPlain = (i: number) =>
    !taken.has(i) &&
    words[i]?.token.kind === "word" &&
    (words[i]?.token.quote ?? 0) < 0 &&
    !names.some((form) => request.match(i, form) >= SURE) &&
    !profile.nouns.some((noun) => request.match(i, noun) >= SURE);
  if (tokens.length < 2 || tokens.length > MAX_TITLE || !tokens.every(isPlain)) return null;
  const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
  if (!meetsSchema(text, traits)) return null;
  return {
    traits,
    value: text,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "title", first }, "sole"),
    features: {
      ...NO_FEATURES,
      fit: 1,
      exact: 1,
      before: 1,
      topic: 1,
      soleSlot: 1,
      soleValue: 1,
      required: traits.slot.required ? 1 : 0,
    },
  };
}

/** Whether the sequence names a company after "at": "at Tesco". */
function isVenue(request: Request, { first }: Run, { slot }: SlotTraits): boolean {
  return (
    request.words[first]?.token.name === true &&
    partsBefore(request, first).includes("at") &&
    slot.words.some((word) =>
      /^(merchant|company|vendor|supplier|seller|shop|store|employer|firm|organi[sz]ation|firma|empresa|entreprise|dodavatel|obchodnik)$/.test(
        word,
      ),
    )
  );
}

/** Titles before names, by language. */
const HONORIFICS: Readonly<Record<string, RegExp>> = {
  en: /^(mr|mrs|ms|miss|mister|dr|prof|sir|madam|family)$/,
  cs: /^(pan|pani|pana|panu|panem|slecna|dr|mudr|mvdr|ing|mgr|prof|rodina|rodiny)$/,
  de: /^(herr|herrn|frau|fraulein|dr|prof|familie)$/,
  pl: /^(pan|pani|pana|panu|panem|panstwo|dr|prof|inz|mgr|rodzina|rodziny)$/,
  es: /^(senor|senora|senorita|sr|sra|srta|don|dona|dr|dra|prof|familia)$/,
  fr: /^(m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|prof|docteur|famille)$/,
};

/** Whether the word is a title, which is not part of the name: "Frau Keller", "dr Malina". */
export function isHonorific({ words, reading }: Request, i: number): boolean {
  const title = HONORIFICS[reading.lexicon.code];
  return title?.test(words[i]?.token.word ?? "") === true && /^\p{Lu}/u.test(words[i + 1]?.token.text ?? "");
}

/** Removes the operation's own noun before a name: "the playlist Slow Mornings", "die Kategorie Bücher". */
function withoutResource({ words, match, reading }: Request, { nouns }: OperationProfile, run: Run): Run {
  const next = words[run.first + 1]?.token;
  const isOwn = nouns.some((noun) => match(run.first, noun) >= SURE);
  if (!isOwn || run.first === run.last || next?.gap !== " " || !/^\p{Lu}/u.test(next.text)) return run;
  const text = reading.text.slice(next.start, words[run.last]?.token.end);
  return { first: run.first + 1, last: run.last, text };
}

/** Removes the noun that classifies a name: "user wanda", "the Lyon branch". */
function withoutClass(request: Request, profile: OperationProfile, run: Run, traits: SlotTraits): Run {
  const { words, reading } = request;
  if (traits.topic === "text" || traits.topic === "search") return run;
  const isTitle = traits.topic === "title";
  const named = withoutResource(request, profile, run);
  if (named !== run) return named;
  const [head, next] = [words[run.first], words[run.first + 1]];
  // "firm Keller & Sons": the class is not part of a name, but a title may start with any word.
  if (isTitle && !(head && next && !head.token.name && next.token.name && isAnyClass(head.form))) return run;
  const forms = [...traits.forms, ...(profile.owners.get(traits.slot.name) ?? [])];
  const isClass = (i: number) =>
    words[i] !== undefined &&
    // "Bank of America" keeps its capital; in German a class is capitalized as well.
    (reading.lexicon.code === "de" || !/^\p{Lu}/u.test(words[i]?.token.text ?? "") || i === 0) &&
    ((isTitle && i === run.first) ||
      words[i]?.form.english.some((word) => CLASSES[traits.topic]?.test(word)) ||
      forms.some((form) => request.match(i, form) >= SURE));
  let { first, last } = run;
  const isApart = (i: number) => words[i + 1]?.token.gap !== "-";
  // "account holder Ada Lane" for an argument that "account" names
  const isLabelled = (i: number) =>
    i > 0 &&
    !words[i]?.token.name &&
    words[i + 1]?.token.name === true &&
    commonShare(request, [i]) === 1 &&
    forms.some((form) => request.match(i - 1, form) >= SURE);
  while (
    first < last &&
    isApart(first) &&
    (isLabelled(first) || isClass(first) || isHonorific(request, first) || !words[first]?.isContent)
  )
    first++;
  while (last > first && isApart(last - 1) && (isClass(last) || !words[last]?.isContent)) last--;
  if (first === run.first && last === run.last) return run;
  return { first, last, text: reading.text.slice(words[first]?.token.start, words[last]?.token.end) };
}

/** Whether the argument's name is adjacent to the words: "application billing", "bitter taste". */
function isDirect(request: Request, { first, last }: Run, forms: SlotTraits["forms"]): boolean {
  const touches = (i: number, gap: string | undefined) =>
    gap === " " && forms.some((form) => request.match(i, form) >= SURE);
  return (
    touches(first - 1, request.words[first]?.token.gap) ||
    touches(last + 1, request.words[last + 1]?.token.gap)
  );
}

/**
 * Whether a preposition introduces common words as a thing or topic: "lessons of pottery", "articles about
 * sailing".
 */
function isIntroducedThing(
  request: Request,
  { first }: Run,
  { topic, slot }: SlotTraits,
  introduced: number,
): boolean {
  if (topic === "thing") return introduced >= 0.6;
  // A required search text takes the remaining words.
  if (topic === "search" && slot.required) return true;
  return (
    topic === "search" &&
    partsBefore(request, first).some((part) => ["of", "about", "for", "with", "named", "from"].includes(part))
  );
}

/** Whether the words follow a definite article, including a contracted one. */
function isDefinite({ words, reading }: Request, first: number): boolean {
  const at = reading.tokens[first]?.gap === "" || words[first]?.isContent ? first - 1 : first;
  return [at, first].some((i) =>
    /^(the|le|la|les|l|el|los|las|der|die|das|den|dem|des)$/.test(words[i]?.token.word ?? ""),
  );
}

/** Names of arguments that take codes rather than words. */
const CODED =
  /^(isbn|issn|ean|vin|iban|barcode|plate|kennzeichen|spz|zip|plz|psc|postcode|imei|vat|dic|ico|nip|pesel)$/;

function isNumbered({ slot }: SlotTraits): boolean {
  return /^(id|ids|identifier|uuid|guid|number|num|no|nr|cislo|nummer|numer|numero)$/.test(
    slot.words.at(-1) ?? "",
  );
}

/** Proposes word sequences as values of text arguments, with their features. */
export function proposeRuns(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const texts = open.filter(({ kind }) => kind === "string");
  if (texts.length === 0) return [];
  const tight = findRuns(request, profile, taken, false);
  const loose = findRuns(request, profile, taken, true);
  const slugs = findSlugs(request, profile, taken);
  const rest = proposeTitleRest(request, profile, texts, taken);
  if (rest !== null) {
    const others = proposeRuns(request, profile, open, new Set([...taken, ...rest.tokens]));
    return [rest, ...others.filter(({ traits }) => traits !== rest.traits)];
  }
  return [
    ...proposeNames(request, profile, open, tight),
    ...proposeSlugs(request, profile, texts, taken),
    ...texts.flatMap((traits) => {
      const runs = [
        ...(traits.topic === "text" || traits.topic === "title" || traits.topic === "search" ? loose : tight),
      ];
      if (traits.topic === "place") extendPlaces(request, runs);
      if (traits.topic === "search" && texts.some(({ topic }) => topic === "place"))
        runs.splice(0, runs.length, ...runs.map((run) => withoutPlace(request, run)));
      if (traits.topic !== "text" && traits.topic !== "search") runs.push(...namesWithin(request, runs));
      if (traits.topic !== "text" && traits.topic !== "search")
        runs.splice(0, runs.length, ...runs.map((run) => withNumber(request, profile, run, taken)));
      return runs.flatMap((whole) => {
        const run = narrowToExample(request, withoutClass(request, profile, whole, traits), traits);
        // "the feed slow-news": the slug alone is the key.
        const isLonger = ({ first, last }: Run) =>
          run.first <= first && run.last >= last && run.last - run.first > last - first;
        if (isIdentifying(traits, profile) && slugs.some(isLonger)) return [];
        // "the timesheet of the worker Ada Lane": a name follows common words.
        if (traits.topic === "person" && isNamedAtEnd(request, run)) return [];
        // "to the address a@b.example": the noun before a value only names its kind.
        if (run.first === run.last && taken.has(run.last + 1) && isLabelOf(request, run.last)) return [];
        // "the right person" is not a name.
        if (isClassOnly(request, run, traits)) return [];
        const value = shapeText(run, traits, request);
        if (value === null || !meetsSchema(value, traits)) return [];
        const tokens = range(run.first, run.last);
        const at = placeFeatures(request, profile, traits, { ...run, kind: "code" });
        if (at.shape <= 0 && isPartOfCode(request, run.first, run.last)) return [];
        // "treasurer Olga Reyes", where the role is a separate argument
        // and "how many hours Ada Lane worked", where a name of two words needs no introduction
        const isFullName =
          traits.topic === "person" &&
          tokens.length >= 2 &&
          tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
        const isNamedResource = isNameOfResource(request, profile, run, traits);
        const place = {
          ...at,
          ...((taken.has(run.first - 1) || isFullName || isNamedResource) && { foreign: 0 }),
          ...((isNamedResource || (traits.topic === "search" && isContainedName(request, run))) && {
            before: 1,
          }),
        };
        // "the glass repair" is no text about glass.
        if (traits.topic === "text" && at.before === 0 && isModifier(request, profile, run)) return [];
        const isKnownPlace =
          traits.topic === "place" && isPlace(run.text.replace(/['’]s$/u, ""), request.reading.lexicon.code);
        const isKind =
          isKnownPlace ||
          isKindOf(request, profile, run, traits) ||
          isKindOfOwner(request, profile, run, traits);
        const topic = isKind
          ? 1
          : (roleFeature(request, run, traits) ?? topicFeature(request, run, traits.topic));
        // Common words are not names by themselves: "cancel the booking with purple stripes".
        const isAnchored =
          isKind || place.before > 0 || place.owner > 0 || place.after > 0 || place.preposition > 0;
        // "a dentist in San Francisco" contains a place, not a title.
        const isWhere = partsBefore(request, run.first).some((part) => part === "in" || part === "at");
        if (
          isWhere &&
          !isAnchored &&
          (traits.topic === "title" || traits.topic === "person") &&
          !isVenue(request, run, traits)
        )
          return [];
        if (traits.topic === "text" && !isAnchored && topic < 1 && run.first === run.last) return [];
        // "Neues Album anlegen" does not contain a title.
        if (!isAnchored && traits.topic !== "text" && explainedShare(request, profile, tokens) === 1)
          return [];
        const common = commonShare(request, tokens);
        const isNamed = tokens.some((i) => request.words[i]?.token.name);
        if (traits.isId && !isAnchored && common >= 0.5) return [];
        // "all that is still there": several function words are not an identifier.
        if (traits.isId && !isNamed && run.first < run.last && !/\d|-/.test(run.text) && place.shape <= 0)
          return [];
        // "add a new sales lead" does not contain a title.
        if (traits.topic === "title" && !isAnchored && common === 1 && run.first === run.last) return [];
        const isIntroduced = partsBefore(request, run.first).length > 0;
        // "make a box with old coins": a purpose or content is not a title.
        if (traits.topic === "title" && !isAnchored && common === 1 && isIntroduced && topic < 1) return [];
        // "find a quiet place" does not name a town, "with figures" does not name a unit.
        if (traits.topic === "place" && !isAnchored && !isNamed && !isIntroduced && common >= 0.5) return [];
        // Common words name a place only after "in", "at", "from" or "to".
        const isTown = placeName(run.text, request.reading.lexicon.code) !== null;
        if (
          traits.topic === "place" &&
          !isNamed &&
          !isWhere &&
          !isKind &&
          common === 1 &&
          !isTown &&
          !isFrom(request, run)
        )
          return [];
        const isOrdinary = !isAnchored && !isNamed && common === 1;
        if (
          isOrdinary &&
          !isIntroduced &&
          (traits.topic === "person" || !traits.slot.required) &&
          !isOpenText(traits)
        )
          return [];
        if (isOrdinary && traits.topic === "none" && !traits.slot.required) return [];
        // A list does not take words that are merely left over.
        if (traits.isList && !isAnchored && !isNamed) return [];
        // "instances with the tag staging": the words after "with" describe it.
        if (isUnidentified(request, profile, run, traits) && place.shape <= 0) return [];
        // "which sensors are offline?" asks for a state.
        if (profile.owners.has(traits.slot.name) && common === 1 && isPredicate(request, run)) return [];
        // "open issues" describes several; it does not identify one.
        if (profile.owners.has(traits.slot.name) && common === 1 && isBeforePlural(request, profile, run))
          return [];
        // "restart the server" does not contain a name.
        if (!isAnchored && !isOpenText(traits) && common === 1 && isDefinite(request, run.first)) return [];
        // An optional search text needs a name or a verb of searching: "what is on my calendar?" is not a
        // search.
        const isSought = request.action?.verbs.some((verb) => /^(search|find|look-up|query)$/.test(verb));
        if (traits.topic === "search" && !traits.slot.required && !isAnchored && !isNamed && !isSought)
          if (!partsBefore(request, run.first).some((part) => /^(about|with|named|for|of)$/.test(part)))
            return [];
        if (CODED.test(traits.slot.words.at(-1) ?? "") && !/\d/.test(run.text)) return [];
        // A word may be a slug but not a number: "all albums, at most ten".
        if (isNumbered(traits) && place.shape <= 0 && common === 1 && !/\d/.test(run.text)) return [];
        const count = tokens.filter((i) => request.words[i]?.isContent).length;
        return [
          {
            traits,
            value,
            tokens,
            claims: tokens.map(String),
            ...originOf(profile, traits, { kind: "run", first: run.first }, "run"),
            ...(areNames(request, tokens) && { isName: true as const }),
            features: {
              ...place,
              fit: 0.5,
              exact: 0,
              shape: traits.pattern === null && traits.examples.length === 0 ? 0 : place.shape,
              topic,
              noDigit: traits.isId && !/\d/.test(run.text) ? 1 : 0,
              explained: explainedShare(request, profile, tokens),
              common:
                // A measure belongs to the name of a product.
                topic === 1 || /\d ?\p{L}+$/u.test(run.text)
                  ? 0
                  : isDirect(request, run, [
                        ...traits.forms,
                        ...(profile.owners.get(traits.slot.name) ?? []),
                      ]) || isIntroducedThing(request, run, traits, topic)
                    ? common * 0.3
                    : common,
              long:
                traits.topic === "text" || traits.topic === "search" || traits.topic === "title"
                  ? 0
                  : Math.min(1, Math.max(0, count - 3) / 4),
            },
          },
        ];
      });
    }),
  ];
}

/**
 * Whether the sequence is a name directly after the resource that a search by name returns: "tenant Marlow", "tenant
 * Reed & Sons".
 */
function isNameOfResource(
  request: Request,
  { reads, nouns }: OperationProfile,
  { first, last }: Run,
  { topic, slot }: SlotTraits,
): boolean {
  const [head] = nouns;
  return (
    reads &&
    head !== undefined &&
    slot.path.length === 1 &&
    (topic === "title" || topic === "person" || topic === "search") &&
    areNames(
      request,
      range(first, last).filter((i) => request.words[i]?.token.kind === "word"),
    ) &&
    request.words[first]?.token.gap === " " &&
    request.match(first - 1, head) >= SURE
  );
}

/** Whether the words directly precede the resource's own noun. */
function isModifier(request: Request, { nouns }: OperationProfile, { first, last }: Run): boolean {
  return (
    last - first < 2 &&
    !areNames(request, range(first, last)) &&
    request.words[last + 1]?.token.gap === " " &&
    nouns.some((noun) => request.match(last + 1, noun) >= SURE)
  );
}

function areNames({ words }: Request, tokens: readonly number[]): boolean {
  return tokens.every((i) => words[i]?.token.name);
}

function isFrom(request: Request, { first }: Run): boolean {
  return partsBefore(request, first).some((part) => part === "from" || part === "to");
}

/** Whether the word is a common noun, or an abbreviation, directly before a typed value: "VAT U1029". */
function isLabelOf(request: Request, i: number): boolean {
  const next = request.words[i + 1]?.token;
  const isKind = next?.kind === "code" && /^\p{Lu}{2,5}$/u.test(request.words[i]?.token.text ?? "");
  // "mob. 700 100 200"
  const isShort = next?.gap === ". " && (request.words[i]?.token.text.length ?? 9) <= 4;
  return (
    /^[.:]? $/.test(next?.gap ?? "") &&
    next?.kind !== "word" &&
    (isKind || isShort || commonShare(request, [i]) === 1)
  );
}

/** Whether the argument identifies something: an id, a key of the path, or what is described as a slug. */
function isIdentifying({ isId, slot }: SlotTraits, { owners }: OperationProfile): boolean {
  return isId || owners.has(slot.name) || /\b(slug|handle)\b/i.test(slot.description);
}

/** Proposes hyphenated words as slugs for arguments that take such names: "old-town-market". */
function proposeSlugs(
  request: Request,
  profile: OperationProfile,
  texts: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const slugs = findSlugs(request, profile, taken);
  if (slugs.length === 0) return [];
  return texts.flatMap((traits) => {
    const isName = isIdentifying(traits, profile) || fitsShape("a-slug", traits) === 1;
    if (!isName || traits.isList || isOpenText(traits)) return [];
    return slugs.flatMap((run): Proposal[] => {
      if (!meetsSchema(run.text, traits)) return [];
      const tokens = range(run.first, run.last);
      const place = placeFeatures(request, profile, traits, { ...run, kind: "code" });
      const isIntroduced =
        partsBefore(request, run.first).length > 0 || Math.max(place.before, place.owner, place.shape) > 0;
      if (!traits.isId && fitsShape("a-slug", traits) !== 1 && !isIntroduced) return [];
      return [
        {
          traits,
          value: run.text,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "code", first: run.first }, "value"),
          features: { ...place, fit: 1 },
        },
      ];
    });
  });
}

function findSlugs(request: Request, profile: OperationProfile, taken: ReadonlySet<number>): Run[] {
  const { words, reading } = request;
  const slugs: Run[] = [];
  for (let first = 0; first < words.length; first++) {
    let last = first;
    while (words[last + 1]?.token.gap === "-") last++;
    if (last === first) continue;
    const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
    const tokens = range(first, last);
    const isFree = tokens.every((i) => !taken.has(i) && (words[i]?.token.quote ?? 0) < 0);
    if (SLUG.test(text) && isFree && explainedShare(request, profile, tokens) < 1)
      slugs.push({ first, last, text });
    first = last;
  }
  return slugs;
}

/** Splits a name that is written as a text: "add a contact: Tom Reed, tom@a.example". */
export function proposeWrittenNames(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const texts = request.reading.values.filter(({ kind }) => kind === "text" || kind === "quoted");
  return proposeNames(request, profile, open, texts);
}

/** Splits a name into first and last name for separate arguments: "Tom Reed". */
function proposeNames(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  runs: readonly Run[],
): Proposal[] {
  const first = open.find(({ slot }) => FIRST_NAME.test(foldText(slot.words.join(""))));
  const last =
    open.find(({ slot }) => LAST_NAME.test(foldText(slot.words.join(""))) && slot !== first?.slot) ??
    // Next to a first name, "nom" and "name" are the last name.
    open.find(
      ({ slot }) => slot !== first?.slot && /^(name|nom|nazwa|nazev)$/.test(foldText(slot.words.join(""))),
    );
  if (first === undefined || last === undefined) return [];
  return runs.flatMap((run) => {
    const tokens = range(run.first, run.last);
    const isName =
      tokens.length >= 2 &&
      tokens.length <= 4 &&
      tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
    if (!isName) return [];
    const [head = 0, ...rest] = tokens;
    const texts = [
      request.words[head]?.token.text ?? "",
      request.reading.text.slice(
        request.words[rest[0] ?? head]?.token.start,
        request.words[run.last]?.token.end,
      ),
    ];
    return [first, last].map((traits, n) => {
      const own = n === 0 ? [head] : rest;
      return {
        traits,
        value: texts[n] ?? "",
        tokens: own,
        claims: own.map(String),
        ...originOf(profile, traits, { kind: "name", first: own[0] ?? run.first }, "sole"),
        features: {
          ...NO_FEATURES,
          fit: 1,
          exact: 1,
          topic: 1,
          soleSlot: 1,
          soleValue: 1,
          required: traits.slot.required ? 1 : 0,
        },
      };
    });
  });
}

/** Minimum similarity of a value to the name of its argument: "kitchen" is a room, "jazz" a genre. */
const KIND = 0.4;

/**
 * Whether the meaning of the sequence's head is a kind of what the argument's name says. A word that is
 * closer to the operation's resource is a synonym of it, and a more common word is a more general one.
 */
function isKindOf(
  { words, reading }: Request,
  profile: OperationProfile,
  { first, last }: Run,
  { slot, forms, isId, topic }: SlotTraits,
): boolean {
  if (isId || slot.values.length > 0 || /^(text|search|title)$/.test(topic)) return false;
  const content = range(first, last).filter((i) => words[i]?.isContent);
  const head = words[(/^(es|fr)$/.test(reading.lexicon.code) ? content[0] : content.at(-1)) ?? first];
  if (head === undefined) return false;
  const said = head.form.english.flatMap((word) => [word, ...baseForms(word)]);
  const asked = forms.flatMap(({ english }) => english);
  const closest = (names: readonly string[]) =>
    Math.max(0, ...said.flatMap((word) => names.map((name) => similarity(word, name))));
  const isGeneral = said.some((word) => asked.some((name) => frequencyRank(word) * 2 < frequencyRank(name)));
  const own = closest(asked);
  const resource = profile.words.flatMap(({ place, english }) =>
    /^(name|tag|api)$/.test(place) ? english : [],
  );
  return (
    own >= KIND && own < 1 && !isGeneral && own > closest(resource.filter((name) => !asked.includes(name)))
  );
}

/** Minimum similarity of the head of two words to the noun that the argument identifies. */
const KIND_OF_OWNER = 0.38;

/** Whether a definite thing of two or more words is one of those that the path identifies: "the desk lamp" for a light. */
function isKindOfOwner(
  request: Request,
  { owners }: OperationProfile,
  run: Run,
  { slot, isId }: SlotTraits,
): boolean {
  const { words, reading } = request;
  const forms = owners.get(slot.name) ?? [];
  const head = words[run.last]?.form.english ?? [];
  return (
    reading.lexicon.code === "en" &&
    !isId &&
    slot.required &&
    run.last > run.first &&
    isDefinite(request, run.first) &&
    head.some((word) =>
      forms.some(({ english }) => english.some((name) => similarity(word, name) >= KIND_OF_OWNER)),
    )
  );
}

/** Share of lowercase dictionary words. German capitalizes nouns as well. */
function commonShare({ words, reading }: Request, tokens: readonly number[]): number {
  const content = tokens.filter((i) => words[i]?.isContent);
  const common = content.filter((i) => {
    const word = words[i];
    if (word === undefined || word.token.kind !== "word" || word.token.name) return false;
    return (
      // "go", "do": too short for names.
      word.token.text.length < 3 ||
      word.form.english.some((each) => [each, ...baseForms(each)].some((form) => vectorOf(form) !== null)) ||
      reading.lexicon.verbsOf(word.token.word).length > 0
    );
  });
  return content.length === 0 ? 0 : common.length / content.length;
}

const PATHS =
  /^(path|file|filename|dir|directory|folder|route|endpoint|location|uri|url|soubor|datei|pfad|cesta)$/;

function shapeText({ text }: Run, traits: SlotTraits, request: Request): string | null {
  const clean = text.replace(/['’]s$/u, "");
  if (clean.trim() === "") return null;
  // Only file arguments take a path.
  if (/^[./\\~]/.test(clean) && !traits.slot.words.some((word) => PATHS.test(word))) return null;
  const code = toCode(clean, traits, request);
  if (code !== null) return code;
  if (takesOnlyCodes(traits) && clean.length > 3) return null;
  if (traits.topic === "place") {
    const usual = placeName(clean, request.reading.lexicon.code);
    if (usual !== null) return usual;
  }
  const { pattern } = traits;
  // "prg" for a pattern that requires capitals
  if (
    pattern !== null &&
    !/\s/.test(clean) &&
    fitsShape(clean, traits) === 0 &&
    fitsShape(clean.toUpperCase(), traits) === 1
  )
    return clean.toUpperCase();
  if (pattern !== null) {
    const slug = foldText(clean).replace(/\s+/g, "-");
    return /^[a-z0-9-]+$/.test(slug) && /a-z/.test(pattern) && !/A-Z/.test(pattern) && !/\\s| /.test(pattern)
      ? clean === slug
        ? clean
        : slug
      : clean;
  }
  return clean;
}

/** English names of arguments for whom something is done, who does it, and what is ordered. */
const RECEIVERS_OF =
  /^(customer|client|patient|guest|member|student|buyer|tenant|passenger|visitor|recipient|attendee|participant|subscriber|traveller|traveler)$/;
const PERFORMERS =
  /^(employee|staff|worker|colleague|doctor|dentist|vet|therapist|trainer|coach|instructor|teacher|hairdresser|barber|stylist|technician|provider|practitioner|driver|guide|mechanic|lawyer|advisor|consultant)$/;
const ORDERED = /^(service|treatment|product|item|dish|article|course|class|lesson|package|procedure)$/;

/**
 * For "book a massage for Ada with Jonas": the object of the command is what is ordered, "for" introduces whom it is for,
 * and "with" or "by" who does it. Null when neither the words nor the argument say so.
 */
function roleFeature(request: Request, run: Run, { forms, topic, slot }: SlotTraits): number | null {
  const { action, words } = request;
  if (!action?.commanded || slot.values.length > 0) return null;
  const names = forms.flatMap(({ english, word }) => [word, ...english]);
  const parts = partsBefore(request, run.first);
  const [verb = -2] = action.tokens;
  const isObject =
    run.first > verb &&
    range(verb + 1, run.first - 1).every((i) => words[i]?.isContent === false) &&
    parts.length === 0;
  if (topic !== "text" && topic !== "person" && names.some((name) => ORDERED.test(name)))
    return isObject ? 1 : null;
  if (topic !== "person") return null;
  const isFor = parts.includes("for");
  const isWith = parts.includes("with") || parts.includes("by");
  if (names.some((name) => RECEIVERS_OF.test(name))) return isFor ? 1 : isWith ? 0.2 : null;
  if (names.some((name) => PERFORMERS.test(name))) return isWith ? 1 : isFor ? 0.2 : null;
  return null;
}

/** How well the writing and introduction of the words match the topic of the argument. */
function topicFeature(request: Request, { first, last }: Run, topic: Topic): number {
  const parts = partsBefore(request, first);
  const isName =
    range(first, last).some((i) => request.words[i]?.token.name) ||
    (first === 0 && /^\p{Lu}/u.test(request.words[first]?.token.text ?? ""));
  const count = last - first + 1;
  switch (topic) {
    case "place":
      if (parts.includes("in") || parts.includes("at")) return isName ? 1 : 0.8;
      return parts.includes("for") || parts.includes("from") ? (isName ? 0.9 : 0.7) : isName ? 0.6 : 0.2;
    case "person":
      if (isName) return parts.includes("on") || parts.includes("in") ? 0.5 : 1;
      return parts.some((part) => ["to", "for", "with", "by", "of", "from"].includes(part)) ? 0.7 : 0.2;
    case "title":
      return parts.includes("named") ? 1 : isName || count > 1 ? 0.6 : 0.4;
    case "thing":
      if (parts.some((part) => ["on", "in", "from", "to", "at"].includes(part))) return 0.8;
      return isName || parts.includes("of") || parts.includes("for") ? 0.6 : 0;
    case "text":
      return parts.some((part) => ["saying", "because", "about", "for", "with"].includes(part))
        ? 1
        : count > 2
          ? 0.6
          : 0.1;
    case "search":
      return parts.includes("about") ? 1 : 0.8;
    default:
      return isName ? 0.3 : 0;
  }
}
