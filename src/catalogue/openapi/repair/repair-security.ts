import { isJsonObject, type Json, type JsonObject, listOf, objectOf } from "../../../base/json.ts";
import { METHODS } from "../validate/check-paths.ts";
import type { Changes } from "./changes.ts";

/**
 * Repairs requirements that name an undeclared scheme, which OpenAPI 3.1.1 §4.8.30 forbids. The
 * scheme with a similar name is used, or the only declared scheme if no requirement uses it.
 * Otherwise the alternative is removed, since it cannot be satisfied.
 */
export function repairSecurity(document: JsonObject, changes: Changes): void {
  const declared = Object.keys(objectOf(objectOf(document["components"])["securitySchemes"]));
  const known = new Set(declared);
  const holders = collectHolders(document);
  const used = new Set(
    holders.flatMap(({ holder }) => listOf(holder["security"]).flatMap((one) => Object.keys(objectOf(one)))),
  );
  const meanings = new Map<string, string | undefined>();
  const bySimilarName = new Map(declared.map((name) => [plain(name), name]));
  const onlyScheme =
    declared.length === 1 && !declared.some((one) => used.has(one)) ? declared[0] : undefined;
  for (const name of used)
    if (!known.has(name)) meanings.set(name, bySimilarName.get(plain(name)) ?? onlyScheme);
  if (meanings.size === 0) return;
  for (const { holder, path } of holders) {
    const before = listOf(holder["security"]);
    if (!before.some((one) => Object.keys(objectOf(one)).some((name) => meanings.has(name)))) continue;
    const after = before.map((one) => renameSchemes(one, meanings)).filter((one) => one !== undefined);
    holder["security"] = after;
    changes.add([...path, "security"], describe(meanings));
  }
}

function collectHolders(document: JsonObject): { holder: JsonObject; path: string[] }[] {
  const holders = [{ holder: document, path: [] as string[] }];
  for (const [path, item] of Object.entries(objectOf(document["paths"]))) {
    for (const method of METHODS) {
      const operation = objectOf(item)[method];
      if (isJsonObject(operation)) holders.push({ holder: operation, path: ["paths", path, method] });
    }
  }
  return holders.filter(({ holder }) => Array.isArray(holder["security"]));
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function renameSchemes(requirement: Json, meanings: Map<string, string | undefined>): Json | undefined {
  if (!isJsonObject(requirement)) return requirement;
  const names = Object.keys(requirement);
  if (names.some((name) => meanings.has(name) && meanings.get(name) === undefined)) return undefined;
  return Object.fromEntries(names.map((name) => [meanings.get(name) ?? name, requirement[name] ?? []]));
}

function describe(meanings: Map<string, string | undefined>): string {
  const parts = [...meanings]
    .slice(0, 20)
    .map(([name, meant]) =>
      meant === undefined ? `left out \`${name}\`` : `took \`${name}\` for \`${meant}\``,
    );
  return `Security schemes that are not declared: ${parts.join(", ")}.`;
}
