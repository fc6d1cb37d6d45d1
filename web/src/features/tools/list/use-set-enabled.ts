import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { CustomTool } from "../../../../../src/contract/tool.ts";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { t } from "../../../text/index.ts";
import { updateTool } from "../api.ts";

/** Enables or disables a tool; other users' changes are kept. */
export function useSetEnabled(tool: CustomTool) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (enabled: boolean) => updateTool(tool.id, { enabled }, null),
    onSuccess: (updated) => {
      toast(updated.enabled ? t.tools.enabledNow(tool.name) : t.tools.disabledNow(tool.name));
      return queries.invalidateQueries({ queryKey: ["tools"] });
    },
    onError: toastFailure,
  });
}
