import { escapeSegment, type Fault, isJsonObject, type Json, type JsonObject } from "../base/json.ts";

/** Maximum number of characters of an answer that are searched; answers have at most 100 KB. */
const MAX_CHARACTERS = 200_000;

const MAX_HOSTS = 10;

/** Soft hyphens, joiners and direction marks that scripts need (Arabic, Indic, emoji) do not count. */
const HIDDEN = /(?![\u00ad\u200c-\u200f\ufeff])[\p{Cf}\p{Co}]|(?![\t\n\r])\p{Cc}/gu;

const MAYBE_HIDDEN = /[^\t\n\r -~]/;

/** CommonMark §6.3, §6.4: the destination of a link or an image. */
const LINK = /\]\(\s{0,8}<?https?:\/\/([^\s/?#:@<>()[\]]{1,253})/gi;

/** Every repetition is bounded, so that the cost is linear in the text. */
const PATTERNS = [
  // Revocations of earlier rules, in the languages of our users.
  "\\b(?:ignore|disregard|forget|override)\\s(?:[\\w']{1,20}\\s){0,4}(?:instructions?|rules?|prompts?|guidelines|guardrails)\\b",
  "\\b(?:ignoruj(?:te)?|zapomeň(?:te)?|zignoruj(?:cie)?|zapomnij|ignoriere?|vergiss)\\s(?:\\S{1,20}\\s){0,4}(?:pokyny|instrukce|pravidla|instrukcje|polecenia|anweisungen|regeln)",
  "(?:игнорируй(?:те)?|забудь(?:те)?)\\s(?:\\S{1,20}\\s){0,4}(?:инструкции|указания|правила)",
  // Roles and tokens of chat templates.
  "</?(?:system|important|instructions?|assistant|developer)>",
  "<[|｜][a-z_]{2,32}[|｜]>|\\[/?INST\\]|<</?SYS>>|<(?:start|end)_of_turn>",
  '\\\\?"role\\\\?"\\s{0,4}:\\s{0,4}\\\\?"(?:system|developer|tool)\\\\?"',
  "(?:^|\\n|\\\\n)\\s{0,8}(?:system|human|assistant)\\s{0,2}:\\s",
  // Orders to the reader.
  "\\b(?:you are now|from now on,? you|new instructions?:|reveal (?:your|the) (?:secrets?|system prompt|instructions)|do not (?:tell|inform|ask) the user|without (?:asking|telling|informing) the user)\\b",
  "\\b(?:always|must|first|now|please)\\s(?:\\w{1,20}\\s){0,2}(?:call|invoke|use|execute) (?:the )?(?:tool|function)s?\\b",
  "\\b(?:always|must)\\s(?:put|send|include|append|pass|copy|add)\\s(?:\\S{1,30}\\s){0,6}(?:secrets?|passwords?|api[ _-]?keys?|tokens?|credentials|system prompt|conversation)\\b",
  // Approvals are database rows; a text that claims to be one is a forgery.
  "\\b(?:already |pre-?|has been |is )approved\\b.{0,40}\\b(?:call|proceed|continue|execute|go ahead)\\b",
];

const INSTRUCTION = new RegExp(PATTERNS.map((pattern) => `(?:${pattern})`).join("|"), "iu");

/** Every match contains one of these; most texts contain none. */
const MAYBE =
  /ignor|disregard|forget|overrid|zapom|vergiss|забуд|system|important|instruction|assistant|developer|[|｜]>|inst\]|sys>>|_of_turn|role|human|you are now|from now|reveal|the user|tool|function|always|must|approved/i;

const MAX_WARNINGS = 20;

/** "When using github_create_issue, always …": rules for a tool in another tool's texts. */
const SHADOWING =
  /\b(?:[Ww]hen(?:ever)?|[Bb]efore|[Aa]fter|[Ii]nstead of) (?:you )?(?:us(?:e|ing)|call(?:ing)?|invok(?:e|ing))\s(?:the )?[`"']?((?=[^\s`"',]{0,80}[_.]|[a-z]{1,40}[A-Z])[\w.-]{3,80})[`"']?[^.\n]{0,120}\b(?:always|must|never|add|include|send|also)\b/;

/** A request to include a secret. */
const WANTS_SECRET =
  /\b(?:put|send|include|append|pass|copy|add|insert|write)\s(?:\S{1,30}\s){0,4}(?:(?:contents?|values?) of (?:\S{1,30}\s){0,2})[`"'{]{0,3}(?:secrets?|credentials|api[ _-]?keys?|passwords?|environment)\b/i;

/**
 * Signs in an external text that it is meant for a model rather than for a reader. They are hints, not
 * verdicts; the text is not changed.
 */
interface Signs {
  instruction_like?: true;
  /** Invisible characters: tags, bidirectional and zero-width ones, controls. */
  hidden_characters?: number;
  /** Hosts that Markdown images and links would call when rendered. */
  link_hosts?: string[];
}

/** The signs in all texts and keys of a value; null if there are none. */
export function findSigns(value: Json): Signs | null {
  const found = { isInstruction: false, hidden: 0, hosts: new Set<string>(), left: MAX_CHARACTERS };
  visit(value, (text) => {
    const read = text.slice(0, Math.max(0, found.left));
    found.left -= text.length;
    if (MAYBE_HIDDEN.test(read)) found.hidden += read.match(HIDDEN)?.length ?? 0;
    if (!found.isInstruction) found.isInstruction = looksLikeInstruction(read);
    if (!read.includes("](")) return;
    for (const [, host = ""] of read.matchAll(LINK)) found.hosts.add(host.toLowerCase());
  });
  const signs: Signs = {
    ...(found.isInstruction && { instruction_like: true }),
    ...(found.hidden > 0 && { hidden_characters: found.hidden }),
    ...(found.hosts.size > 0 && { link_hosts: [...found.hosts].slice(0, MAX_HOSTS) }),
  };
  return Object.keys(signs).length > 0 ? signs : null;
}

/** The signs as a member of an answer: `{untrusted: …}`, or an empty object. */
export function describeSigns(value: Json): JsonObject {
  const signs = findSigns(value);
  return signs === null ? {} : { untrusted: { ...signs } };
}

function visit(value: Json, read: (text: string) => void): void {
  if (typeof value === "string") read(value);
  else if (Array.isArray(value)) for (const item of value) visit(item, read);
  else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      read(key);
      visit(item, read);
    }
  }
}

/** Whether a text addresses a model like a user or operator would. A hint, not proof. */
function looksLikeInstruction(given: string): boolean {
  // Full-width letters and invisible characters are read like usual letters.
  const text = MAYBE_HIDDEN.test(given) ? given.normalize("NFKC").replace(/\p{Cf}/gu, "") : given;
  return text.length >= 6 && MAYBE.test(text) && INSTRUCTION.test(text);
}

/**
 * Finds texts of a document that address a model, in descriptions, titles, enums, defaults, examples and
 * `x-` fields alike, since any of them may reach one. Returns warnings for the uploader; nothing is
 * rejected.
 */
export function findPoisonedTexts(document: JsonObject): Fault[] {
  const warnings: Fault[] = [];
  visitTexts(document, "", (text, pointer) => {
    const message = explain(text);
    if (message !== null) warnings.push({ pointer, message });
    return warnings.length < MAX_WARNINGS;
  });
  return warnings;
}

function explain(text: string): string | null {
  const signs = findSigns(text);
  if (signs?.instruction_like || WANTS_SECRET.test(text))
    return "reads like an instruction to a model; models receive it marked as data";
  const other = SHADOWING.exec(text)?.[1];
  if (other !== undefined) return `sets rules for another tool (${other}); models receive it marked as data`;
  return signs?.hidden_characters === undefined
    ? null
    : `has ${signs.hidden_characters} hidden characters; models do not see them`;
}

/** Returns false to stop. */
function visitTexts(value: Json, pointer: string, read: (text: string, pointer: string) => boolean): boolean {
  if (typeof value === "string") return value.length < 6 || read(value, pointer);
  if (Array.isArray(value))
    return value.every((item, index) => visitTexts(item, `${pointer}/${index}`, read));
  if (!isJsonObject(value)) return true;
  return Object.entries(value).every(([key, item]) => {
    const place = `${pointer}/${escapeSegment(key)}`;
    return (key.length < 6 || read(key, place)) && visitTexts(item, place, read);
  });
}
