import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { agentIdsQuery } from "../../../components/api-key/api.ts";
import { ToolPicker } from "../../../components/api-key/tool-picker.tsx";
import { ChosenList } from "../../../components/chosen-list.tsx";
import { Select } from "../../../components/select.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { chat as text } from "../../../text/chat.ts";
import { modelsQuery, settingsQuery } from "../api.ts";
import type { Setup } from "../state/conversation.ts";
import { NewModel } from "./new-model.tsx";

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

const MOST_MODELS = 5;

/** The models that answer side by side: from the endpoint's list, or by name. */
function ModelChoice({ chosen, onChange }: { chosen: string[]; onChange: (models: string[]) => void }) {
  const hintId = useId();
  const models = useQuery(modelsQuery);
  const defaultName = useQuery(settingsQuery).data?.model.chat_model ?? null;
  const offered = [...new Set([...(defaultName === null ? [] : [defaultName]), ...(models.data ?? [])])];
  const isFull = chosen.length >= MOST_MODELS;
  function add(model: string): void {
    if (!chosen.includes(model)) onChange([...chosen, model]);
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="text-13 font-medium">{text.models}</p>
      <NewModel
        models={offered.filter((model) => !chosen.includes(model))}
        defaultName={defaultName}
        hintId={hintId}
        isDisabled={isFull}
        onAdd={add}
      />
      <ChosenList
        label={text.chosenModels}
        chosen={chosen}
        nameRemoval={text.removeModel}
        onChange={onChange}
      />
      <p id={hintId} className="text-12 text-soft">
        {isFull ? text.mostModels : text.modelsHint} {models.isError && text.noList}
      </p>
    </div>
  );
}
