import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { paneLinkClass, paneListClass } from "../two-panes.tsx";
import type { Writer } from "./list-writers.ts";

const route = getRouteApi("/inside/memory/$siteId");
/** Shorter lists need no search. */
const SEARCH_FROM = 6;
/** Entries per page; longer lists are searched instead of scrolled. */
const STEP = 100;

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Users with messages, latest first. */
export function UserList(props: { users: Writer[]; shown: string | undefined; ownId: string; query: Pages }) {
  const { users, shown, ownId, query } = props;
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const [limit, setLimit] = useState(STEP);
  const hasMore = users.length > limit || query.hasNextPage;
  return (
    <>
      <h2>{memory.users}</h2>
      {(q !== "" || hasMore || users.length >= SEARCH_FROM) && (
        <Field
          label={memory.searchUsers}
          hideLabel
          placeholder={memory.searchUsers}
          type="search"
          value={q}
          onChange={(text) =>
            void navigate({ search: ({ part }) => ({ ...(part && { part }), q: text }), replace: true })
          }
        />
      )}
      {users.length === 0 ? (
        <p className="border-y border-line py-3 text-13 text-soft">{t.common.noResults}</p>
      ) : (
        <ul aria-label={memory.users} className={paneListClass}>
          {users.slice(0, limit).map(({ user_id, last }) => (
            <li key={user_id}>
              <Link
                from="/memory/$siteId"
                to="."
                search={(old) => ({ ...old, user: user_id })}
                resetScroll={false}
                activeOptions={{ exact: true }}
                aria-current={user_id === shown ? "page" : undefined}
                className={paneLinkClass}
              >
                <span className="truncate font-mono text-12" title={user_id}>
                  {user_id === ownId ? memory.you : user_id}
                </span>
                <span className="shrink-0 text-12 font-normal text-soft">{formatAgo(last)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Button
          className="self-start"
          isPending={query.isFetchingNextPage}
          onPress={() => {
            setLimit(limit + STEP);
            if (query.hasNextPage) void query.fetchNextPage();
          }}
        >
          {memory.olderUsers}
        </Button>
      )}
    </>
  );
}
