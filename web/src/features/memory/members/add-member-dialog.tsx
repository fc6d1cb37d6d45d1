import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import { memory } from "../../../text/memory.ts";
import { putMember, type Role, sitesQuery } from "../api/sites.ts";
import { ROLE_CHOICES } from "./role-choices.ts";

/** Asks for a user and a role. */
export function AddMemberDialog({ siteId, onClose }: { siteId: string; onClose: () => void }) {
  const [userId, setUserId] = useState("");
  const [role, setRole] = useState<Role>("member");
  const [issuer, setIssuer] = useState("");
  const [isChecked, setChecked] = useState(false);
  const queries = useQueryClient();
  const user_id = userId.trim();
  const add = useMutation({
    mutationFn: () => putMember(siteId, { user_id, role, issuer: issuer.trim() || null }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sitesQuery.queryKey });
      toast(memory.memberAdded(user_id));
      onClose();
    },
  });
  function submit(): void {
    setChecked(true);
    if (user_id !== "") add.mutate();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={memory.addMember}
      footer={
        <>
          <Button onPress={onClose}>{t.common.cancel}</Button>
          <Button look="primary" isPending={add.isPending} onPress={submit}>
            {memory.addMember}
          </Button>
        </>
      }
    >
      <p className="text-13 text-soft">{memory.membersIntro}</p>
      <Field
        label={memory.memberUserId}
        value={userId}
        onChange={setUserId}
        mono
        maxLength={300}
        autoFocus
        error={isChecked && user_id === "" ? memory.memberUserIdMissing : undefined}
      />
      <Select<Role>
        label={memory.memberRole}
        hint={memory.roleTexts[role]}
        choices={ROLE_CHOICES}
        value={role}
        onChange={setRole}
      />
      <Field
        label={`${memory.issuer} (${t.common.optional})`}
        hint={memory.issuerHint}
        value={issuer}
        onChange={setIssuer}
        maxLength={500}
      />
      {add.isError && <ErrorState error={add.error} />}
    </Dialog>
  );
}
