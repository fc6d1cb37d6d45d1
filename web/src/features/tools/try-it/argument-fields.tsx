import { useState } from "react";
import { isJsonObject, type Json } from "../../../../../src/contract/json.ts";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { t } from "../../../text/index.ts";
import { splitValues } from "../draft/to-row.ts";
import type { ParameterDraft } from "../draft/tool-draft.ts";
import { type ArgumentTexts, parseArguments, toTexts } from "./argument-texts.ts";

interface Props {
  parameters: readonly ParameterDraft[];
  texts: ArgumentTexts;
  onChange: (texts: ArgumentTexts) => void;
}

/** One field per argument. */
export function ArgumentFields({ parameters, texts, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3">
      {parameters.map((parameter) => (
        <ArgumentField
          key={parameter.name}
          parameter={parameter}
          value={texts[parameter.name] ?? ""}
          onChange={(value) => onChange({ ...texts, [parameter.name]: value })}
        />
      ))}
    </div>
  );
}

function ArgumentField(props: {
  parameter: ParameterDraft;
  value: string;
  onChange: (value: string) => void;
}) {
  const { parameter, value, onChange } = props;
  const { name, type, description, filledBy, preset } = parameter;
  const allowed = type === "boolean" ? ["true", "false"] : splitValues(parameter.values);
  if (allowed.length > 0) {
    const choices = ["", ...allowed].map((id) => ({ id, label: id || "–" }));
    return (
      <Select
        label={name}
        choices={choices}
        value={value}
        onChange={onChange}
        {...(description && { hint: description })}
      />
    );
  }
  return (
    <Field
      label={name}
      isRequired={filledBy === "agent"}
      value={value}
      onChange={onChange}
      {...(preset && { placeholder: preset })}
      {...(description && { hint: description })}
      {...((type === "object" || type === "array") && { rows: 3, mono: true })}
    />
  );
}

/** The same arguments as one JSON object. */
export function ArgumentJson({ parameters, texts, onChange }: Props) {
  const [text, setText] = useState(() => JSON.stringify(parseArguments(parameters, texts), null, 2));
  const value = parseObject(text);
  return (
    <CodeEditor
      label={t.tools.argumentsJson}
      language="json"
      lineNumbers={false}
      minRows={5}
      value={text}
      onChange={(next) => {
        setText(next);
        const parsed = parseObject(next);
        if (parsed) onChange(toTexts(parameters, parsed));
      }}
      error={value ? undefined : t.tools.badJson}
    />
  );
}

function parseObject(text: string) {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
