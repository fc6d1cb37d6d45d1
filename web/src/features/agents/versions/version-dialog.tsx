import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { DiffView } from "../../../components/code-editor/diff-view.tsx";
import { Select } from "../../../components/select.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { VersionDialog as StoredVersion } from "../../../components/version-dialog.tsx";
import { agents } from "../../../text/agents.ts";
import { agentQuery, versionsQuery } from "../api.ts";

/** A stored version; an older one can be restored in the editor. */
export function VersionDialog(props: {
  id: string;
  version: number;
  current: number;
  onClose: () => void;
  onRestore: (text: string) => void;
}) {
  const { id, version, current, onClose, onRestore } = props;
  const query = useQuery({ ...agentQuery(id, version), staleTime: Number.POSITIVE_INFINITY });
  const canRestore = version !== current;
  return (
    <StoredVersion
      title={`${id} · ${agents.version(version)}`}
      label={agents.versionTitle(version)}
      query={query}
      textOf={({ text }) => text}
      restore={(text) =>
        canRestore && (
          <Button look="primary" onPress={() => onRestore(text)}>
            {agents.restore}
          </Button>
        )
      }
      onClose={onClose}
    >
      {query.data && <VersionDifference id={id} version={version} text={query.data.text} current={current} />}
      {canRestore && <p className="text-13 text-soft">{agents.restoreHint}</p>}
    </StoredVersion>
  );
}

/** What differs between a version and another one, at first the current one. */
function VersionDifference(props: { id: string; version: number; text: string; current: number }) {
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
