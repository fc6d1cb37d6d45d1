import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Field } from "../../../components/field.tsx";
import { Tag } from "../../../components/labels.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState, Loading, Section } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { type Connector, missingSecrets } from "../api.ts";
import {
  beginSignIn,
  type Connection,
  checkConnection,
  connectionsQuery,
  removeConnection,
  setDefault,
} from "./connections.ts";
import { LinkForm } from "./link-form.tsx";

const ProviderChoice = lazy(async () => ({
  default: (await import("./provider-choice.tsx")).ProviderChoice,
}));
const AccountForm = lazy(async () => ({ default: (await import("./account-form.tsx")).AccountForm }));
const IdentityChoice = lazy(async () => ({
  default: (await import("./identity-choice.tsx")).IdentityChoice,
}));
const route = getRouteApi("/inside/connectors/$connectorId");
const text = t.connectors.accounts;

/** The accounts of a connector: connect, sign in again, remove, and links for end users. */
export function Accounts({ connector }: { connector: Connector }) {
  const { connector_id } = connector;
  const query = useQuery(connectionsQuery(connector_id));
  const [name, setName] = useState("");
  useSignInResult();
  const begin = useMutation({
    mutationFn: (account: Parameters<typeof beginSignIn>[1]) => beginSignIn(connector_id, account),
    onSuccess: (address) => window.location.assign(address),
  });
  const signsIn = connector.auth.type === "oauth2-authorization-code";
  const missing = missingSecrets(connector);
  const isReady = missing.length === 0;
  if (query.isPending) return <Loading rows={2} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { connections, redirect_uri } = query.data;
  const isFirst = connections.every(({ end_user }) => end_user !== null);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    if (isFirst) begin.mutate({});
    else if (wanted !== "") begin.mutate({ name: wanted });
  }
  return (
    <Section title={text.title} hint={signsIn ? text.hint : text.hintStored}>
      {signsIn && (
        <div className="flex flex-wrap items-center gap-2 text-13">
          <span className="text-soft">{text.redirect}</span>
          <code className="min-w-0 break-all">{redirect_uri}</code>
          <CopyButton text={redirect_uri} label={text.copy} />
        </div>
      )}
      {signsIn && (
        <Suspense>
          <ProviderChoice connector={connector} />
        </Suspense>
      )}
      {connections.length > 0 && (
        <ul className="flex flex-col">
          {connections.map((connection) => (
            <Account
              key={connection.connection_id}
              connection={connection}
              isBusy={begin.isPending}
              signsIn={signsIn}
              onSignIn={() =>
                begin.mutate(
                  connection.end_user === null
                    ? { name: connection.name }
                    : { end_user: connection.end_user },
                )
              }
            />
          ))}
        </ul>
      )}
      {signsIn && isReady && (
        <Form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          {!isFirst && (
            <Field
              label={text.name}
              placeholder={text.nameExample}
              value={name}
              onChange={setName}
              maxLength={500}
              className="basis-56"
            />
          )}
          <Button type="submit" look={isFirst ? "primary" : "plain"} isPending={begin.isPending}>
            {isFirst ? text.connect : text.connectAnother}
          </Button>
        </Form>
      )}
      {signsIn && !isReady && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-13 text-soft">{text.storeFirst}</p>
          {missing.join() === "client_id" && (
            <Button isPending={begin.isPending} onPress={() => begin.mutate({})}>
              {text.register}
            </Button>
          )}
        </div>
      )}
      {!signsIn && (
        <Suspense>
          <AccountForm connector={connector} />
        </Suspense>
      )}
      {(isReady || !signsIn) && <LinkForm connectorId={connector_id} />}
      {connections.length > 0 && (
        <Suspense>
          <IdentityChoice connector={connector} />
        </Suspense>
      )}
      {begin.isError && <ErrorState error={begin.error} />}
    </Section>
  );
}

function Account({
  connection,
  isBusy,
  signsIn,
  onSignIn,
}: {
  connection: Connection;
  isBusy: boolean;
  signsIn: boolean;
  onSignIn: () => void;
}) {
  const { connection_id, connector_id, name, end_user, account, status, is_default, created_at } = connection;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeConnection(connection_id),
    onSuccess: () => {
      setAsking(false);
      toast(text.removed(name));
      return queries.invalidateQueries({ queryKey: connectionsQuery(connector_id).queryKey });
    },
    onError: toastFailure,
  });
  const check = useMutation({
    mutationFn: () => checkConnection(connection_id),
    onSuccess: ({ ok, message, connection: { account: named } }) => {
      if (ok) toast.success(named === null ? message : text.checked(named));
      else toast.error(<ServerText>{message}</ServerText>);
      return queries.invalidateQueries({ queryKey: connectionsQuery(connector_id).queryKey });
    },
    onError: toastFailure,
  });
  const choose = useMutation({
    mutationFn: () => setDefault(connection_id, !is_default),
    onSuccess: () => queries.invalidateQueries({ queryKey: connectionsQuery(connector_id).queryKey }),
    onError: toastFailure,
  });
  const isActive = status === "ACTIVE";
  // A connector that signs in always has a default account; others have stored secrets to fall back to.
  const canChoose = end_user === null && (is_default ? !signsIn : isActive);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2 first:border-0">
      <span className="min-w-0 flex-1 basis-56 break-words">
        <span className="font-medium">{end_user ?? name}</span>
        <span className="block text-12 text-soft">
          {[
            account,
            end_user !== null ? text.endUser : null,
            is_default ? text.isDefault : null,
            text.since(formatDateTime(created_at)),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
      </span>
      <Tag tone={isActive ? "ok" : "warn"}>{isActive ? text.active : text.needsSignIn}</Tag>
      {isActive && (
        <Button
          look="quiet"
          isPending={check.isPending}
          onPress={() => check.mutate()}
          aria-label={text.checkNamed(name)}
        >
          {text.check}
        </Button>
      )}
      {canChoose && (
        <Button
          look="quiet"
          isPending={choose.isPending}
          onPress={() => choose.mutate()}
          aria-label={is_default ? text.notDefaultNamed(name) : text.makeDefaultNamed(name)}
        >
          {is_default ? text.notDefault : text.makeDefault}
        </Button>
      )}
      {signsIn && (
        <Button
          look={isActive ? "quiet" : "plain"}
          isDisabled={isBusy}
          onPress={onSignIn}
          aria-label={text.signInAs(name)}
        >
          {isActive ? text.signInAgain : text.signIn}
        </Button>
      )}
      <Button look="danger" onPress={() => setAsking(true)} aria-label={text.removeNamed(name)}>
        {text.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.removeTitle(name)}
        action={text.remove}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{text.removeText}</p>
      </ConfirmDialog>
    </li>
  );
}

/** Reports how a sign-in ended when the provider's redirect leads back to this page, and removes it from the address. */
function useSignInResult(): void {
  const { sign_in } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (sign_in === undefined) return;
    if (sign_in === "connected") toast.success(text.results.connected);
    else if (sign_in === "denied" || sign_in === "expired" || sign_in === "failed")
      toast.error(text.results[sign_in]);
    void navigate({ search: {}, replace: true });
  }, [sign_in, navigate]);
}
