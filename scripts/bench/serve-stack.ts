import { resolve } from "node:path";
import { startStack } from "../../supabase/embedded/start-stack.ts";

const databaseUrl = process.env["BENCH_DATABASE_URL"];
/**
 * The embedded stack in a separate process, in memory, in a folder or on the empty database of `BENCH_DATABASE_URL`: prints its
 * address as one line of JSON and exits with its parent.
 */
const stack = await startStack({
  projectDir: resolve(import.meta.dirname, "../.."),
  port: 0,
  host: "127.0.0.1",
  dataDir: process.argv[4] ?? "memory://",
  ...(databaseUrl && { databaseUrl }),
  env: { TOOLGATE_ENV: "dev", EGRESS_ALLOW: process.argv[2] ?? "", ...JSON.parse(process.argv[3] ?? "{}") },
  log: () => undefined,
});
const { url, publishableKey, secretKey } = stack;
console.log(JSON.stringify({ url, publishableKey, secretKey, functionsPid: stack.functionsPid() }));
process.stdin.resume().on("end", async () => {
  await stack.stop();
  process.exit();
});
