import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Chart, type ChartLine } from "../../../components/chart.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { formatDateTime, formatDuration, formatNumber } from "../../../lib/format.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import { trace } from "../../../text/trace.ts";
import {
  type Bucket,
  errorsQuery,
  type FigureScope,
  SPLITS,
  type Split,
  scopesQuery,
  seriesQuery,
  splitQuery,
} from "./api.ts";

const BUCKETS = 48;
const MAX_ROWS = 8;

/** Calls, errors, latency and tokens of the model over time, split, and by code; of one connector or agent if the list is filtered by it. */
export function Figures(props: { scope: FigureScope; onChoose: (change: Record<string, string>) => void }) {
  const { scope, onChoose } = props;
  const series = useQuery(seriesQuery(scope, BUCKETS));
  const { times, calls, latency, tokens } = useMemo(() => toLines(series.data ?? []), [series.data]);
  return (
    <Section title={runTexts.charts}>
      {series.isError && <ErrorState error={series.error} onRetry={() => void series.refetch()} />}
      <div className="grid min-w-0 gap-6 lg:grid-cols-2">
        <Chart title={runTexts.callsOverTime} times={times} format={formatNumber} lines={calls} />
        <Chart title={runTexts.latencyOverTime} times={times} format={formatDuration} lines={latency} />
        {tokens && (
          <Chart title={runTexts.tokensOverTime} times={times} format={formatNumber} lines={tokens} />
        )}
        <SplitTable scope={scope} onChoose={onChoose} />
        <ByCode scope={scope} onChoose={(code) => onChoose({ code, status: "" })} />
      </div>
    </Section>
  );
}

interface Lines {
  times: number[];
  calls: ChartLine[];
  latency: ChartLine[];
  /** Null if no run used a model. */
  tokens: ChartLine[] | null;
}

function toLines(buckets: readonly Bucket[]): Lines {
  const input = buckets.map(({ input_tokens }) => Number(input_tokens));
  const output = buckets.map(({ output_tokens }) => Number(output_tokens));
  return {
    times: buckets.map(({ bucket }) => Date.parse(bucket) / 1000),
    calls: [
      { label: runTexts.callsLabel, color: "accent", values: buckets.map(({ calls }) => Number(calls)) },
      { label: runTexts.errorsLabel, color: "bad", values: buckets.map(({ errors }) => Number(errors)) },
    ],
    latency: [
      { label: runTexts.p50, color: "accent", values: buckets.map(({ p50_ms }) => p50_ms) },
      { label: runTexts.p95, color: "warn", values: buckets.map(({ p95_ms }) => p95_ms) },
    ],
    tokens: [...input, ...output].every((count) => count === 0)
      ? null
      : [
          { label: runTexts.inputTokens, color: "accent", values: input },
          { label: runTexts.outputTokens, color: "warn", values: output },
        ],
  };
}

/** The figures of each operation, connector or agent. A press on one filters the list. */
function SplitTable(props: { scope: FigureScope; onChoose: (change: Record<string, string>) => void }) {
  const { scope, onChoose } = props;
  const [split, setSplit] = useState<Split>("operation");
  const { data = [] } = useQuery({ ...splitQuery(scope, split), placeholderData: (old) => old });
  const connectors = useQuery(scopesQuery).data?.connectors ?? [];
  const { calls, errors, p50, p95, tokens } = runTexts.columns;
  if (data.length === 0) return null;
  const hasTokens = data.some((row) => Number(row.tokens) > 0);
  const nameOf = (id: string) =>
    split === "connector"
      ? (connectors.find((one) => one.id === id)?.label ?? runTexts.deletedConnector)
      : id;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-1">
        <h3>{runTexts.splitTitle}</h3>
        <Segmented
          hideLabel
          label={runTexts.splitTitle}
          choices={SPLITS.map((id) => ({ id, label: runTexts.splits[id] }))}
          value={split}
          onChange={setSplit}
        />
      </div>
      <table className="w-full text-13">
        <thead>
          <tr className="text-12 text-soft">
            {[runTexts[split], calls, errors, p50, p95, ...(hasTokens ? [tokens] : [])].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`border-b border-line py-1 font-normal ${index === 0 ? "text-left" : "text-right"}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.slice(0, MAX_ROWS).map((row) => (
            <tr key={row.id} className="tabular-nums">
              <th scope="row" className="max-w-40 border-b border-line text-left font-normal">
                {row.id === null ? (
                  <span className="text-soft">{runTexts.without[split]}</span>
                ) : (
                  <Button
                    look="quiet"
                    className="max-w-full px-0!"
                    onPress={() => onChoose({ [split]: row.id ?? "" })}
                  >
                    <span className="truncate" title={formatDateTime(row.last_at)}>
                      {nameOf(row.id)}
                    </span>
                  </Button>
                )}
              </th>
              <td className="border-b border-line text-right">{formatNumber(Number(row.calls))}</td>
              <td className={`border-b border-line text-right ${Number(row.errors) > 0 ? "text-bad" : ""}`}>
                {formatNumber(Number(row.errors))}
              </td>
              <td className="border-b border-line text-right">
                {row.p50_ms === null ? "–" : formatDuration(row.p50_ms)}
              </td>
              <td className="border-b border-line text-right">
                {row.p95_ms === null ? "–" : formatDuration(row.p95_ms)}
              </td>
              {hasTokens && (
                <td className="border-b border-line text-right">{formatNumber(Number(row.tokens))}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ByCode({ scope, onChoose }: { scope: FigureScope; onChoose: (code: string) => void }) {
  const { data } = useQuery(errorsQuery(scope));
  if (!data) return null;
  return (
    <div className="min-w-0">
      <h3>{runTexts.errorsByCode}</h3>
      {data.length === 0 ? (
        <p className="text-13 text-soft">{runTexts.noErrors}</p>
      ) : (
        <ul>
          {data.slice(0, MAX_ROWS).map(({ error_code, calls, questions }) => (
            <li key={error_code} className="flex flex-wrap items-center gap-x-3 border-b border-line text-13">
              <Button look="quiet" className="px-0!" onPress={() => onChoose(error_code)}>
                {trace.outcomes.codes[error_code] ?? error_code}
              </Button>
              <span className="text-12 text-soft">
                {[
                  Number(calls) > 0 ? runTexts.ofCalls(Number(calls)) : "",
                  Number(questions) > 0 ? runTexts.ofQuestions(Number(questions)) : "",
                ]
                  .filter(Boolean)
                  .join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
