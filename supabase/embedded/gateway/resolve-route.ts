export type Route =
  | { kind: "function"; path: string }
  | { kind: "data" }
  | { kind: "health" }
  | { kind: "ready" }
  | { kind: "reader" }
  | { kind: "config" }
  | { kind: "sample" }
  | { kind: "static" };

const FUNCTIONS = "/functions/v1";

/**
 * The short forms of routes (`/api/v1/…`), as prefixes; the rest of the path is kept. Hosted projects
 * configure them on any static host.
 */
const SHORT_FORMS: [prefix: string, target: string][] = [
  ["/api/v1/connectors", "/connectors"],
  ["/api/v1/secrets", "/secrets"],
  ["/api/v1/agent/query", "/agent-query"],
  ["/documents", "/documents"],
  ["/chat-messages", "/chat-messages"],
  ["/retrieve-context", "/retrieve-context"],
  ["/instructions", "/instructions"],
  // RFC 9728 §3.1: the location for clients that only know the endpoint's address.
  ["/.well-known/oauth-protected-resource/functions/v1/mcp", "/mcp/.well-known/oauth-protected-resource"],
];

/**
 * Determines the handler of a normalized target (`normalizeTarget`). A function receives its path with its own name as prefix, as on the hosted
 * platform.
 */
export function resolveRoute(url: string): Route {
  if (url.startsWith(`${FUNCTIONS}/`)) return { kind: "function", path: url.slice(FUNCTIONS.length) };
  const path = url.split("?", 1)[0] ?? "/";
  if (/^\/(rest|auth)\/v1(\/|$)/.test(path)) return { kind: "data" };
  if (path === "/healthz") return { kind: "health" };
  if (path === "/readyz") return { kind: "ready" };
  if (path === "/toolgate.json") return { kind: "config" };
  if (path === "/sample" || path.startsWith("/sample/")) return { kind: "sample" };
  if (path === "/docs" || path.startsWith("/docs/")) return { kind: "reader" };
  for (const [prefix, target] of SHORT_FORMS) {
    const next = url[prefix.length];
    const isWhole = next === undefined || next === "/" || next === "?";
    if (url.startsWith(prefix) && isWhole)
      return { kind: "function", path: target + url.slice(prefix.length) };
  }
  return { kind: "static" };
}
