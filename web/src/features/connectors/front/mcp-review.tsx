import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Tag } from "../../../components/labels.tsx";
import { t } from "../../../text/index.ts";
import { connectorsQuery } from "../api.ts";
import { ConnectServer } from "../mcp/new/connect-server.tsx";
import { EMPTY_DRAFT, type ServerDraft } from "../mcp/new/server-draft.ts";
import { type Found, findTwin, type Source } from "./import-source.ts";
import { TwinNotice } from "./twin-notice.tsx";

/** An MCP server that was found, with the same form as for one whose address was entered. */
export function McpReview({ source, found }: { source: Source; found: Found }) {
  const text = t.connectors.front;
  const url = found.url ?? "";
  const needsAuth = found.requires_auth === true;
  const [draft, setDraft] = useState<ServerDraft>({
    ...EMPTY_DRAFT,
    url,
    // Without an answer its title is its host; it states its own name when it is connected.
    name: URL.canParse(url) && found.title === new URL(url).host ? "" : found.title,
    authType: needsAuth ? "bearer-token" : "none",
  });
  const connectors = useQuery(connectorsQuery);
  const [isSecond, setSecond] = useState(false);
  const twin = findTwin(connectors.data ?? [], found, null);
  return (
    <section aria-label={text.reviewTitle} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-1.5">
          <Tag tone="accent">{found.format}</Tag>
          {found.version !== "" && <Tag>{t.connectors.versionOf(found.version)}</Tag>}
        </p>
        <p role="status" className="text-14">
          {needsAuth ? text.mcpWithAuth : text.mcp}
        </p>
      </div>
      {twin && !isSecond ? (
        <TwinNotice twin={twin} source={source} found={found} onSecond={() => setSecond(true)} />
      ) : (
        <ConnectServer draft={draft} onDraft={setDraft} isFound />
      )}
    </section>
  );
}
