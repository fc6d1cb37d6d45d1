import { Link } from "@tanstack/react-router";
import { Tag } from "../../../components/labels.tsx";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { agents } from "../../../text/agents.ts";
import type { AgentRow } from "../api.ts";
import { DeleteAgent } from "./delete-agent.tsx";

/** One agent; two lines on a phone. */
export function AgentLine({ agent }: { agent: AgentRow }) {
  const { agent_id, description, env, tool_count, keys, version, updated_at } = agent;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-2/3 sm:basis-0">
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to="/agents/$agentId"
            params={{ agentId: agent_id }}
            className="touch inline-flex min-w-0 items-center font-medium hover:text-accent hover:underline"
          >
            <span className="truncate">{agent_id}</span>
          </Link>
          {env && <Tag tone={env === "prod" ? "accent" : "neutral"}>{env}</Tag>}
        </span>
        <p className="truncate text-12 text-soft">{description ?? agents.noDescription}</p>
      </div>
      <span className="text-12 text-soft sm:w-36">
        {agents.toolCount(tool_count)} · {agents.keyCount(keys)}
      </span>
      <span className="flex-1 text-12 text-soft sm:w-44 sm:flex-none" title={formatDateTime(updated_at)}>
        {agents.version(version)}, {agents.savedAgo(formatAgo(updated_at))}
      </span>
      <DeleteAgent id={agent_id} isIcon />
    </div>
  );
}
