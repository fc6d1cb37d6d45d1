import { isJsonObject, type JsonObject } from "../contract/json.ts";

/** Overlays arguments on others. Objects are merged, all other values are replaced. */
export function overlayArguments(below: JsonObject, above: JsonObject): JsonObject {
  const entries = Object.entries(above).map(([name, value]) => {
    const under = Object.hasOwn(below, name) ? below[name] : undefined;
    const merged = isJsonObject(value) && isJsonObject(under) ? overlayArguments(under, value) : value;
    return [name, merged] as const;
  });
  return { ...below, ...Object.fromEntries(entries) };
}
