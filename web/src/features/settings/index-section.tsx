import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { Tag } from "../../components/labels.tsx";
import { ProgressBar } from "../../components/progress.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { t } from "../../text/index.ts";
import { settings as text } from "../../text/settings.ts";
import { endpointModelsQuery, refreshSettings, removeEmbedding, type Settings, setEmbedding } from "./api.ts";
import { ModelChoice, Origin, Variables } from "./parts.tsx";

/** The state of the search index, and the embedding model that fills it. */
export function IndexSection({ settings }: { settings: Settings }) {
  const { embedding, index, account } = settings;
  const { tools, waiting, failing, last_error } = index;
  const ownError = account?.embedding?.last_error ?? null;
  return (
    <Section title={text.index} hint={text.indexHint}>
      <div className="flex max-w-160 flex-col gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <Tag tone={embedding.state === "ready" ? "ok" : "accent"}>{text.states[embedding.state]}</Tag>
          <span className="min-w-0 font-mono text-13 break-all">{embedding.wanted}</span>
          <Origin isOwn={embedding.from === "account"} />
          {embedding.active && embedding.active !== embedding.wanted && (
            <span className="text-12 text-soft">{text.active(embedding.active)}</span>
          )}
        </p>
        <ProgressBar
          label={text.index}
          value={tools - waiting}
          max={tools}
          text={text.indexed(tools - waiting, tools)}
        />
        {failing > 0 && <p className="text-13 text-bad">{text.failing(failing, last_error ?? "")}</p>}
        {ownError !== null && (
          <p className="text-13 break-words text-bad">{text.embeddingFailing(ownError)}</p>
        )}
        {account && <OwnEmbedding account={account} />}
      </div>
      <Variables names={["EMBEDDING_MODEL"]} />
    </Section>
  );
}

function OwnEmbedding({ account }: { account: NonNullable<Settings["account"]> }) {
  const queries = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const remove = useMutation({
    mutationFn: removeEmbedding,
    onSuccess: async () => {
      toast(text.embeddingRemoved);
      await refreshSettings(queries);
    },
  });
  if (account.model === null) return <p className="text-12 text-soft">{text.embeddingNeeds}</p>;
  if (isEditing)
    return <EmbeddingForm own={account.embedding?.model ?? ""} onClose={() => setEditing(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onPress={() => setEditing(true)}>
        {account.embedding === null ? text.ownEmbedding : text.changeEmbedding}
      </Button>
      {account.embedding !== null && (
        <Button look="quiet" isPending={remove.isPending} onPress={() => remove.mutate()}>
          {text.removeEmbedding}
        </Button>
      )}
      {remove.isError && <ErrorState error={remove.error} />}
    </div>
  );
}

function EmbeddingForm({ own, onClose }: { own: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [model, setModel] = useState(own);
  const [isChecked, setChecked] = useState(false);
  // An endpoint without a list can still be used.
  const listed = useQuery(endpointModelsQuery);
  const save = useMutation({
    mutationFn: setEmbedding,
    onSuccess: async () => {
      toast(text.embeddingSaved);
      await refreshSettings(queries);
      onClose();
    },
  });
  const name = model.trim();
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (name !== "") save.mutate(name);
  }
  return (
    <Form validationBehavior="aria" onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={text.embedding}
          hint={text.embeddingHint}
          mono
          autoFocus
          isRequired
          autoComplete="off"
          value={model}
          onChange={setModel}
          error={isChecked && name === "" ? t.connectors.missing : undefined}
        />
        {listed.data && listed.data.length > 0 && (
          <ModelChoice models={listed.data} value={name} onChange={setModel} />
        )}
      </div>
      {save.isError && <ErrorState error={save.error} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isPending={save.isPending}>
          {t.common.save}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {t.common.cancel}
        </Button>
      </div>
    </Form>
  );
}
