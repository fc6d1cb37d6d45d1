import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Tag } from "../../../components/labels.tsx";
import { ActionMenu } from "../../../components/menu.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { rightsOf, type Site } from "../api/sites.ts";

const DeleteSite = lazy(async () => ({
  default: (await import("./delete-site-dialog.tsx")).DeleteSiteDialog,
}));

export function SiteLine({ site }: { site: Site }) {
  const { site_id, role, documents, members, created_at } = site;
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-2/3 sm:basis-0">
        <Link
          to="/memory/$siteId"
          params={{ siteId: site_id }}
          className="touch inline-flex max-w-full items-center font-medium hover:text-accent hover:underline"
        >
          <span className="truncate">{site_id}</span>
        </Link>
        <p className="truncate text-12 text-soft">
          {t.memory.documentCount(documents)} · {t.memory.memberCount(members.length)}
        </p>
      </div>
      <span className="w-20">
        <Tag tone={role === "owner" ? "accent" : "neutral"}>{t.memory.roles[role] ?? role}</Tag>
      </span>
      <span className="flex-1 text-12 text-soft sm:w-36 sm:flex-none">
        {t.memory.createdAgo(formatAgo(created_at))}
      </span>
      <span className="w-8">
        {rightsOf(site).isOwner && (
          <ActionMenu
            label={t.memory.actions(site_id)}
            actions={[
              { id: "delete", label: t.memory.deleteSite, isDanger: true, onAction: () => setAsking(true) },
            ]}
          />
        )}
      </span>
      <Suspense>{isAsking && <DeleteSite site={site} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}
