import { useQuery } from "@tanstack/react-query";
import type { Json } from "../../../../../src/base/json.ts";
import type { AgentFile } from "../../../../../src/contract/agent-file.ts";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { agents } from "../../../text/agents.ts";
import { groupNamesQuery } from "../api.ts";
import { readAgentText } from "../editor/read-agent-text.ts";
import { setField } from "./edit-agent-text.ts";
import { NumberField } from "./number-field.tsx";
import { ToolChoices } from "./tool-choices.tsx";

const PROMPTS = ["system", "developer", "user"] as const;

/** The fields of an agent file. Each change is written into the text, whose comments stay. */
export function AgentForm(props: { text: string; isNew: boolean; onText: (text: string) => void }) {
  const { text, isNew, onText } = props;
  const words = agents.form;
  const groups = useQuery(groupNamesQuery).data ?? [];
  const file = readAgentText(text)?.file as Partial<AgentFile> | undefined;
  if (!file) return <p className="text-13 text-soft">{words.broken}</p>;
  const set = (path: string[], value: Json | undefined) => {
    const next = setField(text, path, value);
    if (next !== null) onText(next);
  };
  const setText = (path: string[], value: string) => set(path, value === "" ? undefined : value);
  const { approval = {}, limits = {}, gateway = {}, prompts = {} } = file;
  const timeout = gateway.timeout_ms === undefined ? gateway.timeout_seconds : gateway.timeout_ms / 1000;
  const group = approval.approver_group ?? "";
  return (
    <section aria-label={words.title} className="flex min-w-0 flex-col gap-4">
      {isNew && (
        <Field
          label={words.id}
          value={String(file.agent_id ?? "")}
          onChange={(id) => setText(["agent_id"], id.trim())}
          mono
          isRequired
        />
      )}
      <Field
        label={words.purpose}
        hint={words.purposeHint}
        value={file.description ?? ""}
        onChange={(purpose) => setText(["description"], purpose)}
        rows={2}
        maxLength={500}
      />
      <ToolChoices text={text} tools={file.tools ?? []} purpose={file.description ?? ""} onText={onText} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={words.approval}
          choices={(["", "manual", "auto"] as const).map((id) => ({ id, label: words.approvals[id] }))}
          value={approval.mode ?? ""}
          onChange={(mode) => setText(["approval", "mode"], mode)}
        />
        <Select
          label={words.group}
          choices={[
            { id: "", label: words.onlyYou },
            ...[...new Set([...groups, ...(group === "" ? [] : [group])])].map((id) => ({ id, label: id })),
          ]}
          value={group}
          onChange={(next) => setText(["approval", "approver_group"], next)}
        />
        <NumberField
          label={words.limit}
          value={limits.calls_per_min}
          placeholder={agents.noLimit}
          onChange={(limit) => set(["limits", "calls_per_min"], limit)}
        />
        <NumberField
          label={words.timeout}
          value={timeout}
          placeholder="60"
          onChange={(seconds) =>
            gateway.timeout_seconds === undefined
              ? set(["gateway", "timeout_ms"], seconds === undefined ? undefined : Math.round(seconds * 1000))
              : set(["gateway", "timeout_seconds"], seconds)
          }
        />
        <NumberField
          label={words.threshold}
          hint={words.thresholdHint}
          value={file.confidence_threshold}
          placeholder="0.75"
          onChange={(threshold) => set(["confidence_threshold"], threshold)}
        />
      </div>
      <details open={Object.keys(prompts).length > 0}>
        <summary className="cursor-pointer text-13 font-medium">{words.prompts}</summary>
        <div className="flex flex-col gap-3 pt-3">
          {PROMPTS.map((name) => (
            <Field
              key={name}
              label={words.promptNames[name]}
              hint={words.promptHints[name]}
              rows={3}
              value={prompts[name] ?? ""}
              onChange={(prompt) => setText(["prompts", name], prompt)}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
