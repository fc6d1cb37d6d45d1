import { useQueries } from "@tanstack/react-query";
import { lazy, memo, Suspense, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { chat as text } from "../../../text/chat.ts";
import type { Answer, StepItem } from "../state/conversation.ts";
import { nameModel } from "../state/describe-change.ts";
import { MarkdownView } from "../text/markdown-view.tsx";
import { AnswerFoot } from "./answer-foot.tsx";
import { findMissingConnection, isRepeatable } from "./find-missing-connection.ts";
import { matchRequests } from "./match-requests.ts";
import { StepView } from "./step-view.tsx";
import { WaitingCall } from "./waiting-call.tsx";

const MissingConnection = lazy(async () => ({
  default: (await import("./missing-connection.tsx")).MissingConnection,
}));

const TONES = {
  running: "accent",
  waiting: "warn",
  done: "ok",
  failed: "bad",
  stopped: "neutral",
  cut: "warn",
} as const;

export interface AnswerActions {
  turnId: string;
  column: number;
  onRetry: (turnId: string, column: number) => void;
  onResume: (turnId: string, column: number) => void;
}

/** One model's answer: its text and calls in order of arrival. */
export const AnswerView = memo(function AnswerView(props: AnswerActions & { answer: Answer }) {
  const { answer, turnId, column, onRetry, onResume } = props;
  const { state, items, approval } = answer;
  const frame = useRef<HTMLElement>(null);
  const requests = useRequests(answer);
  const needed =
    state === "done" || state === "failed" ? findMissingConnection(items, window.location.origin) : null;
  const isLimited = state === "done" && answer.limit !== null;
  const act = (action: typeof onRetry) => () => {
    // The pressed button is about to be removed, so the focus moves here.
    frame.current?.focus({ preventScroll: true });
    action(turnId, column);
  };
  return (
    <article
      ref={frame}
      tabIndex={-1}
      aria-label={text.answerOf(nameModel(answer))}
      aria-busy={state === "running"}
      className="flex h-full min-w-0 flex-col gap-3 outline-none"
    >
      <h3 className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="min-w-0 break-all font-mono text-12">{nameModel(answer)}</span>
        <Tag tone={isLimited ? "warn" : TONES[state]}>{isLimited ? text.limited : text.states[state]}</Tag>
      </h3>
      {items.map((item) =>
        item.kind === "text" ? (
          item.text.trim() !== "" && <MarkdownView key={item.key} text={item.text} />
        ) : (
          <StepView key={item.key} step={item} request={requests.get(item.key)} />
        ),
      )}
      {state === "running" && items.at(-1)?.kind !== "text" && <Thinking items={items} />}
      {state === "waiting" && approval && (
        <WaitingCall call={approval} trouble={answer.trouble} onGoOn={act(onResume)} />
      )}
      {needed && (
        <Suspense>
          <MissingConnection
            needed={needed}
            isRepeatable={isRepeatable(items, requests)}
            onRetry={act(onRetry)}
          />
        </Suspense>
      )}
      <AnswerStatus answer={answer} onRetry={act(onRetry)} onResume={act(onResume)} />
      <AnswerFoot answer={answer} />
    </article>
  );
});

/** Shown only while no visible call is in progress. */
function Thinking({ items }: { items: Answer["items"] }) {
  const last = items.at(-1);
  if (last?.kind === "step" && last.state === "running") return null;
  return <p className="text-13 text-soft motion-safe:animate-pulse">{text.thinking}</p>;
}

/** Why the answer ended early, and the available actions. */
function AnswerStatus(props: { answer: Answer; onRetry: () => void; onResume: () => void }) {
  const { state, trouble, items, runId } = props.answer;
  const hasSteps = items.some(({ kind }) => kind === "step");
  const ways = (
    <>
      <div className="flex flex-wrap gap-2">
        {runId !== null && <Button onPress={props.onResume}>{text.goOn}</Button>}
        <Button onPress={props.onRetry}>{text.askAgain}</Button>
      </div>
      {hasSteps && (
        <p className="text-12">
          {runId === null ? text.askAgainHint : `${text.goOnHint} ${text.askAgainHint}`}
        </p>
      )}
    </>
  );
  if (state === "failed" && trouble)
    return (
      <ErrorState error={new ApiFailure(trouble.code, trouble.message, trouble)}>
        <p>{text.keptText}</p>
        {ways}
      </ErrorState>
    );
  if (state !== "stopped" && state !== "cut") return null;
  return (
    <div className="flex flex-col items-start gap-2 text-13 text-soft">
      <p className={state === "cut" ? "text-warn" : ""}>
        {state === "cut" ? text.cutText : text.stoppedText}
      </p>
      {ways}
    </div>
  );
}

/** The request lines of the calls from the traces, which are written when a request has ended. */
function useRequests({ state, traceIds, items }: Answer) {
  const steps = items.filter((item): item is StepItem => item.kind === "step");
  const isThere = state !== "running" && steps.length > 0;
  const calls = useQueries({
    queries: traceIds.map((id) => ({ ...traceQuery(id), enabled: isThere })),
    combine: (traces) => traces.flatMap(({ data }) => data?.steps ?? []),
  });
  return matchRequests(steps, calls);
}
