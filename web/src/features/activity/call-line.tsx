import { Link } from "@tanstack/react-router";
import { RequestLine } from "../../components/labels.tsx";
import { formatAgo, formatDateTime, formatDuration } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import type { Call } from "./api.ts";

/** One call as a link: a click opens the drawer, ctrl-click a new tab. */
export function CallLine({ call }: { call: Call }) {
  return (
    <Link
      from="/activity"
      to="."
      search={(old) => ({ ...old, row: String(call.id) })}
      resetScroll={false}
      className="touch flex flex-wrap items-center gap-x-4 gap-y-0.5 border-b border-line py-1.5 hover:bg-sunken sm:min-h-9 sm:flex-nowrap"
    >
      <time
        className="w-20 shrink-0 text-12 text-soft sm:w-28"
        dateTime={call.created_at}
        title={formatDateTime(call.created_at)}
      >
        {formatAgo(call.created_at)}
      </time>
      <span className="min-w-0 truncate font-medium sm:w-44">{call.operation_id}</span>
      <span className="ml-auto shrink-0 truncate text-right sm:order-last sm:w-24 text-12 text-soft">
        {call.agent_id ?? (call.api_key_id ? t.activity.byAnyKey : t.activity.byPerson)}
      </span>
      <RequestLine
        className="w-full min-w-0 truncate sm:flex-1"
        method={call.method}
        url={call.url}
        status={call.http_status}
        errorCode={call.error_code}
        duration={call.duration_ms === null ? null : formatDuration(call.duration_ms)}
      />
    </Link>
  );
}
