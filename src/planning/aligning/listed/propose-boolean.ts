import { conceptsOf } from "../../../language/concepts.ts";
import { lexiconOf } from "../../../language/lexicon.ts";
import { stemWord } from "../../../language/stem-word.ts";
import { compareVerbs } from "../../../language/verbs.ts";
import { CREATES, type OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { explainedShare, NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import { type SlotTraits, traitsOf } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { placeFeatures } from "../values/place-features.ts";
import { CONCEPT, WEAK } from "./find-places.ts";
import { nameConcepts, saysConcept } from "./listed-values.ts";
import {
  isTakenAway,
  isTakenByAction,
  matchContrary,
  polarityAround,
  UNDOING,
  withoutDenial,
} from "./polarity.ts";

/** Words in the names of flags that do not describe their subject. */
const SCAFFOLD =
  /^(only|just|include|includes|including|show|allow|allowed|want|wanted|with|flag|should|require|use|do|make|now|currently|today|nur|jen|tylko|solo|seul)$/;

/** Who is notified does not change the flag: `notify_customer`, `sendGuests`. */
const RECIPIENTS =
  /^(customer|client|user|guest|invitee|attendee|participant|member|owner|patient|recipient|subscriber|team|them|everyone|all|kunde|kunden|zakaznik|klient|cliente|host)$/;

export function proposeBoolean(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  isActionTaken: boolean,
): Proposal[] {
  if (!profile.reads && isNaming(request)) return [];
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
          (isContent ||
            (token.word.length >= 5 && stemWord(token.word) === form.stem) ||
            // "done" is a function word
            (token.word.length >= 4 && token.word === traits.slot.words.join(""))) &&
          token.quote < 0 &&
          !tokens.includes(index) &&
          !isOtherVerb(request, index, form.word) &&
          !isTakenByAction(request, index, isActionTaken),
      )
      .map(({ index }) => {
        const match = request.match(index, form);
        const isState = match < SURE && isStateOf(request, profile, traits, index);
        const contrary = isState ? matchContrary(request, index, form) : 0;
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
  if (isObjectOfOther(request, profile, tokens) || describesRecord(request, profile, traits, tokens))
    return [];
  const explained = explainedShare(request, profile, tokens);
  // "cruise 7" does not say that `settings.on_cruise` is true.
  const isResource = tokens.every((i) => {
    const { stem, word } = request.words[i]?.form ?? { stem: "", word: "" };
    return profile.pathWords.some((each) => each === word || stemWord(each) === stem);
  });
  if (isResource && !traits.slot.required) return [];
  if (explained === 1 && !traits.slot.required && strength < 1 && !isContrary) return [];
  // "off" in "turn off the siren" is already counted.
  const isDenied = !polarityAround(request, tokens);
  const isUndone = !isDenied && isTakenAway(request, profile, tokens[0] ?? 0);
  return [
    flag(request, profile, traits, { tokens, strength, explained, isContrary: isContrary !== isUndone }),
  ];
}

/**
 * Whether a word may be the contrary of a flag: not a name, the name of another flag, or a part of a compound ("toll
 * free").
 */
function isStateOf(request: Request, profile: OperationProfile, traits: SlotTraits, i: number): boolean {
  const { words, action, reading, match } = request;
  const [before, word] = [words[i - 1], words[i]?.token];
  const isName = word?.name === true && reading.lexicon.code !== "de";
  const isOther = traitsOf(profile).some(
    (other) =>
      other !== traits && other.kind === "boolean" && other.forms.some((form) => match(i, form) >= SURE),
  );
  const isCompound =
    before?.isContent === true &&
    before.token.kind === "word" &&
    /^[ -]$/.test(word?.gap ?? "") &&
    action?.tokens.includes(i - 1) !== true &&
    !profile.nouns.some((noun) => match(i - 1, noun) >= SURE);
  return !isName && !isOther && !isCompound;
}

/** Whether the command gives a name, so that its words are no states: "rename it to Empty". */
function isNaming({ action }: Request): boolean {
  return action?.commanded === true && action.verbs.every((verb) => verb === "rename");
}

/** Whether the word is the command, and only spelled like the participle: "start" for `starred`. */
function isOtherVerb({ action, words }: Request, i: number, name: string): boolean {
  if (action?.commanded !== true || !action.tokens.includes(i) || !/ed$/.test(name)) return false;
  const own = lexiconOf("en").verbsOf(name);
  return (
    words[i]?.token.word !== name &&
    !own.some((verb) => action.verbs.some((said) => compareVerbs(said, verb) !== 0))
  );
}

/** "flag the unread message 5" does not make it unread; "create a private list" makes it private. */
function describesRecord(
  { words, match, action }: Request,
  { owners, nouns, candidate }: OperationProfile,
  { slot }: SlotTraits,
  tokens: readonly number[],
): boolean {
  const [first, next] = [Math.min(...tokens), Math.max(...tokens) + 1];
  // "unsuspend account 12" starts with the verb.
  const isVerb = words[first]?.clause.first === first || tokens.some((i) => action?.tokens.includes(i));
  return (
    !isVerb &&
    !action?.verbs.some((verb) => CREATES.has(verb)) &&
    owners.size > 0 &&
    /^(PUT|PATCH)$/.test(candidate.fields.method) &&
    slot.words.length === 1 &&
    words[next]?.token.gap === " " &&
    nouns.some((noun) => match(next, noun) >= SURE)
  );
}

/** Verbs that change or check what a flag is named after, without setting the flag. */
const HANDLES: ReadonlySet<string> = new Set(
  "extend edit change modify move postpone reschedule prolong shorten rename renew continue finish confirm verify validate check inspect hide".split(
    " ",
  ),
);

/** "extend the reservation of berth 7" does not set `reserved`; "change lamp 7 to dimmed" sets `dimmed`. */
function isObjectOfOther(request: Request, { reads }: OperationProfile, tokens: readonly number[]): boolean {
  const { action, words } = request;
  const first = Math.min(...tokens);
  const verb = action?.tokens.at(-1) ?? -1;
  if (verb > first || words.slice(verb + 1, first).some(({ isContent }) => isContent)) return false;
  if (reads || action?.commanded !== true || !action.verbs.some((verb) => HANDLES.has(verb))) return false;
  if (tokens.some((i) => action.tokens.includes(i))) return false;
  return !partsBefore(request, first).some((part) => part === "to" || part === "as");
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
  for (const { index, token, isContent } of request.words) {
    if (token.quote >= 0 || isTakenByAction(request, index, isActionTaken)) continue;
    const length = saysConcept(request, index, concepts);
    // "up to 20" does not say that something is up.
    if (length > 1 || (length > 0 && isContent))
      return { tokens: range(index, index + length - 1), isContrary: false };
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

export function flag(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { tokens, strength, explained, isContrary }: Flag,
): Proposal {
  const [first, last] = [Math.min(...tokens), Math.max(...tokens)];
  const isTrue = polarityAround(request, tokens) !== isContrary;
  const place = placeFeatures(request, profile, traits, { first, last, text: "", kind: "code" });
  return {
    traits,
    value: traits.slot.types.includes("string") ? String(isTrue) : isTrue,
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

const SWITCHES =
  /^(on|power|powered|enabled|enable|active|is_on|is_active|is_enabled|state|switched_on|on_off|running|value|set|aktiv|zapnuto|aktivni|activo|actif|enabled_flag)$/;
const PUTTING: ReadonlySet<string> = new Set(
  "put set place switch bring enter activate enable turn-on start add hang".split(" "),
);
const TAKING_OUT = /^(out|off|aus|z|ze|fuera|hors|de)$/;

/** Whether the flag says that the whole thing is on: `enabled`, `active`. */
export function isSwitch({ kind, slot }: SlotTraits): boolean {
  return kind === "boolean" && SWITCHES.test(slot.words.join("_"));
}

/** Proposes a value for an on/off flag: "turn on", "disable", "put … into … mode". */
function proposeSwitch(request: Request, profile: OperationProfile, traits: SlotTraits): Proposal | null {
  const { action, reading } = request;
  if (action === null || !action.commanded || isCheck(request)) return null;
  const done = isSwitch(traits) ? null : verbOfFlag(profile, traits);
  if (!isSwitch(traits) && done === null) return null;
  const isVerb = (name: string) => action.verbs.some((verb) => compareVerbs(verb, name) > 0);
  let on = done === null ? isVerb("enable") || isVerb("turn-on") : action.verbs.includes(done);
  let off =
    done === null
      ? isVerb("disable") || isVerb("turn-off")
      : action.verbs.some((verb) => compareVerbs(verb, done) < 0);
  // For a setter with a single flag, verbs of putting mean on and verbs of removing mean off.
  const isOnlySwitch =
    traits.slot.required &&
    !profile.reads &&
    profile.slots.filter(({ types }) => types.includes("boolean")).length === 1;
  if (on === off && isOnlySwitch && done === null) {
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

/** "verify that account 12 is active" asks for a state. */
function isCheck({ action, reading }: Request): boolean {
  const start = action?.tokens[0] ?? 0;
  return (
    action?.verbs.some((verb) => /^(verify|validate|check|inspect)$/.test(verb)) === true &&
    reading.tokens.some(({ word }, i) => i > start && COPULAS.test(word))
  );
}

const COPULAS =
  /^(is|are|whether|if|je|jsou|zda|jestli|ist|sind|ob|jest|sa|czy|es|esta|estan|son|si|est|sont)$/;

/** The verb that a flag of an update is the participle of: `approve` for `approved`, `pause` for `paused`. */
function verbOfFlag({ candidate }: OperationProfile, { slot }: SlotTraits): string | null {
  const [word, ...others] = slot.words.filter((each) => each !== "is");
  const isSetter = /^(PUT|PATCH)$/.test(candidate.fields.method);
  if (!isSetter || word === undefined || others.length > 0 || !/ed$/.test(word)) return null;
  return lexiconOf("en").verbsOf(word)[0] ?? null;
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

/** Names of the caller in lists, descriptions and examples: "a user id, or `me`", "If me, only your own berths". */
const SELF = /(?:^|["'`‘“(]|\b[Ii]f )(@?(?:me|self|myself|mine|current|current[_-]?user))(?=$|["'`’”),])/;

/**
 * Proposes the word for the caller that an argument documents: "tickets assigned to me" for `assignee`, "a
 * name, or `me`".
 */
export function proposeSelf(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
): Proposal | null {
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
