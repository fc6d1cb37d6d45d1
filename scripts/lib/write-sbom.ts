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

/** The part of CycloneDX 1.5 that is used here. */
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
 * Production dependencies of package-lock.json and the packages bundled in the repository. Works offline.
 * Development packages are filtered here, because `npm sbom --omit=dev` also omits packages that are used
 * by both (npm 11.19).
 */
export async function writeSbom(projectDir: string): Promise<Sbom> {
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application"];
  const { stdout } = await run("npm", [...args, "--package-lock-only", "--loglevel=error"], {
    cwd: projectDir,
    maxBuffer: 64 * 1024 * 1024,
  });
  const sbom = JSON.parse(stdout) as Sbom;
  // npm uses the folder's name instead of the package's.
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

/** `name@version` of every package that is not only for development. */
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
