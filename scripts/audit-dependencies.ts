import { resolve } from "node:path";
import { auditDependencies } from "./lib/audit-dependencies.ts";
import { bold, dim, green, progressLine, red } from "./terminal.ts";

/**
 * `npm run audit:dependencies`: known vulnerabilities of level high or above in production dependencies.
 * Exits with 1 when there are any, and with 2 when the audit could not run.
 */
const ROOT = resolve(import.meta.dirname, "..");

const running = progressLine("npm audit …");
const audit = await auditDependencies(ROOT, "high");
running.done();

if (audit.outcome === "unchecked") {
  console.error(`${red("✗")} ${bold("Nothing was checked.")} ${audit.reason}`);
  console.error(
    "npm's registry offers no audit endpoint or was not reached. Name one that has it: npm_config_registry=… npm run audit:dependencies",
  );
  process.exitCode = 2;
} else {
  const counts = Object.entries(audit.counts)
    .filter(([name, count]) => name !== "total" && count > 0)
    .map(([name, count]) => `${count} ${name}`);
  if (audit.outcome === "vulnerable") {
    for (const { name, severity, range } of audit.found)
      console.log(`${red("✗")} ${bold(name)} ${range} ${severity}`);
    console.log("`npm audit` has details, `npm audit fix` updates what it can.");
    process.exitCode = 1;
  } else {
    console.log(`${green("✓")} no vulnerability of level high or worse ${dim(counts.join(", "))}`);
  }
}
