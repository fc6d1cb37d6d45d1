import { isJsonObject, type JsonObject, objectOf } from "../../../base/json.ts";
import { METHODS } from "../validate/check-paths.ts";

/** Fields of an operation that only an overlay may set; those of a document are ignored. */
const OPERATION_OVERRIDES = ["x-enabled", "x-arguments", "x-response-path", "x-limits"];
/** The field of the root that disables groups of operations. */
export const GROUPS = "x-disabled";

/** Removes what only an overlay may set. Changes the document. */
export function dropOverrides(document: JsonObject): void {
  delete document[GROUPS];
  for (const holder of [document["paths"], objectOf(document["components"])["pathItems"]])
    for (const item of Object.values(objectOf(holder)))
      for (const method of METHODS) {
        const operation = objectOf(item)[method];
        if (isJsonObject(operation)) for (const key of OPERATION_OVERRIDES) delete operation[key];
      }
}

/** Fields of the root that change neither where calls go nor how they sign in. */
const FREE_ROOT = ["info", "tags", "externalDocs", "paths", "components", GROUPS];

/**
 * Whether a location says where calls go or how they sign in. Only the signed-in owner may change it, and the secrets
 * that would go elsewhere are deleted.
 */
export function isGuarded(location: readonly (string | number)[]): boolean {
  const [root, part, third] = location;
  if (root === undefined) return false;
  if (!FREE_ROOT.includes(String(root))) return true;
  if (root === "components" && part === "pathItems") return isGuardedItem(location.slice(3));
  if (root === "components") return part === "securitySchemes";
  return root === "paths" && third !== undefined && isGuardedItem(location.slice(2));
}

/** @param inItem the location inside a path item */
function isGuardedItem(inItem: readonly (string | number)[]): boolean {
  const [key, field] = inItem;
  if (key === undefined) return false;
  if (key === "servers" || key === "$ref") return true;
  if (!METHODS.some((method) => method === key) || field === undefined) return false;
  const name = String(field);
  if (name === "servers" || name === "security" || name === "$ref") return true;
  return name.startsWith("x-") && name !== "x-side-effect" && !OPERATION_OVERRIDES.includes(name);
}
