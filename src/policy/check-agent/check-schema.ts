import { Ajv2020 } from "ajv/dist/2020.js";
import { isJsonObject, type Json } from "../../contract/json.ts";
import { unescapeSegment } from "../../contract/json-pointer.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";
const MAX_VALUES = 50_000;

/**
 * Creates the check that a tool's arguments have an object schema that is valid under JSON Schema 2020-12.
 */
export function createSchemaCheck(): (schema: Json | undefined) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: false });

  return function checkSchema(schema) {
    if (schema === undefined || schema === null) return "has no schema of its arguments";
    if (!isJsonObject(schema)) return "has a schema that is no object";
    const dialect = schema["$schema"];
    if (dialect !== undefined && dialect !== DIALECT && dialect !== `${DIALECT}#`) {
      return `has a schema of another dialect (${String(dialect).slice(0, 80)}): 2020-12 is needed`;
    }
    if (schema["type"] !== "object")
      return "has a schema whose `type` is not `object`: arguments are an object";
    try {
      if (!ajv.validate({ $ref: DIALECT }, schema))
        return `has an invalid schema: ${ajv.errorsText(ajv.errors, { dataVar: "schema" })}`;
      return findLooseReference(schema);
    } catch {
      return "has a schema that is nested too deep to be checked";
    }
  };
}

/** A tool's schema must be self-contained, so `$ref` must refer to a place inside it. */
function findLooseReference(root: Json): string | undefined {
  const open: Json[] = [root];
  for (let count = 0; open.length > 0 && count < MAX_VALUES; count++) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    const reference = isJsonObject(value) ? value["$ref"] : undefined;
    if (typeof reference === "string" && !leadsInside(root, reference)) {
      return `has a schema with a reference that leads nowhere: ${reference.slice(0, 100)}`;
    }
    open.push(...Object.values(value));
  }
  return undefined;
}

function leadsInside(root: Json, reference: string): boolean {
  if (!reference.startsWith("#")) return false;
  if (reference !== "#" && !reference.startsWith("#/")) return true; // An anchor.
  let at: Json | undefined = root;
  for (const part of decode(reference.slice(1)).split("/").slice(1)) {
    const key = unescapeSegment(part);
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, Json>)[key];
  }
  return true;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
