import type { AuthType, RequiredSecret } from "../contract/connector.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import { METHODS } from "./check-paths.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";
import { readConnector } from "./read-connector.ts";
import { createResolver } from "./resolve-reference.ts";
import { fillServer } from "./validate-connector-parts.ts";

/** What decides about credentials in one document, gathered once. */
export interface ConnectorAuth {
  type: AuthType;
  secrets: RequiredSecret[];
  /** Security schemes by name, references followed. */
  schemes: Map<string, JsonObject>;
  /** Alternatives for operations that state none; undefined when the document states none either. */
  security: Json[] | undefined;
  /** The one scheme that the auth type can feed, when there is exactly one. */
  only: string | undefined;
  /** What relative token URLs are relative to. */
  base: string;
}

export function readAuth(document: JsonObject): ConnectorAuth {
  const resolver = createResolver(document);
  const schemes = Object.entries(objectOf(objectOf(document["components"])["securitySchemes"]));
  const { auth_type, required_secrets } = readConnector(document);
  const server = objectOf(listOf(document["servers"])[0]);
  const byName = new Map(schemes.map(([name, scheme]) => [name, objectOf(resolver.follow(scheme))]));
  return {
    type: auth_type,
    secrets: required_secrets,
    schemes: byName,
    only: onlyScheme(byName, auth_type),
    security: statedSecurity(document),
    base: fillServer(textOf(server["url"]) ?? "", objectOf(server["variables"])),
  };
}

/** Whether a scheme takes an access token in the Authorization header. */
export function carriesToken(scheme: JsonObject | undefined): boolean {
  const isBearer = textOf(scheme?.["scheme"])?.toLowerCase() === "bearer";
  return isBearer || scheme?.["type"] === "oauth2" || scheme?.["type"] === "openIdConnect";
}

function onlyScheme(schemes: Map<string, JsonObject>, type: AuthType): string | undefined {
  const names = [...schemes.keys()];
  const fitting = names.filter((name) => {
    const scheme = schemes.get(name);
    return type === "api-key" ? scheme?.["type"] === "apiKey" : carriesToken(scheme);
  });
  return names.length === 1 ? names[0] : fitting.length === 1 ? fitting[0] : undefined;
}

/**
 * A document that declares schemes but never says where they apply has forgotten to: the caller who stores a secret
 * expects it to be sent. One that says so for some operations means the others to be public (OpenAPI 3.1.1 §4.8.10).
 */
function statedSecurity(document: JsonObject): Json[] | undefined {
  if (Array.isArray(document["security"])) return document["security"];
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const isSaid = items.some((item) =>
    METHODS.some((method) => Object.hasOwn(objectOf(item[method]), "security")),
  );
  return isSaid ? [] : undefined;
}
