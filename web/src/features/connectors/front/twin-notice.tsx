import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { toast } from "sonner";
import { Button, buttonClass } from "../../../components/button.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { t } from "../../../text/index.ts";
import type { Connector } from "../api.ts";
import { canUpdate, type Found, type Source, updateTwin } from "./import-source.ts";

/** Asks whether a document that is connected already updates its connector or makes a second one. */
export function TwinNotice(props: { twin: Connector; source: Source; found: Found; onSecond: () => void }) {
  const { twin, source, found, onSecond } = props;
  const text = t.connectors.front;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const target = { to: "/connectors/$connectorId", params: { connectorId: twin.connector_id } } as const;
  const update = useMutation({
    mutationFn: () => updateTwin(twin, source, found),
    onSuccess: async () => {
      toast(text.updated(twin.name));
      await queries.invalidateQueries({ queryKey: ["connectors"] });
      await navigate(target);
    },
  });
  return (
    <div className="flex flex-col gap-2 rounded-md bg-warn-tint px-3 py-2.5" role="note">
      <p className="text-13">{text.twin(twin.name)}</p>
      {update.error && <ErrorState error={update.error} />}
      <div className="flex flex-wrap gap-2">
        {canUpdate(twin, source, found) ? (
          <Button look="primary" isPending={update.isPending} onPress={() => update.mutate()}>
            {text.update(twin.name)}
          </Button>
        ) : (
          <Link {...target} className={buttonClass()}>
            {text.open(twin.name)}
          </Link>
        )}
        <Button onPress={onSecond}>{text.second}</Button>
      </div>
    </div>
  );
}
