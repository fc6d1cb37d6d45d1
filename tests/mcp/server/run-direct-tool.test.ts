import type { ServerContext } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import type { McpParts, ToolRequest } from "../../../src/mcp/server/mcp-parts.ts";
import { runDirectTool } from "../../../src/mcp/server/run-named-tool.ts";
import type { McpCaller } from "../../../src/mcp/server/session.ts";

/** The approval of a call with these arguments. */
async function approvalOf(given: object, approved: Record<string, object>): Promise<string | undefined> {
  let asked: ToolRequest | undefined;
  const runTool = async (request: ToolRequest) => {
    asked = request;
    return { body: { result: null }, failure: null };
  };
  const calls = Object.entries(approved).map(([approval_id, call]) => ({
    approval_id,
    arguments: JSON.stringify(call),
  }));
  const handle = runDirectTool({ tool_id: "t", operation_id: "o", connector: "c", approved: calls });
  const server = {
    parts: { runTool } as unknown as McpParts,
    caller: { exposure: {}, runMs: 1 } as unknown as McpCaller,
    era: "legacy" as const,
    elicitation: { form: false, url: false },
    onProgress: null,
  };
  const context = { mcpReq: { signal: new AbortController().signal } } as ServerContext;
  await handle(server, given as never, context);
  return asked?.approval_id;
}

describe("the approval of a repeated call", () => {
  it.each([
    [
      "is that of the identical call, even if others match",
      { a: 1 },
      { wider: { a: 1, b: 2 }, same: { a: 1 } },
      "same",
    ],
    [
      "is that of a call that differs only by added defaults",
      { a: 1 },
      { other: { a: 2 }, wider: { a: 1, b: 2 } },
      "wider",
    ],
    ["is none if the approved call lacks an argument", { a: 1, b: 2 }, { less: { a: 1 } }, undefined],
  ])("%s", async (_, given, approved, expected) => {
    expect(await approvalOf(given, approved as unknown as Record<string, object>)).toBe(expected);
  });
});
