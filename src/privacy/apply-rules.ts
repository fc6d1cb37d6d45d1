import type { Json } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import { ToolgateError } from "../contract/errors.ts";
import type {
  ChatAnswer,
  ChatCall,
  ChatFunction,
  ChatMessage,
  ChatModel,
  ChatOptions,
  Embedder,
  Embedders,
} from "../contract/ports.ts";
import type { ScrubbedText, Scrubber, ScrubSession, ScrubSpec } from "../contract/scrub.ts";
import type { ReadSpan } from "../contract/tool.ts";
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
function textByRules(text: string, key: string, rules: RulesOfRun | null): ScrubbedText {
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

/**
 * A model that receives neither personal data nor secrets: they are replaced by tokens in requests and
 * restored in answers. Every request contains all messages, so each has a session of its own. Streamed
 * text is restored as it arrives.
 */
export function scrubbedChat(chat: ChatModel, fallback: Scrubber): ChatModel {
  return {
    model: chat.model,
    async complete({ scrubber = fallback, onText, ...request }) {
      const session = scrubber.session();
      const hidden = {
        ...request,
        messages: request.messages.map((message) => hideMessage(message, session)),
        functions: request.functions.map((offered) => hideFunction(offered, session)),
        ...(request.options && { options: hideOptions(request.options, session) }),
      };
      if (!onText) return showAnswer(await chat.complete(hidden), session);
      const text = session.restoreStream(onText);
      const answer = await chat.complete({ ...hidden, onText: text.push });
      text.end();
      return showAnswer(answer, session);
    },
  };
}

function hideMessage(message: ChatMessage, session: ScrubSession): ChatMessage {
  const content = session.text(message.content);
  if (message.role !== "assistant" || message.calls === undefined) return { ...message, content };
  const calls = message.calls.map((call) => ({ ...call, arguments: session.text(call.arguments) }));
  return { ...message, content, calls };
}

/**
 * The name is an identifier that the answer must repeat; it was derived from the name of an operation or
 * tool.
 */
function hideFunction({ name, description, parameters }: ChatFunction, session: ScrubSession): ChatFunction {
  return { name, description: session.text(description), parameters: session.json(parameters) };
}

/** The answer's schema and the stop sequences are texts as well. Numbers are not changed. */
function hideOptions(options: ChatOptions, session: ScrubSession): ChatOptions {
  const { response_format, stop } = options;
  return {
    ...options,
    ...(response_format && { response_format: session.json(response_format) }),
    ...(stop && { stop: session.json(stop) }),
  };
}

function showAnswer(answer: ChatAnswer, session: ScrubSession): ChatAnswer {
  const calls = answer.calls.map((call) => showCall(call, session));
  return { ...answer, call: calls[0] ?? null, calls, text: session.restoreText(answer.text) };
}

function showCall(call: ChatCall, session: ScrubSession): ChatCall {
  return { ...call, arguments: session.restoreJsonText(call.arguments) };
}

/** A masked request; offsets of the reading refer to this text. */
export interface MaskedReading {
  user_query: string;
  /** Null if there is none, or if the text is withheld completely. */
  reading: ReadSpan[] | null;
}

/** Scrubs a request as in its trace, and moves its reading to the scrubbed text. */
export function maskReading(
  request: string,
  reading: readonly ReadSpan[] | undefined,
  rules: { scrub: ScrubSpec } | null,
): MaskedReading {
  // Replaces character by character, so offsets stay the same.
  const { text, place } = textByRules(toStorable(request), "user_query", rules);
  const spans: ReadSpan[] = [];
  let last = 0;
  for (const span of [...(reading ?? [])].sort((a, b) => a.start - b.start)) {
    const moved = request.slice(span.start, span.end) === span.text ? place(span.start, span.end) : null;
    // A replacement of several words belongs to the first of them.
    const start = Math.max(last, moved?.start ?? 0);
    if (moved === null || start >= moved.end) continue;
    spans.push({ ...span, text: text.slice(start, moved.end), start, end: moved.end });
    last = moved.end;
  }
  return { user_query: text, reading: spans.length > 0 ? spans : null };
}
