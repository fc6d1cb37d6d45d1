import { isDeeper, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import { apiMessage } from "../../calling/response/check-status.ts";

/**
 * The answer of a tool as JSON: its structured content, or else its only text, if that is JSON, or else
 * its content blocks, `{content: […]}`, so that images and resources are kept and an MCP client gets the
 * same blocks.
 *
 * @throws ToolgateError API_ERROR {reason: "status", api_message} if the tool reports an error
 */
export function readCallResult(name: string, result: JsonObject): Json {
  const content = Array.isArray(result["content"]) ? result["content"].filter(isJsonObject) : [];
  const structured = result["structuredContent"];
  if (result["isError"] === true) throw toolFailure(name, content, structured);
  const blocks = content.map(withoutMeta);
  const isText = blocks.every(({ type }) => type === "text");
  if (structured !== undefined && structured !== null) {
    return isText ? structured : { content: blocks, structuredContent: structured };
  }
  const [first] = blocks;
  const text = blocks.length === 1 && first?.["type"] === "text" ? first["text"] : undefined;
  const parsed = typeof text === "string" ? parseObject(text) : undefined;
  return parsed ?? { content: blocks };
}

/** Maximum nesting that is passed on, as for every API's answer. */
export const MAX_DEPTH = 256;

/** `_meta` is only meant for the client library. */
function withoutMeta({ _meta, ...block }: JsonObject): JsonObject {
  return block;
}

/** Only objects and arrays: a text such as `42` stays a text. */
function parseObject(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const parsed: Json = JSON.parse(text);
    return isDeeper(parsed, MAX_DEPTH) ? undefined : parsed;
  } catch {
    return undefined;
  }
}

function toolFailure(name: string, content: JsonObject[], structured: Json | undefined) {
  const texts = content.flatMap(({ text }) => (typeof text === "string" ? [text] : []));
  const message = apiMessage(texts.length > 0 ? texts.join(" ") : (structured ?? null));
  const said = message === undefined ? "" : `: ${message}`;
  return apiError("status", `The tool ${name} of the MCP server failed${said}`, {
    details: message === undefined ? {} : { api_message: message },
  });
}
