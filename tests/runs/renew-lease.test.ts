import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { Logger } from "../../src/contract/ports.ts";
import { renewLease } from "../../src/runs/renew-lease.ts";

const EVERY_MS = 8_000;
const refused = new ToolgateError("CONFLICT", "Another run has taken over.", {
  details: { reason: "superseded" },
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function hold(renew: () => Promise<unknown>) {
  const warnings: string[] = [];
  const logger: Logger = {
    debug: () => {},
    info: () => {},
    warn: (message) => warnings.push(message),
    error: () => {},
    with: () => logger,
  };
  return { lease: renewLease(renew, { everyMs: EVERY_MS, logger }), warnings };
}

describe("renewLease()", () => {
  it("renews until end() is called", async () => {
    const renew = vi.fn(() => Promise.resolve());
    const { lease } = hold(renew);
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    lease.end();
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(renew).toHaveBeenCalledTimes(3);
    expect(lease.lost.aborted).toBe(false);
  });

  it("aborts the work with the conflict as the reason, and stops renewing", async () => {
    const renew = vi.fn(() => Promise.reject(refused));
    const { lease } = hold(renew);
    await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(lease.lost.reason).toBe(refused);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it("logs any other failure and tries again", async () => {
    const answers = [() => Promise.reject(new Error("connection lost")), () => Promise.resolve()];
    const { lease, warnings } = hold(() => (answers.shift() ?? (() => Promise.reject(refused)))());
    await vi.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect([lease.lost.aborted, warnings]).toEqual([false, ["lease not renewed"]]);
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    expect(lease.lost.aborted).toBe(true);
  });

  it("ignores a conflict that arrives after end()", async () => {
    let refuse = (_error: Error): void => {};
    const { lease, warnings } = hold(() => new Promise((_, reject) => (refuse = reject)));
    await vi.advanceTimersByTimeAsync(EVERY_MS);
    lease.end();
    refuse(refused);
    await vi.advanceTimersByTimeAsync(0);
    expect([lease.lost.aborted, warnings]).toEqual([false, []]);
  });
});
