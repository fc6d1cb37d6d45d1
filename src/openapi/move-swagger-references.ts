import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { ownValue, readPointer, textOf } from "./json-pointer.ts";
import { claimName } from "./name-operation.ts";

/** Where the parts of a Swagger 2.0 document go. */
const MOVES: [from: string, to: string][] = [
  ["#/definitions/", "#/components/schemas/"],
  ["#/parameters/", "#/components/parameters/"],
  ["#/responses/", "#/components/responses/"],
];

/** Keywords whose content is data, in which `$ref` is plain text. */
const DATA = ["example", "examples", "default", "enum", "x-examples"];

/**
 * Rewrites the references of a Swagger 2.0 document to the locations that their targets have in
 * 3.x, in place. Schemas inside paths, parameters and responses change their location, so
 * referenced ones become definitions.
 */
export function moveSwaggerReferences(document: JsonObject): void {
  const hoisted = new Map<string, string>();
  const definitions: JsonObject = isJsonObject(document["definitions"]) ? document["definitions"] : {};
  const taken = new Set(Object.keys(definitions));
  const holders = collectHolders(document);
  for (const holder of holders) {
    const reference = textOf(holder["$ref"]) ?? "";
    const target = isMovingPart(reference) ? findTarget(document, reference) : undefined;
    if (isJsonObject(target) && !hoisted.has(reference)) {
      const name = claimName(
        (readPointer(reference.slice(1)).slice(1).join("_") || "schema").replace(/[^A-Za-z0-9._-]+/g, "_"),
        taken,
      );
      definitions[name] = structuredClone(target);
      holders.push(...collectHolders(objectAt(definitions, name)));
      hoisted.set(reference, `#/components/schemas/${name}`);
    }
    holder["$ref"] = hoisted.get(reference) ?? moveReference(reference);
  }
  if (Object.keys(definitions).length > 0) document["definitions"] = definitions;
}

function objectAt(holder: JsonObject, key: string): JsonObject {
  const value = holder[key];
  return isJsonObject(value) ? value : {};
}

function isMovingPart(reference: string): boolean {
  return /^#\/paths\/.+\/schema|^#\/(parameters|responses)\/[^/]+\/(schema|items)/.test(reference);
}

function findTarget(document: JsonObject, reference: string): Json | undefined {
  return readPointer(reference.slice(1)).reduce<Json | undefined>(ownValue, document);
}

function moveReference(reference: string): string {
  // `#definitions/Pet`: the slash is often missing, and an anchor cannot contain one.
  const whole = reference.replace(/^#(?=(definitions|parameters|responses)\/)/, "#/");
  const move = MOVES.find(([from]) => whole.startsWith(from));
  return move ? move[1] + whole.slice(move[0].length) : whole;
}

/** Every object with a `$ref`. The value of a property named `$ref` is an object, not text. */
function collectHolders(root: JsonObject): JsonObject[] {
  const holders: JsonObject[] = [];
  const pending: Json[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (Array.isArray(value)) for (const one of value) pending.push(one);
    if (!isJsonObject(value)) continue;
    if (typeof value["$ref"] === "string") holders.push(value);
    for (const key of Object.keys(value)) {
      const inner = value[key];
      if (typeof inner === "object" && inner !== null && !DATA.includes(key) && !key.startsWith("x-"))
        pending.push(inner);
    }
  }
  return holders;
}
