import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { EmptyState, ErrorState, Loading, Section } from "../../../components/states.tsx";
import { RunOutcome } from "../../../components/trace/run-outcome.tsx";
import { downloadText } from "../../../lib/download-text.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import { type CheckResult, checkCase, type EvaluationCase, evaluationQuery, removeCase } from "./api.ts";

type Results = ReadonlyMap<string, CheckResult>;

/** The questions of the account whose call is known, and a check of all of them. */
export function EvaluationSet() {
  const text = runTexts.evaluation;
  const query = useQuery(evaluationQuery);
  const cases = query.data ?? [];
  const [results, setResults] = useState<Results>(new Map());
  const [isChecking, setChecking] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  async function check(): Promise<void> {
    setChecking(true);
    const found = new Map<string, CheckResult>();
    setResults(found);
    for (const one of cases) {
      if (isGone.current) return;
      found.set(one.case_id, await checkCase(one));
      setResults(new Map(found));
    }
    setChecking(false);
  }
  return (
    <Section
      title={runTexts.parts.evaluation}
      hint={text.hint}
      actions={
        cases.length > 0 && (
          <>
            <Button onPress={() => saveCases(cases)}>{text.exportJson}</Button>
            <Button look="primary" isPending={isChecking} onPress={() => void check()}>
              {text.check}
            </Button>
          </>
        )
      }
    >
      {query.isPending ? (
        <Loading rows={4} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : cases.length === 0 ? (
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      ) : (
        <>
          {results.size > 0 && (
            <p role="status" className="text-13 font-medium">
              {isChecking
                ? text.checking(results.size, cases.length)
                : text.summary(countRight(results), results.size)}
            </p>
          )}
          <ul aria-label={runTexts.parts.evaluation} className="flex flex-col border-t border-line">
            {cases.map((one) => (
              <CaseRow key={one.case_id} one={one} result={results.get(one.case_id)} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function countRight(results: Results): number {
  return [...results.values()].filter(({ kind }) => kind === "right").length;
}

function CaseRow({ one, result }: { one: EvaluationCase; result: CheckResult | undefined }) {
  const { case_id, question, name, agent_id, arguments: args } = one;
  const text = runTexts.evaluation;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeCase(case_id),
    onSuccess: () => void toast(text.removed),
    onSettled: () => queries.invalidateQueries(evaluationQuery),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium break-words">{question}</p>
        <p className="text-12 break-words text-soft">
          {text.expected(name)}
          {agent_id !== null && ` · ${agent_id}`}
          {Object.keys(args).length > 0 && <span className="font-mono"> {JSON.stringify(args)}</span>}
        </p>
        {remove.isError && <ErrorState error={remove.error} />}
      </div>
      {result && <ResultTag result={result} />}
      <Button
        isPending={remove.isPending}
        onPress={() => remove.mutate()}
        aria-label={text.removeOf(question)}
      >
        {text.remove}
      </Button>
    </li>
  );
}

function ResultTag({ result }: { result: CheckResult }) {
  const text = runTexts.evaluation;
  if (result.kind === "right") return <Tag tone="ok">{text.right}</Tag>;
  if (result.kind === "arguments") return <Tag tone="warn">{text.otherArguments}</Tag>;
  if (result.kind === "operation") return <Tag tone="bad">{text.otherOperation(result.name)}</Tag>;
  return <RunOutcome status="FAILURE" code={result.code} />;
}

/** A line for each question: its operation and arguments. */
function saveCases(cases: readonly EvaluationCase[]): void {
  const lines = cases.map(({ question, agent_id, operation_id, connector_id, arguments: args }) =>
    JSON.stringify({ question, agent_id, operation_id, connector_id, arguments: args }),
  );
  downloadText("evaluation-set.jsonl", "application/jsonl", `${lines.join("\n")}\n`);
}
