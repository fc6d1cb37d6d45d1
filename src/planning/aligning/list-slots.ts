import { type Budget, createBudget } from "../../base/budget.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { singular, splitWords } from "../../base/text.ts";
import { expandAbbreviation } from "../../language/names/code-words.ts";
import { listTypes, listValues, ONLY, resolveSchema } from "../schema/find-argument.ts";

const MAX_SLOTS = 400;
/** Properties that are looked at, because those that take no value are no slots. */
const MAX_VISITS = 4_000;
const MAX_DEPTH = 4;

/** A place for a value: an argument, or a property of an object argument or of the only element of a list. */
export interface Slot {
  path: readonly string[];
  name: string;
  /** Words of its own name, singular. */
  words: readonly string[];
  /** Words of the whole path, singular. */
  pathWords: readonly string[];
  schema: JsonObject;
  types: readonly string[];
  values: readonly Json[];
  description: string;
  /** Whether it and every object around it are required. */
  required: boolean;
  /** Whether it is required inside its own object. */
  requiredHere: boolean;
}

/**
 * The arguments of an object schema and the properties of nested objects, parents first; at most 400, 4
 * levels deep.
 */
export function listSlots(schema: JsonObject): Slot[] {
  let slots: Slot[] = [];
  // Deep objects must not displace the arguments after them.
  for (let depth = MAX_DEPTH; depth > 0; depth--) {
    slots = [];
    const budget = createBudget(MAX_VISITS);
    addSlots(schema, resolveSchema(schema, schema), [], true, slots, depth, budget);
    if (slots.length < MAX_SLOTS && !budget.isSpent) break;
  }
  return slots;
}

function addSlots(
  root: JsonObject,
  schema: JsonObject,
  path: string[],
  required: boolean,
  slots: Slot[],
  depth: number,
  budget: Budget,
): void {
  const properties = schema["properties"];
  if (!isJsonObject(properties) || path.length >= depth) return;
  const wanted = new Set(Array.isArray(schema["required"]) ? schema["required"] : []);
  for (const [name, property] of Object.entries(properties)) {
    if (slots.length >= MAX_SLOTS || !budget.take()) return;
    // `parent.parent`: a type that contains itself
    if (path.includes(name) || (name === ONLY && path.length > 0)) continue;
    const slot = makeSlot(root, property, [...path, name], wanted.has(name), required);
    if (slot.schema["readOnly"] === true || isHypermedia(slot)) continue;
    slots.push(slot);
    const at = slots.length;
    const items = slot.types.includes("array") ? resolveSchema(root, slot.schema["items"]) : null;
    if (items !== null) addSlots(root, items, [...slot.path, ONLY], slot.required, slots, depth, budget);
    else addSlots(root, slot.schema, [...slot.path], slot.required, slots, depth, budget);
    if (slot.required && slot.types.includes("object")) requireText(slots.slice(at), slot.path.length + 1);
  }
}

/** Links to other resources, which answers contain and requests do not: `{"links": {"self": {"href": …}}}`. */
function isHypermedia({ name, schema }: Slot): boolean {
  const properties = schema["properties"];
  return /^_?links$/.test(name) && isJsonObject(properties) && ("self" in properties || "href" in properties);
}

/** A required object without required properties needs one of them: its first text. */
function requireText(children: readonly Slot[], depth: number): void {
  const own = children.filter(({ path }) => path.length === depth);
  if (own.some(({ requiredHere }) => requiredHere)) return;
  const text = own.find(({ types, values }) => types.includes("string") && values.length === 0);
  if (text) text.required = true;
}

function makeSlot(
  root: JsonObject,
  property: Json,
  path: string[],
  requiredHere: boolean,
  parent: boolean,
): Slot {
  const schema = resolveSchema(root, property);
  const name = path.at(-1) ?? "";
  const description = [schema["title"], schema["description"]]
    .filter((text) => typeof text === "string")
    .join(". ");
  return {
    path,
    name,
    words: readSlotWords(name, description),
    pathWords: path.filter((part) => part !== ONLY).flatMap(wordsOf),
    schema,
    types: listTypes(schema),
    values: listValues(schema),
    description: description.slice(0, 1_000),
    required: requiredHere && parent,
    requiredHere,
  };
}

/** Short names that are meaningful. */
const SHORT: ReadonlySet<string> = new Set("id no nr to by at in on of do od".split(" "));
/** Abbreviations that describe the value of an argument, and names that are more often complete. */
const KEPT: ReadonlySet<string> = new Set("max min num desc app auto cat env lang org prod repo".split(" "));
const SMALL: ReadonlySet<string> = new Set("the a an of this that for and or its iso to be".split(" "));

/**
 * Words of an argument. For an abbreviated name they come from the start of its description: `f` described
 * as "From, ISO 4217" has the word `from`.
 */
function readSlotWords(name: string, description: string): string[] {
  const own = wordsOf(name);
  if (own.some((word) => word.length > 2 || SHORT.has(word))) return own;
  const [first = ""] = description.split(/[.,;:(]/, 1);
  const words = wordsOf(first);
  const described = words.length === 1 ? words : words.filter((word) => !SMALL.has(word));
  return described.length > 0 && described.length <= 4 ? described : own;
}

function wordsOf(name: string): string[] {
  return splitWords(name).map((word) => (KEPT.has(word) ? word : expandAbbreviation(singular(word))));
}

/** Lists that were created for their only element, which later values complete. */
const unfinished = new WeakSet<Json[]>();

/** Sets a value at a path and creates missing objects and lists of one object. Existing values are kept. */
export function placeValue(target: JsonObject, path: readonly string[], value: Json): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  const current = Object.hasOwn(target, name) ? target[name] : undefined;
  if (rest.length === 0) {
    if (current === undefined) define(target, name, value);
    return;
  }
  if (rest.length > 1 && rest[0] === ONLY && !isJsonObject(current)) {
    const list = Array.isArray(current) ? current : [{}];
    if (current === undefined) {
      define(target, name, list);
      unfinished.add(list);
    }
    const [only] = list;
    if (list.length === 1 && isJsonObject(only)) placeValue(only, rest.slice(1), value);
    return;
  }
  const inner: Json = current ?? {};
  if (!isJsonObject(inner)) return;
  if (current === undefined) define(target, name, inner);
  placeValue(inner, rest, value);
}

/** Whether the path has a value, or a parent that is neither an object nor an unfinished list. */
export function isTaken(target: JsonObject, path: readonly string[]): boolean {
  let at: Json = target;
  for (const name of path) {
    if (Array.isArray(at) && name === ONLY && unfinished.has(at)) {
      at = at[0] ?? null;
      continue;
    }
    if (!isJsonObject(at)) return true;
    const next: Json | undefined = Object.hasOwn(at, name) ? at[name] : undefined;
    if (next === undefined) return false;
    at = next;
  }
  return true;
}

/** Uses `defineProperty` because an argument may be named `__proto__`. */
function define(target: JsonObject, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
