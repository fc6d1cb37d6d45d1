import { useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { ManyRows } from "../../../components/rows/many-rows.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { memory } from "../../../text/memory.ts";
import { type Message, messagesQuery } from "../api/messages.ts";
import { EraseConversation } from "./erase-conversation.tsx";

/** A user's messages, oldest to newest; the newest page first, older ones on demand. */
export function Conversation(props: { siteId: string; userId: string; isOwn: boolean }) {
  const { siteId, userId, isOwn } = props;
  const query = useInfiniteQuery(messagesQuery(siteId, userId));
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const messages = query.data.pages.flat().reverse();
  const label = isOwn ? memory.ownConversation : memory.conversationOf(userId);
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 break-all">{label}</h2>
        {messages.length > 0 && <EraseConversation siteId={siteId} userId={userId} isOwn={isOwn} />}
      </div>
      {query.hasNextPage && (
        <Button
          className="self-start"
          isPending={query.isFetchingNextPage}
          onPress={() => void query.fetchNextPage()}
        >
          {memory.olderMessages}
        </Button>
      )}
      {messages.length === 0 ? (
        <p className="border-y border-line py-6 text-soft">{memory.noMessages}</p>
      ) : (
        <ManyRows
          label={label}
          items={messages}
          keyOf={({ id }) => id}
          rowHeight={61}
          render={(message) => <Line message={message} />}
        />
      )}
    </section>
  );
}

function Line({ message: { role, message, timestamp } }: { message: Message }) {
  return (
    <div className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="flex gap-2 text-12 sm:flex-col sm:gap-0">
        <span className={`font-medium ${role === "ai" ? "text-accent" : ""}`}>
          {memory.messageRoles[role] ?? role}
        </span>
        <time dateTime={timestamp} className="text-soft">
          {formatDateTime(timestamp)}
        </time>
      </p>
      <p className="min-w-0 text-13 whitespace-pre-wrap">{message}</p>
    </div>
  );
}
