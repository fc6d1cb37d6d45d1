import type { AuthType, RequiredSecret } from "../contract/connector.ts";
import type { Fault, Json, JsonObject } from "../contract/json.ts";
import { addAuth } from "./add-auth.ts";
import { Changes } from "./changes.ts";
import { mendDocument } from "./mend-document.ts";
import { mendEnums } from "./mend-enums.ts";
import { mendServers } from "./mend-servers.ts";
import { nameOperations } from "./name-operations.ts";
import { upgradeDocument } from "./upgrade-document.ts";

export interface AnnotateOptions {
  /** Where the API lives, for documents that do not say: an absolute http(s) URL. */
  server?: string;
}

export interface Annotation {
  document: JsonObject;
  inferred: { auth_type: AuthType; required_secrets: RequiredSecret[] };
  /** Everything that differs from what was given, and why. */
  changes: Fault[];
}

/**
 * Makes a connector document of any OpenAPI 3.x or Swagger 2.0 document: upgrades it to 3.1, mends faults whose
 * repair can be proved, names operations, proposes `x-auth-type` and `x-required-secrets`. What exists and is right
 * is never renamed. The given document is not touched.
 *
 * @throws ToolgateError INVALID_OPENAPI when it is neither
 */
export function annotate(document: JsonObject, options: AnnotateOptions = {}): Annotation {
  return annotateInPlace(cloneObject(document), options);
}

/** The same without the copy, for large documents: the given one is changed, and nothing in it may be shared. */
export function annotateInPlace(document: JsonObject, options: AnnotateOptions = {}): Annotation {
  const changes = new Changes();
  const upgraded = upgradeDocument(document, changes);
  mendServers(upgraded, options.server, changes);
  mendDocument(upgraded, changes);
  mendEnums(upgraded, changes);
  nameOperations(upgraded, changes);
  const inferred = addAuth(upgraded, changes);
  return { document: upgraded, inferred, changes: changes.all() };
}

/** A deep copy in which nothing is shared, not even what YAML aliases shared. */
function cloneObject(object: JsonObject): JsonObject {
  const copy: JsonObject = {};
  for (const key of Object.keys(object)) copy[key] = clone(object[key] ?? null);
  return copy;
}

function clone(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(clone) : cloneObject(value);
}
