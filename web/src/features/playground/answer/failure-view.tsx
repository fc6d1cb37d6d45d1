import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { decideApproval } from "../../../components/approval/decide-approval.ts";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { traceQuery } from "../../../components/trace/trace-queries.ts";
import { Weighing } from "../../../components/trace/weighing.tsx";
import { type ApiFailure, asFailure } from "../../../lib/api-failure.ts";
import { playground } from "../../../text/playground.ts";
import type { AgentQuestion } from "../api.ts";
import { readContext } from "../ask/context-rows.ts";

interface Props {
  failure: ApiFailure;
  question: AgentQuestion;
  onAsk: (question: AgentQuestion) => void;
}

/** A failure in words, with what can be done about it. */
export function FailureView(props: Props) {
  const { failure } = props;
  if (failure.code === "CLARIFICATION_NEEDED") return <Clarification {...props} />;
  if (failure.code === "APPROVAL_REQUIRED") return <Approval {...props} />;
  if (failure.code === "CONNECTOR_NOT_FOUND") return <NotFound failure={failure} />;
  return (
    <Section title={playground.answer}>
      <ErrorState error={failure}>
        {failure.faults.length > 0 && (
          <ul className="list-disc pl-5">
            {failure.faults.map(({ pointer, message }) => (
              <li key={`${pointer} ${message}`}>
                <code>{pointer}</code> {message}
              </li>
            ))}
          </ul>
        )}
      </ErrorState>
    </Section>
  );
}

function Clarification({ failure, question, onAsk }: Props) {
  const missing = texts(failure.details["missing"]);
  const [values, setValues] = useState<Record<string, string>>({});
  const isReady = missing.length > 0 && missing.every((name) => (values[name] ?? "") !== "");
  const rows = missing.map((name, id) => ({ id, name, value: values[name] ?? "" }));
  return (
    <Section title={playground.clarify}>
      <p className="text-16">{failure.message}</p>
      {missing.length > 0 && (
        <div className="flex max-w-160 flex-col gap-3">
          {missing.map((name) => (
            <Field
              key={name}
              label={name}
              value={values[name] ?? ""}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          ))}
          <Button
            className="w-fit"
            isDisabled={!isReady}
            onPress={() =>
              onAsk({
                ...question,
                user_context_data: { ...question.user_context_data, ...readContext(rows) },
              })
            }
          >
            {playground.askAgain}
          </Button>
        </div>
      )}
      <Thoughts failure={failure} />
    </Section>
  );
}

function NotFound({ failure }: { failure: ApiFailure }) {
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
      <Thoughts failure={failure} />
    </Section>
  );
}

/** What was weighed, from the run's trace once it is there. */
function Thoughts({ failure }: { failure: ApiFailure }) {
  const { data } = useQuery({ ...traceQuery(failure.traceId ?? ""), enabled: failure.traceId !== null });
  return data ? <Weighing steps={data.steps} confidence={data.confidence} /> : null;
}

function Approval({ failure, question, onAsk }: Props) {
  const { approval_id: id, request } = failure.details;
  const [isRejected, setRejected] = useState(false);
  async function decide(decision: "approve" | "reject"): Promise<void> {
    try {
      await decideApproval(String(id), decision);
      if (decision === "reject") setRejected(true);
      else onAsk({ ...question, approval_id: String(id) });
    } catch (error) {
      toast.error(asFailure(error).message);
    }
  }
  return (
    <Section title={playground.approvalTitle}>
      <p>{failure.message}</p>
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

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
