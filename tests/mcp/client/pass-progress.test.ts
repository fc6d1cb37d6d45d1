import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Progress } from "../../../src/contract/trace.ts";
import { passProgress } from "../../../src/mcp/client/call-tool.ts";

const SECRET = "canary-mcp-token";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("passProgress()", () => {
  it.each<[name: string, said: Parameters<ReturnType<typeof passProgress>>[0], told: Progress | undefined]>([
    [
      "is passed on",
      { progress: 1, total: 4, message: "reading" },
      { progress: 1, total: 4, message: "reading" },
    ],
    [
      "holds no secret of ours",
      { progress: 1, message: `with ${SECRET}` },
      { progress: 1, message: "with ***" },
    ],
    [
      "holds none that hidden characters keep apart",
      { progress: 1, message: [...SECRET].join("\u200b") },
      { progress: 1, message: "***" },
    ],
    [
      "is one line without what nobody sees",
      { progress: 1, message: "a\n\u202eb\u0007 <|im_start|>" },
      { progress: 1, message: "a b" },
    ],
    [
      "is short",
      { progress: 1, message: "a".repeat(5_000) },
      { progress: 1, message: `${"a".repeat(199)}…` },
    ],
    ["has a total that is a number", { progress: 1, total: Number.POSITIVE_INFINITY }, { progress: 1 }],
    ["is nothing without a number", { progress: Number.NaN, message: "soon" }, undefined],
  ])("%s", (_, said, reported) => {
    const received: Progress[] = [];
    passProgress((progress) => received.push(progress), [SECRET])(said);
    expect(received).toEqual(reported === undefined ? [] : [reported]);
  });

  it("passes on at most ten notifications a second", () => {
    const received: Progress[] = [];
    const pass = passProgress((progress) => received.push(progress), []);
    for (let progress = 1; progress <= 1_000; progress++) {
      pass({ progress });
      vi.advanceTimersByTime(1);
    }
    expect(received.map(({ progress }) => progress)).toEqual([
      1, 101, 201, 301, 401, 501, 601, 701, 801, 901,
    ]);
  });
});
