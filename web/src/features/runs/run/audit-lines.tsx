import { useQuery } from "@tanstack/react-query";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import { RequestLine, SideEffectTag } from "../../../components/labels.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { countSent } from "../../../components/trace/read-verdict.ts";
import { auditQuery } from "../../../components/trace/trace-queries.ts";
import { formatClock, formatDuration } from "../../../lib/format.ts";
import { trace as text } from "../../../text/trace.ts";

/** The audit log of a run: for a write, its attempt and its outcome. */
export function AuditLines({ traceId, steps }: { traceId: string; steps: readonly TraceStep[] }) {
  const query = useQuery(auditQuery(traceId, countSent(steps)));
  return (
    <Section title={text.audit} hint={text.auditHint}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data?.length === 0 ? (
        <p className="text-13 text-soft">{text.noAudit}</p>
      ) : (
        <ul className="border-t border-line">
          {query.data?.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 sm:min-h-9"
            >
              <time className="w-20 text-12 text-soft" dateTime={row.created_at}>
                {formatClock(row.created_at)}
              </time>
              <span className="w-16 text-12 text-soft">{text.phases[row.phase]}</span>
              <span className="min-w-0 font-medium break-words">{row.operation_id}</span>
              <SideEffectTag effect={row.side_effect} />
              <RequestLine
                className="w-full min-w-0 sm:w-auto sm:flex-1"
                method={row.method}
                url={row.url}
                status={row.http_status}
                errorCode={row.error_code}
                duration={row.duration_ms === null ? null : formatDuration(row.duration_ms)}
              />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
