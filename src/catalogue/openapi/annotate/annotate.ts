import type { Fault, Json, JsonObject } from "../../../base/json.ts";
import type { AuthType, RequiredSecret } from "../../../contract/connector.ts";
import { Changes } from "../repair/changes.ts";
import { repairDocument } from "../repair/repair-document.ts";
import { repairEnums } from "../repair/repair-enums.ts";
import { repairServers } from "../repair/repair-servers.ts";
import { upgradeDocument } from "../upgrade/upgrade-document.ts";
import { addAuth } from "./add-auth.ts";
import { nameOperations } from "./name-operations.ts";

export interface AnnotateOptions {
  /** Base URL of the API, for documents that do not state one: an absolute http(s) URL. */
  server?: string;
}

export interface Annotation {
  document: JsonObject;
  inferred: { auth_type: AuthType; required_secrets: RequiredSecret[] };
  /** Every difference from the given document, with the reason. */
  changes: Fault[];
}

/**
 * Turns any OpenAPI 3.x or Swagger 2.0 document into a connector document: upgrades it to 3.1,
 * repairs faults that have only one possible repair, names operations, and proposes `x-auth-type`
 * and `x-required-secrets`. Valid names are kept. The given document is not changed.
 *
 * @throws ToolgateError INVALID_OPENAPI when it is neither OpenAPI 3.x nor Swagger 2.0
 */
export function annotate(document: JsonObject, options: AnnotateOptions = {}): Annotation {
  return annotateInPlace(cloneObject(document), options);
}

/**
 * Like `annotate`, without the copy, for large documents. Changes the given document, in which no
 * two places may share an object.
 */
export function annotateInPlace(document: JsonObject, options: AnnotateOptions = {}): Annotation {
  const changes = new Changes();
  const upgraded = upgradeDocument(document, changes);
  repairServers(upgraded, options.server, changes);
  repairDocument(upgraded, changes);
  repairEnums(upgraded, changes);
  nameOperations(upgraded, changes);
  const inferred = addAuth(upgraded, changes);
  return { document: upgraded, inferred, changes: changes.all() };
}

/** A deep copy in which no two places share an object, even where YAML aliases did. */
function cloneObject(object: JsonObject): JsonObject {
  const copy: JsonObject = {};
  for (const key of Object.keys(object)) copy[key] = clone(object[key] ?? null);
  return copy;
}

function clone(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(clone) : cloneObject(value);
}
