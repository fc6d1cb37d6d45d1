import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { t } from "../text/index.ts";
import { Button, IconButton } from "./button.tsx";

const OVERLAY = "fixed inset-0 z-40 flex bg-shade";

interface DialogProps {
  isOpen: boolean;
  /** Called on Escape, the close button and a press outside; keep it open by not changing `isOpen`. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  role?: "dialog" | "alertdialog";
  wide?: boolean;
}

/** A modal window; the focus stays inside and returns afterwards. */
export function Dialog({
  isOpen,
  onClose,
  title,
  children,
  footer,
  role = "dialog",
  wide = false,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={role === "dialog"}
      className={`${OVERLAY} items-center justify-center p-3`}
    >
      <Modal
        className={`w-full ${wide ? "max-w-3xl" : "max-w-md"} rounded-lg border border-line bg-surface shadow-overlay`}
      >
        <AriaDialog role={role} className="flex max-h-[calc(100dvh-24px)] flex-col outline-none">
          <DialogHeader title={title} onClose={onClose} />
          <div className="flex min-h-0 flex-col gap-3 overflow-auto px-4 py-3">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">{footer}</div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A side panel with the details of a row while its list stays visible. */
export function Drawer({
  isOpen,
  onClose,
  title,
  children,
  footer,
  wide = false,
}: Omit<DialogProps, "role">) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={`${OVERLAY} justify-end`}
    >
      <Modal
        className={`h-full w-full ${wide ? "max-w-4xl" : "max-w-xl"} border-l border-line bg-surface shadow-overlay`}
      >
        <AriaDialog className="flex h-full flex-col outline-none">
          <DialogHeader title={title} onClose={onClose} />
          <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-auto px-4 py-3">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">{footer}</div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

function DialogHeader({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <div className="flex items-start gap-2 border-b border-line py-2 pr-2 pl-4">
      <Heading slot="title" className="min-w-0 flex-1 py-1.5 text-14 font-semibold">
        {title}
      </Heading>
      <IconButton aria-label={t.common.close} onPress={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** Asks before something is deleted and describes the consequences. Cancel has the focus. */
export function ConfirmDialog(props: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  action: string;
  isPending?: boolean;
  onConfirm: () => void;
}) {
  const { isOpen, onClose, title, children, action, isPending = false, onConfirm } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      footer={
        <>
          <Button autoFocus onPress={onClose}>
            {t.common.cancel}
          </Button>
          <Button look="danger" isPending={isPending} onPress={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
