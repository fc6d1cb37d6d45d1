import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { ConfirmDialog, Dialog } from "../../../components/dialog.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { approvals as text } from "../../../text/approvals.ts";

/** Shows the signing secret once. Closing without copying asks first. */
export function MadeSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isCopied ? onClose() : setAsking(true));
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={text.secretTitle}
        footer={
          <Button look="primary" onPress={close}>
            {text.done}
          </Button>
        }
      >
        <p>{text.secretOnce}</p>
        <Scrollable className="border-line bg-sunken break-all" data-testid="webhook-secret">
          {secret}
        </Scrollable>
        <div>
          <CopyButton text={secret} label={text.copySecret} onCopied={() => setCopied(true)} />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.uncopiedTitle}
        action={text.closeAnyway}
        onConfirm={onClose}
      >
        {text.uncopiedText}
      </ConfirmDialog>
    </>
  );
}
