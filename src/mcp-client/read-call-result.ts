import { isDeeper, isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { apiError } from "../execution/api-error.ts";
import { apiMessage } from "../execution/check-status.ts";

/**
 * What a tool's answer says, as JSON: its structured content; else its one text, where that is JSON; else its content
 * blocks as they are, `{content: […]}`, so that nothing of an image or a resource is lost and an MCP client of ours gets
 * the same blocks.
 * @throws ToolgateError API_ERROR {reason: "status", api_message} where the tool says that it failed
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

/** Deepest nesting we pass on, as of any API's answer. */
export const MAX_DEPTH = 256;

/** `_meta` is between the server and its client's library. */
function withoutMeta({ _meta, ...block }: JsonObject): JsonObject {
  return block;
}

/** Only objects and arrays: a text that happens to be `42` stays a text. */
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
