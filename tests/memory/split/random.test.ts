import { describe, expect, it } from "vitest";
import type { TextFormat } from "../../../src/memory/split/split-text.ts";
import { plainChunks } from "../../../src/memory/split/split-text.ts";
import { cutsCluster, splitChecked } from "./check-chunks.ts";

const PIECES = [
  ..."\n| |\n\n|\r\n|\t|    |# |## |### Nadpis\n|\n---\n|\n===\n|- |  - |1. |> |```\n|~~~|`|a | b |\n|-|-|\n|\0|\ufeff".split("|"),
  "|", "| a | b |\n|---|---|\n| 1 | 2 |\n", "\n\n    code\n", "---\nx: y\n---\n", "*", "_x_", "[a](b)", "\\",
  ..."<p>|</p>|<div>|</div>|<h1>|</h1>|<h2 a='>'>|</h2>|<ul>|</ul>|<li>|<table>|</table>|<tr><td>|<pre>|</pre>|<br>|<|>|<a href=\"|\">|'|<script>|</script>|<!--|-->|&amp;|<!doctype html>".split("|"),
  "Věta první. Druhá? ", "Предложение на русском языке. ", "这是句子。", "نص عربي. ", "ภาษาไทย", "👨‍👩‍👧‍👦", "🇨🇿", "e\u0301\u0302", "\u0301", "\u0600", "क्षि", "\ud83d", "\ude00", "slovo ", "x".repeat(300), "lorem ipsum dolor ".repeat(20), "Sentence of some length, to be cut. ".repeat(12), " ".repeat(200),
]; // biome-ignore format: a table of pieces

/** Mulberry32: the same documents on every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe("splitText() on 3,000 random documents", () => {
  it.each<TextFormat>(["markdown", "html", "plain"])(
    "gives back the %s text, cuts no cluster, and is read without an error",
    (format) => {
      const random = createRandom(format.length);
      for (let round = 0; round < 1000; round++) {
        const text = Array.from({ length: random(160) }, () => PIECES[random(PIECES.length)] ?? "").join("");
        const chunks = splitChecked(text, format);
        expect(cutsCluster(text, chunks), `round ${round}`).toBe(false);
        expect(plainChunks(text, chunks, format)).toHaveLength(chunks.length);
      }
    },
  );
});
