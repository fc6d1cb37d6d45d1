import { Type } from "@sinclair/typebox";
import { DEFAULT_LIMITS } from "../calling/egress/sender-options.ts";
import { MAX_DOCUMENT_BYTES } from "../catalogue/openapi/parse/parse-document.ts";
import { settingsEndpoints as endpoints } from "../contract/api/settings.ts";
import type { ChatModel, Embedders, Platform } from "../contract/ports.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import { requireChat } from "../conversations/orchestrator-parts.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { MAX_BODY_BYTES } from "./read-body.ts";

/** The version of this release. A test compares it with package.json, which functions cannot read. */
export const VERSION = "0.1.0";

interface IndexState {
  active: string | null;
  tools: number;
  waiting: number;
  models: Record<string, number>;
  failing: number;
  last_error: string | null;
}

interface Quota {
  used: number;
  limit: number;
}

const IndexStateShape: Shape<IndexState> = Type.Object({
  active: nullable(Type.String()),
  tools: Type.Number(),
  waiting: Type.Number(),
  models: Type.Record(Type.String(), Type.Number()),
  failing: Type.Number(),
  last_error: nullable(Type.String()),
});

const QuotasShape: Shape<Record<string, Quota>> = Type.Record(
  Type.String(),
  Type.Object({ used: Type.Number(), limit: Type.Number() }),
);

/** Settings: the configuration of this installation, read-only. */
export function settings(platform: Platform, embedders: Embedders, chat: ChatModel | null): EdgeFunction {
  const { config, database } = platform;

  return createFunction("settings", platform, (app) => {
    bindEndpoint(app, platform, endpoints.read, async ({ user_id }) => {
      const [index, quotas] = await Promise.all([
        database.call("describe_index", { p_user_id: user_id }, IndexStateShape),
        database.call("read_quotas", { p_user_id: user_id }, QuotasShape),
      ]);
      const { tools, waiting, failing, last_error } = index;
      return {
        version: VERSION,
        environment: config.environment,
        approval_mode: config.environment === "prod" ? "manual" : "auto",
        model: {
          configured: config.model !== null,
          host: config.model && new URL(config.model.baseUrl).host,
          chat_model: config.model?.chatModel ?? null,
        },
        embedding: {
          wanted: embedders.wanted.model,
          active: index.active,
          dense: embedders.wanted.dense,
          state: stateOf(index, embedders.wanted.model),
        },
        index: { tools, waiting, failing, last_error },
        egress_exceptions: config.egressAllow.split(",").filter((entry) => entry.trim() !== "").length,
        limits: {
          call_ms: DEFAULT_LIMITS.totalMs,
          answer_bytes: DEFAULT_LIMITS.maxBytes,
          document_bytes: MAX_DOCUMENT_BYTES,
          request_bytes: MAX_BODY_BYTES,
        },
        quotas,
      };
    });

    bindEndpoint(app, platform, endpoints.checkModel, async () => {
      const model = requireChat(() => chat);
      const started = performance.now();
      await model.complete({
        messages: [{ role: "user", content: "Answer with: ok" }],
        functions: [],
        choice: "auto",
      });
      return { ok: true, model: model.model, duration_ms: Math.round(performance.now() - started) };
    });
  });
}

function stateOf(
  { active, tools, waiting, models }: IndexState,
  wanted: string,
): "ready" | "building" | "switching" {
  if (waiting > 0) return "building";
  return tools === 0 || (models[wanted] ?? 0) === tools || active === wanted ? "ready" : "switching";
}
