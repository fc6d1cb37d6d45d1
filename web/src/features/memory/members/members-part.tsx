import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { ManyRows } from "../../../components/many-rows.tsx";
import { EmptyState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { MemberLine } from "./member-line.tsx";

const AddMember = lazy(async () => ({ default: (await import("./add-member-dialog.tsx")).AddMemberDialog }));

/** Who may use the site, and as what. */
export function MembersPart({ site }: { site: Site }) {
  const { isManager } = rightsOf(site);
  const [isAdding, setAdding] = useState(false);
  const add = isManager && (
    <Button look="primary" onPress={() => setAdding(true)}>
      <Plus aria-hidden="true" />
      {t.memory.addMember}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3">
      {site.members.length > 0 ? (
        <>
          <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
            <p className="max-w-prose min-w-0 flex-1 basis-64 text-13 text-soft">{t.memory.membersIntro}</p>
            {add}
          </div>
          <ManyRows
            label={t.memory.parts.members}
            items={site.members}
            keyOf={({ user_id }) => user_id}
            rowHeight={53}
            render={(member) => <MemberLine siteId={site.site_id} member={member} canManage={isManager} />}
          />
        </>
      ) : isManager ? (
        <EmptyState title={t.memory.membersEmpty} action={add}>
          <p>{t.memory.membersEmptyText}</p>
          <p className="pt-1">{t.memory.membersIntro}</p>
        </EmptyState>
      ) : (
        <p className="border-y border-line py-6 text-soft">{t.memory.membersNone}</p>
      )}
      <Suspense>{isAdding && <AddMember siteId={site.site_id} onClose={() => setAdding(false)} />}</Suspense>
    </div>
  );
}
