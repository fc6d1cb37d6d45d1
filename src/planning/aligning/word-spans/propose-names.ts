import { foldText } from "../../../language/split-words.ts";
import { isOuter, type OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { explainedShare, NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { fitsShape, meetsSchema, SLUG } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import { FIRST_NAME, LAST_NAME, readTraits, type SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { NAMING } from "../values/new-values.ts";
import { placeFeatures } from "../values/place-features.ts";
import { isNamedBy } from "../values/propose-values.ts";
import type { WordSpan } from "./find-word-spans.ts";
import { isHonorific } from "./narrow-word-spans.ts";
import { isOpenText } from "./topics.ts";

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
export function proposeNames(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  spans: readonly WordSpan[],
): Proposal[] {
  const first = open.find(({ slot }) => FIRST_NAME.test(foldText(slot.words.join(""))));
  const last =
    open.find(({ slot }) => LAST_NAME.test(foldText(slot.words.join(""))) && slot !== first?.slot) ??
    // Next to a first name, "nom" and "name" are the last name.
    open.find(
      ({ slot }) => slot !== first?.slot && /^(name|nom|nazwa|nazev)$/.test(foldText(slot.words.join(""))),
    );
  if (first === undefined || last === undefined) return [];
  return spans.flatMap((span) => {
    // "Mr. Oakes" has no first name.
    const titles = range(span.first, span.last).filter(
      (i, n) => i === span.first + n && isHonorific(request, i),
    );
    // "Vorname Ada Nachname Lane": the words before the names are those of the arguments.
    const isLabel = (i: number) =>
      [first, last].some((traits) => isNamedBy(request, i, traits) && traits.slot.words.length === 1);
    if (range(span.first, span.last).some(isLabel)) return [];
    const tokens = range(span.first, span.last).filter((i) => !titles.includes(i));
    // "Lane-Reyes" is one name.
    const isHyphened = tokens.slice(1).every((i) => request.words[i]?.token.gap === "-");
    if (tokens.length > 1 && isHyphened) return [];
    const isName =
      tokens.length + titles.length >= 2 &&
      tokens.length >= 1 &&
      tokens.length <= 4 &&
      tokens.every((i) => /^\p{Lu}/u.test(request.words[i]?.token.text ?? ""));
    if (!isName) return [];
    const names = tokens.length === 1 ? [[], tokens] : [tokens.slice(0, 1), tokens.slice(1)];
    return [first, last].flatMap((traits, n) => {
      const [start = -1] = names[n] ?? [];
      const own = [...(n === names.findIndex(({ length }) => length > 0) ? titles : []), ...(names[n] ?? [])];
      if (start < 0) return [];
      const value = request.reading.text.slice(
        request.words[start]?.token.start,
        request.words[own.at(-1) ?? start]?.token.end,
      );
      return {
        traits,
        value,
        tokens: own,
        claims: own.map(String),
        ...originOf(profile, traits, { kind: "name", first: own[0] ?? span.first }, "sole"),
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

const MAX_TITLE = 8;

/**
 * The rest of the clause after "called", "titled" or "rename … to", with its prepositions, if nothing else of
 * the operation is in it: "called Bread and salt", "rename route 7 to The last climb".
 */
export function proposeTitleRest(
  request: Request,
  profile: OperationProfile,
  texts: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal | null {
  const { words, reading, action } = request;
  const traits = texts.find(({ topic, slot }) => topic === "title" && isOuter(slot, profile));
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

/** Whether the argument identifies something: an id, a key of the path, or what is described as a slug. */
export function isIdentifying({ isId, slot }: SlotTraits, { owners }: OperationProfile): boolean {
  return isId || owners.has(slot.name) || /\b(slug|handle)\b/i.test(slot.description);
}

const DESCRIBED_NAME = /(?<!\p{L})(names?|náze?v|jméno|nazwa|nombre|nom)(?!\p{L})/iu;

/** Proposes hyphenated words as slugs for arguments that take such names: "old-town-market". */
export function proposeSlugs(
  request: Request,
  profile: OperationProfile,
  texts: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const slugs = findSlugs(request, profile, taken);
  if (slugs.length === 0) return [];
  return texts.flatMap((traits) => {
    const isName =
      isIdentifying(traits, profile) ||
      fitsShape("a-slug", traits) === 1 ||
      traits.topic === "thing" ||
      (traits.topic === "none" && DESCRIBED_NAME.test(traits.slot.description));
    if (traits.isList || isOpenText(traits)) return [];
    // "add ada to the crew of north-quay": of a person and a thing, the thing has hyphens.
    const isThing = ({ topic, slot }: SlotTraits) => profile.owners.has(slot.name) && topic !== "person";
    if (traits.topic === "person" && texts.some(isThing)) return [];
    return slugs.flatMap((span): Proposal[] => {
      const isNew = isNameOfNew(request, profile, span, traits);
      if ((!isName && !isNew) || !meetsSchema(span.text, traits)) return [];
      const tokens = range(span.first, span.last);
      const place = placeFeatures(request, profile, traits, { ...span, kind: "code" });
      const isIntroduced =
        isNew ||
        partsBefore(request, span.first).length > 0 ||
        Math.max(place.before, place.owner, place.shape) > 0;
      if (!traits.isId && fitsShape("a-slug", traits) !== 1 && !isIntroduced) return [];
      return [
        {
          traits,
          value: span.text,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "code", first: span.first }, "value"),
          features: { ...place, fit: 1 },
        },
      ];
    });
  });
}

/** "create the channel north-office": the name of what is created follows its noun. */
function isNameOfNew(
  { words, match }: Request,
  { candidate: { fields }, nouns: [head] }: OperationProfile,
  { first }: WordSpan,
  { topic, slot }: SlotTraits,
): boolean {
  return (
    topic === "title" &&
    slot.required &&
    fields.method === "POST" &&
    !fields.path.endsWith("}") &&
    head !== undefined &&
    words[first]?.token.gap === " " &&
    match(first - 1, head) >= SURE
  );
}

const SUBJECTS = /^(je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|la|y|en)$/;

export function findSlugs(
  request: Request,
  profile: OperationProfile,
  taken: ReadonlySet<number>,
): WordSpan[] {
  const { words, reading } = request;
  const slugs: WordSpan[] = [];
  for (let first = 0; first < words.length; first++) {
    let last = first;
    while (words[last + 1]?.token.gap === "-") last++;
    if (last === first) continue;
    // "allez-vous": a French verb and its subject
    if (reading.lexicon.code === "fr" && SUBJECTS.test(words[last]?.token.word ?? "")) continue;
    const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
    const tokens = range(first, last);
    const isFree = tokens.every((i) => !taken.has(i) && (words[i]?.token.quote ?? 0) < 0);
    if (SLUG.test(text) && isFree && explainedShare(request, profile, tokens) < 1)
      slugs.push({ first, last, text });
    first = last;
  }
  return slugs;
}
