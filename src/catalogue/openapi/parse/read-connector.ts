import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { listOf, objectOf, textOf } from "../../../base/json-pointer.ts";
import {
  AUTH_TYPES,
  type AuthType,
  FIXED_SECRET_IDS,
  type RequiredSecret,
} from "../../../contract/connector.ts";
import { plainText } from "./plain-text.ts";

/** What a connector's row and its form contain. */
export interface ConnectorHead {
  name: string;
  description: string;
  version: string;
  auth_type: AuthType;
  required_secrets: RequiredSecret[];
}

const DESCRIPTIONS: Record<string, string> = {
  client_id: "Client ID of the application, from the provider's developer console.",
  client_secret: "Client secret of the application, from the provider's developer console.",
  authorization_url: "URL where a user signs in, e.g. https://auth.example.com/oauth/authorize.",
  token_url: "URL of the token endpoint, e.g. https://auth.example.com/oauth/token.",
  pfx: "Client certificate with its private key as a .pfx (PKCS#12) file.",
  passphrase: "Passphrase of the .pfx file; leave it empty when there is none.",
  username: "User name.",
  password: "Password.",
};

/**
 * Reads the head of a document that passed `validateExtensions`. Auth types with fixed secrets
 * always include them, even if the document does not list them. The token URL is required only when
 * no security scheme states one.
 */
export function readConnector(document: JsonObject): ConnectorHead {
  const info = objectOf(document["info"]);
  const auth_type = AUTH_TYPES.find((type) => type === document["x-auth-type"]) ?? "none";
  return {
    name: textOf(info["title"]) ?? "",
    description: plainText(textOf(info["description"]) ?? textOf(info["summary"]), 2_000),
    version: textOf(info["version"]) ?? "",
    auth_type,
    required_secrets: completeSecrets(
      auth_type,
      listOf(document["x-required-secrets"]).map(readSecret),
      document,
    ),
  };
}

/** Adds the fixed secrets of the auth type that are not listed. */
export function completeSecrets(
  type: AuthType,
  listed: RequiredSecret[],
  document: JsonObject,
): RequiredSecret[] {
  const fixed: readonly string[] = Object.entries(FIXED_SECRET_IDS).find(([key]) => key === type)?.[1] ?? [];
  const missing = fixed.filter((id) => !listed.some((secret) => secret.secret_id === id));
  const stated = type === "oauth2-authorization-code" ? statesSignIn(document) : statesTokenUrl(document);
  const asked = missing.filter((id) => !(stated && (id === "token_url" || id === "authorization_url")));
  // A public client has no secret (RFC 6749 §2.1).
  const isOptional = (id: string) => type === "oauth2-authorization-code" && id === "client_secret";
  return [
    ...asked.map((id) => ({ ...fixedSecret(id, listed), ...(isOptional(id) && { optional: true }) })),
    ...listed,
  ];
}

function fixedSecret(secret_id: string, listed: RequiredSecret[]): RequiredSecret {
  const isTaken = listed.some((secret) => secret.vault_key_name === secret_id);
  return {
    secret_id,
    description: DESCRIPTIONS[secret_id] ?? secret_id,
    vault_key_name: isTaken ? `form_${secret_id}` : secret_id,
  };
}

function statesTokenUrl(document: JsonObject): boolean {
  const schemes = Object.values(objectOf(objectOf(document["components"])["securitySchemes"]));
  return schemes.some((scheme) => clientCredentials(scheme)["tokenUrl"] !== undefined);
}

function statesSignIn(document: JsonObject): boolean {
  const schemes = Object.values(objectOf(objectOf(document["components"])["securitySchemes"]));
  return schemes.some((scheme) => readSignIn(scheme) !== null);
}

/** Where a user signs in according to a security scheme; null if the scheme offers no sign-in that is complete. */
export function readSignIn(
  scheme: Json | undefined,
): { metadata: string } | { authorization: string; token: string } | null {
  const { type, flows, openIdConnectUrl, oauth2MetadataUrl } = objectOf(scheme);
  const metadata = type === "openIdConnect" ? textOf(openIdConnectUrl) : textOf(oauth2MetadataUrl);
  const { authorizationUrl, tokenUrl } = objectOf(objectOf(flows)["authorizationCode"]);
  const [authorization, token] = [textOf(authorizationUrl), textOf(tokenUrl)];
  if (type === "oauth2" && authorization && token) return { authorization, token };
  return metadata ? { metadata } : null;
}

/** The client credentials flow of a security scheme; empty when it has none. */
export function clientCredentials(scheme: Json | undefined): JsonObject {
  return objectOf(objectOf(objectOf(scheme)["flows"])["clientCredentials"]);
}

function readSecret(value: Json): RequiredSecret {
  const secret = isJsonObject(value) ? value : {};
  const location = (["header", "query", "cookie"] as const).find((one) => one === secret["in"]);
  return {
    secret_id: textOf(secret["secret_id"]) ?? "",
    description: textOf(secret["description"]) ?? "",
    vault_key_name: textOf(secret["vault_key_name"]) ?? "",
    ...(location === undefined ? {} : { in: location }),
    ...(secret["optional"] === true && { optional: true }),
    ...(typeof secret["name"] === "string" ? { name: secret["name"] } : {}),
  };
}
