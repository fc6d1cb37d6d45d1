import type { HttpOperation, OperationParameter } from "../contract/http-operation.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import { isOverridingHeader } from "../contract/overriding-names.ts";
import { expandForm, expandSimple } from "./expand-parameter.ts";
import { hasControlCharacters } from "./has-control-characters.ts";
import { type ArgumentFaults, UnusableArgument } from "./invalid-arguments.ts";
import { percentEncode } from "./percent-encode.ts";
import { serializeContent } from "./serialize-content.ts";
import { textsOf } from "./texts-of.ts";

/** OpenAPI 3.1 §4.8.12.1: described elsewhere, so parameters of these names are ignored. */
const IGNORED = /^(accept|content-type|authorization)$/i;

/** Header parameters, one `cookie` header of all cookie parameters, and `accept`; names in lower case. */
export function buildHeaders(
  operation: HttpOperation,
  args: JsonObject,
  faults: ArgumentFaults,
): [string, string][] {
  const headers: [string, string][] = [["accept", acceptHeader(operation.accepts)]];
  const cookies: string[] = [];
  for (const parameter of operation.parameters) {
    if (!Object.hasOwn(args, parameter.argument)) continue;
    const value = args[parameter.argument] ?? null;
    faults.collect(parameter.argument, () => {
      if (parameter.in === "cookie") cookies.push(...expandCookie(parameter, value));
      if (parameter.in === "header" && !IGNORED.test(parameter.name) && !isOverridingHeader(parameter.name))
        headers.push(...expandHeader(parameter, value));
    });
  }
  if (cookies.length > 0) headers.push(["cookie", cookies.join("; ")]);
  return headers;
}

function acceptHeader(accepts: readonly string[]): string {
  const known = accepts.filter(
    (type) => /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+(\s*;[ -~]*)?$/.test(type) && type !== "*/*",
  );
  return known.length === 0 ? "application/json, */*;q=0.5" : [...new Set(known), "*/*;q=0.1"].join(", ");
}

/** RFC 6570 `simple` without percent-encoding, which headers do not use (OpenAPI 3.1.1 Appendix D). */
function expandHeader({ name, explode, contentType }: OperationParameter, value: Json): [string, string][] {
  if (value === null) return [];
  const text =
    contentType === undefined ? expandSimple(value, explode, String) : serializeContent(value, contentType);
  return text === null ? [] : [[name.toLowerCase(), headerText(text)]];
}

/** Characters beyond ASCII travel as the bytes of their UTF-8 form (obs-text, RFC 9110 §5.5). */
function headerText(text: string): string {
  if (hasControlCharacters(text.replaceAll("\t", " "))) {
    throw new UnusableArgument("holds line breaks or control characters, which no header can carry");
  }
  if (/\p{Surrogate}/u.test(text))
    throw new UnusableArgument("holds half of a surrogate pair, which is no character");
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/**
 * `form` in a cookie. Values are percent-encoded; exploded lists repeat the cookie, separated as cookies are
 * (RFC 6265 §4.2.1), not by the `&` of a query.
 */
function expandCookie({ name, explode, contentType }: OperationParameter, value: Json): string[] {
  if (textsOf(value).some(hasControlCharacters)) {
    throw new UnusableArgument("holds line breaks or control characters, which no cookie can carry");
  }
  if (value === null) return [];
  if (contentType !== undefined)
    return [`${percentEncode(name)}=${percentEncode(serializeContent(value, contentType))}`];
  return expandForm(name, value, explode, percentEncode, ",");
}
