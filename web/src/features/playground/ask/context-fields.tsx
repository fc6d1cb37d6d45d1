import { Plus, X } from "lucide-react";
import { useEffect, useState } from "react";
import { isJsonObject, type Json } from "../../../../../src/base/json.ts";
import { Button, IconButton } from "../../../components/button.tsx";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import { Field } from "../../../components/field.tsx";
import { playground } from "../../../text/playground.ts";
import { type ContextRow, readContext, writeContext } from "./context-rows.ts";

/** Context data as rows or as one JSON object, with one state. */
export function ContextFields({
  rows,
  onChange,
  onBroken,
}: {
  rows: ContextRow[];
  onChange: (rows: ContextRow[]) => void;
  /** Called when the JSON becomes invalid or valid again. */
  onBroken: (isBroken: boolean) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  const isBroken = text !== null && parse(text) === null;
  useEffect(() => onBroken(isBroken), [isBroken, onBroken]);
  const change = (id: number, part: Partial<ContextRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const add = () =>
    onChange([...rows, { id: Math.max(-1, ...rows.map(({ id }) => id)) + 1, name: "", value: "" }]);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <legend className="float-left text-13 font-medium">{playground.context}</legend>
        <Button
          look="quiet"
          isDisabled={isBroken}
          onPress={() => setText(text === null ? JSON.stringify(readContext(rows), null, 2) : null)}
        >
          {text === null ? playground.contextJson : playground.contextRows}
        </Button>
      </div>
      <p className="text-12 text-soft">{playground.contextHint}</p>
      {text === null ? (
        <>
          {rows.map(({ id, name, value }) => (
            <div key={id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2rem] gap-2">
              <Field
                label={playground.contextName}
                hideLabel
                placeholder={playground.contextName}
                mono
                value={name}
                onChange={(next) => change(id, { name: next })}
              />
              <Field
                label={`${playground.contextValue}: ${name}`}
                hideLabel
                placeholder={playground.contextValue}
                mono
                value={value}
                onChange={(next) => change(id, { value: next })}
              />
              <IconButton
                aria-label={playground.removeContext(name)}
                onPress={() => onChange(rows.filter((row) => row.id !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
          <Button look="quiet" className="w-fit -ml-3" onPress={add}>
            <Plus aria-hidden="true" />
            {playground.addContext}
          </Button>
        </>
      ) : (
        <CodeEditor
          label={playground.context}
          hideLabel
          language="json"
          lineNumbers={false}
          minRows={4}
          value={text}
          onChange={(next) => {
            setText(next);
            const value = parse(next);
            if (value) onChange(writeContext(value));
          }}
          error={isBroken ? playground.badJson : undefined}
        />
      )}
    </fieldset>
  );
}

function parse(text: string) {
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? value : null;
  } catch {
    return null;
  }
}
