import { Type } from "@sinclair/typebox";
import type { Context } from "hono";
import type { Fault } from "../../base/json.ts";
import {
  annotateFor,
  type ProcessedUpload,
  processUpload,
  runSlice,
  type Uploader,
} from "../../catalogue/ingest/process-upload.ts";
import { type StoredConnector, storeConnector } from "../../catalogue/ingest/store-connector.ts";
import { connectorsEndpoints as endpoints } from "../../contract/api/connectors.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { type Shape, texts } from "../../contract/shape.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { McpPorts } from "../../mcp/client/create-mcp-fetch.ts";
import { testConnection } from "../../runs/test-connection.ts";
import { bearerToken, isSameText, requireUser } from "../authenticate.ts";
import { bindEndpoint } from "../bind-endpoint.ts";
import { createFunction, type EdgeFunction, type FunctionEnv } from "../create-function.ts";
import { MAX_BODY_BYTES, parseJsonBody, readText } from "../read-body.ts";
import { connectMcp } from "./connect-mcp.ts";
import { acceptMcpTools, listMcpTools, refreshMcpTools, setMcpTrust } from "./mcp-tools.ts";
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
      const { connector, output } = processed;
      const target = { p_user_id: user_id, p_connector_id: connectorId };
      const stored =
        "upload_id" in output
          ? await database.call(
              "replace_uploaded_connector",
              {
                ...target,
                p_upload_id: output.upload_id,
                p_connector: connector,
              },
              StoredShape,
            )
          : await database.call(
              "replace_connector",
              { ...target, ...toStored(connector, output) },
              StoredShape,
            );
      platform.wakeWorker();
      return describeUpload(stored, processed, [
        ...warnDeletedSecrets(stored),
        ...warnDroppedDecisions(stored),
      ]);
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

/** The secrets of an MCP server belong to its address, so another address is another connector. */
async function rejectMcpConnector(
  database: Platform["database"],
  userId: string,
  connectorId: string,
): Promise<void> {
  const { kind } = await database.call(
    "get_connector",
    {
      p_user_id: userId,
      p_connector_id: connectorId,
    },
    GetConnectorShape,
  );
  if (kind !== "mcp") return;
  throw new ToolgateError(
    "INVALID_REQUEST",
    "This connector is an MCP server and has no document. Refresh its tools (POST …/mcp-tools/refresh). To use another address, create a new connector (POST /functions/v1/connectors/mcp).",
    { details: { connector_id: connectorId, kind } },
  );
}

/** If this fails, the worker deletes the upload. */
async function deleteUpload(database: Platform["database"], { output }: ProcessedUpload): Promise<void> {
  if ("upload_id" in output)
    await database.call("drop_upload", { p_upload_id: output.upload_id }).catch(() => undefined);
}

interface Stored extends StoredConnector {
  /** In a new version: origins that calls are sent to now and were not before. */
  new_origins?: string[];
  /** In a new version: ids of secrets that would have been sent to another host, and were deleted. */
  forgotten?: string[];
  /** In a new version: operations that changed, so that the owner's decisions about them were dropped. */
  dropped_decisions?: string[];
}

const StoredShape: Shape<Stored> = Type.Object({
  connector_id: Type.String(),
  status: Type.String(),
  new_origins: Type.Optional(texts),
  forgotten: Type.Optional(texts),
  dropped_decisions: Type.Optional(texts),
});

const GetConnectorShape = Type.Object({ kind: Type.String() });

function toStored(
  connector: ProcessedUpload["connector"],
  { document, tools }: Extract<ProcessedUpload["output"], { tools: unknown }>,
) {
  return { p_connector: connector, p_document: document, p_tools: tools };
}

/** Secrets are bound to the hosts for which they were entered. */
function warnDeletedSecrets({ new_origins = [], forgotten = [] }: Stored): Fault[] {
  if (forgotten.length === 0) return [];
  const where =
    new_origins.length > 0 ? `calls now go to ${new_origins.join(", ")}` : "secrets now go to another host";
  const message = `${where}; the stored secrets ${forgotten.join(", ")} were deleted: enter them again if they are intended for it`;
  return [{ pointer: "/servers", message }];
}

function warnDroppedDecisions({ dropped_decisions = [] }: Stored): Fault[] {
  if (dropped_decisions.length === 0) return [];
  const message = `${dropped_decisions.join(", ")}: changed after you classified them, so your classification was removed; classify them again`;
  return [{ pointer: "/paths", message }];
}

function describeUpload({ connector_id, status }: Stored, processed: ProcessedUpload, more: Fault[]) {
  const { name, version, auth, operation_count, report } = describeDocument(processed, more);
  return { connector_id, name, version, status, auth, operation_count, report };
}

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
