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

/** `hint` is set on required fields and completes the message for a missing field. */
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
  /** Rule for a key that is not a fixed field; undefined when the key is not allowed. */
  pattern?: (key: string) => Rule | undefined;
  /** Description of the keys that `pattern` accepts. */
  expected?: string;
  /** Set when the object must have at least one entry: the hint for an empty object. */
  filled?: string;
  /** Checks beyond the table. */
  check?: (node: JsonObject, walk: FaultWalk) => void;
}

/** The rule that was violated. `mend-document.ts` selects the repair by it. */
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

/** Rules that OpenAPI documents may violate but connectors may not. */
export const CONNECTOR_CODES: readonly FaultCode[] = [
  "path-undeclared",
  "path-unused",
  "external",
  "dangling",
];

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
