import type { PropertyEncoding } from "../contract/http-operation.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { expandDeepObject, expandForm, scalarText } from "./expand-parameter.ts";
import { formEncode, percentEncodeReserved } from "./percent-encode.ts";

/**
 * An `application/x-www-form-urlencoded` body (OpenAPI 3.1 §4.8.14.4, §4.8.15). With `style`, `explode` or
 * `allowReserved` a property is written like a query parameter; otherwise by its content type, which is JSON for
 * objects and repeats the name for arrays.
 */
export function buildForm(value: JsonObject, encoding: Record<string, PropertyEncoding>): string {
  return Object.entries(value)
    .flatMap(([name, member]) =>
      expandProperty(name, member, Object.hasOwn(encoding, name) ? encoding[name] : undefined),
    )
    .join("&");
}

function expandProperty(name: string, value: Json, encoding: PropertyEncoding = {}): string[] {
  if (value === null) return [];
  const { style, explode, allowReserved, contentType } = encoding;
  const encode = allowReserved ? percentEncodeReserved : formEncode;
  if (style === "deepObject") return expandDeepObject(name, value, encode);
  const styled = style !== undefined || explode !== undefined || allowReserved !== undefined;
  if (styled) {
    const separator = style === "spaceDelimited" ? "+" : style === "pipeDelimited" ? "%7C" : ",";
    return expandForm(name, value, explode ?? (style ?? "form") === "form", encode, separator);
  }
  if (isJsonObject(value) || contentType !== undefined) {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    return [`${formEncode(name)}=${formEncode(text)}`];
  }
  const items = Array.isArray(value) ? value : [value];
  return items.flatMap((item) => {
    const text = scalarText(item);
    return text === null ? [] : [`${formEncode(name)}=${formEncode(text)}`];
  });
}
