import type { Context } from "hono";
import type { Fault } from "../../base/json.ts";
import {
  annotateReceived,
  type ProcessedUpload,
  processUpload,
} from "../../catalogue/ingest/process-upload.ts";
import { disableGroups } from "../../catalogue/ingest/put-overlay.ts";
import {
  deleteUpload,
  describeRights,
  rejectMcpConnector,
  replaceConnector,
  type StoredConnector,
  storeConnector,
  warnSameName,
} from "../../catalogue/ingest/store-connector.ts";
import type { Uploader } from "../../catalogue/ingest/upload-state.ts";
import { refuseEnabling } from "../../catalogue/sync/find-suspicions.ts";
import { connectorsEndpoints as endpoints } from "../../contract/api/connectors.ts";
import type { ImportRequest } from "../../contract/api/imports.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { connectMcp } from "../../mcp/client/connect-mcp.ts";
import type { McpPorts } from "../../mcp/client/create-transport.ts";
import { testConnection } from "../../runs/checks/test-connection.ts";
import { requireScope } from "../authenticate.ts";
import {
  bindEndpoint,
  createFunction,
  type EdgeFunction,
  type FunctionApp,
  type FunctionEnv,
} from "../create-function.ts";
import { bindOverlay, bindSlices, bindVersions } from "./connector-documents.ts";
import { bindMcpServers, bindOperations } from "./connector-tools.ts";
import { readServer, receiveDocument } from "./read-document.ts";

/** Connectors: check, upload, annotate, connect, list, read, test, disable, replace, delete. */
export function connectors(
  platform: Platform,
  loadKernel: () => Promise<Kernel>,
  mcp: McpPorts,
): EdgeFunction {
  const { database } = platform;

  return createFunction("connectors", platform, (app) => {
    bindUploads(app, platform, mcp);
    bindSlices(app, platform, mcp.sender);
    bindMcpServers(app, platform, mcp);
    bindOperations(app, platform);
    bindOverlay(app, platform);
    bindVersions(app, platform, mcp.sender);

    bindEndpoint(app, platform, endpoints.list, async ({ user_id }) => ({
      connectors: await database.call("list_connectors", { p_user_id: user_id }),
    }));

    bindEndpoint(app, platform, endpoints.read, ({ user_id, param }) =>
      database.call("get_connector", { p_user_id: user_id, p_connector_id: param("connector_id") }),
    );

    bindEndpoint(app, platform, endpoints.document, ({ user_id, param, context }) => {
      const member = context.req.query("member");
      if (member !== undefined && (member === "" || member.length > 100))
        throw invalidRequest([{ pointer: "/member", message: "must have 1 to 100 characters" }]);
      return database.call("read_document", {
        p_user_id: user_id,
        p_connector_id: param("connector_id"),
        p_member: member ?? null,
      });
    });

    bindEndpoint(app, platform, endpoints.changeConnector, async ({ user_id, caller, param, body }) => {
      const own = { p_user_id: user_id, p_connector_id: param("connector_id") };
      const { name, status, identity_operation, provider, provider_variables: variables = {} } = body;
      // It is called, and the name that it answers is shown.
      if (identity_operation !== undefined) requireScope(caller, "agent:query");
      if (provider !== undefined) {
        const { chooseProvider } = await import("../../connections/choose-provider.ts");
        const choice = { user_id, connector_id: param("connector_id"), provider, variables };
        await chooseProvider(database, choice);
        platform.wakeWorker();
      }
      if (name !== undefined) await database.call("rename_connector", { ...own, p_name: name.trim() });
      if (identity_operation !== undefined)
        await database.call("set_identity_operation", { ...own, p_operation_id: identity_operation });
      return status === undefined
        ? database.call("get_connector", own)
        : database.call("set_connector_status", { ...own, p_status: status });
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

    bindEndpoint(app, platform, endpoints.questions, async ({ user_id, caller, param }) => {
      const { suggestQuestions } = await import("../../runs/checks/suggest-questions.ts");
      const owner = { ...caller, user_id };
      return suggestQuestions(platform, await loadKernel(), owner, param("connector_id"));
    });

    bindEndpoint(app, platform, endpoints.remove, ({ user_id, param }) =>
      database.call("delete_connector", { p_user_id: user_id, p_connector_id: param("connector_id") }),
    );
  });
}

/** Documents: check, annotate, upload, import, replace. */
function bindUploads(app: FunctionApp, platform: Platform, mcp: McpPorts): void {
  const { database } = platform;

  const processRequest = async ({ req }: Context<FunctionEnv>, uploader: Uploader) =>
    processUpload(platform, await receiveDocument(req.raw), uploader, req.raw.signal);

  bindEndpoint(app, platform, endpoints.upload, async ({ user_id, caller, context }) => {
    const document = disableGroups(new URL(context.req.url).searchParams.getAll("disable"));
    const processed = await processRequest(context, {
      userId: user_id,
      caller,
      connectorId: null,
      checksOnly: false,
      overlay: document && { document, bases: null, mayRetarget: caller.key_hash === null, revision: 0 },
    });
    const warnings = await warnSameName(database, user_id, processed.connector.name);
    const stored = await storeConnector(database, { ...caller, user_id }, processed).finally(() =>
      deleteUpload(database, processed),
    );
    platform.wakeWorker();
    return describeUpload(stored, processed, warnings);
  });

  bindEndpoint(app, platform, endpoints.importConnector, async ({ user_id, caller, body, context }) => {
    const { importChosen, inspectSource } = await import("./import-connector.ts");
    const given = { request: body, sender: mcp.sender, signal: context.req.raw.signal };
    if (body.choose === undefined) return inspectSource(given);
    if (body.choose.kind === "mcp") {
      const server = { url: mcpAddress(body), ...(body.name !== undefined && { name: body.name }) };
      const connected = await connectMcp(database, mcp, user_id, server, context.req.raw.signal);
      platform.wakeWorker();
      return context.json(connected, 201);
    }
    const uploader = { userId: user_id, caller, connectorId: null, checksOnly: body.dry_run === true };
    const { processed, notes, stored } = await importChosen(platform, { ...given, uploader });
    if (stored === null) return describeCheck(processed, notes);
    platform.wakeWorker();
    return context.json(describeUpload(stored, processed, notes), 201);
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

  bindEndpoint(app, platform, endpoints.annotate, async ({ user_id, caller, context }) => {
    const { document, size } = await receiveDocument(context.req.raw);
    const received = { document, size, server: readServer(context.req.raw) };
    return annotateReceived(platform, received, { userId: user_id, caller }, context.req.raw.signal);
  });

  bindEndpoint(app, platform, endpoints.replace, async ({ user_id, caller, param, context }) => {
    const connectorId = param("connector_id");
    await rejectMcpConnector(database, user_id, connectorId);
    const processed = await processRequest(context, {
      userId: user_id,
      caller,
      connectorId,
      checksOnly: false,
    });
    const isOwner = caller.key_hash === null;
    try {
      if (!isOwner) await refuseEnabling(database, { userId: user_id, connectorId }, processed);
      const decided = isOwner ? { decided_by: user_id } : {};
      const change = { ...decided, ...describeRights(caller) };
      const replaced = await replaceConnector(database, user_id, connectorId, processed, change);
      platform.wakeWorker();
      return describeUpload(replaced.stored, processed, replaced.warnings);
    } finally {
      await deleteUpload(database, processed);
    }
  });
}

/** The tools of an MCP server are reviewed after it was connected, so there is no preview. */
function mcpAddress({ url, choose, dry_run }: ImportRequest): string {
  const address = choose?.url ?? url;
  if (address !== undefined && !dry_run) return address;
  const pointer = address === undefined ? "/url" : "/dry_run";
  throw invalidRequest([
    { pointer, message: "an MCP server is connected by its address, without `dry_run`" },
  ]);
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
function describeCheck(processed: ProcessedUpload, more: Fault[] = []) {
  const { operations, counts, server, keys } = processed;
  return { ...describeDocument(processed, more), counts, server, keys, operations };
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
