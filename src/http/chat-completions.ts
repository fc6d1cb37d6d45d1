import type { JsonObject } from "../base/json.ts";
import { openaiEndpoints as endpoints } from "../contract/api/openai.ts";
import { readChoice } from "../contract/connector.ts";
import type { OrchestratorParts } from "../conversations/orchestrator-parts.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import type { FunctionApp } from "./create-function.ts";
import { answerCompletion } from "./openai/answer-completion.ts";
import { readFunctions } from "./openai/read-functions.ts";
import { readMessages } from "./openai/read-messages.ts";
import { refuseOutdated } from "./openai/reject-fields.ts";
import { createChunkWriter, writeCompletion } from "./openai/write-chunks.ts";

/**
 * The conversation in OpenAI's chat-completions protocol. The client sends all messages with every
 * request. Calls of Toolgate's own functions within a turn, which the client does not know, are stored
 * with the run and found by the call ids.
 */
export function bindChatCompletions(app: FunctionApp, parts: OrchestratorParts): void {
  bindEndpoint(app, parts.platform, endpoints.chatCompletions, async ({ caller, body, context }) => {
    refuseOutdated(body);
    const withUsage = body.stream_options?.["include_usage"] === true;
    return await answerCompletion(parts, caller, context, {
      asked: {
        messages: readMessages(body.messages as JsonObject[]),
        pointer: "/messages",
        model: body.model,
        choice: readChoice(body),
        client: readFunctions(body),
        modelOptions: body,
      },
      request: { complete: body as JsonObject },
      isStreamed: body.stream === true,
      write: writeCompletion,
      createWriter: (write) => createChunkWriter(write, withUsage),
    });
  });
}
