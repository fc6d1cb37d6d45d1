import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { checkSbom } from "./lib/check-sbom.ts";
import { writeSbom } from "./lib/write-sbom.ts";
import { bold, dim, green, red } from "./terminal.ts";

/** `npm run sbom`: writes the SBOM as CycloneDX JSON and validates it. Works offline. */
const ROOT = resolve(import.meta.dirname, "..");
const FILE = resolve(ROOT, ".tmp/sbom.cdx.json");

const sbom = await writeSbom(ROOT);
const { dependencies } = JSON.parse(readFileSync(resolve(ROOT, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
};
const faults = await checkSbom(sbom, Object.keys(dependencies));
mkdirSync(resolve(ROOT, ".tmp"), { recursive: true });
writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);
const unlicensed = sbom.components.filter(({ licenses }) => !licenses || licenses.length === 0);
for (const fault of faults) console.error(`${red("✗")} ${fault}`);
if (faults.length === 0) {
  console.log(
    `${green("✓")} ${bold(relative(process.cwd(), FILE))} ${dim(`CycloneDX ${sbom.specVersion}, ${sbom.components.length} components, valid`)}`,
  );
}
if (unlicensed.length > 0)
  console.log(dim(`No licence named: ${unlicensed.map(({ name }) => name).join(", ")}`));
process.exitCode = faults.length > 0 ? 1 : 0;
