import { describe, expect, it } from "vitest";
import { packModule } from "../../scripts/lib/pack-functions.ts";

const MODULE = `
import type { Json } from "./json.ts";
import { first, type Second } from "./first.ts";
import "./effect.ts";
export { third } from "./third.ts";
export * from "./fourth.ts";

/** A comment. */
interface Shape { word: string }
const TEXT = \`import { x } from "./not-a-module.ts" and import(\\\`./nor-this.ts\\\`)\`;
export async function describeWords(shapes: Shape[]): Promise<string[]> {
  const { load } = await import("./loaded.ts");
  const chosen = TEXT.length > 0 ? "./chosen.ts" : "";
  await import(chosen);
  return shapes.map(function toWord({ word }): string { return first(load(word)) + TEXT; });
}`;

describe("packModule()", () => {
  it("removes types, comments and white space, and keeps the names of functions", async () => {
    const packed = await packModule("module.ts", MODULE);
    expect(packed).not.toMatch(/A comment|Shape|json\.ts|Second|\n/);
    expect(packed).toContain("function describeWords(");
    expect(packed).toContain("function toWord(");
    expect(packed).toContain('import { x } from "./not-a-module.ts" and import(');
  });

  it("writes imports as the Supabase CLI finds them, which does not parse them", async () => {
    const packed = await packModule("module.ts", MODULE);
    for (const statement of [
      /import \{first\}from"\.\/first\.ts"/,
      /import "\.\/effect\.ts"/,
      /export \{third\}from"\.\/third\.ts"/,
      /export \*from"\.\/fourth\.ts"/,
      /import\("\.\/loaded\.ts"\)/,
    ])
      expect(packed).toMatch(statement);
    expect(packed).toMatch(/await import\(\w+\)/);
  });

  it("reports a module that cannot be parsed", async () => {
    await expect(packModule("broken.ts", "export const = 1;")).rejects.toThrow(/broken\.ts|Unexpected/);
  });
});
