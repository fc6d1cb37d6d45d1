import { agents } from "../../../text/agents.ts";

const NAME = "my-agent";

/** The text of a new agent without tools. @param taken existing agent ids */
export function writeTemplate(taken: readonly string[]): string {
  const { template } = agents;
  return [
    `# ${template.about}`,
    `agent_id: ${freeName(taken)}`,
    "",
    "approval:",
    `  mode: manual # ${template.approval}`,
    "",
    `confidence_threshold: 0.75 # ${template.threshold}`,
    "",
    "limits:",
    "  calls_per_min: 60",
    "",
    "tools: []",
    "",
  ].join("\n");
}

function freeName(taken: readonly string[]): string {
  let name = NAME;
  for (let n = 2; taken.includes(name); n++) name = `${NAME}-${n}`;
  return name;
}
