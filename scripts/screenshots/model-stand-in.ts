import type { IncomingMessage, ServerResponse } from "node:http";
import { type LoopbackServer, readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

const TOOL = "findLastInvoice";

interface Chat {
  stream?: boolean;
  messages: { role: string; content: string }[];
  tools?: { function: { name: string } }[];
}

/** An OpenAI-compatible endpoint that asks for the last invoice of ABC Corp, and repeats what the tool answers. */
export async function startModelStandIn(): Promise<LoopbackServer> {
  return serveLoopback(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.endsWith("/models") === true)
      return sendJson(response, 200, { data: [{ id: "stand-in", object: "model" }] });
    if (request.url?.endsWith("/chat/completions") !== true)
      return sendJson(response, 404, { error: { message: "not offered here" } });
    const chat = (await readJson(request)) as Chat;
    const message = answer(chat);
    const finish_reason = "tool_calls" in message ? "tool_calls" : "stop";
    if (chat.stream !== true)
      return sendJson(response, 200, { choices: [{ index: 0, message, finish_reason }], usage: {} });
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const choice of [
      { index: 0, delta: message, finish_reason: null },
      { index: 0, delta: {}, finish_reason },
    ])
      response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    return response.end("data: [DONE]\n\n");
  });
}

function answer({ messages, tools = [] }: Chat) {
  const result = messages.findLast(({ role }) => role === "tool")?.content;
  const name = tools.map(({ function: { name } }) => name).find((name) => name.endsWith(TOOL));
  if (result === undefined && name !== undefined) {
    const call = { name, arguments: JSON.stringify({ company_name: "ABC Corp" }) };
    return {
      role: "assistant",
      content: "",
      tool_calls: [{ index: 0, id: "call_0001", type: "function", function: call }],
    };
  }
  const read = (field: string) =>
    new RegExp(`"${field}":\\s*"?([^",}]+)`).exec(result ?? "")?.[1] ?? "unknown";
  const content = `The last invoice is **${read("number")}** of ${read("issued_on")}:\n\n| Company | Total |\n|---|---|\n| ${read("company")} | ${read("total")} ${read("currency")} |`;
  return { role: "assistant", content };
}
