import {
  escapeSegment,
  type Fault,
  isJsonObject,
  type Json,
  type JsonObject,
  objectOf,
  stringOf,
  writePointer,
} from "../../../base/json.ts";
import { AUTH_TYPES, listFixedSecrets, RequiredSecret } from "../../../contract/connector.ts";
import { ASSERTION_AUDIENCES } from "../../../contract/http-operation.ts";
import { checkSession, checkSigning } from "./check-auth.ts";
import { findFaults } from "./find-faults.ts";
import { CONNECTOR_CODES, type Finding } from "./shape.ts";
import { findPartFaults } from "./validate-connector-parts.ts";

export { validateConnectorParts } from "./validate-connector-parts.ts";

/**
 * Validates a document against OpenAPI 3.1.1: the structure of every object, and the rules of its
 * text. `validateConnectorParts` checks references and path parameters.
 * @returns every fault (at most 1,000), in document order; an empty list for a valid document
 */
export function validateDocument(document: JsonObject): Fault[] {
  return findFaults(document).filter(isStructural).map(toFault);
}

/**
 * `validateDocument`, `validateConnectorParts` and `validateExtensions` in one walk over the
 * document.
 *
 * @returns the faults of the document (structure and connector parts), and those of the extensions
 */
export function validateConnector(document: JsonObject): { document: Fault[]; extensions: Fault[] } {
  const parts = findPartFaults(document);
  const extensions = validateExtensions(document);
  // Another version has other fields: report the version instead of a thousand faults.
  if (parts.some(({ pointer }) => pointer === "/openapi")) return { document: parts, extensions };
  const findings = findFaults(document);
  const covered = new Set(parts.map(({ pointer }) => pointer));
  const faults = findings.map(toFault).filter(({ pointer }) => !covered.has(pointer));
  return { document: [...parts, ...faults], extensions };
}

function isStructural({ code }: Finding): boolean {
  return !CONNECTOR_CODES.includes(code);
}

function toFault({ path, message }: Finding): Fault {
  return { pointer: writePointer(path), message };
}

const TYPE = "/x-auth-type";
const SECRETS = "/x-required-secrets";
const MAX_SECRETS = 50;

/**
 * Checks the extensions at the root of the document: `x-auth-type`, `x-required-secrets`, and
 * whether the two match.
 */
export function validateExtensions(document: JsonObject): Fault[] {
  const secrets = document["x-required-secrets"];
  const faults = [
    ...checkAuthType(document["x-auth-type"]),
    ...checkTrace(document["x-trace-context"]),
    ...checkAudience(document["x-jwt-bearer"]),
    ...checkSigning(document),
    ...checkSession(document),
  ];
  if (secrets === undefined) {
    faults.push({
      pointer: SECRETS,
      message:
        "`x-required-secrets` is missing: list `{secret_id, description, vault_key_name}` objects (`[]` for auth type none).",
    });
  } else if (Array.isArray(secrets) && secrets.length > MAX_SECRETS) {
    faults.push({
      pointer: SECRETS,
      message: `More than ${MAX_SECRETS} secrets: list at most ${MAX_SECRETS}.`,
    });
  } else if (!Array.isArray(secrets))
    faults.push({ pointer: SECRETS, message: "`x-required-secrets` must be a list." });
  else faults.push(...checkSecrets(secrets), ...checkFit(document, secrets));
  return faults;
}

function checkAuthType(type: Json | undefined): Fault[] {
  const known = AUTH_TYPES.join(", ");
  if (type === undefined)
    return [{ pointer: TYPE, message: `\`x-auth-type\` is missing: say one of ${known}.` }];
  if (AUTH_TYPES.some((one) => one === type)) return [];
  return [{ pointer: TYPE, message: `\`x-auth-type\` must be one of ${known}.` }];
}

function checkTrace(wanted: Json | undefined): Fault[] {
  if (wanted === undefined || typeof wanted === "boolean") return [];
  return [{ pointer: "/x-trace-context", message: "`x-trace-context` must be true or false." }];
}

function checkAudience(stated: Json | undefined): Fault[] {
  if (stated === undefined) return [];
  const { audience, ...others } = objectOf(stated);
  const isKnown = isJsonObject(stated) && Object.keys(others).length === 0;
  if (isKnown && ["token_url", ...ASSERTION_AUDIENCES].some((one) => one === audience)) return [];
  const message =
    '`x-jwt-bearer` must be an object with `audience`: "token_url" (default), or its "origin" or "host".';
  return [{ pointer: "/x-jwt-bearer", message }];
}

function checkSecrets(secrets: Json[]): Fault[] {
  const faults = secrets.flatMap((secret, index) => checkSecret(secret, `${SECRETS}/${index}`));
  for (const key of ["secret_id", "vault_key_name"]) {
    const seen = new Set<Json>();
    secrets.forEach((secret, index) => {
      const value = objectOf(secret)[key];
      if (typeof value !== "string") return;
      if (seen.has(value))
        faults.push({
          pointer: `${SECRETS}/${index}/${key}`,
          message: `\`${value}\` is used by an earlier secret: each ${key} must be unique.`,
        });
      seen.add(value);
    });
  }
  return faults;
}

function checkSecret(secret: Json, at: string): Fault[] {
  if (!isJsonObject(secret)) return [{ pointer: at, message: "A required secret must be an object." }];
  const fields = Object.keys(RequiredSecret.properties);
  const faults = Object.keys(secret)
    .filter((key) => !fields.includes(key))
    .map((key) => ({
      pointer: `${at}/${escapeSegment(key)}`,
      message: `\`${key}\` is not a field of a required secret. Known fields: ${fields.join(", ")}.`,
    }));
  for (const key of ["secret_id", "description", "vault_key_name", "in", "name"] as const) {
    const message = checkField(key, secret[key]);
    if (message) faults.push({ pointer: `${at}/${key}`, message });
  }
  if (secret["optional"] !== undefined && typeof secret["optional"] !== "boolean")
    faults.push({ pointer: `${at}/optional`, message: "`optional` must be true or false." });
  if (Object.hasOwn(secret, "in") !== Object.hasOwn(secret, "name")) {
    faults.push({
      pointer: at,
      message: "`in` and `name` say together where the secret goes: give both or neither.",
    });
  }
  return faults;
}

function checkField(
  key: Exclude<keyof typeof RequiredSecret.properties, "optional">,
  value: Json | undefined,
): string | undefined {
  if (value === undefined)
    return RequiredSecret.required.some((one) => one === key)
      ? `\`${key}\` is missing in this secret.`
      : undefined;
  if (typeof value !== "string") return `\`${key}\` must be text.`;
  if (key === "in")
    return ["header", "query", "cookie"].includes(value)
      ? undefined
      : "`in` must be header, query or cookie.";
  const { minLength = 0, maxLength = 200 }: { minLength?: number; maxLength?: number } =
    RequiredSecret.properties[key];
  if (value.length < minLength || value.length > maxLength)
    return `\`${key}\` must have ${minLength} to ${maxLength} characters.`;
  if (key === "description") return undefined;
  return isPathSafe(value)
    ? undefined
    : `\`${key}\` must not begin or end with a slash or a space, nor hold control characters or empty, \`.\` or \`..\` segments.`;
}

/** Whether the name can be a part of `<user_id>/<connector_id>/<vault_key_name>`. */
function isPathSafe(name: string): boolean {
  return (
    !/\p{Cc}/u.test(name) &&
    name.trim() === name &&
    name.split("/").every((part) => !["", ".", ".."].includes(part))
  );
}

/** The auth type and the list must match: some auth types have fixed secrets. */
function checkFit(document: JsonObject, secrets: Json[]): Fault[] {
  const type = document["x-auth-type"];
  if (type === "none" && secrets.length > 0) {
    return [{ pointer: SECRETS, message: "Auth type `none` needs no secrets: the list must be empty." }];
  }
  if ((type === "api-key" || type === "bearer-token") && secrets.length === 0) {
    return [{ pointer: SECRETS, message: `Auth type \`${type}\` needs at least one secret.` }];
  }
  const known = AUTH_TYPES.find((one) => one === type);
  const fixed = known ? listFixedSecrets(known).map(({ id }) => id) : [];
  return fixed.length > 0 ? checkFixed(document, secrets, fixed, stringOf(type)) : [];
}

function checkFixed(document: JsonObject, secrets: Json[], fixed: readonly string[], type: string): Fault[] {
  const schemes = objectOf(objectOf(document["components"])["securitySchemes"]);
  return secrets.flatMap((secret, index) => {
    const { secret_id: id, in: location, name } = objectOf(secret);
    if (typeof id !== "string" || fixed.includes(id) || Object.hasOwn(schemes, id)) return [];
    if (location !== undefined && name !== undefined) return [];
    const message = `\`${id}\` is not a secret of the form for ${type} (${fixed.join(", ")}), names no security scheme, and does not say \`in\` and \`name\`.`;
    return [{ pointer: `${SECRETS}/${index}/secret_id`, message }];
  });
}
