import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, linkOptions } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { buttonClass, IconButton } from "../../components/button.tsx";
import { Tag } from "../../components/labels.tsx";
import { PartLinks } from "../../components/part-links.tsx";
import { EmptyState, ErrorState, Loading, Page } from "../../components/states.tsx";
import { memory } from "../../text/memory.ts";
import { rightsOf, type Site, sitesQuery } from "./api/sites.ts";

const route = getRouteApi("/inside/memory/$siteId");

const PARTS: Record<keyof typeof memory.parts, ComponentType<{ site: Site }>> = {
  documents: lazy(async () => ({ default: (await import("./documents/documents-part.tsx")).DocumentsPart })),
  try: lazy(async () => ({ default: (await import("./try/try-part.tsx")).TryPart })),
  conversations: lazy(async () => ({
    default: (await import("./conversations/conversations-part.tsx")).ConversationsPart,
  })),
  instructions: lazy(async () => ({
    default: (await import("./instructions/instructions-part.tsx")).InstructionsPart,
  })),
  members: lazy(async () => ({ default: (await import("./members/members-part.tsx")).MembersPart })),
};
const isPart = (name: string): name is keyof typeof PARTS => Object.hasOwn(PARTS, name);

/** One site, part by part. */
export function SitePage() {
  const { siteId } = route.useParams();
  const query = useQuery(sitesQuery);
  if (query.isPending)
    return (
      <Page title={siteId}>
        <Loading rows={6} />
      </Page>
    );
  if (query.isError)
    return (
      <Page title={siteId}>
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  const site = query.data.find(({ site_id }) => site_id === siteId);
  return site ? <Found key={siteId} site={site} /> : <NotFound />;
}

const DeleteSite = lazy(async () => ({
  default: (await import("./sites/delete-site-dialog.tsx")).DeleteSiteDialog,
}));

function Found({ site }: { site: Site }) {
  const { site_id, role, documents, member_count } = site;
  const { part = "" } = route.useSearch();
  const [isAsking, setAsking] = useState(false);
  const shown = isPart(part) ? part : "documents";
  const Part = PARTS[shown];
  return (
    <Page
      title={site_id}
      intro={
        <span className="flex flex-wrap items-center gap-2">
          <Tag tone={role === "owner" ? "accent" : "neutral"}>{memory.roles[role] ?? role}</Tag>
          <span className="text-12">
            {memory.documentCount(documents)} · {memory.memberCount(member_count)}
          </span>
        </span>
      }
      actions={
        rightsOf(site).isOwner && (
          <IconButton aria-label={memory.deleteSite} onPress={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        )
      }
    >
      <PartLinks
        label={memory.partsOf(site_id)}
        parts={memory.parts}
        current={shown}
        linkTo={(one) =>
          linkOptions({
            to: "/memory/$siteId",
            params: { siteId: site_id },
            search: one === "documents" ? {} : { part: one },
          })
        }
      />
      <Suspense fallback={<Loading />}>
        <Part site={site} />
      </Suspense>
      <Suspense>{isAsking && <DeleteSite site={site} onClose={() => setAsking(false)} />}</Suspense>
    </Page>
  );
}

function NotFound() {
  return (
    <Page title={memory.title}>
      <EmptyState
        title={memory.notFound}
        action={
          <Link to="/memory" className={buttonClass("primary")}>
            {memory.toSites}
          </Link>
        }
      >
        {memory.notFoundText}
      </EmptyState>
    </Page>
  );
}
