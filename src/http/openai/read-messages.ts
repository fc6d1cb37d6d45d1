import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { ChatCall, ChatMessage } from "../../contract/ports.ts";
import { MAX_MESSAGE_CHARACTERS } from "../../conversations/limits.ts";

/** Parts of a message that are text. */
const TEXT_PARTS: Record<string, string> = {
  text: "text",
  input_text: "text",
  output_text: "text",
  refusal: "refusal",
};

/**
 * Converts OpenAI's messages one by one. Results of the client's functions are kept unchanged.
 *
 * @throws ToolgateError INVALID_REQUEST {errors} for images and audio, unknown roles, results without a
 * call, calls without a result, and too much text
 */
export function readMessages(given: readonly JsonObject[]): ChatMessage[] {
  const messages = given.map((message, index) => readMessage(message, `/messages/${index}`));
  checkLength(messages, "/messages");
  checkResults(messages);
  return messages;
}

function readMessage(message: JsonObject, at: string): ChatMessage {
  const { role, content = null, tool_calls: calls = null, tool_call_id: id } = message;
  const text = readContent(content, `${at}/content`);
  switch (role) {
    case "system":
    case "developer":
      return { role: "system", content: text };
    case "user":
      return { role: "user", content: text };
    case "assistant":
      if (calls === null) return { role, content: text };
      return { role, content: text, calls: readCalls(calls, `${at}/tool_calls`) };
    case "tool":
      if (typeof id === "string") return { role, call_id: id, content: text };
      throw fault(`${at}/tool_call_id`, "must be the id of the call that this is the result of");
    default:
      throw fault(`${at}/role`, "must be one of system, developer, user, assistant, tool");
  }
}

function readCalls(calls: Json, at: string): ChatCall[] {
  if (!Array.isArray(calls)) throw fault(at, "must be a list");
  return calls.map((call, index) => {
    const called = isJsonObject(call) ? call["function"] : undefined;
    const id = isJsonObject(call) ? call["id"] : undefined;
    const { name, arguments: args } = isJsonObject(called) ? called : {};
    if (typeof id !== "string" || typeof name !== "string" || typeof args !== "string") {
      throw fault(`${at}/${index}`, "must have an id and a function with name and arguments, all texts");
    }
    return { id, name, arguments: args };
  });
}

/** Model endpoints reject a conversation whose calls and results do not match. */
function checkResults(messages: readonly ChatMessage[]): void {
  let open = new Set<string>();
  for (const [index, message] of [...messages, null].entries()) {
    if (message?.role === "tool") {
      if (open.delete(message.call_id)) continue;
      throw fault(`/messages/${index}/tool_call_id`, "does not match a call in the preceding message");
    }
    const [missing] = open;
    if (missing !== undefined) {
      throw fault(
        `/messages/${index}`,
        `a message of role tool with the result of ${missing} is missing here`,
      );
    }
    open = new Set(message?.role === "assistant" ? (message.calls ?? []).map(({ id }) => id) : []);
  }
}

export function fault(pointer: string, message: string) {
  return invalidRequest([{ pointer, message }]);
}

/**
 * The text of a message, given as a string or as parts. @throws ToolgateError INVALID_REQUEST for images,
 * audio and files
 */
function readContent(content: Json, at: string): string {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) throw fault(at, "must be a text or a list of parts");
  return content.map((part, index) => readPart(part, `${at}/${index}`)).join("");
}

function readPart(part: Json, at: string): string {
  const type = isJsonObject(part) ? part["type"] : undefined;
  const text = isJsonObject(part) && typeof type === "string" ? part[TEXT_PARTS[type] ?? ""] : undefined;
  if (typeof text === "string") return text;
  throw fault(at, `only text is supported, not ${JSON.stringify(type ?? null)}`);
}

/** @throws ToolgateError INVALID_REQUEST */
function checkLength(messages: readonly ChatMessage[], at: string): void {
  const characters = JSON.stringify(messages).length;
  if (characters <= MAX_MESSAGE_CHARACTERS) return;
  throw fault(at, `${characters} characters in all; at most ${MAX_MESSAGE_CHARACTERS} are allowed`);
}

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
      entries.push({ message: readInputMessage(item, at) });
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

function readInputMessage({ role, content = null }: JsonObject, at: string) {
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
