import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { usePendingApprovals } from "../../app/use-pending-approvals.ts";
import { buttonClass } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { useExampleQuestions } from "../../components/example-questions.tsx";
import { RequestLine } from "../../components/labels.tsx";
import { Scrollable } from "../../components/scrollable.tsx";
import { ErrorState, Loading, Page, Section } from "../../components/states.tsx";
import { formatAgo, formatDuration, formatNumber } from "../../lib/format.ts";
import { writeQueryCurl } from "../../lib/write-query-curl.ts";
import { home as homeText } from "../../text/home.ts";
import { type Overview, overviewQuery } from "./api.ts";
import { FirstSteps } from "./first-steps.tsx";

/** The start page: overview, next steps, and items that need attention. */
export function HomePage() {
  const query = useQuery(overviewQuery);
  return (
    <Page title={homeText.title} intro={homeText.intro}>
      {query.isPending ? (
        <Loading rows={6} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <FirstSteps overview={query.data} />
          <OpenTasks overview={query.data} />
          <Counts overview={query.data} />
          <Latest overview={query.data} />
        </>
      )}
      <RequestFromOtherClients />
    </Page>
  );
}

function OpenTasks({ overview: { connectors } }: { overview: Overview }) {
  const pending = usePendingApprovals();
  const incomplete = connectors.filter(
    ({ status, secrets }) => status !== "DISABLED" && secrets.some(({ stored_at }) => stored_at === null),
  );
  const failing = connectors.filter(
    ({ error, indexed_count, operation_count }) => error && indexed_count < operation_count,
  );
  const changing = connectors.filter(({ status, mcp }) => status !== "DISABLED" && countTools(mcp) > 0);
  if (pending === 0 && incomplete.length + failing.length + changing.length === 0) return null;
  const line = "touch block border-b border-line py-1.5 text-warn hover:bg-sunken";
  return (
    <Section title={homeText.attention}>
      <ul className="border-t border-line">
        {pending > 0 && (
          <li>
            <Link to="/approvals" className={line}>
              {homeText.pending(pending)}
            </Link>
          </li>
        )}
        {[
          ...incomplete.map((one) => ({ ...one, text: homeText.needsSecrets(one.name) })),
          ...failing.map((one) => ({ ...one, text: homeText.failing(one.name) })),
          ...changing.map((one) => ({ ...one, text: homeText.toReview(one.name, countTools(one.mcp)) })),
        ].map(({ connector_id, text }) => (
          <li key={text}>
            <Link to="/connectors/$connectorId" params={{ connectorId: connector_id }} className={line}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Number of an MCP server's tools that wait to be accepted. */
function countTools(mcp: Overview["connectors"][number]["mcp"]): number {
  return mcp === undefined ? 0 : mcp.changed_count + mcp.new_count;
}

function Counts({ overview }: { overview: Overview }) {
  const { connectors, tools, calls } = homeText.counts;
  const counts = [
    [connectors, overview.connectors.length, "/connectors"],
    [tools, overview.toolCount, "/tools"],
    [calls, overview.callsToday, "/runs"],
  ] as const;
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-3">
      {counts.map(([label, count, to]) => (
        <Link key={to} to={to} className="flex flex-col hover:text-accent">
          <span className="text-28 font-semibold tabular-nums">{formatNumber(count)}</span>
          <span className="text-12 text-soft">{label}</span>
        </Link>
      ))}
    </div>
  );
}

function Latest({ overview: { calls } }: { overview: Overview }) {
  return (
    <Section
      title={homeText.latest}
      actions={
        <Link to="/runs" className={buttonClass("quiet", "-mr-3")}>
          {homeText.all}
        </Link>
      }
    >
      {calls.length === 0 ? (
        <p className="text-13 text-soft">{homeText.noCalls}</p>
      ) : (
        <ul className="border-t border-line">
          {calls.map((call) => (
            <li key={call.id}>
              <Link
                to="/runs/$traceId"
                params={{ traceId: call.trace_id }}
                className="touch flex flex-wrap items-center gap-x-4 border-b border-line py-1.5 hover:bg-sunken sm:min-h-9 sm:flex-nowrap"
              >
                <span className="w-28 shrink-0 text-12 text-soft">{formatAgo(call.created_at)}</span>
                <span className="w-44 min-w-0 truncate font-medium">{call.operation_id}</span>
                <RequestLine
                  className="w-full min-w-0 truncate sm:flex-1"
                  method={call.method}
                  url={call.url}
                  status={call.http_status}
                  errorCode={call.error_code}
                  duration={call.duration_ms === null ? null : formatDuration(call.duration_ms)}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** A question that one of the user's own tools answers, as a request; nothing while there are no tools. */
function RequestFromOtherClients() {
  const [question] = useExampleQuestions();
  if (question === undefined) return null;
  const curl = writeQueryCurl(question, '"Authorization: Bearer $TOKEN"');
  return (
    <Section
      title={homeText.curl}
      hint={homeText.curlHint}
      actions={<CopyButton text={curl} label={homeText.copyCurl} />}
    >
      <Scrollable className="border-line bg-sunken">{curl}</Scrollable>
    </Section>
  );
}
