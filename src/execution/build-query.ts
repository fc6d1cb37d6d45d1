import type { HttpOperation, OperationParameter } from "../contract/http-operation.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { isOverridingQuery } from "../contract/overriding-names.ts";
import { expandDeepObject, expandForm } from "./expand-parameter.ts";
import { type ArgumentFaults, UnusableArgument } from "./invalid-arguments.ts";
import { percentEncode, percentEncodeReserved } from "./percent-encode.ts";
import { serializeContent } from "./serialize-content.ts";

/** What separates the items of a list that is not exploded, as it stands in the URL. */
const LIST_SEPARATORS = { spaceDelimited: "%20", pipeDelimited: "%7C", form: "," } as const;

/** The query string without `?`: `name=value` pairs of all query parameters that have a value. */
export function buildQuery(operation: HttpOperation, args: JsonObject, faults: ArgumentFaults): string {
  const pairs = operation.parameters
    .filter(
      ({ name, argument, ...one }) =>
        one.in === "query" && Object.hasOwn(args, argument) && !isOverridingQuery(name),
    )
    .flatMap((parameter) => {
      const value = args[parameter.argument] ?? null;
      return faults.collect(parameter.argument, () => expandQueryParameter(parameter, value)) ?? [];
    });
  return pairs.join("&");
}

function expandQueryParameter(parameter: OperationParameter, value: Json): string[] {
  const { name, style, explode, allowReserved, contentType } = parameter;
  if (value === null) return [];
  const encode = allowReserved ? percentEncodeReserved : percentEncode;
  if (contentType !== undefined)
    return [`${percentEncode(name)}=${encode(serializeContent(value, contentType))}`];
  if (isJsonObject(value)) guardKeys(value);
  if (style === "deepObject") return expandDeepObject(name, value, encode);
  const separator =
    style === "spaceDelimited" || style === "pipeDelimited" ? LIST_SEPARATORS[style] : LIST_SEPARATORS.form;
  return expandForm(name, value, explode, encode, separator);
}

/** An exploded object writes its keys as parameters: `_method` among them would make the request another one. */
function guardKeys(value: JsonObject): void {
  const key = Object.keys(value).find(isOverridingQuery);
  if (key !== undefined)
    throw new UnusableArgument(`holds "${key}", which would turn the request into another one`);
}
