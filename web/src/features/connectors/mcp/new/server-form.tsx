import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { Button } from "../../../../components/button.tsx";
import { Field } from "../../../../components/field.tsx";
import { Select } from "../../../../components/select.tsx";
import { ErrorState } from "../../../../components/states.tsx";
import { Switch } from "../../../../components/toggle.tsx";
import { asFailure } from "../../../../lib/api-failure.ts";
import { t } from "../../../../text/index.ts";
import { mcp } from "../../../../text/mcp.ts";
import { SecretInput } from "../../detail/secret-input.tsx";
import { AUTH_SECRETS } from "./auth-secrets.ts";
import { placeFailure } from "./place-failure.ts";
import { checkDraft, type ServerDraft } from "./server-draft.ts";

const text = mcp.server;
type AuthType = ServerDraft["authType"];
const AUTH_TYPES = (Object.keys(AUTH_SECRETS) as AuthType[]).map((id) => ({ id, label: text.authTypes[id] }));

/**
 * The server's address, its authentication, and whether its hints are trusted. Errors are shown at their
 * fields.
 */
export function ServerForm(props: {
  draft: ServerDraft;
  onDraft: (draft: ServerDraft) => void;
  secrets: Readonly<Record<string, string>>;
  onSecrets: (secrets: Record<string, string>) => void;
  /** The address is known, and the token is the first thing to enter. */
  isFound: boolean;
  failure: unknown;
  isPending: boolean;
  onSubmit: () => void;
  /** Absent while there is nothing to discard. */
  onDiscard: (() => void) | undefined;
}) {
  const { draft, onDraft, secrets, onSecrets, isFound, failure, isPending, onSubmit, onDiscard } = props;
  const [isChecked, setChecked] = useState(false);
  const set = (change: Partial<ServerDraft>) => onDraft({ ...draft, ...change });
  const faults = checkDraft(draft);
  const placed = failure ? placeFailure(asFailure(failure), draft.authType) : {};
  const shown = isChecked ? faults : {};
  const ids = AUTH_SECRETS[draft.authType];
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(faults).length === 0 && !isPending) onSubmit();
  }
  return (
    <Form
      validationBehavior="aria"
      onSubmit={submit}
      autoComplete="off"
      className="flex max-w-160 flex-col gap-4"
    >
      <Field
        label={text.url}
        hint={text.urlHint}
        value={draft.url}
        onChange={(url) => set({ url })}
        error={shown.url ?? placed.url}
        type="url"
        mono
        autoFocus={!isFound}
      />
      <Field
        label={text.name}
        hint={text.nameHint}
        value={draft.name}
        onChange={(name) => set({ name })}
        maxLength={200}
      />
      <Select<AuthType>
        label={text.auth}
        choices={AUTH_TYPES}
        value={draft.authType}
        onChange={(authType) => set({ authType })}
        error={placed.auth}
      />
      {draft.authType === "api-key" && (
        <Field
          label={text.header}
          hint={text.headerHint}
          value={draft.header}
          onChange={(header) => set({ header })}
          error={shown.header ?? placed.header}
          maxLength={200}
          mono
        />
      )}
      {ids.map((id) => (
        <SecretInput
          key={id}
          secret={{ secret_id: id, stored_at: null }}
          label={t.connectors.fields[id]}
          about=""
          authType={draft.authType}
          value={secrets[id] ?? ""}
          file={undefined}
          error={placed.secrets?.[id]}
          autoFocus={isFound && id === "token"}
          onChange={(value) => onSecrets({ ...secrets, [id]: value })}
        />
      ))}
      {draft.authType === "oauth2-client-credentials" && (
        <Field
          label={text.scopes}
          hint={text.scopesHint}
          value={draft.scopes}
          onChange={(scopes) => set({ scopes })}
          mono
        />
      )}
      {ids.length > 0 && <p className="text-12 text-soft">{text.later}</p>}
      <div className="flex flex-col gap-1">
        <Switch isSelected={draft.trusts} onChange={(trusts) => set({ trusts })}>
          {text.trust}
        </Switch>
        <p className="text-12 text-soft">{text.trustHint}</p>
      </div>
      {placed.whole !== undefined && <ErrorState error={failure} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="primary" isPending={isPending}>
          {text.connect}
        </Button>
        {onDiscard && (
          <Button onPress={onDiscard} isDisabled={isPending}>
            {t.connectors.discard}
          </Button>
        )}
        {isPending && <span className="text-13 text-soft">{text.connecting}</span>}
      </div>
    </Form>
  );
}
