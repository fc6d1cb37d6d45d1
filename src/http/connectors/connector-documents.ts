import { Type } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { runSlice } from "../../catalogue/ingest/process-upload.ts";
import { putOverlay, readStoredOverlay } from "../../catalogue/ingest/put-overlay.ts";
import { checkSource } from "../../catalogue/sync/check-source.ts";
import { runSeparation } from "../../catalogue/sync/separate-changes.ts";
import { applyCompatible, useVersion } from "../../catalogue/sync/use-version.ts";
import { connectorsEndpoints as endpoints } from "../../contract/api/connectors.ts";
import { invalidRequest, ToolgateError } from "../../contract/errors.ts";
import type { Platform, Sender, SliceRequest } from "../../contract/ports.ts";
import type { Shape } from "../../contract/shape.ts";
import { bearerToken, isSameText, requireUser } from "../authenticate.ts";
import { bindEndpoint, type FunctionApp } from "../create-function.ts";
import { MAX_BODY_BYTES, parseJsonBody, readText } from "../read-body.ts";
import { readDocument } from "./read-document.ts";

const DECISION = "Versions of a document that wait, and earlier ones";

/** The versions of a connector's document, and the checks of its source. */
export function bindVersions(app: FunctionApp, platform: Platform, sender: Sender): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.versions, ({ user_id, param }) =>
    database.call("list_versions", { p_user_id: user_id, p_connector_id: param("connector_id") }),
  );

  bindEndpoint(app, platform, endpoints.version, ({ user_id, param }) =>
    database.call("read_version", {
      p_user_id: user_id,
      p_connector_id: param("connector_id"),
      p_version: readVersion(param("version")),
    }),
  );

  bindEndpoint(app, platform, endpoints.decideVersion, async ({ user_id, caller, param, body, context }) => {
    requireUser({ caller }, DECISION);
    const connectorId = param("connector_id");
    const version = readVersion(param("version"));
    const { action } = body;
    if (action === "reject") {
      const args = { p_user_id: user_id, p_connector_id: connectorId, p_version: version };
      await database.call("reject_version", args);
      return { version, action, warnings: [] };
    }
    if (action === "accept_compatible") {
      const part = { userId: user_id, connectorId, version, decidedBy: user_id };
      const { warnings } = await applyCompatible(platform, part, context.req.raw.signal);
      return { version, action, warnings };
    }
    const target = { userId: user_id, connectorId, version, action };
    return { version, action, warnings: await useVersion(platform, target, context.req.raw.signal) };
  });

  bindEndpoint(app, platform, endpoints.checkSource, async ({ user_id, param, context }) => ({
    ...(await checkSource(platform, sender, {
      userId: user_id,
      connectorId: param("connector_id"),
      signal: context.req.raw.signal,
    })),
  }));

  bindEndpoint(app, platform, endpoints.setChecks, ({ user_id, caller, param, body }) => {
    requireUser({ caller }, "Checks of a source");
    return database.call("set_source_checks", {
      p_user_id: user_id,
      p_connector_id: param("connector_id"),
      p_settings: body,
    });
  });
}

function readVersion(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw invalidRequest([{ pointer: "/version", message: "must be the number of a version" }]);
}

/** The overrides of a connector: an OpenAPI Overlay document. */
export function bindOverlay(app: FunctionApp, platform: Platform): void {
  bindEndpoint(app, platform, endpoints.overlay, ({ user_id, param }) =>
    readStoredOverlay(platform, { userId: user_id, connectorId: param("connector_id") }),
  );

  bindEndpoint(app, platform, endpoints.putOverlay, async ({ user_id, caller, param, context }) => {
    const owner = { userId: user_id, caller, connectorId: param("connector_id") };
    const overlay = await readDocument(context.req.raw);
    const warnings = await putOverlay(platform, owner, overlay, context.req.raw.signal);
    platform.wakeWorker();
    return { ...(await readStoredOverlay(platform, owner)), warnings };
  });
}

const SliceRequestShape: Shape<SliceRequest> = Type.Union([
  Type.Object({ apply: Type.String(), user_id: Type.String(), version: Type.Number() }),
  Type.Object({ separate: Type.String() }, { additionalProperties: true }),
  Type.Object({ check: Type.String(), user_id: Type.String() }),
  Type.Object({ upload_id: Type.String() }),
]);

/**
 * Parts of the work on a document that run with their own CPU budget (`Slices`). Not in the API description.
 */
export function bindSlices(app: FunctionApp, platform: Platform, sender: Sender): void {
  app.post("/slices", async (c) => {
    if (!isSameText(await platform.slices.token(), bearerToken(c.req.raw)))
      throw new ToolgateError("UNAUTHENTICATED", "Slices are run by Toolgate's own functions only.");
    const request = parseJsonBody(await readText(c.req.raw, MAX_BODY_BYTES));
    if (!Value.Check(SliceRequestShape, request))
      throw invalidRequest([{ pointer: "", message: "is not the request of a slice" }]);
    return c.json(await runPart(platform, sender, request, c.req.raw.signal));
  });
}

async function runPart(platform: Platform, sender: Sender, request: SliceRequest, signal: AbortSignal) {
  if ("separate" in request) return { separated: await runSeparation(platform, request) };
  if ("apply" in request) {
    const { apply: connectorId, user_id: userId, version } = request;
    return applyCompatible(platform, { userId, connectorId, version, decidedBy: null }, signal);
  }
  if ("upload_id" in request) return runSlice(platform, request.upload_id);
  const { check: connectorId, user_id: userId } = request;
  return { ...(await checkSource(platform, sender, { userId, connectorId, signal })) };
}
