import { type Fault, type JsonObject, objectOf } from "../../base/json.ts";
import type { Sender } from "../../contract/ports.ts";

/** The formats that become an OpenAPI document. */
export type SourceKind = "openapi" | "postman" | "discovery" | "graphql" | "har" | "curl";

/** Operations of a converted document. */
export const MAX_OPERATIONS = 2_000;

/** A text in one of the formats, as an OpenAPI document without a secret. */
export interface Conversion {
  kind: SourceKind;
  /** The format with its version: "OpenAPI 3.0.3", "Postman collection 2.1". */
  format: string;
  document: JsonObject;
  /** What was left out or assumed, and which secrets must be entered. */
  notes: Fault[];
  /** Ids of operations that only read although their method is POST (queries of GraphQL). */
  reads: string[];
}

export interface RecogniseOptions {
  /** Where the text came from, after redirects; null if it was sent with the request. */
  url: string | null;
  /** The API's address, for formats that do not contain it. */
  server: string | null;
}

export interface SourcePorts {
  sender: Sender;
  signal: AbortSignal;
}

/** Gives a document the name that the import stated, in place of its title. */
export function nameDocument({ document }: Conversion, name: string | null): void {
  if (name !== null) document["info"] = { ...objectOf(document["info"]), title: name };
}

/** Milliseconds of one import or check of a source, with everything that is fetched for it. */
const TIMEOUT_MS = 40_000;

/** The same ports, with one time limit for everything that is fetched. */
export function limitTime({ sender, signal }: SourcePorts): SourcePorts {
  return { sender, signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) };
}
