import type { Context } from "hono";
import type { Fault } from "../../base/json.ts";
import {
  annotateFor,
  type ProcessedUpload,
  processUpload,
  runSlice,
  type Uploader,
} from "../../catalogue/ingest/process-upload.ts";
import { rejectMcpConnector, replaceConnector } from "../../catalogue/ingest/replace-connector.ts";
import {
  deleteUpload,
  type StoredConnector,
  storeConnector,
} from "../../catalogue/ingest/store-connector.ts";
import { connectorsEndpoints as endpoints } from "../../contract/api/connectors.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { connectMcp } from "../../mcp/client/connect-mcp.ts";
import type { McpPorts } from "../../mcp/client/create-mcp-fetch.ts";
import { acceptMcpTools, listMcpTools, refreshMcpTools, setMcpTrust } from "../../mcp/client/manage-tools.ts";
import { testConnection } from "../../runs/test-connection.ts";
import { bearerToken, isSameText, requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import { createFunction, type EdgeFunction, type FunctionEnv } from "../create-function.ts";
import { MAX_BODY_BYTES, parseJsonBody, readText } from "../read-body.ts";
import { readDocument, readServer, receiveDocument } from "./read-document.ts";

const TRUST = "Hints of MCP servers that are to be believed";

/** Connectors: check, upload, annotate, connect, list, read, test, disable, replace, delete. */
export function connectors(
  platform: Platform,
  loadKernel: () => Promise<Kernel>,
  mcp: McpPorts,
): EdgeFunction {
  const { database } = platform;

  const processRequest = async ({ req }: Context<FunctionEnv>, uploader: Uploader) =>
    processUpload(platform, await receiveDocument(req.raw), uploader, req.raw.signal);

  return createFunction("connectors", platform, (app) => {
    bindEndpoint(app, platform, endpoints.upload, async ({ user_id, caller, context }) => {
      const processed = await processRequest(context, {
        userId: user_id,
        caller,
        connectorId: null,
        checksOnly: false,
      });
      const stored = await storeConnector(database, user_id, processed).finally(() =>
        deleteUpload(database, processed),
      );
      platform.wakeWorker();
      return describeUpload(stored, processed, []);
    });

    // Not in the API description: called by Toolgate's own functions only.
    app.post("/slices", async (c) => {
      if (!isSameText(await platform.slices.token(), bearerToken(c.req.raw)))
        throw new ToolgateError("UNAUTHENTICATED", "Slices are run by Toolgate's own functions only.");
      const body = parseJsonBody(await readText(c.req.raw, MAX_BODY_BYTES));
      return c.json(await runSlice(platform, String(Reflect.get(Object(body), "upload_id"))));
    });

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

    bindEndpoint(app, platform, endpoints.check, async ({ user_id, caller, context }) => {
      const processed = await processRequest(context, {
        userId: user_id,
        caller,
        connectorId: null,
        checksOnly: true,
      });
      await deleteUpload(database, processed);
      return describeCheck(processed);
    });

    bindEndpoint(app, platform, endpoints.annotate, async ({ context }) => {
      const server = readServer(context.req.raw);
      return annotateFor(await readDocument(context.req.raw), server);
    });

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
      requireUser({ caller }, "Side effects of operations");
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
      const connectorId = param("connector_id");
      await rejectMcpConnector(database, user_id, connectorId);
      const processed = await processRequest(context, {
        userId: user_id,
        caller,
        connectorId,
        checksOnly: false,
      });
      const replaced = await replaceConnector(database, user_id, connectorId, processed);
      platform.wakeWorker();
      return describeUpload(replaced.stored, processed, replaced.warnings);
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
      testConnection(platform, await loadKernel(), { ...caller, user_id }, param("connector_id")),
    );

    bindEndpoint(app, platform, endpoints.remove, ({ user_id, param }) =>
      database.call("delete_connector", { p_user_id: user_id, p_connector_id: param("connector_id") }),
    );
  });
}

/** The answer to an upload: the stored connector and the report. */
function describeUpload(
  { connector_id, status }: StoredConnector,
  processed: ProcessedUpload,
  more: Fault[],
) {
  const { name, version, auth, operation_count, report } = describeDocument(processed, more);
  return { connector_id, name, version, status, auth, operation_count, report };
}

/** The answer to a check: the connector as it would be stored, and its operations. */
function describeCheck(processed: ProcessedUpload) {
  return { ...describeDocument(processed, []), operations: processed.operations };
}

function describeDocument({ connector, operation_count, report }: ProcessedUpload, more: Fault[]) {
  return {
    name: connector.name,
    description: connector.description,
    version: connector.version,
    auth: { type: connector.auth_type, required_secrets: connector.required_secrets },
    operation_count,
    report: { skipped: report.skipped, warnings: [...more, ...report.warnings] },
  };
}
