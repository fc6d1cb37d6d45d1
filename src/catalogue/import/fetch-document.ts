import { essenceOf } from "../../base/headers.ts";
import { apiError } from "../../calling/egress/api-error.ts";
import type { ToolgateError } from "../../contract/errors.ts";
import type { Sender } from "../../contract/ports.ts";
import { MAX_DOCUMENT_BYTES } from "../openapi/parse/parse-document.ts";

/** Milliseconds for one address, with its redirects. */
const TIMEOUT_MS = 15_000;

/** Documents first; servers with content negotiation answer with one of them instead of a page. */
const ACCEPT =
  "application/vnd.oai.openapi+json, application/openapi+json, application/json;q=0.9, application/yaml;q=0.9, text/yaml;q=0.9, text/plain;q=0.5, text/html;q=0.4, */*;q=0.1";

const BINARY =
  /^(image|audio|video|font|model)\/(?!svg)|^application\/(pdf|zip|gzip|x-tar|wasm|java-archive|vnd\.ms-|vnd\.openxmlformats)/;

/** Parameters of an address that hold a secret: such an address is used once and never stored. */
const SECRET_PARAMETER =
  /(^|[-_])(token|key|apikey|secret|password|passwd|pwd|signature|sig|auth|credential|credentials|session|jwt|code)($|[-_])/i;

export interface FetchOptions {
  sender: Sender;
  signal: AbortSignal;
  /** Validators of the version that is known already (RFC 9110 §13.1). */
  etag?: string | null;
  lastModified?: string | null;
  maxBytes?: number;
  /** Refuses redirects to another origin. */
  keepOrigin?: boolean;
}

export interface FetchedDocument {
  /** Empty if the document was not modified. */
  text: string;
  /** After redirects. */
  finalUrl: string;
  contentType: string;
  /** The header `Link` (RFC 8288). */
  link: string;
  etag: string | null;
  lastModified: string | null;
  /** The server answered 304: the version with the given validators is current. */
  notModified: boolean;
}

/**
 * Fetches the text at an address with the guarded sender: every redirect is checked like the address itself.
 * @throws ToolgateError EGRESS_BLOCKED | API_ERROR, also for a status other than 2xx and for what is not text
 */
export async function fetchDocument(url: string, options: FetchOptions): Promise<FetchedDocument> {
  const { sender, signal, etag, lastModified, maxBytes = MAX_DOCUMENT_BYTES, keepOrigin } = options;
  const headers: [string, string][] = [["accept", ACCEPT]];
  if (etag) headers.push(["if-none-match", etag]);
  if (lastModified) headers.push(["if-modified-since", lastModified]);
  const response = await sender.send(
    { method: "GET", url, headers, idempotent: false, sensitive: { headers: [], query: [] } },
    {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      maxBytes,
      ...(keepOrigin && { keepOrigin }),
    },
  );
  const notModified = response.status === 304 && Boolean(etag || lastModified);
  if (!notModified && (response.status < 200 || response.status > 299)) throw statusError(response.status);
  const contentType = essenceOf(response.headers["content-type"] ?? "");
  return {
    text: notModified ? "" : decode(response.body, contentType),
    finalUrl: response.url,
    contentType,
    link: (response.headers["link"] ?? "").slice(0, 8_000),
    etag: readValidator(response.headers["etag"]) ?? (notModified ? (etag ?? null) : null),
    lastModified:
      readValidator(response.headers["last-modified"]) ?? (notModified ? (lastModified ?? null) : null),
    notModified,
  };
}

/** Whether an address may be stored: it has no user and no parameter that looks like a secret. */
export function isStorableAddress(url: string): boolean {
  if (!URL.canParse(url) || url.length > 4_000) return false;
  const { protocol, username, password, searchParams } = new URL(url);
  if (!/^https?:$/.test(protocol) || username !== "" || password !== "") return false;
  return ![...searchParams.keys()].some((name) => SECRET_PARAMETER.test(splitCamelCase(name)));
}

function splitCamelCase(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, "$1-$2");
}

function statusError(status: number): ToolgateError {
  const advice =
    status === 401 || status === 403
      ? " It requires signing in: download the document and upload it."
      : " Check the address.";
  return apiError("status", `The address answered with status ${status}.${advice}`, {
    details: { http_status: status },
  });
}

function decode(body: Uint8Array, contentType: string): string {
  if (BINARY.test(contentType))
    throw apiError(
      "invalid_response",
      `The address is a file of the type ${contentType.slice(0, 100)}, not a text.`,
    );
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch (cause) {
    throw apiError("invalid_response", "The address does not return UTF-8 text.", { cause });
  }
}

/** Validators are stored and sent again, so they must be what a header may contain. */
function readValidator(value: string | undefined): string | null {
  return value !== undefined && value.length <= 500 && /^[\x20-\x7e]+$/.test(value) ? value : null;
}
