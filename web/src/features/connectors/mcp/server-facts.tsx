import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Facts } from "../../../components/facts.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { Section } from "../../../components/states.tsx";
import { Switch } from "../../../components/toggle.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { showHidden } from "../../../lib/show-hidden.ts";
import { mcp } from "../../../text/mcp.ts";
import type { Connector } from "../api.ts";
import { type McpServer, setMcpTrust } from "./api.ts";

const text = mcp.server;

/** The server's address and its own description. */
export function ServerFacts({ connector, server }: { connector: Connector; server: McpServer }) {
  const { url, server_name, server_version, protocol_version, transport, listed_at } = server;
  const { instructions } = server;
  const rows: [string, ReactNode][] = [
    [
      text.endpoint,
      <code key="url" className="break-all">
        {url}
      </code>,
    ],
    ...row(text.calledItself, [server_name && showHidden(server_name), server_version]),
    ...row(text.protocol, [protocol_version, transport && (text.transports[transport] ?? transport)]),
    [
      text.listed,
      listed_at === null ? (
        text.notListed
      ) : (
        <span key="listed" title={formatDateTime(listed_at)}>
          {formatAgo(listed_at)}
        </span>
      ),
    ],
    [text.hints, <TrustHints key="hints" connector={connector} server={server} />],
  ];
  return (
    <Section title={text.facts}>
      <div className="max-w-160 text-13">
        <Facts rows={rows} />
      </div>
      {instructions && (
        <details className="max-w-160">
          <summary className="cursor-pointer text-13 font-semibold">{text.instructions}</summary>
          <p className="pt-1 text-12 text-soft">{text.instructionsHint}</p>
          <Scrollable className="mt-2 max-h-72 border-line bg-sunken">{showHidden(instructions)}</Scrollable>
        </details>
      )}
    </Section>
  );
}

function row(name: string, parts: (string | null)[]): [string, ReactNode][] {
  const known = parts.filter((part) => part !== null && part !== "");
  return known.length === 0 ? [] : [[name, known.join(" · ")]];
}

/** Whether the server's read-only hints are trusted, which the owner decides. */
function TrustHints({ connector, server }: { connector: Connector; server: McpServer }) {
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (trusts: boolean) => setMcpTrust(connector.connector_id, trusts),
    onSettled: () => queries.invalidateQueries({ queryKey: ["connectors"] }),
  });
  const isTrusted = set.isPending ? set.variables : server.trust_hints;
  return (
    <>
      <Switch
        aria-label={text.trust}
        isSelected={isTrusted}
        onChange={(on) => set.mutate(on)}
        isDisabled={set.isPending}
      >
        {isTrusted ? text.hintsBelieved : text.hintsNot}
      </Switch>
      {set.isError && (
        <p role="alert" className="text-12 text-bad">
          <ServerText>{asFailure(set.error).message}</ServerText>
        </p>
      )}
    </>
  );
}
