import { answerJson, type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";

export interface ModelStandIn extends Loopback {
  baseUrl: string;
  /** The text of the next answers; a function receives the request. */
  says: string | ((request: Received) => string);
  /** A call that the model makes until it sees a result. */
  calls: { name: string; arguments: unknown } | null;
  /** Replaces all answers. */
  instead: ((request: Received) => { status: number; type: string; body: string } | null) | null;
  /** Where the answers of `instead` redirect to. */
  location: string | null;
}

/** An OpenAI-compatible endpoint of an account, with its requests and their headers. */
export async function startModelStandIn(
  models: readonly string[] = ["large", "small"],
): Promise<ModelStandIn> {
  const loopback = await startLoopback((request, response) => {
    const other = standIn.instead?.(request);
    if (other) {
      const location = standIn.location === null ? {} : { location: standIn.location };
      const headers = { "content-type": other.type, ...location };
      return response.writeHead(other.status, headers).end(other.body);
    }
    if (request.url.endsWith("/models")) return answerJson(response, { data: models.map((id) => ({ id })) });
    const body = JSON.parse(request.body) as { stream?: boolean; messages: { role: string }[] };
    const text = typeof standIn.says === "string" ? standIn.says : standIn.says(request);
    const isDone = standIn.calls === null || body.messages.some(({ role }) => role === "tool");
    const call = isDone ? null : standIn.calls;
    const tool_calls = call && [
      {
        id: "call_0001",
        type: "function",
        function: { name: call.name, arguments: JSON.stringify(call.arguments) },
      },
    ];
    const message = { role: "assistant", content: text, ...(tool_calls && { tool_calls }) };
    const finish_reason = call ? "tool_calls" : "stop";
    if (body.stream !== true)
      return answerJson(response, { choices: [{ index: 0, message, finish_reason }], usage: {} });
    response.writeHead(200, { "content-type": "text/event-stream" });
    const send = (delta: object, reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
      );
    for (const piece of text.match(/[\s\S]{1,5}/g) ?? []) send({ content: piece });
    if (tool_calls) send({ tool_calls: tool_calls.map((one, index) => ({ index, ...one })) });
    send({}, finish_reason);
    return response.end("data: [DONE]\n\n");
  });
  const standIn: ModelStandIn = {
    ...loopback,
    baseUrl: `${loopback.url}/v1`,
    says: "Hello from the account's model.",
    calls: null,
    instead: null,
    location: null,
  };
  return standIn;
}
