import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { toast } from "sonner";
import { type ApiKey, keysQuery, revokeKey } from "../../components/api-key/api.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Tag } from "../../components/labels.tsx";
import { ManyRows } from "../../components/rows/many-rows.tsx";
import { EmptyState, ErrorState, Loading, Page } from "../../components/states.tsx";
import { formatAgo, formatDateTime } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { ExposureButton, summarizeExposure } from "./exposure-button.tsx";
import { WorkspaceSection } from "./workspace-section.tsx";

const route = getRouteApi("/inside/api-keys");
const CreateKeyDialog = lazy(async () => ({
  default: (await import("../../components/api-key/create-key-dialog.tsx")).CreateKeyDialog,
}));

/** The user's API keys. */
export function ApiKeysPage() {
  const query = useQuery(keysQuery);
  const { agent } = route.useSearch();
  const navigate = route.useNavigate();
  const [isCreating, setCreating] = useState(agent !== undefined);
  const close = () => {
    setCreating(false);
    if (agent !== undefined) void navigate({ search: {}, replace: true });
  };
  const create = (
    <Button look="primary" onPress={() => setCreating(true)}>
      <Plus aria-hidden="true" />
      {t.apiKeys.create}
    </Button>
  );
  const isEmpty = query.data?.length === 0;
  return (
    <Page title={t.apiKeys.title} intro={t.apiKeys.intro} actions={!isEmpty && create}>
      {query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : isEmpty ? (
        <EmptyState title={t.apiKeys.empty} action={create}>
          {t.apiKeys.emptyText}
        </EmptyState>
      ) : (
        <ManyRows
          label={t.apiKeys.title}
          items={query.data}
          keyOf={({ id }) => id}
          rowHeight={53}
          render={(key) => <Line apiKey={key} />}
        />
      )}
      {query.data?.some(isBound) && <WorkspaceSection />}
      <Suspense>
        {isCreating && <CreateKeyDialog {...(agent !== undefined && { agent })} onClose={close} />}
      </Suspense>
    </Page>
  );
}

function isBound({ connection_id, end_users_only }: ApiKey): boolean {
  return connection_id !== null || end_users_only;
}

function Line({ apiKey }: { apiKey: ApiKey }) {
  const { name, prefix, scopes, agent_id, rate_limit_per_min, expires_at, revoked_at, last_used_at } = apiKey;
  const { connection_id, end_users_only } = apiKey;
  const isExpired = expires_at !== null && Date.parse(expires_at) <= Date.now();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13 sm:flex-nowrap">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <p className="truncate font-medium">{name}</p>
        <p className="truncate text-12 text-soft">
          <code>{prefix}…</code> · {scopes.join(", ")}
          {agent_id && ` · ${t.apiKeys.ofAgent(agent_id)}`}
          {connection_id !== null && ` · ${t.apiKeys.binding.toOne}`}
          {end_users_only && ` · ${t.apiKeys.binding.toEndUsers}`}
          {rate_limit_per_min !== null && ` · ${t.apiKeys.limited(rate_limit_per_min)}`}
          {summarizeExposure(apiKey)}
        </p>
      </div>
      <span className="w-44 text-12 text-soft">
        {last_used_at === null ? t.apiKeys.neverUsed : `${t.apiKeys.columns.used} ${formatAgo(last_used_at)}`}
      </span>
      <span className="w-44 text-12 text-soft" title={expires_at ? formatDateTime(expires_at) : ""}>
        {revoked_at ? (
          <Tag>{t.apiKeys.revoked}</Tag>
        ) : isExpired ? (
          <Tag tone="warn">{t.apiKeys.expired}</Tag>
        ) : (
          `${t.apiKeys.columns.expires} ${expires_at ? formatAgo(expires_at) : t.apiKeys.never}`
        )}
      </span>
      <span className="ml-auto flex gap-2">
        {revoked_at === null && scopes.includes("agent:query") && <ExposureButton apiKey={apiKey} />}
        {revoked_at === null && <Revoke apiKey={apiKey} />}
      </span>
    </div>
  );
}

function Revoke({ apiKey }: { apiKey: ApiKey }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => revokeKey(apiKey.id),
    onSuccess: () => {
      setAsking(false);
      toast(t.apiKeys.revokedNow(apiKey.name));
      return queries.invalidateQueries({ queryKey: ["api-keys"] });
    },
  });
  return (
    <>
      <Button look="danger" aria-label={t.apiKeys.revokeKey(apiKey.name)} onPress={() => setAsking(true)}>
        {t.apiKeys.revoke}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.apiKeys.revokeTitle(apiKey.name)}
        action={t.apiKeys.revoke}
        isPending={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      >
        <p>{t.apiKeys.revokeText}</p>
        {revoke.isError && <ErrorState error={revoke.error} />}
      </ConfirmDialog>
    </>
  );
}
