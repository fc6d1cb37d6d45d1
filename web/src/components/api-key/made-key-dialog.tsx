import { useState } from "react";
import { writeQueryCurl } from "../../lib/write-query-curl.ts";
import { home as homeText } from "../../text/home.ts";
import { t } from "../../text/index.ts";
import { Button } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { ConfirmDialog, Dialog } from "../dialog.tsx";
import { useExampleQuestions } from "../example-questions.tsx";
import { Scrollable } from "../scrollable.tsx";
import type { MadeKey } from "./api.ts";
import { FirstRequest, NewKey, useFirstRequest } from "./new-key.tsx";

/** Shows the key once. Closing without copying asks first. The key is only in this dialog's memory. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUsed = useFirstRequest(made.id);
  const [question = homeText.question] = useExampleQuestions();
  const curl = writeQueryCurl(question, `'Authorization: Bearer ${made.key}'`);
  const copied = () => setCopied(true);
  const close = () => (isCopied || isUsed ? onClose() : setAsking(true));
  return (
    <>
      <Dialog
        isOpen
        onClose={close}
        title={t.apiKeys.made}
        footer={
          <Button look="primary" onPress={close}>
            {t.apiKeys.done}
          </Button>
        }
      >
        <NewKey made={made} onCopied={copied} />
        <h3>{t.apiKeys.curl}</h3>
        <Scrollable className="border-line bg-sunken">{curl.replace(made.key, "tg_…")}</Scrollable>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={curl} label={t.apiKeys.copyCurl} onCopied={copied} />
          <FirstRequest isUsed={isUsed} />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.apiKeys.uncopiedTitle}
        action={t.apiKeys.closeAnyway}
        onConfirm={onClose}
      >
        {t.apiKeys.uncopiedText}
      </ConfirmDialog>
    </>
  );
}
