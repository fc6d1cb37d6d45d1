import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { ConfirmDialog, Dialog } from "../../components/dialog.tsx";
import { Scrollable } from "../../components/scrollable.tsx";
import { webConfig } from "../../lib/supabase.ts";
import { t } from "../../text/index.ts";
import { keysQuery, type MadeKey } from "./api.ts";

/** The key, once. Closing it uncopied asks first. It lives in this dialog's memory only. */
export function MadeKeyDialog({ made, onClose }: { made: MadeKey; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ ...keysQuery, refetchInterval: 2_000 });
  const isUsed = data?.some(({ id, last_used_at }) => id === made.id && last_used_at !== null) ?? false;
  const header = `Authorization: Bearer ${made.key}`;
  const curl = writeCurl(header);
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
        <p>{t.apiKeys.once}</p>
        <Scrollable className="border-line bg-sunken break-all" data-testid="new-key">
          {made.key}
        </Scrollable>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={made.key} label={t.apiKeys.copyKey} onCopied={copied} />
          <CopyButton text={header} label={t.apiKeys.copyHeader} onCopied={copied} />
        </div>
        <h3>{t.apiKeys.curl}</h3>
        <Scrollable className="border-line bg-sunken">{curl.replace(made.key, "tg_…")}</Scrollable>
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={curl} label={t.apiKeys.copyCurl} onCopied={copied} />
          <output className={`text-13 ${isUsed ? "text-ok" : "text-soft"}`}>
            {isUsed ? t.apiKeys.firstRequest : t.apiKeys.waiting}
          </output>
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

function writeCurl(header: string): string {
  const body = JSON.stringify({ user_query: t.home.question, conversation_id: "1" });
  return [
    `curl -s ${webConfig().supabase_url}/functions/v1/agent-query`,
    `-H '${header}'`,
    "-H 'content-type: application/json'",
    `-d '${body}'`,
  ].join(" \\\n  ");
}
