import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface FirstLoad {
  /** Names of the scripts, relative to the build's folder. */
  files: string[];
  /** Gzipped bytes. */
  scripts: number;
  styles: number;
}

/**
 * The files that a browser loads before the page is usable: the entry and one page, with their static
 * imports.
 *
 * @param dist a build with Vite's manifest
 * @param page source file of the page, e.g. `src/features/home/home-page.tsx`
 */
export function measureFirstLoad(dist: string, page: string): FirstLoad {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const chunks = new Map<string, Chunk>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(key)) return;
    chunks.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(key);
  visit(page);
  const loaded = [...chunks.values()];
  const files = loaded.map(({ file }) => file);
  const size = (names: string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + gzipSync(readFileSync(join(dist, name))).length, 0);
  return {
    files,
    scripts: size(files),
    styles: size(loaded.flatMap(({ css }) => css ?? [])),
  };
}
