import { runDemo } from "./demo/run-demo.ts";

/** `npm run demo` */
process.exitCode = await runDemo(process.argv.slice(2));
