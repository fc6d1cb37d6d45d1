import { queryOptions } from "@tanstack/react-query";
import { callFunction } from "../../../lib/call-function.ts";

const REQUEST = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
const HEADERS = { accept: "application/json, text/event-stream" };

/** The tools of the catalogue for a client of this user, requested like a client does. */
export const catalogueListQuery = queryOptions({
  queryKey: ["mcp", "catalogue"],
  queryFn: async ({ signal }) => {
    const call = { method: "POST", body: REQUEST, headers: HEADERS, signal } as const;
    const answer = await callFunction<unknown>("mcp", call);
    // A stream is returned as text.
    const tools = readTools(answer instanceof Response ? await answer.text() : answer);
    return { tools: tools.length, bytes: new TextEncoder().encode(JSON.stringify(tools)).length };
  },
  retry: false,
});

/** Parses a JSON answer, or the single event of a stream (HTML Living Standard § 9.2). */
export function readTools(answer: unknown): unknown[] {
  const message = typeof answer === "string" ? JSON.parse(readEvent(answer)) : answer;
  const tools: unknown = message?.result?.tools;
  if (!Array.isArray(tools)) throw new Error("The MCP endpoint lists no tools.");
  return tools;
}

function readEvent(stream: string): string {
  const lines = stream.split(/\r\n|\n|\r/).filter((line) => line.startsWith("data:"));
  return lines.map((line) => line.slice("data:".length).replace(/^ /, "")).join("\n");
}
