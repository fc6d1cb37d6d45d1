import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../web/src/text");
const PARTS = readdirSync(resolve(FOLDER, "en"), { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".ts"),
);
/** Names and technical terms that are the same in both languages. */
const SAME =
  /^(?:\S*|HTTP API|HTTP digest|Streamable HTTP|MCP server|Claude (?:Desktop|Code)|VS Code|Ctrl K)$/;

type Leaf = string | ((...values: never[]) => unknown);

async function leavesOf(language: string, part: string): Promise<Map<string, Leaf>> {
  const module: object = await import(pathToFileURL(resolve(FOLDER, language, part)).href);
  const leaves = new Map<string, Leaf>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === "string" || typeof value === "function") leaves.set(path, value as Leaf);
    else if (typeof value === "object" && value !== null)
      for (const [name, child] of Object.entries(value)) walk(child, `${path}.${name}`);
  };
  walk(Object.fromEntries(Object.entries(module)), "");
  return leaves;
}

/** What a text makes of values of one type, or undefined if it takes other types. */
function fill(text: Leaf, values: unknown[]): string | undefined {
  if (typeof text === "string") return text;
  try {
    return String(Reflect.apply(text, undefined, values));
  } catch {
    return undefined;
  }
}

describe.each(PARTS)("the Czech texts of %s", (part) => {
  it("have every text of the English ones, and no other", async () => {
    const [english, czech] = await Promise.all([leavesOf("en", part), leavesOf("cs", part)]);
    expect([...czech.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("contain the same values", async () => {
    const [english, czech] = await Promise.all([leavesOf("en", part), leavesOf("cs", part)]);
    for (const [path, text] of english) {
      if (typeof text === "string") continue;
      const names = Array.from({ length: text.length }, (_, index) => `§${index}§`);
      for (const values of [names, names.map((_, index) => 7 + index)]) {
        const [before, after] = [fill(text, values), fill(czech.get(path) ?? "", values)];
        if (before === undefined) continue;
        const kept = values.filter((value) => before.includes(String(value)));
        expect([path, ...kept.filter((value) => !after?.includes(String(value)))]).toEqual([path]);
      }
    }
  });

  it("are translated", async () => {
    const [english, czech] = await Promise.all([leavesOf("en", part), leavesOf("cs", part)]);
    const same = [...english].filter(([path, text]) => typeof text === "string" && czech.get(path) === text);
    expect(same.filter(([, text]) => !SAME.test(String(text)))).toEqual([]);
  });
});
