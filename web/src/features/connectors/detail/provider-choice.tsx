import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Form } from "react-aria-components";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import type { Connector } from "../api.ts";
import { chooseProvider, providersQuery } from "./connections.ts";

const text = t.connectors.accounts.provider;

/**
 * Where the connector signs in, if the provider is known, and where a client is registered there. A connector whose document does not
 * say it gets its addresses from a choice.
 */
export function ProviderChoice({ connector }: { connector: Connector }) {
  const { connector_id, secrets } = connector;
  const query = useQuery(providersQuery(connector_id));
  const asks = secrets.some(({ secret_id }) => secret_id === "authorization_url");
  if (query.data === undefined) return null;
  const { chosen, providers } = query.data;
  return (
    <>
      {chosen !== null && (
        <p className="text-13">
          {text.signsInAt(chosen.name)}{" "}
          {chosen.register_url !== null && (
            <a
              href={chosen.register_url}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-2"
            >
              {text.register(chosen.name)}
            </a>
          )}
        </p>
      )}
      {asks && (
        <ChoiceForm
          key={chosen?.provider ?? ""}
          connectorId={connector_id}
          chosen={chosen?.provider ?? ""}
          providers={providers}
        />
      )}
    </>
  );
}

function ChoiceForm({
  connectorId,
  chosen,
  providers,
}: {
  connectorId: string;
  chosen: string;
  providers: readonly { provider: string; name: string; variables: string[] }[];
}) {
  const [wanted, setWanted] = useState(chosen);
  const [variables, setVariables] = useState<Record<string, string>>({});
  const queries = useQueryClient();
  const provider = providers.find((one) => one.provider === wanted);
  const choose = useMutation({
    mutationFn: () => chooseProvider(connectorId, wanted, variables),
    onSuccess: () => {
      toast(text.stored(provider?.name ?? wanted));
      return queries.invalidateQueries({ queryKey: ["connectors"] });
    },
  });
  const failure = choose.error && asFailure(choose.error);
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (provider !== undefined) choose.mutate();
  }
  return (
    <Form validationBehavior="aria" onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Select
        label={text.label}
        value={wanted}
        onChange={(next) => {
          setWanted(next);
          setVariables({});
          choose.reset();
        }}
        choices={[
          { id: "", label: text.other },
          ...providers.map((one) => ({ id: one.provider, label: one.name })),
        ]}
        className="basis-56"
      />
      {provider?.variables.map((name) => (
        <Field
          key={name}
          label={text.variables[name] ?? name}
          placeholder="acme"
          value={variables[name] ?? ""}
          onChange={(value) => {
            setVariables((old) => ({ ...old, [name]: value.trim().toLowerCase() }));
            choose.reset();
          }}
          error={failure?.faultAt(`/provider_variables/${name}`)}
          maxLength={63}
          className="basis-48"
        />
      ))}
      <Button type="submit" isDisabled={provider === undefined} isPending={choose.isPending}>
        {text.use}
      </Button>
      <p className="basis-full text-12 text-soft">{text.hint}</p>
      {failure?.faults.every(({ pointer }) => !pointer.startsWith("/provider_variables/")) && (
        <ErrorState error={failure} />
      )}
    </Form>
  );
}
