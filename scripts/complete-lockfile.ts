import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/**
 * `npm run lockfile`: adds the builds for other platforms that npm omitted from package-lock.json because
 * its registry mirror lacks them. Without their entries `npm ci` rejects the file, and other platforms
 * could not install from it.
 */
interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const FILE = resolve(import.meta.dirname, "../package-lock.json");
const OS = {
  android: /android/,
  darwin: /darwin/,
  freebsd: /freebsd/,
  linux: /linux/,
  win32: /win32|windows/,
};
const CPU = { wasm32: /wasm32/, x64: /x64|amd64/, arm64: /arm64|aarch64/, arm: /arm(?!64)/, ia32: /ia32/ };
const LIBC = { musl: /musl/, glibc: /gnu|glibc/ };

const lock = JSON.parse(readFileSync(FILE, "utf8")) as { packages: Record<string, LockedPackage> };
const added: string[] = [];
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    const [os, cpu, libc] = [named(OS, name), named(CPU, name), named(LIBC, name)];
    // WebAssembly builds are platform-independent.
    const isBuild = os !== undefined || cpu === "wasm32";
    if (lock.packages[key] !== undefined || !isBuild || !/^\d/.test(version)) continue;
    lock.packages[key] = {
      version,
      ...(cpu && { cpu: [cpu] }),
      ...(owner.dev && { dev: true }),
      ...(libc && { libc: [libc] }),
      optional: true,
      ...(os && { os: [os] }),
    };
    added.push(`${name}@${version}`);
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(added.length === 0 ? "Nothing was missing." : `Added ${added.join(", ")}.`);

function named(patterns: Record<string, RegExp>, name: string): string | undefined {
  return Object.keys(patterns).find((key) => patterns[key]?.test(name));
}
