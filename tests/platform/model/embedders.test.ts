import { afterEach, expect, test, vi } from "vitest";
import { createOpenAiEmbedder } from "../../../src/platform/model/openai-embedder.ts";
import {
  createSupabaseEmbedder,
  hasSupabaseEmbedder,
} from "../../../src/platform/model/supabase-embedder.ts";
import { type ScriptedEndpoint, type Step, startScriptedEndpoint } from "./scripted-endpoint.ts";

let endpoint: ScriptedEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
  vi.unstubAllGlobals();
});

async function embed(texts: string[], steps: Step[]): Promise<number[][]> {
  endpoint = await startScriptedEndpoint(steps);
  const embedder = createOpenAiEmbedder({
    baseUrl: endpoint.baseUrl,
    apiKey: "k",
    model: "text-embedding-3-small",
    timeoutMs: 5_000,
  });
  return embedder.embed(texts);
}

const vector = (index: number, value: number[]) => ({ object: "embedding", index, embedding: value });
const list = (...data: ReturnType<typeof vector>[]): Step => ({
  json: { object: "list", data, model: "m", usage: {} },
});

test("createOpenAiEmbedder() asks for floats and puts vectors in the order of the texts", async () => {
  const vectors = await embed(["a", ""], [list(vector(1, [0, 1]), vector(0, [1, 0]))]);
  expect(vectors).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(endpoint?.received[0]?.body).toEqual({
    model: "text-embedding-3-small",
    input: ["a", " "],
    encoding_format: "float",
  });
});

test("createOpenAiEmbedder() sends at most 128 texts at a time, and nothing for no texts", async () => {
  const many = Array.from({ length: 130 }, (_, index) => `t${index}`);
  const batch = (size: number) =>
    list(...Array.from({ length: size }, (_, index) => vector(index, [index, 1])));
  expect(await embed(many, [batch(128), batch(2)])).toHaveLength(130);
  expect(endpoint?.received.map(({ body }) => (body["input"] as string[]).length)).toEqual([128, 2]);
  await endpoint?.close();
  expect(await embed([], [])).toEqual([]);
});

test.each([
  ["too few vectors", [list(vector(0, [1, 0]))]],
  ["the same index twice", [list(vector(0, [1, 0]), vector(0, [1, 0]))]],
  ["vectors of different length", [list(vector(0, [1, 0]), vector(1, [1]))]],
  [
    "no numbers",
    [
      {
        json: {
          data: [
            { index: 0, embedding: "AAAA" },
            { index: 1, embedding: [null] },
          ],
        },
      },
    ],
  ],
] satisfies [string, Step[]][])("createOpenAiEmbedder() refuses %s", async (_name, steps) => {
  await expect(embed(["a", "b"], steps)).rejects.toMatchObject({
    code: "MODEL_ERROR",
    details: { reason: "invalid_response" },
  });
});

test("createSupabaseEmbedder() throws if the runtime has no model", () => {
  expect(hasSupabaseEmbedder()).toBe(false);
  expect(() => createSupabaseEmbedder()).toThrow(/Supabase Edge Runtime/);
});

test("createSupabaseEmbedder() runs gte-small with mean pooling and cuts long texts", async () => {
  const runs: [string, unknown][] = [];
  class Session {
    constructor(readonly model: string) {}
    async run(text: string, options: unknown) {
      runs.push([`${this.model}:${text.length}`, options]);
      return new Float32Array(384).fill(0.5);
    }
  }
  vi.stubGlobal("Supabase", { ai: { Session } });
  const embedder = createSupabaseEmbedder();
  const vectors = await embedder.embed(["short", "x".repeat(10_000)]);
  expect(embedder).toMatchObject({ model: "gte-small", dense: true });
  expect(vectors.map((each) => each.length)).toEqual([384, 384]);
  expect(runs).toEqual([
    ["gte-small:5", { mean_pool: true, normalize: true }],
    ["gte-small:1800", { mean_pool: true, normalize: true }],
  ]);
});

test("createSupabaseEmbedder() rejects a vector of another length", async () => {
  vi.stubGlobal("Supabase", {
    ai: {
      Session: class {
        async run() {
          return [1, 2];
        }
      },
    },
  });
  await expect(createSupabaseEmbedder().embed(["a"])).rejects.toMatchObject({ code: "MODEL_ERROR" });
});
