import { t } from "../../text/index.ts";
import type { Connector } from "./api.ts";

/** Version, auth type, and number of operations. */
export function summarizeConnector({ kind, version, auth, operation_count }: Connector): string {
  return [
    ...(kind === "mcp" ? [t.connectors.mcpServer] : []),
    ...(version === "" ? [] : [t.connectors.versionOf(version)]),
    t.connectors.authTypes[auth.type],
    countParts(kind, operation_count),
  ].join(" · ");
}

export function countParts(kind: Connector["kind"], count: number): string {
  return kind === "mcp" ? t.connectors.tools(count) : t.connectors.operations(count);
}

/** Where calls go, without the scheme; empty while it is unknown. */
export function hostOf({ host, mcp }: Connector): string {
  const url = host ?? mcp?.url ?? "";
  return URL.canParse(url) ? new URL(url).host : "";
}
