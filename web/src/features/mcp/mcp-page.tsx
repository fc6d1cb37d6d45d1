import { Page } from "../../components/states.tsx";
import { mcp } from "../../text/mcp.ts";
import { ConnectClient } from "./clients/connect-client.tsx";
import { ApprovalsPart } from "./explain/approvals-part.tsx";
import { ModesPart } from "./explain/modes-part.tsx";
import { Picture } from "./explain/picture.tsx";

/** All tools through one URL: how to connect a client, and what it sees. */
export function McpPage() {
  return (
    <Page title={mcp.title} intro={mcp.intro}>
      <Picture />
      <ConnectClient />
      <ModesPart />
      <ApprovalsPart />
    </Page>
  );
}
