import { APIError } from "openai";
import { ToolgateError } from "../../contract/errors.ts";
import type { ChatAnswer } from "../../contract/ports.ts";
import { createAssembler } from "./assemble-completion.ts";
import { at, readCompletion } from "./read-completion.ts";
import { readEvents } from "./read-events.ts";

/** Limit of one stream; a model's answer has a hundredth of it. */
const MAX_CHARACTERS = 8_000_000;

/** A timer that is restarted with every chunk. */
export interface IdleWatch {
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
  const options = { signal, maxCharacters: MAX_CHARACTERS, onChunk: watch.restart };
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
