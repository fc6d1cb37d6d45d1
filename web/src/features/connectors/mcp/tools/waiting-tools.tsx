import { useState } from "react";
import { toast } from "sonner";
import { announce } from "../../../../app/announce.tsx";
import { Button } from "../../../../components/button.tsx";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { ErrorState, Section } from "../../../../components/states.tsx";
import { asFailure } from "../../../../lib/api-failure.ts";
import { mcp } from "../../../../text/mcp.ts";
import type { Connector } from "../../api.ts";
import { acceptMcpTools, type McpTool } from "../api.ts";
import { useToolChange } from "./use-tool-change.ts";
import { WaitingTool } from "./waiting-tool.tsx";

const text = mcp.server;

/**
 * New and changed tools with their current definition and an Accept button. Only the shown definition is
 * accepted.
 */
export function WaitingTools({ connector, tools }: { connector: Connector; tools: McpTool[] }) {
  const [isAsking, setAsking] = useState(false);
  const accept = useToolChange(
    connector,
    (wanted: McpTool[]) =>
      acceptMcpTools(
        connector.connector_id,
        wanted.map(({ name, digest }) => ({ name, digest: digest ?? "" })),
      ),
    (_, wanted) => {
      setAsking(false);
      toast(text.accepted(wanted.length));
      announce(text.accepted(wanted.length));
    },
  );
  const waiting = tools
    .filter(({ state, digest }) => (state === "changed" || state === "new") && digest !== null)
    .sort((a, b) => Number(b.state === "changed") - Number(a.state === "changed"));
  const suspicious = waiting.filter(({ untrusted }) => untrusted !== undefined).length;
  if (waiting.length === 0) return null;
  const isChangedAgain = accept.error !== null && asFailure(accept.error).code === "CONFLICT";
  return (
    <Section
      title={text.waiting}
      hint={text.waitingHint}
      actions={
        waiting.length > 1 && (
          <Button
            isPending={accept.isPending}
            onPress={() => (suspicious > 0 ? setAsking(true) : accept.mutate(waiting))}
          >
            {text.acceptAll}
          </Button>
        )
      }
    >
      {accept.isError && (
        <ErrorState error={accept.error}>{isChangedAgain && <p>{text.changedAgain}</p>}</ErrorState>
      )}
      <ul aria-label={text.waiting} className="flex flex-col gap-3">
        {waiting.map((tool) => (
          <li key={`${tool.name} ${tool.digest}`}>
            <WaitingTool tool={tool} isPending={accept.isPending} onAccept={() => accept.mutate([tool])} />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.acceptAllTitle(waiting.length)}
        action={text.acceptAll}
        isPending={accept.isPending}
        onConfirm={() => accept.mutate(waiting)}
      >
        <p>{text.acceptAllText(suspicious)}</p>
      </ConfirmDialog>
    </Section>
  );
}
