import type { Json, JsonObject } from "../../base/json.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { ChatCall, ChatMessage } from "../../contract/ports.ts";
import { checkLength, readContent } from "./read-messages.ts";

/** A call of the client's functions that waits for its result. */
interface ReadCall {
  call: ChatCall;
  /** Null until the result is read. */
  output: string | null;
  at: string;
}
/** Consecutive calls belong to one turn, together with the assistant's preceding text. */
type Entry = { message: Extract<ChatMessage, { content: string }> } | { said: string; calls: ReadCall[] };

const ROLES = { system: "system", developer: "system", user: "user", assistant: "assistant" } as const;

/**
 * Reads the items of OpenAI's Responses protocol as messages. Results may stand anywhere after their
 * calls.
 *
 * @throws ToolgateError INVALID_REQUEST {errors} for images and files, unknown kinds of items, results
 * without a call, calls without a result, and too much text
 */
export function readInput(input: Json, instructions: string): ChatMessage[] {
  const items = typeof input === "string" ? [{ role: "user", content: input }] : input;
  const entries: Entry[] = [];
  for (const [index, item] of (items as JsonObject[]).entries()) readItem(entries, item, `/input/${index}`);
  const read = entries.flatMap(writeMessages);
  const messages = instructions === "" ? read : [{ role: "system" as const, content: instructions }, ...read];
  checkLength(messages, "/input");
  return messages;
}

function readItem(entries: Entry[], item: JsonObject, at: string): void {
  switch (item["type"] ?? "message") {
    case "message":
      entries.push({ message: readMessage(item, at) });
      return;
    case "function_call":
      addCall(entries, { call: readCall(item, at), output: null, at });
      return;
    case "function_call_output":
      addOutput(entries, item, at);
      return;
    case "reasoning":
      // Reasoning of a model is not passed to another one; Toolgate returns none.
      return;
    case "item_reference":
      throw fault(
        `${at}/type`,
        "items are not stored under their ids: send them whole, as clients do with `store: false`",
      );
    default:
      throw fault(`${at}/type`, "must be one of message, function_call, function_call_output, reasoning");
  }
}

function readMessage({ role, content = null }: JsonObject, at: string) {
  const text = readContent(content, `${at}/content`);
  if (typeof role !== "string" || !Object.hasOwn(ROLES, role)) {
    throw fault(`${at}/role`, `must be one of ${Object.keys(ROLES).join(", ")}`);
  }
  return { role: ROLES[role as keyof typeof ROLES], content: text };
}

function readCall({ call_id: id, name, arguments: args }: JsonObject, at: string): ChatCall {
  if (typeof id === "string" && typeof name === "string" && typeof args === "string") {
    return { id, name, arguments: args };
  }
  throw fault(at, "must have a call_id, a name and arguments, all texts");
}

function addCall(entries: Entry[], call: ReadCall): void {
  const last = entries.at(-1);
  if (last && "calls" in last && last.calls.every(({ output }) => output === null)) {
    last.calls.push(call);
  } else if (last && "message" in last && last.message.role === "assistant") {
    entries.splice(-1, 1, { said: last.message.content, calls: [call] });
  } else {
    entries.push({ said: "", calls: [call] });
  }
}

function addOutput(entries: Entry[], { call_id: id, output = null }: JsonObject, at: string): void {
  const calls = entries.flatMap((entry) => ("calls" in entry ? entry.calls : []));
  const open = calls.findLast((waiting) => waiting.call.id === id && waiting.output === null);
  if (!open) throw fault(`${at}/call_id`, "does not match a preceding call without a result");
  open.output = readContent(output, `${at}/output`);
}

function writeMessages(entry: Entry): ChatMessage[] {
  if ("message" in entry) return [entry.message];
  const results = entry.calls.map(({ call, output, at }): ChatMessage => {
    if (output !== null) return { role: "tool", call_id: call.id, content: output };
    throw fault(at, `an item function_call_output with the result of ${call.id} is missing`);
  });
  return [{ role: "assistant", content: entry.said, calls: entry.calls.map(({ call }) => call) }, ...results];
}

function fault(pointer: string, message: string) {
  return invalidRequest([{ pointer, message }]);
}
