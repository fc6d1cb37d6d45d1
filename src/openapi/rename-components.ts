import { isJsonObject, type JsonObject } from "../contract/json.ts";
import { escapeSegment } from "../contract/json-pointer.ts";
import type { Changes } from "./changes.ts";
import { objectOf, readPointer, textOf } from "./json-pointer.ts";
import { claimName } from "./name-operation.ts";
import { visitSchemas } from "./visit-schemas.ts";

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
