import { isPlural } from "../../language/base-forms.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { rememberBoth } from "../../language/remember.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs } from "../../language/verbs.ts";
import { similarity } from "../../language/word-vectors.ts";
import { INDEFINITE } from "../reading/find-elliptic-command.ts";
import { isSubjectOfStatement } from "../reading/stated-subjects.ts";
import { describesPlural } from "../reading/verb-forms-as-nouns.ts";
import { CHANGES, CREATES, type OperationProfile } from "./describe-operation.ts";
import { isAboutWhole } from "./kinds/read-placed.ts";
import { isTypo, toDocumentForm, type WordForm } from "./match-words.ts";
import type { Request, RequestWord } from "./request-words.ts";
import { serviceTokens } from "./service-names.ts";

export const STRONG_MATCH = 0.74;

/** Similarity of two verbs. It affects the ranking but is never sufficient for a write. */
function nearness(wanted: string, offered: string): number {
  const cosine = similarity(wanted, offered);
  return cosine < 0.4 ? 0 : Math.min(0.7, cosine);
}

/** The best agreement over all meanings of the verb; null without a verb. */
export const verbAgreement = rememberBoth((request: Request, profile: OperationProfile): number | null => {
  const { action } = request;
  const { verbs } = profile;
  if (action === null || !action.commanded) {
    const head = headAgreement(request, profile);
    if (head > 0) return head;
  }
  if (action === null) return null;
  // Wanting something does not say whether it is read or ordered.
  if (action.isWanted && profile.reads) return null;
  const [first = -1] = action.tokens;
  if (
    describesPlural(request.reading.tokens, first, request.reading.lexicon) &&
    !action.verbs.some((verb) => verbs.has(verb))
  )
    return 0;
  if (isOpenedToRead(request, profile)) return OPENED;
  if (isOpenedAsNew(request, profile)) return 0;
  if (isMadeNew(request, profile) || isAboutWhole(request, profile)) return OTHER;
  let best = 0;
  let worst = 0;
  for (const wanted of action.verbs)
    for (const [offered, strength] of verbs) {
      const compared =
        profile.otherMeanings.has(offered) && wanted !== offered ? 0 : compareVerbs(wanted, offered);
      const agreement = (compared || nearness(wanted, offered)) * strength;
      best = Math.max(best, agreement);
      worst = Math.min(worst, agreement);
    }
  if (action.commanded && best < 0.8 && action.verbs.some(takesNoun))
    best = Math.max(best, findNounVerb(request, profile));
  if (action.commanded && action.verbs.some((verb) => UNDOING.has(verb) || ENDING.has(verb))) {
    const undone = undoneAgreement(request, profile);
    if (undone < 0 || (undone > 0 && action.verbs.some((verb) => UNDOING.has(verb)))) return undone;
  }
  // "invite Ada to it" for "Send an invite"
  const isSent =
    action.verbs.some((verb) => MESSAGES.has(verb)) && [...verbs.keys()].some((verb) => SENDS.has(verb));
  if (best < 0.82 && worst === 0 && action.commanded && isSent && isNounOf(request, profile)) return 0.9;
  if (best < 0.82 && worst === 0 && isFreelyNamed(request, profile)) return 0.82;
  if (best > 0 || worst < 0) return best > 0 ? best : worst;
  const offered = [...verbs.keys()];
  if (isNounOf(request, profile) && offered.some((verb) => GENERIC.has(verb))) return 0.9;
  return 0;
});

/** Agreement of "open document 7" with the operation that returns it. */
const OPENED = 0.85;
/** Things that are opened by hand. */
const MOVABLE = ["door", "window", "gate", "valve", "curtain", "blinds", "lock", "lid"];

/** Whether what a command opens is a record that the operation returns: "open chapter 88"; not "open gate 3". */
function isOpenedToRead({ action, words, reading }: Request, profile: OperationProfile): boolean {
  const { nouns, reads, candidate } = profile;
  if (action?.commanded !== true || !action.verbs.includes("open") || !reads) return false;
  if (candidate.fields.method !== "GET" || !candidate.fields.path.endsWith("}")) return false;
  const [verb = -1] = action.tokens;
  const isIdentified = words.some(
    ({ token, index }) => index > verb && (/\d/.test(token.text) || reading.lexicon.pointing.has(token.word)),
  );
  const isMovable = nouns.some(({ english }) =>
    english.some((noun) => MOVABLE.some((thing) => similarity(noun, thing) >= 0.4)),
  );
  return isIdentified && !isMovable;
}

/**
 * Whether the operation adds to a collection, although the command has another verb: "open chapter 88" for "Create a
 * chapter". `POST /gates/open` is the verb itself.
 */
export function createsInstead(
  { action }: Request,
  { reads, verbs, words, candidate: { fields } }: OperationProfile,
): boolean {
  const isOwn = words.some(
    ({ word, isVerb }) => isVerb && action?.verbs.includes(word) === true && !ADDING.has(word),
  );
  return (
    !reads &&
    fields.method === "POST" &&
    !fields.path.includes("{") &&
    !isOwn &&
    [...ADDING].some((verb) => verbs.has(verb))
  );
}

const ADDING: ReadonlySet<string> = new Set(["create", "add", "make"]);

/** Whether the operation would create what a command opens by its number: "open chapter 88" creates no chapter. */
function isOpenedAsNew(request: Request, profile: OperationProfile): boolean {
  const { action, words, match } = request;
  if (action?.commanded !== true || !action.verbs.includes("open")) return false;
  const [verb = -1] = action.tokens;
  const isNew = profile.nouns.some((noun) => isNewObject(request, noun, action.tokens));
  return (
    !isNew &&
    createsInstead(request, profile) &&
    words.some(
      ({ token, index }) =>
        index > verb + 1 &&
        /^(number|code|uuid)$/.test(token.kind) &&
        token.gap === " " &&
        profile.nouns.some((noun) => match(index - 1, noun) >= STRONG_MATCH),
    )
  );
}

/** Agreement of a verb with an operation that does something else. */
const OTHER = -0.5;

/** Whether a noun, perhaps with an adjective, follows the verb and an article: "make a spare key", "new key". */
function isNewObject({ words, match, reading }: Request, noun: WordForm, verb: readonly number[]): boolean {
  const next = (verb.at(-1) ?? -1) + 1;
  const isNew = (i: number) => INDEFINITE[reading.lexicon.code]?.test(words[i]?.token.word ?? "") === true;
  const article = isNew(next) ? next : isNew(next - 1) ? next - 1 : null;
  if (article === null) return false;
  const isNoun = (i: number) => match(i, noun) >= STRONG_MATCH;
  return isNoun(article + 1) || (words[article + 1]?.isContent === true && isNoun(article + 2));
}

/** Whether the operation changes a record and the command makes one: "make a spare key for …", not "make it red". */
function isMadeNew(request: Request, { updates, verbs, nouns }: OperationProfile): boolean {
  const { action } = request;
  return (
    updates &&
    action?.commanded === true &&
    action.verbs.some((verb) => verb === "make" || verb === "create") &&
    !verbs.has("create") &&
    nouns.some((noun) => isNewObject(request, noun, action.tokens))
  );
}

/**
 * Agreement of an unknown verb at the head of a request, such as "acknowledge alert 7", "rebot web-3" or
 * "poda el olivo 5": it counts when the operation's name has the same word in the position of its verb,
 * allowing for one typing error, or in other languages for its inflection.
 */
export function headAgreement(request: Request, { verbs, isVerbStated, lexicon }: OperationProfile): number {
  const head = headOf(request);
  if (head === null || !isVerbStated) return 0;
  const isForeign = request.reading.lexicon.code !== "en";
  let best = 0;
  for (const [verb, strength] of verbs) {
    const [first = ""] = verb.split("-");
    const isSame = stemWord(first) === head.form.stem || isTypo(first, head.token.word);
    const isForm = isForeign && request.match(head.index, toDocumentForm(first, lexicon)) >= STRONG_MATCH;
    if (isSame || isForm) best = Math.max(best, strength);
  }
  return best;
}

/** Endings of nouns for actions, folded, which are no commands in any language. */
const NOUN_ENDING =
  /(ung|ungen|ion|iones|cion|heit|keit|ment|ments|age|anie|enie|ani|eni|nosc|ost|dad|ura|aja|acja|niecie|jecie|arcie)$/;

/**
 * The first word of a request that is a phrase without a verb; null for all others. "Removed", "removes" and
 * "remover" are no commands, and neither are the nouns of other languages.
 */
export function headOf({ main, words, reading }: Request): RequestWord | null {
  if (main.mood !== "phrase") return null;
  const head = words.find(({ index }) => index >= main.first && !main.frame.has(index));
  const next = head && words[head.index + 1];
  const { code, functionWords, commands, verbsOf } = reading.lexicon;
  if (head?.token.kind !== "word" || next === undefined || functionWords.has(head.token.word)) return null;
  // "cancellation of order 7", "waitlist for boat 7"
  if (code === "en" && /^(of|for|from|with)$/.test(next.token.word)) return null;
  if (code === "en" && isSubjectOfStatement(reading.tokens, head.index, reading.lexicon)) return null;
  if (code === "en")
    return commands.has(head.token.word) || verbsOf(head.token.word).length === 0 ? head : null;
  const isKnown = head.form.isCognate !== true && head.form.english.length > 0;
  return isKnown || verbsOf(head.token.word).length > 0 || NOUN_ENDING.test(head.token.word) ? null : head;
}

/** Light verbs: another word says what to do ("put … on hold", "give … back"). */
const LIGHT: ReadonlySet<string> = new Set(
  "put make give take set do bring place turn perform carry issue mark".split(" "),
);

/** "send a reminder" is a reminder; "send it for approval" is not an approval. */
const SENDS: ReadonlySet<string> = new Set("send write".split(" "));

const MESSAGES: ReadonlySet<string> = new Set(
  "remind notify alert inform invite message warn confirm".split(" "),
);

/** Verbs that store the state that follows "as". */
const STATE_RECORDING: ReadonlySet<string> = new Set(
  "enter record log register flag note report book".split(" "),
);

/** Verbs whose object can be a return or a receipt. */
const TAKES: ReadonlySet<string> = new Set("accept receive take confirm process".split(" "));

/** Whether a noun may say what the verb does. */
function takesNoun(verb: string): boolean {
  return LIGHT.has(verb) || SENDS.has(verb) || STATE_RECORDING.has(verb) || TAKES.has(verb);
}

/** Whether "as" precedes the word: "as void", "als ungültig". */
function isState(words: Request["words"], { prepositions }: Lexicon, i: number): boolean {
  return prepositions.get(words[i - 1]?.token.word ?? "")?.includes("as") === true;
}

function findNounVerb(
  { words, reading, action, main, match }: Request,
  { verbs, nouns, words: own }: OperationProfile,
): number {
  const named = own.filter(({ place }) => place === "name");
  let best = 0;
  for (const { index, token, form } of words) {
    if (
      token.kind !== "word" ||
      token.quote >= 0 ||
      action?.tokens.includes(index) ||
      index < main.first ||
      index > main.last
    )
      continue;
    const isAsState =
      action?.verbs.some((each) => STATE_RECORDING.has(each)) === true &&
      isState(words, reading.lexicon, index);
    // "record tour 7 as overbooked" for "Mark a tour as overbooked"
    for (const [verb, strength] of verbs)
      if (isAsState && /^(mark|flag)$/.test(verb) && named.some((word) => match(index, word) >= STRONG_MATCH))
        best = Math.max(best, 0.9 * strength);
    if (nouns.some((noun) => match(index, noun) >= STRONG_MATCH)) continue;
    // "take boat 7 off the waitlist"
    const link = words[index - 1]?.isContent === false ? [index - 1, index - 2] : [index - 1];
    const parts = link.flatMap((i) => reading.lexicon.prepositions.get(words[i]?.token.word ?? "") ?? []);
    if (parts.includes("from") && !parts.includes("of")) continue;
    const adjusted = reading.lexicon.verbsOf(token.word);
    const isLight =
      action?.verbs.some((each) => LIGHT.has(each)) === true ||
      // "record vote 7 as void"
      isAsState ||
      // "accept the return of boat 7"
      (action?.verbs.some((each) => TAKES.has(each)) === true &&
        adjusted.some((each) => /^(return|receive)$/.test(each)));
    for (const [verb, strength] of verbs)
      if ((isLight || MESSAGES.has(verb)) && (adjusted.includes(verb) || stemWord(verb) === form.stem))
        best = Math.max(best, 0.9 * strength);
  }
  return best;
}

/** Verbs that undo what a noun names: "remove the hold", "lift the ban". */
const UNDOING: ReadonlySet<string> = new Set(
  "remove delete cancel undo lift end withdraw revoke drop clear release revert".split(" "),
);

/** Verbs that keep an action from happening: "stop the deletion". */
const ENDING: ReadonlySet<string> = new Set("stop reject roll-back end".split(" "));
const DECIDING = /^(approve|accept|confirm|reject|decline|deny|refuse)$/;
const REMOVING: ReadonlySet<string> = new Set("delete remove erase cancel void".split(" "));

/**
 * 0.9 for the operation that reverses the noun's verb, −1 for the operation that performs it, 0 when the
 * request has no such noun.
 */
function undoneAgreement(
  { words, reading, action, match }: Request,
  { verbs, nouns, owners, candidate }: OperationProfile,
): number {
  const isRemoval = (word: string) => reading.lexicon.verbsOf(word).some((verb) => REMOVING.has(verb));
  const isReversed = words.some(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || token.quote >= 0 || action?.tokens.includes(index))
      return false;
    const isNoun = NOUN_ENDING.test(token.word) && !reading.lexicon.commands.has(token.word);
    return isNoun && isRemoval(token.word) && !nouns.some((noun) => match(index, noun) >= STRONG_MATCH);
  });
  // "cancel the deletion of order 7" keeps it.
  if (isReversed) return [...verbs.keys()].some((verb) => REMOVING.has(verb)) ? -1 : 0;
  if (candidate.fields.method === "DELETE") return 0;
  const [verb = 0] = action?.tokens ?? [];
  const object = words.find(
    ({ index, isContent }) => index > verb && isContent && !action?.tokens.includes(index),
  );
  for (const { token, index, isContent } of words) {
    if (token.kind !== "word" || !isContent || token.quote >= 0 || action?.tokens.includes(index)) continue;
    // "turn off the flag red-7": the noun of the resource is not an action.
    if ([...owners.values()].flat().some((owner) => owner.word === token.word)) continue;
    for (const adjusted of reading.lexicon.verbsOf(token.word))
      for (const offered of verbs.keys()) {
        // "delete the rejection" approves nothing.
        if (compareVerbs(adjusted, offered) < 0 && !DECIDING.test(adjusted)) return 0.9;
        // "cancel the cancellation"
        const isNoun = !reading.lexicon.commands.has(token.word) && index === object?.index;
        if (adjusted === offered && (isNoun || !UNDOING.has(offered))) return -1;
      }
  }
  return 0;
}

/** The nouns that carry the meaning of a light or undoing verb. */
export function findNounTokens({ words, reading, action }: Request, { verbs }: OperationProfile): number[] {
  if (!action?.commanded || !action.verbs.some((verb) => takesNoun(verb) || UNDOING.has(verb))) return [];
  return words.flatMap(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || action.tokens.includes(index)) return [];
    const adjusted = reading.lexicon.verbsOf(token.word);
    return adjusted.some((verb) => [...verbs.keys()].some((offered) => compareVerbs(verb, offered) !== 0))
      ? [index]
      : [];
  });
}

/**
 * Verbs that take the action as a noun: "scan the folder" matches `startScan`, "book a plumber" matches
 * `POST /plumbers/bookings`.
 */
const GENERIC: ReadonlySet<string> = new Set(
  "create add start run make do perform trigger send issue set request place submit execute".split(" "),
);

/**
 * Whether verbs of creation are interchangeable because the created resource is named: "book leave" for
 * "enter leave".
 */
function isFreelyNamed(request: Request, { verbs, nouns, owners, candidate }: OperationProfile): boolean {
  const wanted = request.action?.verbs ?? [];
  const makes = [...verbs.keys()].some((verb) => CREATES.has(verb));
  // "send the keys to applicant 7" names the owner of notes, but no note.
  const isOwner = ({ word }: WordForm) => [...owners.values()].flat().some((owner) => owner.word === word);
  const isGrant = (verb: string) => /^(give|grant|award)$/.test(verb);
  // "award Ada a medal" for "Grant a medal", unlike "send Ada the list of medals"
  if (candidate.fields.method === "POST" && wanted.some(isGrant) && [...verbs.keys()].some(isGrant))
    return isNewThing(
      request,
      nouns.filter((noun) => !isOwner(noun)),
    );
  if (candidate.fields.method === "POST" && makes && wanted.some((verb) => GIVES.has(verb)))
    return isThingNamed(
      request,
      nouns.filter((noun) => !isOwner(noun)),
      SAME_THING,
    );
  // "set an alarm", "put up a new notice": something that does not exist yet
  if (
    candidate.fields.method === "POST" &&
    makes &&
    wanted.some((verb) => LIGHT.has(verb) || LEAVES.test(verb))
  )
    return isNewThing(request, nouns);
  // "submit shipment 7" does not hold it: the last segment is an action of its own.
  const [, segment = ""] = /\}\/([^/{}]+)$/.exec(candidate.fields.path) ?? [];
  const isAction = lexiconOf("en")
    .verbsOf(segment)
    .some((verb) => verbs.has(verb));
  const family =
    candidate.fields.method === "POST" && !isAction
      ? CREATES
      : /^(PUT|PATCH)$/.test(candidate.fields.method)
        ? CHANGES
        : null;
  if (
    family === null ||
    !wanted.some((verb) => family.has(verb)) ||
    ![...verbs.keys()].some((verb) => family.has(verb))
  )
    return false;
  return isThingNamed(request, nouns);
}

/** Verbs that add something new to a record: "leave a note", "drop a line". */
const LEAVES = /^(leave|drop|open|file|log|raise|lodge|post|write|enter|record|start)$/;

/**
 * Verbs that create something for a recipient, if the resource is named: "grant her a discount", "email me
 * the report".
 */
export const GIVES: ReadonlySet<string> = new Set(
  "give grant award get obtain email send assign issue".split(" "),
);

/** Minimum match for the name of the thing itself: a reminder is no note. */
const SAME_THING = 0.85;

function isThingNamed(
  { words, match }: Request,
  nouns: readonly WordForm[],
  least: number = STRONG_MATCH,
): boolean {
  return nouns
    .slice(0, 3)
    .some((noun) => words.some(({ index, isContent }) => isContent && match(index, noun) >= least));
}

/** Whether the request names the resource as a new one: "a meeting", "un nuevo aviso". */
function isNewThing({ words, match, reading }: Request, nouns: readonly WordForm[]): boolean {
  const article = INDEFINITE[reading.lexicon.code];
  return words.some(
    ({ index, isContent }) =>
      isContent &&
      nouns.slice(0, 3).some((noun) => match(index, noun) >= STRONG_MATCH) &&
      [1, 2, 3].some((back) => {
        const before = words.slice(index - back + 1, index + 1);
        return (
          article?.test(words[index - back]?.token.word ?? "") === true &&
          before.every(({ token }) => /^[ -]$/.test(token.gap))
        );
      }),
  );
}

/** Whether the noun of the resource that the path identifies follows, after the name of the API. */
function isOwnerAfter(request: Request, profile: OperationProfile, verb: number): boolean {
  const { words, match } = request;
  const services = serviceTokens(request, profile);
  const at = words.findIndex(({ index }) => index > verb && !services.has(index));
  const isOwner = (form: WordForm) => match(at, form) >= 0.9 && !(match(verb, form) >= 0.9);
  return at > 0 && words[at]?.token.kind === "word" && [...profile.owners.values()].flat().some(isOwner);
}

/**
 * Whether the verb names the operation's resource: "pay" for `POST /payments`, "give back" for `POST
 * /refunds`.
 */
export function isNounOf(request: Request, profile: OperationProfile): boolean {
  const { nouns, reads } = profile;
  const { action, words, match, reading } = request;
  const [first] = action?.tokens ?? [];
  if (first === undefined) return false;
  const isSame = (noun: WordForm) => match(first, noun) === 1;
  // In other languages a command has a form of its own: "Buche" does not ask for a record.
  if (reads && reading.lexicon.code !== "en" && action?.commanded === true) return nouns.some(isSame);
  // "order everything on the list" is a command, "order for Ghent" and "order 77" are not.
  const next = words[first + 1];
  const hasObject =
    /^(the|a|an|all|every|everything|my|our|their|his|her|this|that|these|those|some|it|them|another)$/.test(
      next?.token.word ?? "",
    );
  if (reads && action?.commanded === true && hasObject) return false;
  // "refund payment 7" does not ask for the refunds of a payment.
  const isPlain = !isPlural(words[first]?.token.word ?? "");
  if (reads && action?.commanded === true && isPlain && isOwnerAfter(request, profile, first)) return false;
  const verbs = action?.verbs ?? [];
  const stems = [words[first]?.form.stem ?? "", ...verbs, ...verbs.map(stemWord)];
  return nouns.some(
    (noun) =>
      isSame(noun) ||
      [noun.word, ...noun.english].some((word) =>
        lexiconOf("en")
          .verbsOf(word)
          .some((verb) => verbs.includes(verb)),
      ) ||
      stems.some(
        (stem) =>
          stem.length >= 3 &&
          [noun.word, ...noun.pivots].some((word) => word.startsWith(stem) && word.length <= stem.length + 6),
      ),
  );
}
