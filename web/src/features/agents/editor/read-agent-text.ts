import { LineCounter, parseDocument } from "yaml";
import type { AgentFile } from "../../../../../src/contract/agent-file.ts";

export interface ReadAgent {
  /** The file; only valid if the server reported no faults. */
  file: AgentFile;
  /** Line of `agent_id`, from 1. */
  idPlace: { line: number; column: number };
}

/** Parses a file's text in the browser. @returns null when it is not YAML or not a map */
export function readAgentText(text: string): ReadAgent | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) return null;
  const file: unknown = document.toJS({ maxAliasCount: 100 });
  if (typeof file !== "object" || file === null || Array.isArray(file)) return null;
  const id: unknown = document.get("agent_id", true);
  const range: unknown = typeof id === "object" && id !== null ? Reflect.get(id, "range") : null;
  const { line, col } = lines.linePos(Array.isArray(range) ? Number(range[0]) : 0);
  return { file: file as AgentFile, idPlace: { line: Math.max(1, line), column: Math.max(1, col) } };
}
