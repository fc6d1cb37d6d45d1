import type { Json } from "../../contract/json.ts";
import type { ChatModel, Embedder, Embedders } from "../../contract/ports.ts";
import type { ScrubbedText, Scrubber, ScrubSpec } from "../../contract/scrub.ts";
import { BUILT_IN_SCRUBBER } from "./built-in-scrubber.ts";
import { createScrubber } from "./create-scrubber.ts";
import { scrubbedEmbedder } from "./scrub-embedder.ts";

/**
 * Compiling fifty patterns takes milliseconds, and an agent asks often. By content: no agent can meet another's rules. Few:
 * the largest that are allowed have some MB each.
 */
const MAX_KEPT = 6;
const kept = new Map<string, Scrubber>();

/** What the rules of a run mean here. */
interface RulesOfRun {
  scrub: ScrubSpec;
}

/** The scrubber of a run's rules, which were checked when the agent's file was. @throws ToolgateError INVALID_REQUEST {faults} */
function scrubberOf(rules: RulesOfRun | null): Scrubber {
  if (rules === null) return BUILT_IN_SCRUBBER;
  const key = JSON.stringify(rules.scrub);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const scrubber = createScrubber(rules.scrub);
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, scrubber);
  return scrubber;
}

/** The model, which sees nothing that the rules of the run keep from it. */
export function chatUnderRules(chat: ChatModel, rules: RulesOfRun | null): ChatModel {
  return { ...chat, complete: (request) => chat.complete({ ...request, scrubber: scrubberOf(rules) }) };
}

/** As `maskPersonal`, by the rules of a run. Rules that cannot be applied give way to all built-in ones. */
export function maskByRules<T extends Json>(value: T, rules: RulesOfRun | null): T {
  try {
    return scrubberOf(rules).forLog(value);
  } catch {
    return BUILT_IN_SCRUBBER.forLog(value);
  }
}

/** The same for one text, with where its parts are then. */
export function textByRules(text: string, key: string, rules: RulesOfRun | null): ScrubbedText {
  try {
    return scrubberOf(rules).textForLog(text, key);
  } catch {
    return BUILT_IN_SCRUBBER.textForLog(text, key);
  }
}

/** The embedders, as far as they know meaning (others stay in the house), with the rules of a run applied first. */
export function embeddersUnderRules({ wanted, byModel }: Embedders, rules: RulesOfRun | null): Embedders {
  const under = (embedder: Embedder) =>
    embedder.dense ? scrubbedEmbedder(embedder, scrubberOf(rules)) : embedder;
  return {
    wanted: under(wanted),
    byModel(model) {
      const embedder = byModel(model);
      return embedder && under(embedder);
    },
  };
}
