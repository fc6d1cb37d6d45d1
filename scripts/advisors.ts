import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findAdvice } from "./lib/find-advice.ts";

/** npm run advisors: runs the platform's linter over the migrated schema. Any finding is a failure. */

const advice = await findAdvice(resolve(fileURLToPath(new URL("..", import.meta.url))));
for (const { level, name, detail } of advice) console.log(`${level} ${name}: ${detail}`);
console.log(`${advice.length} finding${advice.length === 1 ? "" : "s"}`);
process.exitCode = advice.length === 0 ? 0 : 1;
