import { Field } from "../../../components/field.tsx";
import { Tag } from "../../../components/labels.tsx";
import { Select } from "../../../components/select.tsx";
import { Section } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import type { ParameterRow } from "../draft/list-rows.ts";
import type { FilledBy, ValueType } from "../draft/tool-draft.ts";
import { SecretField } from "./secret-field.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";
import type { SecretEditor } from "./use-secrets.ts";

const FILLED_BY = (["agent", "agent-optional", "fixed", "secret"] as const).map((id) => ({
  id,
  label: t.tools.filledByChoices[id],
}));
const VALUE_TYPES = (["string", "integer", "number", "boolean", "array", "object"] as const).map((id) => ({
  id,
  label: t.tools.valueTypes[id],
}));

/** One row per placeholder: the source of its value, and the value. */
export function ParameterRows({ editor, secrets }: { editor: DraftEditor; secrets: SecretEditor }) {
  return (
    <Section title={t.tools.parameters} hint={t.tools.parametersHint}>
      {editor.rows.length === 0 ? (
        <p className="text-13 text-soft">{t.tools.noParameters}</p>
      ) : (
        <ul className="flex flex-col">
          {editor.rows.map((row) => (
            <Row key={row.parameter.name} row={row} editor={editor} secrets={secrets} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ row, editor, secrets }: { row: ParameterRow; editor: DraftEditor; secrets: SecretEditor }) {
  const { parameter, isUsed, places } = row;
  const { name, filledBy, type } = parameter;
  const set = (change: Partial<typeof parameter>) => editor.setParameter(name, change);
  const fault = (part: string) => editor.faults[`parameters.${name}.${part}`];
  const where = [...new Set(places.map((place) => t.tools.places[place]))].join(", ");
  return (
    <li
      aria-label={name}
      className={`flex flex-col gap-2 border-t border-line py-3 first:border-0 first:pt-0 ${isUsed ? "" : "opacity-80"}`}
    >
      <div className="flex flex-wrap items-center gap-2">
        <code className="rounded-sm bg-tint px-1 font-semibold text-accent">{`{{${name}}}`}</code>
        {isUsed ? (
          <span className="text-12 text-soft">{t.tools.usedIn(where)}</span>
        ) : (
          <Tag tone="warn">{t.tools.unusedParameter}</Tag>
        )}
      </div>
      {isUsed && (
        <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2">
          <Select<FilledBy>
            label={t.tools.filledBy}
            choices={FILLED_BY}
            value={filledBy}
            onChange={(next) => set({ filledBy: next })}
            error={fault("filledBy")}
          />
          {filledBy === "secret" ? (
            <SecretField name={name} secrets={secrets} />
          ) : (
            <>
              <Select<ValueType>
                label={t.tools.valueType}
                choices={VALUE_TYPES}
                value={type}
                onChange={(next) => set({ type: next })}
              />
              <Field
                label={t.tools.parameterDescription}
                value={parameter.description}
                onChange={(description) => set({ description })}
              />
              {filledBy !== "agent" && (
                <Field
                  label={filledBy === "fixed" ? t.tools.fixedValue : t.tools.preset}
                  value={parameter.preset}
                  onChange={(preset) => set({ preset })}
                  error={fault("preset")}
                />
              )}
              {filledBy !== "fixed" && (
                <Field
                  label={t.tools.allowed}
                  hint={t.tools.allowedHint}
                  value={parameter.values}
                  onChange={(values) => set({ values })}
                  error={fault("values")}
                />
              )}
            </>
          )}
        </div>
      )}
    </li>
  );
}
