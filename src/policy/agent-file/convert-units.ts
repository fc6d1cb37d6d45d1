import type { AgentFile } from "../../contract/agent-file.ts";
import { type Fault, isJsonObject, type JsonObject } from "../../contract/json.ts";

/** Fields that may also be given in a second unit, with the factor to the stored unit. */
const UNITS = [
  { section: "gateway", field: "timeout_seconds", stored: "timeout_ms", factor: 1_000 },
  { section: "memory", field: "short_term_ttl_minutes", stored: "short_term_ttl_s", factor: 60 },
] as const;

/** Faults for settings that are given in both units. */
export function findUnitFaults(file: JsonObject): Fault[] {
  return UNITS.flatMap(({ section, field, stored }) => {
    const fields = file[section];
    if (!isJsonObject(fields) || !Object.hasOwn(fields, field) || !Object.hasOwn(fields, stored)) return [];
    const message = `\`${field}\` and \`${stored}\` say the same in two units: keep one.`;
    return [{ pointer: `/${section}/${field}`, message }];
  });
}

/** Converts such fields to the stored unit, the only one that other code reads. */
export function convertUnits(file: AgentFile): AgentFile {
  const converted: JsonObject = { ...(file as unknown as JsonObject) };
  for (const { section, field, stored, factor } of UNITS) {
    const fields = converted[section];
    if (!isJsonObject(fields)) continue;
    const { [field]: value, ...others } = fields;
    if (typeof value === "number") converted[section] = { ...others, [stored]: value * factor };
  }
  return converted as unknown as AgentFile;
}
