import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Tag } from "../../../components/labels.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState, Loading, Section } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { Switch } from "../../../components/toggle.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { versionsText as text } from "../../../text/versions.ts";
import { checkSource, decideVersion, setChecks, type Version, type Versions, versionsQuery } from "./api.ts";
import { Proposal } from "./proposal.tsx";

/** The versions of a connector's document, and its source. */
export function VersionsPart({ connectorId }: { connectorId: string }) {
  const query = useQuery(versionsQuery(connectorId));
  if (query.isPending) return <Loading rows={2} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { source, versions } = query.data;
  const proposed = versions.find(({ state }) => state === "proposed");
  const listed = versions.filter(({ state }) => state === "current" || state === "earlier");
  return (
    <Section title={text.title} hint={text.hint}>
      {source.url !== null && <Source connectorId={connectorId} source={source} />}
      {proposed && <Proposal connectorId={connectorId} version={proposed.version} />}
      <ul className="flex flex-col">
        {listed.map((version) => (
          <Listed key={version.version} connectorId={connectorId} version={version} />
        ))}
      </ul>
    </Section>
  );
}

const INTERVALS = (["never", "hourly", "daily", "weekly"] as const).map((id) => ({
  id,
  label: text.intervals[id],
}));

function Source({ connectorId, source }: { connectorId: string; source: Versions["source"] }) {
  const { url, every, auto_apply, on_breaking, checked_at, outcome, error, failures } = source;
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: ["connectors", connectorId] });
  const check = useMutation({
    mutationFn: () => checkSource(connectorId),
    onSuccess: ({ outcome: found }) => toast(text.outcomes[found] ?? found),
    onError: toastFailure,
    onSettled,
  });
  const set = useMutation({
    mutationFn: (settings: Partial<Versions["source"]>) => setChecks(connectorId, settings),
    onError: toastFailure,
    onSettled,
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-13">
        <span className="text-soft">{text.source} </span>
        <code className="break-all">{url}</code>
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={text.every}
          choices={INTERVALS}
          value={every as (typeof INTERVALS)[number]["id"]}
          onChange={(next) => set.mutate({ every: next })}
          className="w-44"
        />
        <Button onPress={() => check.mutate()} isPending={check.isPending}>
          {text.checkNow}
        </Button>
      </div>
      <Switch
        isSelected={auto_apply === "compatible"}
        onChange={(on) => set.mutate({ auto_apply: on ? "compatible" : "none" })}
      >
        {text.autoApply}
      </Switch>
      <Switch
        isSelected={on_breaking === "hold"}
        onChange={(on) => set.mutate({ on_breaking: on ? "hold" : "keep" })}
      >
        {text.hold}
      </Switch>
      {error !== null ? (
        <p role="status" className="text-13 text-bad">
          {text.failed(error, failures)}
        </p>
      ) : (
        <p className="text-13 text-soft">
          {checked_at === null
            ? text.neverChecked
            : text.checked(formatDateTime(checked_at), text.outcomes[outcome ?? ""] ?? "")}
        </p>
      )}
    </div>
  );
}

function Listed({ connectorId, version: row }: { connectorId: string; version: Version }) {
  const { version, state, origin, api_version, created_at } = row;
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const restore = useMutation({
    mutationFn: () => decideVersion(connectorId, version, "restore"),
    onSuccess: ({ warnings }) => {
      toast(text.restored(version));
      for (const { message } of warnings) toast.warning(message);
    },
    onError: toastFailure,
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: ["connectors"] });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line py-2 first:border-0">
      <span className="min-w-0 flex-1 basis-56 break-words">
        {text.version(version, api_version)}
        <span className="block text-12 text-soft">
          {`${formatDateTime(created_at)} · ${text.origins[origin as keyof typeof text.origins]}`}
        </span>
      </span>
      <Tag tone={state === "current" ? "ok" : "neutral"}>
        {text.states[state as keyof typeof text.states]}
      </Tag>
      {state === "earlier" && (
        <Button look="quiet" onPress={() => setAsking(true)} aria-label={text.restoreNamed(version)}>
          {text.restore}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.restoreNamed(version)}
        action={text.restore}
        isPending={restore.isPending}
        onConfirm={() => restore.mutate()}
      >
        <p>{text.restoreText}</p>
      </ConfirmDialog>
    </li>
  );
}
