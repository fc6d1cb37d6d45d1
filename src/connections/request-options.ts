import * as oauth from "oauth4webapi";
import { isJsonObject, type Json } from "../base/json.ts";
import { isLoopback } from "../base/url-parts.ts";
import { createSenderFetch } from "../calling/egress/sender-fetch.ts";
import type { Sender } from "../contract/ports.ts";

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
 * Options of oauth4webapi's requests: sent by the guarded sender, never repeated once they may have arrived, not redirected to
 * another origin, and without TLS on this machine only.
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
 * Some providers answer an error with status 200. An id token is dropped where the issuer that it must name is not known: it is
 * not needed.
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
