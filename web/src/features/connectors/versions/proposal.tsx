import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { versionsText as text } from "../../../text/versions.ts";
import { decideVersion, type VersionDetail, versionQuery } from "./api.ts";

const KINDS = ["removed", "breaking", "added", "compatible", "documentation"] as const;
/** Maximum operations that are shown of a kind. */
const MOST = 200;

type Decision = "accept" | "accept_compatible" | "reject";
const DONE: Record<Decision, (version: number) => string> = {
  accept: text.accepted,
  accept_compatible: () => text.compatibleAccepted,
  reject: text.rejected,
};

/** A version that waits: what it changes, who uses that, and the decision. */
export function Proposal({ connectorId, version }: { connectorId: string; version: number }) {
  const query = useQuery(versionQuery(connectorId, version));
  const queries = useQueryClient();
  const decide = useMutation({
    mutationFn: (action: Decision) => decideVersion(connectorId, version, action),
    onSuccess: ({ warnings }, action) => {
      toast(DONE[action](version));
      for (const { message } of warnings) toast.warning(message);
    },
    onError: toastFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ["connectors"] }),
  });
  if (query.isPending) return <Loading rows={3} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const { differences, used_by, warnings } = query.data;
  const breaking = differences.filter(({ kind }) => kind === "removed" || kind === "breaking").length;
  const isMixed = breaking > 0 && breaking < differences.length;
  return (
    <section
      aria-label={text.waiting(version)}
      className="flex flex-col gap-3 rounded border border-line p-3"
    >
      <h3>{text.waiting(version)}</h3>
      {warnings.map(({ pointer, message }) => (
        <p key={pointer + message} className="text-13 text-bad">
          <ServerText>{message}</ServerText>
        </p>
      ))}
      {differences.length === 0 && <p className="text-13 text-soft">{text.noDifferences}</p>}
      {KINDS.map((kind) => (
        <OfKind key={kind} kind={kind} differences={differences.filter((one) => one.kind === kind)} />
      ))}
      {used_by.length > 0 && (
        <div className="flex flex-col gap-1">
          <h4 className="text-13 font-semibold">{text.usedBy}</h4>
          <ul className="flex flex-col text-13">
            {used_by.map(({ operation_id, agents, keys, approvals, calls }) => (
              <li key={operation_id} className="break-words">
                <code>{operation_id}</code> {text.user(agents, keys, approvals, calls)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onPress={() => decide.mutate("accept")} isPending={decide.isPending}>
          {text.accept}
        </Button>
        {isMixed && (
          <Button onPress={() => decide.mutate("accept_compatible")} isDisabled={decide.isPending}>
            {text.acceptCompatible}
          </Button>
        )}
        <Button onPress={() => decide.mutate("reject")} isDisabled={decide.isPending}>
          {text.reject}
        </Button>
      </div>
    </section>
  );
}

function OfKind({
  kind,
  differences,
}: {
  kind: (typeof KINDS)[number];
  differences: VersionDetail["differences"];
}) {
  if (differences.length === 0) return null;
  return (
    <details open={kind === "removed" || kind === "breaking"}>
      <summary className="cursor-pointer text-13 font-semibold">
        {`${text.kinds[kind]} (${differences.length})`}
      </summary>
      <ul className="flex flex-col">
        {differences.slice(0, MOST).map(({ operation, changes }) => (
          <li key={operation} className="border-t border-line py-1.5 text-13 first:border-0">
            <code className="break-all">{operation}</code>
            <ul className="text-soft">
              {changes.map(({ at, message }) => (
                <li key={at + message} className="break-words">
                  {at}: <ServerText>{message}</ServerText>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
