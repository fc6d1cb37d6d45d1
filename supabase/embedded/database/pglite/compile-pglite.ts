import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { PGliteOptions } from "@electric-sql/pglite";

type Program = NonNullable<PGliteOptions["pgliteWasmModule"]>;

let compiled: Promise<Program> | undefined;

/**
 * PGlite's WebAssembly module. All databases of a process share the machine code of one module, in other threads too:
 * generating it again takes half of the CPU time of opening a database.
 */
export function compilePglite(): Promise<Program> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  compiled ??= readFile(join(entry, "..", "pglite.wasm")).then((bytes) => WebAssembly.compile(bytes));
  return compiled;
}
