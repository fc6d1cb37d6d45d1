import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../../base/json.ts";
import { plainText } from "../../../base/text.ts";
import {
  AUTH_TYPES,
  type AuthType,
  type FixedSecretId,
  listFixedSecrets,
  type RequiredSecret,
} from "../../../contract/connector.ts";
import { ASSERTION_AUDIENCES, type AssertionAudience } from "../../../contract/http-operation.ts";
import { findPresetOfServer } from "../../../presets/find-preset.ts";
import type { ResolvedPreset } from "../../../presets/preset.ts";
import { usesKeyId } from "./read-auth.ts";

/** What a connector's row and its form contain. */
export interface ConnectorHead {
  name: string;
  description: string;
  version: string;
  auth_type: AuthType;
  required_secrets: RequiredSecret[];
}

const DESCRIPTIONS: Record<FixedSecretId, string> = {
  client_id: "Client ID of the application, from the provider's developer console.",
  client_secret: "Client secret of the application, from the provider's developer console.",
  authorization_url: "URL where a user signs in, e.g. https://auth.example.com/oauth/authorize.",
  token_url: "URL of the token endpoint, e.g. https://auth.example.com/oauth/token.",
  pfx: "Client certificate with its private key as a .pfx (PKCS#12) file.",
  private_key: "Private key in PEM (PKCS#8), from the key file of the service account.",
  subject: "User that the service account acts for; leave it empty when there is none.",
  passphrase: "Passphrase of the .pfx file; leave it empty when there is none.",
  username: "User name.",
  password: "Password.",
  access_key_id: "Access key ID of an IAM user or role that may call this API only.",
  secret_access_key: "Secret access key that belongs to the access key ID.",
  session_token: "Session token, for temporary keys only.",
  key_id: "API key or key ID that is sent with every request.",
  signing_key: "Secret key that signs every request. It is never sent.",
};

/** The description of `private_key` for a client that users sign in with. */
const CLIENT_KEY =
  "Private key in PEM (PKCS#8) or as a JWK, only if the provider requires private_key_jwt instead of a client secret.";

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
  const missing = listFixedSecrets(type).filter(
    ({ id }) => !listed.some((secret) => secret.secret_id === id),
  );
  const stated =
    type === "oauth2-authorization-code" ? statesSignIn(document) : statesTokenUrl(document, type);
  const isStated = (id: string) =>
    (stated && (id === "token_url" || id === "authorization_url")) ||
    (id === "key_id" && !usesKeyId(document["x-hmac"]));
  const asked = missing.filter(({ id }) => !isStated(id));
  const explained = explainScheme(document, type);
  return [
    ...asked.map(({ id, isOptional }) => ({
      ...fixedSecret(id, listed, type, explained),
      ...(isOptional && { optional: true }),
    })),
    ...listed,
  ];
}

function fixedSecret(
  secret_id: FixedSecretId,
  listed: RequiredSecret[],
  type: AuthType,
  explained: string,
): RequiredSecret {
  const isTaken = listed.some((secret) => secret.vault_key_name === secret_id);
  const isClientKey = type === "oauth2-authorization-code" && secret_id === "private_key";
  const description = isClientKey ? CLIENT_KEY : DESCRIPTIONS[secret_id];
  return {
    secret_id,
    description: explained === "" ? description : `${description} ${explained}`,
    vault_key_name: isTaken ? `form_${secret_id}` : secret_id,
  };
}

/** What the document says of the user name and password that it asks for: often, a token is the password. */
function explainScheme(document: JsonObject, type: AuthType): string {
  const scheme = type === "username-password" ? "basic" : type === "http-digest" ? "digest" : null;
  const schemes = Object.values(objectOf(objectOf(document["components"])["securitySchemes"])).map(objectOf);
  const own = schemes.find(
    (one) => one["type"] === "http" && textOf(one["scheme"])?.toLowerCase() === scheme,
  );
  return scheme === null ? "" : plainText(textOf(own?.["description"]), 500);
}

function statesTokenUrl(document: JsonObject, type: AuthType): boolean {
  const schemes = Object.values(objectOf(objectOf(document["components"])["securitySchemes"]));
  return schemes.some((scheme) => readTokenUrl(scheme, type) !== undefined);
}

function statesSignIn(document: JsonObject): boolean {
  const schemes = Object.values(objectOf(objectOf(document["components"])["securitySchemes"]));
  return schemes.some((scheme) => readSignIn(scheme) !== null) || presetOf(document) !== null;
}

/** The well-known provider whose API the document describes, by its first server. */
export function presetOf(document: JsonObject): ResolvedPreset | null {
  return findPresetOfServer(textOf(objectOf(listOf(document["servers"])[0])["url"]) ?? "");
}

/** Where a user signs in according to a security scheme; null if the scheme offers no sign-in that is complete. */
export function readSignIn(
  scheme: Json | undefined,
): { metadata: string } | { authorization: string; token: string } | null {
  const { type, flows, openIdConnectUrl, oauth2MetadataUrl, ...others } = objectOf(scheme);
  // OpenAPI 3.2 has this field; read as 3.1, it is an extension.
  const oauth2 = textOf(oauth2MetadataUrl) ?? textOf(others["x-oauth2MetadataUrl"]);
  const metadata = type === "openIdConnect" ? textOf(openIdConnectUrl) : oauth2;
  const { authorizationUrl, tokenUrl } = objectOf(objectOf(flows)["authorizationCode"]);
  const [authorization, token] = [textOf(authorizationUrl), textOf(tokenUrl)];
  if (type === "oauth2" && authorization && token) return { authorization, token };
  return metadata ? { metadata } : null;
}

/** `x-jwt-bearer` of a document that passed `validateExtensions`. */
export function readAudience(document: JsonObject): AssertionAudience | undefined {
  const { audience } = objectOf(document["x-jwt-bearer"]);
  return ASSERTION_AUDIENCES.find((one) => one === audience);
}

/** The token URL of a scheme for requests without a user. An assertion goes to the token URL of any flow. */
export function readTokenUrl(scheme: Json | undefined, type: AuthType): Json | undefined {
  const stated = clientCredentials(scheme)["tokenUrl"];
  if (stated !== undefined || type !== "oauth2-jwt-bearer") return stated;
  return objectOf(objectOf(objectOf(scheme)["flows"])["authorizationCode"])["tokenUrl"];
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
