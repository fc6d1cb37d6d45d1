import { CopyButton } from "../../../components/copy-button.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { EmptyState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { writeCurl } from "../write-curl.ts";

/** How a first message comes here. */
export function NoConversations({ siteId, ownId }: { siteId: string; ownId: string }) {
  const body = { site_id: siteId, user_id: ownId, role: "user", message: t.memory.firstMessage };
  const curl = writeCurl("POST", "chat-messages", body);
  return (
    <EmptyState title={t.memory.noUsers} action={<CopyButton text={curl} label={t.memory.copyCurl} />}>
      <p className="pb-2">{t.memory.noUsersText}</p>
      <Scrollable className="border-line bg-sunken text-ink">{curl}</Scrollable>
    </EmptyState>
  );
}
