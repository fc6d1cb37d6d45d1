import type { CustomTool } from "../contract/custom-tool.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { ToolFault } from "./check-tool.ts";
import { readParameters } from "./derive-parameters.ts";
import { secretOf } from "./fill-placeholder.ts";
import { listArguments } from "./list-tool-placeholders.ts";

type Checked = Pick<
  CustomTool,
  "tool_type" | "prompt_template" | "http_config" | "parameters" | "secret_names"
>;

/**
 * Checks that a tool's parameters match its placeholders, and that defaults and fixed values match their
 * type.
 */
export function checkParameters(tool: Checked): ToolFault[] {
  const { parameters } = readParameters(tool.parameters);
  const used = listArguments(tool).map(({ name }) => name);
  const undeclared = used.filter((name) => !parameters.includes(name));
  return [
    ...undeclared.map((name) => fault(name, `{{${name}}} is not a parameter of this tool.`)),
    ...parameters.flatMap((name) => checkParameter(tool, name, used)),
  ];
}

function checkParameter({ parameters, secret_names }: Checked, name: string, used: string[]): ToolFault[] {
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
