import type { CustomTool } from "../../../../../src/contract/tool.ts";
import { downloadText } from "../../../lib/download-text.ts";

const EXPORT_FORMAT = "toolgate.tools/1";

/** Downloads tools as JSON, with the names of their secrets but without values. */
export function exportTools(tools: readonly CustomTool[]): void {
  const content = tools.map(
    ({ id: _id, user_id: _user, created_at: _created, updated_at: _updated, ...tool }) => tool,
  );
  const [only] = content;
  const name = content.length === 1 && only ? only.name.replace(/[^\w-]+/g, "-").toLowerCase() : "tools";
  downloadText(
    `${name}.json`,
    "application/json",
    `${JSON.stringify({ format: EXPORT_FORMAT, tools: content }, null, 2)}\n`,
  );
}
