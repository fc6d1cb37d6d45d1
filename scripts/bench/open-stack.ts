import { resolve } from "node:path";
import process from "node:process";
import type { Stack } from "../../supabase/embedded/stack-options.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";

export interface BenchStack {
  stack: Stack;
  client: ToolgateClient;
  user_id: string;
}

/**
 * A stack in this process whose tables a bench fills by SQL: PGlite in memory, or the Postgres of
 * `DATABASE_URL`.
 */
export async function openBenchStack(egressAllow: string[] = []): Promise<BenchStack> {
  const databaseUrl = process.env["DATABASE_URL"];
  const stack = await startStack({
    projectDir: resolve(import.meta.dirname, "../.."),
    port: 0,
    host: "127.0.0.1",
    dataDir: "memory://",
    env: { TOOLGATE_ENV: "dev", EGRESS_ALLOW: egressAllow.join(",") },
    workerInterval: 0,
    ...(databaseUrl && { databaseUrl }),
    log: () => undefined,
  });
  const token = await signUp(stack, `${crypto.randomUUID()}@example.test`);
  return { stack, client: createClient(stack.url, token), user_id: userOf(token) };
}

/** The `sub` of a user token. */
export function userOf(token: string): string {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  return (JSON.parse(payload) as { sub: string }).sub;
}
