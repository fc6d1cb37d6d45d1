import type { Json } from "../contract/json.ts";
import type { FaultCode, Rule } from "./shape.ts";

/**
 * Checks a scalar value against its rule. The message continues a sentence that starts with the
 * name of the field.
 */
export function checkScalar(rule: Rule, value: Json): { code: FaultCode; message: string } | undefined {
  switch (rule.kind) {
    case "string":
      if (typeof value !== "string") return wrongType("text");
      return rule.values?.includes(value) === false ? wrongValue(value, rule.values) : undefined;
    case "boolean":
      return typeof value === "boolean" ? undefined : wrongType("true or false");
    case "number":
      if (typeof value !== "number") return wrongType("a number");
      return rule.positive && value <= 0 ? wrongType("a number above 0") : undefined;
    case "count":
      return typeof value === "number" && value >= 0 && Number.isInteger(value)
        ? undefined
        : wrongType("a whole number, 0 or more");
    case "schema":
      return typeof value === "boolean" ? undefined : wrongType("a schema (an object, or true or false)");
    default:
      return undefined;
  }
}

function wrongType(wanted: string): { code: FaultCode; message: string } {
  return { code: "type", message: `must be ${wanted}` };
}

function wrongValue(given: string, values: readonly string[]): { code: FaultCode; message: string } {
  return { code: "value", message: `is \`${given.slice(0, 60)}\`, but must be one of ${values.join(", ")}` };
}
