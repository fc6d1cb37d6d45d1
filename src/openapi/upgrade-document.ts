import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { stringOf } from "./json-pointer.ts";
import { upgradeSchema } from "./upgrade-schema.ts";
import { upgradeSwagger } from "./upgrade-swagger.ts";
import { visitSchemas } from "./visit-schemas.ts";

/** The version that documents are upgraded to. */
const TARGET = "3.1.0";

/**
 * Upgrades a document of any supported version to 3.1. May change the given document.
 * @throws ToolgateError INVALID_OPENAPI for anything but Swagger 2.0 and OpenAPI 3.0 and 3.1
 */
export function upgradeDocument(document: JsonObject, changes: Changes): JsonObject {
  const given = stringOf(document["openapi"] ?? document["swagger"] ?? "");
  if (/^3\.1\.\d+$/.test(given)) return document;
  const isSwagger = document["openapi"] === undefined && /^2(\.0)*$/.test(given);
  if (!isSwagger && !/^3(\.[01](\.\S*)?)?$/.test(given)) throw unknownVersion(given);
  const upgraded = isSwagger ? upgradeSwagger(document, changes) : document;
  upgraded["openapi"] = TARGET;
  changes.add(["openapi"], `Upgraded from ${isSwagger ? "Swagger" : "OpenAPI"} ${given} to ${TARGET}.`);
  if (!given.startsWith("3.1"))
    visitSchemas(upgraded, { schema: (schema) => upgradeSchema(schema, changes) });
  return upgraded;
}

function unknownVersion(given: string): ToolgateError {
  const message =
    given === ""
      ? "Neither `openapi` nor `swagger` says which version this is: it does not look like an OpenAPI document."
      : `Version \`${given.slice(0, 30)}\` is not known: OpenAPI 3.0, 3.1 and Swagger 2.0 are.`;
  return new ToolgateError("INVALID_OPENAPI", message, {
    details: { errors: [{ pointer: "/openapi", message }] },
  });
}
