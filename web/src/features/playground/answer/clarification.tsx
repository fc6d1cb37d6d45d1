import { useQuery } from "@tanstack/react-query";
import { InlineCode } from "../../../components/inline-code.tsx";
import { RequestReading } from "../../../components/reading/request-reading.tsx";
import { Section } from "../../../components/states.tsx";
import { CandidateWeights } from "../../../components/trace/candidate-weights.tsx";
import { readPlan } from "../../../components/trace/read-plan.ts";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import type { ApiFailure } from "../../../lib/api-failure.ts";
import { playground } from "../../../text/playground.ts";
import type { AgentQuestion, Chosen } from "../api.ts";
import { ChoiceCard } from "./choice-card.tsx";
import { readChoices } from "./read-choices.ts";

/** A clarification: the reading, and the choices to select or complete. */
export function Clarification(props: {
  failure: ApiFailure;
  question: AgentQuestion;
  /** The current settings of the form, which may differ from those of the question. */
  isDryRun: boolean;
  isPending: boolean;
  onChoose: (chosen: Chosen) => void;
}) {
  const { failure, question, onChoose, isDryRun, isPending } = props;
  const choices = readChoices(failure.details);
  const { data: run } = useQuery({
    ...traceQuery(failure.traceId ?? ""),
    enabled: failure.traceId !== null,
  });
  const plan = run ? readPlan(run.steps) : null;
  return (
    <Section title={playground.clarify}>
      <RequestReading
        request={run?.user_query ?? question.user_query}
        reading={run ? (plan?.reading ?? []) : []}
      />
      <p className="text-16 break-words">
        <InlineCode>{failure.message}</InlineCode>
      </p>
      {choices.length > 0 && (
        <ul aria-label={playground.choices} className="flex flex-col gap-3">
          {choices.map((choice) => (
            <li key={choice.tool_id}>
              <ChoiceCard choice={choice} isDryRun={isDryRun} isPending={isPending} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-13 text-soft">{playground.orAnswer}</p>
      {run && (
        <details>
          <summary className="touch w-fit cursor-pointer py-1 text-13 font-medium">
            {playground.whyAsked}
          </summary>
          <div className="pt-2">
            <CandidateWeights steps={run.steps} confidence={run.confidence} />
          </div>
        </details>
      )}
    </Section>
  );
}
