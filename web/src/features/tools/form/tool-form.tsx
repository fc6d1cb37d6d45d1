import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { Section } from "../../../components/states.tsx";
import { Segmented, Switch } from "../../../components/toggle.tsx";
import { t } from "../../../text/index.ts";
import { effectOf } from "../draft/to-row.ts";
import { HttpFields } from "./http-fields.tsx";
import { ParameterRows } from "./parameter-rows.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import type { SecretEditor } from "./use-secrets.ts";

const TYPES = (["http_api", "prompt"] as const).map((id) => ({ id, label: t.tools.types[id] }));
const EFFECTS = (["auto", "read", "write", "execute"] as const).map((id) => ({
  id,
  label: t.tools.effects[id],
}));

/** The complete form of a tool. */
export function ToolForm({
  editor,
  secrets,
  answer,
}: {
  editor: DraftEditor;
  secrets: SecretEditor;
  answer: unknown;
}) {
  const { draft, faults, set } = editor;
  const effect = effectOf(draft);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex max-w-160 flex-col gap-4">
        <Segmented
          label={t.tools.type}
          choices={TYPES}
          value={draft.tool_type}
          onChange={(tool_type) => set({ tool_type })}
        />
        <Field
          label={t.tools.name}
          hint={t.tools.nameHint}
          value={draft.name}
          onChange={(name) => set({ name })}
          error={faults["name"]}
          maxLength={120}
          isRequired
        />
        <Field
          label={t.tools.description}
          hint={t.tools.descriptionHint}
          value={draft.description}
          onChange={(description) => set({ description })}
          rows={2}
          maxLength={4000}
        />
      </div>
      {draft.tool_type === "http_api" ? (
        <HttpFields editor={editor} answer={answer} />
      ) : (
        <Section title={t.tools.prompt}>
          <CodeEditor
            label={t.tools.prompt}
            hideLabel
            language="template-text"
            highlightPlaceholders
            lineNumbers={false}
            minRows={5}
            value={draft.prompt_template}
            onChange={(prompt_template) => set({ prompt_template })}
            hint={t.tools.promptHint}
            error={faults["prompt_template"]}
          />
        </Section>
      )}
      <ParameterRows editor={editor} secrets={secrets} />
      <Section title={t.tools.effect}>
        <div className="grid max-w-160 gap-4 sm:grid-cols-2">
          <Select
            label={t.tools.effect}
            hideLabel
            choices={EFFECTS}
            value={draft.side_effect}
            onChange={(side_effect) => set({ side_effect })}
            hint={`${effect}: ${t.tools.effectHint(effect)}`}
          />
          <Field
            label={t.tools.limit}
            hideLabel
            placeholder={t.tools.limit}
            inputMode="numeric"
            value={draft.limit}
            onChange={(limit) => set({ limit })}
            hint={`${t.tools.limit}. ${t.tools.limitHint}`}
            error={faults["limit"]}
          />
        </div>
        <Switch isSelected={draft.enabled} onChange={(enabled) => set({ enabled })}>
          {t.tools.isEnabled}
        </Switch>
      </Section>
    </div>
  );
}
