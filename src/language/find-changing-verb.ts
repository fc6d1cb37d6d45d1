import { baseForms, isPlural } from "./base-forms.ts";
import { detectLanguage } from "./detect-language.ts";
import { LANGUAGE_CODES } from "./language-codes.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { foldLookAlikes } from "./names/confusable.ts";
import { foldText, splitWords } from "./split-words.ts";
import { tokenize } from "./tokenize.ts";
import { DELETING, isReadingVerb, PAYING, SENDING } from "./verbs.ts";

/** The texts of a tool. */
export interface WrittenTexts {
  /** Its identifier: `deleteUser`, `sms.send`. */
  id: string;
  /** Literal and templated segments, or empty: `/users/{id}/delete`. */
  path: string;
  summary: string;
  description: string;
}

export interface ChangingVerb {
  does: "deletes" | "sends" | "pays";
  /** As written, folded. */
  word: string;
}

/**
 * Verbs that are also nouns: "order details", `/mails`, "pay slips". In a sentence such a word counts only
 * before an object ("Order a taxi"), in an identifier never; "pay", "cancel" and "pull" do not count before a
 * plural (`paySlips`).
 */
const NOUNS = new Set(
  "order charge transfer refund mail email message text alert stream purchase drop trash settle page bin dump pass".split(
    " ",
  ),
);
const HALF_NOUNS = new Set(["pay", "cancel", "pull"]);
/** Nouns that are names of actions: `userDeletion`. Plurals are lists of what was done. */
const ACTIONS: Readonly<Record<string, ChangingVerb["does"]>> = {
  deletion: "deletes",
  removal: "deletes",
  erasure: "deletes",
  cancellation: "deletes",
  revocation: "deletes",
  termination: "deletes",
  deactivation: "deletes",
  destruction: "deletes",
  deleting: "deletes",
  removing: "deletes",
  erasing: "deletes",
  purging: "deletes",
  sending: "sends",
};
/** The same after a word that says that it is done: `makePayment`, but not `payment`. */
const DEEDS: Readonly<Record<string, ChangingVerb["does"]>> = {
  ...ACTIONS,
  payment: "pays",
  payout: "pays",
  repayment: "pays",
  refund: "pays",
  transfer: "pays",
  charge: "pays",
  purchase: "pays",
  mail: "sends",
  email: "sends",
  message: "sends",
};
const DOING = new Set(
  "do make perform execute exec run trigger start begin initiate process submit issue invoke call".split(" "),
);
/** Words before the verb of an identifier that say nothing about it: `adminDeleteUser`. */
const PREFIX =
  /^(api|admin|async|bulk|batch|force|internal|public|private|rest|rpc|do|call|invoke|execute|run|v\d+)$/;
/** What follows the verb of an identifier behind its object: `users_delete_by_id`. */
const SUFFIX = /^(by|all|for|from|in|with|one|many|single|multiple|only)$/;
/** Verbs that name no resource. */
const NEVER_NOUNS = new Set("send pay deliver notify inform".split(" "));
/** What follows a noun that names a record: "Post details". */
const OF_RECORD =
  /^(details?|info|information|data|metadata|record|records|entry|list|overview|summary|status|state|stats|statistics|history|count|content|id|by|of|for|with|in|from|on)$/;
const OBJECT =
  /^(a|an|the|this|that|these|it|them|all|any|each|every|one|your|our|their|his|her|money|funds|to)$/;
/** What follows a noun rather than a verb: "Parcels that have been weighed". */
const RELATIVE = /^(is|are|was|were|has|have|had|can|may|do|does|will)$/;
/** Nouns after a verb that name a record of the action: `deleteJobs`, `cancelReasons`. */
const RECORDS =
  /^(jobs?|history|logs?|requests?|reports?|status|statuses|state|events?|counts?|stats|statistics|reasons?)$/;
/** "… a search request to the API": what a program sends, and not what a person receives. */
const TO_PROGRAM = /\b(request|query|call) to (the |this |our )?(api|server|service|endpoint|gateway)\b/;
/** "… to receive its neighbours" */
const TO_RECEIVE = /\bto (receive|obtain|retrieve)\b/;
const MESSAGES =
  /\b(messages?|e?-?mails?|sms|texts?|notifications?|reminders?|invites?|invitations?|alerts?|letters?|invoices?|codes?|money|payments?|funds)\b/;
/** Verbs of descriptions that are no commands of requests. */
const RETURNING = /^(return|retrieve|obtain|provide|determine|browse)$/;
/** Words before another verb. */
const AND = /^(and|then|also)$/;
const THEN = /^(and|then|also|or|will|to)$/;
/** "Permanently deletes", "hard deletes". */
const ADVERB = /^(?!(?:re|sup|ap|im)ply$|fami)\w{2,}ly$|^(hard|soft)$/;
const SUBJECT = /^(this|the|it)$/;
const TOOL = /^(endpoint|operation|method|api|tool|call|function|request|action|route|command)$/;
const MAX_TEXT = 600;
/** Characters that are used for language detection. */
const MAX_SAMPLE = 120;

/**
 * The verb that says that the tool deletes, sends or pays, in any supported language, or null. Only
 * searches the positions of the action, so that "returns the sent mails" does not count.
 */
export function findChangingVerb({ id, path, summary, description }: WrittenTexts): ChangingVerb | null {
  const folded = foldLookAlikes(id);
  const resources = resourcesOf(path, folded);
  const isRead = statesReading(folded, summary || description);
  return (
    (isRead ? inSecondVerb(splitWords(folded)) : inIdentifier(folded, resources)) ??
    inPath(path, resources, isRead) ??
    inProse(
      foldLookAlikes(summary.slice(0, MAX_TEXT)),
      foldLookAlikes(description.slice(0, MAX_TEXT)),
      resources,
    )
  );
}

/**
 * `getDeleteJobs` with "Lists the jobs that delete files": both the identifier and the text say that the tool
 * reads.
 */
function statesReading(id: string, text: string): boolean {
  const [head = ""] = splitWords(id);
  const [first = ""] = foldText(text).match(/[\p{L}-]+/u) ?? [];
  return readsAs(head) && readsAs(first);
}

/** Words that name a resource of the path although they are also verbs. */
interface Resources {
  /** The plural segments: `posts` of `/posts/{id}`. */
  plurals: ReadonlySet<string>;
  /** Their singular forms. */
  singulars: ReadonlySet<string>;
  /** The words of the literal segments, which may follow: `postComments` for `/posts/{id}/comments`. */
  parts: ReadonlySet<string>;
}

const NO_RESOURCES: Resources = { plurals: new Set(), singulars: new Set(), parts: new Set() };

/**
 * A plural segment names a resource before a parameter (`/posts/{id}`) and where the identifier lists it (`listPosts`).
 * A verb that deletes is never a resource.
 */
function resourcesOf(path: string, id: string): Resources {
  const segments = (path.split("?")[0] ?? "").split("/").map(decoded);
  const [verb = "", ...listed] = splitWords(id);
  const isList = listed.length === 1 && isReadingCommand(verb);
  const plurals = new Set<string>();
  const singulars = new Set<string>();
  segments.forEach((segment, at) => {
    const [word, ...others] = /[{}:]/.test(segment) ? [] : splitWords(segment);
    if (word === undefined || others.length > 0 || !isPlural(word)) return;
    const isCollection = /^\{[^{}]*\}$/.test(segments[at + 1] ?? "");
    if (!isCollection && !(isList && listed[0] === word)) return;
    const forms = baseForms(word);
    const verbs = [word, ...forms].flatMap((form) => lexiconOf("en").verbsOf(form));
    if (verbs.some((each) => DELETING.has(each))) return;
    // `getSends` lists what was sent.
    if (!(isList && listed[0] === word) && forms.some((form) => NEVER_NOUNS.has(form))) return;
    plurals.add(word);
    for (const form of forms) singulars.add(form);
  });
  const parts = segments.flatMap((segment) => (/[{}:]/.test(segment) ? [] : splitWords(segment)));
  return { plurals, singulars, parts: new Set(parts) };
}

/** Whether the word names a resource of the path here: `getPost`, "Post details"; not "Post a message". */
function isResource(
  word: string,
  next: string | undefined,
  { plurals, singulars, parts }: Resources,
): boolean {
  if (!plurals.has(word) && !singulars.has(word)) return false;
  return next === undefined || OF_RECORD.test(next) || (parts.has(next) && !singulars.has(next));
}

function isReadingCommand(word: string): boolean {
  return LANGUAGE_CODES.map(lexiconOf).some(
    ({ commands, verbsOf }) =>
      commands.has(word) && verbsOf(word).length > 0 && verbsOf(word).every(isReadingVerb),
  );
}

function inIdentifier(id: string, resources: Resources): ChangingVerb | null {
  const all = splitWords(id);
  const words = all[0] === "get" ? all.slice(1) : all;
  const [head] = words;
  if (head === undefined) return null;
  if (readsAs(head)) return inSecondVerb(words);
  // `lire_commande`
  if (others().some(({ commands, verbsOf }) => commands.has(head) && verbsOf(head).some(isReadingVerb)))
    return null;
  // `getPaySlip` contains a noun, `getDeleteUser` a verb.
  if (words !== all && HALF_NOUNS.has(head)) return null;
  const last = words.at(-1) ?? "";
  // In `sms.send` and `user_delete` the verb is last.
  return (
    (isResource(head, words[1], resources) ? null : commandOf(head, words[1])) ??
    (words.length > 1 && !isResource(last, undefined, resources) ? commandOf(last, undefined) : null) ??
    inAction(all) ??
    inMiddle(words)
  );
}

/** `fetchAndRemove` */
function inSecondVerb(words: readonly string[]): ChangingVerb | null {
  const at = words.findIndex((word, index) => index > 0 && AND.test(word));
  return at < 0 ? null : commandOf(words[at + 1] ?? "", words[at + 2]);
}

/** `userDeletion`, `makePayment`; `getUserDeletion` reads a record. */
function inAction(words: readonly string[]): ChangingVerb | null {
  const [head = ""] = words;
  const word = words.at(-1) ?? "";
  const known = head !== word && DOING.has(head) ? DEEDS : ACTIONS;
  const does = head === "get" || !Object.hasOwn(known, word) ? undefined : known[word];
  return does === undefined ? null : { does, word };
}

/** `adminDeleteUser`, `users_delete_by_id`; not `orderCancelReasons`. */
function inMiddle(words: readonly string[]): ChangingVerb | null {
  const at = words.findIndex(
    (_, index) =>
      index > 0 && ((index === 1 && PREFIX.test(words[0] ?? "")) || SUFFIX.test(words[index + 1] ?? "")),
  );
  return at < 0 ? null : commandOf(words[at] ?? "", words[at + 1]);
}

/** @param isRead whether identifier and text say that the tool reads: `sendHistory` names a record then */
function inPath(given: string, { plurals }: Resources, isRead: boolean): ChangingVerb | null {
  const [path = "", query = ""] = given.split("?");
  for (const segment of path.split("/")) {
    // `/things/{id}:purge` (custom methods of Google's APIs)
    for (const part of decoded(segment).split(":")) {
      if (/[{}]/.test(part)) continue;
      const [head = "", next] = splitWords(part);
      if (next === undefined && plurals.has(head)) continue;
      const found = commandOf(head, next);
      const isRecord = isRead && next !== undefined && (found?.does !== "deletes" || RECORDS.test(next));
      if (found && !isRecord) return found;
    }
  }
  // `/api.php?action=delete`
  for (const value of new URLSearchParams(query).values()) {
    const found = value.includes("{") ? null : inIdentifier(value, NO_RESOURCES);
    if (found) return found;
  }
  return null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function inProse(summary: string, description: string, resources: Resources): ChangingVerb | null {
  const sentences = [summary, ...description.split(/[.!?;:]\s|\n/)].map(
    (text) => foldText(text).match(/[\p{L}-]+/gu) ?? [],
  );
  const reads = readsAs(sentences[0]?.[0] ?? sentences[1]?.[0] ?? "");
  for (const [at, words] of sentences.entries()) {
    const found = inSentence(words, resources, reads && at > 1);
    if (found) return found;
  }
  // Text without an English verb may be in another language; English articles and prepositions rule that
  // out cheaply.
  if (sentences.some((words) => words.slice(0, 12).some(isEnglish))) return null;
  const foreign = sentences.filter(
    ([head]) => head !== undefined && lexiconOf("en").verbsOf(head).length === 0,
  );
  if (foreign.length === 0) return null;
  const code = detectLanguage(tokenize(`${summary}. ${description.slice(0, MAX_SAMPLE)}`).tokens);
  for (const words of foreign) {
    const found = code === "en" ? inFragment(words) : inOtherLanguage(words, lexiconOf(code), resources);
    if (found) return found;
  }
  return null;
}

function isEnglish(word: string): boolean {
  return /^(the|this|that|of|for|with|from|and|which|your|by|are|is|an)$/.test(word);
}

/** @param isRemark whether the sentence follows one that says that the tool reads: only its own verb counts */
function inSentence(
  sentence: readonly string[],
  resources: Resources,
  isRemark: boolean,
): ChangingVerb | null {
  const words = withoutSubject(sentence.filter((word) => !ADVERB.test(word)));
  const [head] = words;
  if (head === undefined) return null;
  // "Deletion of a user"
  const does = words[1] === "of" && Object.hasOwn(ACTIONS, head) ? ACTIONS[head] : undefined;
  if (does !== undefined) return { does, word: head };
  const reads = readsAs(head);
  for (const [at, word] of words.entries()) {
    // "Endpoint to delete a user" describes the action, "Returns a link to delete the user" does not.
    const isStated = at === 0 || (reads ? AND : THEN).test(words[at - 1] ?? "");
    if (!isStated || !isPlainForm(word) || (at === 0 && isResource(word, words[1], resources))) continue;
    // "It also deletes the old one."
    if (isRemark && at > (AND.test(head) ? 1 : 0)) return null;
    const found = englishVerb(word, words.slice(at + 1), at > 0);
    if (found && !(found.does === "sends" && isQuery(words.slice(at + 1)))) return found;
  }
  return null;
}

/**
 * "Send a search request to the API", "Send a harbour to receive its neighbours"; not "Send a code to receive
 * a call".
 */
function isQuery(rest: readonly string[]): boolean {
  const text = rest.join(" ");
  return TO_PROGRAM.test(text) || (TO_RECEIVE.test(text) && !MESSAGES.test(text));
}

/** "This endpoint deletes a user", "It deletes a user". */
function withoutSubject(words: readonly string[]): readonly string[] {
  const [first = "", second = ""] = words;
  if (!SUBJECT.test(first)) return words;
  if (TOOL.test(second)) return words.slice(2);
  return first === "the" ? words : words.slice(1);
}

/** Two words are too few for language detection. */
function inFragment(words: readonly string[]): ChangingVerb | null {
  return words.length <= 2 ? commandOf(words[0] ?? "", words[1]) : null;
}

/** German places an infinitive last: "Termin absagen". */
function inOtherLanguage(
  words: readonly string[],
  lexicon: Lexicon,
  { plurals }: Resources,
): ChangingVerb | null {
  const [head = "", next] = words;
  // "Compras de la tienda"
  if (plurals.has(head) && (next === undefined || lexicon.prepositions.has(next))) return null;
  const last = words.at(-1) ?? "";
  const verbs = lexicon.verbsOf(head);
  const final = lexicon.code === "de" && words.length > 1 ? lexicon.verbsOf(last) : [];
  // "Unterrichtsstunden auflisten": the noun resembles a verb. "Consulter une commande": the last noun does.
  if (verbs.some(isReadingVerb) || final.some(isReadingVerb)) return null;
  // "Liefert die Liste" and "Entrega las facturas" return their object.
  const returns = !verbs.includes("send") && verbs.some((verb) => /^(deliver|provide|supply)$/.test(verb));
  return (
    (returns ? null : classify(head, verbs)) ?? (lexicon.commands.has(last) ? classify(last, final) : null)
  );
}

/** "delete", "deletes"; not "deleted", "deleting" or the noun "warnings". */
function isPlainForm(word: string): boolean {
  return !/(ed|ings?|sent|paid)$/.test(word);
}

function englishVerb(
  word: string,
  [next = "", second = ""]: readonly string[],
  needsObject: boolean,
): ChangingVerb | null {
  const forms = [word, ...baseForms(word)];
  const verb = forms.find((form) => lexiconOf("en").commands.has(form));
  if (verb === undefined) return null;
  if (
    (needsObject || forms.some((form) => NOUNS.has(form) || HALF_NOUNS.has(form))) &&
    (!OBJECT.test(next) || (next === "that" && RELATIVE.test(second)))
  )
    return null;
  return classify(word, lexiconOf("en").verbsOf(verb));
}

/** A command in any language, as used in identifiers. */
function commandOf(word: string, next: string | undefined): ChangingVerb | null {
  const english = lexiconOf("en");
  if (NOUNS.has(word)) return null;
  if (english.commands.has(word)) {
    if (HALF_NOUNS.has(word) && next?.endsWith("s")) return null;
    return classify(word, english.verbsOf(word));
  }
  const lexicon = others().find(({ commands }) => commands.has(word));
  return lexicon === undefined ? null : classify(word, lexicon.verbsOf(word));
}

function others(): Lexicon[] {
  return LANGUAGE_CODES.filter((code) => code !== "en").map(lexiconOf);
}

function readsAs(word: string): boolean {
  const lexicon = lexiconOf("en");
  return [word, ...baseForms(word)].some((form) => {
    const verbs = lexicon.commands.has(form) ? lexicon.verbsOf(form) : [];
    return RETURNING.test(form) || (verbs.length > 0 && verbs.every(isReadingVerb));
  });
}

function classify(word: string, verbs: readonly string[]): ChangingVerb | null {
  // Czech "vrátí" is both "returns" and "refunds".
  if (verbs.some((verb) => verb === "return" || isReadingVerb(verb))) return null;
  const does = verbs.some((verb) => DELETING.has(verb))
    ? "deletes"
    : verbs.some((verb) => PAYING.has(verb))
      ? "pays"
      : verbs.some((verb) => SENDING.has(verb))
        ? "sends"
        : null;
  return does === null ? null : { does, word };
}
