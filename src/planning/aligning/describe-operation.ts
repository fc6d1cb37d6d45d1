import { sha256 } from "../../base/sha256.ts";
import { documentLanguage, splitDescription } from "../../catalogue/search/index-terms.ts";
import type { ToolCandidate, ToolFields } from "../../contract/tool.ts";
import { isPlural } from "../../language/base-forms.ts";
import { LANGUAGE_CODES } from "../../language/language-codes.ts";
import { type Lexicon, lexiconOf } from "../../language/lexicon.ts";
import { meaningsOf, spellingsIn, splitAction, splitName } from "../../language/names/code-words.ts";
import { rememberOf } from "../../language/remember.ts";
import { splitWords } from "../../language/split-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { compareVerbs, isReadingVerb, METHOD_VERBS } from "../../language/verbs.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import { type ApiNames, readApiNames } from "./api-names.ts";
import { listSlots, type Slot } from "./list-slots.ts";
import { isInflection, toDocumentForm, type WordForm } from "./match-words.ts";
import { toNameForm } from "./name-forms.ts";

/** Where a word of an operation occurs. Deliberately chosen places are stronger evidence. */
export type WordPlace = "name" | "tag" | "api" | "text" | "slot";

/** A word of an operation. */
export interface OperationWord extends WordForm {
  place: WordPlace;
  /** Whether it is a form of the verb in the operation's name. */
  isVerb: boolean;
}

/** What an operation can do and which words describe it. */
export interface OperationProfile {
  candidate: ToolCandidate;
  lexicon: Lexicon;
  reads: boolean;
  /** Whether it changes parts of an existing resource. */
  updates: boolean;
  /**
   * English verbs for what it does, with their strength: those in its texts, otherwise those of its
   * method.
   */
  verbs: ReadonlyMap<string, number>;
  /**
   * Other meanings of its verbs, of which synonyms are not its own: "check in" may be "return", and "return"
   * may be "refund".
   */
  otherMeanings: ReadonlySet<string>;
  /** Whether its texts contain the verb, rather than only its method. */
  isVerbStated: boolean;
  words: readonly OperationWord[];
  /** Words of its path, in order. */
  pathWords: readonly string[];
  /** Nouns for its resource: the last resource of the path and the nouns of the summary. */
  nouns: readonly WordForm[];
  /** For each path parameter, the words for the resource that it identifies. */
  owners: ReadonlyMap<string, readonly WordForm[]>;
  slots: readonly Slot[];
  apiNames: ApiNames;
  /** The only argument of the body, if it is an object, as in `{"berth": {…}}`; null otherwise. */
  wrapper: string | null;
}

/** Whether an argument is not inside an object, apart from the wrapper of the body. */
export function isOuter({ path }: Slot, { wrapper }: OperationProfile): boolean {
  return path.length === 1 || (path.length === 2 && path[0] === wrapper);
}

const MAX_TEXT = 400;
/** Path segments that do not name a resource. */
const PLUMBING = /^(api|rest|v\d+|latest|public|internal|json|rpc|services?|graphql|index|php)$/;
/** Words of names without meaning. */
const FILLER: ReadonlySet<string> = new Set(
  "by id ids for of the a an to from with and or in on at via all one new single existing specific given api http get post put patch delete v endpoint operation request resource".split(
    " ",
  ),
);

/**
 * Profiles by content, or its hash, because the same operations are requested repeatedly. Evicts the least
 * recently used.
 */
const profiles = new Map<string, OperationProfile>();
const MAX_PROFILES = 1_000;
const MAX_KEY = 4_096;

/** Builds the profile of an operation from its texts, names and arguments. */
export const describeOperation = rememberOf((candidate: ToolCandidate): OperationProfile => {
  const key = keyOf(candidate);
  const profile = profiles.get(key) ?? describe(candidate);
  profiles.delete(key);
  profiles.set(key, profile);
  const [oldest] = profiles.keys();
  if (profiles.size > MAX_PROFILES && oldest !== undefined) profiles.delete(oldest);
  return { ...profile, candidate };
});

/** The database's digest represents the schema, which is often longer than everything else. */
function keyOf({ fields, input_schema, side_effect, basis }: ToolCandidate): string {
  const text = JSON.stringify([fields, basis ?? input_schema, side_effect]);
  // Hashing costs more than comparing such texts.
  return text.length <= MAX_KEY ? text : sha256(text);
}

function describe(candidate: ToolCandidate): OperationProfile {
  const { fields } = candidate;
  const lexicon = lexiconOf(documentLanguage(fields));
  const listed = listSlots(candidate.input_schema);
  const wrapper = findWrapper(listed, fields);
  const slots = fields.method === "POST" && wrapper !== undefined ? requireBody(listed, wrapper) : listed;
  const names = nameWords(fields, lexicon);
  const stated = statedVerbs(fields, lexicon);
  const { verbs, isVerbStated } = verbsOf(fields, stated);
  const verbForms = new Set([...stated].flatMap(([, { forms }]) => forms));
  const words = new Map<string, OperationWord>();
  const add = (texts: readonly string[], place: WordPlace) => {
    for (const word of texts) {
      // "Trigger a long running operation": words without meaning are still understood.
      if (words.has(word) || lexicon.functionWords.has(word)) continue;
      const form = place === "name" ? formOfName(word, lexicon) : toDocumentForm(word, lexicon);
      words.set(word, { ...form, place, isVerb: verbForms.has(word) });
    }
  };
  add(names, "name");
  add(splitWords(fields.tags.join(" ")), "tag");
  add(splitWords(fields.summary.slice(0, MAX_TEXT)), "text");
  const [first] = splitDescription(fields.description);
  // A deprecated operation mostly describes the ones that replace it.
  if (!isDeprecated(fields)) add(splitWords(first.slice(0, MAX_TEXT)), "text");
  for (const slot of slots) add(slot.words, "slot");
  add(splitWords(fields.api), "api");
  return {
    candidate,
    lexicon,
    reads: candidate.side_effect === "read" || isLookUp(fields, stated, slots),
    updates:
      fields.method === "PATCH" ||
      (fields.path.endsWith("}") &&
        (fields.method === "PUT" ||
          // `POST /customers/{id}` with the title "Update a customer"
          (fields.method === "POST" &&
            stated.size > 0 &&
            [...stated.keys()].every((verb) => CHANGES.has(verb))))),
    verbs,
    otherMeanings: new Set([
      ...otherMeaningsOf(stated),
      ...[...verbs.keys()].filter((verb) => isVerbStated && fields.method === "DELETE" && !stated.has(verb)),
    ]),
    isVerbStated,
    words: [...words.values()],
    pathWords: splitName(fields.path, lexicon),
    nouns: nounsOf(fields, lexicon, verbForms),
    owners: ownersOf(fields, lexicon),
    slots,
    apiNames: readApiNames(fields.api, fields.about ?? ""),
    wrapper: wrapper?.name ?? null,
  };
}

/** "Deprecated: …", "… (deprecated)", "this endpoint is deprecated"; not "marks a package as deprecated". */
const DEPRECATED =
  /^\W*(deprecated|obsolete)\b|[([](deprecated|obsolete)[)\]]|\b(this|the) (operation|endpoint|method|api|call|route|resource) (is|was|has been) (now )?(deprecated|obsolete)\b/i;

/** Whether the texts of an operation say that it is deprecated. */
export function isDeprecated({ summary, description }: ToolFields): boolean {
  return [summary, description.slice(0, MAX_TEXT)].some((text) => DEPRECATED.test(text));
}

/** General names of the object that wraps a body. */
const BODIES =
  /^(body|data|payload|input|request|attribute|record|object|item|resource|entity|value|param|property)$/;

function findWrapper(slots: readonly Slot[], { parameters, path }: ToolFields): Slot | undefined {
  const body = parameters.filter((each) => each.in === "body");
  const slot = slots.find((each) => each.path.length === 1 && each.name === body[0]?.name);
  if (body.length !== 1 || !slot?.types.includes("object")) return undefined;
  // The optional `token` of `POST /orders/{id}/capture` is no part of the order.
  const action = /\}\/([a-z]+)$/.exec(path)?.[1];
  const isAction = action !== undefined && !isPlural(action) && lexiconOf("en").verbsOf(action).length > 0;
  return isAction && !slot.required && !slot.words.some((word) => BODIES.test(word)) ? undefined : slot;
}

/**
 * Marks the only argument of the body as required if it is an object: a document that wraps a body, as in
 * `{"berth": {…}}`, seldom says that a berth without the wrapper makes no sense.
 */
function requireBody(slots: Slot[], wrapper: Slot): Slot[] {
  const required = new Set([wrapper.path.join(".")]);
  return slots.map((slot) => {
    const parent = slot.path.slice(0, -1).join(".");
    const isRequired = slot === wrapper || (slot.requiredHere && required.has(parent));
    if (isRequired) required.add(slot.path.join("."));
    return isRequired && !slot.required ? { ...slot, required: true } : slot;
  });
}

/**
 * Whether the operation is a POST that only looks something up: `POST /getTemperature`, `POST /search`.
 * Approval does not depend on this.
 */
function isLookUp(
  { method, path }: ToolFields,
  stated: ReadonlyMap<string, StatedVerb>,
  slots: readonly Slot[],
): boolean {
  if (!/^(POST|GET|HEAD|)$/.test(method) || stated.size === 0) return false;
  if (method !== "POST") return [...stated.keys()].every(isReadingVerb);
  const isOfRecord = /\}\/[^/{}]+$/.test(path);
  // With a tracking number, "track" looks a parcel up.
  const isTracked = slots.some(({ words }) => words.includes("tracking"));
  return [...stated.keys()].every(
    (verb) =>
      isReadingVerb(verb) &&
      !(STORING.has(verb) && !(verb === "track" && isTracked)) &&
      !(isOfRecord && TICKS.has(verb)),
  );
}

/** Reading verbs that store something when they are posted: "report a theft", "watch a page". */
const STORING: ReadonlySet<string> = new Set("report watch track monitor measure export ask test".split(" "));
/** Reading verbs that change a single record: `POST /items/{id}/check`. */
const TICKS: ReadonlySet<string> = new Set("check verify validate".split(" "));

/** Verbs of creation and of change, which authors and users use interchangeably. */
export const CREATES: ReadonlySet<string> = new Set(
  "create add make new log report book reserve schedule order request register record log enter open submit file place plan issue post write set-up note insert lodge raise start announce invite enroll save".split(
    " ",
  ),
);
export const CHANGES: ReadonlySet<string> = new Set(
  "update change set edit modify adjust alter amend correct replace assign put".split(" "),
);

function isFunction(word: string, lexicon: Lexicon): boolean {
  return lexicon.functionWords.has(word) || FILLER.has(word);
}

function literals(path: string): string[] {
  return path
    .split("/")
    .filter((segment) => segment !== "" && !segment.includes("{") && !PLUMBING.test(segment));
}

/** Words that start what a title adds to the action and its object. */
const ADDITION =
  /\b(that|which|who|whose|where|when|if|whether|so that|such as|including|e\.g\.|i\.e\.|using|used|by calling|in the order|for use|to which|of which|in which)\b/i;
const MIN_TITLE = 3;

/**
 * The part of a summary that names the action and its object. Summaries may be whole paragraphs: "Returns the orders of
 * the shop in the order of their dates. Only orders that are not archived are returned."
 */
export function titleOf(summary: string): string {
  const plain = summary.replace(/^\[[^\]]{1,40}\]\s*/, "");
  const [sentence = ""] = plain.split(/(?<=\p{L}{2}|\d|\))[.!?](?:\s|$)|\n/u, 1);
  const isLong = (text: string) => splitWords(text).length > MAX_TITLE;
  const short = isLong(sentence) ? sentence.replace(/\([^()]*\)/g, " ") : sentence;
  const [head = ""] = short.split(ADDITION, 1);
  return isLong(short) && splitWords(head).length >= MIN_TITLE ? head : short;
}

/** Words of a title that are not shortened. */
const MAX_TITLE = 12;

function nameWords(fields: ToolFields, lexicon: Lexicon): string[] {
  const split = (name: string) => splitName(name, lexicon);
  return [
    ...split(titleOf(fields.summary)),
    ...literals(fields.path).flatMap(split),
    ...split(fields.operation_id),
  ];
}

/** The form of a word of a path or an id: `/cats` are no categories. */
function formOfName(word: string, lexicon: Lexicon): WordForm {
  const isUnclear = (meaningsOf(word)?.length ?? 0) > 1;
  return isUnclear || vectorOf(word) !== null ? toDocumentForm(word, lexicon) : toNameForm(word, lexicon);
}

interface StatedVerb {
  strength: number;
  /** Words of the document that it was read from. */
  forms: string[];
}

/**
 * Verbs in the places that describe the action: summary, first and last words of the id, last segment of
 * the path, description.
 */
function statedVerbs(fields: ToolFields, lexicon: Lexicon): Map<string, StatedVerb> {
  const found = new Map<string, StatedVerb>();
  const english = lexiconOf("en");
  const split = (name: string) => splitAction(name, lexicon);
  const add = (words: readonly string[], strength: number, anyForm: boolean, isHead = false) => {
    const [word = "", particle = ""] = words;
    for (const language of new Set([lexicon, english])) {
      const parted = (language.commands.get(word) ?? []).filter(
        (form) => form.particle !== null && words.slice(1).includes(form.particle),
      );
      const whole = (language.commands.get(word) ?? []).filter((form) => form.particle === null);
      const verbs = [
        ...(parted.length > 0
          ? parted.flatMap((form) => form.verbs)
          : whole.length > 0
            ? whole.flatMap((form) => form.verbs)
            : anyForm
              ? language.verbsOf(word)
              : []),
      ];
      // The first word of a summary or id is usually a verb, even if it is unknown.
      if (
        isHead &&
        language === english &&
        lexicon === english &&
        verbs.length === 0 &&
        found.size === 0 &&
        words.length > 1 &&
        !isFunction(word, english)
      )
        verbs.push(word);
      for (const verb of verbs) {
        const known = found.get(verb);
        const forms = parted.length > 0 ? [word, particle] : [word];
        found.set(verb, {
          strength: Math.max(strength, known?.strength ?? 0),
          forms: [...(known?.forms ?? []), ...forms],
        });
      }
    }
  };
  const path = literals(fields.path);
  // "Post a listing" begins with its verb, unlike "POST listing".
  const summary = split(titleOf(fields.summary)).filter(
    (word, i, all) =>
      i > 0 ||
      word !== fields.method.toLowerCase() ||
      word === "delete" ||
      (word === "post" && /^an?$/.test(all[1] ?? "")),
  );
  // `POST /freezer/defrost`: the last segment is the action, even if the verb is unknown.
  const isActionLast = fields.method === "POST" && path.length > 1 && path.at(-1)?.endsWith("s") === false;
  const allResources = new Set((isActionLast ? path.slice(0, -1) : path).flatMap(split).map(stemWord));
  // "Leave balance" below `/leaves` starts with a noun.
  const resources = path.slice(0, -1).flatMap(split);
  const [head = ""] = summary;
  const isResource = resources.some((word) => stemWord(word) === stemWord(head) || isInflection(word, head));
  // German places the infinitive last: "Wache ablösen", where "Wache" could be a verb too.
  const end = summary.at(-1) ?? "";
  const isVerbLast = lexicon.code === "de" && end.endsWith("n") && lexicon.commands.has(end);
  // "Motor neu starten"
  if (isVerbLast) add([end, summary.at(-2) ?? ""], 1, false);
  else if (isUnknownVerb(lexicon, summary)) {
    const verb = lexicon.code === "de" ? end : head;
    found.set(verb, { strength: 1, forms: [verb] });
  } else if (!isResource || head === split(path.at(-1) ?? "")[0])
    add(summary, 1, true, !allResources.has(stemWord(summary[0] ?? "")));
  // "Post a reading" is also the usual name of a creation.
  if (head === "post" && found.has("post")) for (const verb of ["create", "add"]) add([verb], 1, false);
  for (const word of alternativesOf(summary, lexicon))
    if (![...found.keys()].some((verb) => lexicon.verbsOf(word).some((each) => compareVerbs(verb, each) < 0)))
      add([word], 1, false);
  // "Úplné vymazání paměti": another word comes before the verb.
  if (lexicon !== english)
    for (let i = 1; i < summary.length && found.size === 0; i++)
      // In "Seznam ztracených klíčů", the participle describes the keys.
      if (fields.method !== "GET" || PARTICIPLES[lexicon.code]?.test(summary[i] ?? "") !== true)
        add(summary.slice(i), 1, true);
  const last = path.at(-1) ?? "";
  const isAction = path.length > 1 || fields.path.includes("{") || fields.method !== "GET";
  if (isAction && fields.method !== "DELETE") add(split(last), 1, false);
  addForeignVerb(found, fields, lexicon);
  // `/templates/{id}/use`: a segment after an id that is not a plural is the action, even if the verb is
  // unknown.
  const isDone = fields.method === "POST" && /\}\/[^/{}]+$/.test(fields.path) && !last.endsWith("s");
  const id = split(fields.operation_id).filter((word, i) => i > 0 || !/^(get|post|put|patch)$/.test(word));
  const [done, ...more] = split(last);
  const owner = stemWord(split(path.at(-2) ?? "").at(-1) ?? "");
  // "Put a boat on the waitlist" with the id `waitlistBoat`
  const isKnown = done === undefined || [...found.values()].some(({ forms }) => forms.includes(done));
  const isIdVerb = id[0] === done && id.slice(1).some((word) => stemWord(word) === owner) && !isKnown;
  if (isDone && (found.size === 0 || isIdVerb) && done !== undefined && more.length === 0)
    found.set(done, { strength: 1, forms: [done] });
  const headWords = split(last.split(/[.:]/)[0] ?? "");
  add(id, 1, false);
  // `bug.link`, `/issues:close`: the action follows the dot or colon.
  const called =
    /[\p{L}\d][.:](\p{L}+)$/u.exec(last)?.[1] ?? /[\p{L}\d]\.(\p{L}+)$/u.exec(fields.operation_id)?.[1];
  if (called !== undefined) {
    // In `stock.list` the word before the dot is the resource, although it can also be a verb.
    const before = new Map(found);
    found.clear();
    add(split(called), 1, false);
    // `Fares.Quote`: a reading verb after the dot, which is a noun elsewhere.
    const name = called.toLowerCase();
    if (found.size === 0 && before.size === 0 && isReadingVerb(name))
      found.set(name, { strength: 1, forms: [name] });
    const isCommand = lexicon.commands.has(head) || english.commands.has(head);
    const isOther = ({ forms }: StatedVerb) =>
      found.size === 0 ? !forms.every((word) => headWords.includes(word)) : forms.includes(head);
    if (isCommand && !headWords.includes(head))
      for (const [verb, each] of before) if (isOther(each)) found.set(verb, found.get(verb) ?? each);
  }
  // "Available kayaks" with the id `listKayaks` starts with an adjective.
  const own = id.filter((word) => english.commands.has(word)).flatMap((word) => english.verbsOf(word));
  if (lexicon === english && english.verbsOf(head).length === 0 && own.length > 0 && own.every(isReadingVerb))
    found.delete(head);
  if (found.size === 0 && id.length > 1) add(id.slice(-1), 0.9, false);
  if (found.size === 0) add(splitWords(fields.description.slice(0, 80)), 0.9, true);
  return found;
}

/**
 * Adds the verb of a name in another language, if no verb is known: `POST /miete/kuendigen` ends a rent and does not
 * rent, so the last word comes first.
 */
function addForeignVerb(found: Map<string, StatedVerb>, fields: ToolFields, lexicon: Lexicon): void {
  if (found.size > 0) return;
  const id = splitWords(fields.operation_id);
  const last = fields.method === "POST" ? splitWords(literals(fields.path).at(-1) ?? "").slice(-1) : [];
  for (const word of [...last, ...id.slice(-1), ...id.slice(0, 1)]) {
    if (lexiconOf("en").commands.has(word)) continue;
    for (const code of new Set([lexicon.code, ...LANGUAGE_CODES])) {
      const { commands } = lexiconOf(code);
      const forms = spellingsIn(word, code).flatMap((spelling) => commands.get(spelling) ?? []);
      const verbs = forms.filter(({ particle }) => particle === null).flatMap((form) => form.verbs);
      for (const verb of verbs) found.set(verb, { strength: 1, forms: [word] });
      if (verbs.length > 0) return;
    }
  }
}

/** The verbs that differ from the words they were read from, if another verb is one of these words. */
function otherMeaningsOf(stated: ReadonlyMap<string, StatedVerb>): Set<string> {
  const isWritten = (verb: string, forms: readonly string[]) =>
    forms.some((form) => stemWord(form) === stemWord(verb.split("-")[0] ?? ""));
  const written = [...stated].filter(([verb, { forms }]) => isWritten(verb, forms));
  return new Set(
    [...stated].flatMap(([verb, { forms }]) =>
      !isWritten(verb, forms) && forms.every((form) => written.some(([, each]) => each.forms.includes(form)))
        ? [verb]
        : [],
    ),
  );
}

/** Endings of declined participles, folded, by language. */
const PARTICIPLES: Readonly<Record<string, RegExp>> = {
  cs: /(en|an|at|it|ut)(y|a|e|ych|eho|emu|ym|ymi|ou)$/,
  de: /(t|en)(e|en|er|es|em)$/,
  pl: /(on|an|t)(y|a|e|ych|ego|ej|emu|ym|ymi)$/,
  es: /[ai]d[oa]s?$/,
  fr: /[eiu]e?s$/,
};

/** Endings of infinitives and commands, folded, by language. */
const VERB_ENDINGS: Readonly<Record<string, RegExp>> = {
  cs: /(it|at|et|out|nout|ovat)$/,
  de: /[^u]n$/,
  pl: /(c|aj|uj)$/,
  es: /(ar|er|ir)$/,
  fr: /(er|ir|re)$/,
};

/** Whether the word of a title in the place of its verb is unknown and looks like a verb: "Podar los olivos". */
function isUnknownVerb(lexicon: Lexicon, summary: readonly string[]): boolean {
  const word = (lexicon.code === "de" ? summary.at(-1) : summary[0]) ?? "";
  return (
    summary.length > 1 &&
    word.length >= 4 &&
    VERB_ENDINGS[lexicon.code]?.test(word) === true &&
    lexicon.verbsOf(word).length === 0 &&
    lexicon.english(word).length === 0 &&
    !lexicon.functionWords.has(word)
  );
}

/** Conjunctions between alternatives, folded. */
const OR = /^(or|nebo|ci|anebo|oder|lub|albo|o|u|ou)$/;
const MAX_ALTERNATIVES = 3;

/** The other verbs of a summary with alternatives: "Fold or wash a sail". */
function alternativesOf(summary: readonly string[], { commands }: Lexicon): readonly string[] {
  const at = summary.findIndex((word) => OR.test(word));
  const verbs = [...summary.slice(0, at), ...summary.slice(at + 1, at + 2)];
  return at > 0 && at <= MAX_ALTERNATIVES && verbs.every((word) => commands.has(word)) ? verbs.slice(1) : [];
}

function verbsOf(
  fields: ToolFields,
  stated: ReadonlyMap<string, StatedVerb>,
): { verbs: Map<string, number>; isVerbStated: boolean } {
  const byMethod = METHOD_VERBS[fields.method] ?? [];
  const verbs = new Map([...stated].map(([verb, { strength }]) => [verb, strength] as const));
  const isVerbStated = verbs.size > 0;
  const isGeneric = [...verbs.keys()].some((verb) =>
    byMethod.some(
      (own) =>
        verb === own || (CREATES.has(verb) && CREATES.has(own)) || (CHANGES.has(verb) && CHANGES.has(own)),
    ),
  );
  // In "Drop a harbour", "drop" does not mean to send or to reduce.
  if (fields.method === "DELETE" && verbs.has("delete"))
    for (const verb of ["send", "decrease"]) verbs.delete(verb);
  // "clear the cart" for `DELETE /cart/items`, but not for `DELETE /carts/{id}`
  if (fields.method === "DELETE" && !/\}$/.test(fields.path) && verbs.has("delete"))
    for (const verb of ["clear", "empty"]) if (!verbs.has(verb)) verbs.set(verb, 0.9);
  const isCollection =
    !/\}\/[^/{}]*$/.test(fields.path) || literals(fields.path).at(-1)?.endsWith("s") === true;
  const isUsual =
    !isVerbStated ||
    fields.method === "GET" ||
    fields.method === "DELETE" ||
    (isGeneric && (fields.method !== "POST" || isCollection));
  if (isUsual) for (const verb of byMethod) verbs.set(verb, 1);
  return { verbs, isVerbStated };
}

/** The last resource of the path and the nouns of the summary. */
function nounsOf(fields: ToolFields, lexicon: Lexicon, verbs: ReadonlySet<string>): WordForm[] {
  const split = (name: string) => splitName(name, lexicon);
  const path = literals(fields.path);
  const resource = path.findLast((segment) => split(segment).some((word) => !verbs.has(word))) ?? "";
  const words = new Set([...split(resource), ...split(titleOf(fields.summary))]);
  if (fields.summary === "") for (const word of split(fields.operation_id)) words.add(word);
  return [...words]
    .filter((word) => !verbs.has(word) && !isFunction(word, lexicon) && !lexicon.all.has(word))
    .map((word) => formOfName(word, lexicon));
}

/** `/tickets/{ticket_id}` → the words of `tickets` and of `ticket_id` without `id`. */
function ownersOf(fields: ToolFields, lexicon: Lexicon): Map<string, WordForm[]> {
  const owners = new Map<string, WordForm[]>();
  const split = (name: string) => splitName(name, lexicon);
  const segments = fields.path.split("/");
  segments.forEach((segment, i) => {
    for (const [, name = ""] of segment.matchAll(/\{([^}]*)\}/g)) {
      const before =
        segments.slice(0, i).findLast((each) => each !== "" && !each.includes("{") && !PLUMBING.test(each)) ??
        "";
      const words = new Set([...split(before), ...split(name)]);
      owners.set(
        name,
        [...words].filter((word) => !isFunction(word, lexicon)).map((word) => formOfName(word, lexicon)),
      );
    }
  });
  return owners;
}
