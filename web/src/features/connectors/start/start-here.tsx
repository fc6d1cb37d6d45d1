import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { JsonObject } from "../../../../../src/base/json.ts";
import { Button, buttonClass } from "../../../components/button.tsx";
import { SideEffectTag } from "../../../components/labels.tsx";
import { ResultView } from "../../../components/response/result-view.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { callFunction } from "../../../lib/call-function.ts";
import { t } from "../../../text/index.ts";
import { type Connector, missingSecrets, operationsQuery, type Question, questionsQuery } from "../api.ts";
import { findCurlValues, toCurlArguments } from "../front/curl-arguments.ts";
import { OperationForm } from "../operation/operation-form.tsx";

/** The first minutes with a connector: checked questions, and the form of an operation with values that work. */
export function StartHere({ connector }: { connector: Connector }) {
  const text = t.connectors.start;
  const { connector_id, status, updated_at } = connector;
  const isActive = status === "ACTIVE";
  const questions = useQuery({ ...questionsQuery(connector_id, updated_at), enabled: isActive });
  const ask = useMutation({ mutationFn: (question: Question) => askQuestion(question, connector_id) });
  const [filled, setFilled] = useState<Question | null>(null);
  const suggested = questions.data ?? [];
  const example = filled ?? suggested.find(({ side_effect }) => side_effect === "read") ?? suggested[0];
  function choose(question: Question): void {
    if (question.side_effect === "read") ask.mutate(question);
    else setFilled(question);
  }
  return (
    <Section title={text.title} {...(suggested.length > 0 && { hint: text.hint })}>
      {!isActive && (
        <p role="status" className="text-13 text-soft">
          {missingSecrets(connector).length > 0 ? text.missing : text.waiting}
        </p>
      )}
      {isActive && questions.isPending && (
        <p role="status" className="text-13 text-soft">
          {text.checking}
        </p>
      )}
      {questions.error && <ErrorState error={questions.error} onRetry={() => void questions.refetch()} />}
      {questions.data?.length === 0 && <p className="text-13 text-soft">{text.none}</p>}
      {suggested.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {suggested.map((one) => (
            <li key={one.question} className="max-w-full">
              <Button
                className="h-auto! min-h-8 max-w-full py-1 text-left whitespace-normal!"
                isPending={ask.isPending && ask.variables === one}
                onPress={() => choose(one)}
              >
                {one.question}
                {one.side_effect !== "read" && <SideEffectTag effect={one.side_effect} />}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {ask.error && <ErrorState error={ask.error} />}
      {ask.data && (
        <section
          aria-label={text.answered(ask.data.tool.name)}
          className="flex flex-col gap-2 rounded-md bg-sunken px-3 py-2.5"
        >
          <p role="status" className="text-13 font-medium text-ok">
            {text.answered(ask.data.tool.name)}
          </p>
          <ResultView label={ask.data.tool.name} data={ask.data.final_data} />
          <Link
            to="/runs/$traceId"
            params={{ traceId: ask.data.trace_id }}
            className={buttonClass("quiet", "w-fit -ml-3")}
          >
            {text.trace}
          </Link>
        </section>
      )}
      {isActive && !questions.isPending && (
        <Example connector={connector} question={example} isChosen={filled !== null} />
      )}
    </Section>
  );
}

/**
 * The form of one operation: with the values of the curl command that was connected, else with the arguments of a checked
 * question, else with example values.
 */
function Example(props: { connector: Connector; question: Question | undefined; isChosen: boolean }) {
  const { connector, question, isChosen } = props;
  const { data } = useQuery(operationsQuery(connector.connector_id, connector.updated_at));
  const curl = isChosen ? undefined : findCurlValues(connector.connector_id);
  const sent = curl && data?.find((one) => toCurlArguments(curl, one) !== null);
  const operation =
    sent ??
    data?.find(({ tool_id }) => tool_id === question?.tool_id) ??
    data?.find(({ side_effect }) => side_effect === "read") ??
    data?.[0];
  if (!operation) return null;
  const own = curl && toCurlArguments(curl, operation);
  return (
    <section aria-label={t.connectors.start.example(operation.summary)} className="flex flex-col gap-2">
      <h3>{t.connectors.start.example(operation.summary)}</h3>
      <OperationForm
        key={`${operation.tool_id} ${question?.question ?? ""}`}
        operation={operation}
        initial={own ?? (question?.arguments as JsonObject | undefined)}
      />
    </section>
  );
}

export interface Answered {
  final_data: JsonObject;
  tool: { name: string };
  trace_id: string;
}

/** Asks a suggested question as an agent would; only this connector's operations are considered. */
function askQuestion({ question }: Question, connectorId: string): Promise<Answered> {
  return callFunction("agent-query", {
    method: "POST",
    body: {
      user_query: question,
      conversation_id: `start-${crypto.randomUUID()}`,
      connector_ids: [connectorId],
    },
  });
}
