import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState, Section } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { t } from "../../../text/index.ts";
import { AddMember } from "./add-member.tsx";
import { deleteGroup, type Group, groupsQuery, nameOf, putGroup } from "./api.ts";

/** A group with its members. */
export function GroupSection({ group }: { group: Group }) {
  const { name, members } = group;
  return (
    <Section
      title={name}
      hint={members.length === 0 ? text.noMembers : text.members(members.length)}
      actions={<DeleteGroup name={name} />}
    >
      {members.length > 0 && (
        <ul aria-label={text.membersOf(name)} className="max-w-160 border-t border-line">
          {members.map((member) => (
            <li
              key={nameOf(member)}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:min-h-11"
            >
              <span className="min-w-0 flex-1 break-words">{nameOf(member)}</span>
              <RemoveMember group={group} member={member} />
            </li>
          ))}
        </ul>
      )}
      <AddMember group={group} />
    </Section>
  );
}

function RemoveMember({ group, member }: { group: Group; member: Group["members"][number] }) {
  const who = nameOf(member);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      putGroup(
        group.name,
        group.members.map(nameOf).filter((name) => name !== who),
      ),
    onSuccess: () => {
      toast(text.removed(who));
      return queries.invalidateQueries({ queryKey: groupsQuery.queryKey });
    },
  });
  return (
    <>
      <Button
        aria-label={text.removeMember(who, group.name)}
        isPending={remove.isPending}
        onPress={() => remove.mutate()}
      >
        {text.remove}
      </Button>
      {remove.isError && <ErrorState error={remove.error} />}
    </>
  );
}

function DeleteGroup({ name }: { name: string }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteGroup(name),
    onSuccess: () => {
      setAsking(false);
      toast(text.deleted(name));
      return queries.invalidateQueries({ queryKey: groupsQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="danger" aria-label={text.deleteGroupOf(name)} onPress={() => setAsking(true)}>
        {t.common.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.deleteTitle(name)}
        action={t.common.delete}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>{text.deleteText}</p>
        {remove.isError && <ErrorState error={remove.error} />}
      </ConfirmDialog>
    </>
  );
}
