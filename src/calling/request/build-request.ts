import { isOverridingHeader, isOverridingQuery } from "../../base/headers.ts";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { hasControlCharacters, trimEnd } from "../../base/text.ts";
import type { HttpOperation, OperationParameter, ServerTemplate } from "../../contract/http-operation.ts";
import type { OutgoingRequest } from "../../contract/ports.ts";
import { egressBlocked } from "../egress/guard-url.ts";
import { buildBody } from "./build-body.ts";
import {
  buildPath,
  expandDeepObject,
  expandForm,
  expandSimple,
  percentEncode,
  percentEncodeReserved,
  serializeContent,
  textsOf,
} from "./expand-parameter.ts";
import { ArgumentFaults, guardMembers, namesIn, UnusableArgument } from "./invalid-arguments.ts";

/** RFC 9110 §9.2.2. */
const IDEMPOTENT: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/** OpenAPI 3.1 §4.8.12.1: header parameters with these names are ignored. */
const IGNORED = /^(accept|content-type|authorization)$/i;

/** Separators between the items of a list that is not exploded, as written in the URL. */
const LIST_SEPARATORS = { spaceDelimited: "%20", pipeDelimited: "%7C", form: "," } as const;

/**
 * Builds the request of an operation from its arguments, without credentials. Parameters are serialized according to
 * OpenAPI 3.1 §4.8.12 (styles per RFC 6570), bodies according to §4.8.13–15. Null counts as absent; binary values are
 * given as base64. Arguments cannot change the origin, the number of path segments, or other parameters.
 * @throws ToolgateError INVALID_ARGUMENTS {errors: [{pointer, message}]} with every fault;
 * EGRESS_BLOCKED if the operation's server is not an absolute URL
 */
export function buildRequest(operation: HttpOperation, given: JsonObject): OutgoingRequest {
  const args = completeArguments(operation, given);
  const faults = new ArgumentFaults();
  findMissing(operation, args, faults);
  const path = buildPath(operation, args, faults);
  const query = buildQuery(operation, args, faults);
  const headers = buildHeaders(operation, args, faults);
  const body = buildBody(operation, args, faults);
  faults.throwIfAny();
  if (body !== undefined) headers.push(["content-type", body.contentType]);
  return {
    method: operation.method,
    url: joinUrl(operation, path, query),
    headers,
    ...(body === undefined ? {} : { body: body.bytes }),
    idempotent: IDEMPOTENT.has(operation.method) || headers.some(([name]) => name === "idempotency-key"),
    ...(operation.wantsTrace === true && { wantsTrace: true }),
    sensitive: { headers: [], query: [] },
  };
}

/** Adds the defaults of the connector's overlay, and its fixed values, which no caller can replace. */
function completeArguments({ defaults, fixed }: HttpOperation, given: JsonObject): JsonObject {
  if (!defaults && !fixed) return given;
  const stated = Object.entries(given).filter(([, value]) => value !== null);
  return { ...defaults, ...Object.fromEntries(stated), ...fixed };
}

/** Reports required parameters without a value. `buildPath` checks path parameters, which are always required. */
function findMissing(operation: HttpOperation, args: JsonObject, faults: ArgumentFaults): void {
  for (const parameter of operation.parameters) {
    const given = Object.hasOwn(args, parameter.argument) && args[parameter.argument] !== null;
    const { in: place, name } = parameter;
    const isDropped =
      place === "header" ? isOverridingHeader(name) : place === "query" && isOverridingQuery(name);
    if (parameter.required && parameter.in !== "path" && !given && !isDropped)
      faults.add(parameter.argument, "is required");
  }
}

/** The server's URL with the defaults of its variables; arguments cannot change them. */
function serverUrl({ url, variables }: ServerTemplate): { base: string; query: string } {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? whole) : whole,
  );
  if (!URL.canParse(filled))
    throw egressBlocked(filled, "bad_url", `The operation's server "${filled}" is not an absolute URL.`);
  const [base = "", query = ""] = filled.replace(/#.*$/s, "").split(/\?(.*)/s);
  return { base: trimEnd(base, "/"), query };
}

function joinUrl(operation: HttpOperation, path: string, query: string): string {
  const server = serverUrl(operation.server);
  // A parameter of the operation replaces one of the same name in the server's URL.
  const names = new Set([...new URLSearchParams(query).keys()]);
  const own = server.query
    .split("&")
    .filter((pair) => !names.has([...new URLSearchParams(pair).keys()][0] ?? ""));
  // Some documents distinguish operations by "?action=x" or "#x" in the path template.
  const [route = "", fixed = ""] = path.replace(/#.*$/s, "").split(/\?(.*)/s);
  const search = [...own, fixed, query].filter((part) => part !== "").join("&");
  const url = new URL(
    `${server.base}${route.startsWith("/") ? "" : "/"}${route}${search === "" ? "" : `?${search}`}`,
  );
  guardOrigin(url, server.base);
  return url.href;
}

/** Header parameters, one `cookie` header with all cookie parameters, and `accept`. Names are in lower case. */
function buildHeaders(
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
      if (parameter.in === "cookie") cookies.push(...expandCookie(parameter, value, operation));
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

/** RFC 6570 `simple`, without percent-encoding as in headers (OpenAPI 3.1.1 Appendix D). */
function expandHeader({ name, explode, contentType }: OperationParameter, value: Json): [string, string][] {
  if (value === null) return [];
  const text =
    contentType === undefined ? expandSimple(value, explode, String) : serializeContent(value, contentType);
  return text === null ? [] : [[name.toLowerCase(), headerText(text)]];
}

/** Characters beyond ASCII are sent as UTF-8 bytes (obs-text, RFC 9110 §5.5). */
function headerText(text: string): string {
  if (hasControlCharacters(text.replaceAll("\t", " "))) {
    throw new UnusableArgument(
      "contains line breaks or control characters, which are not allowed in a header",
    );
  }
  if (/\p{Surrogate}/u.test(text))
    throw new UnusableArgument("contains a lone surrogate, which is not a valid character");
  return String.fromCharCode(...new TextEncoder().encode(text));
}

/**
 * The style `form` in a cookie. Values are percent-encoded. Exploded lists repeat the cookie, separated by `; `
 * (RFC 6265 §4.2.1).
 */
function expandCookie(
  { name, explode, contentType }: OperationParameter,
  value: Json,
  operation: HttpOperation,
): string[] {
  if (textsOf(value).some(hasControlCharacters)) {
    throw new UnusableArgument(
      "contains line breaks or control characters, which are not allowed in a cookie",
    );
  }
  if (value === null) return [];
  if (contentType !== undefined)
    return [`${percentEncode(name)}=${percentEncode(serializeContent(value, contentType))}`];
  if (explode) guardMembers(value, name, namesIn(operation, "cookie"));
  return expandForm(name, value, explode, percentEncode, ",");
}

/** The query string without `?`: `name=value` pairs of all query parameters that have a value. */
function buildQuery(operation: HttpOperation, args: JsonObject, faults: ArgumentFaults): string {
  const pairs = operation.parameters
    .filter(
      ({ name, argument, ...one }) =>
        one.in === "query" && Object.hasOwn(args, argument) && !isOverridingQuery(name),
    )
    .flatMap((parameter) => {
      const value = args[parameter.argument] ?? null;
      return (
        faults.collect(parameter.argument, () => expandQueryParameter(parameter, value, operation)) ?? []
      );
    });
  return pairs.join("&");
}

function expandQueryParameter(
  parameter: OperationParameter,
  value: Json,
  operation: HttpOperation,
): string[] {
  const { name, style, explode, allowReserved, contentType } = parameter;
  if (value === null) return [];
  const encode = allowReserved ? percentEncodeReserved : percentEncode;
  if (contentType !== undefined)
    return [`${percentEncode(name)}=${encode(serializeContent(value, contentType))}`];
  if (isJsonObject(value)) guardKeys(value);
  if (style === "deepObject") return expandDeepObject(name, value, encode);
  if (explode) guardMembers(value, name, namesIn(operation, "query"));
  const separator =
    style === "spaceDelimited" || style === "pipeDelimited" ? LIST_SEPARATORS[style] : LIST_SEPARATORS.form;
  return expandForm(name, value, explode, encode, separator);
}

/** Keys of an exploded object become parameters, and one such as `_method` would change the request. */
function guardKeys(value: JsonObject): void {
  const key = Object.keys(value).find(isOverridingQuery);
  if (key !== undefined)
    throw new UnusableArgument(`contains "${key}", which would change the request's method`);
}

/**
 * Checks that a URL built from arguments has the expected origin: the same scheme, host and port. The parsed origins
 * are compared, so `xapi.stripe.com` or a Cyrillic look-alike does not match `api.stripe.com`.
 * @throws ToolgateError EGRESS_BLOCKED {url, reason: "host_mismatch"}
 */
export function guardOrigin(url: URL, expected: string): void {
  const origin = new URL(expected).origin;
  if (url.origin !== origin) {
    throw egressBlocked(
      url.href,
      "host_mismatch",
      `The URL has the origin ${url.origin} instead of ${origin}.`,
    );
  }
}
