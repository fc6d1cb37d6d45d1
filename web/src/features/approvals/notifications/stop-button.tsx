import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/button.tsx";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { ErrorState } from "../../../components/states.tsx";
import { approvals as text } from "../../../text/approvals.ts";
import { deleteWebhook, webhookQuery } from "./api.ts";

export function StopButton() {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: deleteWebhook,
    onSuccess: () => {
      setAsking(false);
      toast(text.stopped);
      return queries.invalidateQueries({ queryKey: webhookQuery.queryKey });
    },
  });
  return (
    <>
      <Button look="danger" onPress={() => setAsking(true)}>
        {text.stop}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text.stopTitle}
        action={text.stop}
        isPending={stop.isPending}
        onConfirm={() => stop.mutate()}
      >
        <p>{text.stopText}</p>
        {stop.isError && <ErrorState error={stop.error} />}
      </ConfirmDialog>
    </>
  );
}
