import type { ErrorObject } from "ajv/dist/2020.js";
import { escapeSegment, type Fault, isJsonObject, unescapeSegment } from "../../base/json.ts";

const MAX_NAMES = 20;

/**
 * Converts Ajv errors to sentences that name the field. Pointers refer to the fault or to the missing
 * value.
 */
export function describeFaults(errors: readonly ErrorObject[], limit: number): Fault[] {
  const faults = new Map<string, Fault>();
  for (const error of errors) {
    const fault = describeError(error);
    if (fault) faults.set(`${fault.pointer}\n${fault.message}`, fault);
    if (faults.size >= limit) break;
  }
  return [...faults.values()];
}

function describeError(error: ErrorObject): Fault | undefined {
  const params: Record<string, unknown> = error.params;
  const at = error.instancePath;
  const field = at === "" ? "the arguments" : `field \`${lastName(at)}\``;
  switch (error.keyword) {
    case "required": {
      const name = String(params["missingProperty"]);
      return { pointer: `${at}/${escapeSegment(name)}`, message: `missing required field \`${name}\`` };
    }
    case "dependentRequired":
      return {
        pointer: `${at}/${escapeSegment(String(params["missingProperty"]))}`,
        message: `missing field \`${params["missingProperty"]}\`, required together with \`${params["property"]}\``,
      };
    case "additionalProperties":
    case "unevaluatedProperties": {
      const name = String(params["additionalProperty"] ?? params["unevaluatedProperty"]);
      const message = `unknown field \`${name}\`${allowedNames(error)}`;
      return { pointer: `${at}/${escapeSegment(name)}`, message };
    }
    case "type":
      return { pointer: at, message: `${field} must be of type ${[params["type"]].flat().join(" or ")}` };
    case "enum":
      return { pointer: at, message: `${field} must be one of: ${listValues(params["allowedValues"])}` };
    case "const":
      return { pointer: at, message: `${field} must be ${JSON.stringify(params["allowedValue"])}` };
    case "format":
      return {
        pointer: at,
        message: `${field} must be a valid ${String(params["format"]).replace(/^iso-/, "")}`,
      };
    case "if":
    case "propertyNames":
      return undefined; // The nested error is more specific.
    default:
      return { pointer: at, message: `${field} ${error.message ?? `breaks the rule \`${error.keyword}\``}` };
  }
}

function allowedNames(error: ErrorObject): string {
  const properties: unknown = error.parentSchema?.["properties"];
  if (!isJsonObject(properties)) return "";
  const names = Object.keys(properties);
  if (names.length === 0) return "; none are allowed here";
  return `; allowed: ${names.slice(0, MAX_NAMES).join(", ")}${names.length > MAX_NAMES ? ", …" : ""}`;
}

function listValues(values: unknown): string {
  if (!Array.isArray(values)) return "the listed values";
  const shown = values.slice(0, MAX_NAMES).map((value) => JSON.stringify(value));
  return shown.join(", ") + (values.length > MAX_NAMES ? ", …" : "");
}

function lastName(pointer: string): string {
  return unescapeSegment(pointer.slice(pointer.lastIndexOf("/") + 1));
}
