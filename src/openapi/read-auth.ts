import type { AuthType, RequiredSecret } from "../contract/connector.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import { METHODS } from "./check-paths.ts";
import { listOf, objectOf, textOf } from "./json-pointer.ts";
import { readConnector } from "./read-connector.ts";
import { createResolver } from "./resolve-reference.ts";
import { fillServer } from "./validate-connector-parts.ts";

/** The parts of a document that determine its credentials. */
export interface ConnectorAuth {
  type: AuthType;
  secrets: RequiredSecret[];
  /** Security schemes by name, with references resolved. */
  schemes: Map<string, JsonObject>;
  /** Alternatives for operations that state none; undefined when the document states none anywhere. */
  security: Json[] | undefined;
  /** The only scheme that the auth type can satisfy, if there is exactly one. */
  only: string | undefined;
  /** Base of relative token URLs. */
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
 * The document's security requirements. A document that declares schemes without applying them
 * anywhere is incomplete, and the stored secret is sent with every operation (undefined). In a
 * document that applies them to some operations, the others are public (OpenAPI 3.1.1 §4.8.10).
 */
function statedSecurity(document: JsonObject): Json[] | undefined {
  if (Array.isArray(document["security"])) return document["security"];
  const items = Object.values(objectOf(document["paths"])).map(objectOf);
  const isStated = items.some((item) =>
    METHODS.some((method) => Object.hasOwn(objectOf(item[method]), "security")),
  );
  return isStated ? [] : undefined;
}
