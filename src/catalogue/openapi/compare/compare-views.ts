import { isJsonObject, type Json, stringOf } from "../../../base/json.ts";
import type { SchemaView } from "./schema-view.ts";

/** `request`: values that callers send. `response`: values that they receive. */
export type Direction = "request" | "response";

export type ChangeKind = "breaking" | "compatible" | "documentation";

/** One difference between two versions of an operation. */
export interface Change {
  kind: ChangeKind;
  /** Where: `query page_size`, `body.items[].price`. */
  at: string;
  message: string;
}

/** A child pair of two schemas: what it is called within its parent. */
export interface ChildPair {
  step: string;
  before: Json | undefined;
  after: Json | undefined;
}

const ORDER: readonly ChangeKind[] = ["breaking", "compatible", "documentation"];

/** Breaking changes first. */
export function sortChanges(changes: readonly Change[]): Change[] {
  return ORDER.flatMap((kind) => changes.filter((change) => change.kind === kind));
}

/** A change that is not seen must not count as compatible. */
export const NOT_COMPARED = "it has too many parts to be compared";

type LocalChange = Omit<Change, "at">;

/** Keywords whose increase accepts fewer values. */
const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
/** Keywords whose decrease accepts fewer values. */
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

/**
 * The differences of two schemas without their children. A request may accept more than before, and a response may
 * return less than before, except that it must keep its properties.
 */
export function compareViews(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
): { local: LocalChange[]; children: ChildPair[] } {
  const local: LocalChange[] = [];
  const children: ChildPair[] = [];
  if (before === after) return { local, children };
  if (before.isPartial || after.isPartial) local.push({ kind: "breaking", message: NOT_COMPARED });
  compareTypes(before, after, direction, local);
  compareValues(before, after, direction, local);
  compareLimits(before, after, direction, local);
  compareProperties(before, after, direction, local, children);
  compareAdditional(before, after, direction, local, children);
  compareVariants(before, after, direction, local, children);
  if (before.items !== undefined || after.items !== undefined)
    children.push({ step: "[]", before: before.items, after: after.items });
  if (before.texts !== after.texts)
    local.push({ kind: "documentation", message: "its texts or its default changed" });
  return { local, children };
}

/** More values than before break a response, fewer break a request. */
function widened(direction: Direction, message: string): LocalChange {
  return { kind: direction === "response" ? "breaking" : "compatible", message };
}

function narrowed(direction: Direction, message: string): LocalChange {
  return { kind: direction === "request" ? "breaking" : "compatible", message };
}

function compareTypes(before: SchemaView, after: SchemaView, direction: Direction, out: LocalChange[]): void {
  if (after.variants.length > 0 || before.variants.length > 0) return;
  const [a, b] = [before.types, after.types];
  if (a === null && b === null) return;
  const shown = `its type was ${nameTypes(a)} and is ${nameTypes(b)}`;
  const isWider = b === null || (a !== null && [...b].some((type) => !holdsType(a, type)));
  const isNarrower = a === null || (b !== null && [...a].some((type) => !holdsType(b, type)));
  if (isWider) out.push(widened(direction, shown));
  if (isNarrower && (!isWider || direction === "request")) out.push(narrowed(direction, shown));
}

function holdsType(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === "integer" && types.has("number"));
}

function nameTypes(types: ReadonlySet<string> | null): string {
  return types === null ? "any" : [...types].join(" or ") || "nothing";
}

function compareValues(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  out: LocalChange[],
): void {
  const [a, b] = [before.values, after.values];
  if (a === null && b !== null) out.push(narrowed(direction, `it is limited to ${nameValues([...b])}`));
  if (a !== null && b === null) out.push(widened(direction, "it is no longer limited to a list of values"));
  if (a === null || b === null) return;
  const removed = [...a].filter((value) => !b.has(value));
  const added = [...b].filter((value) => !a.has(value));
  if (removed.length > 0) out.push(narrowed(direction, `the values ${nameValues(removed)} were removed`));
  if (added.length > 0) out.push(widened(direction, `the values ${nameValues(added)} were added`));
}

function nameValues(values: string[]): string {
  const shown = values.slice(0, 5).map((value) => (value.length > 60 ? `${value.slice(0, 60)}…` : value));
  return values.length > 5 ? `${shown.join(", ")} and ${values.length - 5} more` : shown.join(", ");
}

function compareLimits(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  out: LocalChange[],
): void {
  for (const key of new Set([...before.limits.keys(), ...after.limits.keys()])) {
    const [a, b] = [before.limits.get(key), after.limits.get(key)];
    if (JSON.stringify(a) === JSON.stringify(b)) continue;
    const message = `${key} was ${show(a)} and is ${show(b)}`;
    // Limits of a response are not checked by those who read it.
    const isNarrower = direction === "request" && isStricter(key, a, b);
    out.push({ kind: isNarrower ? "breaking" : "compatible", message });
  }
}

function isStricter(key: string, before: Json | undefined, after: Json | undefined): boolean {
  if (after === undefined) return false;
  if (before === undefined) return true;
  if (LOWER.includes(key)) return Number(after) > Number(before);
  if (UPPER.includes(key)) return Number(after) < Number(before);
  return true;
}

function show(value: Json | undefined): string {
  if (value === undefined) return "absent";
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

function compareProperties(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  out: LocalChange[],
  children: ChildPair[],
): void {
  const [hidden, own] =
    direction === "request" ? (["readOnly", "writeOnly"] as const) : (["writeOnly", "readOnly"] as const);
  const isOther = (schema: Json | undefined) =>
    isJsonObject(schema) && schema[hidden] === true && schema[own] !== true;
  for (const [name, schema] of before.properties) {
    if (isOther(schema)) continue;
    const next = after.properties.get(name);
    if (next === undefined || isOther(next))
      out.push({ kind: "breaking", message: `the property ${name} was removed` });
    else children.push({ step: `.${name}`, before: schema, after: next });
  }
  for (const [name, schema] of after.properties) {
    if (isOther(schema) || (before.properties.has(name) && !isOther(before.properties.get(name)))) continue;
    const isRequired = direction === "request" && after.required.has(name);
    const message = isRequired ? `the required property ${name} was added` : `the property ${name} was added`;
    out.push({ kind: isRequired ? "breaking" : "compatible", message });
  }
  for (const name of after.required)
    if (!before.required.has(name) && before.properties.has(name) && !isOther(after.properties.get(name)))
      out.push({
        kind: direction === "request" ? "breaking" : "compatible",
        message: `the property ${name} became required`,
      });
  for (const name of before.required)
    if (!after.required.has(name) && after.properties.has(name) && !isOther(after.properties.get(name)))
      out.push({
        kind: direction === "response" ? "breaking" : "compatible",
        message: `the property ${name} became optional`,
      });
}

function compareAdditional(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  out: LocalChange[],
  children: ChildPair[],
): void {
  const [a, b] = [before.additional, after.additional];
  if (isJsonObject(a) && isJsonObject(b)) children.push({ step: ".*", before: a, after: b });
  else if ((a === false) !== (b === false))
    out.push(
      b === false
        ? narrowed(direction, "it no longer accepts other properties")
        : { kind: "compatible", message: "it accepts other properties" },
    );
  else if (isJsonObject(b) && direction === "request")
    out.push({ kind: "breaking", message: "other properties are limited by a schema" });
}

function compareVariants(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  out: LocalChange[],
  children: ChildPair[],
): void {
  const [a, b] = [before.variants, after.variants];
  if (a.length === 0 && b.length === 0) return;
  if (a.length === 0 || b.length === 0) {
    const message =
      b.length > 0 ? "it became a choice of several schemas" : "it is no longer a choice of several schemas";
    out.push({ kind: "breaking", message });
    return;
  }
  const { pairs, removed, added } = pairVariants(a, b);
  for (const [index, [one, other]] of pairs.entries())
    children.push({ step: `(${index + 1})`, before: one, after: other });
  if (removed.length > 0)
    out.push(narrowed(direction, `${removed.length} of its alternatives were removed or changed`));
  if (added.length > 0) out.push(widened(direction, `${added.length} alternatives were added or changed`));
}

/** Pairs of alternatives that belong together: the same reference, title or text, then the same position. */
function pairVariants(
  before: readonly Json[],
  after: readonly Json[],
): { pairs: [Json, Json][]; removed: Json[]; added: Json[] } {
  const left = new Map<string, Json[]>();
  for (const one of after) left.set(nameOf(one), [...(left.get(nameOf(one)) ?? []), one]);
  const pairs: [Json, Json][] = [];
  const unmatched: Json[] = [];
  for (const one of before) {
    const match = left.get(nameOf(one))?.shift();
    if (match === undefined) unmatched.push(one);
    else pairs.push([one, match]);
  }
  return { pairs, removed: unmatched, added: [...left.values()].flat() };
}

function nameOf(schema: Json): string {
  if (!isJsonObject(schema)) return stringOf(schema);
  if (typeof schema["$ref"] === "string") return schema["$ref"];
  if (typeof schema["title"] === "string") return schema["title"];
  return JSON.stringify([
    schema["type"] ?? null,
    schema["const"] ?? schema["enum"] ?? null,
    schema["items"] ?? null,
  ]);
}
