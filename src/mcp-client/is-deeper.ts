import type { Json } from "../contract/json.ts";

/** Whether a value is nested deeper than so many levels; without recursion, since the depth is somebody else's choice. */
export function isDeeper(value: Json, levels: number): boolean {
  let level: Json[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return false;
}
