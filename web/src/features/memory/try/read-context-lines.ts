export interface ContextLine {
  key: number;
  text: string;
  kind: "heading" | "source" | "fence" | "text";
}

/**
 * The context line by line (src/memory/write-context.ts): `# Section`; `[1]` and, as the first line of the
 * quoted text below it, `source › heading`; and the marks around quoted text. A mark inside quoted text is
 * text.
 */
export function readContextLines(context: string): ContextLine[] {
  const boundary = [...context.matchAll(/^<\/data ([0-9a-f-]+)>$/gm)].at(-1)?.[1];
  let isQuoted = false;
  let isNumbered = false;
  return context.split("\n").map((text, key) => {
    if (boundary && (text === `<data ${boundary}>` || text === `</data ${boundary}>`)) {
      isQuoted = !text.startsWith("</");
      return { key, text, kind: "fence" };
    }
    if (!isQuoted && /^# \S/.test(text)) return { key, text, kind: "heading" };
    const isNumber = !isQuoted && /^\[\d+\]/.test(text);
    const isSource = isNumber || (isQuoted && isNumbered);
    isNumbered = isNumber;
    return { key, text, kind: isSource ? "source" : "text" };
  });
}
