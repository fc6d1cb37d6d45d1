import { isJsonObject } from "../../../../src/base/json.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { Button } from "../../components/button.tsx";
import { RequestReading } from "../../components/reading/request-reading.tsx";
import { ResultView } from "../../components/response/result-view.tsx";
import { Section } from "../../components/states.tsx";
import { readPlan } from "../../components/trace/read-plan.ts";
import type { TraceRow } from "../../components/trace/trace-queries.ts";
import { playground } from "../../text/playground.ts";
import { AnswerView } from "./answer/answer-view.tsx";
import type { AgentQuestion } from "./api.ts";
import type { Outcome } from "./kept-runs.ts";

/** An older run: its question and answer, as kept in this tab or, with personal data replaced, in its trace. */
export function PastRun(props: {
  run: TraceRow;
  kept: Outcome | null;
  onAskAgain: (question: Partial<AgentQuestion> & Pick<AgentQuestion, "user_query">) => void;
}) {
  const { run, kept, onAskAgain } = props;
  const result = resultOf(run.steps);
  return (
    <>
      <Section
        title={playground.asked}
        actions={
          <Button onPress={() => onAskAgain(kept?.question ?? { user_query: run.user_query })}>
            {playground.askAgain}
          </Button>
        }
      >
        <RequestReading
          request={kept?.question.user_query ?? run.user_query}
          reading={kept === null ? (readPlan(run.steps)?.reading ?? []) : []}
        />
      </Section>
      {kept?.kind === "answer" ? (
        <AnswerView answer={kept.answer} question={kept.question} />
      ) : (
        isJsonObject(result) && (
          <Section title={playground.answer} hint={playground.recordedHint}>
            <ResultView label={playground.answer} data={result} />
          </Section>
        )
      )}
    </>
  );
}

function resultOf(steps: readonly TraceStep[]) {
  const output = steps.findLast(({ kind }) => kind === "tool_call")?.output;
  return isJsonObject(output) ? output["result"] : undefined;
}
