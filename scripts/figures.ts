import { resolve } from "node:path";
import process from "node:process";
import { measureQuery } from "./lib/measure-query.ts";
import { measureSource } from "./lib/measure-source.ts";

/**
 * `npm run figures`: the size and shape of src, and what one question executes of it, as JSON. With `--all` every folder, and every
 * file that the question executes; with `--source` the source alone, which takes a second.
 */
const ROOT = resolve(import.meta.dirname, "..");
const SHOWN = 12;

const isAll = process.argv.includes("--all");
const source = measureSource(ROOT, "src");
const query = process.argv.includes("--source") ? undefined : await measureQuery(ROOT);
const shown = {
  source: { ...source, files_per_folder: first(source.files_per_folder) },
  ...(query && { query: { ...query, functions_per_file: first(query.functions_per_file) } }),
};
console.log(JSON.stringify(shown, null, 2));
process.exit();

function first(counts: Record<string, number>): Record<string, number> {
  return isAll ? counts : Object.fromEntries(Object.entries(counts).slice(0, SHOWN));
}
