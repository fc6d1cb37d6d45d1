import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DiffView } from "../../../components/code-editor/diff-view.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { agents } from "../../../text/agents.ts";
import { agentQuery, versionsQuery } from "../api.ts";

/** What differs between a version and another one, at first the current one. */
export function VersionDifference(props: { id: string; version: number; text: string; current: number }) {
  const { id, version, text, current } = props;
  const versions = useQuery(versionsQuery(id)).data ?? [];
  const [other, setOther] = useState(String(current === version ? version - 1 : current));
  const query = useQuery({ ...agentQuery(id, Number(other)), staleTime: Number.POSITIVE_INFINITY });
  const others = versions.filter((one) => one.version !== version);
  if (others.length === 0) return null;
  const isOlder = Number(other) < version;
  return (
    <section aria-label={agents.differences} className="flex flex-col gap-2">
      <Select
        label={agents.compareWith}
        choices={others.map((one) => ({ id: String(one.version), label: agents.versionTitle(one.version) }))}
        value={other}
        onChange={setOther}
        className="max-w-60"
      />
      {query.isPending ? (
        <Loading rows={2} />
      ) : query.isError ? (
        <ErrorState error={query.error} />
      ) : (
        <DiffView
          key={other}
          label={agents.differences}
          original={isOlder ? query.data.text : text}
          proposed={isOlder ? text : query.data.text}
        />
      )}
    </section>
  );
}
