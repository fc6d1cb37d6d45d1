import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import { Button, buttonClass } from "../../../components/button.tsx";
import { EmptyState, ErrorState, Loading, Section } from "../../../components/states.tsx";
import { Segmented } from "../../../components/toggle.tsx";
import { RunOutcome } from "../../../components/trace/run-outcome.tsx";
import { callFunction, readRows } from "../../../lib/call-function.ts";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { supabase } from "../../../lib/supabase.ts";
import { runs as runTexts } from "../../../text/runs.ts";

interface UnansweredQuestion {
  question: string;
  error_code: string;
  sources: string[];
  /** Number of runs with this question. */
  runs: number;
  last_at: string;
  /** Of the newest run. */
  trace_id: string;
}

const DAYS_MS = 30 * 86_400_000;
const SHOWS = ["open", "dismissed"] as const;
type Shown = (typeof SHOWS)[number];

function unansweredQuery(shown: Shown) {
  return queryOptions({
    queryKey: ["runs", "unanswered", shown],
    queryFn: async () =>
      (await readRows(
        supabase().rpc("list_unanswered", {
          p_from: new Date(Date.now() - DAYS_MS).toISOString(),
          p_dismissed: shown === "dismissed",
        }),
      )) as unknown as UnansweredQuestion[],
  });
}

/** Questions that led to no call, to be worked through one after the other. */
export function Unanswered() {
  const text = runTexts.unanswered;
  const [shown, setShown] = useState<Shown>("open");
  const query = useQuery(unansweredQuery(shown));
  return (
    <Section title={runTexts.parts.unanswered} hint={text.hint}>
      <Segmented
        hideLabel
        label={text.show}
        choices={SHOWS.map((id) => ({ id, label: text.shows[id] }))}
        value={shown}
        onChange={setShown}
      />
      {query.isPending ? (
        <Loading rows={6} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data.length > 0 ? (
        <ul aria-label={runTexts.parts.unanswered} className="flex flex-col border-t border-line">
          {query.data.map((one) => (
            <QuestionRow key={one.trace_id} one={one} isDismissed={shown === "dismissed"} />
          ))}
        </ul>
      ) : shown === "open" ? (
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      ) : (
        <p className="border-y border-line py-6 text-soft">{text.noneDismissed}</p>
      )}
    </Section>
  );
}

function QuestionRow({ one, isDismissed }: { one: UnansweredQuestion; isDismissed: boolean }) {
  const { question, error_code, sources, runs, last_at, trace_id } = one;
  const text = runTexts.unanswered;
  const queries = useQueryClient();
  const dismiss = useMutation({
    mutationFn: () =>
      callFunction("settings/dismissed-questions", {
        method: "POST",
        body: { trace_id, dismissed: !isDismissed },
      }),
    onSuccess: () => void toast(isDismissed ? text.restored : text.dismissed),
    onSettled: () => queries.invalidateQueries({ queryKey: ["runs", "unanswered"] }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium break-words">{question}</p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-soft">
          <RunOutcome status="FAILURE" code={error_code} />
          <span>{sources.map((source) => runTexts.sources[source] ?? source).join(", ")}</span>
          <span>· {text.times(runs)}</span>
          <time dateTime={last_at} title={formatDateTime(last_at)}>
            · {text.last(formatAgo(last_at))}
          </time>
        </p>
        {dismiss.isError && <ErrorState error={dismiss.error} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to="/runs/$traceId" params={{ traceId: trace_id }} className={buttonClass()}>
          {text.open}
        </Link>
        <Link to="/playground" search={{ trace: trace_id }} className={buttonClass()}>
          {text.playground}
        </Link>
        <Button isPending={dismiss.isPending} onPress={() => dismiss.mutate()}>
          {isDismissed ? text.restore : text.dismiss}
        </Button>
      </div>
    </li>
  );
}
