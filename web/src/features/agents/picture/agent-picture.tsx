import { useQuery } from "@tanstack/react-query";
import type { AgentFile } from "../../../../../src/contract/agent-file.ts";
import { ErrorState } from "../../../components/states.tsx";
import { formatNumber } from "../../../lib/format.ts";
import { agents } from "../../../text/agents.ts";
import { environmentQuery } from "../api.ts";
import { describeDuration } from "./describe-duration.ts";
import { resolveAgent } from "./resolve-agent.ts";
import { ToolPicture } from "./tool-picture.tsx";

/** A description of what an agent with this file may do. */
export function AgentPicture({ file, isOld }: { file: AgentFile | null; isOld: boolean }) {
  const server = useQuery(environmentQuery);
  // Waits for the server's settings, because a prod server asks for more approvals than the file states.
  const agent = file && server.data ? resolveAgent(file, server.data.environment) : null;
  return (
    <section aria-label={agents.picture} className="flex min-w-0 flex-col gap-3 border-t border-line pt-4">
      <h2>{agents.picture}</h2>
      {!file && <p className="text-13 text-soft">{agents.pictureNone}</p>}
      {file && isOld && <p className="text-12 text-warn">{agents.pictureOld}</p>}
      {server.isError && <ErrorState error={server.error} onRetry={() => void server.refetch()} />}
      {file && agent && (
        <>
          <ToolPicture tools={file.tools} asks={agent.mode === "manual"} />
          <dl className="flex flex-col text-13">
            {listRows(file, agent).map(([name, value]) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5">
                <dt className="text-soft">{name}</dt>
                <dd className="min-w-0 break-words">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

function listRows(file: AgentFile, agent: ReturnType<typeof resolveAgent>): [string, string][] {
  const { rows } = agents;
  const limit = agent.calls_per_min;
  return [
    [rows.environment, agent.isOverruled ? `${agent.env} (${agents.prodRules})` : agent.env],
    [rows.approval, agents.approvals[agent.mode]],
    ...(agent.mode === "manual"
      ? ([
          [rows.group, agent.group === null ? agents.ownerOnly : agents.ownerAnd(agent.group)],
          [rows.expiry, describeDuration(agent.expires_after_s)],
        ] satisfies [string, string][])
      : []),
    [rows.limit, limit === null ? agents.noLimit : agents.perMinute(limit)],
    [rows.timeout, describeDuration(agent.timeout_ms / 1_000)],
    [rows.threshold, formatNumber(agent.threshold)],
    [rows.memory, describeDuration(agent.short_term_ttl_s)],
    [rows.prompts, describePrompts(file)],
    [rows.scrub, describeScrub(file)],
  ];
}

function describePrompts({ prompts = {} }: AgentFile): string {
  const own = Object.keys(prompts);
  return own.length === 0 ? agents.safePrompts : agents.ownPrompts(own.join(", "));
}

function describeScrub({ scrub = {} }: AgentFile): string {
  const { off = [], rules = [] } = scrub;
  return off.length + rules.length === 0 ? agents.scrubAll : agents.scrubSome(off.length, rules.length);
}
