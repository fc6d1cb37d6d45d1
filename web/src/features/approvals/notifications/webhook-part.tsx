import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { EmptyState, ErrorState, Loading, Section } from "../../../components/states.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { approvals as text } from "../../../text/approvals.ts";
import { t } from "../../../text/index.ts";
import { deleteWebhook, type MadeWebhook, type Webhook, webhookQuery } from "./api.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { MadeSecretDialog } from "./made-secret-dialog.tsx";
import { UrlForm } from "./url-form.tsx";
import { VERIFY_CODE } from "./verify-code.ts";

/** The receiver of approval notifications, and its deliveries. */
export function WebhookPart() {
  const queries = useQueryClient();
  const query = useQuery(webhookQuery);
  // The secret is only in this page's memory until its dialog is closed.
  const [secret, setSecret] = useState<string | null>(null);
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  function show({ secret: made, ...webhook }: MadeWebhook): void {
    setSecret(made);
    queries.setQueryData(webhookQuery.queryKey, webhook);
  }
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {query.data === null ? (
        <EmptyState isFlush title={text.noWebhook}>
          <p className="pb-3">{text.webhookIntro}</p>
          <UrlForm action={text.save} onMade={show} />
        </EmptyState>
      ) : (
        <Current webhook={query.data} onMade={show} />
      )}
      <VerifySample />
      {secret !== null && <MadeSecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}

function Current({ webhook, onMade }: { webhook: Webhook; onMade: (made: MadeWebhook) => void }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <div className="flex min-w-0 flex-col gap-3">
        <p className="max-w-prose text-13 text-soft">{text.webhookIntro}</p>
        <Facts
          rows={[
            [text.current, <code key="url">{webhook.url}</code>],
            [text.since, formatDateTime(webhook.created_at)],
          ]}
        />
        {isChanging ? (
          <UrlForm
            initial={webhook.url}
            action={text.renew}
            hint={text.renewHint}
            onMade={(made) => {
              setChanging(false);
              onMade(made);
            }}
          >
            <Button onPress={() => setChanging(false)}>{t.common.cancel}</Button>
          </UrlForm>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button onPress={() => setChanging(true)}>{text.change}</Button>
            <StopButton />
          </div>
        )}
      </div>
      <Section title={text.deliveries}>
        <DeliveryList deliveries={webhook.deliveries} />
      </Section>
    </>
  );
}

function StopButton() {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: deleteWebhook,
    onSuccess: () => {
      setAsking(false);
      toast(text.stopped);
      return queries.invalidateQueries({ queryKey: webhookQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="danger" onPress={() => setAsking(true)}>
        {text.stop}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.stopTitle}
        action={text.stop}
        isPending={stop.isPending}
        onConfirm={() => stop.mutate()}
      >
        <p>{text.stopText}</p>
        {stop.isError && <ErrorState error={stop.error} />}
      </ConfirmDialog>
    </>
  );
}

function VerifySample() {
  return (
    <Section
      title={text.verify}
      hint={text.verifyHint}
      actions={<CopyButton text={VERIFY_CODE} label={text.copyCode} />}
    >
      <Scrollable lang="en" aria-label={text.verify} className="border-line bg-sunken">
        {VERIFY_CODE}
      </Scrollable>
    </Section>
  );
}
