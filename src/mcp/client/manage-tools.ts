import { Type } from "@sinclair/typebox";
import type { Json, JsonObject } from "../../base/json.ts";
import { toStorable } from "../../base/text.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { type LoadedMcpServer, LoadedMcpServerShape, type McpDefinition } from "../../contract/mcp-tool.ts";
import type { Database, Platform } from "../../contract/ports.ts";
import { literals, nullable, type Shape, validated } from "../../contract/shape.ts";
import { EffectShape } from "../../contract/stored-shapes.ts";
import type { SideEffect } from "../../contract/tool.ts";
import { describeSigns } from "../../prompt-safety/find-signs.ts";
import { compileTool, effectAfter, inferEffect, leastEffect } from "./compile-tool.ts";
import type { McpPorts } from "./create-transport.ts";
import { fetchListing } from "./fetch-listing.ts";
import { markImitations } from "./mark-imitations.ts";
import { type Difference, digestDefinition, findDifferences } from "./read-definition.ts";

interface StoredTool {
  name: string;
  state: "accepted" | "changed" | "new" | "gone";
  side_effect: SideEffect | null;
  /** The owner's classification; null if there is none. */
  owner_effect: SideEffect | null;
  unusable: string | null;
  digest: string | null;
  accepted: McpDefinition | null;
  offered: McpDefinition | null;
  accepted_at: string | null;
  seen_at: string;
}

interface StoredTools {
  trust_hints: boolean;
  tools: StoredTool[];
}

const StoredToolsShape: Shape<StoredTools> = Type.Object({
  trust_hints: Type.Boolean(),
  tools: Type.Array(
    Type.Object({
      name: Type.String(),
      state: literals("accepted", "changed", "new", "gone"),
      side_effect: nullable(EffectShape),
      owner_effect: nullable(EffectShape),
      unusable: nullable(Type.String()),
      digest: nullable(Type.String()),
      accepted: nullable(validated<McpDefinition>()),
      offered: nullable(validated<McpDefinition>()),
      accepted_at: nullable(Type.String()),
      seen_at: Type.String(),
    }),
  ),
});

/** A server's tools: the accepted definition, the offered one, and the differences. */
export async function listMcpTools(
  database: Database,
  userId: string,
  connectorId: string,
): Promise<JsonObject> {
  const { trust_hints, tools } = await load(database, userId, connectorId);
  return { tools: tools.map((tool) => describe(tool, trust_hints)) };
}

/**
 * Lists the server's tools again. @throws ToolgateError EGRESS_BLOCKED | AUTH_FAILED | API_ERROR: nothing
 * is changed
 */
export async function refreshMcpTools(
  database: Database,
  ports: McpPorts,
  { userId, connectorId, signal }: { userId: string; connectorId: string; signal: AbortSignal },
): Promise<JsonObject> {
  const target = { p_user_id: userId, p_connector_id: connectorId };
  const server = await database.call("load_mcp_server", target, LoadedMcpServerShape);
  const listing = await fetchListing(server, ports, signal);
  const p_listing = await markImitations(database, { userId, connectorId }, listing);
  await database.call("store_mcp_listing", { ...target, p_listing });
  return listMcpTools(database, userId, connectorId);
}

/**
 * Accepts tools exactly as they were shown, identified by the digest of the offered definition.
 *
 * @throws ToolgateError CONFLICT {reason: "tool_changed", tools: [name]} nothing was accepted
 */
export async function acceptMcpTools(
  database: Database,
  userId: string,
  connectorId: string,
  wanted: { name: string; digest: string }[],
): Promise<JsonObject> {
  const target = { p_user_id: userId, p_connector_id: connectorId };
  const server = await database.call("load_mcp_server", target, LoadedMcpServerShape);
  const { tools } = await load(database, userId, connectorId);
  const offered = new Map(tools.map((tool) => [tool.name, tool]));
  const byName = new Map(wanted.map((one) => [one.name, one]));
  const p_tools = [...byName.values()].map(({ name, digest }) => {
    const tool = offered.get(name);
    const definition = tool?.digest === digest ? tool.offered : null;
    // It has changed since; rejected when it is stored.
    if (tool === undefined || definition === null) return { name, digest, row: null };
    const row = compileTool({ ...server, name: server.name ?? "" }, { name, definition, digest });
    return { name, digest, row, at_least: leastEffect(tool.accepted, definition) };
  });
  await database.call("accept_mcp_tools", { ...target, p_tools });
  return listMcpTools(database, userId, connectorId);
}

/** Trusts a server's hints or stops doing so, and reclassifies its accepted tools. */
export async function setMcpTrust(
  database: Database,
  userId: string,
  connectorId: string,
  trust_hints: boolean,
): Promise<Json> {
  const target = { p_user_id: userId, p_connector_id: connectorId };
  const server = await database.call("load_mcp_server", target, LoadedMcpServerShape);
  const { tools } = await load(database, userId, connectorId);
  const p_rows = tools.flatMap(({ name, accepted }) =>
    accepted === null ? [] : [recompile(name, accepted)],
  );
  return database.call("set_mcp_trust", { ...target, p_trust_hints: trust_hints, p_rows });

  function recompile(name: string, definition: McpDefinition) {
    const digest = digestDefinition(definition);
    return compileTool({ ...server, name: server.name ?? "", trust_hints }, { name, definition, digest });
  }
}

function load(database: Database, userId: string, connectorId: string): Promise<StoredTools> {
  return database.call(
    "list_mcp_server_tools",
    {
      p_user_id: userId,
      p_connector_id: connectorId,
    },
    StoredToolsShape,
  );
}

function describe({ owner_effect, unusable, ...tool }: StoredTool, trustHints: boolean): JsonObject {
  const { accepted, offered, state } = tool;
  const shown = offered ?? accepted ?? { input_schema: {} };
  const side_effect = tool.side_effect ?? inferEffect(tool.name, shown, trustHints);
  const differences: Difference[] = [];
  if (state === "changed" && offered !== null) {
    const after = effectAfter({ name: tool.name, accepted, word: owner_effect }, offered, trustHints);
    if (after !== side_effect) differences.push({ pointer: "/side_effect", before: side_effect, after });
    differences.push(...findDifferences(asJson(accepted), asJson(offered)));
  }
  return {
    ...tool,
    accepted: asJson(accepted),
    offered: asJson(offered),
    side_effect,
    differences: asJson(differences),
    ...(unusable !== null && { unusable }),
    ...describeSigns(asJson(shown)),
  };
}

function asJson(value: unknown): Json {
  return value as Json;
}

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
