import type { JsonObject } from "../contract/json.ts";
import { METHODS } from "./check-paths.ts";
import { objectOf, stringOf } from "./json-pointer.ts";
import type { Mend } from "./mend-document.ts";
import { claimName } from "./name-operation.ts";

/** The second operation of a name gets a number behind it; the first keeps the name, for links refer to it. */
export const mendOperationId: Mend = ({ holder }, context) => {
  if (Array.isArray(holder)) return undefined;
  const id = stringOf(holder["operationId"]);
  context.operationIds ??= idsOf(context.document);
  const name = claimName(id, context.operationIds);
  holder["operationId"] = name;
  return `Two operations were called \`${id}\`: named this one \`${name}\`.`;
};

function idsOf(document: JsonObject): Set<string> {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  return new Set(
    items.flatMap((item) => METHODS.map((method) => stringOf(objectOf(item[method])["operationId"] ?? ""))),
  );
}
