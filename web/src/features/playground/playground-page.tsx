import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense, useRef, useState } from "react";
import { announce } from "../../app/announce.tsx";
import { Page } from "../../components/states.tsx";
import { traceQuery, untilStored } from "../../components/trace/trace-queries.ts";
import { asFailure } from "../../lib/api-failure.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { playground } from "../../text/playground.ts";
import { type AgentQuestion, askAgent } from "./api.ts";
import { EMPTY_DRAFT, newConversationId, toQuestion } from "./ask/ask-draft.ts";
import { AskForm } from "./ask/ask-form.tsx";
import { writeContext } from "./ask/context-rows.ts";
import { type Failed, keepRun, type Outcome, readKeptRun, traceIdOf } from "./kept-runs.ts";
import { TracePanel } from "./trace/trace-panel.tsx";

const AnswerView = lazy(async () => ({
  default: (await import("./answer/answer-view.tsx")).AnswerView,
}));
const Clarification = lazy(async () => ({
  default: (await import("./answer/clarification.tsx")).Clarification,
}));
const FailureView = lazy(async () => ({
  default: (await import("./answer/failure-view.tsx")).FailureView,
}));
const PastRun = lazy(async () => ({ default: (await import("./past-run.tsx")).PastRun }));
const RecentRuns = lazy(async () => ({ default: (await import("./recent-runs.tsx")).RecentRuns }));
const route = getRouteApi("/inside/playground");

/**
 * Asks like an agent; shows the answer with the trace next to it. A new question starts a new
 * conversation.
 */
export function PlaygroundPage() {
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const [begun, setBegun] = useState(0);
  return (
    <Conversation
      key={`${begun} ${q}`}
      initialText={q}
      isNew={begun > 0}
      onNew={() => {
        setBegun(begun + 1);
        void navigate({ search: {}, resetScroll: false });
      }}
    />
  );
}

function Conversation(props: { initialText: string; isNew: boolean; onNew: () => void }) {
  const { trace } = route.useSearch();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  // A run of this tab is restored after a reload or with the back button.
  const [kept] = useState(() => (trace === undefined || props.isNew ? null : readKeptRun(trace)));
  const [id] = useState(kept?.question.conversation_id ?? newConversationId);
  const [text, setText] = useState(
    kept === null || isClarification(kept) ? props.initialText : kept.question.user_query,
  );
  const [draft, setDraft] = useDraft("playground", EMPTY_DRAFT);
  const [outcome, setOutcome] = useState<Outcome | null>(kept);
  const [open, setOpen] = useState<Failed | null>(
    kept?.kind === "failure" && isClarification(kept) ? kept : null,
  );
  const [isPending, setPending] = useState(false);
  const controller = useRef<AbortController>(null);
  const opened = useQuery({ ...traceQuery(trace ?? ""), enabled: trace !== undefined });
  const body = toQuestion(text, draft, id);

  async function ask(question: AgentQuestion): Promise<void> {
    controller.current = new AbortController();
    setPending(true);
    announce(playground.asking);
    const done = await attempt(question, controller.current.signal);
    setPending(false);
    setOutcome(done);
    keepRun(done);
    if (done.kind === "failure" && isClarification(done)) {
      setOpen(done);
      // The question is shown above the choices; the field is now for the answer.
      setText("");
    } else if (!mayRepeat(question, done)) setOpen(null);
    announce(announcementOf(done));
    const traceId = traceIdOf(done);
    if (!traceId) return;
    await navigate({
      search: ({ q: asked }) => ({ ...(asked && { q: asked }), trace: traceId }),
      resetScroll: false,
    });
    await untilStored(queries, traceId);
    await queries.invalidateQueries({ queryKey: ["traces", "recent"] });
  }
  const shownId = outcome === null ? null : traceIdOf(outcome);
  // An older run from the address is shown instead of the last question.
  const isOther = trace !== undefined && trace !== shownId;
  return (
    <Page title={playground.title} intro={playground.intro}>
      <div className="grid min-w-0 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          <AskForm
            text={text}
            onText={setText}
            draft={draft}
            onDraft={(change) => setDraft((old) => ({ ...old, ...change }))}
            body={body}
            isAnswer={!isOther && outcome !== null && isClarification(outcome)}
            isPending={isPending}
            autoFocus={props.isNew}
            onAsk={() => void ask(body)}
            onCancel={() => controller.current?.abort()}
            onNew={outcome === null && trace === undefined ? null : props.onNew}
          />
          <Suspense>
            {!isOther && outcome?.kind === "answer" && (
              <AnswerView answer={outcome.answer} question={outcome.question} />
            )}
            {!isOther && outcome?.kind === "failure" && !isClarification(outcome) && (
              <FailureView
                failure={outcome.failure}
                question={outcome.question}
                onAsk={(question) => void ask(question)}
              />
            )}
            {open && (
              // Kept while an older run is shown, so that entered text is not lost.
              <div key={open.traceId} hidden={isOther}>
                <Clarification
                  failure={open.failure}
                  question={open.question}
                  isDryRun={draft.isDryRun}
                  isPending={isPending}
                  onChoose={(chosen) =>
                    void ask({ ...toQuestion(open.question.user_query, draft, id), ...chosen })
                  }
                />
              </div>
            )}
          </Suspense>
          {isOther && opened.data && (
            <Suspense>
              <PastRun
                run={opened.data}
                kept={readKeptRun(trace)}
                onAskAgain={({ user_query, user_context_data, connector_ids, agent_id, dry_run }) => {
                  setText(user_query);
                  setDraft({
                    context: writeContext(user_context_data ?? {}),
                    connectorIds: connector_ids ?? [],
                    agentId: agent_id ?? "",
                    isDryRun: dry_run ?? false,
                  });
                }}
              />
            </Suspense>
          )}
        </div>
        <TracePanel
          traceId={trace}
          known={!isOther && outcome?.kind === "answer" ? outcome.answer.trace : null}
        />
      </div>
      <Suspense>
        <RecentRuns />
      </Suspense>
    </Page>
  );
}

function isClarification(outcome: Outcome): boolean {
  return outcome.kind === "failure" && outcome.failure.code === "CLARIFICATION_NEEDED";
}

/**
 * A failed choice stays with its entered values. A choice that waits for an approval or was sent cannot be
 * repeated.
 */
function mayRepeat({ tool, approval_id }: AgentQuestion, done: Outcome): boolean {
  if (done.kind === "answer" || tool === undefined || approval_id !== undefined) return false;
  return !done.failure.code.startsWith("APPROVAL_");
}

function announcementOf(outcome: Outcome): string {
  if (outcome.kind === "answer") return playground.finished;
  return isClarification(outcome) ? playground.clarify : playground.failedRun;
}

async function attempt(question: AgentQuestion, signal: AbortSignal): Promise<Outcome> {
  try {
    return { kind: "answer", question, answer: await askAgent(question, signal) };
  } catch (error) {
    const failure = asFailure(error);
    return { kind: "failure", question, failure, traceId: failure.traceId };
  }
}
