import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { formatDateTime } from "../../../lib/format.ts";
import { agents } from "../../../text/agents.ts";
import { t } from "../../../text/index.ts";
import { agentQuery } from "../api.ts";

/** A version as it was stored; an older one can be taken into the editor. */
export function VersionDialog(props: {
  id: string;
  version: number;
  current: number;
  onClose: () => void;
  onRestore: (text: string) => void;
}) {
  const { id, version, current, onClose, onRestore } = props;
  const query = useQuery({ ...agentQuery(id, version), staleTime: Number.POSITIVE_INFINITY });
  const text = query.data?.text;
  return (
    <Dialog
      isOpen
      wide
      onClose={onClose}
      title={`${id} · ${agents.version(version)}`}
      footer={
        text !== undefined && (
          <>
            <CopyButton text={text} label={t.common.copy} />
            {version !== current && (
              <Button look="primary" onPress={() => onRestore(text)}>
                {agents.restore}
              </Button>
            )}
          </>
        )
      }
    >
      {query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <p className="text-12 text-soft">{formatDateTime(query.data.updated_at)}</p>
          <Scrollable
            aria-label={agents.versionTitle(version)}
            className="max-h-[60dvh] border-line bg-sunken"
          >
            {text}
          </Scrollable>
          {version !== current && <p className="text-13 text-soft">{agents.restoreHint}</p>}
        </>
      )}
    </Dialog>
  );
}
