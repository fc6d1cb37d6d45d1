import { useQuery } from "@tanstack/react-query";
import type { AgentFile } from "../../../../../src/contract/agent-file.ts";
import { SideEffectTag, Tag } from "../../../components/labels.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { agents } from "../../../text/agents.ts";
import { agentToolsQuery } from "../api.ts";

/** Size of the tool list; it is unknown whether tools beyond it exist. */
const MOST_LISTED = 1_000;

/** The tools of a file with their effect, approval and limits. */
export function ToolPicture({ tools, asks }: { tools: AgentFile["tools"]; asks: boolean }) {
  const { data: known } = useQuery(agentToolsQuery);
  const names = new Set(known?.map(({ operation_id }) => operation_id));
  const isComplete = known !== undefined && known.length < MOST_LISTED;
  if (tools.length === 0) return <p className="text-13 text-warn">{agents.noTools}</p>;
  return (
    <ManyRows
      label={agents.toolCount(tools.length)}
      // A duplicate name is a fault but still a row.
      items={tools.map((tool, index) => ({ ...tool, index }))}
      keyOf={({ name, index }) => `${index} ${name}`}
      rowHeight={49}
      render={({ name, side_effect, rate_limit_per_min }) => (
        <div className="flex min-w-0 flex-col gap-0.5 border-b border-line py-1.5">
          <code className="break-all">{name}</code>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-soft">
            <SideEffectTag effect={side_effect} />
            {side_effect !== "read" && <span>{asks ? agents.asked : agents.notAsked}</span>}
            {rate_limit_per_min !== undefined && <span>{agents.perMinute(rate_limit_per_min)}</span>}
            {isComplete && !names.has(name) && <Tag tone="warn">{agents.notYours}</Tag>}
          </span>
        </div>
      )}
    />
  );
}
