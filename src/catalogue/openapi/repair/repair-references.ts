import {
  escapeSegment,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  ownValue,
  readPointer,
  textOf,
} from "../../../base/json.ts";
import { claimName } from "../annotate/name-operations.ts";
import { METHODS } from "../validate/check-paths.ts";
import { SHAPES, visitSchemas } from "../validate/document-shapes.ts";
import { type Changes, type Repair, removeEntry } from "./changes.ts";

/**
 * Repairs a dangling reference: points it to the component with that name, otherwise removes it. A
 * reference to another document is only repaired when it is the bare name of a component.
 */
export const repairReference: Repair = (finding, context) => {
  const { holder, path, code, shape } = finding;
  const reference = ownValue(holder as Json, "$ref");
  if (Array.isArray(holder) || typeof reference !== "string") return undefined;
  const isSchema = shape === SHAPES.Schema.title;
  const name =
    code === "external"
      ? (/^[\w.-]+$/.exec(reference)?.[0] ?? "")
      : reference.slice(reference.lastIndexOf("/") + 1);
  const schemas = objectOf(objectOf(context.document["components"])["schemas"]);
  if (isSchema && name !== "" && Object.hasOwn(schemas, name) && !/\.(json|ya?ml)$/.test(reference)) {
    holder["$ref"] = `#/components/schemas/${escapeSegment(name)}`;
    return `\`${reference}\` does not exist: pointed it to the schema of that name.`;
  }
  if (code === "external") return undefined;
  if (isSchema || Object.keys(holder).length > 1) {
    delete holder["$ref"];
    return `Left out \`${reference}\`, which does not exist: any value is accepted here.`;
  }
  const parent = path.slice(0, -2).reduce<Json | undefined>(ownValue, context.document);
  if (!Array.isArray(parent) && !isJsonObject(parent)) return undefined;
  removeEntry({ holder: parent, key: path[path.length - 2] ?? "" }, context);
  return `Left out \`${reference}\`, which does not exist.`;
};

const ALLOWED = /^[a-zA-Z0-9._-]+$/;

/**
 * Renames components with invalid names, such as the `List«Pet»` of generated documents, and
 * everything that refers to them, in place. Names may only contain letters, digits, `.`, `_` and
 * `-` (OpenAPI 3.1.1 §4.8.7).
 */
export function renameComponents(document: JsonObject, changes: Changes): void {
  const renamed = new Map<string, string>();
  for (const [kind, entries] of Object.entries(objectOf(document["components"]))) {
    if (!isJsonObject(entries) || kind.startsWith("x-")) continue;
    const taken = new Set(Object.keys(entries));
    for (const name of taken)
      if (!ALLOWED.test(name)) renamed.set(`${kind}/${name}`, claimName(legalName(name), taken));
    const better = Object.entries(entries).map(
      ([name, value]) => [renamed.get(`${kind}/${name}`) ?? name, value] as const,
    );
    if (renamed.size > 0) objectOf(document["components"])[kind] = Object.fromEntries(better);
  }
  if (renamed.size === 0) return;
  for (const [from, to] of renamed)
    changes.add(
      ["components", ...from.split("/").slice(0, 1), to],
      `Renamed \`${from.slice(from.indexOf("/") + 1)}\` to \`${to}\`.`,
    );
  visitSchemas(document, {
    reference: (holder) => redirect(holder, "$ref", renamed),
    schema: (schema) => redirectMapping(schema, renamed),
  });
  renameRequirements(document, renamed);
}

function legalName(name: string): string {
  return (
    name
      .normalize("NFKD")
      .replace(/[^a-zA-Z0-9._-]+/g, "_")
      .replace(/^_+|_+$/g, "") || "component"
  );
}

function redirect(holder: JsonObject, key: string, renamed: Map<string, string>): void {
  const reference = textOf(holder[key]);
  if (!reference?.startsWith("#/components/")) return;
  const [, kind = "", name = "", ...rest] = readPointer(reference.slice(1));
  const better = renamed.get(`${kind}/${name}`);
  if (better !== undefined)
    holder[key] = `#/${["components", kind, better, ...rest].map(escapeSegment).join("/")}`;
}

function redirectMapping(schema: JsonObject, renamed: Map<string, string>): void {
  const mapping = objectOf(objectOf(schema["discriminator"])["mapping"]);
  for (const key of Object.keys(mapping)) redirect(mapping, key, renamed);
}

/** Security requirements refer to schemes by name, without a reference. */
function renameRequirements(document: JsonObject, renamed: Map<string, string>): void {
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const holders = [document, ...items.flatMap((item) => Object.values(item).filter(isJsonObject))];
  for (const holder of holders) {
    if (!Array.isArray(holder["security"])) continue;
    holder["security"] = holder["security"].map((requirement) =>
      isJsonObject(requirement)
        ? Object.fromEntries(
            Object.entries(requirement).map(([name, scopes]) => [
              renamed.get(`securitySchemes/${name}`) ?? name,
              scopes,
            ]),
          )
        : requirement,
    );
  }
}

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

/** A name without its separators and case. */
export function plain(name: string): string {
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
