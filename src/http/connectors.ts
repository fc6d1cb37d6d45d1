import { connectorsEndpoints as endpoints } from "../contract/api/connectors.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Fault, JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { McpPorts } from "../mcp-client/create-mcp-fetch.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { connectMcp } from "./connect-mcp.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { holdImitations } from "./hold-imitations.ts";
import { type Ingested, ingestDocument } from "./ingest-document.ts";
import { acceptMcpTools, listMcpTools, refreshMcpTools, setMcpTrust } from "./mcp-tools.ts";
import { annotateAs, readAnnotated, readDocument } from "./read-document.ts";
import { refuseKeys } from "./refuse-keys.ts";
import { testConnection } from "./test-connection.ts";

const TRUST = "Hints of MCP servers that are to be believed";
/** Operations a check gives by name. */
const MAX_SHOWN = 200;

/** Connectors: check, upload, annotate, connect, list, read, test, disable, replace, delete. */
export function connectors(platform: Platform, kernel: Promise<Kernel>, mcp: McpPorts): EdgeFunction {
  const { database } = platform;

  return createFunction("connectors", platform, (app) => {
    bindEndpoint(app, platform, endpoints.upload, async ({ user_id, caller, context }) => {
      const { document, changes } = await readAnnotated(context.req.raw);
      const ingested = await holdImitations(database, await ingestDocument(document), {
        userId: user_id,
        caller,
        connectorId: null,
      });
      const stored = await database.call<Stored>("create_connector", {
        p_user_id: user_id,
        ...toStored(document, ingested),
      });
      platform.wakeWorker();
      return describeUpload(stored, ingested, changes);
    });

    bindEndpoint(app, platform, endpoints.connectMcp, async ({ user_id, caller, body, context }) => {
      if (body.trust_hints) refuseKeys({ caller }, TRUST);
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
      refuseKeys({ caller }, "Tools that wait to be accepted");
      const tools = await acceptMcpTools(database, user_id, param("connector_id"), body.tools);
      platform.wakeWorker();
      return tools;
    });

    bindEndpoint(app, platform, endpoints.setMcpTrust, async ({ user_id, caller, param, body }) => {
      refuseKeys({ caller }, TRUST);
      const connector = await setMcpTrust(database, user_id, param("connector_id"), body.trust_hints);
      platform.wakeWorker();
      return connector;
    });

    bindEndpoint(app, platform, endpoints.setMcpSideEffect, async ({ user_id, caller, param, body }) => {
      refuseKeys({ caller }, "Side effects of tools");
      await database.call("set_mcp_side_effect", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
        p_name: body.name,
        p_side_effect: body.side_effect,
      });
      return listMcpTools(database, user_id, param("connector_id"));
    });

    bindEndpoint(app, platform, endpoints.check, async ({ context }) => {
      const { document, changes } = await readAnnotated(context.req.raw);
      return describeCheck(await ingestDocument(document), changes);
    });

    bindEndpoint(app, platform, endpoints.annotate, async ({ context }) =>
      annotateAs(context.req.raw, await readDocument(context.req.raw)),
    );

    bindEndpoint(app, platform, endpoints.list, async ({ user_id }) => ({
      connectors: await database.call("list_connectors", { p_user_id: user_id }),
    }));

    bindEndpoint(app, platform, endpoints.operations, async ({ user_id, param }) => ({
      operations: await database.call("list_operations", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
      }),
    }));

    bindEndpoint(app, platform, endpoints.setSideEffect, ({ user_id, caller, param, body }) => {
      refuseKeys({ caller }, "Side effects of operations");
      return database.call("set_operation_effect", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
        p_operation_id: body.operation_id,
        p_side_effect: body.side_effect,
      });
    });

    bindEndpoint(app, platform, endpoints.read, ({ user_id, param }) =>
      database.call("get_connector", { p_user_id: user_id, p_connector_id: param("connector_id") }),
    );

    bindEndpoint(app, platform, endpoints.setStatus, ({ user_id, param, body }) =>
      database.call("set_connector_status", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
        p_status: body.status,
      }),
    );

    bindEndpoint(app, platform, endpoints.replace, async ({ user_id, caller, param, context }) => {
      await refuseMcp(database, user_id, param("connector_id"));
      const { document, changes } = await readAnnotated(context.req.raw);
      const ingested = await holdImitations(database, await ingestDocument(document), {
        userId: user_id,
        caller,
        connectorId: param("connector_id"),
      });
      const stored = await database.call<Stored>("replace_connector", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
        ...toStored(document, ingested),
      });
      platform.wakeWorker();
      return describeUpload(stored, ingested, [...warnForgotten(stored), ...warnDropped(stored), ...changes]);
    });

    bindEndpoint(app, platform, endpoints.reindex, async ({ user_id, param }) => {
      const state = await database.call("retry_indexing", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
      });
      platform.wakeWorker();
      return state;
    });

    bindEndpoint(app, platform, endpoints.test, async ({ user_id, caller, param }) =>
      testConnection(platform, await kernel, { ...caller, user_id }, param("connector_id")),
    );

    bindEndpoint(app, platform, endpoints.remove, ({ user_id, param }) =>
      database.call("delete_connector", { p_user_id: user_id, p_connector_id: param("connector_id") }),
    );
  });
}

/** Its secrets belong to its address: another address is another connector. */
async function refuseMcp(database: Platform["database"], userId: string, connectorId: string): Promise<void> {
  const { kind } = await database.call<{ kind: string }>("get_connector", {
    p_user_id: userId,
    p_connector_id: connectorId,
  });
  if (kind !== "mcp") return;
  throw new ToolgateError(
    "INVALID_REQUEST",
    "This connector is an MCP server and has no document. Look again at its tools (POST …/mcp-tools/refresh); to use another address, connect it as a new connector (POST /functions/v1/connectors/mcp).",
    { details: { connector_id: connectorId, kind } },
  );
}

interface Stored {
  connector_id: string;
  status: string;
  /** Of a new version: where calls go now and did not before. */
  new_origins?: string[];
  /** Of a new version: ids of secrets that would have gone elsewhere. */
  forgotten?: string[];
  /** Of a new version: operations that changed, so that what their owner decided about them no longer holds. */
  dropped_decisions?: string[];
}

function toStored(document: JsonObject, { connector, tools }: Ingested) {
  return { p_connector: connector, p_document: document, p_tools: tools };
}

/** Secrets are bound to the hosts they were entered for. */
function warnForgotten({ new_origins = [], forgotten = [] }: Stored): Fault[] {
  if (forgotten.length === 0) return [];
  const where =
    new_origins.length > 0 ? `calls now go to ${new_origins.join(", ")}` : "secrets now go to another host";
  const message = `${where}; the stored secrets ${forgotten.join(", ")} were forgotten: enter them again if they are meant for it`;
  return [{ pointer: "/servers", message }];
}

function warnDropped({ dropped_decisions = [] }: Stored): Fault[] {
  if (dropped_decisions.length === 0) return [];
  const message = `${dropped_decisions.join(", ")}: changed since you decided what they count as, so that this decision was dropped; decide again`;
  return [{ pointer: "/paths", message }];
}

function describeUpload(stored: Stored, ingested: Ingested, changes: Fault[]) {
  const { connector_id, status } = stored;
  const { name, version, auth, operation_count, report } = describeDocument(ingested, changes);
  return { connector_id, name, version, status, auth, operation_count, report };
}

function describeCheck(ingested: Ingested, changes: Fault[]) {
  const operations = ingested.tools
    .slice(0, MAX_SHOWN)
    .map(({ operation_id, name, fields, side_effect }) => ({
      operation_id,
      method: fields.method,
      path: fields.path,
      summary: name,
      side_effect,
    }));
  return { ...describeDocument(ingested, changes), operations };
}

function describeDocument({ connector, tools, report }: Ingested, changes: Fault[]) {
  return {
    name: connector.name,
    description: connector.description,
    version: connector.version,
    auth: { type: connector.auth_type, required_secrets: connector.required_secrets },
    operation_count: tools.length,
    report: { skipped: report.skipped, warnings: [...changes, ...report.warnings] },
  };
}
