import { isJsonObject } from "../contract/json.ts";
import type { CompileContext, LocatedOperation } from "./compile-operation.ts";
import { listOf, stringOf } from "./json-pointer.ts";

/**
 * Whether calls of an operation carry a `traceparent` header: the operation describes this header,
 * or the document's root has `x-trace-context: true`. Other APIs do not receive it, because it
 * would reveal which requests belong together.
 */
export function wantsTrace(
  { item, operation }: Pick<LocatedOperation, "item" | "operation">,
  { document, resolver }: Pick<CompileContext, "document" | "resolver">,
): boolean {
  if (document["x-trace-context"] === true) return true;
  return [...listOf(item["parameters"]), ...listOf(operation["parameters"])].some((entry) => {
    const parameter = resolver.follow(entry);
    if (!isJsonObject(parameter) || parameter["in"] !== "header") return false;
    return stringOf(parameter["name"]).toLowerCase() === "traceparent";
  });
}
