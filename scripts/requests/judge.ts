import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import type { RequestRow } from "./read-part.ts";

export interface Outcome {
  kind: "call" | "ask" | "none";
  /** `METHOD /path` of the call, or of the first choice of a question. */
  operation: string;
  connector: string;
  arguments: JsonObject;
  reads: boolean;
}

/**
 * The verdict on an outcome: `right` includes all arguments; `false_write` is a write for a request that
 * does not ask for one.
 */
export type Verdict = "right" | "wrong" | "asked" | "none" | "false_write";

export function judge(row: RequestRow, outcome: Outcome): Verdict {
  const called = outcome.kind === "call";
  const isOwn = outcome.connector === row.connector;
  if (row.expect === "call") {
    if (!called) return outcome.kind === "ask" ? "asked" : "none";
    const wanted = [row.operation, ...(row.also ?? [])];
    return isOwn && wanted.includes(outcome.operation) && argumentsFit(row, outcome.arguments)
      ? "right"
      : "wrong";
  }
  if (!called) return "right";
  if (row.expect !== "no_write") return outcome.reads ? "wrong" : "false_write";
  if (!outcome.reads) return "false_write";
  return isOwn && (row.reads ?? []).includes(outcome.operation) ? "right" : "wrong";
}

/** An accepted value for each argument, without extra and missing arguments. */
export function argumentsFit(row: RequestRow, args: JsonObject): boolean {
  const accepted = row.arguments ?? {};
  const unchecked = row.unchecked ?? [];
  for (const [name, value] of Object.entries(args)) {
    if (unchecked.includes("*") && accepted[name] === undefined) continue;
    if (unchecked.includes(name)) continue;
    if (row.typed?.includes(name) && /\d/.test(String(value))) continue;
    if (!(accepted[name] ?? []).some((each) => sameValue(each, value))) return false;
  }
  return Object.entries(accepted).every(([name, values]) => Object.hasOwn(args, name) || values.includes(""));
}

export function sameValue(a: Json, b: Json): boolean {
  if (typeof a === "string" && typeof b === "string") return plain(a) === plain(b);
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => sameValue(item, b[i] ?? null));
  if (isJsonObject(a) && isJsonObject(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => sameValue(a[name] ?? null, b[name] ?? null));
  }
  return a === b || (typeof a !== "object" && typeof b !== "object" && String(a) === String(b));
}

function plain(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ").replace(/[.]$/, "");
}
