import { isJsonObject, type JsonObject } from "../contract/json.ts";
import type { Changes } from "./changes.ts";
import { METHODS } from "./check-paths.ts";
import { objectOf, stringOf } from "./json-pointer.ts";
import { claimName, nameOperation } from "./name-operation.ts";

/** Gives every operation of `paths` that has none an `operationId` made of its method and path. */
export function nameOperations(document: JsonObject, changes: Changes): void {
  const operations = Object.entries(objectOf(document["paths"])).flatMap(([path, item]) =>
    METHODS.map((method) => ({ path, method, operation: objectOf(item)[method] })),
  );
  const taken = new Set(
    operations.map(({ operation }) => stringOf(objectOf(operation)["operationId"] ?? "")),
  );
  for (const { path, method, operation } of operations) {
    if (!isJsonObject(operation) || (operation["operationId"] ?? "") !== "") continue;
    const name = claimName(nameOperation(method, path), taken);
    operation["operationId"] = name;
    changes.add(["paths", path, method, "operationId"], `Named the operation \`${name}\`.`);
  }
}
