import { Type } from "@sinclair/typebox";
import { type JsonObject, objectOf } from "../../base/json.ts";
import { applyMemberOrder, type MemberOrder, sortMembers } from "../../base/member-order.ts";
import { loadOverlay } from "../../catalogue/ingest/use-overlay.ts";
import { connectorsEndpoints as endpoints } from "../../contract/api/connectors.ts";
import type { Platform } from "../../contract/ports.ts";
import { AnyObject, type Shape, texts } from "../../contract/shape.ts";
import { connectMcp } from "../../mcp/client/connect-mcp.ts";
import type { McpPorts } from "../../mcp/client/create-transport.ts";
import { acceptMcpTools, listMcpTools, refreshMcpTools, setMcpTrust } from "../../mcp/client/manage-tools.ts";
import { requireUser } from "../authenticate.ts";
import { bindEndpoint, type FunctionApp } from "../create-function.ts";

const TRUST = "Hints of MCP servers that are to be believed";

interface Ordered {
  input_schema: JsonObject;
  argument_order: string[];
  member_order: MemberOrder;
}

/** An operation as the database returns it; its other members are passed on. */
const StoredOperation: Shape<Ordered> = Type.Object({
  input_schema: AnyObject,
  argument_order: texts,
  member_order: Type.Record(Type.String(), texts),
});
const OperationsShape: Shape<Ordered[]> = Type.Array(StoredOperation);

/** An operation whose arguments, and the properties inside them, are in the order of its document. */
function orderArguments<Operation extends Ordered>(stored: Operation) {
  const { argument_order, member_order, ...operation } = stored;
  const schema = applyMemberOrder(operation.input_schema, member_order);
  const properties = sortMembers(objectOf(schema["properties"]), argument_order);
  return { ...operation, input_schema: { ...schema, properties } };
}

/** The operations of a connector's document. */
export function bindOperations(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.operations, async ({ user_id, param }) => {
    const connectorId = param("connector_id");
    const args = { p_user_id: user_id, p_connector_id: connectorId };
    const operations = await database.call("list_operations", args, OperationsShape);
    const overlay = await loadOverlay(database, user_id, connectorId);
    return { operations: operations.map(orderArguments), disabled: overlay?.disabled ?? [] };
  });

  bindEndpoint(app, platform, endpoints.setSideEffect, async ({ user_id, caller, param, body }) => {
    requireUser({ caller }, "Side effects of operations");
    const args = {
      p_user_id: user_id,
      p_connector_id: param("connector_id"),
      p_operation_id: body.operation_id,
      p_side_effect: body.side_effect,
    };
    return orderArguments(await database.call("set_operation_effect", args, StoredOperation));
  });
}

/** MCP servers and their tools. */
export function bindMcpServers(app: FunctionApp, platform: Platform, mcp: McpPorts): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.connectMcp, async ({ user_id, caller, body, context }) => {
    if (body.trust_hints) requireUser({ caller }, TRUST);
    const connected = await connectMcp(database, mcp, user_id, body, context.req.raw.signal);
    platform.wakeWorker();
    return connected;
  });

  bindEndpoint(app, platform, endpoints.mcpTools, ({ user_id, param }) =>
    listMcpTools(database, user_id, param("connector_id")),
  );

  bindEndpoint(app, platform, endpoints.refreshMcpTools, async ({ user_id, param, context }) => {
    const target = { userId: user_id, connectorId: param("connector_id"), signal: context.req.raw.signal };
    const tools = await refreshMcpTools(database, mcp, target);
    platform.wakeWorker();
    return tools;
  });

  bindEndpoint(app, platform, endpoints.acceptMcpTools, async ({ user_id, caller, param, body }) => {
    requireUser({ caller }, "Tools that wait to be accepted");
    const tools = await acceptMcpTools(database, user_id, param("connector_id"), body.tools);
    platform.wakeWorker();
    return tools;
  });

  bindEndpoint(app, platform, endpoints.setMcpTrust, async ({ user_id, caller, param, body }) => {
    requireUser({ caller }, TRUST);
    const connector = await setMcpTrust(database, user_id, param("connector_id"), body.trust_hints);
    platform.wakeWorker();
    return connector;
  });

  bindEndpoint(app, platform, endpoints.setMcpSideEffect, async ({ user_id, caller, param, body }) => {
    requireUser({ caller }, "Side effects of tools");
    await database.call("set_mcp_side_effect", {
      p_user_id: user_id,
      p_connector_id: param("connector_id"),
      p_name: body.name,
      p_side_effect: body.side_effect,
    });
    return listMcpTools(database, user_id, param("connector_id"));
  });
}
