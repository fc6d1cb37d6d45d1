import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ActionMenu } from "../../../components/menu.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { t } from "../../../text/index.ts";
import { type Connector, connectorQuery, deleteConnector, deleteSecrets, setStatus } from "../api.ts";
import { countParts } from "../summarize-connector.ts";

const RenameConnector = lazy(async () => ({
  default: (await import("./rename-connector.tsx")).RenameConnector,
}));

/** Rename, new version, disable, delete. */
export function ConnectorActions({ connector }: { connector: Connector }) {
  const { connector_id, kind, name, status, operation_count, secrets } = connector;
  const [asking, setAsking] = useState<"delete" | "secrets" | "rename" | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const stored = secrets.filter(({ stored_at }) => stored_at !== null).length;
  const refresh = () => queries.invalidateQueries({ queryKey: ["connectors"] });
  const toggle = useMutation({
    mutationFn: () => setStatus(connector_id, status === "DISABLED" ? "ACTIVE" : "DISABLED"),
    onSuccess: (state) => {
      queries.setQueryData(connectorQuery(connector_id).queryKey, state);
      return refresh();
    },
    onError: toastFailure,
  });
  const remove = useMutation({
    mutationFn: () => deleteConnector(connector_id),
    onSuccess: async () => {
      toast(t.connectors.deleted(name));
      await navigate({ to: "/connectors" });
      queries.removeQueries({ queryKey: ["connectors", connector_id] });
      await refresh();
    },
  });
  const forget = useMutation({
    mutationFn: () => deleteSecrets(connector_id),
    onSuccess: () => {
      setAsking(null);
      return refresh();
    },
  });
  return (
    <>
      <ActionMenu
        label={t.connectors.actions}
        actions={[
          { id: "rename", label: t.connectors.rename, onAction: () => setAsking("rename") },
          ...(kind === "mcp"
            ? []
            : [
                {
                  id: "version",
                  label: t.connectors.newVersion,
                  onAction: () => void navigate({ to: "/connectors/new", search: { replace: connector_id } }),
                },
              ]),
          {
            id: "toggle",
            label: status === "DISABLED" ? t.connectors.enable : t.connectors.disable,
            onAction: () => toggle.mutate(),
          },
          {
            id: "secrets",
            label: t.connectors.deleteSecrets,
            isDanger: true,
            isDisabled: stored === 0,
            onAction: () => setAsking("secrets"),
          },
          { id: "delete", label: t.connectors.delete, isDanger: true, onAction: () => setAsking("delete") },
        ]}
      />
      {asking === "rename" && (
        <Suspense>
          <RenameConnector connector={connector} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asking === "delete"}
        onClose={() => setAsking(null)}
        title={t.connectors.deleteTitle(name)}
        action={t.common.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{t.connectors.deleteText(countParts(kind, operation_count), stored)}</p>
        {remove.isError && <ErrorState error={remove.error} />}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === "secrets"}
        onClose={() => setAsking(null)}
        title={t.connectors.deleteSecretsTitle(name)}
        action={t.common.delete}
        isPending={forget.isPending}
        onConfirm={() => forget.mutate()}
      >
        <p>{t.connectors.deleteSecretsText}</p>
        {forget.isError && <ErrorState error={forget.error} />}
      </ConfirmDialog>
    </>
  );
}
