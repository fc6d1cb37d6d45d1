import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState, Loading, Section } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { Checkbox } from "../../../components/toggle.tsx";
import { versionsText } from "../../../text/versions.ts";
import { type Overlay, overlayQuery, saveOverlay } from "./api.ts";
import { compact, findUpdate, targetOf, withUpdate } from "./edit-overlay.ts";

const text = versionsText.overrides;
/** Maximum disabled operations that are listed. */
const MOST = 100;

/** Saves an overlay and loads what depends on it again. */
export function useSaveOverlay(connectorId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (overlay: Overlay) => saveOverlay(connectorId, overlay),
    onSuccess: ({ warnings = [] }) => {
      toast(text.saved);
      for (const { message } of warnings) toast.warning(message);
    },
    onError: toastFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ["connectors"] }),
  });
}

/** The overrides of a connector: conflicts, and groups of operations that are disabled. */
export function OverridesPart({ connectorId }: { connectorId: string }) {
  const query = useQuery(overlayQuery(connectorId));
  if (query.isPending) return <Loading rows={2} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const overlay = query.data;
  const { revision = 0, conflicts = [], disabled = [] } = overlay["x-toolgate"] ?? {};
  return (
    <Section title={text.title} hint={text.hint}>
      {conflicts.length > 0 && (
        <div className="flex flex-col gap-1">
          <h3>{text.conflicts}</h3>
          <ul className="flex flex-col text-13">
            {conflicts.map(({ target, message }) => (
              <li key={target + message} className="border-t border-line py-1.5 break-words first:border-0">
                <code className="break-all">{target}</code>
                <span className="block text-soft">
                  <ServerText>{message}</ServerText>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Groups key={revision} connectorId={connectorId} overlay={overlay} />
      {disabled.length > 0 && <Disabled connectorId={connectorId} overlay={overlay} disabled={disabled} />}
    </Section>
  );
}

interface GroupsValue {
  writes?: boolean;
  tags?: string[];
  paths?: string[];
}

function Groups({ connectorId, overlay }: { connectorId: string; overlay: Overlay }) {
  const root = findUpdate(overlay, "$");
  const groups = (root["x-disabled"] ?? {}) as GroupsValue;
  const [writes, setWrites] = useState(groups.writes === true);
  const [tags, setTags] = useState((groups.tags ?? []).join(", "));
  const [paths, setPaths] = useState((groups.paths ?? []).join(", "));
  const save = useSaveOverlay(connectorId);
  function submit(): void {
    const next = compact({
      ...groups,
      writes: writes || undefined,
      tags: splitList(tags),
      paths: splitList(paths),
    });
    save.mutate(withUpdate(overlay, "$", compact({ ...root, "x-disabled": next })));
  }
  return (
    <div className="flex flex-col gap-3">
      <Checkbox isSelected={writes} onChange={setWrites}>
        {text.writes}
      </Checkbox>
      <Field label={text.tags} hint={text.listHint} value={tags} onChange={setTags} />
      <Field label={text.paths} hint={text.pathsHint} value={paths} onChange={setPaths} mono />
      <Button onPress={submit} isPending={save.isPending} className="self-start">
        {text.save}
      </Button>
    </div>
  );
}

function splitList(list: string): string[] {
  return list
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");
}

type DisabledOperations = NonNullable<Overlay["x-toolgate"]>["disabled"];

function Disabled(props: { connectorId: string; overlay: Overlay; disabled: DisabledOperations }) {
  const { connectorId, overlay, disabled } = props;
  const save = useSaveOverlay(connectorId);
  function enable(operation: DisabledOperations[number]): void {
    const target = targetOf(operation);
    save.mutate(withUpdate(overlay, target, { ...findUpdate(overlay, target), "x-enabled": true }));
  }
  return (
    <details>
      <summary className="cursor-pointer text-13 font-semibold">{text.disabled(disabled.length)}</summary>
      <ul className="flex flex-col">
        {disabled.slice(0, MOST).map((operation) => (
          <li
            key={operation.operation_id}
            className="flex flex-wrap items-center gap-3 border-t border-line py-1.5 text-13 first:border-0"
          >
            <code className="min-w-0 flex-1 break-all">{`${operation.method} ${operation.path}`}</code>
            <Button
              look="quiet"
              onPress={() => enable(operation)}
              isDisabled={save.isPending}
              aria-label={text.enableNamed(operation.operation_id)}
            >
              {text.enable}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
