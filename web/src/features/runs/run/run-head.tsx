import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { RunOutcome } from "../../../components/trace/run-outcome.tsx";
import type { TraceRow } from "../../../components/trace/trace-queries.ts";
import { readRows } from "../../../lib/call-function.ts";
import { formatDateTime, formatDuration, formatNumber } from "../../../lib/format.ts";
import { supabase } from "../../../lib/supabase.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import { trace as text } from "../../../text/trace.ts";

/** Who asked, when, with which agent, and the outcome. */
export function RunHead({ run }: { run: TraceRow }) {
  const keyId = run.api_key_id;
  const key = useQuery({
    queryKey: ["api-keys", "name", keyId],
    queryFn: async () => {
      const rows = await readRows(
        supabase()
          .from("api_keys")
          .select("name")
          .eq("id", keyId ?? ""),
      );
      return rows[0]?.name ?? null;
    },
    enabled: keyId !== null,
  }).data;
  const rows: [name: string, value: ReactNode][] = [
    [text.outcome, <RunOutcome key="outcome" status={run.status} code={run.error_code} />],
    [text.when, `${formatDateTime(run.started_at)} · ${formatDuration(run.duration_ms)}`],
    [text.source, runTexts.sources[run.source] ?? run.source],
    [text.caller, keyId === null ? text.you : key ? text.key(key) : text.unnamedKey(keyId.slice(0, 8))],
  ];
  if (run.agent_id)
    rows.push([text.agent, <AgentName key="agent" id={run.agent_id} version={run.agent_version} />]);
  if (run.input_tokens + run.output_tokens > 0)
    rows.push([text.model, text.tokens(formatNumber(run.input_tokens), formatNumber(run.output_tokens))]);
  rows.push(
    [text.conversation, <code key="conversation">{run.conversation_id}</code>],
    [text.id, <Id key="id" value={run.trace_id} label={text.copyId} />],
  );
  if (run.otel_trace_id)
    rows.push([text.otel, <Id key="otel" value={run.otel_trace_id} label={text.copyOtel} />]);
  return <Facts rows={rows} />;
}

/** Only an agent with a file has a page. */
function AgentName({ id, version }: { id: string; version: number | null }) {
  if (version === null) return <code>{id}</code>;
  return (
    <>
      <Link
        to="/agents/$agentId"
        params={{ agentId: id }}
        className="font-mono text-12 text-accent underline underline-offset-2"
      >
        {id}
      </Link>{" "}
      <span className="text-soft">{text.version(version)}</span>
    </>
  );
}

function Id({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <code className="break-all">{value}</code>
      <CopyButton text={value} label={label} />
    </span>
  );
}
