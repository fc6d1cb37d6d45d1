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
  /** What relative token URLs are relative to. */
  base: string;
}

export function readAuth(document: JsonObject): ConnectorAuth {
  const resolver = createResolver(document);
  const schemes = Object.entries(objectOf(objectOf(document["components"])["securitySchemes"]));
  const { auth_type, required_secrets } = readConnector(document);
  const server = objectOf(listOf(document["servers"])[0]);
  return {
    type: auth_type,
    secrets: required_secrets,
    schemes: new Map(schemes.map(([name, scheme]) => [name, objectOf(resolver.follow(scheme))])),
    security: statedSecurity(document),
    base: fillServer(textOf(server["url"]) ?? "", objectOf(server["variables"])),
  };
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
