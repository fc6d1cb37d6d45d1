import type { ApiKey } from "../../components/api-key/api.ts";
import { t } from "../../text/index.ts";

const text = t.apiKeys.mcp;

/** The exposure of a key to MCP clients in a few words; empty for keys that MCP does not accept. */
export function summarizeExposure({ scopes, mcp }: ApiKey): string {
  if (!scopes.includes("agent:query")) return "";
  const { mode, tools, approvals } = mcp;
  const shown =
    mode === "catalogue"
      ? text.summary.catalogue
      : text.summary.direct(tools === null ? text.summary.all : text.tools(tools.length));
  return ` · ${shown}${approvals === "client" ? `, ${text.byClient}` : ""}`;
}
