const LINE_END = /\r\n|\n|\r/;

/** Of server-sent events (HTML standard §9.2.6). */
export interface ServerEvent {
  /** Its name; `message` where it has none. */
  event: string;
  data: string;
}

export interface ReadOptions {
  signal?: AbortSignal;
  /** Of the whole stream. */
  maxCharacters?: number;
  /** Told of everything that comes, comments among it: whoever sends is alive. */
  onLife?: () => void;
}

/**
 * The events of a stream, one by one; ids and comments are passed over. An event that is not ended when the stream is, is
 * given as well: some servers forget the last empty line.
 * @throws the signal's reason when it ends; RangeError when the stream is too long; what reading fails with
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { signal, maxCharacters = Number.POSITIVE_INFINITY, onLife }: ReadOptions = {},
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
      if (!done) onLife?.();
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

/** The last one is not ended yet, nor is one that ends in half of `\r\n`. */
function splitLines(text: string, isAll: boolean): string[] {
  if (isAll || !text.endsWith("\r")) return text.split(LINE_END);
  const lines = text.slice(0, -1).split(LINE_END);
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""}\r`];
}
