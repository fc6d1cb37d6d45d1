import type { JsonObject } from "../../base/json.ts";
import { createTokenSource } from "../../calling/credentials/oauth-token.ts";
import { type ConnectionToken, createTokenCache } from "../../calling/credentials/token-source.ts";
import { tracedSender } from "../../calling/egress/trace-sender.ts";
import { buildOperation, type OperationRequest, sendOperation } from "../../calling/execute-operation.ts";
import { createConnectionToken } from "../../connections/connection-token.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { HttpOperation } from "../../contract/http-operation.ts";
import type { Sender } from "../../contract/ports.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import type { ActingContext, PlannedContext } from "../../kernel/shared-context.ts";
import { describeOutcome, executeCall } from "../execute-call.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { senderForRun } from "../plugin-ports.ts";
import { loadDefinition, readSecrets, secretsFor } from "../prepare-call.ts";

/** Executes an operation of a connector with the guarded sender. */
export function openapiTool({ database, sender, connectUrl }: PluginPorts): ToolPlugin {
  const tokens = createTokenSource(sender, createTokenCache(database));

  /** Created after the gate has allowed the call, like every reading of secrets. */
  function createToken({ payload }: ActingContext, operation: HttpOperation): ConnectionToken | undefined {
    const { asked, call } = payload;
    const { connector_id } = call.tool;
    if (connector_id === null || !signsIn(operation)) return undefined;
    const { caller, connection, end_user, signal } = asked;
    const definition = operation as unknown as JsonObject;
    const connect_url = connectUrl(connector_id);
    const use = {
      user_id: caller.user_id,
      connector_id,
      connection,
      end_user,
      definition,
      connect_url,
      signal,
    };
    return createConnectionToken({ database, sender }, use);
  }

  return {
    name: "openapi-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async build(context) {
      const { call } = context.payload;
      const operation = await loadDefinition<HttpOperation>(context, database, "http");
      const request = buildOperation(operation, call.arguments);
      const chosen = chosenConnection(context, operation);
      return {
        shown: { ...request.preview, ...chosen },
        outcome: describeOutcome(request.preview, false),
        content: new Sealed(request),
        secrets_for: needsSecrets(operation) ? secretsFor(call, operation) : null,
      };
    },
    execute(context) {
      const { gated } = context.payload;
      const request = gated.request.content.open() as OperationRequest;
      const { operation, preview } = request;
      return executeCall(context, async (record) => {
        const secrets = await readSecrets(context, database);
        const traced = tracedSender(senderForRun(sender, context), context.telemetry, operation.path);
        const recordingSender: Sender = {
          send(outgoing, options) {
            record({ outcome: describeOutcome(preview, true) });
            return traced.send(outgoing, options);
          },
        };
        const sending = { request, secrets, once: gated.sends_once };
        const connection = createToken(context, operation);
        const { result, response, echoes } = await sendOperation(sending, {
          sender: recordingSender,
          tokens,
          connection,
        });
        record({ outcome: describeOutcome(preview, true, response, echoes), whole_answer: result });
        return result;
      });
    },
  };
}

function signsIn({ credentials }: HttpOperation): boolean {
  return credentials.some(({ type }) => type === "connection");
}

function needsSecrets({ credentials }: HttpOperation): boolean {
  return credentials.some(({ type }) => type !== "connection");
}

/**
 * The connection as the caller names it: shown and approved with the request.
 * @throws ToolgateError INVALID_REQUEST if the operation uses none: the call would be made with another account
 */
function chosenConnection({ payload }: PlannedContext, operation: HttpOperation): JsonObject {
  const { connection, end_user } = payload.asked;
  if (signsIn(operation))
    return { ...(connection !== null && { connection }), ...(end_user !== null && { end_user }) };
  if (connection === null) return {};
  const message = `${payload.call.tool.operation_id} uses no connection: its connector does not sign in`;
  throw invalidRequest([{ pointer: "/connection", message }]);
}
