import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import type { CustomTool } from "../../../../../src/contract/tool.ts";
import { RequestLine, SideEffectTag, Tag } from "../../../components/labels.tsx";
import { ActionMenu } from "../../../components/menu.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { Switch } from "../../../components/toggle.tsx";
import { formatAgo } from "../../../lib/format.ts";
import { t } from "../../../text/index.ts";
import { updateTool } from "../api.ts";
import { DeleteToolDialog } from "./delete-tool-dialog.tsx";
import { exportTools } from "./export-tools.ts";

/** One tool: its request, its effect, whether it is enabled. Two lines on a phone. */
export function ToolLine({ tool }: { tool: CustomTool }) {
  const setEnabled = useSetEnabled(tool);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5 sm:h-12 sm:flex-nowrap sm:py-0">
      <div className="min-w-0 flex-1 basis-full sm:basis-0">
        <Link
          to="/tools/$toolId"
          params={{ toolId: tool.id }}
          className="touch inline-flex max-w-full items-center truncate font-medium hover:text-accent hover:underline"
        >
          <span className="truncate">{tool.name}</span>
        </Link>
        <p className="truncate text-12 text-soft">{tool.description}</p>
      </div>
      <div className="min-w-0 flex-1 basis-full truncate sm:basis-0">
        {tool.http_config ? (
          <RequestLine method={tool.http_config.method} url={tool.http_config.url} className="text-soft" />
        ) : (
          <span className="font-mono text-12 text-soft">{t.tools.promptLine}</span>
        )}
      </div>
      <div className="flex items-center gap-2 sm:w-20">
        <SideEffectTag effect={tool.side_effect} />
      </div>
      <div className="w-28 text-12 text-soft">
        {tool.enabled ? formatAgo(tool.updated_at) : <Tag>{t.tools.disabled}</Tag>}
      </div>
      <div className="ml-auto flex items-center gap-1">
        <Switch
          aria-label={t.tools.enableTool(tool.name)}
          isSelected={tool.enabled}
          isDisabled={setEnabled.isPending}
          onChange={(on) => setEnabled.mutate(on)}
        >
          {null}
        </Switch>
        <ActionMenu
          label={t.tools.actionsOf(tool.name)}
          actions={[
            {
              id: "edit",
              label: t.common.edit,
              onAction: () => void navigate({ to: "/tools/$toolId", params: { toolId: tool.id } }),
            },
            {
              id: "duplicate",
              label: t.tools.duplicate,
              onAction: () => void navigate({ to: "/tools/new", search: { from: tool.id } }),
            },
            { id: "export", label: t.tools.exportOne, onAction: () => exportTools([tool]) },
            { id: "delete", label: t.common.delete, isDanger: true, onAction: () => setDeleting(true) },
          ]}
        />
      </div>
      {isDeleting && <DeleteToolDialog tool={tool} onClose={() => setDeleting(false)} />}
    </div>
  );
}

/** Enables or disables a tool; other users' changes are kept. */
function useSetEnabled(tool: CustomTool) {
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
