import type { MiddlewareHandler } from "hono";
import { ToolgateError } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import type { FunctionEnv } from "./create-function.ts";

/**
 * The span of a whole request, a child of the caller's span if `traceparent` is set (GenAI semantic
 * conventions, "Invoke agent span" and "Execute tool span"; of the HTTP conventions the method and the
 * status).
 */
export function traceRequest(
  { tracer }: Platform,
  operation: "invoke_agent" | "execute_tool",
  agent?: string,
): MiddlewareHandler<FunctionEnv> {
  const name = agent === undefined ? operation : `${operation} ${agent}`;
  const agentAttributes =
    agent === undefined ? {} : { "gen_ai.agent.name": agent, "gen_ai.provider.name": "toolgate" };
  return (c, next) => {
    const http = { "http.request.method": c.req.method };
    const attributes = { "gen_ai.operation.name": operation, ...agentAttributes, ...http };
    return tracer.trace(c.req.raw.headers, { name, kind: "server", attributes }, async (span) => {
      c.set("telemetry", span);
      await next();
      const { status } = c.res;
      span.set({ "http.response.status_code": status });
      if (status >= 400) span.fail(c.error instanceof ToolgateError ? c.error.code : String(status));
    });
  };
}
