import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../../base/json.ts";
import type { AuthType } from "../../../contract/connector.ts";
import { isAwsScheme } from "../parse/read-auth.ts";
import { clientCredentials, presetOf, readSignIn } from "../parse/read-connector.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import { METHODS } from "../validate/check-paths.ts";

/** One way of authenticating that the document offers. */
export interface AuthOption {
  type: AuthType;
  /** Names of the security schemes that it satisfies. */
  schemes: string[];
  /** Number of operations that it can call. */
  operations: number;
  /** Whether a user has to log in from time to time to renew it. */
  needsLogin: boolean;
}

/** Position among types that call equally many operations: those that work unattended come first. */
const PREFERENCE: Record<AuthType, number> = {
  "api-key": 1,
  "oauth2-client-credentials": 2,
  "bearer-token": 3,
  "username-password": 4,
  "http-digest": 5,
  "client-certificate": 6,
  "aws-sigv4": 7,
  "oauth2-jwt-bearer": 8,
  "oauth2-authorization-code": 9,
  // No security scheme describes these.
  hmac: 10,
  "session-login": 11,
  none: 12,
};

/** Maximum number of secrets for one connector. */
const MAX_SCHEMES = 20;

interface Scheme {
  type: AuthType;
  needsLogin: boolean;
  /** Whether the key is part of the URL and therefore ends up in logs. */
  isExposed: boolean;
}

/**
 * The ways of authenticating that the security schemes allow, best first: the most operations, then
 * no interactive login.
 */
export function inferAuth(document: JsonObject): AuthOption[] {
  const schemes = readSchemes(document);
  const operations = alternativesByOperation(document, schemes);
  const types = new Set([...schemes.values()].map(({ type }) => type));
  const options = [...types]
    .map((type) => weigh(type, operations, schemes))
    .filter((option) => option.schemes.length > 0);
  return options.sort(
    (a, b) =>
      b.operations - a.operations ||
      Number(a.needsLogin) - Number(b.needsLogin) ||
      PREFERENCE[a.type] - PREFERENCE[b.type],
  );
}

function readSchemes(document: JsonObject): Map<string, Scheme> {
  const resolver = createResolver(document);
  const entries = Object.entries(objectOf(objectOf(document["components"])["securitySchemes"]));
  const isKnown = presetOf(document) !== null;
  return new Map(
    entries.map(([name, scheme]) => [name, classify(objectOf(resolver.follow(scheme)), isKnown)]),
  );
}

/**
 * Other OAuth flows with an interactive login (implicit, password) end in a token that the user stores,
 * unless the provider is known to offer the authorization code.
 */
function classify(scheme: JsonObject, isKnown: boolean): Scheme {
  const http = textOf(scheme["scheme"])?.toLowerCase();
  if (isAwsScheme(scheme)) return { type: "aws-sigv4", needsLogin: false, isExposed: false };
  if (scheme["type"] === "apiKey") {
    return { type: "api-key", needsLogin: false, isExposed: scheme["in"] === "query" };
  }
  if (scheme["type"] === "mutualTLS")
    return { type: "client-certificate", needsLogin: false, isExposed: false };
  if (scheme["type"] === "http" && http === "basic")
    return { type: "username-password", needsLogin: false, isExposed: false };
  if (scheme["type"] === "http" && http === "digest")
    return { type: "http-digest", needsLogin: false, isExposed: false };
  if (scheme["type"] === "http" && http === "bearer")
    return { type: "bearer-token", needsLogin: false, isExposed: false };
  if (scheme["type"] === "http") return { type: "api-key", needsLogin: false, isExposed: false };
  if (Object.keys(clientCredentials(scheme)).length > 0)
    return { type: "oauth2-client-credentials", needsLogin: false, isExposed: false };
  if (readSignIn(scheme) !== null || (isKnown && scheme["type"] === "oauth2"))
    return { type: "oauth2-authorization-code", needsLogin: true, isExposed: false };
  return { type: "bearer-token", needsLogin: true, isExposed: false };
}

/** For each operation that requires credentials, the sets of schemes that it accepts. */
function alternativesByOperation(document: JsonObject, schemes: Map<string, Scheme>): string[][][] {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const operations = items.flatMap((item) => METHODS.map((method) => item[method]).filter(isJsonObject));
  const isStated =
    document["security"] !== undefined || operations.some(({ security }) => listOf(security).length > 0);
  const implied: Json[] = isStated
    ? listOf(document["security"])
    : [...schemes.keys()].map((name) => ({ [name]: [] }));
  return operations
    .map((operation) => (Array.isArray(operation["security"]) ? operation["security"] : implied))
    .map((alternatives) =>
      alternatives.map((one) => Object.keys(objectOf(one))).filter((names) => names.length > 0),
    )
    .filter((alternatives) => alternatives.length > 0);
}

/**
 * The operations that one auth type can call, with the smallest set of schemes. API keys may
 * accompany any type, since each is a separate secret.
 */
function weigh(type: AuthType, operations: string[][][], schemes: Map<string, Scheme>): AuthOption {
  const usable = operations
    .map((alternatives) =>
      alternatives.filter((names) => names.every((name) => isSatisfied(name, type, schemes))),
    )
    .filter((alternatives) => alternatives.length > 0);
  const chosen = chooseSets(usable, (names) => rank(names, type, schemes));
  const isOfType = chosen.some((name) => schemes.get(name)?.type === type);
  return {
    type,
    schemes: isOfType ? chosen : [],
    operations: usable.length,
    needsLogin: chosen.some((name) => schemes.get(name)?.needsLogin),
  };
}

function isSatisfied(name: string, type: AuthType, schemes: Map<string, Scheme>): boolean {
  const scheme = schemes.get(name);
  if (scheme === undefined) return false;
  // A stored token serves every scheme that takes one: there is one Authorization header.
  const isToken = type === "bearer-token" && scheme.type === "oauth2-authorization-code";
  return scheme.type === type || scheme.type === "api-key" || isToken;
}

/** Greedy set cover: repeatedly takes the set that serves the most remaining operations. */
function chooseSets(operations: string[][][], rankOf: (names: string[]) => number): string[] {
  const chosen = new Set<string>();
  let unserved = operations;
  while (unserved.length > 0 && chosen.size < MAX_SCHEMES) {
    const best = mostAccepted(unserved, rankOf);
    for (const name of best) chosen.add(name);
    unserved = unserved.filter((sets) => !sets.some((names) => names.every((name) => chosen.has(name))));
  }
  return [...chosen];
}

function mostAccepted(operations: string[][][], rankOf: (names: string[]) => number): string[] {
  const votes = new Map<string, { names: string[]; count: number }>();
  for (const names of operations.flat()) {
    const key = names.join("\n");
    const vote = votes.get(key) ?? { names, count: 0 };
    votes.set(key, { names, count: vote.count + 1 });
  }
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count || rankOf(a.names) - rankOf(b.names));
  return best?.names ?? [];
}

/**
 * Order among sets that serve equally many operations: no interactive login, of the given type, not
 * in the URL, few schemes. Lower is better.
 */
function rank(names: string[], type: AuthType, schemes: Map<string, Scheme>): number {
  const parts = names.map((name) => schemes.get(name));
  const logins = parts.filter((scheme) => scheme?.needsLogin).length;
  const exposed = parts.filter((scheme) => scheme?.isExposed).length;
  const isOfType = parts.some((scheme) => scheme?.type === type);
  return logins * 1_000 + (isOfType ? 0 : 100) + exposed * 10 + names.length;
}
