import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Button } from "../../../components/button.tsx";
import { Chart, type ChartLine } from "../../../components/chart.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { formatDateTime, formatDuration, formatNumber } from "../../../lib/format.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import { type Bucket, byOperationQuery, errorsQuery, seriesQuery } from "./api.ts";

const BUCKETS = 48;
const MAX_ROWS = 8;

/** Calls, errors and latency over time, by code and by tool. */
export function Figures(props: {
  from: string;
  to: string;
  onChoose: (change: Record<string, string>) => void;
}) {
  const { from, to, onChoose } = props;
  const series = useQuery(seriesQuery(from, to, BUCKETS));
  const { times, calls, latency } = useMemo(() => toLines(series.data ?? []), [series.data]);
  return (
    <Section title={runTexts.charts}>
      {series.isError && <ErrorState error={series.error} onRetry={() => void series.refetch()} />}
      <div className="grid min-w-0 gap-6 lg:grid-cols-2">
        <Chart title={runTexts.callsOverTime} times={times} format={formatNumber} lines={calls} />
        <Chart title={runTexts.latencyOverTime} times={times} format={formatDuration} lines={latency} />
        <ByOperation from={from} to={to} onChoose={(operation) => onChoose({ operation })} />
        <ByCode from={from} to={to} onChoose={(code) => onChoose({ code, status: "" })} />
      </div>
    </Section>
  );
}

function toLines(buckets: readonly Bucket[]): { times: number[]; calls: ChartLine[]; latency: ChartLine[] } {
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
  };
}

interface Choosing {
  from: string;
  to: string;
  onChoose: (value: string) => void;
}

function ByOperation({ from, to, onChoose }: Choosing) {
  const { data = [] } = useQuery(byOperationQuery(from, to));
  const { operation, calls, errors, p50, p95 } = runTexts.columns;
  if (data.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3>{runTexts.byOperation}</h3>
      <table className="w-full text-13">
        <thead>
          <tr className="text-12 text-soft">
            {[operation, calls, errors, p50, p95].map((name, index) => (
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
            <tr key={row.operation_id} className="tabular-nums">
              <th scope="row" className="max-w-40 border-b border-line text-left font-normal">
                <Button
                  look="quiet"
                  className="max-w-full px-0!"
                  onPress={() => onChoose(row.operation_id ?? "")}
                >
                  <span className="truncate" title={formatDateTime(row.last_at)}>
                    {row.operation_id}
                  </span>
                </Button>
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
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ByCode({ from, to, onChoose }: Choosing) {
  const { data } = useQuery(errorsQuery(from, to));
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
              <Button look="quiet" className="px-0! font-mono" onPress={() => onChoose(error_code)}>
                {error_code}
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
