import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-aria-components";
import { LanguageChoice } from "../../app/language-choice.tsx";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { labelSecrets } from "../../components/secret/label-secrets.ts";
import { ErrorState, Loading } from "../../components/states.tsx";
import { showHidden } from "../../lib/show-hidden.ts";
import { connect as text } from "../../text/connect.ts";
import { followLink, forgetToken, type OpenedLink, openLink, takeToken } from "./connect-link.ts";
import { Done } from "./done.tsx";

/** The page of a connect link: who asks, for what, and where to continue. It needs no account. */
export function ConnectPage() {
  const [token] = useState(takeToken);
  const [isCancelled, setCancelled] = useState(false);
  if (token === null)
    return (
      <ConnectFrame>
        <p role="alert">{text.missing}</p>
      </ConnectFrame>
    );
  if (isCancelled)
    return (
      <ConnectFrame>
        <p role="status">{text.cancelled}</p>
      </ConnectFrame>
    );
  return (
    <ConnectFrame>
      <Link
        token={token}
        onCancel={() => {
          forgetToken();
          setCancelled(true);
        }}
      />
    </ConnectFrame>
  );
}

export function ConnectFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-5 px-4 py-8">
      <title>{`${text.title} · Toolgate`}</title>
      <p className="flex items-center gap-2 text-14 font-semibold">
        <img src="/favicon.svg" alt="" width={20} height={20} />
        Toolgate
      </p>
      <h1>{text.title}</h1>
      {children}
      <LanguageChoice />
    </main>
  );
}

function Link({ token, onCancel }: { token: string; onCancel: () => void }) {
  const query = useQuery({ queryKey: ["connect-link"], queryFn: () => openLink(token), retry: false });
  const [values, setValues] = useState<Record<string, string>>({});
  const [isInsecure, setInsecure] = useState(false);
  const follow = useMutation({
    mutationFn: (secrets: Record<string, string> | null) =>
      followLink(token, secrets, query.data?.hosts ?? []),
    onSuccess: (followed) => {
      setValues({});
      if (followed === null) setInsecure(true);
      else if (followed.result !== undefined) forgetToken();
      else if (/^https?:/.test(followed.authorize_url ?? ""))
        window.location.assign(followed.authorize_url ?? "");
    },
  });
  if (query.isPending) return <Loading rows={4} />;
  if (query.isError) return <ErrorState error={query.error} />;
  if (follow.data?.result !== undefined)
    return <Done result={follow.data.result} returnUrl={follow.data.return_url ?? null} />;
  const { fields } = query.data;

  const labels = labelSecrets(fields, query.data.auth_type);
  const labelOf = (index: number) => showHidden(labels[index]?.label ?? "");

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
    follow.mutate(fields.length > 0 ? given : null);
  }

  return (
    <Form onSubmit={submit} className="flex flex-col gap-4">
      <Asked link={query.data} />
      {fields.map(({ secret_id, is_optional }, index) => (
        <Field
          key={secret_id}
          label={is_optional ? text.optional(labelOf(index)) : labelOf(index)}
          {...(labels[index]?.hint && { hint: showHidden(labels[index].hint) })}
          type="password"
          autoComplete="off"
          isRequired={!is_optional}
          value={values[secret_id] ?? ""}
          onChange={(value) => setValues({ ...values, [secret_id]: value })}
        />
      ))}
      {fields.length > 0 && <p className="text-13 text-soft">{text.fieldsHint}</p>}
      <p className="text-13 text-soft">{text.trust}</p>
      <div className="flex gap-2">
        <Button type="submit" look="primary" isPending={follow.isPending}>
          {text.continue}
        </Button>
        <Button onPress={onCancel}>{text.cancel}</Button>
      </div>
      {isInsecure && <p role="alert">{text.insecure}</p>}
      {follow.isError && <ErrorState error={follow.error} />}
    </Form>
  );
}

function Asked({ link: { owner, api, hosts, scopes, fields } }: { link: OpenedLink }) {
  return (
    <>
      <p className="break-words">
        {text.asks(showHidden(owner), showHidden(api))} {text.purpose}
      </p>
      <dl className="flex flex-col gap-2 text-13">
        <div>
          <dt className="text-soft">{text.hosts}</dt>
          {hosts.map((host) => (
            <dd key={host} className="break-all font-medium">
              {host}
            </dd>
          ))}
        </div>
        {fields.length === 0 && (
          <div>
            <dt className="text-soft">{text.scopes}</dt>
            {scopes.length === 0 && <dd>{text.noScopes}</dd>}
            {scopes.map((scope) => (
              <dd key={scope} className="break-all font-medium">
                {scope}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </>
  );
}
