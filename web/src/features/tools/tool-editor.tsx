import { useState } from "react";
import type { CustomTool } from "../../../../src/contract/tool.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorState, Page } from "../../components/states.tsx";
import { useDraft } from "../../lib/use-draft.ts";
import { useLeaveGuard } from "../../lib/use-leave-guard.ts";
import { t } from "../../text/index.ts";
import type { ToolDraft } from "./draft/tool-draft.ts";
import { ToolForm } from "./form/tool-form.tsx";
import { useDraftEditor } from "./form/use-draft-editor.ts";
import { useSecrets } from "./form/use-secrets.ts";
import { clearImported } from "./import-curl/imported-request.ts";
import { ToolActions } from "./tool-actions.tsx";
import { TryIt } from "./try-it/try-it.tsx";
import { useTryState } from "./try-it/try-store.ts";

import { useSaveTool } from "./use-save-tool.ts";

/** A tool's form next to "Try it". */
export function ToolEditor(props: {
  tool: CustomTool | null;
  draftKey: string;
  initial: ToolDraft;
  isFresh?: boolean;
  typedSecrets?: Record<string, string>;
}) {
  const { tool, draftKey, initial, isFresh = false, typedSecrets = {} } = props;
  const [first] = useState(initial);
  const [stored, setDraft, forgetDraft] = useDraft(draftKey, first);
  const [isImported, setImported] = useState(isFresh);
  // An import takes precedence over an older draft of the same kind.
  const draft = isImported ? first : stored;
  const change = (next: (old: ToolDraft) => ToolDraft) => {
    setDraft((old) => next(isImported ? first : old));
    setImported(false);
  };
  const [showsAll, setShowsAll] = useState(false);
  const tryKey = tool?.id ?? draftKey;
  const { answer } = useTryState(tryKey);
  const editor = useDraftEditor(draft, change, showsAll);
  const secrets = useSecrets(tool?.id ?? null, typedSecrets);
  const isDirty = tool === null ? draft !== initial : JSON.stringify(draft) !== JSON.stringify(first);
  const hasTyped = Object.values(secrets.typed).some((value) => value !== "");
  const guard = useLeaveGuard(isDirty || hasTyped || isImported);
  const saving = useSaveTool({
    tool,
    editor,
    secrets,
    onSaved: () => {
      guard.release();
      forgetDraft();
      clearImported();
    },
  });
  const faultCount = Object.keys(editor.allFaults).length;

  async function save(options: { overwrite?: boolean; stay?: boolean } = {}): Promise<CustomTool | null> {
    setShowsAll(true);
    if (faultCount > 0) return null;
    return saving.save(options);
  }
  return (
    <Page
      title={tool?.name ?? t.tools.newTitle}
      actions={
        <>
          {(isDirty || hasTyped) && <span className="self-center text-12 text-warn">{t.tools.unsaved}</span>}
          {isDirty && <Button onPress={() => change(() => first)}>{t.tools.discard}</Button>}
          {tool && (
            <ToolActions
              tool={tool}
              onDeleted={() => {
                guard.release();
                forgetDraft();
              }}
            />
          )}
          <Button look="primary" isPending={saving.isPending} onPress={() => void save()}>
            {t.tools.save}
          </Button>
        </>
      }
    >
      {showsAll && faultCount > 0 && (
        <p role="alert" className="text-13 text-bad">
          {t.tools.fixFaults(faultCount)}
        </p>
      )}
      {saving.error?.code === "CHANGED" ? (
        <ErrorState error={saving.error}>
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => void save({ overwrite: true })}>{t.tools.overwrite}</Button>
            <Button
              onPress={() => {
                guard.release();
                forgetDraft();
                void saving.reload();
              }}
            >
              {t.tools.reload}
            </Button>
          </div>
        </ErrorState>
      ) : (
        saving.error && <ErrorState error={saving.error} />
      )}
      <div className="grid min-w-0 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <ToolForm editor={editor} secrets={secrets} answer={answer} />
        <TryIt
          tool={tool}
          editor={editor}
          isSaved={tool !== null && !isDirty && !hasTyped}
          save={() => save({ stay: true })}
          stateKey={tryKey}
        />
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onClose={guard.stay}
        title={t.tools.leaveTitle}
        action={t.tools.leave}
        onConfirm={() => {
          guard.leave();
          forgetDraft();
          clearImported();
        }}
      >
        {t.tools.leaveText}
      </ConfirmDialog>
    </Page>
  );
}
