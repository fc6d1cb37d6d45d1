import { governTool } from "../agents/policy.ts";
import type { JsonObject } from "../base/json.ts";
import type { FailedResponse } from "../calling/response/read-result.ts";
import { TemplateError, type TemplateFault } from "../calling/templates/parse-template.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Database } from "../contract/ports.ts";
import { preparedCall, SecretValuesShape } from "../contract/stored-shapes.ts";
import type { PreparedCall, SideEffect, ToolDefinition } from "../contract/tool.ts";
import { asFailure } from "../kernel/kernel.ts";
import {
  type ActingContext,
  type PlannedContext,
  type SharedContext,
  withResults,
} from "../kernel/shared-context.ts";
import type { Called, CallOutcome } from "../kernel/stages.ts";
import { definitionChanged, effectChanged } from "../kernel/tool-changed.ts";

const PreparedCallShape = preparedCall();

/**
 * Returns the definition of the planned call's tool, from the search if it preloaded the same tool.
 * @throws ToolgateError CONFLICT {reason: "tool_changed", operation_id, connector_id, planned?, current?}
 */
export async function loadDefinition<Definition extends ToolDefinition>(
  { payload }: PlannedContext,
  database: Database,
  kind: Definition["kind"],
): Promise<Definition> {
  const { tool } = payload.call;
  const preloaded = payload.found.prepared?.open();
  const prepared =
    preloaded?.tool_id === tool.tool_id
      ? preloaded
      : await database.call(
          "prepare_call",
          { p_user_id: payload.asked.caller.user_id, p_tool_id: tool.tool_id },
          PreparedCallShape,
        );
  refuseChanged(payload, prepared);
  const { definition } = prepared;
  if (definition.kind === kind) return definition as Definition;
  throw new ToolgateError("INTERNAL", `This tool is not of the kind ${kind}.`, {
    details: { reason: "definition" },
  });
}

/**
 * The gate decides about the planned effect, so a definition with another one is not used: a model may have
 * planned with the tool as it was minutes ago. Nor is a write whose definition changed: it may go elsewhere or
 * mean its arguments differently. An agent's file may make both effects stricter. What counts as planned is what a
 * question has shown to its caller, whose answer may follow much later.
 */
function refuseChanged(
  { call: { tool }, asked, found }: PlannedContext["payload"],
  { side_effect, basis }: PreparedCall,
): void {
  const { tool_id } = tool;
  const effectOf = (effect: SideEffect) =>
    asked.policy === null ? effect : governTool(asked.policy, { tool_id, side_effect: effect }).side_effect;
  const current = effectOf(side_effect);
  for (const known of [found.seen[tool_id] ?? tool, tool]) {
    const planned = effectOf(known.side_effect);
    if (planned !== current) throw effectChanged(tool, planned, current);
    if (current !== "read" && known.basis !== basis) throw definitionChanged(tool);
  }
}

/**
 * Input for the database to read the secrets of a request: it returns those that are bound to this
 * definition's destination, and that the API key of the caller may use.
 */
export function secretsFor(
  { payload }: PlannedContext,
  definition: ToolDefinition,
  chosen: ChosenConnection | null = null,
): JsonObject {
  const { tool_id, connector_id } = payload.call.tool;
  const { key_id } = payload.asked.caller;
  return { tool_id, connector_id, definition: definition as unknown as JsonObject, key_id, ...chosen };
}

/** The connection that a call names, and the page where it is signed in. */
interface ChosenConnection {
  connection: string | null;
  end_user: string | null;
  connect_url: string;
}

/** Returns the secrets of the request that the gate has allowed. */
export async function readSecrets({ payload }: ActingContext, database: Database): Promise<SecretValues> {
  const { request, secrets } = payload.gated;
  if (secrets !== null) return secrets.open();
  if (request.secrets_for === null) return {};
  return database.call(
    "read_call_secrets",
    { p_user_id: payload.asked.caller.user_id, p_for: request.secrets_for },
    SecretValuesShape,
  );
}

/** Faults of arguments; all others are faults of the tool itself. */
const ARGUMENT_FAULTS: readonly TemplateFault[] = [
  "missing_arg",
  "unknown_arg",
  "bad_label",
  "dot_segment",
  "empty_segment",
  "control_chars",
  "bad_unicode",
  "non_latin1",
  "bad_type",
  "too_long",
];

/**
 * Converts an error of rendering: INVALID_ARGUMENTS for a value, INVALID_REQUEST for the tool's own
 * templates. Other errors are returned unchanged.
 */
export function explainTemplateError(error: unknown): unknown {
  if (!(error instanceof TemplateError)) return error;
  const { reason, place, placeholder, message } = error;
  const details = { reason, place, ...(placeholder !== null && { placeholder }) };
  if (!ARGUMENT_FAULTS.includes(reason)) {
    return new ToolgateError("INVALID_REQUEST", `This tool is invalid and cannot be called: ${message}`, {
      details: { ...details, errors: [{ pointer: "", message }] },
    });
  }
  const pointer = placeholder === null ? "" : `/${placeholder.replaceAll("~", "~0").replaceAll("/", "~1")}`;
  return new ToolgateError("INVALID_ARGUMENTS", message, {
    details: { ...details, errors: [{ pointer, message }] },
  });
}

/** Records the outcome of a call so far, which is kept if the call fails. */
type RecordCall = (known: Partial<KnownCall>) => void;
type KnownCall = Pick<Called, "outcome" | "whole_answer" | "response_headers">;

/**
 * Executes the call that the gate has allowed, and converts an exception to its failure. Until another outcome is
 * recorded, it is that of a request that was not sent.
 */
export async function executeCall(
  context: ActingContext,
  work: (record: RecordCall) => Promise<Called["result"]>,
): Promise<SharedContext<"asked" | "call" | "called">> {
  const { request } = context.payload.gated;
  let known: KnownCall = { outcome: request.outcome, whole_answer: null };
  const finish = (end: Pick<Called, "result" | "failure">) =>
    withResults(context, { called: { request: request.shown, ...known, ...end } });
  try {
    const result = await work((more) => {
      known = { ...known, ...more };
    });
    return finish({ result, failure: null });
  } catch (error) {
    return finish({ result: null, failure: asFailure(error, context) });
  }
}

/** What is known of a call whose response has a failing status. */
export function describeFailed(
  request: { method: string; url: string },
  { response, headers, answer }: FailedResponse,
): KnownCall {
  return {
    outcome: describeOutcome(request, true, response),
    whole_answer: answer,
    response_headers: headers,
  };
}

interface ResponseFigures {
  status: number;
  bytes: number;
  duration_ms: number;
  attempts: number;
}

/** The outcome of a call for the trace and the audit log; `response` is absent until there is one. */
export function describeOutcome(
  request: { method: string; url: string } | null,
  sent: boolean,
  response?: Partial<ResponseFigures>,
  echoes = false,
): CallOutcome {
  return {
    ...(echoes && { echoes_secret: true }),
    sent,
    method: request?.method ?? null,
    url: request?.url ?? null,
    http_status: response?.status ?? null,
    bytes: response?.bytes ?? null,
    duration_ms: response?.duration_ms ?? null,
    attempts: response?.attempts ?? null,
  };
}
