import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { announce } from "../../app/announce.tsx";
import { Page } from "../../components/states.tsx";
import { traceQuery } from "../../components/trace/trace-queries.ts";
import { type ApiFailure, asFailure } from "../../lib/api-failure.ts";
import { playground } from "../../text/playground.ts";
import { AnswerView } from "./answer/answer-view.tsx";
import { FailureView } from "./answer/failure-view.tsx";
import { type AgentAnswer, type AgentQuestion, askAgent } from "./api.ts";
import { AskForm } from "./ask/ask-form.tsx";
import { RecentRuns } from "./recent-runs.tsx";
import { TracePanel } from "./trace/trace-panel.tsx";

const route = getRouteApi("/inside/playground");

export type Outcome =
  | { kind: "answer"; question: AgentQuestion; answer: AgentAnswer }
  | { kind: "failure"; question: AgentQuestion; failure: ApiFailure; traceId: string | null };

/** Ask as an agent would; the answer first, the trace beside it. */
export function PlaygroundPage() {
  const { trace, q } = route.useSearch();
  const navigate = route.useNavigate();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isPending, setPending] = useState(false);
  const controller = useRef<AbortController>(null);
  const opened = useQuery({ ...traceQuery(trace ?? ""), enabled: trace !== undefined });

  async function ask(question: AgentQuestion): Promise<void> {
    controller.current = new AbortController();
    setPending(true);
    announce(playground.asking);
    const done = await attempt(question, controller.current.signal);
    setPending(false);
    setOutcome(done);
    announce(done.kind === "answer" ? playground.finished : playground.failedRun);
    const id = done.kind === "answer" ? done.answer.trace_id : done.traceId;
    if (id)
      await navigate({
        search: ({ q: asked }) => ({ ...(asked && { q: asked }), trace: id }),
        resetScroll: false,
      });
    await queries.invalidateQueries({ queryKey: ["traces", "recent"] });
  }
  const shownId = outcome?.kind === "answer" ? outcome.answer.trace_id : outcome?.traceId;
  // An older run that was opened by its link is shown instead of what was asked last.
  const isOther = trace !== undefined && trace !== shownId;
  return (
    <Page title={playground.title} intro={playground.intro}>
      <div className="grid min-w-0 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex min-w-0 flex-col gap-6">
          <AskForm
            key={q ?? ""}
            initialQuestion={q ?? ""}
            isPending={isPending}
            onAsk={(question) => void ask(question)}
            onCancel={() => controller.current?.abort()}
          />
          {!isOther && outcome?.kind === "answer" && (
            <AnswerView answer={outcome.answer} isDryRun={outcome.question.dry_run === true} />
          )}
          {!isOther && outcome?.kind === "failure" && (
            <FailureView
              failure={outcome.failure}
              question={outcome.question}
              onAsk={(question) => void ask(question)}
            />
          )}
          {isOther && opened.data && <p className="text-soft">{playground.asked(opened.data.user_query)}</p>}
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

async function attempt(question: AgentQuestion, signal: AbortSignal): Promise<Outcome> {
  try {
    return { kind: "answer", question, answer: await askAgent(question, signal) };
  } catch (error) {
    const failure = asFailure(error);
    return { kind: "failure", question, failure, traceId: failure.traceId };
  }
}
