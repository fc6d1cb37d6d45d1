import { Type } from "@sinclair/typebox";
import { decodeJwt } from "jose";
import { effectiveEnvironment } from "../../agents/policy.ts";
import { VERSION } from "../../base/version.ts";
import { MAX_DOCUMENT_BYTES } from "../../catalogue/openapi/parse/parse-document.ts";
import { settingsEndpoints as endpoints } from "../../contract/api/settings.ts";
import type { Config } from "../../contract/config.ts";
import { invalidRequest } from "../../contract/errors.ts";
import type { Embedder, Embedders, Platform } from "../../contract/ports.ts";
import { DEFAULT_LIMITS } from "../../contract/sender-limits.ts";
import { nullable, type Shape } from "../../contract/shape.ts";
import type { Caller } from "../../kernel/stages.ts";
import { bearerToken, requireUser } from "../authenticate.ts";
import { bindEndpoint, createFunction, type EdgeFunction, type FunctionApp } from "../create-function.ts";
import { MAX_BODY_BYTES } from "../read-body.ts";
import {
  bindAccountEmbedding,
  bindAccountModel,
  type ModelPorts,
  type StoredSettings,
  StoredSettingsShape,
} from "./account-model.ts";
import { bindEvaluationSet, bindQuestionRules } from "./questions.ts";

interface IndexState {
  active: string | null;
  tools: number;
  waiting: number;
  models: Record<string, number>;
  failing: number;
  last_error: string | null;
  own: OwnIndex | null;
}

/** The embedding model that the account has set. */
interface OwnIndex {
  model: string;
  is_ready: boolean;
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
  own: nullable(
    Type.Object({ model: Type.String(), is_ready: Type.Boolean(), last_error: nullable(Type.String()) }),
  ),
});

const QuotasShape: Shape<Record<string, Quota>> = Type.Record(
  Type.String(),
  Type.Object({ used: Type.Number(), limit: Type.Number() }),
);

/** Settings: the configuration of this installation, and what the account sets for itself. */
export function settings(platform: Platform, embedders: Embedders, models: ModelPorts): EdgeFunction {
  const { config, database } = platform;

  async function describeSettings(userId: string, caller: Caller) {
    const [index, quotas, stored] = await Promise.all([
      database.call("describe_index", { p_user_id: userId }, IndexStateShape),
      database.call("read_quotas", { p_user_id: userId }, QuotasShape),
      database.call("read_account_settings", { p_user_id: userId }, StoredSettingsShape),
    ]);
    const { tools, waiting, failing, last_error } = index;
    const environment = effectiveEnvironment(stored, config.environment);
    return {
      version: VERSION,
      environment,
      approval_mode: environment === "prod" ? "manual" : "auto",
      model: describeModel(stored, config.model),
      embedding: describeEmbedding(index, embedders.wanted),
      index: { tools, waiting, failing, last_error },
      egress_exceptions: config.egressAllow.split(",").filter((entry) => entry.trim() !== "").length,
      limits: {
        call_ms: lower(stored.call_ms, DEFAULT_LIMITS.totalMs),
        answer_bytes: lower(stored.answer_bytes, DEFAULT_LIMITS.maxBytes),
        calls_per_min: stored.calls_per_min,
        document_bytes: MAX_DOCUMENT_BYTES,
        request_bytes: MAX_BODY_BYTES,
      },
      installation: {
        environment: config.environment,
        model: config.model && {
          host: new URL(config.model.baseUrl).host,
          chat_model: config.model.chatModel,
        },
        limits: { call_ms: DEFAULT_LIMITS.totalMs, answer_bytes: DEFAULT_LIMITS.maxBytes },
      },
      account: isOwner(caller) ? describeAccount(stored, index.own) : null,
      quotas,
    };
  }

  return createFunction("settings", platform, (app) => {
    bindEndpoint(app, platform, endpoints.read, ({ user_id, caller }) => describeSettings(user_id, caller));
    bindAccountSettings(app, platform);
    bindAccountModel(app, platform, models);
    bindAccountEmbedding(app, platform, models);
    bindSessions(app, platform);
    bindQuestionRules(app, platform);
    bindEvaluationSet(app, platform);
  });
}

/** The signed-in user: neither an API key nor an application. */
function isOwner({ key_hash, oauth_client }: Caller): boolean {
  return key_hash === null && oauth_client === undefined;
}

/** What the form of the owner shows. */
function describeAccount(
  { environment, call_ms, answer_bytes, calls_per_min, ...own }: StoredSettings,
  embedding: OwnIndex | null,
) {
  return {
    embedding: embedding && { model: embedding.model, last_error: embedding.last_error },
    environment,
    limits: { call_ms, answer_bytes, calls_per_min },
    model: own.model && {
      base_url: own.model.base_url,
      chat_model: own.model.chat_model,
      key_stored_at: own.key_stored_at,
    },
  };
}

function describeModel({ model }: StoredSettings, installation: Config["model"]) {
  const from = model === null ? ("installation" as const) : ("account" as const);
  const base = model?.base_url ?? installation?.baseUrl;
  return {
    configured: base !== undefined,
    from,
    host: base === undefined ? null : new URL(base).host,
    chat_model: model?.chat_model ?? installation?.chatModel ?? null,
  };
}

function describeEmbedding(index: IndexState, wanted: Embedder) {
  const { own, active, waiting } = index;
  if (own === null) {
    const { model, dense } = wanted;
    return { wanted: model, active, dense, state: stateOf(index, model), from: "installation" as const };
  }
  const { model, is_ready } = own;
  const reached = is_ready ? ("ready" as const) : ("switching" as const);
  return {
    wanted: model,
    active: is_ready ? model : active,
    dense: true,
    state: waiting > 0 ? ("building" as const) : reached,
    from: "account" as const,
  };
}

function lower(own: number | null, ofInstallation: number): number {
  return Math.min(own ?? ofInstallation, ofInstallation);
}

function stateOf(
  { active, tools, waiting, models }: IndexState,
  wanted: string,
): "ready" | "building" | "switching" {
  if (waiting > 0) return "building";
  return tools === 0 || (models[wanted] ?? 0) === tools || active === wanted ? "ready" : "switching";
}

/** The largest values that an account may set: those of the installation. */
const CEILINGS = { call_ms: DEFAULT_LIMITS.totalMs, answer_bytes: DEFAULT_LIMITS.maxBytes };

/** A stricter environment and lower limits for the account. */
function bindAccountSettings(app: FunctionApp, platform: Platform): void {
  bindEndpoint(app, platform, endpoints.change, async (request) => {
    requireUser(request, "Settings");
    const { environment, limits = {} } = request.body;
    const faults = Object.entries(CEILINGS).flatMap(([name, most]) => {
      const value = limits[name as keyof typeof CEILINGS];
      return typeof value === "number" && value > most
        ? [{ pointer: `/limits/${name}`, message: `at most ${most}, the limit of this installation` }]
        : [];
    });
    if (faults.length > 0) throw invalidRequest(faults);
    const stored = await platform.database.call(
      "change_account_settings",
      {
        p_user_id: request.user_id,
        p_change: { ...(environment !== undefined && { environment }), ...limits },
      },
      StoredSettingsShape,
    );
    const { call_ms, answer_bytes, calls_per_min } = stored;
    return { environment: stored.environment, limits: { call_ms, answer_bytes, calls_per_min } };
  });
}

const SessionsShape = Type.Array(
  Type.Object({
    session_id: Type.String(),
    user_agent: nullable(Type.String()),
    address: nullable(Type.String()),
    created_at: Type.String(),
    last_used_at: Type.String(),
  }),
);

const SESSIONS = "Sessions";

/** The sign-ins of the account. */
function bindSessions(app: FunctionApp, platform: Platform): void {
  const { database } = platform;

  bindEndpoint(app, platform, endpoints.listSessions, async (request) => {
    requireUser(request, SESSIONS);
    const sessions = await database.call("list_sessions", { p_user_id: request.user_id }, SessionsShape);
    const own = decodeJwt(bearerToken(request.context.req.raw))["session_id"];
    return { sessions: sessions.map((session) => ({ ...session, is_current: session.session_id === own })) };
  });

  bindEndpoint(app, platform, endpoints.endSession, (request) => {
    requireUser(request, SESSIONS);
    return database.call("end_session", {
      p_user_id: request.user_id,
      p_session_id: request.param("session_id"),
    });
  });
}
