import { Type } from "@sinclair/typebox";
import { Ajv2020 } from "ajv/dist/2020.js";
import { isJsonObject, type Json, readPointer } from "../../base/json.ts";
import type { AgentFile, AgentFinding } from "../../contract/agent-file.ts";
import { AnyJson, type Shape } from "../../contract/shape.ts";
import { EffectShape } from "../../contract/stored-shapes.ts";
import { type SideEffect, STRICTNESS } from "../../contract/tool.ts";
import { didYouMean, nearestNames } from "../agent-file/find-rule-faults.ts";
import { lintText } from "./lint-text.ts";

export const CatalogueToolShape: Shape<CatalogueTool> = Type.Object({
  tool_id: Type.Optional(Type.String()),
  operation_id: Type.String(),
  side_effect: EffectShape,
  input_schema: AnyJson,
  description: Type.Optional(Type.String()),
});

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

const MAX_VALUES = 50_000;

/** The members of a tool that the checks need. */
export interface CatalogueTool {
  /** Absent for tools of files, which have no catalogue. */
  tool_id?: string;
  operation_id: string;
  side_effect: SideEffect;
  input_schema: Json;
  description?: string;
}

/**
 * Checks registered tools: each has a schema and a side effect, and its description is independent of the
 * environment.
 */
export function checkTools(tools: readonly CatalogueTool[]): AgentFinding[] {
  const checkSchema = createSchemaCheck();
  return tools.flatMap(({ operation_id, side_effect, input_schema, description = "" }) => {
    const pointer = `/${operation_id}`;
    const findings: AgentFinding[] = lintText(description).map(({ rule, level, message }) => ({
      rule,
      level,
      pointer: `${pointer}/description`,
      message,
    }));
    const fault = checkSchema(input_schema);
    if (fault) {
      findings.push({ rule: "schema", level: "error", pointer, message: `\`${operation_id}\` ${fault}.` });
    }
    if (!STRICTNESS.includes(side_effect)) {
      const message = `\`${operation_id}\` declares no side effect: ${STRICTNESS.join(", ")}.`;
      findings.push({ rule: "side-effect", level: "error", pointer, message });
    }
    return findings;
  });
}

/**
 * Checks the tools that a file names against the catalogue. `names`: of all existing tools; null if
 * unknown.
 */
export function checkNamedTools(
  { tools }: AgentFile,
  catalogue: readonly CatalogueTool[],
  names: readonly string[] | null,
): AgentFinding[] {
  const checkSchema = createSchemaCheck();
  const known = new Map<string, CatalogueTool[]>();
  for (const tool of catalogue) {
    known.set(tool.operation_id, [...(known.get(tool.operation_id) ?? []), tool]);
  }
  return tools.flatMap(({ name, side_effect, tool_id }, index): AgentFinding[] => {
    const pointer = `/tools/${index}`;
    const all = known.get(name) ?? [];
    const named = tool_id === undefined ? all : all.filter((tool) => tool.tool_id === tool_id);
    if (all.length > 1 && tool_id === undefined) {
      const ids = all.flatMap((tool) => tool.tool_id ?? []).slice(0, 5);
      const message = `${all.length} tools are called \`${name}\`${ids.length > 0 ? ` (${ids.join(", ")})` : ""}: say which one with \`tool_id\`.`;
      return [{ rule: "ambiguous-tool", level: "error", pointer: `${pointer}/name`, message }];
    }
    if (named.length === 0) {
      if (names === null) return [];
      const near = didYouMean(nearestNames(name, names));
      const message = `No tool is called \`${name}\`${near || ": add it with a connector or a plugin and store the file again, or remove it from the list."}`;
      return [{ rule: "unknown-tool", level: "warning", pointer: `${pointer}/name`, message }];
    }
    const findings: AgentFinding[] = [];
    const fault = named.map((tool) => checkSchema(tool.input_schema)).find(Boolean);
    if (fault) {
      const message = `The tool \`${name}\` ${fault}.`;
      findings.push({ rule: "schema", level: "error", pointer: `${pointer}/name`, message });
    }
    const own = strictest(named);
    if (STRICTNESS.indexOf(side_effect) < STRICTNESS.indexOf(own)) {
      const message = `\`${name}\` has the effect \`${own}\`: a file may declare it stricter, never laxer. Write \`side_effect: ${own}\`.`;
      findings.push({ rule: "side-effect", level: "error", pointer: `${pointer}/side_effect`, message });
    }
    return findings;
  });
}

/** Several connectors may have an operation of the same name. */
function strictest(tools: readonly CatalogueTool[]): CatalogueTool["side_effect"] {
  const order = Math.max(...tools.map(({ side_effect }) => STRICTNESS.indexOf(side_effect)));
  return STRICTNESS[order] ?? "execute";
}

/**
 * Creates the check that a tool's arguments have an object schema that is valid under JSON Schema 2020-12.
 */
function createSchemaCheck(): (schema: Json | undefined) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: false, logger: false, validateFormats: false });

  return function checkSchema(schema) {
    if (schema === undefined || schema === null) return "has no schema of its arguments";
    if (!isJsonObject(schema)) return "has a schema that is no object";
    const dialect = schema["$schema"];
    if (dialect !== undefined && dialect !== DIALECT && dialect !== `${DIALECT}#`) {
      return `has a schema of another dialect (${String(dialect).slice(0, 80)}): 2020-12 is needed`;
    }
    if (schema["type"] !== "object")
      return "has a schema whose `type` is not `object`: arguments are an object";
    try {
      if (!ajv.validate({ $ref: DIALECT }, schema))
        return `has an invalid schema: ${ajv.errorsText(ajv.errors, { dataVar: "schema" })}`;
      return findLooseReference(schema);
    } catch {
      return "has a schema that is nested too deep to be checked";
    }
  };
}

/** A tool's schema must be self-contained, so `$ref` must refer to a place inside it. */
function findLooseReference(root: Json): string | undefined {
  const open: Json[] = [root];
  for (let count = 0; open.length > 0 && count < MAX_VALUES; count++) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    const reference = isJsonObject(value) ? value["$ref"] : undefined;
    if (typeof reference === "string" && !leadsInside(root, reference)) {
      return `has a schema with a reference that leads nowhere: ${reference.slice(0, 100)}`;
    }
    open.push(...Object.values(value));
  }
  return undefined;
}

function leadsInside(root: Json, reference: string): boolean {
  if (!reference.startsWith("#")) return false;
  if (reference !== "#" && !reference.startsWith("#/")) return true; // An anchor.
  let at: Json | undefined = root;
  for (const key of readPointer(reference.slice(1))) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, Json>)[key];
  }
  return true;
}
