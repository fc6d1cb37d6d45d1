import type { Field, Rule, Shape, ShapeName } from "./shape.ts";

/** Fields of a shape: an optional field as a rule, a required one with its hint. */
export type Fields = Record<string, Rule | Field>;

export const any: Rule = { kind: "any" };
export const text: Rule = { kind: "string" };
export const flag: Rule = { kind: "boolean" };
export const number: Rule = { kind: "number" };
export const positive: Rule = { kind: "number", positive: true };
export const count: Rule = { kind: "count" };
export const list = (of: Rule, more: { filled?: boolean; distinct?: boolean } = {}): Rule => ({
  kind: "list",
  of,
  ...more,
});
export const map = (of: Rule): Rule => ({ kind: "map", of });
export const named = (of: Rule): Rule => ({ kind: "map", of, componentNames: true });
export const oneOf = (...values: string[]): Rule => ({ kind: "string", values });
export const object = (shape: ShapeName): Rule => ({ kind: "object", shape, reference: false });
export const orReference = (shape: ShapeName): Rule => ({ kind: "object", shape, reference: true });
/** A required field. The hint completes the message for a missing field. */
export const need = (rule: Rule, hint: string): Field => ({ rule, hint });

export const schema: Rule = { kind: "schema" };
export const externalDocs = object("ExternalDocs");

/** A row of the table: title in the specification, fields, and further properties of the shape. */
export function shape(title: string, fields: Fields, more: Partial<Shape> = {}): Shape {
  const entries = Object.entries(fields).map(([key, entry]): [string, Field] => [
    key,
    "kind" in entry ? { rule: entry } : entry,
  ]);
  const required = entries.filter(([, field]) => field.hint !== undefined).map(([key]) => key);
  return { title, fields: new Map(entries), required, open: false, ...more };
}
