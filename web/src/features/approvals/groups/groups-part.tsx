import { useQuery } from "@tanstack/react-query";
import { EmptyState, ErrorState, Loading } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { groupsQuery } from "./api.ts";
import { GroupSection } from "./group-section.tsx";
import { NewGroup } from "./new-group.tsx";

/** The groups that may decide besides the owner. */
export function GroupsPart() {
  const query = useQuery(groupsQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const groups = query.data;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {groups.length === 0 ? (
        <EmptyState isFlush title={text.noGroups}>
          <p>{text.noGroupsText}</p>
          <p className="pt-1">{text.groupsIntro}</p>
        </EmptyState>
      ) : (
        <p className="max-w-prose text-13 text-soft">{text.groupsIntro}</p>
      )}
      {groups.map((group) => (
        <GroupSection key={group.name} group={group} />
      ))}
      <NewGroup taken={groups.map(({ name }) => name)} />
    </div>
  );
}
