import type { TemplatePlace } from "../../../../../src/calling/templates/parse-template.ts";
import { listToolPlaceholders } from "../../../../../src/calling/templates/render-tool.ts";
import { newParameter, type ParameterDraft, type ToolDraft } from "./tool-draft.ts";

export interface ParameterRow {
  parameter: ParameterDraft;
  /** Whether a template contains its placeholder. */
  isUsed: boolean;
  places: TemplatePlace[];
}

/** One row per placeholder, then rows whose placeholder was removed. */
export function listRows(draft: ToolDraft): ParameterRow[] {
  const found = listToolPlaceholders({
    tool_type: draft.tool_type,
    prompt_template: draft.prompt_template,
    http_config: {
      url: draft.url,
      method: draft.method,
      headers: Object.fromEntries(draft.headers.map(({ id, value }) => [String(id), value])),
      body_template: draft.body_template,
    },
  });
  const used = found.map(({ name, places }) => {
    const parameter = draft.parameters.find((one) => one.name === name) ?? newParameter(name);
    return { parameter, isUsed: true, places };
  });
  const names = new Set(found.map(({ name }) => name));
  const unused = draft.parameters.filter(({ name }) => !names.has(name));
  return [...used, ...unused.map((parameter) => ({ parameter, isUsed: false, places: [] }))];
}
