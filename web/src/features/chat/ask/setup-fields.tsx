import { useQuery } from "@tanstack/react-query";
import { agentIdsQuery } from "../../../components/api-key/api.ts";
import { ToolPicker } from "../../../components/api-key/tool-picker.tsx";
import { Select } from "../../../components/select.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { chat as text } from "../../../text/chat.ts";
import type { Setup } from "../state/conversation.ts";
import { ModelChoice } from "./model-choice.tsx";

const MOST_TOOLS = 64;
const TOOL_CHOICES = (["fit", "chosen"] as const).map((id) => ({ id, label: text.toolChoices[id] }));

/** The models, the tools and the agent. */
export function SetupFields({
  setup,
  onChange,
}: {
  setup: Setup;
  onChange: (change: Partial<Setup>) => void;
}) {
  const { models, tools, agentId } = setup;
  return (
    <div className="grid min-w-0 gap-x-8 gap-y-4 lg:grid-cols-2">
      <ModelChoice chosen={models} onChange={(next) => onChange({ models: next })} />
      <AgentChoice agentId={agentId} onChange={(next) => onChange({ agentId: next })} />
      <div className="flex min-w-0 flex-col gap-2 lg:col-span-2">
        <Segmented
          label={text.tools}
          choices={TOOL_CHOICES}
          value={tools === null ? "fit" : "chosen"}
          onChange={(choice) => onChange({ tools: choice === "fit" ? null : [] })}
        />
        {tools === null ? (
          <p className="text-12 text-soft">{text.toolsHint}</p>
        ) : (
          <div className="max-w-160">
            <ToolPicker
              chosen={tools}
              onChange={(next) => onChange({ tools: next.slice(0, MOST_TOOLS) })}
              error={tools.length === MOST_TOOLS ? text.mostTools : undefined}
            />
            {tools.length === 0 && <p className="pt-1 text-12 text-warn">{text.noneChosen}</p>}
          </div>
        )}
      </div>
    </div>
  );
}

function AgentChoice({ agentId, onChange }: { agentId: string; onChange: (id: string) => void }) {
  const { data = [] } = useQuery(agentIdsQuery);
  const ids = agentId !== "" && !data.includes(agentId) ? [agentId, ...data] : data;
  return (
    <Select
      label={text.agent}
      hint={text.agentHint}
      choices={[{ id: "", label: text.noAgent }, ...ids.map((id) => ({ id, label: id }))]}
      value={agentId}
      onChange={onChange}
      isDisabled={ids.length === 0}
      className="max-w-80"
    />
  );
}
