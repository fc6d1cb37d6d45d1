import { isIP } from "node:net";
import { readConfig } from "../../src/compose/config.ts";
import { FUNCTION_VARIABLES } from "../../src/contract/config.ts";
import type { MailSettings } from "./auth/mailer.ts";
import type { SignUp } from "./describe-exposure.ts";
import { createPeerCheck } from "./gateway/callers/check-peer.ts";
import { isLoopbackHost } from "./gateway/callers/is-loopback-host.ts";
import { readCommands } from "./host/read-commands.ts";
import { readRepositories } from "./host/read-repositories.ts";
import type { StackOptions } from "./stack-options.ts";

type Environment = Record<string, string | undefined>;
type Settings = Omit<StackOptions, "projectDir" | "log" | "progress">;

/** What `readConfig` requires besides the variables that are passed on. */
const PLACEHOLDERS: Environment = {
  SUPABASE_URL: "http://127.0.0.1",
  SUPABASE_ANON_KEY: "-",
  SUPABASE_SERVICE_ROLE_KEY: "-",
  // Without these two, it does not read the variables that belong to them.
  OPENAI_API_KEY: "-",
  OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1",
};

/**
 * Reads the variables of `npm start`. Empty ones count as absent.
 *
 * @throws Error with the variable and the expected value; values that may be secret are not included
 */
export function readSettings(environment: Environment): Settings {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  checkOptional(
    "EGRESS_ALLOW",
    read,
    everyPart(/^(\[[\da-f:.]+\]|[^\s:/[\]]+):\d{1,5}$/i),
    "host:port, separated by commas",
  );
  // What the functions would reject is reported at start.
  readConfig({ ...PLACEHOLDERS, ...listPassedOn(read) });
  const databaseUrl = checkOptional(
    "DATABASE_URL",
    read,
    isPostgresUrl,
    "a URL such as postgres://user:password@host:5432/database",
    true,
  );
  const publishableKey = checkOptional(
    "SUPABASE_PUBLISHABLE_KEY",
    read,
    isKey,
    "at least 16 printable characters without spaces",
    true,
  );
  const secretKey = checkOptional(
    "SUPABASE_SECRET_KEY",
    read,
    isKey,
    "at least 16 printable characters without spaces",
    true,
  );
  const vaultKey = checkOptional(
    "TOOLGATE_VAULT_KEY",
    read,
    (value) => /^[\da-f]{64}$/i.test(value),
    "64 hex digits (openssl rand -hex 32)",
    true,
  );
  const jwtSecret = checkOptional(
    "JWT_SECRET",
    read,
    (value) => /^[\x21-\x7e]{32,}$/.test(value),
    "at least 32 printable characters without spaces (openssl rand -base64 48)",
    true,
  );
  if (secretKey !== undefined && secretKey === publishableKey) {
    throw new Error(
      "SUPABASE_SECRET_KEY must differ from SUPABASE_PUBLISHABLE_KEY: the publishable key is not a secret.",
    );
  }
  const host = checkOptional(
    "HOST",
    read,
    isHost,
    "an address of this machine, such as 127.0.0.1 or 0.0.0.0",
  );
  const isLocal = host === undefined || isLoopbackHost(host);
  const mail = readMail(read, isLocal);
  const repositories = readRepositories(read("WORKSPACE_REPOSITORIES") ?? "");
  const commands = read("WORKSPACE_COMMANDS");
  return {
    port: readPort(read("PORT")),
    host: host ?? "127.0.0.1",
    dataDir: read("DATA_DIR") ?? ".data",
    allowedCidrs: readRanges("ALLOWED_CIDRS", read),
    trustedProxies: readRanges("TRUSTED_PROXIES", read),
    allowedHosts: readHosts(read),
    signUp: readSignUp(read, isLocal),
    repositories,
    ...(commands !== undefined && { commands: readCommands(commands, repositories) }),
    env: passedOn(read, isLocal),
    ...(mail && { mail }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(publishableKey === undefined ? {} : { publishableKey }),
    ...(secretKey === undefined ? {} : { secretKey }),
    ...(vaultKey === undefined ? {} : { vaultKey }),
    ...(jwtSecret === undefined ? {} : { jwtSecret }),
  };
}

type Read = (name: string) => string | undefined;

function checkOptional(
  name: string,
  read: Read,
  isValid: (value: string) => boolean,
  wanted: string,
  isSecret = false,
): string | undefined {
  const value = read(name);
  if (value === undefined || isValid(value)) return value;
  throw new Error(`${name} must be ${wanted}${isSecret ? "" : `, not ${JSON.stringify(value)}`}.`);
}

function readPort(value: string | undefined): number {
  if (value === undefined) return 54321;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
  throw new Error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(value)}.`);
}

function readRanges(name: string, read: Read): string[] {
  const ranges = split(read(name) ?? "");
  try {
    createPeerCheck(ranges);
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  return ranges;
}

/** The names of `ALLOWED_HOSTS`, and those of other settings that name this gateway. */
function readHosts(read: Read): string[] {
  const named = checkOptional(
    "ALLOWED_HOSTS",
    read,
    everyPart(/^([a-z\d._-]+|\[?[\da-f:.]+\]?)$/i),
    "host names such as toolgate.example.com, without port, separated by commas",
  );
  const own = ["TOOLGATE_WEB_URL", "TOOLGATE_PUBLIC_URL"].flatMap((name) => {
    const url = read(name);
    return url === undefined ? [] : [new URL(url).hostname];
  });
  return [...split(named ?? ""), ...own];
}

/**
 * With other hosts than loopback, `npm start` creates the first account itself, so that `first` would
 * allow no further account.
 */
function readSignUp(read: Read, isLocal: boolean): SignUp {
  const value = checkOptional(
    "SIGN_UP",
    read,
    (text) => text === "open" || text === "closed",
    '"open" or "closed"',
  );
  return value === "open" || (value === undefined && isLocal) ? "open" : "closed";
}

/** Both or none. Links in mails lead to the web UI, whose address is unknown if other hosts can connect. */
function readMail(read: Read, isLocal: boolean): MailSettings | undefined {
  const smtpUrl = checkOptional(
    "SMTP_URL",
    read,
    isMailServer,
    "a URL such as smtps://user:password@mail.example.com, with percent-encoded user and password",
    true,
  );
  const from = checkOptional(
    "MAIL_FROM",
    read,
    (value) =>
      /^([^<>\r\n]+<)?[^\s<>@,;]+@[^\s<>@,;]+>?$/.test(value) && value.includes("<") === value.endsWith(">"),
    "an address such as toolgate@example.com or Toolgate <toolgate@example.com>",
  );
  if (smtpUrl === undefined && from === undefined) return undefined;
  if (smtpUrl === undefined)
    throw new Error("MAIL_FROM also requires SMTP_URL, the server that sends the mail.");
  if (from === undefined) throw new Error("SMTP_URL also requires MAIL_FROM, the sender of the mail.");
  if (!isLocal && read("TOOLGATE_WEB_URL") === undefined)
    throw new Error("SMTP_URL also requires TOOLGATE_WEB_URL, the address of links in the mail.");
  return { smtpUrl, from };
}

function isMailServer(value: string): boolean {
  if (!/^smtps?:\/\/[^\s]+$/.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  try {
    return hostname !== "" && [username, password].every((part) => decodeURIComponent(part) !== undefined);
  } catch {
    return false;
  }
}

function passedOn(read: Read, isLocal: boolean): Record<string, string> {
  // Development is the default if only this machine can reach the gateway; the functions themselves assume
  // `prod`.
  return { TOOLGATE_ENV: isLocal ? "dev" : "prod", ...listPassedOn(read) };
}

function listPassedOn(read: Read): Record<string, string> {
  const entries = FUNCTION_VARIABLES.flatMap((name) => {
    const value = read(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

function split(value: string): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function everyPart(pattern: RegExp): (value: string) => boolean {
  return (value) => split(value).every((part) => pattern.test(part));
}

function isPostgresUrl(value: string): boolean {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}

/** Keys must be valid in headers. */
function isKey(value: string): boolean {
  return /^[\x21-\x7e]{16,}$/.test(value);
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);
}
