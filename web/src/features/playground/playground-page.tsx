import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { announce } from "../../app/announce.tsx";
import { RequestReading } from "../../components/reading/request-reading.tsx";
import { Page, Section } from "../../components/states.tsx";
import { readPlan } from "../../components/trace/read-plan.ts";
import { type TraceRow, traceQuery } from "../../components/trace/trace-queries.ts";
import { type ApiFailure, asFailure } from "../../lib/api-failure.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { playground } from "../../text/playground.ts";
import { AnswerView } from "./answer/answer-view.tsx";
import { Clarification } from "./answer/clarification.tsx";
import { FailureView } from "./answer/failure-view.tsx";
import { type AgentAnswer, type AgentQuestion, askAgent } from "./api.ts";
import { EMPTY_DRAFT, newConversationId, toQuestion } from "./ask/ask-draft.ts";
import { AskForm } from "./ask/ask-form.tsx";
import { RecentRuns } from "./recent-runs.tsx";
import { TracePanel } from "./trace/trace-panel.tsx";

const route = getRouteApi("/inside/playground");

interface Answered {
  kind: "answer";
  question: AgentQuestion;
  answer: AgentAnswer;
}
interface Failed {
  kind: "failure";
  question: AgentQuestion;
  failure: ApiFailure;
  traceId: string | null;
}
type Outcome = Answered | Failed;

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
  const [id] = useState(newConversationId);
  const [text, setText] = useState(props.initialText);
  const [draft, setDraft] = useDraft("playground", EMPTY_DRAFT);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [open, setOpen] = useState<Failed | null>(null);
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
    if (done.kind === "failure" && isClarification(done)) {
      setOpen(done);
      // The question is shown above the choices; the field is now for the answer.
      setText("");
    } else if (!mayRepeat(question, done)) setOpen(null);
    announce(announcementOf(done));
    const traceId = done.kind === "answer" ? done.answer.trace_id : done.traceId;
    if (traceId)
      await navigate({
        search: ({ q: asked }) => ({ ...(asked && { q: asked }), trace: traceId }),
        resetScroll: false,
      });
    await queries.invalidateQueries({ queryKey: ["traces", "recent"] });
  }
  const shownId = outcome?.kind === "answer" ? outcome.answer.trace_id : outcome?.traceId;
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
          {isOther && opened.data && <PastRun run={opened.data} />}
        </div>
        <TracePanel
          traceId={trace}
          known={!isOther && outcome?.kind === "answer" ? outcome.answer.trace : null}
        />
      </div>
      <RecentRuns />
    </Page>
  );
}

/** The question of an older run. */
function PastRun({ run }: { run: TraceRow }) {
  return (
    <Section title={playground.asked}>
      <RequestReading request={run.user_query} reading={readPlan(run.steps)?.reading ?? []} />
    </Section>
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
