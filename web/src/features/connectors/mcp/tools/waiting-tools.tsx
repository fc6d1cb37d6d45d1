import { useState } from "react";
import { toast } from "sonner";
import type { SideEffect } from "../../../../../../src/contract/tool.ts";
import { announce } from "../../../../app/announce.tsx";
import { Button } from "../../../../components/button.tsx";
import { DiffView } from "../../../../components/code-editor/diff-view.tsx";
import { ConfirmDialog } from "../../../../components/confirm-dialog.tsx";
import { SideEffectTag, Tag } from "../../../../components/labels.tsx";
import { Scrollable } from "../../../../components/scrollable.tsx";
import { ErrorState, Section } from "../../../../components/states.tsx";
import { asFailure } from "../../../../lib/api-failure.ts";
import { showHidden } from "../../../../lib/show-hidden.ts";
import { mcp } from "../../../../text/mcp.ts";
import type { Connector } from "../../api.ts";
import { acceptMcpTools, type McpTool } from "../api.ts";
import { Signs } from "./signs.tsx";
import { useToolChange } from "./use-tool-change.ts";
import { writeDefinition } from "./write-definition.ts";

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

/** A tool as the server currently offers it; for a changed one, the differences. */
function WaitingTool(props: { tool: McpTool; isPending: boolean; onAccept: () => void }) {
  const { tool, isPending, onAccept } = props;
  const { name, state, side_effect, untrusted, offered, accepted } = tool;
  const effect = effectOnceAccepted(tool);
  return (
    <article
      aria-label={name}
      className="flex min-w-0 flex-col gap-2 rounded-md border border-line px-3 py-2.5 [contain-intrinsic-size:auto_240px] [content-visibility:auto]"
    >
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 font-semibold break-all">{showHidden(name)}</code>
        <Tag tone={state === "changed" ? "warn" : "accent"}>
          {state === "changed" ? text.states.changed : text.states.new}
        </Tag>
        <SideEffectTag effect={side_effect} />
        <Button
          className="ml-auto"
          isDisabled={isPending}
          aria-label={text.acceptTool(name)}
          onPress={onAccept}
        >
          {text.accept}
        </Button>
      </div>
      {effect && <p className="text-13">{text.effectBecomes(text.effects[effect])}</p>}
      {untrusted && <Signs untrusted={untrusted} />}
      {offered && accepted && (
        <Changes name={name} before={writeDefinition(accepted)} after={writeDefinition(offered)} />
      )}
      {offered && !accepted && (
        <Scrollable className="max-h-72 border-line bg-sunken">{writeDefinition(offered)}</Scrollable>
      )}
    </article>
  );
}

/** Undefined: no change. */
function effectOnceAccepted({ differences }: McpTool): SideEffect | undefined {
  const change = differences.find(({ pointer }) => pointer === "/side_effect");
  return (["read", "write", "execute"] as const).find((effect) => effect === change?.after);
}

function Changes({ name, before, after }: { name: string; before: string; after: string }) {
  if (before === after) return <p className="text-13 text-soft">{text.sameText}</p>;
  return <DiffView label={text.whatChanged(name)} original={before} proposed={after} />;
}
