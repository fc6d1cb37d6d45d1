import { apiError } from "../../calling/egress/api-error.ts";
import type { FetchLike } from "../../calling/egress/wrap-sender.ts";
import type { Budget } from "./limits.ts";

const OPENING_BRACKET = 0x5b;

const LINE_FEED = 10;

const CARRIAGE_RETURN = 13;

/** What the requests of one connection received, for error messages and the audit log. */
export interface Trail {
  /** The sender's error, or any other error that is not a response of the server. */
  failure: Error | null;
  /** The last response without success. */
  refused: { status: number; headers: Record<string, string>; text: string } | null;
  http_status: number | null;
  bytes: number;
  /** How often the rest of the current answer was requested. */
  resumes: number;
}

export function newTrail(): Trail {
  return { failure: null, refused: null, http_status: null, bytes: 0, resumes: 0 };
}

/**
 * Records responses and errors, because the protocol's library hides the causes of its errors and waits
 * for answers that can no longer arrive. All data is charged to the budget.
 *
 * @param onEnd called if an event stream ended and cannot be resumed
 */
export function watchAnswers(
  inner: FetchLike,
  { trail, budget, onEnd }: { trail: Trail; budget: Budget; onEnd: () => void },
): FetchLike {
  const note = (error: unknown) => {
    trail.failure = error instanceof Error ? error : new Error(String(error));
  };
  const pay = (bytes: number) => {
    trail.bytes += bytes;
    budget.spend("bytes", bytes);
  };
  return async (url, init) => {
    const response = await inner(url, init).catch((error: unknown) => {
      note(error);
      throw error;
    });
    trail.http_status = response.status;
    if (!response.ok) return keepRefusal(response, trail, pay);
    if (response.body === null) return response;
    const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
    const check = isStream ? countMessages(budget) : refuseBatch();
    const stream = observe(response.body, {
      onChunk(chunk) {
        pay(chunk.byteLength);
        check(chunk);
      },
      onError: note,
      onEnd: (isResumable) => isStream && !isResumable && onEnd(),
    });
    return new Response(stream, { status: response.status, headers: response.headers });
  };
}

function countMessages(budget: Budget): (chunk: Uint8Array) => void {
  const count = createEventCounter();
  return (chunk) => budget.spend("messages", count(chunk));
}

/**
 * There is one request at a time, so a batch of messages cannot be its answer. @throws ToolgateError
 * API_ERROR
 */
function refuseBatch(): (chunk: Uint8Array) => void {
  let isBegun = false;
  return (chunk) => {
    const first = isBegun ? undefined : chunk.find((byte) => byte > 0x20);
    isBegun ||= first !== undefined;
    if (first !== OPENING_BRACKET) return;
    throw apiError("invalid_response", "The MCP server answered with a batch of messages.");
  };
}

async function keepRefusal(
  response: Response,
  trail: Trail,
  pay: (bytes: number) => void,
): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text().catch(() => "");
  pay(text.length);
  trail.refused = { status, headers: Object.fromEntries(headers), text };
  return new Response(text, { status, headers });
}

interface Observer {
  onChunk(chunk: Uint8Array): void;
  onError(error: unknown): void;
  onEnd(isResumable: boolean): void;
}

/**
 * Passes the bytes on and observes them. A stream whose events have an `id` can be resumed (HTML,
 * "Server-sent events").
 */
function observe(
  body: ReadableStream<Uint8Array>,
  { onChunk, onError, onEnd }: Observer,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let isResumable = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          controller.close();
          onEnd(isResumable);
          return;
        }
        onChunk(value);
        isResumable ||= /^id:/m.test(decoder.decode(value, { stream: true }));
        controller.enqueue(value);
      } catch (error) {
        onError(error);
        reader.cancel(error).catch(() => {});
        controller.error(error);
        onEnd(false);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * Counts the events of a stream from its bytes: each ends with an empty line (HTML, "Server-sent events").
 */
export function createEventCounter(): (chunk: Uint8Array) => number {
  let before = 0;
  let isLineEmpty = true;
  return (chunk) => {
    let events = 0;
    for (const byte of chunk) {
      const isEnd = byte === CARRIAGE_RETURN || (byte === LINE_FEED && before !== CARRIAGE_RETURN);
      if (isEnd && isLineEmpty) events++;
      if (isEnd) isLineEmpty = true;
      else if (byte !== LINE_FEED) isLineEmpty = false;
      before = byte;
    }
    return events;
  };
}
