import type { Json } from "../base/json.ts";
import type { Scrubber } from "../contract/scrub.ts";
import { createSession } from "./create-session.ts";
import { createBuiltInFinder, RULE_NAMES } from "./find-built-in.ts";
import { createFindInValue } from "./find-in-value.ts";
import { createTokenPatterns } from "./restore-stream.ts";
import { scrubOneWay, scrubTextOneWay } from "./scrub-for-log.ts";

const find = createFindInValue([createBuiltInFinder()], true);

const tokens = createTokenPatterns(RULE_NAMES);

/** All built-in rules, the default if the agent's file has no others. */
export const BUILT_IN_SCRUBBER: Scrubber = {
  session: () => createSession(find, tokens),
  forLog: <T extends Json>(value: T) => scrubOneWay(find, value) as T,
  textForLog: (text, key) => scrubTextOneWay(find, text, key),
};

/**
 * For logs, traces, audit rows and spans: each match of the built-in rules becomes `[<rule>]`, in keys
 * too. Never throws.
 */
export function maskPersonal<T extends Json>(value: T): T {
  return BUILT_IN_SCRUBBER.forLog(value);
}
