import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "../../components/confirm-dialog.tsx";
import { Tag } from "../../components/labels.tsx";
import { ErrorState, Section } from "../../components/states.tsx";
import { Switch } from "../../components/toggle.tsx";
import { settings as text } from "../../text/settings.ts";
import { changeSettings, refreshSettings, type Settings } from "./api.ts";
import { Origin, Variables } from "./parts.tsx";

/** Whether writes need an approval. An account can require it where the installation does not. */
export function ApprovalSection({ settings }: { settings: Settings }) {
  const { environment, approval_mode, installation, account } = settings;
  const isOwn = installation.environment === "dev" && account?.environment === "prod";
  return (
    <Section title={text.policy}>
      <p className="flex flex-wrap items-center gap-2">
        <Tag tone={environment === "prod" ? "accent" : "warn"}>{environment}</Tag>
        {text.modes[approval_mode]}
        <Origin isOwn={isOwn} />
      </p>
      {installation.environment === "dev" ? (
        <RequireApprovals isOn={isOwn} />
      ) : (
        <p className="max-w-prose text-13 text-soft">{text.prodFixed}</p>
      )}
      <Variables names={["TOOLGATE_ENV"]} />
    </Section>
  );
}

function RequireApprovals({ isOn }: { isOn: boolean }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    mutationFn: (on: boolean) => changeSettings({ environment: on ? "prod" : null }),
    onSuccess: async (_, on) => {
      toast(on ? text.approvalsOn : text.approvalsOff);
      await refreshSettings(queries);
    },
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Switch
        isSelected={isOn}
        isDisabled={change.isPending}
        onChange={(on) => (on ? change.mutate(true) : setAsking(true))}
      >
        {text.requireApprovals}
      </Switch>
      {change.isError && <ErrorState error={change.error} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.approvalsOffTitle}
        action={text.approvalsOffAction}
        isPending={change.isPending}
        onConfirm={() => change.mutate(false)}
      >
        {text.approvalsOffText}
      </ConfirmDialog>
    </>
  );
}
