import { readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const KERNEL = resolve(ROOT, "src/kernel");
const PLUGINS = readdirSync(resolve(ROOT, "src/plugins"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** All modules that a text imports: import, export from, import(), require(). */
function findModules(text: string): string[] {
  const forms =
    /\bfrom\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']|\brequire\s*\(\s*["']([^"']+)["']/g;
  return [...text.matchAll(forms)].map(([, from, called, required]) => from ?? called ?? required ?? "");
}

/** Contents of a kernel file that a generic kernel must not have. */
function findSpecifics(file: string, text: string): string[] {
  const modules = findModules(text).filter((name) => {
    const place = name.startsWith(".") ? relative(ROOT, resolve(file, "..", name)) : name;
    return !/^src\/(kernel|contract|base)\//.test(place);
  });
  const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = PLUGINS.filter((name) => text.includes(name) || text.includes(camel(name)));
  return [...modules, ...names];
}

describe("the kernel", () => {
  const files = readdirSync(KERNEL, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => resolve(KERNEL, name));

  it("has the expected files", () => {
    expect(files.length).toBeGreaterThan(5);
    expect(PLUGINS.length).toBeGreaterThan(5);
  });

  it.each(files.map((file) => [relative(KERNEL, file), file]))(
    "%s imports the kernel, the contract and base only, and names no plugin",
    (_, file) => {
      expect(findSpecifics(file, readFileSync(file, "utf8"))).toEqual([]);
    },
  );

  it.each([
    ["an npm package", `import { Hono } from "hono";`],
    ["a builtin", `import { createHash } from "node:crypto";`],
    ["a domain", `import { findTools } from "../search/find-tools.ts";`],
    ["a plugin, later", `const later = () => import("../plugins/index.ts");`],
    ["a plugin, passed on", `export { x } from '../plugins/http-tool/index.ts';`],
    ["a plugin's name", `if (call.tool.plugin === "http-tool") send();`],
    ["a plugin's factory", "declare const httpTool: unknown;"],
  ])("the check detects %s", (_, text) => {
    expect(findSpecifics(resolve(KERNEL, "kernel.ts"), text)).not.toEqual([]);
  });
});
