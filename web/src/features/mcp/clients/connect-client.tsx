import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { MadeKey } from "../../../components/api-key/api.ts";
import { useFirstRequest } from "../../../components/api-key/new-key.tsx";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Section } from "../../../components/states.tsx";
import { webConfig } from "../../../lib/supabase.ts";
import { useLeaveGuard } from "../../../lib/use-leave-guard.ts";
import { mcp } from "../../../text/mcp.ts";
import { ClientConfig } from "./client-config.tsx";
import { NewClientKey } from "./new-client-key.tsx";

const CreateKeyDialog = lazy(async () => ({
  default: (await import("../../../components/api-key/create-key-dialog.tsx")).CreateKeyDialog,
}));

/** The URL, a key, and the configuration. A key created here is only in this page's memory. */
export function ConnectClient() {
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  const [isCopied, setCopied] = useState(false);
  const isUsed = useFirstRequest(made?.id ?? null);
  const guard = useLeaveGuard(made !== null && !isCopied && !isUsed);
  const url = `${webConfig().supabase_url}/functions/v1/mcp`;
  return (
    <Section
      title={mcp.connect}
      hint={mcp.connectHint}
      actions={
        <Button look={made ? "plain" : "primary"} onPress={() => setCreating(true)}>
          <Plus aria-hidden="true" />
          {mcp.makeKey}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 font-medium">{mcp.url}</span>
        <code className="min-w-0 rounded-md border border-line bg-sunken px-2.5 py-1.5 break-all">{url}</code>
        <CopyButton text={url} label={mcp.copyUrl} />
      </div>
      {made && <NewClientKey made={made} isUsed={isUsed} onCopied={() => setCopied(true)} />}
      <ClientConfig url={url} apiKey={made?.key ?? null} onCopied={() => setCopied(true)} />
      <Suspense>
        {isCreating && (
          <CreateKeyDialog
            onClose={() => setCreating(false)}
            onMade={(key) => {
              setCreating(false);
              setCopied(false);
              setMade(key);
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        isOpen={guard.isAsking}
        onClose={guard.stay}
        title={mcp.leaveTitle}
        action={mcp.leave}
        onConfirm={guard.leave}
      >
        {mcp.leaveText}
      </ConfirmDialog>
    </Section>
  );
}
