import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Select } from "../../../components/select.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { t } from "../../../text/index.ts";
import { type Connector, connectorQuery, operationsQuery } from "../api.ts";
import { setIdentityOperation } from "./connections.ts";

const text = t.connectors.accounts.identity;

/** Chosen by name. No operation id contains a space at its end. */
const BY_NAME = "by name ";

/** Which operation is called to find out whose account a connection is. */
export function IdentityChoice({ connector }: { connector: Connector }) {
  const { connector_id, version, identity_operation } = connector;
  const query = useQuery(operationsQuery(connector_id, version));
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (wanted: string) => setIdentityOperation(connector_id, wanted === BY_NAME ? null : wanted),
    onSuccess: () => {
      toast(text.stored);
      return queries.invalidateQueries({ queryKey: connectorQuery(connector_id).queryKey });
    },
    onError: toastFailure,
  });
  const readable = (query.data ?? []).filter(
    ({ method, side_effect, input_schema }) =>
      method === "GET" && side_effect === "read" && isCallable(input_schema["required"]),
  );
  const value = set.isPending ? set.variables : (identity_operation ?? BY_NAME);
  const isListed = readable.some(({ operation_id }) => operation_id === value);
  return (
    <Select
      label={text.label}
      hint={text.hint}
      value={value}
      onChange={(wanted) => set.mutate(wanted)}
      isDisabled={set.isPending}
      choices={[
        { id: BY_NAME, label: text.byName },
        { id: "", label: text.none },
        ...(value === BY_NAME || value === "" || isListed ? [] : [{ id: value, label: value }]),
        ...readable.map(({ operation_id, path }) => ({
          id: operation_id,
          label: `${operation_id} · ${path}`,
        })),
      ]}
      className="max-w-120"
    />
  );
}

function isCallable(required: unknown): boolean {
  return !Array.isArray(required) || required.length === 0;
}
