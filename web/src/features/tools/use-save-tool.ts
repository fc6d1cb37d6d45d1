import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { toast } from "sonner";
import type { CustomTool } from "../../../../src/contract/tool.ts";
import { ApiFailure, asFailure } from "../../lib/api-failure.ts";
import { t } from "../../text/index.ts";
import { createTool, toolQuery, updateTool } from "./api.ts";
import { toRow } from "./draft/to-row.ts";
import type { DraftEditor } from "./form/use-draft-editor.ts";
import type { SecretEditor } from "./form/use-secrets.ts";

interface Saving {
  isPending: boolean;
  error: ApiFailure | null;
  save: (options: { overwrite?: boolean; stay?: boolean }) => Promise<CustomTool | null>;
  reload: () => Promise<void>;
}

/** Stores a tool and then its entered secrets; on failure all input is kept. */
export function useSaveTool(props: {
  tool: CustomTool | null;
  editor: DraftEditor;
  secrets: SecretEditor;
  onSaved: () => void;
}): Saving {
  const { tool, editor, secrets, onSaved } = props;
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ApiFailure | null>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();

  async function write(overwrite: boolean): Promise<CustomTool> {
    const row = toRow(editor.draft);
    const saved =
      tool === null
        ? await createTool(row)
        : await updateTool(tool.id, row, overwrite ? null : tool.updated_at);
    await secrets.store(saved.id, row.secret_names);
    return saved;
  }
  return {
    isPending,
    error,
    async save({ overwrite = false, stay = false }) {
      setPending(true);
      setError(null);
      try {
        const saved = await write(overwrite);
        onSaved();
        queries.setQueryData(toolQuery(saved.id).queryKey, saved);
        await queries.invalidateQueries({ queryKey: ["tools"], exact: true });
        if (!stay) toast(saved.enabled ? t.tools.saved : t.tools.savedDisabled);
        if (tool === null)
          await navigate({ to: "/tools/$toolId", params: { toolId: saved.id }, replace: true });
        return saved;
      } catch (thrown) {
        setError(explain(asFailure(thrown)));
        return null;
      } finally {
        setPending(false);
      }
    },
    async reload() {
      if (tool) await queries.refetchQueries({ queryKey: toolQuery(tool.id).queryKey, exact: true });
    },
  };
}

/** SQLSTATE 23505: the name already exists. */
function explain(failure: ApiFailure): ApiFailure {
  const isTaken = failure.code === "23505" || (failure.status === 409 && failure.code !== "CHANGED");
  return isTaken ? new ApiFailure("CONFLICT", t.tools.nameTaken, { status: 409, isOwnText: true }) : failure;
}
