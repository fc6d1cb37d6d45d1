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
  "username-password",
  "bearer-token",
  "client-certificate",
];

interface Scheme {
  type: AuthType;
  needsPerson: boolean;
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
  if (scheme["type"] === "apiKey") return { type: "api-key", needsPerson: false };
  if (scheme["type"] === "mutualTLS") return { type: "client-certificate", needsPerson: false };
  if (scheme["type"] === "http" && http === "basic") return { type: "username-password", needsPerson: false };
  if (scheme["type"] === "http" && http === "bearer") return { type: "bearer-token", needsPerson: false };
  if (scheme["type"] === "http") return { type: "api-key", needsPerson: false };
  if (Object.keys(clientCredentials(scheme)).length > 0)
    return { type: "oauth2-client-credentials", needsPerson: false };
  return { type: "bearer-token", needsPerson: true };
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

/** What one auth type reaches, and the fewest schemes that do it. Keys may accompany any type. */
function weigh(type: AuthType, operations: string[][][], schemes: Map<string, Scheme>): AuthOption {
  const usable = operations
    .map((alternatives) =>
      alternatives.filter(
        (names) =>
          names.every((name) => isFed(name, type, schemes)) &&
          names.some((name) => schemes.get(name)?.type === type),
      ),
    )
    .filter((alternatives) => alternatives.length > 0);
  const chosen = chooseSets(usable, schemes);
  return {
    type,
    schemes: chosen,
    operations: usable.length,
    needsPerson: chosen.some((name) => schemes.get(name)?.needsPerson),
  };
}

function isFed(name: string, type: AuthType, schemes: Map<string, Scheme>): boolean {
  const scheme = schemes.get(name);
  return scheme !== undefined && (scheme.type === type || scheme.type === "api-key");
}

/** Greedy set cover: the set that serves most of the operations not served yet, until all are. */
function chooseSets(operations: string[][][], schemes: Map<string, Scheme>): string[] {
  const chosen = new Set<string>();
  let open = operations;
  while (open.length > 0) {
    const votes = new Map<string, number>();
    for (const alternatives of open)
      for (const names of alternatives) votes.set(names.join("\n"), (votes.get(names.join("\n")) ?? 0) + 1);
    const best = [...votes].sort(
      ([a, x], [b, y]) => y - x || persons(a, schemes) - persons(b, schemes) || sizeOf(a) - sizeOf(b),
    )[0];
    if (!best) break;
    for (const name of best[0].split("\n")) chosen.add(name);
    open = open.filter(
      (alternatives) => !alternatives.some((names) => names.every((name) => chosen.has(name))),
    );
  }
  return [...chosen];
}

function persons(set: string, schemes: Map<string, Scheme>): number {
  return set.split("\n").filter((name) => schemes.get(name)?.needsPerson).length;
}

function sizeOf(set: string): number {
  return set.split("\n").length;
}
