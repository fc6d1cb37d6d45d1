import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { SearchField } from "../../../components/field.tsx";
import { ActionMenu } from "../../../components/menu.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { chat as text } from "../../../text/chat.ts";
import { t } from "../../../text/index.ts";
import { conversationsQuery, type KeptConversation } from "../api.ts";

const DeleteConversation = lazy(async () => ({
  default: (await import("./delete-conversation.tsx")).DeleteConversation,
}));
const RenameConversation = lazy(async () => ({
  default: (await import("./rename-conversation.tsx")).RenameConversation,
}));

/** Lists with more conversations can be filtered. */
const FEW = 8;

export interface ConversationListProps {
  /** The open conversation. */
  openId: string;
  onOpen?: () => void;
  onDeleted: (id: string) => void;
}

/** The user's conversations, newest first, with their actions. */
export function ConversationList({ openId, onOpen, onDeleted }: ConversationListProps) {
  const list = useQuery(conversationsQuery);
  const [filter, setFilter] = useState("");
  const [changed, setChanged] = useState<{ of: KeptConversation; how: "rename" | "delete" } | null>(null);
  const close = () => setChanged(null);
  if (list.isError && !list.data)
    return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Loading rows={3} />;
  const wanted = filter.trim().toLowerCase();
  const shown = list.data.filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <>
      {list.data.length > FEW && <SearchField label={text.list.filter} value={filter} onChange={setFilter} />}
      {shown.length === 0 && (
        <p className="text-13 text-soft">{wanted === "" ? text.list.none : t.common.noResults}</p>
      )}
      <ul className="flex flex-col gap-0.5">
        {shown.map((one) => (
          <li key={one.conversation_id} className="flex min-w-0 items-center">
            <Link
              to="/chat"
              search={{ conversation: one.conversation_id }}
              {...(onOpen && { onClick: onOpen })}
              aria-current={one.conversation_id === openId ? "page" : undefined}
              className="touch flex min-w-0 flex-1 flex-col justify-center rounded-md px-2 py-1 text-13 hover:bg-sunken aria-[current]:bg-tint aria-[current]:font-medium"
            >
              <span dir="auto" className="truncate" title={one.title}>
                {one.title}
              </span>
              <span className="text-12 font-normal text-soft">{formatAgo(one.updated_at)}</span>
            </Link>
            <ActionMenu
              label={text.list.actions(one.title)}
              actions={[
                {
                  id: "rename",
                  label: text.list.rename,
                  onAction: () => setChanged({ of: one, how: "rename" }),
                },
                {
                  id: "delete",
                  label: t.common.delete,
                  isDanger: true,
                  onAction: () => setChanged({ of: one, how: "delete" }),
                },
              ]}
            />
          </li>
        ))}
      </ul>
      <p className="px-2 text-12 text-soft">{text.list.kept}</p>
      <Suspense>
        {changed?.how === "rename" && <RenameConversation of={changed.of} onClose={close} />}
        {changed?.how === "delete" && (
          <DeleteConversation of={changed.of} onClose={close} onDeleted={onDeleted} />
        )}
      </Suspense>
    </>
  );
}
