import type { AuthType } from "../contract/connector.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { METHODS } from "./check-paths.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";
import { clientCredentials } from "./read-connector.ts";
import { createResolver } from "./resolve-reference.ts";

/** One way to authenticate that the document offers. */
export interface AuthOption {
  type: AuthType;
  /** Names of the security schemes that this way feeds. */
  schemes: string[];
  /** Operations that can be called with it. */
  operations: number;
  /** Whether somebody has to log in now and then to renew it. */
  needsPerson: boolean;
}

/** What works unattended comes first. */
const PREFERENCE: readonly AuthType[] = [
  "api-key",
  "oauth2-client-credentials",
  "bearer-token",
  "username-password",
  "client-certificate",
];

/** Nobody stores more secrets than this for one API. */
const MAX_SCHEMES = 20;

interface Scheme {
  type: AuthType;
  needsPerson: boolean;
  /** Keys in a URL end up in logs. */
  isExposed: boolean;
}

/**
 * The ways to authenticate that the security schemes allow, the best first: the one most operations accept, then the
 * one that needs nobody to log in.
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
      Number(a.needsPerson) - Number(b.needsPerson) ||
      PREFERENCE.indexOf(a.type) - PREFERENCE.indexOf(b.type),
  );
}

function readSchemes(document: JsonObject): Map<string, Scheme> {
  const resolver = createResolver(document);
  const entries = Object.entries(objectOf(objectOf(document["components"])["securitySchemes"]));
  return new Map(entries.map(([name, scheme]) => [name, classify(objectOf(resolver.follow(scheme)))]));
}

/** OAuth flows that need a person at the browser end in a token somebody pastes. */
function classify(scheme: JsonObject): Scheme {
  const http = textOf(scheme["scheme"])?.toLowerCase();
  if (scheme["type"] === "apiKey") {
    return { type: "api-key", needsPerson: false, isExposed: scheme["in"] === "query" };
  }
  if (scheme["type"] === "mutualTLS")
    return { type: "client-certificate", needsPerson: false, isExposed: false };
  if (scheme["type"] === "http" && http === "basic")
    return { type: "username-password", needsPerson: false, isExposed: false };
  if (scheme["type"] === "http" && http === "bearer")
    return { type: "bearer-token", needsPerson: false, isExposed: false };
  if (scheme["type"] === "http") return { type: "api-key", needsPerson: false, isExposed: false };
  if (Object.keys(clientCredentials(scheme)).length > 0)
    return { type: "oauth2-client-credentials", needsPerson: false, isExposed: false };
  return { type: "bearer-token", needsPerson: true, isExposed: false };
}

/** Per operation that asks for credentials, the sets of schemes it accepts. */
function alternativesByOperation(document: JsonObject, schemes: Map<string, Scheme>): string[][][] {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const operations = items.flatMap((item) => METHODS.map((method) => item[method]).filter(isJsonObject));
  const isStated =
    document["security"] !== undefined || operations.some((operation) => operation["security"] !== undefined);
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
 * What one auth type reaches, and the fewest schemes that do it. Keys may accompany any type: each is a secret of its
 * own.
 */
function weigh(type: AuthType, operations: string[][][], schemes: Map<string, Scheme>): AuthOption {
  const usable = operations
    .map((alternatives) => alternatives.filter((names) => names.every((name) => isFed(name, type, schemes))))
    .filter((alternatives) => alternatives.length > 0);
  const chosen = chooseSets(usable, (names) => rank(names, type, schemes));
  const isOfType = chosen.some((name) => schemes.get(name)?.type === type);
  return {
    type,
    schemes: isOfType ? chosen : [],
    operations: usable.length,
    needsPerson: chosen.some((name) => schemes.get(name)?.needsPerson),
  };
}

function isFed(name: string, type: AuthType, schemes: Map<string, Scheme>): boolean {
  const scheme = schemes.get(name);
  return scheme !== undefined && (scheme.type === type || scheme.type === "api-key");
}

/** Greedy set cover: the set that serves most of the operations not served yet, until all are. */
function chooseSets(operations: string[][][], rankOf: (names: string[]) => number): string[] {
  const chosen = new Set<string>();
  let open = operations;
  while (open.length > 0 && chosen.size < MAX_SCHEMES) {
    const best = mostWanted(open, rankOf);
    for (const name of best) chosen.add(name);
    open = open.filter((sets) => !sets.some((names) => names.every((name) => chosen.has(name))));
  }
  return [...chosen];
}

function mostWanted(operations: string[][][], rankOf: (names: string[]) => number): string[] {
  const votes = new Map<string, { names: string[]; count: number }>();
  for (const names of operations.flat()) {
    const key = names.join("\n");
    const vote = votes.get(key) ?? { names, count: 0 };
    votes.set(key, { names, count: vote.count + 1 });
  }
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count || rankOf(a.names) - rankOf(b.names));
  return best?.names ?? [];
}

/** Among sets that serve as many: no person needed, of the wanted type, out of the URL, few. Lower is better. */
function rank(names: string[], type: AuthType, schemes: Map<string, Scheme>): number {
  const parts = names.map((name) => schemes.get(name));
  const persons = parts.filter((scheme) => scheme?.needsPerson).length;
  const exposed = parts.filter((scheme) => scheme?.isExposed).length;
  const isOfType = parts.some((scheme) => scheme?.type === type);
  return persons * 1_000 + (isOfType ? 0 : 100) + exposed * 10 + names.length;
}
