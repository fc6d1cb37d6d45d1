import { Type } from "@sinclair/typebox";
import type { AgentFinding } from "../../contract/agent-file.ts";
import type { Json } from "../../contract/json.ts";
import { AnyJson, EffectShape, type Shape } from "../../contract/shape.ts";
import { STRICTNESS } from "../../contract/stricter-effect.ts";
import type { SideEffect } from "../../contract/tool.ts";
import { createSchemaCheck } from "./check-schema.ts";
import { lintText } from "./lint-text.ts";

/** The members of a tool that the checks need. */
export interface CatalogueTool {
  /** Absent for tools of files, which have no catalogue. */
  tool_id?: string;
  operation_id: string;
  side_effect: SideEffect;
  input_schema: Json;
  description?: string;
}

export const CatalogueToolShape: Shape<CatalogueTool> = Type.Object({
  tool_id: Type.Optional(Type.String()),
  operation_id: Type.String(),
  side_effect: EffectShape,
  input_schema: AnyJson,
  description: Type.Optional(Type.String()),
});

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
