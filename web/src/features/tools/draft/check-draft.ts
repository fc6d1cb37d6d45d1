import { checkTool } from "../../../../../src/calling/templates/check-tool.ts";
import { t } from "../../../text/index.ts";
import { translateIfKnown } from "../../../text/language.ts";
import { listRows } from "./list-rows.ts";
import { parseValue, splitValues, toRow } from "./to-row.ts";
import type { ParameterDraft, ToolDraft } from "./tool-draft.ts";

/** Faults by field: `name`, `url`, `headers.<id>`, `body_template`, `parameters.<name>.preset` … */
export type DraftFaults = Record<string, string>;

/** Checks a draft; the database makes the final check. */
export function checkDraft(draft: ToolDraft): DraftFaults {
  const faults: DraftFaults = {};
  const limit = draft.limit.trim();
  if (limit !== "" && !(/^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 100_000))
    faults["limit"] = t.tools.limitFault;
  for (const { parameter, isUsed } of listRows(draft)) {
    if (isUsed) Object.assign(faults, checkParameter(parameter, draft.tool_type === "prompt"));
  }
  Object.assign(faults, checkHeaders(draft));
  if (Object.keys(faults).some((field) => field.startsWith("parameters."))) return faults;
  const safe = { ...draft, limit: faults["limit"] ? "" : draft.limit };
  for (const { field, name, message } of checkTool(toRow(safe))) {
    const header = draft.headers.find((one) => one.name.trim() === name);
    const key = field === "headers" && header ? `headers.${header.id}` : field;
    faults[key] ??= translateIfKnown(message);
  }
  return faults;
}

function checkParameter(parameter: ParameterDraft, isPrompt: boolean): DraftFaults {
  const { name, filledBy, type, preset, values } = parameter;
  const faults: DraftFaults = {};
  if (filledBy === "secret") {
    if (isPrompt) faults[`parameters.${name}.filledBy`] = t.tools.secretInPrompt;
    return faults;
  }
  const needsPreset = filledBy === "fixed";
  if (needsPreset && preset === "") faults[`parameters.${name}.preset`] = t.tools.fixedMissing;
  else if (preset !== "" && !isValue(type, preset))
    faults[`parameters.${name}.preset`] = t.tools.notOfType(type);
  if (splitValues(values).some((value) => !isValue(type, value))) {
    faults[`parameters.${name}.values`] = t.tools.notOfType(type);
  }
  return faults;
}

function isValue(type: ParameterDraft["type"], text: string): boolean {
  try {
    parseValue(type, text);
    return true;
  } catch {
    return false;
  }
}

function checkHeaders({ headers }: ToolDraft): DraftFaults {
  const faults: DraftFaults = {};
  const seen = new Set<string>();
  for (const { id, name, value } of headers) {
    const key = name.trim().toLowerCase();
    if (key === "" && value.trim() !== "") faults[`headers.${id}`] = t.tools.headerNameMissing;
    else if (key !== "" && seen.has(key)) faults[`headers.${id}`] = t.tools.headerTwice;
    seen.add(key);
  }
  return faults;
}
