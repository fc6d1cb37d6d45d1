const COLOUR = process.stdout.isTTY && !process.env["NO_COLOR"];

function paint(code: number): (text: string) => string {
  return (text) => (COLOUR ? `\u001b[${code}m${text}\u001b[0m` : text);
}

export const bold = paint(1);
export const dim = paint(2);
export const green = paint(32);
export const red = paint(31);
export const cyan = paint(36);

/** A line that is overwritten while something takes time; silent when nobody watches. */
export function progressLine(text: string | (() => string)): { done(): void } {
  if (!process.stderr.isTTY) return { done() {} };
  const started = Date.now();
  const draw = () =>
    process.stderr.write(
      `\r\u001b[K${typeof text === "string" ? text : text()} ${dim(`${((Date.now() - started) / 1000).toFixed(1)} s`)}`,
    );
  draw();
  const timer = setInterval(draw, 100);
  return {
    done() {
      clearInterval(timer);
      process.stderr.write("\r\u001b[K");
    },
  };
}
