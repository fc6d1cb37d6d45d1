import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { formatAgo, formatDuration } from "../../lib/format.ts";
import { settings as text } from "../../text/settings.ts";
import { checkModel, refreshSettings, removeModel, type Settings } from "./api.ts";
import { ModelForm } from "./model-form.tsx";
import { Origin, Variables } from "./parts.tsx";

/** The model that the account uses, and the form for an endpoint of its own. */
export function ModelSection({ settings }: { settings: Settings }) {
  const own = settings.account?.model ?? null;
  const [isEditing, setEditing] = useState(false);
  const check = useMutation({ mutationFn: () => checkModel() });
  function close(): void {
    setEditing(false);
    check.reset();
  }
  return (
    <Section title={text.model} hint={text.modelHint}>
      <ModelSummary settings={settings} />
      {isEditing ? (
        <ModelForm account={settings.account} onClose={close} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {settings.model.configured && (
            <Button isPending={check.isPending} onPress={() => check.mutate()}>
              {text.check}
            </Button>
          )}
          <Button onPress={() => setEditing(true)}>{own === null ? text.ownModel : text.changeModel}</Button>
          {own !== null && <RemoveModel settings={settings} onRemoved={() => check.reset()} />}
          {check.data && (
            <output className="text-13 text-ok">{text.works(formatDuration(check.data.duration_ms))}</output>
          )}
        </div>
      )}
      {!isEditing && check.isError && <ErrorState error={check.error} />}
      <Variables names={["OPENAI_API_KEY", "OPENAI_BASE_URL", "LLM_MODEL"]} />
    </Section>
  );
}

function ModelSummary({ settings: { model, account } }: { settings: Settings }) {
  const own = account?.model ?? null;
  if (!model.configured) return <p className="max-w-prose">{text.noModel}</p>;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex min-w-0 flex-wrap items-center gap-2">
        <span className="min-w-0 font-mono text-13 break-all">
          {text.configured(model.chat_model ?? "", own?.base_url ?? model.host ?? "")}
        </span>
        <Origin isOwn={model.from === "account"} />
      </p>
      {own !== null && (
        <p className="text-12 text-soft">
          {own.key_stored_at === null ? text.noKey : text.keyStored(formatAgo(own.key_stored_at))}
        </p>
      )}
    </div>
  );
}

function RemoveModel({ settings, onRemoved }: { settings: Settings; onRemoved: () => void }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: removeModel,
    onSuccess: async () => {
      onRemoved();
      toast(text.modelRemoved);
      await refreshSettings(queries);
    },
    onSettled: () => setAsking(false),
  });
  const next = settings.installation.model;
  return (
    <>
      <Button look="danger" onPress={() => setAsking(true)}>
        {text.removeModel}
      </Button>
      {remove.isError && <ErrorState error={remove.error} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.removeModelTitle}
        action={text.removeModel}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {next === null
          ? text.removeModelNone
          : text.removeModelText(text.configured(next.chat_model, next.host))}
      </ConfirmDialog>
    </>
  );
}
