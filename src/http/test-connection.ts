import { Type } from "@sinclair/typebox";
import type { Credential, HttpOperation } from "../contract/http-operation.ts";
import type { Platform } from "../contract/ports.ts";
import { Sealed } from "../contract/sealed.ts";
import { preparedCall, type Shape, validated } from "../contract/shape.ts";
import type { PreparedCall, Tool } from "../contract/tool.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { createContext } from "../kernel/shared-context.ts";
import { type Caller, NOTHING_FOUND } from "../kernel/stages.ts";
import { defaultPolicy } from "../policy/resolve-policy.ts";
import { type ConnectionTest, explainConnection, type Probe } from "./explain-connection.ts";
import { recordRun } from "./record-run.ts";

interface LoadedTest {
  name: string;
  tool: Tool;
  call: PreparedCall<HttpOperation>;
  /** Whether the tool is a read without required arguments and can be called as it is. */
  is_harmless: boolean;
}

const LoadedTestShape: Shape<LoadedTest> = Type.Object({
  name: Type.String(),
  tool: validated<Tool>(),
  call: preparedCall<HttpOperation>(),
  is_harmless: Type.Boolean(),
});

/**
 * Makes one harmless real call of a connector, whatever its status: a read without required arguments, or
 * else a GET of its server's address. It is traced and audited like every call.
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
    },
    LoadedTestShape,
  );
  if (loaded.is_harmless) {
    const answer = await probe(platform, kernel, caller, loaded, "operation");
    // The schema requires more than its list of required arguments.
    if (answer.failure?.code !== "INVALID_ARGUMENTS") return answer.test;
  }
  return (await probe(platform, kernel, caller, toServerProbe(loaded), "server")).test;
}

async function probe(
  platform: Platform,
  kernel: Kernel,
  caller: Caller,
  { name, tool, call }: LoadedTest,
  kind: "operation" | "server",
) {
  const started = new Date();
  const policy = defaultPolicy(platform.config.environment);
  const context = createContext({
    session_id: crypto.randomUUID(),
    logger: platform.logger,
    asked: { caller, conversation_id: "connection-test", policy },
    found: { ...NOTHING_FOUND, prepared: new Sealed(call) },
    user_input: `Test the connection of ${name}`,
  });
  const done = await kernel.act(context, { tool, arguments: {} });
  recordRun(platform, done, started);
  const seen: Probe = {
    kind,
    operation_id: tool.operation_id,
    credentials: call.definition.credentials.map(({ type }) => type),
    outcome: done.payload.called?.outcome ?? null,
    failure: done.payload.failure,
    duration_ms: Date.now() - started.getTime(),
    trace_id: done.session_id,
  };
  return { failure: done.payload.failure, test: explainConnection(seen) };
}

/**
 * Credentials that are exercised by opening a connection or fetching a token. A key is only sent where the
 * document says.
 */
const TRIED_FIRST: readonly Credential["type"][] = ["oauth2", "mutual-tls"];

function toServerProbe({ call, tool, ...loaded }: LoadedTest): LoadedTest {
  const { kind, server, credentials } = call.definition;
  const definition: HttpOperation = {
    kind,
    method: "GET",
    server,
    path: "/",
    parameters: [],
    credentials: credentials.filter(({ type }) => TRIED_FIRST.includes(type)),
    accepts: [],
  };
  return {
    ...loaded,
    call: { ...call, definition },
    tool: {
      ...tool,
      name: "Connection test",
      operation_id: "connection-test",
      input_schema: { type: "object", properties: {}, additionalProperties: false },
      side_effect: "read",
    },
  };
}
