import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

export interface SourceFigures {
  files: number;
  lines: number;
  imports_per_file: number;
  /** Files that only one other file of src imports, and those of them under 60 lines. */
  single_importer: number;
  single_importer_under_60_lines: number;
  /** Files side by side, per folder, most first. */
  files_per_folder: Record<string, number>;
  /** Groups of files that import each other, imports of types included. */
  cycles: string[][];
}

interface Module {
  path: string;
  text: string;
  imports: string[];
}

const SKIPPED = /\/vendor\/|\.data\.ts$|\.types\.ts$|\.generated\.ts$/;

/** Figures of a folder's own TypeScript; what generators and others wrote is left out. */
export function measureSource(root: string, folder: string): SourceFigures {
  const modules = readModules(root, folder);
  const importers = countImporters(modules);
  const single = modules.filter(({ path }) => importers.get(path) === 1);
  const all = modules.reduce((sum, { imports }) => sum + imports.length, 0);
  return {
    files: modules.length,
    lines: modules.reduce((sum, { text }) => sum + linesOf(text), 0),
    imports_per_file: Math.round((all / modules.length) * 100) / 100,
    single_importer: single.length,
    single_importer_under_60_lines: single.filter(({ text }) => linesOf(text) < 60).length,
    files_per_folder: countByFolder(modules),
    cycles: findCycles(new Map(modules.map(({ path, imports }) => [path, imports]))),
  };
}

function readModules(root: string, folder: string): Module[] {
  return readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => resolve(entry.parentPath, entry.name))
    .filter((file) => !SKIPPED.test(file))
    .map((file) => {
      const text = readFileSync(file, "utf8");
      const named = [...text.matchAll(/(?:from |import |import\()"(\.[^"]*)"/g)];
      const imports = new Set(named.map(([, to = ""]) => relative(root, resolve(dirname(file), to))));
      return { path: relative(root, file), text, imports: [...imports] };
    });
}

function linesOf(text: string): number {
  return text.split("\n").length - 1;
}

function countImporters(modules: readonly Module[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const to of modules.flatMap(({ imports }) => imports)) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}

function countByFolder(modules: readonly Module[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { path } of modules) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}

/** Strongly connected components of more than one module (Tarjan 1972). */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];

  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    stack.push(node);
    let low = index;
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (stack.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(node));
      if (group.length > 1) cycles.push(group.sort());
    }
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
