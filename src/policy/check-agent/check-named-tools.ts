import type { AgentFile, AgentFinding } from "../../contract/agent-file.ts";
import { STRICTNESS } from "../../contract/stricter-effect.ts";
import { didYouMean, nearestNames } from "../agent-file/nearest-names.ts";
import { createSchemaCheck } from "./check-schema.ts";
import type { CatalogueTool } from "./check-tools.ts";

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
