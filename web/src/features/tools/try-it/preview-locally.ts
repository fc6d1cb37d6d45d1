import type { JsonObject } from "../../../../../src/base/json.ts";
import {
  applyDefaults,
  type RenderInput,
  readParameters,
  renderHttpTool,
  renderPrompt,
} from "../../../../../src/calling/templates/render-tool.ts";
import { toRow } from "../draft/to-row.ts";
import type { ToolDraft } from "../draft/tool-draft.ts";

/** The request as the server would render it, without saving; secrets are `***`. @throws TemplateError */
export function previewLocally(draft: ToolDraft, args: JsonObject): JsonObject {
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
