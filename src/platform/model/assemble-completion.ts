import type { JsonObject } from "../../contract/json.ts";
import { asText, at } from "./read-completion.ts";

interface Assembler {
  /** Adds a chunk and returns its text. */
  add(chunk: unknown): string;
  /** All chunks so far as one completion; null if no chunk had a choice. */
  completion(): JsonObject | null;
  /** Whether the endpoint sent a finish reason. */
  isFinished(): boolean;
}

interface PartialCall {
  index: unknown;
  id: string;
  name: string;
  arguments: string;
}

/**
 * Assembles the chunks of a streamed completion (`chat.completion.chunk`), first choice only. Also accepts
 * an endpoint that sends the whole completion as its only event.
 */
export function createAssembler(): Assembler {
  const calls: PartialCall[] = [];
  let [text, hasChoice]: [string, boolean] = ["", false];
  let finish: unknown;
  let usage: unknown;

  function add(chunk: unknown): string {
    // Sent with the last chunk, or after it without choices; some endpoints send it with every chunk.
    usage = at(chunk, "usage") ?? usage;
    const choice = firstChoice(at(chunk, "choices"));
    const delta = at(choice, "delta") ?? at(choice, "message");
    finish = at(choice, "finish_reason") ?? finish;
    if (typeof delta !== "object" || delta === null) return "";
    hasChoice = true;
    const pieces = at(delta, "tool_calls");
    for (const piece of Array.isArray(pieces) ? pieces : []) addPiece(calls, piece);
    const content = at(delta, "content");
    if (typeof content !== "string") return "";
    text += content;
    return content;
  }

  return {
    add,
    isFinished: () => typeof finish === "string",
    completion() {
      if (!hasChoice) return null;
      const tool_calls = calls.map(({ id, name, arguments: args }) => ({
        id,
        function: { ...(name !== "" && { name }), arguments: args },
      }));
      const choice = { message: { content: text, tool_calls }, finish_reason: asJson(finish) };
      return { choices: [choice], usage: asJson(usage) };
    },
  };
}

function firstChoice(choices: unknown): unknown {
  return Array.isArray(choices) ? choices.find((choice) => (at(choice, "index") ?? 0) === 0) : undefined;
}

/**
 * OpenAI numbers the calls and sends id and name once. Others give every call the index 0, or none, but an
 * id of its own.
 */
function addPiece(calls: PartialCall[], piece: unknown): void {
  const [index, called] = [at(piece, "index"), at(piece, "function")];
  const [id, name] = [asName(at(piece, "id")), asName(at(called, "name"))];
  const known = calls.findLast((call) => isSame(call, index, id, name)) ?? null;
  const call = known ?? { index, id, name, arguments: "" };
  if (known === null) calls.push(call);
  call.id ||= id;
  call.name ||= name;
  const more = at(called, "arguments");
  if (more !== undefined && more !== null) call.arguments += asText(more);
}

function isSame(call: PartialCall, index: unknown, id: string, name: string): boolean {
  if (id !== "" && call.id !== "" && id !== call.id) return false;
  if (typeof index === "number") return call.index === index;
  return id !== "" ? call.id === id : name === "";
}

function asName(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function asJson(value: unknown): JsonObject[string] {
  return value === undefined ? null : (value as JsonObject[string]);
}
