import { conceptsOf } from "../../language/concepts.ts";
import { NEGATIONS, withoutNegativePrefix } from "../../language/negations.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs } from "../../language/verbs.ts";
import { codeNames } from "./code-names.ts";
import type { OperationProfile } from "./describe-operation.ts";
import { explainedShare } from "./explained-share.ts";
import { type ListedValue, listedValues, nameConcepts, saysConcept } from "./listed-values.ts";
import { matchWords, SURE, toWordForm, type WordForm } from "./match-words.ts";
import { withoutUmlauts } from "./name-forms.ts";
import { NO_FEATURES, originOf, type Proposal } from "./proposal.ts";
import { isOrdering, proposeOrder } from "./propose-order.ts";
import { renderValue } from "./render-value.ts";
import type { Request } from "./request-words.ts";
import { readTraits, type SlotTraits } from "./slot-traits.ts";
import { range } from "./token-range.ts";
import { placeFeatures } from "./values/place-features.ts";

/** Minimum match for a word to name a listed value. */
const WEAK = 0.6;
/** Strength of a common name of the value, without and with a match of its own words. */
const CONCEPT = 0.88;
const CONCEPT_TOO = 0.93;
/** If a word matches several values, one must be better by this much. */
const MARGIN = 0.04;

/** Proposes listed values that the request names, in any inflection, and booleans. */
export function proposeListed(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isActionTaken: boolean,
): Proposal[] {
  return open.flatMap((traits) => {
    const own = proposeSelf(request, profile, traits);
    if (own !== null) return [own];
    if (isOrdering(traits)) return proposeOrder(request, profile, traits);
    if (traits.kind === "enum") return proposeEnum(request, profile, traits, isActionTaken);
    return traits.kind === "boolean" ? proposeBoolean(request, profile, traits, isActionTaken) : [];
  });
}

/** Words for the caller, by language: "assigned to me", "my tickets". */
const CALLER: Readonly<Record<string, RegExp>> = {
  en: /^(me|my|mine|myself|i)$/,
  cs: /^(ja|me|mne|mi|mnou|muj|moje|moji|mych|mou)$/,
  de: /^(ich|mich|mir|mein(e|en|er|em|es)?)$/,
  pl: /^(ja|mnie|mi|mna|moj|moja|moje|moich|moim|moi)$/,
  es: /^(yo|me|mi|mis|mio|mia|mios|mias)$/,
  fr: /^(je|moi|me|mon|ma|mes)$/,
};

/** Names of the caller in lists, descriptions and examples: "a user id, or `me`". */
const SELF = /(?:^|["'`‘“(])(@?(?:me|self|myself|mine|current|current[_-]?user))(?=$|["'`’”)])/;

/** Proposes the word for the caller that an argument documents: "tickets assigned to me" for `assignee`, "a name, or `me`". */
function proposeSelf(request: Request, profile: OperationProfile, traits: SlotTraits): Proposal | null {
  const { slot, values, examples } = traits;
  if (traits.kind !== "string" && traits.kind !== "enum") return null;
  const named = [...values, ...examples, slot.description].flatMap(
    (text) => SELF.exec(String(text))?.[1] ?? [],
  );
  const [value] = named;
  const caller = CALLER[request.reading.lexicon.code];
  if (value === undefined || caller === undefined) return null;
  const [first, second] = request.words.filter(
    ({ index, token, clause }) =>
      caller.test(token.word) &&
      token.quote < 0 &&
      // "show me …", "for me" at the start of the request
      !clause.frame.has(index) &&
      request.words[index - 1]?.clause === clause &&
      isSelfOf(request, traits, index),
  );
  if (first === undefined || second !== undefined) return null;
  const tokens = [first.index];
  const place = placeFeatures(request, profile, traits, {
    first: first.index,
    last: first.index,
    text: value,
    kind: "code",
  });
  return {
    traits,
    value,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first: first.index }, "sole"),
    features: { ...place, shape: 0, fit: 1, exact: 1, soleSlot: 1, soleValue: 1, explained: 0 },
  };
}

/** Whether the words before say what the argument says: "assigned to me" for `assignee`, "by me" for `author`. */
function isSelfOf(
  { words, reading, match }: Request,
  { forms, descriptionForms }: SlotTraits,
  i: number,
): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 3); at--) {
    const word = words[at];
    if (word === undefined || /[,.;:!?]/.test(words[at + 1]?.token.gap ?? "")) return false;
    if (reading.lexicon.prepositions.has(word.token.word) || !word.isContent) continue;
    const stem = word.form.stem;
    return [...forms, ...descriptionForms].some(
      (form) => match(at, form) >= WEAK || (stem.length >= 5 && form.stem.startsWith(stem.slice(0, 5))),
    );
  }
  return false;
}

interface Place {
  listed: ListedValue;
  tokens: number[];
  strength: number;
  /** Set for the first part of a compound word that also names the resource. */
  isPart?: true;
}

function proposeEnum(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  isActionTaken: boolean,
): Proposal[] {
  const places = listedValues(traits, profile.lexicon).flatMap((listed) =>
    [...placesOf(request, listed, traits, isActionTaken), ...compoundsOf(request, profile, listed)].map(
      (place) => ({ listed, ...place }),
    ),
  );
  return withoutTies(places).flatMap(({ listed, tokens, strength, isPart }) => {
    if (labelsDate(request, profile, tokens)) return [];
    const explained = isPart ? 0 : explainedShare(request, profile, tokens);
    // The resource's own name does not select a value: "bookings" is not the status `booked`.
    if (explained === 1 && strength < 1) return [];
    return [propose(request, profile, traits, { listed, tokens, strength }, explained)];
  });
}

/**
 * Whether the word says what happened at a date that an argument takes: "invoices issued since 1 October" for `issued_from`
 * is not the status `issued`. Before its noun, as in "issued invoices since …", it describes the invoices.
 */
function labelsDate(
  { words, reading, match }: Request,
  { slots, candidate, lexicon, nouns }: OperationProfile,
  tokens: readonly number[],
): boolean {
  const last = Math.max(...tokens);
  const clause = words[last]?.clause;
  const follows = reading.values.some(
    ({ kind, first }) => kind === "date" && first > last && words[first]?.clause === clause,
  );
  const isAfterNoun = words.some(
    ({ index }) => index < last && nouns.some((noun) => match(index, noun) >= SURE),
  );
  const isBeforeNoun = nouns.some((noun) => match(last + 1, noun) >= SURE);
  // "by bank transfer, received on 3 May": another verb says what happened at the date.
  const date = reading.values.find(({ kind, first }) => kind === "date" && first > last);
  const isOfOther = words.some(
    ({ index, token, isContent }) =>
      index > last &&
      index < (date?.first ?? 0) &&
      isContent &&
      (/^,/.test(token.gap) || reading.lexicon.verbsOf(token.word).length > 0),
  );
  if (!follows || !isAfterNoun || isBeforeNoun || isOfOther) return false;
  return slots.some((slot) => {
    const traits = readTraits(slot, candidate.input_schema, lexicon);
    return (
      (traits.kind === "date" || traits.kind === "datetime") &&
      [...traits.forms, ...traits.descriptionForms].some((form) => match(last, form) >= WEAK)
    );
  });
}

function propose(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { listed, tokens, strength }: Place,
  explained: number,
): Proposal {
  const [first = 0, last = first] = [Math.min(...tokens), Math.max(...tokens)];
  const isUnit = request.reading.values.some(
    (value) =>
      value.number !== undefined && value.unit !== undefined && value.first <= first && value.last >= last,
  );
  const place = placeFeatures(request, profile, traits, { first, last, text: listed.plain, kind: "code" });
  return {
    traits,
    value: listed.value,
    tokens,
    claims: tokens.map((i) => (isUnit ? `${i} unit` : `${i}`)),
    ...originOf(profile, traits, { kind: "listed", first }, "sole"),
    features: {
      ...place,
      shape: 0,
      fit: strength,
      exact: strength >= SURE ? 1 : 0,
      soleSlot: 1,
      soleValue: 1,
      explained,
    },
  };
}

/** Removes words that match several values equally well. */
function withoutTies(places: readonly Place[]): Place[] {
  return places.filter((place) =>
    places.every(
      (other) =>
        other.listed === place.listed ||
        !other.tokens.some((i) => place.tokens.includes(i)) ||
        place.strength > other.strength + MARGIN ||
        (place.strength >= 0.95 && place.strength >= other.strength) ||
        (place.tokens.length > other.tokens.length && place.strength >= other.strength),
    ),
  );
}

/**
 * Finds a listed value in the request: all of its words in sequence, its digits, its meaning, or the word
 * that distinguishes it from the others.
 */
function placesOf(
  request: Request,
  listed: ListedValue,
  traits: SlotTraits,
  isActionTaken: boolean,
): { tokens: number[]; strength: number }[] {
  const { plain, words: forms } = listed;
  const found: { tokens: number[]; strength: number }[] = [];
  for (const { unit, first, last } of request.reading.values)
    if (unit?.toLowerCase() === plain) found.push({ tokens: range(first, last), strength: 1 });
  if (typeof listed.value === "number")
    for (const value of request.reading.values)
      if (
        value.kind === "duration" &&
        value.unit !== traits.unit &&
        renderValue(value, { ...traits, kind: "number" }).some((each) => each.value === listed.value)
      )
        found.push({ tokens: range(value.first, value.last), strength: 1 });
  const code = codeNames(String(listed.value), traits, request);
  const joined = plain.replace(/[\s_-]/g, "");
  request.words.forEach(({ token, isContent }, i) => {
    if (code.has(token.word)) {
      found.push({ tokens: [i], strength: 0.95 });
      return;
    }
    // "de" and "is" are codes only in capitals, or after the name of the argument. "turn it off" says "off".
    if (
      token.word === plain &&
      plain.length <= 3 &&
      request.reading.lexicon.functionWords.has(token.word) &&
      (token.text !== String(listed.value) || token.text === token.word) &&
      !isParticle(request, i) &&
      !traits.forms.some((form) => request.match(i - 1, form) >= SURE)
    )
      return;
    if (token.word === plain || token.word.replace(/[\s_-]/g, "") === joined) {
      if (!isTakenByAction(request, i, isActionTaken) || isParticle(request, i))
        found.push({ tokens: [i], strength: 1 });
      return;
    }
    const written = writtenAt(request, i, joined);
    if (written !== null) {
      found.push({ tokens: written, strength: 1 });
      return;
    }
    if (isTakenByAction(request, i, isActionTaken)) return;
    const length = saysConcept(request, i, listed.concepts);
    if (!isContent && length < 2) return;
    const own = sequenceAt(request, i, forms);
    const isNegated = isNegatedAt(request, i, own?.tokens.at(-1) ?? i);
    if (length > 0 && (length > 1 || !isNegated || listed.negates)) {
      found.push({ tokens: range(i, i + length - 1), strength: own === null ? CONCEPT : CONCEPT_TOO });
      return;
    }
    if (own !== null && own.strength >= WEAK && isNegated === listed.negates) {
      found.push({ ...own, strength: own.strength * (forms.length > 1 ? 1 : 0.97) });
      return;
    }
    for (const meaning of listed.meanings) {
      const said = sequenceAt(request, i, meaning);
      if (said !== null && said.strength >= WEAK && isNegated === listed.negates) {
        found.push({ ...said, strength: said.strength * 0.95 });
        return;
      }
    }
    if (forms.length < 2 || listed.distinctive.length === 0 || listed.distinctive.length * 2 < forms.length)
      return;
    const distinctive = Math.min(...listed.distinctive.map((form) => request.match(i, form)));
    if (distinctive >= SURE && listed.distinctive.length === 1 && isNegated === listed.negates)
      found.push({ tokens: [i], strength: distinctive * 0.85 });
  });
  return found;
}

/**
 * Finds values in German compounds that combine kind and resource: "Gasheizungen" for an operation that
 * lists heaters.
 */
function compoundsOf(
  { words, reading }: Request,
  { nouns }: OperationProfile,
  { plain, concepts }: ListedValue,
): Omit<Place, "listed">[] {
  const { lexicon } = reading;
  if (lexicon.code !== "de") return [];
  return words.flatMap(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || token.word.length < 7) return [];
    for (let cut = 3; cut <= token.word.length - 4; cut++) {
      const [kind, thing] = [token.word.slice(0, cut), token.word.slice(cut)];
      const isNamed =
        plain.startsWith(kind) || conceptsOf([kind], 0, "de").some(({ concept }) => concepts.has(concept));
      if (!isNamed) continue;
      const form = toWordForm(thing, lexicon);
      const isNoun = (noun: string) => noun === thing || (thing.length >= 5 && noun.startsWith(thing));
      if (nouns.some((noun) => matchWords(form, noun) >= SURE || isNoun(withoutUmlauts(noun.word))))
        return [{ tokens: [index], strength: CONCEPT, isPart: true as const }];
    }
    return [];
  });
}

/** Finds the same letters with different separators: "ground floor", "ground-floor" for `ground_floor`. */
function writtenAt({ words }: Request, i: number, joined: string): number[] | null {
  let text = "";
  for (let j = i; j < Math.min(words.length, i + 5); j++) {
    const token = words[j]?.token;
    if (token === undefined || (j > i && !/^[ _-]?$/.test(token.gap))) return null;
    text += token.word.replace(/[\s_-]/g, "");
    if (text === joined) return range(i, j);
    if (!joined.startsWith(text)) return null;
  }
  return null;
}

/** Matches all words in sequence, ignoring function words in between. */
function sequenceAt(
  request: Request,
  i: number,
  forms: readonly WordForm[],
): { tokens: number[]; strength: number } | null {
  if (forms.length === 0) return null;
  const tokens: number[] = [];
  let strength = 1;
  let at = i;
  for (const form of forms) {
    while (at > i && !request.words[at]?.isContent && at < i + 5) at++;
    const match = request.match(at, form);
    if (match < WEAK) return null;
    strength = Math.min(strength, match);
    tokens.push(at++);
  }
  return { tokens, strength };
}

/** Whether a negation precedes or follows the words: "not signed", "out of print", "smoke free". */
function isNegatedAt({ reading }: Request, first: number, last: number): boolean {
  const { tokens, lexicon } = reading;
  for (let i = last; i >= Math.max(0, first - 3); i--) {
    const word = tokens[i]?.word ?? "";
    if (i >= first && i <= last && i !== first) {
      if (NEGATIONS.test(word)) return true;
      continue;
    }
    if (i === first) continue;
    if (NEGATIONS.test(word) || (lexicon.booleans.get(word) === false && word !== "off")) return true;
    if (!lexicon.functionWords.has(word) || /[,.;]/.test(tokens[i + 1]?.gap ?? "")) return false;
  }
  return /^(free|frei)$/.test(tokens[last + 1]?.word ?? "") && tokens[last + 1]?.gap !== ", ";
}

/** Whether the word is the second part of the commanded verb: "off" in "switch the heater off". */
function isParticle({ action }: Request, i: number): boolean {
  return action?.commanded === true && action.tokens.indexOf(i) > 0;
}

/** Whether the word is the commanded verb, which names a value only if it is not the action. */
function isTakenByAction({ action }: Request, i: number, isActionTaken: boolean): boolean {
  return isActionTaken && action?.commanded === true && action.tokens.includes(i);
}

/** Words in the names of flags that do not describe their subject. */
const SCAFFOLD =
  /^(only|just|include|includes|including|show|allow|allowed|want|wanted|with|flag|should|require|use|do|make|nur|jen|tylko|solo|seul)$/;

/** Who is notified does not change the flag: `notify_customer`, `sendGuests`. */
const RECIPIENTS =
  /^(customer|client|user|guest|invitee|attendee|participant|member|owner|patient|recipient|subscriber|team|them|everyone|all|kunde|kunden|zakaznik|klient|cliente|host)$/;

function proposeBoolean(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  isActionTaken: boolean,
): Proposal[] {
  const switched = proposeSwitch(request, profile, traits);
  if (switched !== null) return [switched];
  const distinctive = traits.forms.filter(({ word }) => !SCAFFOLD.test(word));
  const forms = distinctive.length > 0 ? distinctive : traits.forms;
  if (forms.length === 0) return [];
  const usual = usualName(request, profile, traits, isActionTaken);
  const tokens: number[] = usual?.tokens ?? [];
  let strength = usual === null ? 1 : CONCEPT;
  let isContrary = usual?.isContrary ?? false;
  for (const form of usual === null ? forms : []) {
    const best = request.words
      .filter(
        ({ index, isContent, token }) =>
          (isContent || (token.word.length >= 5 && stemWord(token.word) === form.stem)) &&
          token.quote < 0 &&
          !tokens.includes(index) &&
          !isTakenByAction(request, index, isActionTaken),
      )
      .map(({ index }) => {
        const match = request.match(index, form);
        const contrary = match >= SURE ? 0 : matchContrary(request, index, form);
        return { index, match: Math.max(match, contrary), contrary: contrary > match };
      })
      .sort((a, b) => b.match - a.match)[0];
    if (best === undefined || best.match < SURE) return [];
    strength = Math.min(strength, best.match);
    tokens.push(best.index);
    isContrary ||= best.contrary;
  }
  // Words that are far apart belong to different things.
  if (Math.max(...tokens) - Math.min(...tokens) > 6) return [];
  const explained = explainedShare(request, profile, tokens);
  if (explained === 1 && !traits.slot.required && strength < 1) return [];
  const isUndone = !isActionTaken && isTakenAway(request, profile, tokens[0] ?? 0);
  return [
    flag(request, profile, traits, { tokens, strength, explained, isContrary: isContrary !== isUndone }),
  ];
}

/** The tokens that contain the common name of a flag: "skladem" for `in_stock`. */
function usualName(
  request: Request,
  { lexicon }: OperationProfile,
  { slot, forms }: SlotTraits,
  isActionTaken: boolean,
): { tokens: number[]; isContrary: boolean } | null {
  const names = [
    slot.words,
    slot.words.filter((word) => !SCAFFOLD.test(word)),
    forms.map(({ word }) => word),
    slot.words.filter((word) => !SCAFFOLD.test(word) && !RECIPIENTS.test(word)),
  ];
  const concepts = names.map((words) => nameConcepts(words, lexicon)).find(({ size }) => size > 0);
  if (concepts === undefined) return null;
  for (const { index, token } of request.words) {
    if (token.quote >= 0 || isTakenByAction(request, index, isActionTaken)) continue;
    const length = saysConcept(request, index, concepts);
    if (length > 0) return { tokens: range(index, index + length - 1), isContrary: false };
    const bare = withoutDenial(request, index);
    const isDenied =
      bare !== null &&
      conceptsOf([bare], 0, request.reading.lexicon.code).some(({ concept }) => concepts.has(concept));
    if (isDenied) return { tokens: [index], isContrary: true };
  }
  return null;
}

interface Flag {
  tokens: number[];
  strength: number;
  explained: number;
  isContrary: boolean;
}

function flag(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { tokens, strength, explained, isContrary }: Flag,
): Proposal {
  const [first, last] = [Math.min(...tokens), Math.max(...tokens)];
  const isTrue = polarityAround(request, first, last) !== isContrary;
  const place = placeFeatures(request, profile, traits, { first, last, text: "", kind: "code" });
  return {
    traits,
    value: isTrue,
    tokens,
    claims: tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first }, "sole"),
    features: {
      ...place,
      shape: 0,
      before: 0,
      after: 0,
      near: 0,
      fit: strength,
      exact: 1,
      soleSlot: 1,
      soleValue: 1,
      explained,
    },
  };
}

/** Matches a word without its negative prefix: "unexcused" for `excused`. */
function matchContrary(request: Request, i: number, form: WordForm): number {
  const bare = withoutDenial(request, i);
  return bare === null ? 0 : matchWords(toWordForm(bare, request.reading.lexicon), form);
}

function withoutDenial({ words, reading }: Request, i: number): string | null {
  return withoutNegativePrefix(words[i]?.token.word ?? "", reading.lexicon.code);
}

const UNDOING: ReadonlySet<string> = new Set(
  "remove clear cancel lift disable stop end turn-off switch-off deactivate drop revoke withdraw take-down".split(
    " ",
  ),
);

/** Whether a removing verb makes a setter's flag false: "remove the hold". */
function isTakenAway({ action, words }: Request, { reads }: OperationProfile, at: number): boolean {
  const verb = action?.tokens[0] ?? at;
  return (
    !reads &&
    action?.commanded === true &&
    verb < at &&
    words[verb]?.clause === words[at]?.clause &&
    action.verbs.some((verb) => UNDOING.has(verb))
  );
}

const SWITCHES =
  /^(on|power|powered|enabled|enable|active|is_on|is_active|is_enabled|state|switched_on|on_off|running|value|set|aktiv|zapnuto|aktivni|activo|actif|enabled_flag)$/;
const PUTTING: ReadonlySet<string> = new Set(
  "put set place switch bring enter activate enable turn-on start add hang".split(" "),
);
const TAKING_OUT = /^(out|off|aus|z|ze|fuera|hors|de)$/;

/** Proposes a value for an on/off flag: "turn on", "disable", "put … into … mode". */
function proposeSwitch(request: Request, profile: OperationProfile, traits: SlotTraits): Proposal | null {
  const { action, reading } = request;
  if (action === null || !action.commanded || !SWITCHES.test(traits.slot.words.join("_"))) return null;
  const isVerb = (name: string) => action.verbs.some((verb) => compareVerbs(verb, name) > 0);
  let on = isVerb("enable") || isVerb("turn-on");
  let off = isVerb("disable") || isVerb("turn-off");
  // For a setter with a single flag, verbs of putting mean on and verbs of removing mean off.
  const isOnlySwitch =
    traits.slot.required &&
    !profile.reads &&
    profile.slots.filter(({ types }) => types.includes("boolean")).length === 1;
  if (on === off && isOnlySwitch) {
    off = action.verbs.some((verb) => UNDOING.has(verb) || verb === "delete");
    const isOut = reading.tokens.some(
      ({ word }, i) => i > (action.tokens[0] ?? 0) && TAKING_OUT.test(word) && reading.lexicon.code === "en",
    );
    const isPut = action.verbs.some((verb) => PUTTING.has(verb));
    if (!off && isPut) [on, off] = [!isOut, isOut];
  }
  if (on === off) return null;
  return {
    traits,
    value: on,
    tokens: action.tokens,
    claims: action.tokens.map(String),
    ...originOf(profile, traits, { kind: "listed", first: action.tokens[0] ?? 0 }, "sole"),
    features: {
      ...NO_FEATURES,
      fit: 1,
      exact: 1,
      soleSlot: 1,
      soleValue: 1,
      before: 1,
      required: traits.slot.required ? 1 : 0,
    },
  };
}

/** Whether the flag is true: false after "without" or "no" and before "off". */
function polarityAround({ reading }: Request, first: number, last: number): boolean {
  const { tokens, lexicon } = reading;
  for (let i = first - 1; i >= Math.max(0, first - 4); i--) {
    const word = tokens[i]?.word ?? "";
    if (lexicon.booleans.get(word) === false || NEGATIONS.test(word)) return false;
    if (!lexicon.functionWords.has(word) || /[,.;]/.test(tokens[i + 1]?.gap ?? "")) break;
  }
  // In "images, without comments" the negation applies to the comments.
  const next = tokens[last + 1];
  const isOwn = next !== undefined && !next.gap.includes(",") && !lexicon.prepositions.has(next.word);
  return (isOwn ? lexicon.booleans.get(next.word) : undefined) ?? true;
}

/** Minimum similarity for an unexplained word to name a value. */
const NEAR = 0.42;
/** The minimum rises with the number of values, because chance matches become more likely. */
const NEAR_PER_VALUE = 0.01;
const NEAR_MARGIN = 0.12;

/**
 * Proposes unfilled values for unexplained words: a single listed value with a similar meaning, or a flag
 * whose description has the word. Runs last, because it relies on similarity alone.
 */
export function proposeNear(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isFree: (i: number) => boolean,
): Proposal[] {
  const enums = open.filter((traits) => traits.kind === "enum" && !isOrdering(traits));
  const flags = open.filter(
    ({ kind, descriptionForms }) => kind === "boolean" && descriptionForms.length > 0,
  );
  if (enums.length === 0 && flags.length === 0) return [];
  const free = request.words.filter(
    ({ index, isContent, token }) =>
      isContent && token.kind === "word" && !token.name && token.quote < 0 && isFree(index),
  );
  return free.flatMap(({ index: i }): Proposal[] => {
    const scored = enums
      .flatMap((traits) =>
        listedValues(traits, profile.lexicon).map((listed) => ({
          traits,
          listed,
          match: Math.max(
            0,
            ...[
              ...(listed.distinctive.length > 0 ? listed.distinctive : listed.words),
              ...listed.meanings.flat(),
            ].map((form) => request.match(i, form)),
          ),
        })),
      )
      .sort((a, b) => b.match - a.match);
    const [best, second] = scored;
    const isNegated = isNegatedAt(request, i, i);
    if (
      best !== undefined &&
      best.match >= NEAR + NEAR_PER_VALUE * best.traits.values.length &&
      best.match - (second?.match ?? 0) >= NEAR_MARGIN &&
      isNegated === best.listed.negates
    )
      return [
        propose(
          request,
          profile,
          best.traits,
          { listed: best.listed, tokens: [i], strength: Math.max(0.6, best.match) },
          0,
        ),
      ];
    const matches = flags.flatMap((traits) => {
      const match = Math.max(0, ...traits.descriptionForms.map((form) => request.match(i, form)));
      return match >= 0.9 ? [{ traits, match }] : [];
    });
    const [only] = matches;
    return only === undefined || matches.length > 1
      ? []
      : [
          flag(request, profile, only.traits, {
            tokens: [i],
            strength: 0.75,
            explained: 0,
            isContrary:
              describesFalse(request, i, only.traits) !== isDeniedInDescription(request, i, only.traits),
          }),
        ];
  });
}

/** Whether a description denies the word: "Only rooms without a guest" for the flag `vacant`. */
function isDeniedInDescription(
  { words, reading }: Request,
  i: number,
  { slot, descriptionForms }: SlotTraits,
): boolean {
  const own = words[i]?.form ?? toWordForm("", reading.lexicon);
  const named = descriptionForms.filter((form) => matchWords(own, form) >= 0.9).map(({ word }) => word);
  const said = splitWords(slot.description);
  return said.some(
    (word, at) =>
      named.includes(word) &&
      said.slice(Math.max(0, at - 3), at).some((each) => NEGATIONS.test(each) || LACKS.test(each)),
  );
}

const LACKS = /^(lacks?|lacking|missing)$/;

/** Whether a description assigns the word to `false`: "true: paid, false: open ones". */
function describesFalse(
  { words, reading }: Request,
  i: number,
  { slot, descriptionForms }: SlotTraits,
): boolean {
  const [, described] = /\bfalse\b["'`]?\s*[:=–-]?\s*([^.;]*)/i.exec(slot.description) ?? [];
  if (described === undefined) return false;
  const own = new Set(splitWords(described.split(/\btrue\b/i)[0] ?? ""));
  const form = words[i]?.form ?? toWordForm("", reading.lexicon);
  return descriptionForms.some((each) => own.has(each.word) && matchWords(form, each) >= 0.9);
}
