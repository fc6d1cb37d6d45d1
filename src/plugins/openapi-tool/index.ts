import type { JsonObject } from "../../base/json.ts";
import { createTokenSource } from "../../calling/credentials/oauth-token.ts";
import {
  type ConnectionToken,
  createLoginStore,
  createTokenCache,
} from "../../calling/credentials/token-source.ts";
import { tracedSender } from "../../calling/egress/wrap-sender.ts";
import { buildOperation, type OperationRequest, sendOperation } from "../../calling/execute-operation.ts";
import { extractResult } from "../../calling/templates/extract-path.ts";
import { createConnectionToken } from "../../connections/connection-token.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { HttpOperation } from "../../contract/http-operation.ts";
import type { Sender } from "../../contract/ports.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { Tool } from "../../contract/tool.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import type { ActingContext, PlannedContext } from "../../kernel/shared-context.ts";
import { type PluginPorts, senderForRun } from "../plugin-ports.ts";
import {
  describeFailed,
  describeOutcome,
  executeCall,
  loadDefinition,
  readSecrets,
  secretsFor,
} from "../tool-call.ts";

/** Executes an operation of a connector with the guarded sender. */
export function openapiTool({ database, sender, connectUrl }: PluginPorts): ToolPlugin {
  const tokens = createTokenSource(sender, createTokenCache(database));
  const logins = createLoginStore(database);

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
      key_id: caller.key_id,
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
      if (operation.held_for !== undefined) throw toolChanged(call.tool, operation.held_for);
      const request = buildOperation(operation, call.arguments);
      const chosen = chosenConnection(context, operation);
      const { connection, end_user } = chosen;
      const { connector_id } = call.tool;
      const connect_url = connector_id === null ? "" : connectUrl(connector_id);
      return {
        shown: {
          ...request.preview,
          ...(connection !== null && { connection }),
          ...(end_user !== null && { end_user }),
        },
        outcome: describeOutcome(request.preview, false),
        content: new Sealed(request),
        secrets_for: needsSecrets(operation)
          ? secretsFor(context, operation, { ...chosen, connect_url })
          : null,
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
        const {
          result: answer,
          response,
          headers,
          echoes,
        } = await sendOperation(sending, {
          sender: limitedSender(recordingSender, operation),
          tokens,
          connection,
          logins,
          onFailed: (failed) => record(describeFailed(preview, failed)),
        });
        record({
          outcome: describeOutcome(preview, true, response, echoes),
          whole_answer: answer,
          response_headers: headers,
        });
        const { response_path } = operation;
        return response_path === undefined ? answer : extractResult(answer, response_path);
      });
    },
  };
}

/** The same answer as for a changed tool of an MCP server. */
function toolChanged({ operation_id, connector_id }: Tool, version: number): ToolgateError {
  return new ToolgateError(
    "CONFLICT",
    `${operation_id} changes with version ${version} of its document, which waits for the owner of the connector to accept or reject it. Nothing was sent.`,
    { details: { reason: "tool_changed", connector_id, operation_id, version } },
  );
}

/** With the limits that the connector's overlay sets for the operation, which are never wider than the sender's. */
function limitedSender(sender: Sender, { timeout_ms, max_response_bytes }: HttpOperation): Sender {
  if (timeout_ms === undefined && max_response_bytes === undefined) return sender;
  const deadline = timeout_ms === undefined ? undefined : AbortSignal.timeout(timeout_ms);
  return {
    send(request, options = {}) {
      const signals = [options.signal, deadline].filter((one) => one !== undefined);
      return sender.send(request, {
        ...options,
        ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
        ...(max_response_bytes !== undefined && { maxBytes: max_response_bytes }),
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
 * The connection of a call: as the caller names it, or the one that the caller's key is bound to. It is shown
 * and approved with the request.
 * @throws ToolgateError INVALID_REQUEST if the operation uses none: the call would be made with another account
 */
function chosenConnection({ payload }: PlannedContext, operation: HttpOperation) {
  const { policy } = payload.asked;
  const { end_user } = payload.asked;
  const bound = end_user === null ? (policy?.connection_id ?? null) : null;
  const connection = payload.asked.connection ?? bound;
  if (operation.credentials.length > 0) return { connection, end_user };
  if (payload.asked.connection === null) return { connection: null, end_user: null };
  const message = `${payload.call.tool.operation_id} uses no connection: it needs no credentials`;
  throw invalidRequest([{ pointer: "/connection", message }]);
}
