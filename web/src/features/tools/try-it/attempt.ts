import type { JsonObject } from "../../../../../src/base/json.ts";
import {
  applyDefaults,
  type RenderInput,
  readParameters,
  renderHttpTool,
  renderPrompt,
} from "../../../../../src/calling/templates/render-tool.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { runTool } from "../api.ts";
import { toRow } from "../draft/to-row.ts";
import type { ToolDraft } from "../draft/tool-draft.ts";
import type { Outcome } from "./try-store.ts";

/** The request as it would be sent, or the reason why it cannot be built. */
export function attemptPreview(draft: ToolDraft, args: JsonObject): Outcome {
  try {
    return { kind: "preview", request: previewLocally(draft, args) };
  } catch (error) {
    return { kind: "failure", failure: asFailure(error) };
  }
}

/** One call of a stored tool. */
export async function attemptRun(
  id: string,
  call: Parameters<typeof runTool>[1],
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return { kind: "run", run: await runTool(id, call, signal) };
  } catch (error) {
    return { kind: "failure", failure: asFailure(error) };
  }
}

/** The request as the server would render it, without saving; secrets are `***`. @throws TemplateError */
function previewLocally(draft: ToolDraft, args: JsonObject): JsonObject {
  const { http_config, prompt_template, parameters, secret_names } = toRow(draft);
  const filling: RenderInput = {
    ...readParameters(parameters),
    args: applyDefaults(parameters, args),
    secretNames: secret_names,
    secrets: "mask",
  };
  if (!http_config) return { prompt: renderPrompt(prompt_template ?? "", filling) };
  const { method, url, headers, body } = renderHttpTool(http_config, filling);
  return { method, url, headers: Object.fromEntries(headers), ...(body !== undefined && { body }) };
}
