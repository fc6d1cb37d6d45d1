import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { ErrorState, Loading, Section } from "../../../components/states.tsx";
import { formatAgo, formatDateTime } from "../../../lib/format.ts";
import { agents } from "../../../text/agents.ts";
import { versionsQuery } from "../api.ts";

/** Every stored version of a file, newest first. */
export function VersionList(props: { id: string; current: number; onLook: (version: number) => void }) {
  const { id, current, onLook } = props;
  const query = useQuery(versionsQuery(id));
  return (
    <Section title={agents.versions} hint={agents.versionsHint}>
      {query.isPending ? (
        <Loading rows={2} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ManyRows
          label={agents.versions}
          items={query.data}
          keyOf={({ version }) => String(version)}
          rowHeight={41}
          render={({ version, created_at }) => (
            <div className="flex min-h-10 items-center gap-3 border-b border-line py-1 text-13">
              <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
                <span className="font-medium">{agents.versionTitle(version)}</span>
                {version === current && <Tag tone="ok">{agents.counts}</Tag>}
                <span className="text-12 text-soft" title={formatDateTime(created_at)}>
                  {formatAgo(created_at)}
                </span>
              </span>
              <Button aria-label={agents.lookAt(version)} onPress={() => onLook(version)}>
                {agents.look}
              </Button>
            </div>
          )}
        />
      )}
    </Section>
  );
}
