import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { CodeEditor } from "../../../components/code-editor/code-editor.tsx";
import type { EditorHandle } from "../../../components/code-editor/editor-props.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState, Loading, Page } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { agents } from "../../../text/agents.ts";
import { translateIfKnown } from "../../../text/language.ts";
import { agentToolsQuery, type StoredAgent } from "../api.ts";
import { isBlocking } from "./is-blocking.ts";
import { useAgentCheck } from "./use-agent-check.ts";
import type { useAgentDraft } from "./use-agent-draft.ts";
import { useSaveAgent } from "./use-save-agent.ts";
import { useSuggest } from "./use-suggest.ts";
import { Verdict } from "./verdict.tsx";

const AgentForm = lazy(async () => ({ default: (await import("../form/agent-form.tsx")).AgentForm }));
const VARIABLES = Object.entries(agents.variables).map(([name, detail]) => ({ name, detail }));

/** An agent's file with its faults and a description of what it allows. */
export function AgentEditor(props: {
  title: string;
  intro: string;
  /** Id of the agent; null: taken from the text. */
  agentId: string | null;
  draft: ReturnType<typeof useAgentDraft>;
  actions?: ReactNode;
  /** The message when another version is stored; `refused` is its number if saving as `id` failed. */
  conflict: (refused: number | null, id: string | undefined) => ReactNode;
  onSaved?: (saved: StoredAgent) => void;
  children?: ReactNode;
}) {
  const { title, intro, agentId, draft, actions, conflict, onSaved, children } = props;
  const { text, base, isDirty, guard } = draft;
  const check = useAgentCheck(text, agentId);
  const isCurrent = check.text === text;
  const editor = useRef<EditorHandle>(null);
  const tools = useQuery(agentToolsQuery).data;
  const suggest = useSuggest(tools);
  const save = useSaveAgent((saved) => {
    draft.drop();
    onSaved?.(saved);
  });
  const id = agentId ?? check.file?.agent_id;
  const canSave = isCurrent && id !== undefined && !check.findings.some(isBlocking);
  const failure = save.isError ? asFailure(save.error) : null;
  const isConflict = failure?.code === "CONFLICT";
  // Another id has no conflict.
  const refused = isConflict && save.variables?.id === id ? Number(failure?.details["version"] ?? 0) : null;
  const diagnostics = useMemo(
    () =>
      (isCurrent ? check.findings : []).flatMap(({ line, column = 1, level, message }) =>
        line === undefined ? [] : [{ line, column, severity: level, message: translateIfKnown(message) }],
      ),
    [isCurrent, check.findings],
  );
  return (
    <Page
      title={title}
      intro={intro}
      actions={
        <>
          {isDirty && <span className="self-center text-12 text-warn">{agents.unsaved}</span>}
          {isDirty && <Button onPress={draft.drop}>{agents.discard}</Button>}
          {actions}
          <Button
            look="primary"
            isDisabled={!canSave || (agentId !== null && !isDirty)}
            isPending={save.isPending}
            onPress={() => id !== undefined && !save.isPending && save.mutate({ id, text, base })}
          >
            {agents.save}
          </Button>
        </>
      }
    >
      {conflict(refused, save.variables?.id)}
      {failure && !isConflict && <ErrorState error={failure} />}
      <div className="grid min-w-0 gap-6 lg:grid-cols-2">
        <Suspense fallback={<Loading rows={8} />}>
          <AgentForm text={text} isNew={agentId === null} onText={draft.setText} />
        </Suspense>
        <div className="flex min-w-0 flex-col gap-4">
          <CodeEditor
            label={agents.file}
            language="yaml"
            value={text}
            onChange={draft.setText}
            minRows={18}
            maxRows={36}
            handle={editor}
            diagnostics={diagnostics}
            suggest={suggest}
            completions={VARIABLES}
            highlightPlaceholders
            hint={agents.fileHint}
          />
          <Verdict
            check={check}
            isCurrent={isCurrent}
            onGoTo={(line, column) => editor.current?.goTo(line, column)}
          />
        </div>
      </div>
      {children}
      <ConfirmDialog
        isOpen={guard.isAsking}
        onClose={guard.stay}
        title={agents.leaveTitle}
        action={agents.leave}
        onConfirm={() => {
          guard.leave();
          draft.drop();
        }}
      >
        {agents.leaveText}
      </ConfirmDialog>
    </Page>
  );
}
