import type { SideEffect } from "../../../../../../src/contract/tool.ts";
import { Button } from "../../../../components/button.tsx";
import { DiffView } from "../../../../components/code-editor/diff-view.tsx";
import { SideEffectTag, Tag } from "../../../../components/labels.tsx";
import { Scrollable } from "../../../../components/scrollable.tsx";
import { showHidden } from "../../../../lib/show-hidden.ts";
import { mcp } from "../../../../text/mcp.ts";
import type { McpTool } from "../api.ts";
import { Signs } from "./signs.tsx";
import { writeDefinition } from "./write-definition.ts";

const text = mcp.server;

/** A tool as the server currently offers it; for a changed one, the differences. */
export function WaitingTool(props: { tool: McpTool; isPending: boolean; onAccept: () => void }) {
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
