import { describe, expect, it } from "vitest";
import { createLocalEmbedder } from "../../../src/catalogue/search/local-embedder.ts";

const embedder = createLocalEmbedder();

async function similarity(a: string, b: string): Promise<number> {
  const [x = [], y = []] = await embedder.embed([a, b]);
  return x.reduce((sum, value, i) => sum + value * (y[i] ?? 0), 0);
}

describe("createLocalEmbedder()", () => {
  it("names its vector space and is not dense", () => {
    expect(embedder.model).toBe("local-hash-256");
    expect(embedder.dense).toBe(false);
  });

  it("returns deterministic unit vectors of 256 dimensions", async () => {
    const [first = [], second = []] = await embedder.embed([
      "Send an invoice by e-mail",
      "Send an invoice by e-mail",
    ]);
    expect(first).toHaveLength(256);
    expect(first).toEqual(second);
    expect(Math.hypot(...first)).toBeCloseTo(1, 4);
  });

  it("puts inflections and shared words closer than unrelated texts", async () => {
    const near = await similarity("odeslat fakturu e-mailem", "Odeslání faktury e-mailem");
    const far = await similarity("odeslat fakturu e-mailem", "weather forecast for a city");
    expect(near).toBeGreaterThan(far + 0.2);
  });

  it("gives a finite zero vector for a text without words", async () => {
    const [empty = []] = await embedder.embed([""]);
    expect(empty.every((value) => value === 0)).toBe(true);
  });

  it("answers an empty batch with an empty one", async () => {
    expect(await embedder.embed([])).toEqual([]);
  });
});
