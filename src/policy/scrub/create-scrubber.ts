import { ToolgateError } from "../../contract/errors.ts";
import type { Scrubber, ScrubSpec } from "../../contract/scrub.ts";
import { compileRules } from "./compile-rules.ts";

/**
 * The scrubber of a spec that was checked before.
 *
 * @throws ToolgateError INVALID_REQUEST {faults} if it has a fault: an ineffective rule must not be
 * ignored
 */
export function createScrubber(spec: ScrubSpec = {}): Scrubber {
  const { scrubber, faults } = compileRules(spec);
  if (faults.length === 0) return scrubber;
  throw new ToolgateError(
    "INVALID_REQUEST",
    "The scrub rules of the agent cannot be applied; correct its file.",
    {
      details: { faults: faults.map(({ pointer, message }) => ({ pointer, message })) },
    },
  );
}
