import type { Fault, Json } from "../../contract/json.ts";
import type { Scrubber, ScrubSpec } from "../../contract/scrub.ts";
import { BUILT_IN_SCRUBBER } from "./built-in-scrubber.ts";
import { createSession } from "./create-session.ts";
import { createBuiltInFinder, RULE_NAMES } from "./find-built-in.ts";
import { compileCustomRules } from "./find-custom.ts";
import { createFindInValue } from "./find-in-value.ts";
import { scrubOneWay, scrubTextOneWay } from "./scrub-for-log.ts";
import { createTokenPatterns } from "./token-patterns.ts";

export interface CompiledScrubSpec {
  scrubber: Scrubber;
  /** Faults of the spec, by pointer into it. The scrubber works without the faulty parts. */
  faults: Fault[];
}

/** An agent's rules: the built-in ones except for those it disables, and its own. */
export function compileRules({ off = [], rules = [] }: ScrubSpec): CompiledScrubSpec {
  const unknown = off.flatMap((name, index): Fault[] => {
    if (RULE_NAMES.includes(name)) return [];
    return [
      {
        pointer: `/off/${index}`,
        message: `"${name}" is not a built-in rule; the built-in rules are ${RULE_NAMES.join(", ")}`,
      },
    ];
  });
  if (rules.length === 0 && off.length === 0) return { scrubber: BUILT_IN_SCRUBBER, faults: [] };
  const custom = compileCustomRules(rules);
  const builtIn = createBuiltInFinder(off);
  const secrets = !off.includes("secret");
  const tokens = createTokenPatterns([...new Set([...RULE_NAMES, ...rules.map(({ name }) => name)])]);
  const find = () => createFindInValue([builtIn, custom.finder()], secrets);
  return {
    faults: [...unknown, ...custom.faults],
    scrubber: {
      session: () => createSession(find(), tokens),
      forLog: <T extends Json>(value: T) => scrubOneWay(find(), value) as T,
      textForLog: (text, key) => scrubTextOneWay(find(), text, key),
    },
  };
}
