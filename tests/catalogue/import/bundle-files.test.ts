import { afterEach, describe, expect, it, vi } from "vitest";
import { bundleFiles } from "../../../src/catalogue/import/bundle-files.ts";
import type { Sender } from "../../../src/contract/ports.ts";

const ROOT = "https://docs.example/openapi.json";
const MIB = 1024 * 1024;

afterEach(() => vi.restoreAllMocks());

/** Bundles a document with some paths that refer to one item of this size: the result or the message, and the copies. */
async function bundle(paths: number, size: number) {
  const item = { get: { description: "x".repeat(size), responses: { 200: { description: "OK" } } } };
  const sender = {
    send: async ({ url }: { url: string }) => ({
      status: 200,
      url,
      headers: { "content-type": "application/json" },
      body: new TextEncoder().encode(JSON.stringify({ item })),
    }),
  } as unknown as Sender;
  const document = {
    openapi: "3.1.0",
    info: { title: "Copies", version: "1" },
    paths: Object.fromEntries(
      Array.from({ length: paths }, (_, n) => [`/p${n}`, { $ref: "item.json#/item" }]),
    ),
  };
  const copies = vi.spyOn(globalThis, "structuredClone");
  const result = await bundleFiles(document, ROOT, { sender, signal: new AbortController().signal }).catch(
    (error: Error) => error.message,
  );
  return { result, copies: copies.mock.calls.length, written: JSON.stringify(document).length };
}

describe("the copies of a part that many paths refer to", () => {
  it.each<[string, number, number]>([
    ["200 of 1 MiB", 200, MIB],
    ["1,000 of 100 KiB", 1_000, MIB / 10],
  ])("%s are refused before they fill the memory", async (_, paths, size) => {
    const { result, copies } = await bundle(paths, size);
    expect(result).toContain("MiB together");
    expect(copies * size).toBeLessThan(24 * MIB);
  });

  it("count in the size that is returned, which limits what is stored", async () => {
    const { result, written } = await bundle(5, MIB);
    expect(result).toBeGreaterThanOrEqual(written - MIB);
    expect(written).toBeGreaterThan(5 * MIB);
  });
});
