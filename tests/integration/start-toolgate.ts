import { resolve } from "node:path";
import { createClient, signUp, type ToolgateClient } from "../../scripts/toolgate-client.ts";
import { ensureDemoLogin } from "../../supabase/embedded/ensure-demo-login.ts";
import { type Stack, type StackOptions, startStack } from "../../supabase/embedded/start-stack.ts";
import { type OwnDatabase, openOwnDatabase } from "../embedded/own-database.ts";
import { type ReusedDatabase, reuseDatabase } from "./reuse-database.ts";

export interface Toolgate {
  stack: Stack;
  /** A new person with an account of their own. */
  newPerson(): Promise<{ token: string; client: ToolgateClient }>;
  /** A client with any token, or none. */
  as(token: string | null): ToolgateClient;
  logs: string[];
  stop(): Promise<void>;
}

const PROJECT = resolve(import.meta.dirname, "../..");

/**
 * The real stack on a free port; upstreams on loopback must be named. In memory, with an empty database that earlier
 * stacks of this worker may have used, or with TEST_DATABASE_URL on a new database of that server
 * (`npm run test:postgres`).
 */
export async function startToolgate(
  options: {
    upstreams?: string[];
    env?: Record<string, string>;
    port?: number;
    demo?: boolean;
    sample?: boolean;
    longestPause?: number;
    allowedHosts?: string[];
    /** A copy of the project instead of the project. */
    projectDir?: string;
  } & Pick<StackOptions, "repositories" | "commands"> = {},
): Promise<Toolgate> {
  const logs: string[] = [];
  const log = (line: string) => logs.push(line);
  const own: OwnDatabase | undefined = process.env["TEST_DATABASE_URL"] ? await openOwnDatabase() : undefined;
  const reused: ReusedDatabase | undefined =
    own || options.projectDir !== undefined ? undefined : await reuseDatabase(PROJECT, log);
  const stack = await startStack({
    projectDir: options.projectDir ?? PROJECT,
    port: options.port ?? 0,
    host: "127.0.0.1",
    sample: options.sample ?? false,
    dataDir: "memory://",
    ...(own && { databaseUrl: own.url }),
    ...(reused && { database: reused.database, vaultKey: reused.vaultKey }),
    ...(options.longestPause === undefined ? {} : { longestPause: options.longestPause }),
    ...(options.allowedHosts && { allowedHosts: options.allowedHosts }),
    ...(options.repositories && { repositories: options.repositories }),
    ...(options.commands && { commands: options.commands }),
    env: {
      TOOLGATE_ENV: "dev",
      EGRESS_ALLOW: (options.upstreams ?? []).map(hostOf).join(","),
      ...options.env,
    },
    log,
  });
  const login = options.demo ? await ensureDemoLogin(stack, "memory://") : undefined;
  if (login) stack.offerDemo(login);
  return {
    stack,
    logs,
    as: (token) => createClient(stack.url, token),
    async newPerson() {
      const token = await signUp(stack, `${crypto.randomUUID()}@example.test`);
      return { token, client: createClient(stack.url, token) };
    },
    async stop() {
      await stack.stop();
      await own?.close();
      await reused?.release();
    },
  };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

export { connect } from "../../scripts/toolgate-client.ts";
