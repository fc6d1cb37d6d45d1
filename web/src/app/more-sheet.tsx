import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { Button, Dialog, Modal, ModalOverlay } from "react-aria-components";
import { t } from "../text/index.ts";
import { AccountMenu } from "./account-menu.tsx";
import { MORE, SIDE_LINK } from "./navigation.tsx";
import { openPalette } from "./palette/palette-keys.tsx";

/** Phone layout: the entries that do not fit into the bottom bar. */
export function MoreSheet({ onClose }: { onClose: () => void }) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className="fixed inset-0 z-40 flex items-end bg-shade"
    >
      <Modal className="w-full rounded-t-lg border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]">
        <Dialog aria-label={t.shell.more} className="flex flex-col gap-1 p-3 outline-none">
          <Button
            aria-haspopup="dialog"
            className={`${SIDE_LINK} h-11!`}
            onPress={() => {
              onClose();
              openPalette();
            }}
          >
            <Search aria-hidden="true" />
            {t.shell.search}
          </Button>
          {MORE.map(({ to, label, icon: Icon }) => (
            <Link
              key={to}
              to={to}
              onClick={onClose}
              activeOptions={{ exact: true }}
              className={`${SIDE_LINK} h-11!`}
            >
              <Icon aria-hidden="true" />
              <span className="flex-1">{label()}</span>
            </Link>
          ))}
          <AccountMenu />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
