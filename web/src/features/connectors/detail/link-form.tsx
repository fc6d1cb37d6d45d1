import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { type ConnectLink, createLink, openLinksQuery, revokeLink } from "./connections.ts";

const text = t.connectors.accounts.links;

/** Creates a link with which an end user connects their account. The link is shown once. */
export function LinkForm({ connectorId }: { connectorId: string }) {
  const [endUser, setEndUser] = useState("");
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: () => createLink(connectorId, endUser.trim()),
    onSuccess: () => queries.invalidateQueries({ queryKey: openLinksQuery(connectorId).queryKey }),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (endUser.trim() !== "") create.mutate();
  }
  return (
    <>
      <Form onSubmit={submit} className="flex flex-wrap items-end gap-2">
        <Field
          label={text.endUser}
          placeholder={text.example}
          value={endUser}
          onChange={setEndUser}
          maxLength={500}
          className="basis-56"
        />
        <Button type="submit" isPending={create.isPending}>
          {text.create}
        </Button>
      </Form>
      {create.data && (
        <div role="status" className="flex flex-wrap items-center gap-2 text-13">
          <span className="text-soft">{text.created(formatDateTime(create.data.expires_at))}</span>
          <code className="min-w-0 break-all">{create.data.url}</code>
          <CopyButton text={create.data.url} label={text.copy} />
        </div>
      )}
      {create.isError && <ErrorState error={create.error} />}
      <OpenLinks connectorId={connectorId} />
    </>
  );
}

/** The links that may still be used, each of which can be revoked. */
function OpenLinks({ connectorId }: { connectorId: string }) {
  const query = useQuery(openLinksQuery(connectorId));
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined || query.data.length === 0) return null;
  return (
    <ul aria-label={text.open} className="flex flex-col">
      {query.data.map((link) => (
        <OpenLink key={link.link_id} link={link} />
      ))}
    </ul>
  );
}

function OpenLink({ link }: { link: ConnectLink }) {
  const { link_id, connector_id, name, end_user, expires_at } = link;
  const person = end_user ?? name ?? "";
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeLink(link_id),
    onSuccess: () => {
      toast(text.revoked(person));
      return queries.invalidateQueries({ queryKey: openLinksQuery(connector_id).queryKey });
    },
    onError: toastFailure,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2 first:border-0">
      <span className="min-w-0 flex-1 basis-56 break-words">
        <span className="font-medium">{person}</span>
        <span className="block text-12 text-soft">{text.openUntil(formatDateTime(expires_at))}</span>
      </span>
      <Button
        look="danger"
        isPending={revoke.isPending}
        onPress={() => revoke.mutate()}
        aria-label={text.revokeNamed(person)}
      >
        {text.revoke}
      </Button>
    </li>
  );
}
