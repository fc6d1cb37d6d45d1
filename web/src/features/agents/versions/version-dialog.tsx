import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { VersionDialog as StoredVersion } from "../../../components/version-dialog.tsx";
import { agents } from "../../../text/agents.ts";
import { agentQuery } from "../api.ts";
import { VersionDifference } from "./version-difference.tsx";

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
