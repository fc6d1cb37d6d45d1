import {
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  stringOf,
  textOf,
} from "../../../base/json.ts";
import { plainText } from "../../../base/text.ts";
import { AUTH_TYPES, type AuthType, type RequiredSecret } from "../../../contract/connector.ts";
import { isAwsScheme } from "../parse/read-auth.ts";
import { completeSecrets, readConnector } from "../parse/read-connector.ts";
import { createResolver } from "../parse/resolve-reference.ts";
import { Changes } from "../repair/changes.ts";
import { repairDocument } from "../repair/repair-document.ts";
import { repairServers } from "../repair/repair-servers.ts";
import { repairEnums } from "../repair/repair-type.ts";
import { upgradeDocument } from "../upgrade/upgrade-document.ts";
import { METHODS } from "../validate/check-paths.ts";
import { validateExtensions } from "../validate/validate-document.ts";
import { type AuthOption, inferAuth } from "./infer-auth.ts";
import { nameOperations } from "./name-operations.ts";

export interface AnnotateOptions {
  /** Base URL of the API, for documents that do not state one: an absolute http(s) URL. */
  server?: string;
}

export interface Annotation {
  document: JsonObject;
  inferred: { auth_type: AuthType; required_secrets: RequiredSecret[] };
  /** Every difference from the given document, with the reason. */
  changes: Fault[];
}

/**
 * Turns any OpenAPI 3.x or Swagger 2.0 document into a connector document: upgrades it to 3.1,
 * repairs faults that have only one possible repair, names operations, and proposes `x-auth-type`
 * and `x-required-secrets`. Valid names are kept. The given document is not changed.
 *
 * @throws ToolgateError INVALID_OPENAPI when it is neither OpenAPI 3.x nor Swagger 2.0
 */
export function annotate(document: JsonObject, options: AnnotateOptions = {}): Annotation {
  return annotateInPlace(cloneObject(document), options);
}

/**
 * Like `annotate`, without the copy, for large documents. Changes the given document, in which no
 * two places may share an object.
 */
export function annotateInPlace(document: JsonObject, options: AnnotateOptions = {}): Annotation {
  const changes = new Changes();
  const upgraded = upgradeDocument(document, changes);
  repairServers(upgraded, options.server, changes);
  repairDocument(upgraded, changes);
  repairEnums(upgraded, changes);
  nameOperations(upgraded, changes);
  const inferred = addAuth(upgraded, changes);
  return { document: upgraded, inferred, changes: changes.all() };
}

/** A deep copy in which no two places share an object, even where YAML aliases did. */
function cloneObject(object: JsonObject): JsonObject {
  const copy: JsonObject = {};
  for (const key of Object.keys(object)) copy[key] = clone(object[key] ?? null);
  return copy;
}

function clone(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  return Array.isArray(value) ? value.map(clone) : cloneObject(value);
}

export interface InferredAuth {
  auth_type: AuthType;
  required_secrets: RequiredSecret[];
}

/**
 * Sets `x-auth-type` and `x-required-secrets` from the security schemes, unless the document
 * already states them validly.
 */
function addAuth(document: JsonObject, changes: Changes): InferredAuth {
  if (validateExtensions(document).length === 0) {
    const { auth_type, required_secrets } = readConnector(document);
    return { auth_type, required_secrets };
  }
  const described = isJsonObject(document["x-hmac"]) ? ("hmac" as const) : undefined;
  const stated = AUTH_TYPES.find((type) => type === document["x-auth-type"]) ?? described;
  const proposal = propose(document, stated, changes);
  document["x-auth-type"] = proposal.auth_type;
  document["x-required-secrets"] = proposal.required_secrets.map((secret) => ({ ...secret }));
  return proposal;
}

function propose(document: JsonObject, stated: AuthType | undefined, changes: Changes): InferredAuth {
  const options = inferAuth(document);
  const best = stated === undefined ? options[0] : options.find(({ type }) => type === stated);
  if (best) return proposeFromSchemes(best, options, document, changes);
  if (stated !== undefined) return proposeWithoutSchemes(stated, document, changes);
  if (hasAuthorizationHeader(document)) {
    changes.add(
      ["x-auth-type"],
      "Proposed api-key: operations list an `Authorization` header, but no security scheme describes its value.",
    );
    const secret: RequiredSecret = {
      secret_id: "authorization",
      description: "The whole value of the Authorization header, e.g. `Bearer …`.",
      vault_key_name: "authorization",
      in: "header",
      name: "Authorization",
    };
    return { auth_type: "api-key", required_secrets: [secret] };
  }
  changes.add(["x-auth-type"], "Proposed none: no security scheme is needed to call the operations.");
  return { auth_type: "none", required_secrets: [] };
}

function proposeFromSchemes(
  best: AuthOption,
  options: AuthOption[],
  document: JsonObject,
  changes: Changes,
): InferredAuth {
  const others = options
    .filter((option) => option !== best)
    .map(({ type, operations }) => `${type} (${operations})`);
  const rest = others.length > 0 ? ` Others: ${others.join(", ")}.` : "";
  const note = best.needsLogin ? describeLogin(best.type) : "";
  changes.add(
    ["x-auth-type"],
    `Proposed ${best.type}: ${best.operations} operations accept ${best.schemes.join(", ")}.${note}${rest}`,
  );
  const resolver = createResolver(document);
  const schemes = objectOf(objectOf(document["components"])["securitySchemes"]);
  const isFixed = best.type !== "api-key" && best.type !== "bearer-token";
  const named = best.schemes.map((name) => ({ name, scheme: objectOf(resolver.follow(schemes[name])) }));
  const listed = named.filter(
    ({ scheme }) => (scheme["type"] === "apiKey" && !isAwsScheme(scheme)) || !isFixed,
  );
  const tokens = listed.filter(({ scheme }) => best.type === "bearer-token" && scheme["type"] !== "apiKey");
  // All schemes that take a token share one Authorization header, so one secret is enough.
  const needed = listed
    .filter((one) => !tokens.slice(1).includes(one))
    .map(({ name, scheme }) => secretOf(name, scheme));
  return { auth_type: best.type, required_secrets: completeSecrets(best.type, needed, document) };
}

function describeLogin(type: AuthType): string {
  return type === "oauth2-authorization-code"
    ? " Its OAuth flow requires an interactive login: register a client with the provider, store its client_id, and connect an account."
    : " Its OAuth flow requires an interactive login: store a token obtained elsewhere, and renew it when it expires.";
}

function secretOf(name: string, scheme: JsonObject): RequiredSecret {
  const place =
    scheme["type"] === "apiKey"
      ? `Sent as \`${stringOf(scheme["name"])}\` in the ${stringOf(scheme["in"])}.`
      : describeTokenPlacement(scheme);
  const description = [plainText(textOf(scheme["description"]), 500), place]
    .filter((part) => part !== "")
    .join(" ");
  return { secret_id: name.slice(0, 128), description, vault_key_name: name.slice(0, 128) };
}

function describeTokenPlacement(scheme: JsonObject): string {
  const http = textOf(scheme["scheme"]);
  const isToken = scheme["type"] !== "http" || http?.toLowerCase() === "bearer";
  return isToken
    ? "Access token, sent as `Authorization: Bearer`."
    : `The whole value of the Authorization header (scheme ${http ?? "unknown"}).`;
}

/** The document states the auth type but has no security scheme of that kind. */
function proposeWithoutSchemes(type: AuthType, document: JsonObject, changes: Changes): InferredAuth {
  const isListed = type === "api-key" || type === "bearer-token";
  const id = type === "api-key" ? "api_key" : "token";
  const listed = isListed
    ? [{ secret_id: id, description: type === "api-key" ? "API key." : "Access token.", vault_key_name: id }]
    : [];
  changes.add(["x-required-secrets"], `Proposed the secrets of ${type}, the type that the document states.`);
  return { auth_type: type, required_secrets: completeSecrets(type, listed, document) };
}

/**
 * OpenAPI 3.1.1 §4.8.12.1 ignores a header parameter named `Authorization`, but its presence shows
 * that the API needs one.
 */
function hasAuthorizationHeader(document: JsonObject): boolean {
  const resolver = createResolver(document);
  return Object.values(objectOf(document["paths"])).some((item) => {
    const lists = [objectOf(item), ...METHODS.map((method) => objectOf(objectOf(item)[method]))];
    const parameters = lists
      .flatMap((holder) => listOf(holder["parameters"]))
      .map((entry) => objectOf(resolver.follow(entry)));
    return parameters.some(
      (one) => one["in"] === "header" && stringOf(one["name"]).toLowerCase() === "authorization",
    );
  });
}
