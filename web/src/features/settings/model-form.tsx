import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { ErrorState } from "../../components/states.tsx";
import { ApiFailure } from "../../lib/api-failure.ts";
import { formatAgo, formatDuration } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { translateIfKnown } from "../../text/language.ts";
import { settings as text } from "../../text/settings.ts";
import { refreshSettings, type Settings, setModel, testModel } from "./api.ts";
import { ModelChoice } from "./parts.tsx";

type Account = NonNullable<Settings["account"]>;
type OwnModel = Account["model"];

/** Base URL, key and model of the account's endpoint, with a test before saving. */
export function ModelForm({ account, onClose }: { account: Account | null; onClose: () => void }) {
  const own = account?.model ?? null;
  const queries = useQueryClient();
  const [baseUrl, setBaseUrl] = useState(own?.base_url ?? "");
  const [key, setKey] = useState("");
  const [model, setModelName] = useState(own?.chat_model ?? "");
  const [isChecked, setChecked] = useState(false);
  const test = useMutation({ mutationFn: testModel });
  const save = useMutation({
    mutationFn: setModel,
    onSuccess: async () => {
      toast(text.modelSaved);
      await refreshSettings(queries);
      onClose();
    },
  });
  const draft = { base_url: baseUrl.trim(), ...(key.trim() !== "" && { key: key.trim() }) };
  const name = model.trim();
  /** A result belongs to the values that were tested. */
  const isCurrent = JSON.stringify(test.variables) === JSON.stringify(withModel(draft, name));
  const failed = save.error ?? (isCurrent ? (test.error ?? test.data?.error) : null);
  const faults = faultsOf(failed);

  function runTest(): void {
    save.reset();
    if (draft.base_url !== "") test.mutate(withModel(draft, name));
    else setChecked(true);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (draft.base_url !== "" && name !== "") save.mutate({ ...draft, chat_model: name });
  }
  return (
    <Form validationBehavior="aria" onSubmit={submit} className="flex max-w-160 flex-col gap-3">
      <Field
        label={text.baseUrl}
        hint={text.baseUrlHint}
        mono
        autoFocus
        isRequired
        autoComplete="off"
        placeholder="https://api.openai.com/v1"
        value={baseUrl}
        onChange={setBaseUrl}
        error={faults["/base_url"] ?? missing(isChecked, draft.base_url)}
      />
      {account?.embedding && isOther(own, draft.base_url) && (
        <p className="text-13 text-warn">{text.embeddingDropped}</p>
      )}
      <Field
        label={text.key}
        hint={hintOfKey(own, draft.base_url)}
        type="password"
        autoComplete="off"
        value={key}
        onChange={setKey}
        error={faults["/key"]}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={text.modelName}
          mono
          isRequired
          autoComplete="off"
          value={model}
          onChange={setModelName}
          error={faults["/chat_model"] ?? missing(isChecked, name)}
        />
        {test.data && test.data.models.length > 0 && (
          <ModelChoice models={test.data.models} value={name} onChange={setModelName} />
        )}
      </div>
      <TestResult result={isCurrent ? (test.data ?? null) : null} />
      {failed !== null && failed !== undefined && Object.keys(faults).length === 0 && (
        <ErrorState error={failed} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isPending={save.isPending}>
          {t.common.save}
        </Button>
        <Button isPending={test.isPending} onPress={runTest}>
          {text.test}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {t.common.cancel}
        </Button>
      </div>
    </Form>
  );
}

function withModel<Draft extends object>(draft: Draft, name: string) {
  return { ...draft, ...(name !== "" && { chat_model: name }) };
}

function missing(isChecked: boolean, value: string): string | undefined {
  return isChecked && value === "" ? t.connectors.missing : undefined;
}

function TestResult({
  result,
}: {
  result: { models: string[]; durationMs: number | null; error: unknown } | null;
}) {
  if (result === null || result.error !== null) return null;
  const said =
    result.durationMs === null
      ? text.reached(result.models.length)
      : text.works(formatDuration(result.durationMs));
  return <output className="text-13 text-ok">{said}</output>;
}

/** A stored key belongs to the address for which it was entered. */
function hintOfKey(own: OwnModel, baseUrl: string): string {
  const stored = own?.key_stored_at ?? null;
  if (own === null || stored === null) return text.keyHint;
  return isOther(own, baseUrl) ? text.keyDropped : text.keyKept(formatAgo(stored));
}

function isOther(own: OwnModel, baseUrl: string): boolean {
  return own !== null && baseUrl.replace(/\/+$/, "") !== own.base_url;
}

function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiFailure) || error.code !== "INVALID_REQUEST") return {};
  return Object.fromEntries(error.faults.map(({ pointer, message }) => [pointer, translateIfKnown(message)]));
}
