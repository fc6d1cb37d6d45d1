import type { Json, JsonObject } from "../base/json.ts";
import { openaiEndpoints as endpoints } from "../contract/api/openai.ts";
import { readChoice } from "../contract/connector.ts";
import type { OrchestratorParts } from "../conversations/orchestrator-parts.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import type { FunctionApp } from "./create-function.ts";
import { answerCompletion } from "./openai/answer-completion.ts";
import { readFunctions } from "./openai/read-functions.ts";
import { readInput } from "./openai/read-input.ts";
import { readModelOptions } from "./openai/read-model-options.ts";
import { refuseStored } from "./openai/reject-fields.ts";
import { createEventWriter, echoRequest, writeResponse } from "./openai/write-response.ts";

/**
 * The same conversation as chat completions in OpenAI's Responses protocol, the only one that some newer
 * clients use.
 */
export function bindResponses(app: FunctionApp, parts: OrchestratorParts): void {
  bindEndpoint(app, parts.platform, endpoints.responses, async ({ caller, body, context }) => {
    refuseStored(body);
    const request = body as JsonObject;
    const echo = echoRequest(request);
    return await answerCompletion(parts, caller, context, {
      asked: {
        messages: readInput(body.input as Json, body.instructions ?? ""),
        pointer: "/input",
        model: body.model,
        choice: readChoice(body),
        client: readFunctions(body, ""),
        modelOptions: readModelOptions(body),
      },
      request: { respond: request },
      isStreamed: body.stream === true,
      write: (completion) => writeResponse(completion, echo),
      createWriter: (write) => createEventWriter(write, echo),
    });
  });
}
