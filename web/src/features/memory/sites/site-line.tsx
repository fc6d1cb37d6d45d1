import { Link } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../../components/button.tsx";
import { Tag } from "../../../components/labels.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import { rightsOf, type Site } from "../api/sites.ts";

const DeleteSite = lazy(async () => ({
  default: (await import("./delete-site-dialog.tsx")).DeleteSiteDialog,
}));

export function SiteLine({ site }: { site: Site }) {
  const { site_id, role, documents, member_count, created_at } = site;
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
          {memory.documentCount(documents)} · {memory.memberCount(member_count)}
        </p>
      </div>
      <span className="w-20">
        <Tag tone={role === "owner" ? "accent" : "neutral"}>{memory.roles[role] ?? role}</Tag>
      </span>
      <span className="flex-1 text-12 text-soft sm:w-36 sm:flex-none">
        {memory.createdAgo(formatAgo(created_at))}
      </span>
      <span className="w-8">
        {rightsOf(site).isOwner && (
          <IconButton aria-label={memory.deleteOne(site_id)} onPress={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </span>
      <Suspense>{isAsking && <DeleteSite site={site} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}
