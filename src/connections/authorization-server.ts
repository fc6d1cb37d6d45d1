import { type Static, Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { isJsonObject, type Json } from "../base/json.ts";
import { isLoopback } from "../base/url-parts.ts";
import { createSenderFetch } from "../calling/egress/wrap-sender.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Sender } from "../contract/ports.ts";

/**
 * What a sign-in keeps of its authorization server. It is stored with the sign-in and its grant, so that
 * code, verifier and refresh token are sent to the server that the sign-in began with.
 */
export const ServerShape = Type.Object({
  /** The server's own issuer, or the origin of its authorization URL if it publishes no metadata. */
  issuer: Type.String(),
  /** Whether the members come from the server's metadata. */
  discovered: Type.Boolean(),
  authorization_endpoint: Type.String(),
  token_endpoint: Type.String(),
  /** RFC 7009. */
  revocation_endpoint: Type.Optional(Type.String()),
  /** OpenID Connect Core 1.0 §5.3. */
  userinfo_endpoint: Type.Optional(Type.String()),
  /** RFC 9207: an answer without `iss` is refused. */
  authorization_response_iss_parameter_supported: Type.Optional(Type.Boolean()),
  token_endpoint_auth_methods_supported: Type.Optional(Type.Array(Type.String())),
  token_endpoint_auth_signing_alg_values_supported: Type.Optional(Type.Array(Type.String())),
  /** RFC 8628. */
  device_authorization_endpoint: Type.Optional(Type.String()),
  /** RFC 7591, and whether a client's id may be the address of its metadata document. */
  registration_endpoint: Type.Optional(Type.String()),
  client_id_metadata_document_supported: Type.Optional(Type.Boolean()),
  /** From a preset: the token endpoint takes JSON, or its answers do not say that the token is a Bearer token. */
  token_body: Type.Optional(Type.Literal("json")),
  bearer_implied: Type.Optional(Type.Literal(true)),
  id_token_signing_alg_values_supported: Type.Optional(Type.Array(Type.String())),
  scopes_supported: Type.Optional(Type.Array(Type.String())),
});
export type AuthorizationServer = Static<typeof ServerShape>;

/**
 * Microsoft's metadata for users of any organization have this segment in the issuer, in the place of the
 * organization's id.
 */
const TENANT = "{tenantid}";

/** Whether an id token and the answer's `iss` can be compared with the server's issuer. */
export function knowsIssuer({ discovered, issuer }: AuthorizationServer): boolean {
  return discovered && !issuer.includes(TENANT);
}

/** Whether the issuer is one of those that may publish metadata at the address where they were found. */
export function isIssuerOf(issuer: string, expected: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const [stated, own] = [issuer, expected].map((text) => new URL(text).href.replace(/\/$/, "").split("/"));
  // As `href` writes it; the rest may not be decoded, because it may be malformed.
  const isTenant = (part: string) => [TENANT, encodeURIComponent(TENANT)].includes(part);
  return (
    stated?.length === own?.length &&
    (stated ?? []).every((part, index) => part === own?.[index] || (index > 2 && isTenant(part)))
  );
}

/**
 * A browser opens it, or secrets are sent to it: https only, but for this machine. @throws ToolgateError
 * AUTH_FAILED
 */
export function checkEndpoint(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url && isSafe && url.hash === "" && url.username === "" && url.password === "") return url;
  throw new ToolgateError(
    "AUTH_FAILED",
    `The ${name} of this connector must be an https URL without user and fragment.`,
    { details: { reason: "metadata" } },
  );
}

/** Milliseconds; shorter than the lease of a refresh (20 s), so that its holder is done or dead when the lease ends. */
const TIMEOUT_MS = 10_000;

/** Metadata and tokens are a few kilobytes. */
const MAX_BYTES = 64 * 1024;

/** What a server's requests and answers differ in from the standard. */
export interface RequestForm {
  /** False where the issuer that an id token must name is not known. */
  keepsIdToken?: boolean;
  /** Sends forms as JSON. */
  sendsJson?: boolean;
  /** A token without `token_type`, or of another type, is sent as a Bearer token. */
  impliesBearer?: boolean;
}

/** The requests of oauth4webapi that Toolgate uses: forms, JSON texts, or no body. */
interface LibraryRequest {
  method: string;
  headers: Record<string, string>;
  body: URLSearchParams | string | Uint8Array | null | undefined;
}

/**
 * Options of oauth4webapi's requests: sent by the guarded sender, never repeated once they may have arrived,
 * not redirected to another origin, and without TLS on this machine only.
 */
export function requestOptions(
  sender: Sender,
  endpoint: URL,
  { keepsIdToken = true, sendsJson = false, impliesBearer = false }: RequestForm = {},
  timeoutMs = TIMEOUT_MS,
) {
  return {
    [oauth.allowInsecureRequests]: isLoopback(endpoint.hostname),
    [oauth.customFetch]: async (url: string, init: LibraryRequest): Promise<Response> => {
      const sendRequest = createSenderFetch({
        sender,
        prepare: (request) => ({
          ...request,
          sensitive: { headers: ["authorization"], query: [], elsewhere: true },
        }),
        signal: AbortSignal.timeout(timeoutMs),
        maxBytes: MAX_BYTES,
        keepOrigin: true,
      });
      const { method, headers, body } = init;
      const isJson = sendsJson && body instanceof URLSearchParams;
      const form = body instanceof URLSearchParams ? body.toString() : body;
      const text = isJson ? JSON.stringify(Object.fromEntries(body)) : form;
      const response = await sendRequest(url, {
        method,
        headers: isJson ? { ...headers, "content-type": "application/json" } : headers,
        ...(typeof text === "string" && { body: text }),
      });
      return normalize(response, { keepsIdToken, impliesBearer });
    },
  };
}

/**
 * Some providers answer an error with status 200. An id token is dropped where the issuer that it must name
 * is not known: it is not needed.
 */
async function normalize(
  response: Response,
  { keepsIdToken, impliesBearer }: Pick<RequestForm, "keepsIdToken" | "impliesBearer">,
): Promise<Response> {
  if (response.body === null) return response;
  const text = await response.text();
  const json = parse(text);
  const isError = response.status === 200 && isJsonObject(json) && typeof json["error"] === "string";
  if (isJsonObject(json) && !keepsIdToken) delete json["id_token"];
  if (isJsonObject(json) && impliesBearer && typeof json["access_token"] === "string")
    json["token_type"] = "Bearer";
  return new Response(isJsonObject(json) ? JSON.stringify(json) : text, {
    status: isError ? 400 : response.status,
    headers: response.headers,
  });
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
