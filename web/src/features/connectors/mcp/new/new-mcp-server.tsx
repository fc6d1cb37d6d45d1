import { Page } from "../../../../components/states.tsx";
import { useDraft } from "../../../../lib/use-draft.ts";
import { mcp } from "../../../../text/mcp.ts";
import { KindLinks } from "../../new/kind-links.tsx";
import { ConnectServer } from "./connect-server.tsx";
import { EMPTY_DRAFT, type ServerDraft } from "./server-draft.ts";

/** Connects an MCP server by address. */
export function NewMcpServer() {
  const [draft, setDraft, forgetDraft] = useDraft<ServerDraft>("connector.mcp", EMPTY_DRAFT);
  return (
    <Page title={mcp.server.newTitle} intro={mcp.server.newIntro}>
      <KindLinks current="mcp" />
      <ConnectServer
        draft={draft}
        onDraft={setDraft}
        isEntered={draft !== EMPTY_DRAFT}
        onConnected={forgetDraft}
        onDiscard={() => setDraft(EMPTY_DRAFT)}
      />
    </Page>
  );
}
