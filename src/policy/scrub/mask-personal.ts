import type { Json } from "../../contract/json.ts";
import { BUILT_IN_SCRUBBER } from "./built-in-scrubber.ts";

/**
 * For logs, traces, audit rows and spans: each match of the built-in rules becomes `[<rule>]`, in keys
 * too. Never throws.
 */
export function maskPersonal<T extends Json>(value: T): T {
  return BUILT_IN_SCRUBBER.forLog(value);
}
