import { Drawer } from "../../../components/dialog.tsx";
import { chat as text } from "../../../text/chat.ts";
import { ConversationList, type ConversationListProps } from "./conversation-list.tsx";

/** The list on pages without space for it at the side. */
export function ConversationsDrawer({ onClose, ...props }: ConversationListProps & { onClose: () => void }) {
  return (
    <Drawer isOpen onClose={onClose} title={text.list.title}>
      <ConversationList {...props} onOpen={onClose} />
    </Drawer>
  );
}
