/** Characters of one stream; a model's answer has a hundredth of it. */
const MAX_CHARACTERS = 8_000_000;
const LINE_END = /\r\n|\n|\r/;

/**
 * The `data` of server-sent events (HTML standard §9.2.6), one by one; event names, ids and comments are passed over. An
 * event that is not ended when the stream is, is given as well: some servers forget the last empty line.
 * @throws the signal's reason when it ends; RangeError when the stream is too long; what reading fails with
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const reader = body.getReader();
  const giveUp = () => void reader.cancel(signal.reason).catch(() => {});
  signal.addEventListener("abort", giveUp, { once: true });
  const decoder = new TextDecoder();
  let [rest, length, isOver] = ["", 0, false];
  let data: string[] = [];
  try {
    while (!isOver) {
      signal.throwIfAborted();
      const { value, done } = await reader.read();
      isOver = done;
      const text = decoder.decode(value, { stream: !done });
      length += text.length;
      if (length > MAX_CHARACTERS) throw new RangeError("the stream is too long");
      const lines = splitLines(rest + text, done);
      rest = lines.pop() ?? "";
      for (const line of done ? [...lines, rest, ""] : lines) {
        if (line.startsWith("data:")) data.push(line.slice(line[5] === " " ? 6 : 5));
        if (line !== "" || data.length === 0) continue;
        yield data.join("\n");
        data = [];
      }
    }
    signal.throwIfAborted();
  } finally {
    signal.removeEventListener("abort", giveUp);
    if (!isOver) giveUp();
  }
}

/** The last one is not ended yet, nor is one that ends in half of `\r\n`. */
function splitLines(text: string, isAll: boolean): string[] {
  if (isAll || !text.endsWith("\r")) return text.split(LINE_END);
  const lines = text.slice(0, -1).split(LINE_END);
  return [...lines.slice(0, -1), `${lines.at(-1) ?? ""}\r`];
}
