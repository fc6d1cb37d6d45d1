import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CustomTool } from "../../../../src/contract/custom-tool.ts";
import { ActionMenu } from "../../components/menu.tsx";
import { t } from "../../text/index.ts";
import { DeleteToolDialog } from "./list/delete-tool-dialog.tsx";
import { exportTools } from "./list/export-tools.ts";

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
          { id: "export", label: t.tools.exportOne, onAction: () => exportTools([tool]) },
          { id: "delete", label: t.common.delete, isDanger: true, onAction: () => setDeleting(true) },
        ]}
      />
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
    </>
  );
}
