import type { JsonObject } from "../../../../src/base/json.ts";

/** A shown request as a curl command; masked secrets stay `***`. */
export function toCurl({ method, url, headers, body }: JsonObject): string {
  const parts = [`curl -X ${String(method)} ${quote(String(url))}`];
  for (const [name, value] of Object.entries((headers ?? {}) as Record<string, string>)) {
    parts.push(`-H ${quote(`${name}: ${value}`)}`);
  }
  if (body !== undefined)
    parts.push(`--data-raw ${quote(typeof body === "string" ? body : JSON.stringify(body))}`);
  return parts.join(" \\\n  ");
}

/** POSIX shell: single quotes preserve everything except single quotes. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
