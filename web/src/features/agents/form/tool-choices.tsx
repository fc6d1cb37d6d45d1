import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AgentFile } from "../../../../../src/contract/agent-file.ts";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { SideEffectTag } from "../../../components/labels.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { Checkbox } from "../../../components/toggle.tsx";
import { agents } from "../../../text/agents.ts";
import { type AgentToolChoice, agentToolsQuery, proposeTools } from "../api.ts";
import { setField, setTool } from "./edit-agent-text.ts";
import { NumberField } from "./number-field.tsx";

const EFFECTS = ["read", "write", "execute"] as const;
const MAX_SHOWN = 60;

type Listed = AgentFile["tools"][number];

/** The tools of an agent: proposed by what it is for, or searched, and chosen by checkbox. */
export function ToolChoices(props: {
  text: string;
  tools: readonly Listed[];
  purpose: string;
  onText: (text: string) => void;
}) {
  const { text, tools, purpose, onText } = props;
  const words = agents.form;
  const all = useQuery(agentToolsQuery);
  const [search, setSearch] = useState("");
  const propose = useMutation({ mutationFn: () => proposeTools(purpose) });
  const known = all.data ?? [];
  const isChosen = (id: string) => tools.some(({ name }) => name === id);
  const toggle = (tool: AgentToolChoice, on: boolean) => {
    const next = setTool(text, tool, on);
    if (next !== null) onText(next);
  };
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = known.filter(({ operation_id, name }) =>
    asked.every((word) => `${operation_id} ${name}`.toLowerCase().includes(word)),
  );
  const shown = propose.data && asked.length === 0 ? propose.data : matches;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <h3>{words.tools(tools.length)}</h3>
      {tools.length > 0 && (
        <ul aria-label={words.chosen} className="flex flex-col">
          {tools.map((tool, index) => (
            <ChosenTool
              // A text may list a name twice while it is written.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the text is the identity
              key={index}
              tool={tool}
              known={known.find(({ operation_id }) => operation_id === tool.name)}
              onRemove={() =>
                toggle({ operation_id: tool.name, name: tool.name, side_effect: "read", source: "" }, false)
              }
              onSet={(field, value) => {
                const next = setField(text, ["tools", index, field], value);
                if (next !== null) onText(next);
              }}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <Field
          label={words.searchTools}
          type="search"
          value={search}
          onChange={setSearch}
          className="min-w-48 flex-1"
        />
        <Button
          isDisabled={purpose.trim() === ""}
          isPending={propose.isPending}
          onPress={() => {
            setSearch("");
            propose.mutate();
          }}
        >
          {words.propose}
        </Button>
      </div>
      {(all.error ?? propose.error) && <ErrorState error={all.error ?? propose.error} />}
      {propose.data && asked.length === 0 && (
        <p role="status" className="text-13 text-soft">
          {words.proposed(propose.data.length)}
        </p>
      )}
      {known.length === 0 && all.data && <p className="text-13 text-soft">{agents.template.none}</p>}
      {shown.length > 0 && (
        <ul
          aria-label={words.found}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          className="flex max-h-72 flex-col overflow-auto rounded-md border border-line px-2 py-1"
        >
          {shown.slice(0, MAX_SHOWN).map((tool) => (
            <li key={tool.operation_id} className="flex items-center gap-2 py-0.5">
              <Checkbox
                isSelected={isChosen(tool.operation_id)}
                onChange={(on) => toggle(tool, on)}
                aria-label={tool.operation_id}
              >
                <span className="min-w-0 break-words">
                  {tool.name}{" "}
                  {tool.name !== tool.operation_id && <code className="text-soft">{tool.operation_id}</code>}
                </span>
              </Checkbox>
              <span className="ml-auto">
                <SideEffectTag effect={tool.side_effect} />
              </span>
            </li>
          ))}
          {shown.length > MAX_SHOWN && (
            <li className="py-1 text-12 text-soft">{words.more(shown.length - MAX_SHOWN)}</li>
          )}
        </ul>
      )}
    </div>
  );
}

function ChosenTool(props: {
  tool: Listed;
  known: AgentToolChoice | undefined;
  onRemove: () => void;
  onSet: (field: "side_effect" | "rate_limit_per_min", value: string | number | undefined) => void;
}) {
  const { tool, known, onRemove, onSet } = props;
  const words = agents.form;
  const own = (EFFECTS as readonly string[]).indexOf(known?.side_effect ?? "");
  return (
    <li className="flex flex-wrap items-end gap-2 border-t border-line py-1.5">
      <span className="min-w-32 flex-1 basis-full text-13 break-words sm:basis-0">
        {known?.name ?? tool.name}{" "}
        {known && known.name !== tool.name && <code className="text-12 text-soft">{tool.name}</code>}
        {!known && <span className="text-12 text-warn">{agents.notYours}</span>}
      </span>
      <Select
        label={words.effect(tool.name)}
        hideLabel
        choices={EFFECTS.slice(Math.max(0, own)).map((id) => ({ id, label: id }))}
        value={tool.side_effect}
        onChange={(effect) => onSet("side_effect", effect)}
        className="w-28"
      />
      <NumberField
        label={words.perMinute}
        value={tool.rate_limit_per_min}
        placeholder={agents.noLimit}
        onChange={(limit) => onSet("rate_limit_per_min", limit)}
        className="w-24"
      />
      <Button look="quiet" aria-label={words.remove(tool.name)} onPress={onRemove}>
        {words.removeShort}
      </Button>
    </li>
  );
}
