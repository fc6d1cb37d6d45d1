import { Type } from "@sinclair/typebox";
import { resolvePolicy } from "../../agents/policy.ts";
import {
  chooseIdentityOperation,
  type IdentityCandidate,
} from "../../connections/choose-identity-operation.ts";
import { readAccount } from "../../connections/read-account.ts";
import { ConnectionShape } from "../../connections/store-connection.ts";
import type { HttpOperation } from "../../contract/http-operation.ts";
import type { StoredPolicy } from "../../contract/policy.ts";
import type { Platform } from "../../contract/ports.ts";
import { nullable, type Shape, validated } from "../../contract/shape.ts";
import { preparedCall, StoredPolicyShape } from "../../contract/stored-shapes.ts";
import type { PreparedCall, Tool } from "../../contract/tool.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { Caller } from "../../kernel/stages.ts";
import { actAndRecord } from "../record-run.ts";

/** Milliseconds. */
const TIMEOUT_MS = 10_000;

const IdentityShape = Type.Object({
  connector: Type.String(),
  identity_operation: nullable(Type.String()),
  operations: Type.Array(
    Type.Object({
      tool_id: Type.String(),
      operation_id: Type.String(),
      path: Type.String(),
      server: Type.String(),
      is_doubted: Type.Boolean(),
    }),
  ),
});

interface IdentityCall {
  policy: StoredPolicy;
  tool: Tool;
  call: PreparedCall<HttpOperation>;
}

const CallShape: Shape<IdentityCall | null> = nullable(
  Type.Object({ policy: StoredPolicyShape, tool: validated<Tool>(), call: preparedCall<HttpOperation>() }),
);

/**
 * Calls the connector's identity operation with a connection and stores the account's name. A failure leaves
 * the connection as it is. The call is gated, traced and audited like every call.
 *
 * @throws ToolgateError NOT_FOUND for a connection of another user
 */
export async function identifyAccount(
  platform: Platform,
  loadKernel: () => Promise<Kernel>,
  caller: Caller & { user_id: string },
  connectionId: string,
) {
  const { database } = platform;
  const own = { p_user_id: caller.user_id, p_connection_id: connectionId };
  const loaded = await database.call("load_identity", own, IdentityShape);
  const choose = (isDoubted: boolean) =>
    chooseIdentityOperation(
      loaded.operations.filter(({ is_doubted }) => is_doubted === isDoubted),
      loaded.identity_operation,
    );
  const chosen = choose(false);
  const made =
    chosen &&
    (await database.call(
      "load_identity_call",
      { ...own, p_tool_id: chosen.tool_id, p_key_id: caller.key_id },
      CallShape,
    ));
  const run =
    made && (await callOperation(platform, await loadKernel(), caller, made, { loaded, connectionId }));
  const account = run?.failure === null ? readAccount(run.answer) : null;
  const connection = await database.call("name_connection", { ...own, p_account: account }, ConnectionShape);
  return {
    ok: run?.failure === null,
    operation_id: made?.tool.operation_id ?? null,
    trace_id: run?.trace_id ?? null,
    message: run === null ? explainMissing(choose(true)) : explain(run, account),
    connection,
  };
}

async function callOperation(
  platform: Platform,
  kernel: Kernel,
  caller: Caller,
  { policy, tool, call }: IdentityCall,
  { loaded, connectionId }: { loaded: { connector: string }; connectionId: string },
) {
  const done = await actAndRecord(
    { platform, kernel },
    { tool, arguments: {} },
    {
      asked: {
        caller,
        entry: "check",
        conversation_id: "connection-check",
        policy: resolvePolicy(policy, platform.config.environment),
        connection: connectionId,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      prepared: call,
      user_input: `Check an account of ${loaded.connector}`,
    },
  );
  const { failure, called } = done.payload;
  return { failure, answer: called?.whole_answer ?? called?.result ?? null, trace_id: done.session_id };
}

function explainMissing(doubted: IdentityCandidate | null): string {
  if (doubted === null)
    return "No operation says whose account it is. Choose one with `identity_operation` of the connector: a read without required arguments.";
  return `${doubted.operation_id} would say whose account it is, but came with a document of an API key without the scope agent:query, or of a source that was checked automatically. It is not called before a user or a key with that scope chooses it with \`identity_operation\` of the connector.`;
}

type Run = NonNullable<Awaited<ReturnType<typeof callOperation>>>;

function explain({ failure }: Run, account: string | null): string {
  if (failure !== null) return failure.message;
  return account === null ? "The API answered, without the name of an account." : "The API answered.";
}
