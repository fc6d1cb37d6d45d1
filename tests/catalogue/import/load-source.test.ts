import { afterEach, describe, expect, it, vi } from "vitest";
import { inspectAddress } from "../../../src/catalogue/import/inspect-address.ts";
import { loadSource } from "../../../src/catalogue/import/load-source.ts";
import type { Sender } from "../../../src/contract/ports.ts";

afterEach(() => vi.restoreAllMocks());

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Ferries", version: "1" },
  servers: [{ url: "https://api.example" }],
  paths: { "/a": { $ref: "paths.json#/a" } },
};

/** Answers the first request; later ones only end when they are aborted. */
function hangingSender(asked: string[]): Sender {
  return {
    async send({ url }: { url: string }, { signal }: { signal: AbortSignal }) {
      asked.push(url);
      const body = new TextEncoder().encode(JSON.stringify(DOCUMENT));
      if (asked.length === 1)
        return { status: 200, url, headers: { "content-type": "application/json" }, body };
      return new Promise((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    },
  } as unknown as Sender;
}

/** Replaces the clock: the total limit expires when the test decides, and limits of one request never do. */
function expireTotal(): AbortController {
  const total = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) =>
    milliseconds === 40_000 ? total.signal : new AbortController().signal,
  );
  return total;
}

describe("one time limit ends everything that is fetched for a source", () => {
  it.each<[string, (sender: Sender) => Promise<unknown>]>([
    [
      "a check or an import: a document of several files",
      (sender) =>
        loadSource("openapi", "https://docs.example/a.json", {
          sender,
          signal: new AbortController().signal,
        }),
    ],
  ])("%s", async (_, load) => {
    const asked: string[] = [];
    const total = expireTotal();
    const loading = load(hangingSender(asked)).then(
      () => "loaded",
      () => "ended",
    );
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    total.abort(new Error("time is over"));
    expect(await loading).toBe("ended");
  });

  it("an inspection", async () => {
    const asked: string[] = ["the first one hangs"];
    const total = expireTotal();
    const signal = new AbortController().signal;
    const found = inspectAddress(
      "https://docs.example/",
      { sender: hangingSender(asked), signal },
      null,
    ).then(
      () => "found",
      () => "ended",
    );
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    total.abort(new Error("time is over"));
    expect(await found).toBe("ended");
  });
});
