import type { ServerContext } from "@modelcontextprotocol/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { Database } from "../../../src/contract/ports.ts";
import { callWithApproval } from "../../../src/mcp/server/call-with-approval.ts";
import type { Outcome } from "../../../src/mcp/server/mcp-parts.ts";
import type { McpCaller } from "../../../src/mcp/server/session.ts";

const SECOND = 1_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** A run of which every attempt needs another approval, and a client whose user takes this long to decide. */
async function ask(runMs: number, thinkMs: number) {
  const timeouts: number[] = [];
  const starts: number[] = [];
  const began = Date.now();
  const database = { call: async () => ({}) } as unknown as Database;
  const send = async (_request: unknown, options: { timeout: number }) => {
    timeouts.push(options.timeout);
    if (thinkMs > options.timeout) {
      vi.setSystemTime(Date.now() + options.timeout);
      throw new Error("timed out");
    }
    vi.setSystemTime(Date.now() + thinkMs);
    return { action: "accept", content: { decision: "approve" } };
  };
  const run = async (): Promise<Outcome> => {
    starts.push(Date.now() - began);
    const details = { approval_id: crypto.randomUUID(), summary: "Pay." };
    return { body: {}, failure: new ToolgateError("APPROVAL_REQUIRED", "Pay.", { details }) };
  };
  const result = await callWithApproval({
    database,
    caller: { caller: { key_hash: "k" }, exposure: { approvals: "client" }, runMs } as unknown as McpCaller,
    era: "legacy",
    elicitation: { form: true, url: false },
    context: { mcpReq: { send, signal: new AbortController().signal } } as unknown as ServerContext,
    run,
    approvalId: undefined,
    describe: ({ failure }) => ({ content: [], isError: failure !== null }),
  });
  return { result, timeouts, starts };
}

describe("questions of one call over an open connection", () => {
  it("leave each run its full time before the platform ends the call", async () => {
    const { result, timeouts, starts } = await ask(60 * SECOND, 20 * SECOND);
    expect(result).toMatchObject({ isError: true });
    expect(starts).toEqual([0, 20 * SECOND, 40 * SECOND]);
    expect(timeouts).toEqual([58 * SECOND, 38 * SECOND, 18 * SECOND]);
  });

  it("are not asked if there is no time left for an answer", async () => {
    const { timeouts, starts } = await ask(118 * SECOND, 1 * SECOND);
    expect([timeouts, starts]).toEqual([[], [0]]);
  });
});
