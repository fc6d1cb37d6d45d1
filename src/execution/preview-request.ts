import type { RequestPreview } from "../contract/http-operation.ts";
import type { Json } from "../contract/json.ts";
import type { OutgoingRequest } from "../contract/ports.ts";
import { sha256 } from "../contract/sha256.ts";
import { looksLikeText } from "./decode-text.ts";
import { MASK, maskUrl } from "./mask-url.ts";
import { essenceOf, isJsonType, isTextType } from "./media-type.ts";
import { previewParts } from "./preview-parts.ts";
import { splitMultipart } from "./split-multipart.ts";

/**
 * The exact request as it may be shown, stored for approval and audited: secrets masked with `***`, a JSON body as its
 * value, text as text, a form as `{content_type, bytes, parts}`, what nobody can read as
 * `{content_type, bytes, sha256}`.
 */
export function previewRequest(request: OutgoingRequest): RequestPreview & { body?: Json } {
  const { headers, query } = request.sensitive;
  const secret = new Set(headers.map((name) => name.toLowerCase()));
  const shown: [string, string][] = [];
  for (const [name, value] of request.headers)
    shown.push([name, secret.has(name.toLowerCase()) ? maskHeader(name, value) : value]);
  const body = previewBody(request);
  return {
    method: request.method,
    url: maskUrl(request.url, query),
    headers: Object.fromEntries(shown),
    ...(body === undefined ? {} : { body }),
    ...(request.tls === undefined ? {} : { client_certificate: MASK }),
  };
}

/** The scheme of `Authorization` is no secret and tells a reader how the call authenticates. */
function maskHeader(name: string, value: string): string {
  const scheme = name.toLowerCase() === "authorization" ? /^(Basic|Bearer) /.exec(value)?.[0] : undefined;
  return `${scheme ?? ""}${MASK}`;
}

function previewBody({ body, headers }: OutgoingRequest): Json | undefined {
  if (body === undefined) return undefined;
  const contentType = headers.find(([name]) => name.toLowerCase() === "content-type")?.[1] ?? "";
  if (isJsonType(contentType)) return JSON.parse(new TextDecoder().decode(body));
  if (isTextType(contentType)) return new TextDecoder().decode(body);
  const isMultipart = essenceOf(contentType).startsWith("multipart/");
  const parts = isMultipart ? splitMultipart(contentType, body) : null;
  if (parts) return { content_type: contentType, bytes: body.byteLength, parts: previewParts(parts) };
  // A form that another hand wrote, or a type of tomorrow: what can be read is shown as it stands there.
  if (looksLikeText(body)) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  return { content_type: contentType, bytes: body.byteLength, sha256: sha256(body) };
}
