import { isJsonObject, type JsonObject } from "../../../../../src/base/json.ts";
import { RequestLine, SideEffectTag } from "../../../components/labels.tsx";
import { RequestReading } from "../../../components/reading/request-reading.tsx";
import { ResultView } from "../../../components/response/result-view.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { Section } from "../../../components/states.tsx";
import { CandidateWeights } from "../../../components/trace/candidate-weights.tsx";
import { playground } from "../../../text/playground.ts";
import { reading as understood } from "../../../text/reading.ts";
import type { AgentAnswer, AgentQuestion } from "../api.ts";

/** First the answer, then the reading, the chosen tool and its confidence. */
export function AnswerView({ answer, question }: { answer: AgentAnswer; question: AgentQuestion }) {
  const { tool, confidence, final_data, trace, reading } = answer;
  const isDryRun = question.dry_run === true;
  const request = isDryRun ? final_data["request"] : requestOf(answer);
  return (
    <>
      <Section title={playground.answer}>
        {isDryRun ? (
          <p className="text-13 text-warn">{playground.dryRunNote}</p>
        ) : (
          <ResultView label={playground.answer} data={final_data} />
        )}
        {isJsonObject(request) && isDryRun && (
          <Scrollable className="max-h-80 border-line bg-sunken">
            {JSON.stringify(request, null, 2)}
          </Scrollable>
        )}
      </Section>
      {reading && (
        <Section title={understood.title} hint={understood.hint}>
          <RequestReading request={question.user_query} reading={reading} />
        </Section>
      )}
      <Section title={playground.chosen}>
        <div className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{tool.name}</span>
          <code className="text-soft">{tool.operation_id}</code>
          <SideEffectTag effect={tool.side_effect} />
        </div>
        {isJsonObject(request) && (
          <RequestLine method={String(request["method"] ?? "")} url={String(request["url"] ?? "")} />
        )}
        <CandidateWeights steps={trace} confidence={confidence} isChosen />
      </Section>
    </>
  );
}

function requestOf({ trace }: AgentAnswer): JsonObject | null {
  const output = trace.find(({ kind }) => kind === "tool_call")?.output;
  return isJsonObject(output) && isJsonObject(output["request"]) ? output["request"] : null;
}
