import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { labelSecrets } from "../../../components/secret/label-secrets.ts";
import { ErrorState } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import { type Connector, withPlaces } from "../api.ts";
import { addAccount, connectionsQuery } from "./connections.ts";
import { SecretInput } from "./secret-input.tsx";

const text = t.connectors.accounts;

/** Addresses are the connector's, the same for every account. */
const ADDRESSES = ["token_url", "authorization_url"];

/** Adds an account with secrets of its own to a connector that does not sign in. */
export function AccountForm({ connector }: { connector: Connector }) {
  const { connector_id, auth, secrets } = connector;
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const [values, setValues] = useState<Record<string, string>>({});
  const [files, setFiles] = useState<Record<string, { name: string; size: number }>>({});
  const add = useMutation({
    mutationFn: () => {
      const typed = Object.entries(values).filter(([, value]) => value !== "");
      return addAccount(connector_id, name.trim(), Object.fromEntries(typed));
    },
    onSuccess: async () => {
      toast(text.added(name.trim()));
      setOpen(false);
      setName("");
      setValues({});
      setFiles({});
      await queries.invalidateQueries({ queryKey: ["connectors"] });
      await queries.invalidateQueries({ queryKey: connectionsQuery(connector_id).queryKey });
    },
  });
  const needed = secrets.filter(({ secret_id }) => !ADDRESSES.includes(secret_id));
  if (needed.length === 0) return null;
  if (!isOpen)
    return (
      <div>
        <Button onPress={() => setOpen(true)}>{text.add}</Button>
      </div>
    );
  const labels = labelSecrets(withPlaces({ auth, secrets: needed }), auth.type);
  const failure = add.error && asFailure(add.error);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== "") add.mutate();
  }
  return (
    <Form
      validationBehavior="aria"
      onSubmit={submit}
      autoComplete="off"
      aria-label={text.add}
      className="flex max-w-160 flex-col gap-4 border-t border-line py-3"
    >
      <Field
        label={text.name}
        placeholder={text.nameExample}
        value={name}
        onChange={setName}
        maxLength={500}
        error={failure?.faultAt("/name")}
        autoFocus
      />
      {needed.map((secret, index) => (
        <SecretInput
          key={secret.secret_id}
          secret={{ ...secret, stored_at: null }}
          label={labels[index]?.label ?? secret.secret_id}
          about={labels[index]?.hint ?? ""}
          authType={auth.type}
          value={values[secret.secret_id] ?? ""}
          file={files[secret.secret_id]}
          error={failure?.faultAt(`/secrets/${secret.secret_id}`)}
          onChange={(value, file) => {
            setValues((old) => ({ ...old, [secret.secret_id]: value }));
            if (file) setFiles((old) => ({ ...old, [secret.secret_id]: file }));
          }}
        />
      ))}
      {failure && <ErrorState error={failure} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isPending={add.isPending}>
          {text.addAction}
        </Button>
        <Button onPress={() => setOpen(false)}>{text.cancel}</Button>
      </div>
    </Form>
  );
}
