import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { listVendored } from "./list-vendored.ts";

interface Component {
  "bom-ref": string;
  type: string;
  name: string;
  version: string;
  purl: string;
  licenses: unknown[];
  [field: string]: unknown;
}

/** CycloneDX 1.5, as far as it is touched here. */
export interface Sbom {
  bomFormat: "CycloneDX";
  specVersion: string;
  metadata: { component: Component; [field: string]: unknown };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
  [field: string]: unknown;
}

const run = promisify(execFile);

/**
 * What is delivered: production dependencies of package-lock.json, and what is bundled in the repository. Offline.
 * Development packages are taken out here: `npm sbom --omit=dev` also leaves out what is used by both (npm 11.19).
 */
export async function writeSbom(projectDir: string): Promise<Sbom> {
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"];
  const { stdout } = await run("npm", [...args, "--package-lock-only", "--loglevel=error"], {
    cwd: projectDir,
    maxBuffer: 64 * 1024 * 1024,
  });
  const sbom = JSON.parse(stdout) as Sbom;
  // npm names the folder, not the package.
  sbom.metadata.component.name = nameOf(projectDir);
  const delivered = listDelivered(projectDir).add(sbom.metadata.component["bom-ref"]);
  sbom.components = sbom.components.filter((component) => delivered.has(component["bom-ref"]));
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => delivered.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => delivered.has(one)) }));
  const known = new Set(sbom.components.map(({ purl }) => purl));
  const vendored = listVendored(projectDir)
    .map(toComponent)
    .filter(({ purl }) => !known.has(purl));
  sbom.components.push(...vendored);
  const refs = vendored.map((component) => component["bom-ref"]);
  sbom.dependencies.find(({ ref }) => ref === sbom.metadata.component["bom-ref"])?.dependsOn?.push(...refs);
  sbom.dependencies.push(...refs.map((ref) => ({ ref })));
  return sbom;
}

function toComponent({ name, version, licence }: ReturnType<typeof listVendored>[number]): Component {
  const isExpression = / (OR|AND|WITH) /.test(licence);
  return {
    "bom-ref": `vendored:${name}@${version}`,
    type: "library",
    name,
    version,
    scope: "required",
    purl: `pkg:npm/${name.replace(/^@/, "%40")}@${version}`,
    properties: [{ name: "toolgate:vendored", value: "src/workspace/vendor" }],
    licenses: [isExpression ? { expression: licence } : { license: { id: licence } }],
  };
}

/** `name@version` of every package that is not for development only. */
function listDelivered(projectDir: string): Set<string> {
  const lock = JSON.parse(readFileSync(resolve(projectDir, "package-lock.json"), "utf8")) as {
    packages: Record<string, { name?: string; version?: string; dev?: boolean }>;
  };
  return new Set(
    Object.entries(lock.packages)
      .filter(([path, { dev }]) => path !== "" && dev !== true)
      .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, "")}@${version}`),
  );
}

function nameOf(projectDir: string): string {
  const manifest: { name: string } = JSON.parse(readFileSync(resolve(projectDir, "package.json"), "utf8"));
  return manifest.name;
}
