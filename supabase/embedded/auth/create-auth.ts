import type { IncomingMessage, ServerResponse } from "node:http";
import type { StackDatabase } from "../database/stack-database.ts";
import type { SignUp } from "../describe-exposure.ts";
import { isSameSecret } from "../gateway/callers/is-same-secret.ts";
import type { DataApi } from "../gateway/data-api/create-data-api.ts";
import { AUTH_PREFIX, findAuthMethods } from "./auth-routes.ts";
import { type AttemptRule, createAttemptLimit } from "./limit-attempts.ts";
import { createSessionEnd, createSessionNote } from "./note-session.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { HasherBusy } from "./password-hasher.ts";
import type { PasswordReset } from "./password-reset.ts";
import { isTooLong, preparePassword } from "./prepare-password.ts";
import { createReuseCheck } from "./refuse-reused-token.ts";
import { sendAuthAnswer, sendAuthFailure } from "./send-auth-failure.ts";
import { createSignUpGate } from "./sign-up-gate.ts";
import { type PreparedPassword, withPrepared } from "./use-prepared-passwords.ts";

/** `/auth/v1`: answers a request whose body has been read. */
export type Auth = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  address: string,
) => Promise<void>;

export interface AuthLimits {
  /** New accounts from one address. */
  signUps: AttemptRule;
  /** Failed sign-ins, refreshes and changes from one address, … */
  failures: AttemptRule;
  /** … of one account from one address, … */
  failuresOfAccount: AttemptRule;
  /** … and of one account from any address. The limit is high, because it also locks out the owner. */
  failuresAnywhere: AttemptRule;
  /** Requested mails from one address, … */
  mails: AttemptRule;
  /** … to one account, … */
  mailsToAccount: AttemptRule;
  /** … and to all accounts. */
  mailsInAll: AttemptRule;
}

const FIVE_MINUTES = 300_000;
const LIMITS: AuthLimits = {
  signUps: { max: 30, window: FIVE_MINUTES },
  failures: { max: 30, window: FIVE_MINUTES },
  failuresOfAccount: { max: 10, window: FIVE_MINUTES },
  failuresAnywhere: { max: 100, window: FIVE_MINUTES },
  mails: { max: 10, window: FIVE_MINUTES },
  mailsToAccount: { max: 1, window: 60_000 },
  mailsInAll: { max: 100, window: FIVE_MINUTES },
};

export interface AuthOptions {
  /** Lite's Auth, without what is in front of it here. */
  liteAuth: DataApi;
  database: StackDatabase;
  hasher: PasswordHasher;
  jwtSecret: string;
  secretKey: string;
  signUp: SignUp;
  /** Absent: no mail is configured. */
  passwordReset?: PasswordReset;
  limits?: Partial<AuthLimits>;
}

const TEXTS = ["email", "password", "refresh_token"];

/** Lite's Auth with a sign-up gate, limits, and a thread for password hashing. */
export function createAuth(options: AuthOptions): Auth {
  const { liteAuth, hasher } = options;
  const rules = { ...LIMITS, ...options.limits };
  const attempts = createAttemptLimit();
  const gate = createSignUpGate(options.signUp, options.database);
  const refuseReused = createReuseCheck(options.database);
  const noteSession = createSessionNote(options.database);
  const endOthers = createSessionEnd(options.database);

  async function pass(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fields: Record<string, unknown>,
    address: string,
  ): Promise<void> {
    let password: PreparedPassword | undefined;
    try {
      password = await preparePassword(request, fields, options);
    } catch (error) {
      if (!(error instanceof HasherBusy)) throw error;
      sendAuthFailure(response, 503, "over_capacity", "Too many sign-ins at once. Try again.", 1);
      return;
    }
    const answer = await withPrepared(hasher, password, () => liteAuth(request, response, body));
    if (response.statusCode !== 200) return;
    await noteSession(request, answer, address);
    if (request.method === "PUT" && fields["password"] !== undefined) await endOthers(request);
  }

  async function recover(
    response: ServerResponse,
    { email }: Record<string, unknown>,
    address: string,
  ): Promise<void> {
    const { passwordReset } = options;
    if (passwordReset === undefined) {
      const message = "This Toolgate sends no mail. Ask who runs it to set SMTP_URL and MAIL_FROM.";
      return sendAuthFailure(response, 422, "email_provider_disabled", message);
    }
    if (typeof email !== "string" || email === "")
      return sendAuthFailure(response, 400, "validation_failed", '"email" is missing.');
    const wait = attempts.take([
      [rules.mails, `mail ${address}`],
      [rules.mailsToAccount, `mail to ${email.toLowerCase().slice(0, 320)}`],
      [rules.mailsInAll, "mail"],
    ]);
    if (wait !== undefined) return rejectWithRetry(response, wait, "over_email_send_rate_limit");
    // The answer is the same, and as fast, whether or not there is such an account.
    sendAuthAnswer(response, {});
    void passwordReset.start(email);
  }

  async function signUp(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fields: Record<string, unknown>,
    address: string,
  ): Promise<void> {
    if (isSameSecret(request.headers["apikey"], options.secretKey))
      return pass(request, response, body, fields, address);
    const wait = attempts.take([[rules.signUps, `sign-up ${address}`]]);
    if (wait !== undefined) return rejectWithRetry(response, wait);
    if (await gate(() => pass(request, response, body, fields, address))) return;
    const message = "Sign-up is closed here. Ask who runs this Toolgate for an account.";
    sendAuthFailure(response, 422, "signup_disabled", message);
  }

  async function limited(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    fields: Record<string, unknown>,
    address: string,
  ): Promise<void> {
    const account = accountOf(fields);
    const keys: [AttemptRule, string][] = [[rules.failures, `failure ${address}`]];
    if (account !== undefined) {
      keys.push([rules.failuresOfAccount, `failure ${address} ${account}`]);
      keys.push([rules.failuresAnywhere, `failure of ${account}`]);
    }
    const wait = attempts.take(keys);
    if (wait !== undefined) return rejectWithRetry(response, wait);
    if (!(await refuseReused(fields, response))) await pass(request, response, body, fields, address);
    // Successes and server errors do not count as failed attempts.
    if (response.statusCode < 400 || response.statusCode >= 500) attempts.refund(keys);
  }

  return async function answerAuth(request, response, body, address) {
    const asked = (request.url ?? "").split("?", 1)[0] ?? "";
    const path = asked.slice(AUTH_PREFIX.length);
    const methods = findAuthMethods(asked);
    if (methods === undefined)
      return sendAuthFailure(response, 404, "not_found", "This part of Supabase Auth is not served here.");
    const { method = "" } = request;
    if (method !== "OPTIONS" && !methods.includes(method === "HEAD" ? "GET" : method))
      return sendAuthFailure(response, 405, "method_not_allowed", `Use ${methods.join(" or ")}.`);
    const isWrite = method === "POST" || method === "PUT";
    if (!isWrite || path === "/logout") return void (await liteAuth(request, response, body));
    const fields = readFields(body);
    if (fields === undefined)
      return sendAuthFailure(response, 400, "bad_json", "The body must be a JSON object.");
    const wrong = TEXTS.find((name) => fields[name] != null && typeof fields[name] !== "string");
    if (wrong !== undefined)
      return sendAuthFailure(response, 400, "validation_failed", `"${wrong}" must be a text.`);
    if (path !== "/token" && isTooLong(fields["password"])) {
      const message = "A password can have 72 bytes at most; letters with accents have two or more.";
      return sendAuthFailure(response, 400, "validation_failed", message);
    }
    if (path === "/recover") return recover(response, fields, address);
    if (path === "/verify") {
      const checked = options.passwordReset?.toVerification(fields);
      if (checked !== undefined) return limited(request, response, checked, fields, address);
      const message = "Only the token of a link to reset a password can be verified here.";
      return sendAuthFailure(response, 400, "validation_failed", message);
    }
    const answer = path === "/signup" ? signUp : limited;
    return answer(request, response, body, fields, address);
  };
}

function rejectWithRetry(response: ServerResponse, seconds: number, code = "over_request_rate_limit"): void {
  const message = `Too many attempts. Try again in ${seconds} seconds.`;
  sendAuthFailure(response, 429, code, message, seconds);
}

function accountOf({ email, password }: Record<string, unknown>): string | undefined {
  return typeof email === "string" && password !== undefined ? email.toLowerCase().slice(0, 320) : undefined;
}

/** An empty body has no fields; lite reports the missing ones. */
function readFields(body: Buffer): Record<string, unknown> | undefined {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
