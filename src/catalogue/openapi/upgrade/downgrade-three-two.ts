import { isJsonObject, type JsonObject, listOf, objectOf } from "../../../base/json.ts";
import type { Changes } from "../repair/changes.ts";

/** Methods of a path item that OpenAPI 3.1 knows. */
const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/**
 * Turns an OpenAPI 3.2 document into one of 3.1, in place: operations of other methods (`query`, `additionalOperations`) and
 * parameters `in: querystring` have no equivalent.
 */
export function downgradeThreeTwo(document: JsonObject, changes: Changes): void {
  delete document["$self"];
  for (const [path, item] of Object.entries(objectOf(document["paths"]))) {
    if (!isJsonObject(item)) continue;
    for (const member of ["query", "additionalOperations"]) {
      if (item[member] === undefined) continue;
      delete item[member];
      changes.add(["paths", path, member], "Left out: its method cannot be called.");
    }
    for (const holder of [item, ...METHODS.map((method) => item[method]).filter(isJsonObject)])
      dropQueryString(holder, path, changes);
  }
}

function dropQueryString(holder: JsonObject, path: string, changes: Changes): void {
  const parameters = listOf(holder["parameters"]);
  const kept = parameters.filter((one) => objectOf(one)["in"] !== "querystring");
  if (kept.length === parameters.length) return;
  holder["parameters"] = kept;
  changes.add(
    ["paths", path, "parameters"],
    "Left out a parameter `in: querystring`, which OpenAPI 3.1 does not have.",
  );
}
