import { resolve } from "node:path";
import { startStack } from "../../supabase/embedded/start-stack.ts";

/** The embedded stack in a process of its own, in memory or on the database of `BENCH_DATABASE_URL`: says where it is in one line of JSON, ends with its parent. */
const databaseUrl = process.env["BENCH_DATABASE_URL"];
const stack = await startStack({
  projectDir: resolve(import.meta.dirname, "../.."),
  port: 0,
  host: "127.0.0.1",
  dataDir: "memory://",
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
