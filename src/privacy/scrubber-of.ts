import type { Json } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatModel, Embedder, Embedders } from "../contract/ports.ts";
import type { ScrubbedText, Scrubber, ScrubSpec } from "../contract/scrub.ts";
import { BUILT_IN_SCRUBBER } from "./built-in-scrubber.ts";
import { compileRules } from "./compile-rules.ts";

/**
 * Compiling fifty patterns takes milliseconds, and an agent needs them often. Keyed by content, so that
 * agents cannot get each other's rules. Only a few, because the largest ones have several MB.
 */
const MAX_KEPT = 6;

const kept = new Map<string, Scrubber>();

/** The part of a run's policy that is used here. */
interface RulesOfRun {
  scrub: ScrubSpec;
}

/**
 * The scrubber of a run's rules, which were checked with the agent's file. @throws ToolgateError
 * INVALID_REQUEST {faults}
 */
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

/** The model with the run's scrub rules applied to its requests. */
export function chatUnderRules(chat: ChatModel, rules: RulesOfRun | null): ChatModel {
  return { ...chat, complete: (request) => chat.complete({ ...request, scrubber: scrubberOf(rules) }) };
}

/** Same as `maskPersonal`, with the rules of a run. If they cannot be applied, all built-in rules are. */
export function maskByRules<T extends Json>(value: T, rules: RulesOfRun | null): T {
  try {
    return scrubberOf(rules).forLog(value);
  } catch {
    return BUILT_IN_SCRUBBER.forLog(value);
  }
}

/** The same for one text, with a function that maps offsets. */
export function textByRules(text: string, key: string, rules: RulesOfRun | null): ScrubbedText {
  try {
    return scrubberOf(rules).textForLog(text, key);
  } catch {
    return BUILT_IN_SCRUBBER.textForLog(text, key);
  }
}

/** The embedders with the run's rules applied first, unless they run locally. */
export function embeddersUnderRules(
  { wanted, byModel, ofAccount }: Embedders,
  rules: RulesOfRun | null,
): Embedders {
  const under = (embedder: Embedder) =>
    embedder.dense ? scrubbedEmbedder(embedder, scrubberOf(rules)) : embedder;
  return {
    wanted: under(wanted),
    byModel(model) {
      const embedder = byModel(model);
      return embedder && under(embedder);
    },
    ofAccount: (embedding, timeoutMs) => under(ofAccount(embedding, timeoutMs)),
  };
}

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

/**
 * For an embedder of another service. Irreversible, with fixed replacements: `[email]` gets the same
 * vector in a text and in a question about it, which random tokens would not.
 */
export function scrubbedEmbedder(embedder: Embedder, scrubber: Scrubber): Embedder {
  return { ...embedder, embed: (texts) => embedder.embed(texts.map((text) => scrubber.forLog(text))) };
}
