import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = resolve(import.meta.dirname, "../../src/workspace/vendor");
const bundles = readdirSync(FOLDER).filter((name) => name.endsWith(".generated.ts"));

describe("the vendored shell and git", () => {
  it.each(bundles)(
    "%s reaches nothing outside: no modules but buffers and compression, no network, no environment",
    (name) => {
      const text = readFileSync(resolve(FOLDER, name), "utf8");
      const modules = [...text.matchAll(/\bfrom ?"([^"\n]*)"/g)]
        .map((match) => match[1] ?? "")
        .filter((module) => /^[\w@./:-]+$/.test(module));
      expect(modules.filter((module) => !["node:buffer", "node:zlib"].includes(module))).toEqual([]);
      expect(text.match(/\bimport\(["']/g)).toBeNull();
      expect(text.match(/(?<![.\w])fetch\(/g)).toBeNull();
      expect(text.match(/(?<!")\bprocess\.env\b/g)).toBeNull();
      expect(text.match(/\bDeno\.|XMLHttpRequest|new WebSocket/g)).toBeNull();
    },
  );

  it("every loop of the shell checks the time limit", () => {
    const text = readFileSync(resolve(FOLDER, "just-bash.generated.ts"), "utf8");
    expect(text).toContain("export const watch={look(){},");
    const loops = [...text.matchAll(/\bfor\(;;\)(.{10})|\bfor\(let \w+ of \w+\)(.{10})/g)];
    expect(loops.length).toBeGreaterThan(100);
    expect(loops.filter(([, always, each]) => !(always ?? each)?.startsWith("{tgTurn();"))).toEqual([]);
  });

  it("LICENSES.md names every package with its version and licence", () => {
    const text = readFileSync(resolve(FOLDER, "LICENSES.md"), "utf8");
    for (const name of ["just-bash", "isomorphic-git", "diff", "pako"]) {
      expect(text).toMatch(new RegExp(`^\\| ${name} \\| \\d+\\.\\d+\\.\\d+ \\| .+ \\|$`, "m"));
    }
  });
});
