import { Type } from "@sinclair/typebox";
import { resolvePolicy } from "../../agents/policy.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { Credential, HttpOperation } from "../../contract/http-operation.ts";
import type { StoredPolicy } from "../../contract/policy.ts";
import type { Platform } from "../../contract/ports.ts";
import { type Shape, validated } from "../../contract/shape.ts";
import { preparedCall, StoredPolicyShape } from "../../contract/stored-shapes.ts";
import type { PreparedCall, Tool } from "../../contract/tool.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { type Caller, type CallOutcome, mayCall } from "../../kernel/stages.ts";
import { actAndRecord } from "../record-run.ts";

const LoadedTestShape: Shape<LoadedTest> = Type.Object({
  name: Type.String(),
  policy: StoredPolicyShape,
  tool: validated<Tool>(),
  call: preparedCall<HttpOperation>(),
  is_harmless: Type.Boolean(),
});

/**
 * Credentials that can be tested by opening a connection or fetching a token. An API key is only sent to the operations
 * that the document declares.
 */
const TRIED_FIRST: readonly Credential["type"][] = ["oauth2", "mutual-tls"];

interface LoadedTest {
  name: string;
  policy: StoredPolicy;
  tool: Tool;
  call: PreparedCall<HttpOperation>;
  /** Whether the tool is a read without required arguments and can be called as it is. */
  is_harmless: boolean;
}

/**
 * Makes one harmless call of a connector in any status: a read without required arguments, else a GET of its server's
 * address. It is traced, audited and limited like every call. An API key that may not call operations only
 * contacts the server, without credentials.
 *
 * @throws ToolgateError NOT_FOUND for a connector of another user
 */
export async function testConnection(
  platform: Platform,
  kernel: Kernel,
  caller: Caller & { user_id: string },
  connectorId: string,
): Promise<ConnectionTest> {
  const loaded = await platform.database.call(
    "load_connection_test",
    {
      p_user_id: caller.user_id,
      p_connector_id: connectorId,
      p_key_id: caller.key_id,
    },
    LoadedTestShape,
  );
  const calls = mayCall(caller);
  // Any key with `connectors:write` may have the tools of an MCP server listed.
  if (loaded.is_harmless && (calls || loaded.tool.plugin === "mcp-tool")) {
    const answer = await probe(platform, kernel, caller, loaded, "operation");
    // The schema requires more than its list of required arguments.
    if (answer.failure?.code !== "INVALID_ARGUMENTS") return answer.test;
  }
  const server = toServerProbe(loaded, calls ? TRIED_FIRST : []);
  return (await probe(platform, kernel, caller, server, "server", calls)).test;
}

async function probe(
  platform: Platform,
  kernel: Kernel,
  caller: Caller,
  { name, policy: stored, tool, call }: LoadedTest,
  kind: "operation" | "server",
  calls = true,
) {
  const started = new Date();
  const policy = resolvePolicy(stored, platform.config.environment);
  const done = await actAndRecord(
    { platform, kernel },
    { tool, arguments: {} },
    {
      started,
      asked: { caller, entry: "check", conversation_id: "connection-test", policy },
      prepared: call,
      user_input: `Test the connection of ${name}`,
    },
  );
  const seen: Probe = {
    kind,
    calls,
    operation_id: tool.operation_id,
    credentials: call.definition.credentials.map(({ type }) => type),
    outcome: done.payload.called?.outcome ?? null,
    failure: done.payload.failure,
    duration_ms: Date.now() - started.getTime(),
    trace_id: done.session_id,
  };
  return { failure: done.payload.failure, test: explainConnection(seen) };
}

function toServerProbe(
  { call, tool, ...loaded }: LoadedTest,
  tried: readonly Credential["type"][],
): LoadedTest {
  const { kind, server, credentials } = call.definition;
  const definition: HttpOperation = {
    kind,
    method: "GET",
    server,
    path: "/",
    parameters: [],
    credentials: credentials.filter(({ type }) => tried.includes(type)),
    accepts: [],
  };
  return {
    ...loaded,
    call: { ...call, side_effect: "read", definition },
    tool: {
      ...tool,
      name: "Connection test",
      operation_id: "connection-test",
      input_schema: { type: "object", properties: {}, additionalProperties: false },
      side_effect: "read",
    },
  };
}

type ConnectionStage = "dns" | "connect" | "tls" | "credentials" | "status";

/** The answer of a connection test. `stage` is the stage at which it ended; `status` is the last one. */
interface ConnectionTest {
  ok: boolean;
  stage: ConnectionStage;
  /** The operation that was called; absent if only the server was contacted. */
  operation_id?: string;
  http_status?: number;
  duration_ms: number;
  message: string;
  trace_id: string;
}

/** A test call of a connector. */
interface Probe {
  /** `server`: only the server's own address was requested. */
  kind: "operation" | "server";
  /** Whether the caller may call operations. */
  calls: boolean;
  operation_id: string;
  /** Types of the credentials that were sent. */
  credentials: Credential["type"][];
  outcome: CallOutcome | null;
  failure: ToolgateError | null;
  duration_ms: number;
  trace_id: string;
}

function explainConnection(probe: Probe): ConnectionTest {
  const { kind, operation_id, outcome, failure, duration_ms, trace_id } = probe;
  const status = failure?.details?.["http_status"] ?? outcome?.http_status;
  const verdict = failure === null ? describeSuccess(probe, status) : explainFailure(probe, failure, status);
  return {
    ...verdict,
    ...(kind === "operation" && { operation_id }),
    ...(typeof status === "number" && { http_status: status }),
    duration_ms,
    trace_id,
  };
}

type Verdict = Pick<ConnectionTest, "ok" | "stage" | "message">;

function explainFailure(probe: Probe, failure: ToolgateError, status: unknown): Verdict {
  const { code, details, message } = failure;
  if (details?.["reason"] === "too_large") return describeSuccess(probe, status);
  const stage = stageOf(failure);
  // The server's own address may return any status below 500; a response is sufficient.
  const isAnswer = typeof status === "number" && status < 500;
  const isAboutCredentials = code === "AUTH_FAILED" && probe.credentials.length > 0;
  if (probe.kind === "server" && isAnswer && !isAboutCredentials) return describeSuccess(probe, status);
  return { ok: false, stage, message };
}

function stageOf({ code, details }: ToolgateError): ConnectionStage {
  if (code === "AUTH_FAILED") return "credentials";
  if (code === "EGRESS_BLOCKED") return details?.["reason"] === "dns_blocked" ? "dns" : "connect";
  const stage = details?.["stage"];
  return stage === "dns" || stage === "connect" || stage === "tls" ? stage : "status";
}

function describeSuccess({ kind, calls, credentials }: Probe, status: unknown): Verdict {
  const statusText = typeof status === "number" ? ` (${status})` : "";
  const text = kind === "operation" ? `The API answered${statusText}.` : `The server answers${statusText}.`;
  return {
    ok: true,
    stage: "status",
    message: kind === "operation" ? text : `${text} ${describeCredentials(credentials, calls)}`,
  };
}

function describeCredentials(credentials: Credential["type"][], calls: boolean): string {
  if (!calls)
    return "The credentials were not tested, because this API key lacks the scope agent:query and so cannot call operations.";
  if (credentials.includes("oauth2")) return "An access token was accepted; no operation was called.";
  if (credentials.includes("mutual-tls")) return "The client certificate was sent; no operation was called.";
  return "The credentials were not tested, because every read operation requires arguments.";
}
