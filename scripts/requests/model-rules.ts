import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import type { ChatFunction } from "../../src/contract/ports.ts";
import type { CompiledTool } from "../../src/contract/tool.ts";
import { ASK_USER, NO_TOOL_FITS, SEARCH_AGAIN } from "../../src/planning/model/choose-tool-prompt.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import type { Called, ModelRule } from "./plan-with-model.ts";
import type { Part, RequestRow } from "./read-part.ts";

const validate = createArgumentValidator();

/**
 * Uses the labels: calls the right function with the right arguments if it is offered, otherwise searches
 * for it once, asks where a question is right, and calls nothing where nothing should be called.
 */
export function oracleRule(part: Part): ModelRule {
  return (row, offered) => {
    if (row.expect === "ask")
      return { name: ASK_USER, arguments: { question: "Which?", missing: row.missing ?? [] } };
    if (row.expect !== "call") return nothing();
    const wanted = [row.operation ?? "", ...(row.also ?? [])].flatMap((operation) =>
      findTool(part, row, operation),
    );
    for (const tool of wanted) {
      const found = offered.find((each) => isFunctionOf(each, tool));
      if (found) return { name: found.name, arguments: acceptedArguments(row, tool.input_schema) };
    }
    const [tool] = wanted;
    const maySearch = offered.some(({ name }) => name === SEARCH_AGAIN);
    return tool && maySearch ? { name: SEARCH_AGAIN, arguments: { query: tool.name } } : nothing();
  };
}

/** Always writes: calls the first writing function with a value for every required argument. */
export const eagerRule: ModelRule = (_row, offered) => {
  const write = offered.find(({ description }) => /side effect: (?!read)/.test(description));
  return write ? { name: write.name, arguments: inventArguments(write.parameters) } : nothing();
};

function nothing(): Called {
  return { name: NO_TOOL_FITS, arguments: { reason: "nothing is to be called" } };
}

function findTool(part: Part, row: RequestRow, operation: string): CompiledTool[] {
  const { tools = [] } = part.connectors.find(({ id }) => id === row.connector) ?? {};
  return tools.filter(({ fields }) => `${fields.method} ${fields.path}` === operation);
}

function isFunctionOf({ description }: ChatFunction, { fields }: CompiledTool): boolean {
  return description.startsWith(`${fields.method} ${fields.path}, `) && description.includes(fields.api);
}

/**
 * The first accepted value of each argument that its schema allows; arguments without one may be left out.
 */
export function acceptedArguments({ arguments: accepted = {} }: RequestRow, schema: JsonObject): JsonObject {
  const { properties, $defs = {} } = schema;
  const fits = (name: string, value: Json) =>
    !isJsonObject(properties) ||
    validate({ $defs, type: "object", properties: { [name]: properties[name] ?? {} } }, { [name]: value })
      .length === 0;
  const entries = Object.entries(accepted).flatMap(([name, values]): [string, Json][] => {
    const given = values.filter((each) => each !== "");
    const value = given.find((each) => fits(name, each)) ?? given[0];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

function inventArguments({ properties, required }: JsonObject): JsonObject {
  if (!isJsonObject(properties) || !Array.isArray(required)) return {};
  return Object.fromEntries(required.map((name) => [String(name), inventValue(properties[String(name)])]));
}

function inventValue(schema: Json | undefined): Json {
  if (!isJsonObject(schema)) return "x";
  const { type, enum: values } = schema;
  if (Array.isArray(values)) return values[0] ?? null;
  if (type === "object") return inventArguments(schema);
  if (type === "array") return [];
  return type === "integer" || type === "number" ? 1 : type === "boolean" ? true : "x";
}
