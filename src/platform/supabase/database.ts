import { type TypeCheck, TypeCompiler } from "@sinclair/typebox/compiler";
import { Value } from "@sinclair/typebox/value";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { isStorable } from "../../base/text.ts";
import { isErrorCode, ToolgateError } from "../../contract/errors.ts";
import type { Database, FunctionCall } from "../../contract/ports.ts";
import type { Shape } from "../../contract/shape.ts";

const NOT_EXPOSED =
  "The Data API of this project does not expose the schema service. Run npm run expose-service, or add the schema to the exposed schemas in the project's API settings.";

/**
 * Offered by the embedded stack (`supabase/embedded/functions/serve-functions.ts`). The answer is null if
 * nothing was sent.
 */
declare const ToolgateHost:
  | { callDatabase(name: string, args: string): Promise<{ status: number; text: string } | null> }
  | undefined;

/** Checks before a shape is compiled. Compiling takes milliseconds, which would slow down a cold start. */
const COMPILE_AFTER = 2;

/** The compiled check of each shape, or the number of its checks so far. */
const checks = new WeakMap<Shape<unknown>, TypeCheck<Shape<unknown>> | number>();

/**
 * The database behind the Data API: every call is one SQL function, as the service role. PostgREST returns
 * errors as `{code, message, details, hint}`; Toolgate's errors have `toolgate:<CODE>` as the hint.
 */
export function createDatabase(options: { supabaseUrl: string; secretKey: string }): Database {
  const headers = {
    apikey: options.secretKey,
    "content-type": "application/json",
    // PostgREST: the schema of the function. Only the service role may use this one.
    "content-profile": "service",
    ...authorization(options.secretKey),
  };

  /** Through the embedded stack's own connection if there is one, otherwise over HTTP. */
  async function send(name: string, body: string): Promise<{ status: number; text: string }> {
    const answer = typeof ToolgateHost === "undefined" ? null : await ToolgateHost.callDatabase(name, body);
    if (answer !== null) return answer;
    const url = `${options.supabaseUrl}/rest/v1/rpc/${name}`;
    const response = await fetch(url, { method: "POST", headers, body });
    return { status: response.status, text: await response.text() };
  }

  return {
    async call<T>(...[name, args, shape]: [...FunctionCall, shape?: Shape<T>]) {
      if (!Object.values(args).every(isStorableArgument)) throw unstorable();
      const { status, text } = await send(name, JSON.stringify(args)).catch((cause: unknown) => {
        throw new ToolgateError("INTERNAL", "The database cannot be reached.", {
          details: { reason: "database" },
          cause,
        });
      });
      if (status < 200 || status > 299) throw toError(name, status, text);
      const result = text === "" ? null : JSON.parse(text);
      const mismatch = shape && findMismatch(shape, result);
      if (mismatch === undefined) return result;
      throw new ToolgateError("INTERNAL", "The database answered in an unexpected form.", {
        details: { reason: "database" },
        cause: new Error(`${name}: ${mismatch}`),
      });
    },
  };
}

/** Legacy service-role keys are JWTs and are also sent as bearer token; `sb_…` keys only in `apikey`. */
function authorization(secretKey: string): Record<string, string> {
  return secretKey.startsWith("sb_") ? {} : { authorization: `Bearer ${secretKey}` };
}

function toError(name: string, status: number, text: string): ToolgateError {
  const body = parse(text);
  const code = typeof body["hint"] === "string" ? body["hint"].replace(/^toolgate:/, "") : "";
  const message = typeof body["message"] === "string" ? body["message"] : "";
  if (isErrorCode(code)) {
    const details = parse(String(body["details"] ?? ""));
    const wait = details["retry_after_s"];
    return new ToolgateError(code, message, {
      details,
      ...(typeof wait === "number" && { headers: { "retry-after": String(wait) } }),
    });
  }
  const sqlState = String(body["code"] ?? "");
  if (sqlState === "PGRST106") {
    return new ToolgateError("INTERNAL", NOT_EXPOSED, {
      details: { reason: "database" },
      cause: new Error(message),
    });
  }
  // Text that Postgres cannot store: NUL and lone surrogates in JSON (SQLSTATE 22P05, 22P02, 22021).
  if (["22P05", "22P02", "22021"].includes(sqlState)) {
    return unstorable();
  }
  // Values that a column or an index rejects: out of range, an invalid date, too long (classes 22, 54;
  // check 23514).
  if (/^22|^54|^23514$/.test(sqlState)) {
    return new ToolgateError("INVALID_REQUEST", "The request contains a value that cannot be stored.", {
      details: { errors: [{ pointer: "", message: withoutConstraint(message) }] },
    });
  }
  return new ToolgateError("INTERNAL", "The database rejected the call.", {
    details: { reason: "database" },
    cause: new Error(`${name}: HTTP ${status} ${sqlState} ${message}`),
  });
}

/**
 * Whether a text stays the same in the database. Drivers write half of a surrogate pair as U+FFFD, so that
 * different texts, such as two end users, would become one. Postgres checks those in JSON itself.
 */
function isStorableArgument(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== "string" || isStorable(item));
  return typeof value !== "string" || isStorable(value);
}

function unstorable(): ToolgateError {
  const message = "The request contains characters that cannot be stored (NUL or half of a surrogate pair).";
  return new ToolgateError("INVALID_REQUEST", message, {
    details: { errors: [{ pointer: "", message: "characters that cannot be stored" }] },
  });
}

/** Names of tables and constraints are internal. */
function withoutConstraint(message: string): string {
  return /\b(constraint|index) "/.test(message) ? "a value outside the allowed range" : message;
}

function parse(text: string): JsonObject {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Describes where and how a value differs from a shape, without the value; undefined if it matches. */
function findMismatch(shape: Shape<unknown>, value: unknown): string | undefined {
  if (hasShape(shape, value)) return undefined;
  const first = Value.Errors(shape, value).First();
  return `${first?.path || "/"} ${first?.message ?? "does not match"}`;
}

function hasShape(shape: Shape<unknown>, value: unknown): boolean {
  const check = checks.get(shape) ?? 0;
  if (typeof check !== "number") return check.Check(value);
  checks.set(shape, check < COMPILE_AFTER ? check + 1 : TypeCompiler.Compile(shape));
  return Value.Check(shape, value);
}
