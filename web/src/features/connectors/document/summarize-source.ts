/** The properties of an unvalidated document. */
export interface SourceSummary {
  title: string | null;
  version: string | null;
  /** "OpenAPI 3.1.0", "Swagger 2.0". */
  format: string | null;
  operationCount: number;
  authType: string | null;
  server: string | null;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export function summarizeSource(value: unknown): SourceSummary {
  const root = asObject(value);
  const info = asObject(root["info"]);
  return {
    title: asText(info["title"]),
    version: asText(info["version"]),
    format: readFormat(root),
    operationCount: countOperations(asObject(root["paths"])),
    authType: asText(root["x-auth-type"]),
    server: readServer(root),
  };
}

function readFormat(root: Record<string, unknown>): string | null {
  if (root["openapi"] !== undefined) return `OpenAPI ${String(root["openapi"])}`;
  return root["swagger"] === undefined ? null : `Swagger ${String(root["swagger"])}`;
}

function countOperations(paths: Record<string, unknown>): number {
  const items = Object.values(paths).map(asObject);
  return items.reduce((sum, item) => sum + METHODS.filter((method) => Object.hasOwn(item, method)).length, 0);
}

function readServer(root: Record<string, unknown>): string | null {
  const servers = Array.isArray(root["servers"]) ? root["servers"] : [];
  const host = asText(root["host"]);
  return asText(asObject(servers[0])["url"]) ?? (host && `${host}${asText(root["basePath"]) ?? ""}`);
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}

function asText(value: unknown): string | null {
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}
