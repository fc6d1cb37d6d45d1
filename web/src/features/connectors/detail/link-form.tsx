import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { createLink, openLinksQuery } from "./connections.ts";
import { OpenLinks } from "./open-links.tsx";

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
