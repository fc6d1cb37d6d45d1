import type { CustomTool } from "../contract/custom-tool.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { checkParameters } from "./check-parameters.ts";
import type { Filling } from "./fill-placeholder.ts";
import { listArguments } from "./list-tool-placeholders.ts";
import { PathError, parsePath } from "./parse-path.ts";
import { bodyKindOf, renderBody } from "./render-body.ts";
import { renderHeaders } from "./render-headers.ts";
import { METHODS_WITH_BODY } from "./render-http-tool.ts";
import { findUnquoted } from "./render-json.ts";
import { renderPrompt } from "./render-prompt.ts";
import { renderUrl } from "./render-url.ts";
import { TemplateError } from "./template-error.ts";

/** A fault of a tool, with its field. */
export interface ToolFault {
  field: "name" | "prompt_template" | "url" | "headers" | "body_template" | "response_path" | "parameters";
  /** The header, for `headers`; the parameter, for `parameters`. */
  name?: string;
  message: string;
}

type Checked = Pick<
  CustomTool,
  "name" | "tool_type" | "prompt_template" | "http_config" | "parameters" | "secret_names"
>;

/** Checks a tool without calling it: renders each template once with sample values. */
export function checkTool(tool: Checked): ToolFault[] {
  const faults: ToolFault[] = [];
  const filling = sampleFilling(tool);
  const attempt = (field: ToolFault["field"], check: () => unknown, name?: string) => {
    const message = messageOf(check);
    if (message !== null) faults.push({ field, message, ...(name !== undefined && { name }) });
  };
  faults.push(...checkParameters(tool));
  if (tool.name.trim() === "") faults.push({ field: "name", message: "A tool needs a name." });
  if (tool.tool_type === "prompt") {
    const prompt = tool.prompt_template ?? "";
    if (prompt.trim() === "")
      faults.push({ field: "prompt_template", message: "A prompt tool needs its prompt." });
    else attempt("prompt_template", () => renderPrompt(prompt, filling));
    return faults;
  }
  const config = tool.http_config;
  if (!config) return [...faults, { field: "url", message: "An HTTP tool needs a URL." }];
  attempt("url", () => renderUrl(config.url, filling));
  for (const [name, value] of Object.entries(config.headers ?? {})) {
    attempt("headers", () => renderHeaders({ [name]: value }, filling), name);
  }
  const body = config.body_template ?? "";
  if (body.trim() !== "" && !METHODS_WITH_BODY.includes(config.method)) {
    const message = `A ${config.method} request has no body; only ${METHODS_WITH_BODY.join(", ")} requests do.`;
    faults.push({ field: "body_template", message });
  } else if (body.trim() !== "") {
    attempt("body_template", () => checkBody(body, contentTypeOf(config.headers ?? {}), filling));
  }
  if ((config.response_path ?? "").trim() !== "")
    attempt("response_path", () => parsePath(config.response_path ?? ""));
  return faults;
}

/**
 * With unquoted placeholders the template is not valid JSON before it is filled, so it could not be
 * checked.
 */
function checkBody(body: string, contentType: string, filling: Filling): void {
  const unquoted = bodyKindOf(contentType).startsWith("json") ? findUnquoted(body) : undefined;
  if (unquoted !== undefined) {
    const message = `{{${unquoted}}} is not quoted: write "{{${unquoted}}}", which keeps numbers, true/false, lists and objects as they are.`;
    throw new TemplateError("template_not_json", "body", message, unquoted);
  }
  renderBody(body, contentType, filling);
}

function contentTypeOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
}

function messageOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof TemplateError || error instanceof PathError) return error.message;
    throw error;
  }
}

function sampleFilling(tool: Checked): Filling {
  const names = listArguments(tool).map(({ name }) => name);
  const args = Object.fromEntries(names.map((name) => [name, sampleOf(tool.parameters, name)]));
  return { parameters: names, required: names, args, secretNames: tool.secret_names, secrets: "mask" };
}

function sampleOf(parameters: JsonObject, name: string): Json {
  const properties = isJsonObject(parameters["properties"]) ? parameters["properties"] : {};
  const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
  const type = isJsonObject(schema) ? schema["type"] : "string";
  if (type === "integer" || type === "number") return 1;
  if (type === "boolean") return true;
  if (type === "array") return ["x"];
  return type === "object" ? { x: 1 } : "x";
}
