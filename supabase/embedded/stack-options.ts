import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { AuthLimits } from "./auth/create-auth.ts";
import type { MailSettings } from "./auth/mailer.ts";
import type { SqlParameter, SqlRow, StackDatabase } from "./database/stack-database.ts";
import type { SignUp } from "./describe-exposure.ts";
import type { DemoLogin } from "./ensure-demo-login.ts";
import type { AdmissionLimits } from "./gateway/load/create-admission.ts";
import type { WebState } from "./gateway/web/serve-web.ts";
import type { HostCommands } from "./host/read-commands.ts";
import type { HostRepository } from "./host/read-repositories.ts";
import type { StackKeys } from "./read-keys.ts";

export interface StackOptions {
  /** Contains `supabase/migrations`, `supabase/functions`, `deno.json`, `node_modules`. */
  projectDir: string;
  /** 0: any free one. */
  port: number;
  host: string;
  /** Folder of the database and the keys; `memory://` stores nothing. */
  dataDir: string;
  /** An existing Postgres instead of PGlite. */
  databaseUrl?: string;
  /** One that the caller opened (`openDatabase`) with `vaultKey` and closes after the stack. */
  database?: StackDatabase;
  /** Maximum sessions on `databaseUrl` (10). */
  databasePoolSize?: number;
  /** Variables for the functions; may override those of the stack. */
  env: Record<string, string>;
  publishableKey?: string;
  secretKey?: string;
  /** 64 hex digits; stored next to the data by default. */
  vaultKey?: string;
  /**
   * Signs user tokens; by default stored next to the data, or with `databaseUrl` in its vault, for all
   * gateways on it.
   */
  jwtSecret?: string;
  /** Peers that may call; empty or absent: all. */
  allowedCidrs?: string[];
  /** Names of the gateway in addition to loopback and `host`, and names of pages that may call it. */
  allowedHosts?: string[];
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies?: string[];
  /** Default: `open` on a loopback `host`, otherwise `first`. */
  signUp?: SignUp;
  authLimits?: Partial<AuthLimits>;
  /** Sends links to reset a password; absent: no mail. */
  mail?: MailSettings;
  /** Maximum milliseconds of a user's statement on PGlite before the database is restarted (15,000). */
  callerLimit?: number;
  /** Milliseconds between two starts of the worker (10,000); 0: never. */
  workerInterval?: number;
  /** Maximum milliseconds between a crash of the functions and their next start (10,000). */
  longestPause?: number;
  /**
   * Milliseconds without an answer after which the functions' process is replaced (30,000); twice as long for
   * long work.
   */
  hungLimit?: number;
  /** Milliseconds without an answer after which a function call is a 504 (150,000). */
  answerTimeout?: number;
  /** Limits of concurrent requests (`ADMISSION_LIMITS`). */
  admission?: AdmissionLimits;
  /** Milliseconds without an answer of the database after which a Data API request is a 504 (60,000). */
  dataTimeout?: number;
  /** Git repositories of this machine for the git tools. */
  repositories?: HostRepository[];
  /** Programs of this machine for listed agents; absent: none. */
  commands?: HostCommands;
  /** Serves the sample API and lets the functions call it. Only on a loopback `host`. */
  sample?: boolean;
  /** State of building the web UI, which the caller builds (`ensureWebBuilt`). */
  web?: WebState;
  /** Called with the log lines of the functions and of the stack. */
  log?: (line: string) => void;
  /** Called with each step of the start. */
  progress?: (step: string) => void;
}

export interface Stack {
  url: string;
  publishableKey: string;
  secretKey: string;
  dbUrl?: string;
  /** Names of the functions that are served. */
  functions: string[];
  /** Process id of the functions; undefined while they are down. */
  functionsPid(): number | undefined;
  /** The same of the second process, for long work; undefined while there is none. */
  sparePid(): number | undefined;
  /** Runs a statement as the owner of the database: for tests and tools. */
  sql<Row extends SqlRow = SqlRow>(statement: string, parameters?: SqlParameter[]): Promise<Row[]>;
  database: StackDatabase;
  /** Lets the web UI offer this account for one-click sign-in. Only effective on loopback. */
  offerDemo(login: DemoLogin): void;
  stop(): Promise<void>;
}

export function openFolder(dataDir: string): string | undefined {
  if (dataDir === "memory://") return undefined;
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

export function givenKeys(options: StackOptions): Partial<StackKeys> {
  return {
    ...(options.publishableKey === undefined ? {} : { publishableKey: options.publishableKey }),
    ...(options.secretKey === undefined ? {} : { secretKey: options.secretKey }),
    ...(options.vaultKey === undefined ? {} : { vaultKey: options.vaultKey }),
    ...(options.jwtSecret === undefined ? {} : { jwtSecret: options.jwtSecret }),
  };
}

/** The variables of the hosted platform, then those of the stack; none of this process's environment. */
export function functionsEnvironment(
  options: StackOptions,
  keys: StackKeys,
  url: string,
  workerToken: string,
): Record<string, string> {
  return {
    SUPABASE_URL: url,
    ...(options.databaseUrl === undefined ? {} : { SUPABASE_DB_URL: options.databaseUrl }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    SUPABASE_JWKS: JSON.stringify({ keys: [] }),
    SB_REGION: "local",
    SB_EXECUTION_ID: randomUUID(),
    DENO_DEPLOYMENT_ID: `embedded_${randomUUID()}`,
    TOOLGATE_JWT_SECRET: keys.jwtSecret,
    WORKER_TOKEN: workerToken,
    TOOLGATE_WEB_URL: url,
    ...options.env,
  };
}
