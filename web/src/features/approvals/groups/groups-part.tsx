import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { AGENT_ID_PATTERN } from "../../../../../src/contract/agent-file.ts";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { EmptyState, ErrorState, Loading, Section } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { groupsQuery, putGroup } from "./api.ts";
import { GroupSection } from "./group-section.tsx";

/** The groups that may decide besides the owner. */
export function GroupsPart() {
  const query = useQuery(groupsQuery);
  if (query.isPending) return <Loading />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const groups = query.data;
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {groups.length === 0 ? (
        <EmptyState isFlush title={text.noGroups}>
          <p>{text.noGroupsText}</p>
          <p className="pt-1">{text.groupsIntro}</p>
        </EmptyState>
      ) : (
        <p className="max-w-prose text-13 text-soft">{text.groupsIntro}</p>
      )}
      {groups.map((group) => (
        <GroupSection key={group.name} group={group} />
      ))}
      <NewGroup taken={groups.map(({ name }) => name)} />
    </div>
  );
}

const NAME = new RegExp(AGENT_ID_PATTERN);

function NewGroup({ taken }: { taken: readonly string[] }) {
  const [name, setName] = useState("");
  const [isChecked, setChecked] = useState(false);
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => putGroup(name.trim(), []),
    onSuccess: async (group) => {
      await queries.invalidateQueries({ queryKey: groupsQuery.queryKey });
      setName("");
      setChecked(false);
      toast(text.created(group.name));
    },
  });
  const fault = !NAME.test(name.trim())
    ? text.groupBad
    : taken.includes(name.trim())
      ? text.groupTaken
      : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(true);
    if (fault === undefined) make.mutate();
  }
  return (
    <Section title={text.newGroup}>
      <form onSubmit={submit} className="flex max-w-160 flex-col gap-3">
        <Field
          label={text.groupLabel}
          hint={text.groupHint}
          value={name}
          onChange={setName}
          mono
          maxLength={100}
          error={isChecked ? fault : undefined}
          trailing={
            <Button type="submit" isPending={make.isPending}>
              {text.create}
            </Button>
          }
        />
        {make.isError && <ErrorState error={make.error} />}
      </form>
    </Section>
  );
}
