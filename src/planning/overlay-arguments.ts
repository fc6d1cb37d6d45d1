import { isJsonObject, type JsonObject } from "../contract/json.ts";

/** Arguments with others put over them; objects are merged, everything else is replaced. */
export function overlayArguments(below: JsonObject, above: JsonObject): JsonObject {
  const entries = Object.entries(above).map(([name, value]) => {
    const under = Object.hasOwn(below, name) ? below[name] : undefined;
    const merged = isJsonObject(value) && isJsonObject(under) ? overlayArguments(under, value) : value;
    return [name, merged] as const;
  });
  return { ...below, ...Object.fromEntries(entries) };
}
