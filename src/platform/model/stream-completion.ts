import { APIError } from "openai";
import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer } from "../../contract/ports.ts";
import {
  asText,
  at,
  MAX_CALLS,
  MAX_CHARACTERS,
  readCompletion,
  tooLong,
  tooManyCalls,
} from "./read-completion.ts";

/** Limit of one stream, most of which is not the answer: the protocol, and a model's reasoning. */
const MAX_STREAM = 8_000_000;

const LINE_END = /\r\n|\n|\r/;

/** A timer that is restarted with every chunk. */
interface IdleWatch {
  signal: AbortSignal;
  restart(): void;
  stop(): void;
}

/** Aborts its signal after a period without chunks. Milliseconds. */
export function watchIdle(milliseconds: number): IdleWatch {
  const controller = new AbortController();
  const start = () => setTimeout(() => controller.abort(new Error("silence")), milliseconds);
  let timer = start();
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = start();
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Reads a streamed completion and passes its text on as it arrives. Also accepts an endpoint that does not
 * stream and answers at once.
 *
 * @throws ToolgateError MODEL_ERROR {reason: "invalid_response"} for an incomplete completion; an APIError
 * that came as an event
 */
export async function readStream(
  response: Response,
  watch: IdleWatch,
  signal: AbortSignal,
  onText: (delta: string) => void,
): Promise<ChatAnswer> {
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null || /\bjson\b/.test(type)) {
    const answer = readCompletion(await response.json());
    if (answer.text !== "") onText(answer.text);
    return answer;
  }
  const assembler = createAssembler();
  let isDone = false;
  const options = { signal, maxCharacters: MAX_STREAM, onChunk: watch.restart };
  for await (const { data } of readEvents(response.body, options)) {
    isDone = data.startsWith("[DONE]");
    if (isDone) break;
    const delta = assembler.add(readChunk(data));
    if (delta !== "") onText(delta);
  }
  const completion = assembler.completion();
  // Without either, a complete answer cannot be distinguished from one that was cut off.
  if (completion !== null && (isDone || assembler.isFinished())) return readCompletion(completion);
  throw new ToolgateError("MODEL_ERROR", "The model endpoint's answer is incomplete.", {
    details: { reason: "invalid_response" },
  });
}

function readChunk(data: string): unknown {
  const chunk: unknown = JSON.parse(data);
  const error = at(chunk, "error");
  if (error === undefined || error === null) return chunk;
  const code = at(error, "code") ?? at(error, "status");
  const status = typeof code === "number" && code >= 400 && code < 600 ? code : 500;
  const said = typeof error === "object" ? error : { message: String(error) };
  throw new APIError(status, said, undefined, new Headers());
}

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
function createAssembler(): Assembler {
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
    if (text.length > MAX_CHARACTERS) throw tooLong();
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
  // Every piece is compared with all calls.
  if (known === null && calls.length === MAX_CALLS) throw tooManyCalls();
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

/** A server-sent event (HTML standard §9.2.6). */
interface ServerEvent {
  /** The event's name; `message` if it has none. */
  event: string;
  data: string;
}

interface ReadOptions {
  signal?: AbortSignal;
  /** Limit of the whole stream. */
  maxCharacters?: number;
  /** Called for every chunk, including keep-alive comments. */
  onChunk?: () => void;
}

/**
 * Yields the events of a stream; ids and comments are skipped. An unterminated last event is yielded as
 * well, because some servers omit the final empty line.
 *
 * @throws the signal's reason when it aborts; RangeError if the stream is too long; errors of reading
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, maxCharacters = Number.POSITIVE_INFINITY, onChunk }: ReadOptions = {},
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const giveUp = () => void reader.cancel(signal?.reason).catch(() => {});
  signal?.addEventListener("abort", giveUp, { once: true });
  const decoder = new TextDecoder();
  let [rest, carried, length, isOver] = ["", "", 0, false];
  let [event, data]: [string, string[]] = ["", []];
  try {
    while (!isOver) {
      signal?.throwIfAborted();
      const { value, done } = await reader.read();
      isOver = done;
      if (!done) onChunk?.();
      const text = decoder.decode(value, { stream: !done });
      length += text.length;
      if (length > maxCharacters) throw new RangeError("the stream is too long");
      // Only new text is searched for line ends, so that a long line in small pieces is not searched again with each.
      const known = carried + text;
      // Perhaps half of a `\r\n`.
      carried = !done && known.endsWith("\r") ? "\r" : "";
      const [first = "", ...more] = known.slice(0, known.length - carried.length).split(LINE_END);
      rest += first;
      const lines = more.length > 0 ? [rest, ...more] : [rest];
      rest = lines.pop() ?? "";
      for (const line of done ? [...lines, rest, ""] : lines) {
        if (line.startsWith("data:")) data.push(readValue(line));
        if (line.startsWith("event:")) event = readValue(line);
        if (line !== "") continue;
        if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
        [event, data] = ["", []];
      }
    }
    signal?.throwIfAborted();
  } finally {
    signal?.removeEventListener("abort", giveUp);
    if (!isOver) giveUp();
  }
}

function readValue(field: string): string {
  return field.slice(field.indexOf(":") + 1).replace(/^ /, "");
}
