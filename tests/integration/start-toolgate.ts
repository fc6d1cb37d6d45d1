import { resolve } from "node:path";
import { createClient, type ToolgateClient } from "../../scripts/toolgate-client.ts";
import { ensureDemoLogin } from "../../supabase/embedded/ensure-demo-login.ts";
import type { Stack, StackOptions } from "../../supabase/embedded/stack-options.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { type OwnDatabase, openOwnDatabase } from "../embedded/own-database.ts";
import { type Account, createAccounts } from "./open-accounts.ts";
import { takeDatabase } from "./reuse-database.ts";

const PROJECT = resolve(import.meta.dirname, "../..");

export interface Toolgate {
  stack: Stack;
  /** A new person with an account of their own. */
  newPerson(): Promise<Account & { token: string; client: ToolgateClient }>;
  /** A client with any token, or none. */
  as(token: string | null): ToolgateClient;
  logs: string[];
  stop(): Promise<void>;
}

/**
 * The real stack on a free port; upstreams on loopback must be named. Its database is in memory and empty; with
 * TEST_DATABASE_URL it is a new one of that server (`npm run test:postgres`).
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
  } & Pick<StackOptions, "repositories" | "commands" | "mail" | "authLimits" | "workerInterval"> = {},
): Promise<Toolgate> {
  const logs: string[] = [];
  const own: OwnDatabase | undefined = process.env["TEST_DATABASE_URL"] ? await openOwnDatabase() : undefined;
  const reused =
    own || options.projectDir ? undefined : await takeDatabase(PROJECT, (line) => logs.push(line));
  const stack = await startStack({
    projectDir: options.projectDir ?? PROJECT,
    port: options.port ?? 0,
    host: "127.0.0.1",
    sample: options.sample ?? false,
    dataDir: "memory://",
    ...(own && { databaseUrl: own.url }),
    ...(reused && { database: reused.database, vaultKey: reused.vaultKey }),
    // Tests end the functions more often than a crash would, and would wait up to ten seconds each time.
    longestPause: options.longestPause ?? 100,
    ...(options.allowedHosts && { allowedHosts: options.allowedHosts }),
    ...(options.repositories && { repositories: options.repositories }),
    ...(options.commands && { commands: options.commands }),
    ...(options.mail && { mail: options.mail }),
    ...(options.authLimits && { authLimits: options.authLimits }),
    ...(options.workerInterval !== undefined && { workerInterval: options.workerInterval }),
    env: {
      TOOLGATE_ENV: "dev",
      EGRESS_ALLOW: (options.upstreams ?? []).map(hostOf).join(","),
      ...options.env,
    },
    log: (line) => logs.push(line),
  }).catch(async (error: unknown) => {
    await reused?.release();
    throw error;
  });
  const login = options.demo ? await ensureDemoLogin(stack, "memory://") : undefined;
  if (login) stack.offerDemo(login);
  const openAccount = createAccounts(stack);
  return {
    stack,
    logs,
    as: (token) => createClient(stack.url, token),
    async newPerson() {
      const account = await openAccount();
      const { access_token: token } = account.session;
      return { ...account, token, client: createClient(stack.url, token) };
    },
    async stop() {
      await stack.stop();
      await reused?.release();
      await own?.close();
    },
  };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

export { connect } from "../../scripts/toolgate-client.ts";
