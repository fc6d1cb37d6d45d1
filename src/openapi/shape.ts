import type { Json, JsonObject } from "../contract/json.ts";
import type { Resolver } from "./resolve-reference.ts";

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

/** `hint` is set on required fields and ends the sentence about their absence. */
export interface Field {
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
  /** Rule for a key that is no fixed field; undefined when the key is not allowed. */
  pattern?: (key: string) => Rule | undefined;
  /** What a patterned key looks like, in words. */
  expected?: string;
  /** Set when at least one entry must be there: the hint for an empty object. */
  filled?: string;
  /** What the table cannot say. */
  check?: (node: JsonObject, walk: FaultWalk) => void;
}

/** Which rule was broken; `mend-document.ts` looks its repairs up by this. */
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

/** What the specification leaves to the reader of a document, but a connector cannot do without. */
export const CONNECTOR_CODES: readonly FaultCode[] = [
  "path-undeclared",
  "path-unused",
  "external",
  "dangling",
];

/** A broken rule with enough context to repair it. */
export interface Finding {
  code: FaultCode;
  /** Segments from the root to the value (or to the object that lacks it). */
  path: string[];
  /** What holds the value at `key`. */
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
  /** Segments to the value being looked at; shared and mutable: copy to keep. */
  path: string[];
  operationIds: Map<string, string>;
  report(code: FaultCode, holder: JsonObject | Json[], key: string, message: string, below?: string[]): void;
}
