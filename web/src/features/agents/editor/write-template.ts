import { agents } from "../../../text/agents.ts";
import type { AgentToolChoice } from "../api.ts";
import { writeName } from "./write-name.ts";

const FIRST = 3;
const MORE = 9;
const NAME = "my-agent";

/**
 * A template for a file: some of the user's tools, reads first, and others as comments. @param taken
 * existing agent ids
 */
export function writeTemplate(tools: readonly AgentToolChoice[], taken: readonly string[]): string {
  const { template } = agents;
  const sorted = tools.toSorted(
    (a, b) => Number(a.side_effect !== "read") - Number(b.side_effect !== "read"),
  );
  const others = sorted.slice(FIRST, FIRST + MORE);
  return [
    `# ${template.about}`,
    `agent_id: ${freeName(taken)}`,
    `description: ${template.description}`,
    "",
    "approval:",
    `  mode: manual # ${template.approval}`,
    "",
    `confidence_threshold: 0.75 # ${template.threshold}`,
    "",
    "limits:",
    "  calls_per_min: 60",
    "",
    ...(sorted.length === 0
      ? [`# ${template.none}`, "tools: []"]
      : ["tools:", ...sorted.slice(0, FIRST).flatMap((tool) => writeTool(tool, "  "))]),
    ...(others.length === 0 ? [] : [`  # ${template.more}`]),
    ...others.flatMap((tool) => writeTool(tool, "  # ")),
    "",
  ].join("\n");
}

function writeTool({ operation_id, side_effect }: AgentToolChoice, start: string): string[] {
  return [`${start}- name: ${writeName(operation_id)}`, `${start}  side_effect: ${side_effect}`];
}

function freeName(taken: readonly string[]): string {
  let name = NAME;
  for (let n = 2; taken.includes(name); n++) name = `${NAME}-${n}`;
  return name;
}
