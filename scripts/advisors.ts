import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findAdvice } from "./lib/find-advice.ts";

/* npm run advisors: the platform's linter over the migrated schema. Anything found fails. */

const advice = await findAdvice(resolve(fileURLToPath(new URL("..", import.meta.url))));
for (const { level, name, detail } of advice) console.log(`${level} ${name}: ${detail}`);
console.log(`${advice.length} finding${advice.length === 1 ? "" : "s"}`);
process.exitCode = advice.length === 0 ? 0 : 1;
