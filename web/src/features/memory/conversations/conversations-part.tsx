import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useSession } from "../../../app/session.ts";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { EmptyState, ErrorState, Loading } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { writersQuery } from "../api/messages.ts";
import { rightsOf, type Site } from "../api/sites.ts";
import { TwoPanes } from "../two-panes.tsx";
import { writeCurl } from "../write-curl.ts";
import { Conversation } from "./conversation.tsx";
import { listWriters } from "./list-writers.ts";
import { UserList } from "./user-list.tsx";

const route = getRouteApi("/inside/memory/$siteId");

/** The conversations of a site; managers see all, other users their own. */
export function ConversationsPart({ site }: { site: Site }) {
  const { user, q = "" } = route.useSearch();
  const ownId = useSession()?.user.id ?? "";
  const query = useInfiniteQuery(writersQuery(site.site_id, q.trim()));
  const users = listWriters(query.data?.pages.flat() ?? []);
  const shown = user ?? users[0]?.user_id;
  const { isManager } = rightsOf(site);
  const intro = isManager ? memory.conversationsIntro : memory.ownOnly;
  if (query.isPending && q === "") return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!shown && q === "") return <NoConversations siteId={site.site_id} ownId={ownId} />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-prose text-13 text-soft">{intro}</p>
      <TwoPanes list={<UserList users={users} shown={shown} ownId={ownId} query={query} />}>
        {shown && <Conversation key={shown} siteId={site.site_id} userId={shown} isOwn={shown === ownId} />}
      </TwoPanes>
    </div>
  );
}

/** How to store a first message. */
function NoConversations({ siteId, ownId }: { siteId: string; ownId: string }) {
  const body = { site_id: siteId, user_id: ownId, role: "user", message: memory.firstMessage };
  const curl = writeCurl("POST", "chat-messages", body);
  return (
    <EmptyState isFlush title={memory.noUsers} action={<CopyButton text={curl} label={memory.copyCurl} />}>
      <p className="pb-2">{memory.noUsersText}</p>
      <Scrollable className="border-line bg-sunken break-all text-ink">{curl}</Scrollable>
    </EmptyState>
  );
}
