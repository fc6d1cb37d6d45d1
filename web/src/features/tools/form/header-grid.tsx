import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../../components/button.tsx";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import type { PlaceholderChoice } from "../../../components/code-editor/editor-props.ts";
import { Field } from "../../../components/field.tsx";
import { t } from "../../../text/index.ts";
import type { HeaderDraft } from "../draft/tool-draft.ts";
import type { DraftEditor } from "./use-draft-editor.ts";

/** Headers as rows of name and value, or as lines of text. */
export function HeaderGrid({
  editor,
  completions,
}: {
  editor: DraftEditor;
  completions: readonly PlaceholderChoice[];
}) {
  const { draft, faults, set } = editor;
  const [text, setText] = useState<string | null>(null);
  const lines = text === null ? null : readHeaderLines(text);
  const change = (id: number, part: Partial<HeaderDraft>) =>
    set({ headers: draft.headers.map((header) => (header.id === id ? { ...header, ...part } : header)) });
  const add = () => set({ headers: [...draft.headers, { id: nextId(draft.headers), name: "", value: "" }] });

  function write(next: string): void {
    setText(next);
    const read = readHeaderLines(next);
    if (read.faultLine === null) set({ headers: read.headers });
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <div className="flex items-center justify-between gap-2">
        <legend className="float-left text-13 font-medium">{t.tools.headers}</legend>
        <Button
          look="quiet"
          className="-my-1"
          onPress={() => setText(text === null ? writeHeaderLines(draft.headers) : null)}
          isDisabled={lines !== null && lines.faultLine !== null}
        >
          {text === null ? t.tools.headersAsText : t.tools.headersAsRows}
        </Button>
      </div>
      {text === null ? (
        <>
          {draft.headers.map(({ id, name, value }) => (
            <div
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_2rem] items-start gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_2rem]"
            >
              <Field
                label={t.tools.headerName}
                hideLabel
                mono
                placeholder={t.tools.headerName}
                value={name}
                onChange={(next) => change(id, { name: next })}
                error={faults[`headers.${id}`]}
              />
              <div className="col-start-1 min-w-0 sm:col-start-2">
                <CodeEditor
                  label={`${t.tools.headerValue}: ${name}`}
                  hideLabel
                  singleLine
                  language="template-text"
                  highlightPlaceholders
                  completions={completions}
                  value={value}
                  onChange={(next) => change(id, { value: next })}
                />
              </div>
              <IconButton
                aria-label={t.tools.removeHeader(name)}
                className="col-start-2 row-start-1 sm:col-start-3"
                onPress={() => set({ headers: draft.headers.filter((header) => header.id !== id) })}
              >
                <X aria-hidden="true" />
              </IconButton>
            </div>
          ))}
          <Button look="quiet" className="w-fit -ml-3" onPress={add}>
            <Plus aria-hidden="true" />
            {t.tools.addHeader}
          </Button>
        </>
      ) : (
        <Field
          label={t.tools.headersText}
          hideLabel
          mono
          rows={4}
          value={text}
          onChange={write}
          hint={t.tools.headersText}
          error={lines?.faultLine ? t.tools.headerLineFault(lines.faultLine) : undefined}
        />
      )}
    </fieldset>
  );
}

function nextId(headers: readonly HeaderDraft[]): number {
  return Math.max(-1, ...headers.map(({ id }) => id)) + 1;
}

/** `Name: value` lines of headers. */
function writeHeaderLines(headers: readonly HeaderDraft[]): string {
  return headers.map(({ name, value }) => `${name}: ${value}`).join("\n");
}

/**
 * Parses header lines; blank lines are skipped. @returns `faultLine`: the first line (from 1) that is not
 * a header
 */
function readHeaderLines(text: string): { headers: HeaderDraft[]; faultLine: number | null } {
  const headers: HeaderDraft[] = [];
  let faultLine: number | null = null;
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const match = /^([^:]*):\s?(.*)$/.exec(line);
    if (match)
      headers.push({ id: headers.length, name: match[1]?.trim() ?? "", value: match[2]?.trimEnd() ?? "" });
    else faultLine ??= index + 1;
  }
  return { headers, faultLine };
}
