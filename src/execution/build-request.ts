import type { HttpOperation, ServerTemplate } from "../contract/http-operation.ts";
import type { JsonObject } from "../contract/json.ts";
import { isOverridingHeader, isOverridingQuery } from "../contract/overriding-names.ts";
import type { OutgoingRequest } from "../contract/ports.ts";
import { buildBody } from "./build-body.ts";
import { buildHeaders } from "./build-headers.ts";
import { buildPath } from "./build-path.ts";
import { buildQuery } from "./build-query.ts";
import { guardOrigin } from "./guard-origin.ts";
import { egressBlocked } from "./guard-url.ts";
import { ArgumentFaults } from "./invalid-arguments.ts";

/** RFC 9110 §9.2.2. */
const IDEMPOTENT: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"]);

/**
 * Turns an operation and its arguments into the exact request, without credentials. Parameters are serialised as
 * OpenAPI 3.1 §4.8.12 (styles per RFC 6570) and bodies as §4.8.13–15 say; null counts as absent; binary values are
 * given as base64. No argument can change the origin, the number of path segments, or another argument's place.
 * @throws ToolgateError INVALID_ARGUMENTS {errors: [{pointer, message}]} with every fault;
 * EGRESS_BLOCKED when the operation's server is no absolute URL
 */
export function buildRequest(operation: HttpOperation, args: JsonObject): OutgoingRequest {
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

/** Path parameters are left to `buildPath`: they are always required. */
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

/** Server variables take their defaults; arguments never choose where a request goes. */
function serverUrl({ url, variables }: ServerTemplate): { base: string; query: string } {
  const filled = url.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(variables, name) ? (variables[name]?.default ?? whole) : whole,
  );
  if (!URL.canParse(filled))
    throw egressBlocked(filled, "bad_url", `The operation's server "${filled}" is no absolute URL.`);
  const [base = "", query = ""] = filled.replace(/#.*$/s, "").split(/\?(.*)/s);
  return { base: base.replace(/\/+$/, ""), query };
}

function joinUrl(operation: HttpOperation, path: string, query: string): string {
  const server = serverUrl(operation.server);
  // A parameter of the operation wins over one of the same name in the server's address.
  const names = new Set([...new URLSearchParams(query).keys()]);
  const own = server.query
    .split("&")
    .filter((pair) => !names.has([...new URLSearchParams(pair).keys()][0] ?? ""));
  // Some documents tell operations apart by "?action=x" or "#x" in the path template.
  const [route = "", fixed = ""] = path.replace(/#.*$/s, "").split(/\?(.*)/s);
  const search = [...own, fixed, query].filter((part) => part !== "").join("&");
  const url = new URL(
    `${server.base}${route.startsWith("/") ? "" : "/"}${route}${search === "" ? "" : `?${search}`}`,
  );
  guardOrigin(url, server.base);
  return url.href;
}
