import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer, ChatCall } from "../../contract/ports.ts";

/** More calls than any conversation makes; traces list all calls of an answer. */
export const MAX_CALLS = 128;

/**
 * Characters of an answer's text and calls, several times as many as models write. The text is redacted, scrubbed and
 * searched for prompts, during which other requests wait.
 */
export const MAX_CHARACTERS = 300_000;

/** Longer ids are replaced, and longer finish reasons are cut: conversations and traces keep both. */
const MAX_ID = 200;

/**
 * More tokens than any model reads or writes at once. The sum of all answers of a run fits into an integer of
 * the database.
 */
const MAX_TOKENS = 10_000_000;

/**
 * Reads the first choice without assuming that the answer has the documented shape.
 *
 * @throws ToolgateError MODEL_ERROR {reason: "invalid_response"}
 */
export function readCompletion(answer: unknown): ChatAnswer {
  const choice = at(at(answer, "choices"), 0);
  const message = at(choice, "message");
  if (typeof message !== "object" || message === null) {
    throw new ToolgateError("MODEL_ERROR", "The model endpoint answered without a message.", {
      details: { reason: "invalid_response" },
    });
  }
  const calls = readCalls(at(message, "tool_calls"));
  const content = at(message, "content");
  const text = typeof content === "string" ? content : "";
  const length = calls.reduce((sum, call) => sum + call.name.length + call.arguments.length, text.length);
  if (length > MAX_CHARACTERS) throw tooLong();
  const finish = at(choice, "finish_reason");
  const usage = at(answer, "usage");
  return {
    call: calls[0] ?? null,
    calls,
    text,
    ...(typeof finish === "string" && { finish_reason: finish.slice(0, MAX_ID) }),
    usage: {
      prompt_tokens: asCount(at(usage, "prompt_tokens")),
      completion_tokens: asCount(at(usage, "completion_tokens")),
    },
  };
}

export function tooManyCalls(): ToolgateError {
  return tooMuch(`${MAX_CALLS} calls`);
}

export function tooLong(): ToolgateError {
  return tooMuch(`${MAX_CHARACTERS} characters`);
}

function tooMuch(limit: string): ToolgateError {
  const message = `The model endpoint's answer has more than ${limit}.`;
  return new ToolgateError("MODEL_ERROR", message, { details: { reason: "invalid_response" } });
}

/** Ignores calls without a name. Ids must be unique: missing and duplicate ones are replaced. */
function readCalls(value: unknown): ChatCall[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  if (list.length > MAX_CALLS) throw tooManyCalls();
  const seen = new Set<unknown>();
  return list.flatMap((item): ChatCall[] => {
    const called = at(item, "function");
    const [given, name] = [at(item, "id"), at(called, "name")];
    if (typeof name !== "string") return [];
    const isUsable = typeof given === "string" && given !== "" && given.length <= MAX_ID && !seen.has(given);
    const id = isUsable ? given : newCallId();
    seen.add(id);
    return [{ id, name, arguments: asText(at(called, "arguments")) }];
  });
}

/** Nine letters and digits, the form that Mistral's endpoint requires. */
function newCallId(): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, 9);
}

/** A member of any value. */
export function at(value: unknown, key: string | number): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

/** Some endpoints send the arguments as an object instead of a text. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

/** A whole number, because the database stores no other. */
function asCount(value: unknown): number {
  return typeof value === "number" && value >= 0 ? Math.min(Math.round(value), MAX_TOKENS) : 0;
}
