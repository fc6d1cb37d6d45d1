import { Play } from "lucide-react";
import { useRef, useState } from "react";
import type { CustomTool } from "../../../../../src/contract/custom-tool.ts";
import type { JsonObject } from "../../../../../src/contract/json.ts";
import { announce } from "../../../app/announce.tsx";
import { Button } from "../../../components/button.tsx";
import { Section } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import { approve, runTool, type ToolRun } from "../api.ts";
import type { DraftEditor } from "../form/use-draft-editor.ts";
import { ArgumentFields, ArgumentJson } from "./argument-fields.tsx";
import { type ArgumentTexts, missingArguments, parseArguments } from "./argument-texts.ts";
import { previewLocally } from "./preview-locally.ts";
import { TryResult } from "./try-result.tsx";

const VIEWS = (["form", "json"] as const).map((id) => ({ id, label: t.tools[id] }));

export type Outcome =
  | { kind: "preview"; request: JsonObject }
  | { kind: "run"; run: ToolRun }
  | { kind: "failure"; failure: ApiFailure };

/** Arguments in, the exact request, the answer: the tool called as an agent would. */
export function TryIt(props: {
  tool: CustomTool | null;
  editor: DraftEditor;
  /** Whether what is stored is what is in the form. */
  isSaved: boolean;
  save: () => Promise<CustomTool | null>;
  onAnswer: (answer: unknown) => void;
}) {
  const { tool, editor, isSaved, save, onAnswer } = props;
  const [texts, setTexts] = useState<ArgumentTexts>({});
  const [view, setView] = useState<"form" | "json">("form");
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setPending] = useState(false);
  const controller = useRef<AbortController>(null);
  const parameters = editor.rows
    .filter(
      ({ isUsed, parameter }) =>
        isUsed && (parameter.filledBy === "agent" || parameter.filledBy === "agent-optional"),
    )
    .map(({ parameter }) => parameter);
  const missing = missingArguments(parameters, texts);

  async function attempt(work: () => Promise<Outcome>): Promise<void> {
    setPending(true);
    try {
      const done = await work();
      setOutcome(done);
      if (done.kind === "run" && done.run.answer !== undefined) onAnswer(done.run.answer);
    } catch (error) {
      setOutcome({ kind: "failure", failure: asFailure(error) });
    } finally {
      setPending(false);
      announce(t.tools.sent);
    }
  }
  const send = (approvalId?: string) =>
    attempt(async () => {
      const saved = isSaved && tool ? tool : await save();
      if (!saved) throw new Error(t.tools.fixFaults(Object.keys(editor.faults).length || 1));
      controller.current = new AbortController();
      const call = {
        arguments: parseArguments(parameters, texts),
        ...(approvalId && { approval_id: approvalId }),
      };
      return { kind: "run", run: await runTool(saved.id, call, controller.current.signal) };
    });
  const preview = () =>
    attempt(async () => ({
      kind: "preview",
      request: previewLocally(editor.draft, parseArguments(parameters, texts)),
    }));

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
        <Button isDisabled={missing.length > 0 || isPending} onPress={() => void preview()}>
          {t.tools.preview}
        </Button>
        <Button isDisabled={missing.length > 0} isPending={isPending} onPress={() => void send()}>
          <Play aria-hidden="true" />
          {isPending ? t.tools.sending : isSaved ? t.tools.send : t.tools.saveAndSend}
        </Button>
        {isPending && (
          <Button look="quiet" onPress={() => controller.current?.abort()}>
            {t.common.cancel}
          </Button>
        )}
      </div>
      {outcome && (
        <TryResult
          outcome={outcome}
          onPick={(response_path) => {
            editor.set({ response_path });
            announce(t.tools.pathSet(response_path));
          }}
          onApprove={(approvalId) =>
            void approve(approvalId).then(
              () => send(approvalId),
              (error: unknown) => setOutcome({ kind: "failure", failure: asFailure(error) }),
            )
          }
        />
      )}
    </Section>
  );
}
