import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { decideApproval } from "../../../components/approval/decide-approval.ts";
import { Button, buttonClass } from "../../../components/button.tsx";
import { RequestReading } from "../../../components/reading/request-reading.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { CandidateWeights } from "../../../components/trace/candidate-weights.tsx";
import { readPlan } from "../../../components/trace/read-plan.ts";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import type { ApiFailure } from "../../../lib/api-failure.ts";
import { playground } from "../../../text/playground.ts";
import type { AgentQuestion } from "../api.ts";

interface Props {
  failure: ApiFailure;
  question: AgentQuestion;
  onAsk: (question: AgentQuestion) => void;
}

/** A failure in words, with the available actions. */
export function FailureView(props: Props) {
  const { failure } = props;
  if (failure.code === "APPROVAL_REQUIRED") return <Approval {...props} />;
  if (failure.code === "CONNECTOR_NOT_FOUND") return <NotFound {...props} />;
  return (
    <Section title={playground.answer}>
      <ErrorState error={failure}>
        {failure.faults.length > 0 && (
          <ul className="list-disc pl-5">
            {failure.faults.map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <code>{pointer}</code> <ServerText>{message}</ServerText>
              </li>
            ))}
          </ul>
        )}
      </ErrorState>
    </Section>
  );
}

function NotFound({ failure, question }: Props) {
  return (
    <Section title={playground.notFound} hint={playground.notFoundHint}>
      <div className="flex flex-wrap gap-2">
        <Link to="/connectors/new" className={buttonClass()}>
          {playground.connectOne}
        </Link>
        <Link to="/tools/new" className={buttonClass()}>
          {playground.makeOne}
        </Link>
      </div>
      <FailureDetails failure={failure} question={question} />
    </Section>
  );
}

/** The reading and the alternatives from the run's trace, once it is available. */
function FailureDetails({ failure, question }: Pick<Props, "failure" | "question">) {
  const { data } = useQuery({ ...traceQuery(failure.traceId ?? ""), enabled: failure.traceId !== null });
  if (!data) return null;
  return (
    <>
      <RequestReading
        request={data.user_query || question.user_query}
        reading={readPlan(data.steps)?.reading ?? []}
      />
      <CandidateWeights steps={data.steps} confidence={data.confidence} />
    </>
  );
}

function Approval({ failure, question, onAsk }: Props) {
  const { approval_id: id, request, summary } = failure.details;
  const [isRejected, setRejected] = useState(false);
  async function decide(decision: "approve" | "reject"): Promise<void> {
    try {
      await decideApproval(String(id), decision);
      if (decision === "reject") setRejected(true);
      else onAsk({ ...question, approval_id: String(id) });
    } catch (error) {
      toastFailure(error);
    }
  }
  return (
    <Section title={playground.approvalTitle}>
      <p>{typeof summary === "string" ? summary : <ServerText>{failure.message}</ServerText>}</p>
      <Scrollable className="max-h-80 border-line bg-sunken">{JSON.stringify(request, null, 2)}</Scrollable>
      {isRejected ? (
        <p className="text-13">{playground.rejected}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => void decide("reject")}>{playground.reject}</Button>
          <Button onPress={() => void decide("approve")}>{playground.approve}</Button>
          <Link to="/approvals" search={{ open: String(id) }} className={buttonClass("quiet")}>
            {playground.openApproval}
          </Link>
        </div>
      )}
    </Section>
  );
}
