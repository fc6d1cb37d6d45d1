import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { announce } from "../../../app/announce.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { type Approval, approvalsQuery, type Choice, decide } from "../api.ts";

export type Decision = ReturnType<typeof useDecision>;

/** The user's decision about an approval. The result is kept while the page is open. */
export function useDecision({ approval_id }: Approval) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ choice, note }: { choice: Choice; note: string }) => {
      if (choice === "run") announce(text.running);
      return decide(approval_id, choice, note);
    },
    onSuccess: ({ execution, ...decided }, { choice }) => {
      queries.setQueryData(approvalsQuery.queryKey, (all) =>
        all?.map((one) => (one.approval_id === approval_id ? decided : one)),
      );
      const ran = execution?.ok === false ? text.ranBadly : text.ran;
      const said = choice === "reject" ? text.rejected : choice === "run" ? ran : text.approved;
      toast(said);
      announce(said);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ["approvals"] }),
  });
}
