import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { auditDependencies } from "../../scripts/lib/audit-dependencies.ts";
import { checkSbom } from "../../scripts/lib/check-sbom.ts";
import { writeSbom } from "../../scripts/lib/write-sbom.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const manifest = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

describe("the SBOM", () => {
  it("is valid CycloneDX, with every delivered dependency and what is bundled in the repository", async () => {
    const sbom = await writeSbom(ROOT);
    expect(await checkSbom(sbom, [...Object.keys(manifest.dependencies), "just-bash"])).toEqual([]);
    expect(sbom.metadata.component.name).toBe("toolgate");
    const names = sbom.components.map(({ name }) => name);
    expect(names.filter((name) => name === "vitest" || name === "oidc-provider")).toEqual([]);
    const copies = sbom.components.map(({ purl }) => purl);
    expect(new Set(copies).size).toBe(copies.length);
  });

  it("with a field missing, a package missing or a reference into nowhere is not accepted", async () => {
    const sbom = await writeSbom(ROOT);
    const [first, ...others] = sbom.components;
    if (first === undefined) throw new Error("empty SBOM");
    const without = await checkSbom({ ...sbom, components: others }, [first.name]);
    expect(without).toContain(`${first.name} is missing`);
    expect(without.some((fault) => fault.includes("is depended on but not a component"))).toBe(true);
    const { type: _type, ...untyped } = first;
    const wrong = { ...sbom, components: [untyped as typeof first, ...others] };
    expect((await checkSbom(wrong, []))[0]).toContain("CycloneDX 1.5 schema");
  });
});

describe("the audit of dependencies", () => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  /** A registry that only supports audits. */
  async function startRegistry(status: number, body: unknown): Promise<Record<string, string>> {
    const server = createServer((request, response) => {
      request.resume().on("end", () => {
        const isAudit = request.url?.endsWith("/-/npm/v1/security/advisories/bulk");
        response.writeHead(isAudit ? status : 404, { "content-type": "application/json" });
        response.end(JSON.stringify(isAudit ? body : {}));
      });
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    stops.push(() => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    });
    // npm keeps advisories by their id.
    const cache = mkdtempSync(join(tmpdir(), "toolgate-npm-"));
    stops.push(async () => rmSync(cache, { recursive: true, force: true }));
    const { port } = server.address() as AddressInfo;
    return { npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: cache };
  }

  const advisory = (severity: string) => ({
    stemmer: [
      {
        id: 1,
        url: "https://advisories.example/1",
        title: "made up",
        severity,
        vulnerable_versions: "<99.0.0",
        cwe: [],
        cvss: { score: 9 },
      },
    ],
  });

  it("is clean when the registry knows nothing, or nothing that bad", async () => {
    expect(await auditDependencies(ROOT, "high", await startRegistry(200, {}))).toMatchObject({
      outcome: "clean",
    });
    expect(await auditDependencies(ROOT, "high", await startRegistry(200, advisory("low")))).toMatchObject({
      outcome: "clean",
      counts: { low: expect.any(Number), high: 0 },
    });
  });

  it("names what is vulnerable", async () => {
    expect(
      await auditDependencies(ROOT, "high", await startRegistry(200, advisory("critical"))),
    ).toMatchObject({
      outcome: "vulnerable",
      found: [{ name: "stemmer", severity: "critical" }],
    });
  });

  it("says that nothing was checked when the registry offers no audit; that is no pass", async () => {
    const answer = await auditDependencies(ROOT, "high", await startRegistry(405, {}));
    expect(answer).toMatchObject({ outcome: "unchecked", reason: expect.stringMatching(/405|endpoint/) });
  });
});
