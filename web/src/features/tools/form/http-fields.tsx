import { lazy, Suspense } from "react";
import { METHODS_WITH_BODY } from "../../../../../src/calling/templates/render-tool.ts";
import { HTTP_TOOL_METHODS } from "../../../../../src/contract/tool.ts";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { Section } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { HeaderGrid } from "./header-grid.tsx";
import type { DraftEditor } from "./use-draft-editor.ts";

const METHODS = HTTP_TOOL_METHODS.map((id) => ({ id, label: id }));

/** The request of an HTTP tool: method, URL, headers, body, and response path. */
export function HttpFields({ editor, answer }: { editor: DraftEditor; answer: unknown }) {
  const { draft, faults, rows, set } = editor;
  const completions = rows.map(({ parameter }) => ({
    name: parameter.name,
    detail: t.tools.filledByChoices[parameter.filledBy],
  }));
  const headers = Object.fromEntries(draft.headers.map(({ name, value }) => [name.toLowerCase(), value]));
  const isJson = !headers["content-type"] || /json/i.test(headers["content-type"]);
  return (
    <Section title={t.tools.request}>
      <div className="grid gap-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
        <Select
          label={t.tools.method}
          choices={METHODS}
          value={draft.method}
          onChange={(method) => set({ method })}
        />
        <CodeEditor
          label={t.tools.url}
          language="template-text"
          singleLine
          highlightPlaceholders
          completions={completions}
          placeholder={t.tools.urlPlaceholder}
          value={draft.url}
          onChange={(url) => set({ url })}
          hint={t.tools.urlHint}
          error={faults["url"]}
        />
      </div>
      <HeaderGrid editor={editor} completions={completions} />
      {METHODS_WITH_BODY.includes(draft.method) && (
        <CodeEditor
          label={t.tools.body}
          language={isJson ? "template-json" : "template-text"}
          highlightPlaceholders
          completions={completions}
          minRows={4}
          maxRows={24}
          value={draft.body_template}
          onChange={(body_template) => set({ body_template })}
          hint={t.tools.bodyHint}
          error={faults["body_template"]}
        />
      )}
      <ResponsePathField
        value={draft.response_path}
        onChange={(response_path) => set({ response_path })}
        error={faults["response_path"]}
        answer={answer}
      />
    </Section>
  );
}

const PathPreview = lazy(async () => ({ default: (await import("./path-preview.tsx")).PathPreview }));

/** The response path, with a preview on the last answer. */
function ResponsePathField(props: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** The last complete answer; undefined when there is none. */
  answer: unknown;
}) {
  const { value, onChange, error, answer } = props;
  return (
    <div className="flex max-w-160 flex-col gap-1.5">
      <Field
        label={t.tools.responsePath}
        mono
        value={value}
        onChange={onChange}
        hint={t.tools.responsePathHint}
        error={error}
        maxLength={256}
      />
      {answer !== undefined && error === undefined && value.trim() !== "" && (
        <Suspense>
          <PathPreview answer={answer} path={value} />
        </Suspense>
      )}
    </div>
  );
}
