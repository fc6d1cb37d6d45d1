import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import type { CustomTool } from "../../contract/tool.ts";
import { PathError, parsePath } from "./parse-path.ts";
import { TemplateError } from "./parse-template.ts";
import { bodyKindOf, findUnquoted, renderBody } from "./render-body.ts";
import { renderHeaders } from "./render-headers.ts";
import { type Filling, secretOf } from "./render-text.ts";
import { listArguments, METHODS_WITH_BODY, readParameters, renderPrompt } from "./render-tool.ts";
import { renderUrl } from "./render-url.ts";

/** A fault of a tool, with its field. */
interface ToolFault {
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

type CheckedParameters = Pick<
  CustomTool,
  "tool_type" | "prompt_template" | "http_config" | "parameters" | "secret_names"
>;

/**
 * Checks that a tool's parameters match its placeholders, and that defaults and fixed values match their
 * type.
 */
function checkParameters(tool: CheckedParameters): ToolFault[] {
  const { parameters } = readParameters(tool.parameters);
  const used = listArguments(tool).map(({ name }) => name);
  const undeclared = used.filter((name) => !parameters.includes(name));
  return [
    ...undeclared.map((name) => fault(name, `{{${name}}} is not a parameter of this tool.`)),
    ...parameters.flatMap((name) => checkParameter(tool, name, used)),
  ];
}

function checkParameter(
  { parameters, secret_names }: CheckedParameters,
  name: string,
  used: string[],
): ToolFault[] {
  if (secretOf(name, secret_names) !== null)
    return [fault(name, `"${name}" is a secret and cannot be a parameter too.`)];
  if (!used.includes(name))
    return [fault(name, `"${name}" is not used: the templates do not contain {{${name}}}.`)];
  const properties = isJsonObject(parameters["properties"]) ? parameters["properties"] : {};
  const schema = properties[name];
  if (!isJsonObject(schema)) return [];
  return ["default", "const"].flatMap((key) => {
    const value = Object.hasOwn(schema, key) ? schema[key] : undefined;
    if (value === undefined || fits(value, schema)) return [];
    return [fault(name, `The ${key} of "${name}" does not match its type or allowed values.`)];
  });
}

/**
 * JSON Schema 2020-12 validation §6.1: `type` and `enum`. Other keywords are checked when the tool is
 * called.
 */
function fits(value: Json, schema: JsonObject): boolean {
  const { type, enum: allowed } = schema;
  const types = Array.isArray(type) ? type : type === undefined ? [] : [type];
  if (types.length > 0 && !types.some((one) => isOfType(value, one))) return false;
  return !Array.isArray(allowed) || allowed.some((one) => JSON.stringify(one) === JSON.stringify(value));
}

function isOfType(value: Json, type: Json): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isJsonObject(value);
  return typeof value === type;
}

function fault(name: string, message: string): ToolFault {
  return { field: "parameters", name, message };
}
