import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { SideEffect } from "../../../../../src/contract/tool.ts";
import { Button } from "../../../components/button.tsx";
import { Select } from "../../../components/select.tsx";
import { ServerText } from "../../../components/server-text.tsx";
import { asFailure } from "../../../lib/api-failure.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { type Operation, setOperationEffect } from "../api.ts";

const text = t.connectors.decision;
const EFFECTS = (["read", "write", "execute"] as const).map((id) => ({ id, label: text.effects[id] }));

/** The side effect of an operation: the document proposes it, the owner decides. */
export function EffectDecision({ connectorId, operation }: { connectorId: string; operation: Operation }) {
  const { operation_id, method, side_effect, document_effect, decided_at } = operation;
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (effect: SideEffect | null) => setOperationEffect(connectorId, operation_id, effect),
    onSuccess: (changed) => toast(text.saved(changed.summary, text.effects[changed.side_effect])),
    onSettled: () => queries.invalidateQueries({ queryKey: ["connectors", connectorId] }),
  });
  const why =
    decided_at !== null
      ? text.decided(formatDateTime(decided_at), text.effects[document_effect])
      : method === "GET" && document_effect !== "read"
        ? text.doubted
        : text.undecided;
  return (
    <section aria-label={text.title} className="flex flex-col gap-2">
      <h3>{text.title}</h3>
      <div className="flex flex-wrap items-center gap-3">
        <Select<SideEffect>
          label={text.label(operation_id)}
          hideLabel
          choices={EFFECTS}
          value={side_effect}
          onChange={(effect) => effect !== side_effect && set.mutate(effect)}
          isDisabled={set.isPending}
          className="w-56"
        />
        {decided_at !== null && (
          <Button onPress={() => set.mutate(null)} isDisabled={set.isPending}>
            {text.takeBack}
          </Button>
        )}
      </div>
      <p className="text-13 text-soft">{why}</p>
      {set.isError && (
        <p role="alert" className="text-12 text-bad">
          <ServerText>{asFailure(set.error).message}</ServerText>
        </p>
      )}
    </section>
  );
}
