import type { MiddlewareHandler } from "hono";
import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { FunctionEnv } from "../create-function.ts";

/** Adds OpenAI's `error` member to failures. */
export const addOpenAiErrors: MiddlewareHandler<FunctionEnv> = async (c, next) => {
  await next();
  const { status } = c.res;
  if (status < 400 || !c.res.headers.get("content-type")?.includes("json")) return;
  const failure = (await c.res.json()) as Json;
  if (!isJsonObject(failure)) return;
  c.res = c.json(addError(failure, status), status as 400);
};

/** The FAILURE shape with OpenAI's `error` next to it, so that clients of either can read it. */
export function addError(failure: JsonObject, status: number): JsonObject {
  const { error_code, error_message } = failure;
  return {
    ...failure,
    error: { message: error_message ?? "", type: typeOf(status), param: null, code: error_code ?? null },
  };
}

/** As in OpenAI's list of error codes. */
function typeOf(status: number): string {
  if (status === 401) return "authentication_error";
  if (status === 403) return "permission_error";
  if (status === 429) return "rate_limit_error";
  return status < 500 ? "invalid_request_error" : "server_error";
}
