import process from "node:process";
import { isFramingHeader } from "../base/headers.ts";
import type { Config, JsonWebKeyWithId } from "../contract/config.ts";

class ConfigError extends Error {
  override readonly name = "ConfigError";
}

type Environment = Record<string, string | undefined>;

/**
 * The only reader of the environment. @throws ConfigError with the name of the variable and its expected
 * value
 */
export function readConfig(env: Environment = process.env): Config {
  const apiKey = env["OPENAI_API_KEY"] ?? "";
  const supabaseUrl = readUrl(env, "SUPABASE_URL");
  return {
    supabaseUrl,
    publicUrl: env["TOOLGATE_PUBLIC_URL"] ? readUrl(env, "TOOLGATE_PUBLIC_URL") : supabaseUrl,
    publishableKey: readKey(env, "SUPABASE_PUBLISHABLE_KEYS", "SUPABASE_ANON_KEY"),
    secretKey: readKey(env, "SUPABASE_SECRET_KEYS", "SUPABASE_SERVICE_ROLE_KEY"),
    jwks: readJwks(env),
    jwtSecret: env["TOOLGATE_JWT_SECRET"] || null,
    workerToken: env["WORKER_TOKEN"] || null,
    host: env["TOOLGATE_HOST_URL"] ? readHost(env) : null,
    webUrl: env["TOOLGATE_WEB_URL"] ? readUrl(env, "TOOLGATE_WEB_URL") : null,
    environment: readChoice(env, "TOOLGATE_ENV", ["dev", "prod"], "prod"),
    egressAllow: env["EGRESS_ALLOW"] ?? "",
    model: apiKey ? readModel(env, apiKey) : null,
    embeddingModel: env["EMBEDDING_MODEL"] || (apiKey ? "text-embedding-3-small" : "local"),
    oidc: { issuers: readIssuers(env), audience: readAudience(env) },
    otel: env["OTEL_EXPORTER_OTLP_ENDPOINT"] ? readCollector(env) : null,
  };
}

function readModel(env: Environment, apiKey: string): Config["model"] {
  return {
    apiKey,
    baseUrl: env["OPENAI_BASE_URL"] ? readUrl(env, "OPENAI_BASE_URL") : "https://api.openai.com/v1",
    chatModel: env["LLM_MODEL"] || "gpt-4o-mini",
  };
}

/** Set by the embedded stack, not by users; the hosted platform has no such machine. */
function readHost(env: Environment): Config["host"] {
  return {
    url: readUrl(env, "TOOLGATE_HOST_URL"),
    token: env["TOOLGATE_HOST_TOKEN"] ?? "",
    commands: env["TOOLGATE_HOST_COMMANDS"] === "on",
  };
}

function readUrl(env: Environment, name: string): string {
  const value = env[name] ?? "";
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) {
    throw new ConfigError(
      `${name} must be an http(s) URL${value ? `, not ${JSON.stringify(value)}` : "; it is not set"}.`,
    );
  }
  return value.replace(/\/+$/, "");
}

/**
 * Unchanged, including a final slash: tokens repeat an issuer character by character (OIDC Core 1.0
 * §3.1.3.7).
 */
function readIssuers(env: Environment): string[] {
  const issuers = (env["OIDC_ISSUERS"] ?? "").split(",").map((issuer) => issuer.trim());
  return issuers.filter(Boolean).map((issuer) => {
    // Without query, fragment (OIDC Discovery 1.0 §3) or user.
    if (/^https?:\/\/[^\s?#@]+$/.test(issuer) && URL.canParse(issuer)) return issuer;
    throw new ConfigError(
      `OIDC_ISSUERS must be issuer URLs such as https://id.example.com, separated by commas, not ${JSON.stringify(issuer)}.`,
    );
  });
}

function readAudience(env: Environment): string {
  const audience = env["OIDC_AUDIENCE"]?.trim() || "toolgate";
  if (!/[\s,]/.test(audience)) return audience;
  throw new ConfigError(
    `OIDC_AUDIENCE must be one audience, without spaces or commas, not ${JSON.stringify(audience)}.`,
  );
}

/**
 * Names and formats as in OpenTelemetry's "OTLP Exporter Configuration" and "SDK Environment Variables".
 */
function readCollector(env: Environment): NonNullable<Config["otel"]> {
  const endpoint = readUrl(env, "OTEL_EXPORTER_OTLP_ENDPOINT");
  if (!/^[^\s?#@]+$/.test(endpoint)) {
    throw new ConfigError(
      "OTEL_EXPORTER_OTLP_ENDPOINT must be a URL without user, query and fragment, such as https://otel.example.com:4318.",
    );
  }
  return {
    endpoint,
    headers: readHeaders(env, "OTEL_EXPORTER_OTLP_HEADERS"),
    serviceName: env["OTEL_SERVICE_NAME"]?.trim() || "toolgate",
    ratio: readRatio(env, "OTEL_TRACES_SAMPLER_ARG"),
  };
}

/** RFC 9110 §5.5: one byte per character, no control characters. */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

/**
 * `name=value,…`, with percent-encoded values. The error does not repeat a malformed entry, because it may
 * contain a credential.
 */
function readHeaders(env: Environment, name: string): [string, string][] {
  const entries = (env[name] ?? "").split(",").map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry, i) => {
    const [, header, value = ""] = /^([!#$%&'*+.^_`|~\w-]+)\s*=\s*(.*)$/.exec(entry) ?? [];
    try {
      const text = decodeURIComponent(value);
      if (header && FIELD_VALUE.test(text) && !isOfExporter(header)) return [header.toLowerCase(), text];
    } catch {
      // Reported below.
    }
    throw new ConfigError(
      `${name} must be name=value,name=value: names of headers, and percent-encoded values without control characters; entry ${i + 1} is not.`,
    );
  });
}

/** Whether the exporter sets this header itself. */
function isOfExporter(header: string): boolean {
  return isFramingHeader(header) || header.toLowerCase() === "content-type";
}

function readRatio(env: Environment, name: string): number {
  const text = env[name]?.trim() || "1";
  if (/^(0(\.\d+)?|1(\.0+)?)$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be a number from 0 to 1, not ${JSON.stringify(text)}.`);
}

/** Hosted projects provide `{"default": "sb_…"}`; older ones a single legacy key. */
function readKey(env: Environment, name: string, legacyName: string): string {
  const json = env[name];
  if (!json) {
    const legacy = env[legacyName];
    if (legacy) return legacy;
    throw new ConfigError(`${name} is not set. The platform provides it: {"default":"sb_…"}.`);
  }
  const keys = parseJson(name, json) as Record<string, unknown>;
  const key = keys["default"] ?? Object.values(keys)[0];
  if (typeof key !== "string")
    throw new ConfigError(`${name} must be a JSON object of keys, like {"default":"sb_…"}.`);
  return key;
}

function readJwks(env: Environment): Config["jwks"] {
  const json = env["SUPABASE_JWKS"];
  if (!json) return { keys: [] };
  const value = parseJson("SUPABASE_JWKS", json);
  const keys = Array.isArray(value) ? value : (value as { keys?: unknown }).keys;
  if (!Array.isArray(keys)) throw new ConfigError(`SUPABASE_JWKS must be {"keys":[…]} or an array of keys.`);
  return { keys: keys as JsonWebKeyWithId[] };
}

function readChoice<T extends string>(env: Environment, name: string, choices: T[], fallback: T): T {
  const value = env[name];
  if (!value) return fallback;
  const choice = choices.find((c) => c === value);
  if (!choice)
    throw new ConfigError(`${name} must be one of ${choices.join(", ")}, not ${JSON.stringify(value)}.`);
  return choice;
}

function parseJson(name: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Reported below, without the text: it may contain a secret.
  }
  throw new ConfigError(`${name} is not a JSON object.`);
}
