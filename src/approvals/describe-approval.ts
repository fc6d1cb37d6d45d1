import { canonicalJson, isJsonObject, type Json, type JsonObject } from "../base/json.ts";
import { sha256 } from "../base/sha256.ts";
import { hostOf } from "../base/url-parts.ts";
import type { Policy } from "../contract/policy.ts";
import type { ToolCall } from "../contract/tool.ts";
import { type SharedContext, spentBefore } from "../kernel/shared-context.ts";
import type { Caller } from "../kernel/stages.ts";
import { maskReading } from "../privacy/apply-rules.ts";
import { cleanText } from "../prompt-safety/fence-text.ts";

/** Random in every multipart request (src/calling/request/build-body.ts). */
const BOUNDARY = /^(multipart\/[^;]*); boundary=toolgate-[\da-f-]{36}$/;

const MAX_VALUE = 80;

const MAX_ARGUMENTS = 8;

const MAX_NAME = 120;

/** Texts that cannot be mistaken for a part of the surrounding sentence. */
const PLAIN = /^[\p{L}\p{N}](?:[\p{L}\p{N} @_+/-]|[.:](?=\S))*$/u;

/** The row of an approval request: the caller, the exact call, and its expiry. */
export function describeApproval(
  call: ToolCall,
  context: SharedContext,
  policy: Policy,
  request: JsonObject,
): JsonObject & { summary: string } {
  const { payload, user_input } = context;
  const { approval, agent_version } = policy;
  const { caller, approval_id, conversation_id, connection, end_user } = payload.asked;
  const { tool_id, operation_id, name } = call.tool;
  return {
    approval_id,
    call_hash: digestCall(call, request, caller),
    summary: summarizeCall(call, request),
    // As text, because the database would sort its members.
    request: JSON.stringify(request),
    ...describeWords(context, policy),
    tool_name: name,
    host: hostOf(request["url"]),
    approver_group: approval.approver_group,
    expires_after_s: approval.expires_after_s,
    agent_version,
    conversation_id,
    after_approvals: [...spentBefore(context).used_approvals],
    // The approver may execute exactly this call.
    call: {
      tool_id,
      operation_id,
      arguments: JSON.stringify(call.arguments),
      user_input,
      conversation_id,
      key_id: caller.key_id,
      agent_id: caller.agent_id,
      connection,
      end_user,
    },
  };
}

/** The request's text, masked as in its trace, and its reading; empty if a tool was run directly. */
function describeWords(
  { payload: { asked, planned }, user_input }: SharedContext,
  policy: Policy,
): JsonObject {
  if (asked.inbound.media_type === "") return {};
  const { user_query, reading } = maskReading(user_input, planned?.plan?.reading, policy);
  return { user_query, reading: reading?.map((span) => ({ ...span })) ?? null };
}

/**
 * SHA-256 of what an approval is valid for: the caller, the tool and its effect, the arguments
 * (independent of the order of their keys), and the resulting request. The request is included because a
 * new version of the connector's document or of the tool may send the same call elsewhere, or send
 * something else.
 *
 * @param request its preview with masked secrets
 */
export function digestCall(
  { tool, arguments: args }: ToolCall,
  request: JsonObject,
  { key_id, agent_id }: Pick<Caller, "key_id" | "agent_id">,
): string {
  const sent = withoutBoundary(request);
  return sha256(canonicalJson([tool.tool_id, tool.side_effect, args, sent, key_id, agent_id]));
}

/**
 * Removes only boundaries that Toolgate wrote: an argument may contain such a text, which belongs to the
 * digest.
 */
function withoutBoundary(request: JsonObject): JsonObject {
  const { headers, body } = request;
  return {
    ...request,
    ...(isJsonObject(headers) && { headers: withPlainType(headers, "content-type") }),
    ...(isJsonObject(body) && Array.isArray(body["parts"]) && { body: withPlainType(body, "content_type") }),
  };
}

function withPlainType(object: JsonObject, name: string): JsonObject {
  const type = object[name];
  return typeof type === "string" ? { ...object, [name]: type.replace(BOUNDARY, "$1") } : object;
}

/**
 * Summarizes a write in one sentence, built by rule: "Send an invoice: POST https://… with id = 7, to =
 * a@b.c." Approvers read it, so no value or name may pass for anything else: other texts are quoted and
 * escaped.
 */
function summarizeCall({ tool, arguments: args }: ToolCall, request: JsonObject): string {
  const entries = Object.entries(args);
  const shown = entries
    .slice(0, MAX_ARGUMENTS)
    .map(([name, value]) => `${cleanText(name, MAX_NAME)} = ${brief(value)}`);
  const rest = entries.length - shown.length;
  const values = shown.length ? ` with ${shown.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}` : "";
  return `${cleanText(tool.name, MAX_NAME)}: ${String(request["method"] ?? "")} ${String(request["url"] ?? "")}${values}.`;
}

function brief(value: Json): string {
  const text = typeof value === "string" && PLAIN.test(value) ? value : escapeJson(value);
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** JSON in printable characters only: hidden characters can reorder or hide text. */
export function escapeJson(value: Json): string {
  return JSON.stringify(value).replace(/[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u007f-\u009f]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}
