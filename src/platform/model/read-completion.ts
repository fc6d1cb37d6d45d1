import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer, ChatCall } from "../../contract/ports.ts";

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
  const text = at(message, "content");
  const finish = at(choice, "finish_reason");
  const usage = at(answer, "usage");
  return {
    call: calls[0] ?? null,
    calls,
    text: typeof text === "string" ? text : "",
    ...(typeof finish === "string" && { finish_reason: finish }),
    usage: {
      prompt_tokens: asCount(at(usage, "prompt_tokens")),
      completion_tokens: asCount(at(usage, "completion_tokens")),
    },
  };
}

/** Ignores calls without a name. Ids must be unique: missing and duplicate ones are replaced. */
function readCalls(value: unknown): ChatCall[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  const seen = new Set<unknown>();
  return list.flatMap((item): ChatCall[] => {
    const called = at(item, "function");
    const [given, name] = [at(item, "id"), at(called, "name")];
    if (typeof name !== "string") return [];
    const id = typeof given === "string" && given !== "" && !seen.has(given) ? given : newCallId();
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

function asCount(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : 0;
}
