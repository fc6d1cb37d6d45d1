import type { JsonObject } from "../contract/json.ts";
import { METHODS } from "./check-paths.ts";
import { objectOf, stringOf } from "./json-pointer.ts";
import type { Repair } from "./mend-document.ts";
import { claimName } from "./name-operation.ts";

/** Appends a number to the second operation of a name. The first keeps it, because links refer to it. */
export const repairOperationId: Repair = ({ holder }, context) => {
  if (Array.isArray(holder)) return undefined;
  const id = stringOf(holder["operationId"]);
  context.operationIds ??= idsOf(context.document);
  const name = claimName(id, context.operationIds);
  holder["operationId"] = name;
  return `Two operations were named \`${id}\`: named this one \`${name}\`.`;
};

function idsOf(document: JsonObject): Set<string> {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  return new Set(
    items.flatMap((item) => METHODS.map((method) => stringOf(objectOf(item[method])["operationId"] ?? ""))),
  );
}
