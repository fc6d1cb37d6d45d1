import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { CustomTool } from "../../../../src/contract/tool.ts";
import { ActionMenu } from "../../components/menu.tsx";
import { t } from "../../text/index.ts";

const DeleteToolDialog = lazy(async () => ({
  default: (await import("./list/delete-tool-dialog.tsx")).DeleteToolDialog,
}));

async function exportTool(tool: CustomTool): Promise<void> {
  const { exportTools } = await import("./list/export-tools.ts");
  exportTools([tool]);
}

/** Further actions of a stored tool. */
export function ToolActions({ tool, onDeleted }: { tool: CustomTool; onDeleted: () => void }) {
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <ActionMenu
        label={t.tools.actionsOf(tool.name)}
        actions={[
          {
            id: "duplicate",
            label: t.tools.duplicate,
            onAction: () => void navigate({ to: "/tools/new", search: { from: tool.id } }),
          },
          { id: "export", label: t.tools.exportOne, onAction: () => void exportTool(tool) },
          { id: "delete", label: t.common.delete, isDanger: true, onAction: () => setDeleting(true) },
        ]}
      />
      <Suspense>
        {isDeleting && (
          <DeleteToolDialog
            tool={tool}
            onClose={() => setDeleting(false)}
            onDeleted={() => {
              onDeleted();
              void navigate({ to: "/tools" });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
