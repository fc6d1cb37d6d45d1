import type { HeaderDraft } from "../draft/tool-draft.ts";

/** `Name: value` lines of headers. */
export function writeHeaderLines(headers: readonly HeaderDraft[]): string {
  return headers.map(({ name, value }) => `${name}: ${value}`).join("\n");
}

/**
 * Parses header lines; blank lines are skipped. @returns `faultLine`: the first line (from 1) that is not
 * a header
 */
export function readHeaderLines(text: string): { headers: HeaderDraft[]; faultLine: number | null } {
  const headers: HeaderDraft[] = [];
  let faultLine: number | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const match = /^([^:]*):\s?(.*)$/.exec(line);
    if (match)
      headers.push({ id: headers.length, name: match[1]?.trim() ?? "", value: match[2]?.trimEnd() ?? "" });
    else faultLine ??= index + 1;
  }
  return { headers, faultLine };
}
