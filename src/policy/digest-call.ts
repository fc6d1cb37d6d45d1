import { canonicalJson } from "../contract/canonical-json.ts";
import { isJsonObject, type JsonObject } from "../contract/json.ts";
import { sha256 } from "../contract/sha256.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { Caller } from "../kernel/stages.ts";

/** Random in every multipart request (src/execution/build-multipart.ts). */
const BOUNDARY = /^(multipart\/[^;]*); boundary=toolgate-[\da-f-]{36}$/;

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
