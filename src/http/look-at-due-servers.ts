import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import type { LoadedMcpServer } from "../contract/mcp-tool.ts";
import { LoadedMcpServerShape } from "../contract/mcp-tool.ts";
import type { Platform } from "../contract/ports.ts";
import type { McpPorts } from "../mcp-client/create-mcp-fetch.ts";
import { lookAtServer } from "../mcp-client/look-at-server.ts";
import { toStorable } from "../policy/to-storable.ts";

const ClaimMcpLooksShape = Type.Array(LoadedMcpServerShape);

/** Servers per run: each waits for somebody else's machine. */
const MAX_LOOKS = 3;

/**
 * Looks at MCP servers that are due: once their secrets have come, then every six hours. One that fails is tried again later
 * each time, and its connector says why.
 * @returns whether tools may be waiting for the index
 */
export async function lookAtDueServers(
  { database, logger }: Pick<Platform, "database" | "logger">,
  ports: McpPorts,
): Promise<boolean> {
  const servers = await database.call("claim_mcp_looks", { p_limit: MAX_LOOKS }, ClaimMcpLooksShape);
  await Promise.all(servers.map((server) => look(server)));
  return servers.length > 0;

  async function look(server: LoadedMcpServer): Promise<void> {
    const { connector_id, user_id } = server;
    try {
      const p_listing = await lookAtServer(server, ports);
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
