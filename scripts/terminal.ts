type Stream = NodeJS.WriteStream;

/** Colors for one stream: only on a terminal, and not with NO_COLOR (no-color.org). */
export function stylesOf(stream: Pick<Stream, "isTTY">) {
  const isColoured = stream.isTTY && !process.env["NO_COLOR"];
  const paint = (code: number) => (text: string) => (isColoured ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { bold: paint(1), dim: paint(2), green: paint(32), red: paint(31), cyan: paint(36) };
}
export type Styles = ReturnType<typeof stylesOf>;

export const { bold, dim, green, red, cyan } = stylesOf(process.stdout);

/** A line that is overwritten during a longer operation; silent without a terminal. */
export function progressLine(
  text: string | (() => string),
  stderr: Stream = process.stderr,
  started = Date.now(),
): { done(): void } {
  if (!stderr.isTTY) return { done() {} };
  const { dim } = stylesOf(stderr);
  const draw = () => {
    const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
    const line = typeof text === "string" ? text : text();
    // A line that wraps cannot be overwritten.
    const room = Math.max(10, (stderr.columns || 80) - seconds.length - 2);
    stderr.write(`\r\u001b[K${line.length > room ? `${line.slice(0, room - 1)}…` : line} ${dim(seconds)}`);
  };
  draw();
  const timer = setInterval(draw, 100);
  return {
    done() {
      clearInterval(timer);
      stderr.write("\r\u001b[K");
    },
  };
}
