const LINE_END = /\r\n|\n|\r/;

/** A server-sent event (HTML standard §9.2.6). */
export interface ServerEvent {
  /** The event's name; `message` if it has none. */
  event: string;
  data: string;
}

export interface ReadOptions {
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
  let [rest, length, isOver] = ["", 0, false];
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
      const lines = splitLines(rest + text, done);
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

/** The last line is incomplete, as is one that ends with half of `\r\n`. */
function splitLines(text: string, isAll: boolean): string[] {
  if (isAll || !text.endsWith("\r")) return text.split(LINE_END);
  const lines = text.slice(0, -1).split(LINE_END);
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""}\r`];
}
