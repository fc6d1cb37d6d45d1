import { readFileSync } from "node:fs";
import { resolve } from "node:path";

export interface VendoredPackage {
  name: string;
  version: string;
  licence: string;
}

/**
 * The packages that are bundled in src/workspace/vendor and not in the lockfile, from the table that the
 * bundling writes.
 */
export function listVendored(projectDir: string): VendoredPackage[] {
  const file = resolve(projectDir, "src/workspace/vendor/LICENSES.md");
  const rows = readFileSync(file, "utf8").matchAll(/^\| (\S+) \| (\d\S*) \| ([^|]+) \|/gm);
  const packages = [...rows].map(([, name = "", version = "", licence = ""]) => ({
    name,
    version,
    licence: licence.trim(),
  }));
  if (packages.length === 0) throw new Error(`${file} names no package. Run scripts/vendor-shell.ts again.`);
  return packages;
}
