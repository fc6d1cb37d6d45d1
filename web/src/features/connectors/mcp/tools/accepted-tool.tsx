import { Link } from "@tanstack/react-router";
import { toast } from "sonner";
import type { SideEffect } from "../../../../../../src/contract/tool.ts";
import { buttonClass } from "../../../../components/button.tsx";
import { Tag } from "../../../../components/labels.tsx";
import { Scrollable } from "../../../../components/scrollable.tsx";
import { Select } from "../../../../components/select.tsx";
import { ServerText } from "../../../../components/server-text.tsx";
import { asFailure } from "../../../../lib/api-failure.ts";
import { showHidden } from "../../../../lib/show-hidden.ts";
import { mcp } from "../../../../text/mcp.ts";
import type { Connector } from "../../api.ts";
import { type McpTool, setMcpSideEffect } from "../api.ts";
import { Signs } from "./signs.tsx";
import { useToolChange } from "./use-tool-change.ts";
import { writeDefinition } from "./write-definition.ts";

const text = mcp.server;
const EFFECTS = (["read", "write", "execute"] as const).map((id) => ({ id, label: text.effects[id] }));

/** One accepted tool; its owner decides its side effect. */
export function AcceptedTool({ connector, tool }: { connector: Connector; tool: McpTool }) {
  const { name, state, side_effect, accepted, untrusted, unusable } = tool;
  const set = useToolChange(
    connector,
    (effect: SideEffect) => setMcpSideEffect(connector.connector_id, name, effect),
    (_, effect) => toast(text.effectSaved(name, text.effects[effect])),
  );
  const about = accepted?.description ?? accepted?.title ?? "";
  return (
    <div className="flex flex-col gap-1.5 border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:flex-nowrap">
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <p className="flex flex-wrap items-center gap-2">
            <code className="font-semibold break-all">{showHidden(name)}</code>
            {state !== "accepted" && (
              <Tag tone={state === "changed" ? "warn" : "neutral"}>{text.states[state]}</Tag>
            )}
          </p>
          {about && <p className="line-clamp-2 text-13 text-soft">{showHidden(about)}</p>}
        </div>
        {state === "accepted" && (
          <Link
            from="/connectors/$connectorId"
            to="."
            search={(old) => ({ ...old, operation: name })}
            resetScroll={false}
            aria-label={text.tryTool(name)}
            className={buttonClass()}
          >
            {text.try}
          </Link>
        )}
        <Select<SideEffect>
          label={text.effectOf(name)}
          hideLabel
          choices={EFFECTS}
          value={side_effect}
          onChange={(effect) => effect !== side_effect && set.mutate(effect)}
          isDisabled={set.isPending}
          className="w-32"
        />
      </div>
      {set.isError && (
        <p role="alert" className="text-12 text-bad">
          <ServerText>{asFailure(set.error).message}</ServerText>
        </p>
      )}
      {unusable && <p className="text-12 text-soft">{text.unusableHint(unusable)}</p>}
      {state === "gone" && <p className="text-12 text-soft">{text.goneHint}</p>}
      {state === "accepted" && untrusted && <Signs untrusted={untrusted} />}
      {accepted && (
        <details>
          <summary className="w-fit cursor-pointer text-12 text-soft">{text.showDefinition}</summary>
          <Scrollable className="mt-2 max-h-96 border-line bg-sunken">{writeDefinition(accepted)}</Scrollable>
        </details>
      )}
    </div>
  );
}
