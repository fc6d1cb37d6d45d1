import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { singular, splitWords } from "../../base/text.ts";
import { startOfKey, WRAPPERS } from "../../catalogue/search/query-context.ts";
import type { ToolFields } from "../../contract/tool.ts";
import { expandAbbreviation } from "../../language/names/code-words.ts";
import { coerceValue, fits } from "../schema/coerce-value.ts";
import { ONLY } from "../schema/find-argument.ts";
import type { Slot } from "./list-slots.ts";
import { isInflection } from "./match-words.ts";

const MAX_ENTRIES = 2_000;
const MAX_DEPTH = 6;

/** Last words of names that have no meaning without their resource: `id`, `name` … */
export const GENERIC: ReadonlySet<string> = new Set([
  "id",
  "identifier",
  "uuid",
  "number",
  "no",
  "code",
  "key",
  "name",
  "title",
  "type",
  "status",
]);
const IDS = new Set(["id", "identifier", "uuid"]);

interface Entry {
  path: readonly string[];
  /** Words of the last key, and of the whole path; singular, joined by spaces. */
  key: string;
  full: string;
  value: Json;
}

export interface ContextInput {
  /** The root that the references of the slots' schemas are resolved in. */
  schema: JsonObject;
  context: JsonObject;
  /**
   * Words (singular) of the question and of the tool. They determine which resource a bare `id` belongs
   * to.
   */
  evidence: ReadonlySet<string>;
}

/** How a value was found: `name` by its name, `inferred` from the resource that it belongs to. */
export interface ContextMatch {
  value: Json;
  /** 2 for a value inside an object of the context. */
  depth: number;
  by: "name" | "inferred";
}

/**
 * Finds values that the context already contains, by path: names match exactly, then by their words
 * (`invoiceId`, `invoice_ids`, `invoice: {id}`), then as the bare `id` of the only resource that the
 * request refers to. Only lossless conversions are made. A value with exactly the argument's name is used
 * even if its type is wrong, so that the validator reports it.
 */
export function matchContext(all: readonly Slot[], input: ContextInput): Map<Slot, ContextMatch> {
  // A value of the context does not replace or start a list.
  const slots = all.filter(({ path }) => !path.includes(ONLY));
  const entries = listEntries(input.context);
  const matches = new Map<Slot, ContextMatch>();
  for (const slot of slots) {
    const value = exact(slot, input) ?? byWords(slot, entries, input) ?? byParts(slot, entries, input);
    if (value !== undefined)
      matches.set(slot, {
        value,
        by: "name",
        depth:
          Object.hasOwn(input.context, slot.name) || Object.values(input.context).includes(value) ? 1 : 2,
      });
  }
  for (const slot of repeated(matches)) matches.delete(slot);
  for (const slot of slots) {
    if (matches.has(slot)) continue;
    const value = byOwner(slot, slots, entries, input);
    if (value !== undefined) matches.set(slot, { value, by: "inferred", depth: 2 });
  }
  return matches;
}

/** Optional parts of objects that repeat an argument outside of them: `pier: {id}` beside `pier_id`. */
function repeated(matches: ReadonlyMap<Slot, ContextMatch>): Slot[] {
  const fullOf = ({ pathWords }: Slot) => join(pathWords.map(expandAbbreviation));
  const outer = new Set([...matches.keys()].filter(({ path }) => path.length === 1).map(fullOf));
  return [...matches.keys()].filter(
    (slot) => slot.path.length > 1 && !slot.required && outer.has(fullOf(slot)),
  );
}

/** The words (singular) of a request and of the tool, which name the resources that they refer to. */
export function collectEvidence(query: string, fields: ToolFields | undefined): Set<string> {
  const tool = fields ? [fields.path, fields.operation_id, fields.summary, ...fields.tags].join(" ") : "";
  return new Set(splitWords(`${query.slice(0, 10_000)} ${tool}`).map(singular));
}

function listEntries(context: JsonObject): Entry[] {
  const entries: Entry[] = [];
  const visit = (value: JsonObject, path: readonly string[]) => {
    for (const [name, inner] of Object.entries(value)) {
      if (entries.length >= MAX_ENTRIES || inner === null) continue;
      const at = [...path, name];
      entries.push({ path: at, key: join(wordsOf(name)), full: join(at.flatMap(wordsOf)), value: inner });
      if (!isJsonObject(inner) || at.length >= MAX_DEPTH) continue;
      visit(inner, at);
      // A context may contain an earlier answer: {final_data: {id}} also counts as {id}.
      if (path.length === 0 && WRAPPERS.has(name)) visit(inner, path);
    }
  };
  visit(context, []);
  return entries;
}

/** Matches identical names along the path. A wrong type is only passed on for top-level arguments. */
function exact(slot: Slot, { schema, context }: ContextInput): Json | undefined {
  let at: Json | undefined = context;
  for (const name of slot.path) at = isJsonObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  if (at === undefined || (at === null && !acceptsNull(slot))) return undefined;
  if (isJsonObject(at) && slot.types.length > 0 && !slot.types.includes("object"))
    return nameOf(slot, at, schema);
  return convert(slot, at, schema) ?? (slot.path.length === 1 ? at : undefined);
}

/** The name or id of an object for a text argument: `domain: {name: "x.example"}` for `domain`. */
function nameOf(slot: Slot, value: JsonObject, schema: JsonObject): Json | undefined {
  const names = [slot.name, "id", `${slot.name}_id`, "name", "code", "key", "number"].filter((name) =>
    Object.hasOwn(value, name),
  );
  return names
    .map((name) => convert(slot, value[name] ?? null, schema))
    .find((each) => each !== undefined && each !== null);
}

function acceptsNull(slot: Slot): boolean {
  const type = slot.schema["type"];
  return Array.isArray(type) && type.includes("null");
}

/**
 * Matches equal words: of the whole path, of the argument's name at the top level, or of a specific name
 * anywhere.
 */
function byWords(slot: Slot, entries: readonly Entry[], { schema }: ContextInput): Json | undefined {
  const own = join(slot.words.map(expandAbbreviation));
  const full = join(slot.pathWords.map(expandAbbreviation));
  const top = slot.path.length === 1 || !isGeneric(slot);
  return (
    only(
      slot,
      entries.filter((entry) => entry.full === full),
      schema,
    ) ??
    only(
      slot,
      entries.filter((entry) => top && entry.full === own),
      schema,
    ) ??
    only(
      slot,
      entries.filter((entry) => entry.full.endsWith(` ${full}`) && !isGeneric(slot)),
      schema,
    ) ??
    only(
      slot,
      entries.filter((entry) => entry.key === own && (slot.words.length > 1 || top) && !isGeneric(slot)),
      schema,
    ) ??
    calledBy(slot, entries, own, schema)
  );
}

/** `repository: {name: "website"}` for `repo`. */
function calledBy(slot: Slot, entries: readonly Entry[], own: string, schema: JsonObject): Json | undefined {
  if (slot.types.includes("object") || isGeneric(slot)) return undefined;
  const [only, other] = entries.filter(({ key, value }) => key === own && isJsonObject(value));
  return only !== undefined && other === undefined && isJsonObject(only.value)
    ? nameOf(slot, only.value, schema)
    : undefined;
}

/** `invoices: [{id: 1}, {id: 2}]` for `invoice_ids`. */
function byParts(slot: Slot, entries: readonly Entry[], { schema }: ContextInput): Json | undefined {
  if (!slot.types.includes("array") || slot.words.length < 2) return undefined;
  const part = expandAbbreviation(slot.words.at(-1) ?? "");
  const owner = join(slot.words.slice(0, -1));
  const list = entries.find((entry) => entry.key === owner && Array.isArray(entry.value))?.value;
  if (!Array.isArray(list)) return undefined;
  const values = list.map((item) => (isJsonObject(item) ? pickByWord(item, part) : undefined));
  const complete = values.filter((value): value is Json => value !== undefined);
  return complete.length === list.length && complete.length > 0 ? convert(slot, complete, schema) : undefined;
}

function pickByWord(item: JsonObject, word: string | undefined): Json | undefined {
  const name = Object.keys(item).find((key) => join(wordsOf(key)) === word);
  return name === undefined ? undefined : item[name];
}

/**
 * Matches a bare `id` in the context to `invoice_id`, or `invoice: {id}` / `invoice_id` to a bare `id`, if
 * the question or the tool mentions invoices and neither side has another candidate.
 */
function byOwner(
  slot: Slot,
  slots: readonly Slot[],
  entries: readonly Entry[],
  input: ContextInput,
): Json | undefined {
  const last = expandAbbreviation(slot.words.at(-1) ?? "");
  if (!(IDS.has(last) || isGeneric(slot)) || slot.path.length > 1) return undefined;
  const owner = slot.words.slice(0, -1);
  if (owner.length > 0) {
    const rivals = slots.filter(
      (other) =>
        other !== slot && other.path.length === 1 && expandAbbreviation(other.words.at(-1) ?? "") === last,
    );
    const bare = entries.filter((entry) => entry.full === last);
    const isNear = (word: string) =>
      entries.some(({ path, key }) => path.length === 1 && key.split(" ").includes(word));
    const evident = owner.every((word) => isSpokenOf(word, input.evidence) || isNear(word));
    return evident && rivals.every((rival) => !rival.required) ? only(slot, bare, input.schema) : undefined;
  }
  const owned = entries.filter(({ full }) => full.endsWith(` ${last}`));
  // `account_id` of the context belongs to the path's account and is no id of what is created in it.
  const isOfOther = (full: string) =>
    slots.some(
      (other) =>
        other !== slot && other.path.length === 1 && join(other.words.map(expandAbbreviation)) === full,
    );
  const spokenOf = owned.filter(
    ({ full }) =>
      !isOfOther(full) &&
      full
        .split(" ")
        .slice(-2, -1)
        .every((word) => input.evidence.has(word)),
  );
  return only(slot, spokenOf, input.schema);
}

/** Requests and tools inflect their words: "fakturu" refers to `faktura_id`. */
function isSpokenOf(word: string, evidence: ReadonlySet<string>): boolean {
  return evidence.has(word) || [...evidence].some((said) => isInflection(said, word));
}

/** The value of the entries if all of them have the same one. */
function only(slot: Slot, entries: readonly Entry[], schema: JsonObject): Json | undefined {
  const values = new Map<string, Json>();
  for (const entry of entries) {
    const value = convert(slot, entry.value, schema);
    if (value !== undefined) values.set(JSON.stringify(value), value);
  }
  const [value] = values.values();
  return values.size === 1 ? value : undefined;
}

function convert(slot: Slot, value: Json, root: JsonObject): Json | undefined {
  const declared =
    isJsonObject(value) && slot.types.includes("object") ? pickDeclared(slot.schema, value) : value;
  const converted = coerceValue(root, slot.schema, declared);
  if (!fits(slot.types, converted) && !(converted === null && acceptsNull(slot))) return undefined;
  return slot.values.length === 0 || slot.values.includes(converted) ? converted : undefined;
}

/** Picks the declared fields of an object if the argument allows no others. */
function pickDeclared(schema: JsonObject, value: JsonObject): JsonObject {
  const properties = schema["properties"];
  if (schema["additionalProperties"] !== false || !isJsonObject(properties)) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)));
}

function isGeneric(slot: Slot): boolean {
  return slot.words.length === 1 && GENERIC.has(slot.words[0] ?? "");
}

function wordsOf(name: string): string[] {
  return splitWords(startOfKey(name)).map(singular).map(expandAbbreviation);
}

function join(words: readonly string[]): string {
  return words.join(" ");
}
