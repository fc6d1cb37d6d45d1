import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { approvals as text } from "../../../text/approvals.ts";
import { type Group, groupsQuery, nameOf, putGroup } from "./api.ts";

/** Adds a member by the email address of an account; errors are shown at the field. */
export function AddMember({ group }: { group: Group }) {
  const [email, setEmail] = useState("");
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (who: string) => putGroup(group.name, [...group.members.map(nameOf), who]),
    onSuccess: (_, who) => {
      setEmail("");
      toast(text.added(who));
      return queries.invalidateQueries({ queryKey: groupsQuery.queryKey });
    },
    onError: (error) =>
      setFault(
        asFailure(error).faults.some(({ pointer }) => pointer === `/members/${group.members.length}`)
          ? text.noAccount
          : undefined,
      ),
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    const who = email.trim();
    const isMember = group.members.some((member) => member.email?.toLowerCase() === who.toLowerCase());
    const wrong = who.length < 3 ? text.noAddress : isMember ? text.already : undefined;
    setFault(wrong);
    if (wrong === undefined) add.mutate(who);
  }
  return (
    <form aria-label={text.addTo(group.name)} onSubmit={submit} className="flex max-w-160 flex-col gap-2">
      <Field
        label={text.email}
        type="email"
        value={email}
        onChange={(value) => {
          setEmail(value);
          setFault(undefined);
          add.reset();
        }}
        maxLength={320}
        autoComplete="off"
        error={fault}
        validationBehavior="aria"
        trailing={
          <Button type="submit" isPending={add.isPending}>
            {text.add}
          </Button>
        }
      />
      {add.isError && fault === undefined && <ErrorState error={add.error} />}
    </form>
  );
}
