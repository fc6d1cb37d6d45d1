import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/dialog.tsx";
import { Tag } from "../../../components/labels.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { t } from "../../../text/index.ts";
import { type Member, putMember, type Role, removeMember, sitesQuery } from "../api/sites.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

export function MemberLine(props: { siteId: string; member: Member; canManage: boolean }) {
  const { siteId, member, canManage } = props;
  const { user_id, role, issuer } = member;
  const isOwn = useSession()?.user.id === user_id;
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (next: Role) => putMember(siteId, { ...member, role: next }),
    onSuccess: (_, next) => {
      toast(t.memory.roleChanged(user_id, t.memory.roles[next] ?? next));
      return queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
    onError: (error) => toast.error(asFailure(error).message),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-mono text-12 break-all">
          {user_id} {isOwn && <span className="font-sans text-soft">({t.memory.you})</span>}
        </p>
        <p className="text-12 text-soft">
          {issuer ? `${t.memory.ofIssuer(issuer)} · ` : ""}
          {t.memory.roleTexts[role]}
        </p>
      </div>
      {canManage ? (
        <>
          <Select<Role>
            label={t.memory.roleOf(user_id)}
            hideLabel
            choices={ROLE_CHOICES}
            value={role}
            onChange={(next) => next !== role && change.mutate(next)}
            isDisabled={change.isPending}
            className="w-32"
          />
          <Remove siteId={siteId} userId={user_id} />
        </>
      ) : (
        <Tag>{t.memory.roles[role]}</Tag>
      )}
    </div>
  );
}

function Remove({ siteId, userId }: { siteId: string; userId: string }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeMember(siteId, userId),
    onSuccess: () => {
      setAsking(false);
      toast(t.memory.removed(userId));
      return queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="danger" aria-label={t.memory.removeMember(userId)} onPress={() => setAsking(true)}>
        {t.memory.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t.memory.removeTitle(userId)}
        action={t.memory.remove}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{t.memory.removeText}</p>
        {remove.isError && <ErrorState error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}
