import { Type } from "@sinclair/typebox";
import { toStorable } from "../../base/storable-text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { LoadedMcpServer } from "../../contract/mcp-tool.ts";
import { LoadedMcpServerShape } from "../../contract/mcp-tool.ts";
import type { Platform } from "../../contract/ports.ts";
import type { McpPorts } from "./create-mcp-fetch.ts";
import { fetchListing } from "./fetch-listing.ts";
import { markImitations } from "./mark-imitations.ts";

const ClaimMcpLooksShape = Type.Array(LoadedMcpServerShape);

/** Servers per run of the worker: each is a request to a remote machine. */
const MAX_SERVERS = 3;

/**
 * Lists the tools of MCP servers that are due: once their secrets are complete, then every six hours. A
 * failure is retried with increasing delays and shown on the connector.
 *
 * @returns whether tools may be waiting to be indexed
 */
export async function refreshDueServers(
  { database, logger }: Pick<Platform, "database" | "logger">,
  ports: McpPorts,
): Promise<boolean> {
  const servers = await database.call("claim_mcp_looks", { p_limit: MAX_SERVERS }, ClaimMcpLooksShape);
  await Promise.all(servers.map((server) => refresh(server)));
  return servers.length > 0;

  async function refresh(server: LoadedMcpServer): Promise<void> {
    const { connector_id, user_id } = server;
    try {
      const listing = await fetchListing(server, ports);
      const p_listing = await markImitations(
        database,
        { userId: user_id, connectorId: connector_id },
        listing,
      );
      await database.call("store_mcp_listing", {
        p_user_id: user_id,
        p_connector_id: connector_id,
        p_listing,
      });
    } catch (error) {
      if (!(error instanceof ToolgateError)) throw error;
      logger.warn("An MCP server could not be listed", { connector_id, code: error.code });
      await database.call("fail_mcp_look", {
        p_connector_id: connector_id,
        p_error: toStorable(`Its tools could not be listed. ${error.message}`),
      });
    }
  }
}
