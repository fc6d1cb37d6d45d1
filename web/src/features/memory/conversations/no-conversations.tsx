import { CopyButton } from "../../../components/copy-button.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { EmptyState } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { writeCurl } from "../write-curl.ts";

/** How to store a first message. */
export function NoConversations({ siteId, ownId }: { siteId: string; ownId: string }) {
  const body = { site_id: siteId, user_id: ownId, role: "user", message: memory.firstMessage };
  const curl = writeCurl("POST", "chat-messages", body);
  return (
    <EmptyState isFlush title={memory.noUsers} action={<CopyButton text={curl} label={memory.copyCurl} />}>
      <p className="pb-2">{memory.noUsersText}</p>
      <Scrollable className="border-line bg-sunken break-all text-ink">{curl}</Scrollable>
    </EmptyState>
  );
}
