import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "sonner";
import { announce } from "../../app/announce.tsx";
import { Button } from "../../components/button.tsx";
import { Field } from "../../components/field.tsx";
import { RequestLine, SideEffectTag, Tag } from "../../components/labels.tsx";
import { Scrollable } from "../../components/scrollable.tsx";
import { ErrorState } from "../../components/states.tsx";
import { formatAgo } from "../../lib/format.ts";
import { t } from "../../text/index.ts";
import { type Approval, decide } from "./api.ts";

/** One wanted write: who, what, where, exactly; two equal buttons. */
export function ApprovalItem({ approval }: { approval: Approval }) {
  const { tool_name, operation_id, side_effect, summary, request, expires_at, created_at, status, note } =
    approval;
  const isExpired = useExpired(expires_at);
  const isOpen = status === "PENDING" && !isExpired;
  const state = status === "PENDING" && isExpired ? "EXPIRED" : status;
  return (
    <article
      aria-label={tool_name ?? operation_id}
      className="flex flex-col gap-2.5 border-b border-line py-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2>{tool_name ?? operation_id}</h2>
        {side_effect && <SideEffectTag effect={side_effect} />}
        {!isOpen && (
          <Tag tone={state === "REJECTED" ? "bad" : state === "EXPIRED" ? "neutral" : "ok"}>
            {t.approvals.states[state]}
          </Tag>
        )}
        <span className="text-12 text-soft">
          {whoAsked(approval)} · {formatAgo(created_at)}
          {isOpen && ` · ${t.approvals.expiresIn(formatAgo(expires_at))}`}
        </span>
      </div>
      <RequestLine method={String(request["method"] ?? "")} url={String(request["url"] ?? "")} />
      <p>{summary}</p>
      <details open={isOpen}>
        <summary className="w-fit cursor-pointer text-12 text-soft">{t.approvals.exactRequest}</summary>
        <Scrollable className="mt-1 max-h-72 border-line bg-sunken">
          {JSON.stringify(request, null, 2)}
        </Scrollable>
      </details>
      {note && <p className="text-13 text-soft">{note}</p>}
      {isOpen && <Decision approval={approval} />}
      {state === "EXPIRED" && <p className="text-13 text-soft">{t.approvals.expired}</p>}
    </article>
  );
}

function Decision({ approval }: { approval: Approval }) {
  const [note, setNote] = useState("");
  const queries = useQueryClient();
  const decision = useMutation({
    mutationFn: (wanted: "approve" | "reject") => decide(approval.approval_id, wanted, note),
    onSuccess: (_, wanted) => {
      const text = wanted === "approve" ? t.approvals.approved : t.approvals.rejected;
      toast(text);
      announce(text);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={t.approvals.note}
        hint={t.approvals.noteHint}
        value={note}
        onChange={setNote}
        maxLength={2000}
        className="max-w-160"
      />
      {decision.isError && (
        <ErrorState error={decision.error}>
          <p>{t.approvals.conflict}</p>
        </ErrorState>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isPending={decision.isPending} onPress={() => decision.mutate("reject")}>
          {t.approvals.reject}
        </Button>
        <Button isPending={decision.isPending} onPress={() => decision.mutate("approve")}>
          {t.approvals.approve}
        </Button>
      </div>
    </div>
  );
}

function whoAsked({ requested_by, requested_by_name, agent_id }: Approval): string {
  const who = requested_by === null ? t.approvals.person : (requested_by_name ?? t.approvals.key);
  return t.approvals.by(agent_id ? `${who}, ${t.approvals.agent(agent_id)}` : who);
}

/** Turns true the moment the time is over, without anybody asking. */
function useExpired(expiresAt: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(expiresAt) <= now;
}
