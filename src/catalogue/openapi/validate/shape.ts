import type { Json, JsonObject } from "../../../base/json.ts";
import type { Resolver } from "../parse/resolve-reference.ts";

/** Rules that OpenAPI documents may violate but connectors may not. */
export const CONNECTOR_CODES: readonly FaultCode[] = [
  "path-undeclared",
  "path-unused",
  "external",
  "dangling",
];

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

export type ShapeName =
  | "OpenApi"
  | "Info"
  | "Contact"
  | "License"
  | "Server"
  | "ServerVariable"
  | "Components"
  | "Paths"
  | "PathItem"
  | "Operation"
  | "ExternalDocs"
  | "Parameter"
  | "RequestBody"
  | "MediaType"
  | "Encoding"
  | "Responses"
  | "Response"
  | "Callback"
  | "Example"
  | "Link"
  | "Header"
  | "Tag"
  | "SecurityScheme"
  | "OAuthFlows"
  | "ImplicitFlow"
  | "TokenFlow"
  | "CodeFlow"
  | "SecurityRequirement"
  | "Discriminator"
  | "Xml"
  | "Schema";

/** What a value must be. */
export type Rule =
  | { kind: "any" }
  | { kind: "string"; values?: readonly string[] }
  | { kind: "boolean" }
  | { kind: "number"; positive?: boolean }
  /** A non-negative integer. */
  | { kind: "count" }
  /** `type` of a schema: one of the seven names, or a list of them. */
  | { kind: "types" }
  | { kind: "list"; of: Rule; filled?: boolean; distinct?: boolean }
  | { kind: "map"; of: Rule; componentNames?: boolean }
  | { kind: "object"; shape: ShapeName; reference: boolean }
  | { kind: "schema" };

/** `hint` is set on required fields and completes the message for a missing field. */
interface Field {
  rule: Rule;
  hint?: string;
}

export interface Shape {
  /** Name in the specification. */
  title: string;
  fields: Map<string, Field>;
  required: string[];
  /** Whether unknown fields are allowed without `x-`. */
  open: boolean;
  /** Rule for a key that is not a fixed field; undefined when the key is not allowed. */
  pattern?: (key: string) => Rule | undefined;
  /** Description of the keys that `pattern` accepts. */
  expected?: string;
  /** Set when the object must have at least one entry: the hint for an empty object. */
  filled?: string;
  /** Checks beyond the table. */
  check?: (node: JsonObject, walk: FaultWalk) => void;
}

/** The rule that was violated. `repair-document.ts` selects the repair by it. */
export type FaultCode =
  | "type"
  | "value"
  | "missing"
  | "unknown"
  | "empty"
  | "repeated"
  | "component-name"
  | "conflict"
  | "path-undeclared"
  | "path-unused"
  | "path-required"
  | "path-same"
  | "operation-id"
  | "parameter-twice"
  | "pattern"
  | "scheme-field"
  | "container"
  | "external"
  | "dangling";

/** A violated rule with the context that its repair needs. */
export interface Finding {
  code: FaultCode;
  /** Path segments from the root to the value, or to the object that lacks it. */
  path: string[];
  /** The object or list that contains the value at `key`. */
  holder: JsonObject | Json[];
  key: string;
  message: string;
  rule?: Rule;
  /** Title of the surrounding object's shape. */
  shape?: string;
}

/** State of one walk over a document. */
export interface FaultWalk {
  document: JsonObject;
  resolver: Resolver;
  /** Path segments of the current value. Shared and mutable: copy it to keep it. */
  path: string[];
  operationIds: Map<string, string>;
  report(code: FaultCode, holder: JsonObject | Json[], key: string, message: string, below?: string[]): void;
}

/** Fields of a shape: an optional field as a rule, a required one with its hint. */
export type Fields = Record<string, Rule | Field>;

/** A row of the table: title in the specification, fields, and further properties of the shape. */
export function shape(title: string, fields: Fields, more: Partial<Shape> = {}): Shape {
  const entries = Object.entries(fields).map(([key, entry]): [string, Field] => [
    key,
    "kind" in entry ? { rule: entry } : entry,
  ]);
  const required = entries.filter(([, field]) => field.hint !== undefined).map(([key]) => key);
  return { title, fields: new Map(entries), required, open: false, ...more };
}
