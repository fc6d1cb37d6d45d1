import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { useSession } from "../../../app/session.ts";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { Tag } from "../../../components/labels.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { memory } from "../../../text/memory.ts";
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
      toast(memory.roleChanged(user_id, memory.roles[next] ?? next));
      return queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
    onError: toastFailure,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-13">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-mono text-12 break-all">
          {user_id} {isOwn && <span className="font-sans text-soft">({memory.you})</span>}
        </p>
        <p className="text-12 text-soft">
          {issuer ? `${memory.ofIssuer(issuer)} · ` : ""}
          {memory.roleTexts[role]}
        </p>
      </div>
      {canManage ? (
        <>
          <Select<Role>
            label={memory.roleOf(user_id)}
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
        <Tag>{memory.roles[role]}</Tag>
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
      toast(memory.removed(userId));
      return queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="danger" aria-label={memory.removeMember(userId)} onPress={() => setAsking(true)}>
        {memory.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={memory.removeTitle(userId)}
        action={memory.remove}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{memory.removeText}</p>
        {remove.isError && <ErrorState error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}
