import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { EmptyState } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { MemberLine } from "./member-line.tsx";

const AddMember = lazy(async () => ({ default: (await import("./add-member-dialog.tsx")).AddMemberDialog }));

/** The members of the site and their roles. */
export function MembersPart({ site }: { site: Site }) {
  const { isManager } = rightsOf(site);
  const members = site.members ?? [];
  const [isAdding, setAdding] = useState(false);
  const add = isManager && (
    <Button look="primary" onPress={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      {memory.addMember}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      {members.length > 0 ? (
        <>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-64">
              <p className="max-w-prose text-13 text-soft">{memory.membersIntro}</p>
            </div>
            {add}
          </div>
          <ManyRows
            label={memory.parts.members}
            items={members}
            keyOf={({ user_id }) => user_id}
            rowHeight={53}
            render={(member) => <MemberLine siteId={site.site_id} member={member} canManage={isManager} />}
          />
        </>
      ) : isManager ? (
        <EmptyState isFlush title={memory.membersEmpty} action={add}>
          <p>{memory.membersEmptyText}</p>
          <p className="pt-1">{memory.membersIntro}</p>
        </EmptyState>
      ) : (
        <p className="border-b border-line pb-6 text-soft">{memory.membersNone}</p>
      )}
      <Suspense>{isAdding && <AddMember siteId={site.site_id} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}
