import { Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { CustomTool } from "../../../../../src/contract/tool.ts";
import { announce } from "../../../app/announce.tsx";
import { Button } from "../../../components/button.tsx";
import { Section } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import { approve } from "../api.ts";
import type { DraftEditor } from "../form/use-draft-editor.ts";
import { ArgumentFields, ArgumentJson } from "./argument-fields.tsx";
import { type ArgumentTexts, missingArguments, parseArguments } from "./argument-texts.ts";
import { attemptPreview, attemptRun } from "./attempt.ts";
import { moveTryState, setTryState, useTryState } from "./try-store.ts";

const TryResult = lazy(async () => ({ default: (await import("./try-result.tsx")).TryResult }));

const VIEWS = (["form", "json"] as const).map((id) => ({ id, label: t.tools[id] }));

/** Calls the tool like an agent: arguments, the exact request, the answer. */
export function TryIt(props: {
  tool: CustomTool | null;
  editor: DraftEditor;
  /** Whether the form equals the stored tool. */
  isSaved: boolean;
  save: () => Promise<CustomTool | null>;
  /** Key in the try store. */
  stateKey: string;
}) {
  const { tool, editor, isSaved, save, stateKey } = props;
  const { texts, outcome, controller } = useTryState(stateKey);
  const [view, setView] = useState<"form" | "json">("form");
  const isPending = controller !== null;
  const setTexts = (next: ArgumentTexts) => setTryState(stateKey, { texts: next });
  const parameters = editor.rows
    .filter(
      ({ isUsed, parameter }) =>
        isUsed && (parameter.filledBy === "agent" || parameter.filledBy === "agent-optional"),
    )
    .map(({ parameter }) => parameter);
  const missing = missingArguments(parameters, texts);

  function preview(): void {
    setTryState(stateKey, { outcome: attemptPreview(editor.draft, parseArguments(parameters, texts)) });
  }
  async function send(approvalId?: string): Promise<void> {
    const own = new AbortController();
    setTryState(stateKey, { controller: own });
    const saved = isSaved && tool ? tool : await save();
    if (!saved) return setTryState(stateKey, { controller: null });
    moveTryState(stateKey, saved.id);
    const call = {
      arguments: parseArguments(parameters, texts),
      ...(approvalId && { approval_id: approvalId }),
    };
    const done = await attemptRun(saved.id, call, own.signal);
    const answer = done.kind === "run" ? done.run.answer : undefined;
    setTryState(saved.id, { outcome: done, controller: null, ...(answer !== undefined && { answer }) });
    announce(t.tools.sent);
  }
  async function approveAndSend(approvalId: string): Promise<void> {
    try {
      await approve(approvalId);
    } catch (error) {
      return setTryState(stateKey, { outcome: { kind: "failure", failure: asFailure(error) } });
    }
    await send(approvalId);
  }

  return (
    <Section title={t.tools.tryIt} hint={t.tools.tryHint}>
      {parameters.length === 0 ? (
        <p className="text-13 text-soft">{t.tools.noArguments}</p>
      ) : (
        <>
          <Segmented label={t.tools.tryIt} hideLabel choices={VIEWS} value={view} onChange={setView} />
          {view === "form" ? (
            <ArgumentFields parameters={parameters} texts={texts} onChange={setTexts} />
          ) : (
            <ArgumentJson parameters={parameters} texts={texts} onChange={setTexts} />
          )}
        </>
      )}
      {missing.length > 0 && <p className="text-12 text-warn">{t.tools.fill(missing.join(", "))}</p>}
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={missing.length > 0 || isPending} onPress={preview}>
          {t.tools.preview}
        </Button>
        <Button isDisabled={missing.length > 0} isPending={isPending} onPress={() => void send()}>
          <Play aria-hidden="true" />
          {isPending ? t.tools.sending : isSaved ? t.tools.send : t.tools.saveAndSend}
        </Button>
        {isPending && (
          <Button look="quiet" onPress={() => controller?.abort()}>
            {t.common.cancel}
          </Button>
        )}
      </div>
      {outcome && (
        <Suspense>
          <TryResult
            outcome={outcome}
            onPick={(response_path) => {
              editor.set({ response_path });
              announce(t.tools.pathSet(response_path));
            }}
            onApprove={(approvalId) => void approveAndSend(approvalId)}
          />
        </Suspense>
      )}
    </Section>
  );
}
