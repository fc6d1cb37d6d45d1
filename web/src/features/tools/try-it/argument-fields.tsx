import { useState } from "react";
import { isJsonObject, type Json } from "../../../../../src/base/json.ts";
import { ArgumentField } from "../../../components/argument/argument-field.tsx";
import type { ArgumentShape } from "../../../components/argument/argument-shape.ts";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
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
          name={parameter.name}
          description={parameter.description}
          shape={readShapeOf(parameter)}
          isRequired={parameter.filledBy === "agent"}
          placeholder={parameter.preset}
          value={texts[parameter.name] ?? ""}
          onChange={(value) => onChange({ ...texts, [parameter.name]: value })}
        />
      ))}
    </div>
  );
}

/** Booleans are a choice here, and are not sent without a selection. */
function readShapeOf({ type, values }: ParameterDraft): ArgumentShape {
  const allowed = type === "boolean" ? ["true", "false"] : splitValues(values);
  if (allowed.length > 0) return { kind: "choice", allowed };
  const isNested = type === "object" || type === "array";
  return { kind: isNested ? "json" : type === "integer" || type === "number" ? type : "text", allowed: [] };
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
