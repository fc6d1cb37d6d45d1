import { getRouteApi } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { MadeKey } from "../../../components/api-key/api.ts";
import { FirstRequest, NewKey, useFirstRequest } from "../../../components/api-key/new-key.tsx";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { PartLinks } from "../../../components/part-links.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { Section } from "../../../components/states.tsx";
import { webConfig } from "../../../lib/supabase.ts";
import { useLeaveGuard } from "../../../lib/use-leave-guard.ts";
import { mcp } from "../../../text/mcp.ts";
import { CLIENTS, writeConfig } from "./write-config.ts";

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

const route = getRouteApi("/inside/mcp");
const PLACEHOLDER = "tg_your_key";

/** The configuration to paste into the chosen client. The key is shown masked and copied completely. */
function ClientConfig(props: { url: string; apiKey: string | null; onCopied: () => void }) {
  const { url, apiKey, onCopied } = props;
  const { client: asked } = route.useSearch();
  const client = CLIENTS.find((id) => id === asked) ?? CLIENTS[0];
  const whole = writeConfig(client, url, apiKey ?? PLACEHOLDER);
  const shown = apiKey === null ? whole : whole.replaceAll(apiKey, "tg_…");
  const hasKey = shown !== whole;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <PartLinks
        label={mcp.whichClient}
        parts={mcp.clients}
        current={client}
        linkTo={(id) => ({ to: "/mcp", search: id === CLIENTS[0] ? {} : { client: id } })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-13 font-medium">{mcp.where[client]}</span>
        <CopyButton text={whole} label={mcp.copy} {...(hasKey && { onCopied })} />
        {whole.includes(PLACEHOLDER) && <span className="text-12 text-soft">{mcp.keyMissing}</span>}
        {hasKey && <span className="text-12 text-soft">{mcp.keyIn}</span>}
      </div>
      <Scrollable className="border-line bg-sunken" data-testid="client-config">
        {shown}
      </Scrollable>
      <ul className="flex max-w-prose flex-col gap-1 text-13 text-soft">
        {mcp.notes[client].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** The new key on the page; the focus moves there from the dialog. */
function NewClientKey(props: { made: MadeKey; isUsed: boolean; onCopied: () => void }) {
  const { made, isUsed, onCopied } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (made.id) heading.current?.focus();
  }, [made.id]);
  return (
    <div className="flex max-w-160 flex-col gap-2 rounded-md border border-accent bg-tint px-3 py-2.5">
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        {mcp.newKey}
      </h3>
      <NewKey made={made} onCopied={onCopied} />
      <FirstRequest isUsed={isUsed} />
    </div>
  );
}
