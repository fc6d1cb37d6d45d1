import type { ApiKey } from "../../components/api-key/api.ts";
import { t } from "../../text/index.ts";

const text = t.apiKeys.mcp;

/** What MCP clients see with a key, in a few words; nothing for a key that cannot be used there. */
export function summarizeExposure({ scopes, mcp }: ApiKey): string {
  if (!scopes.includes("agent:query")) return "";
  const { mode, tools, approvals } = mcp;
  const shown =
    mode === "catalogue"
      ? text.summary.catalogue
      : text.summary.direct(tools === null ? text.summary.all : text.tools(tools.length));
  return ` · ${shown}${approvals === "client" ? `, ${text.byClient}` : ""}`;
}
