import { ToolgateError } from "../../contract/errors.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../contract/ports.ts";
import type { SpanScope, SpanStart } from "../../contract/telemetry.ts";
import { portOf } from "./guard-address.ts";

/** The placeholder that the semantic conventions define for an omitted part of a URL. */
const REDACTED = "REDACTED";

/**
 * Creates a sender that records a span below `scope` for every request (semantic conventions "HTTP client span") and
 * sends the trace context to the APIs that want it. Values in the URL are user data, so only the path's template and
 * the names of query parameters are recorded.
 * @param template the path in the API's document, with its `{placeholders}`; if empty, the path is omitted
 */
export function tracedSender(sender: Sender, scope: SpanScope, template: string): Sender {
  return {
    send: (request, options) =>
      scope.isRecording
        ? scope.run(describeRequest(request, template), async (span) => {
            const response = await recordFailure(span, sender.send(withContext(request, span), options));
            span.set({
              "http.response.status_code": response.status,
              "http.request.resend_count": response.attempts > 1 ? response.attempts - 1 : undefined,
            });
            if (response.status >= 400) span.fail(String(response.status));
            return response;
          })
        : sender.send(withContext(request, scope), options),
  };
}

function withContext(request: OutgoingRequest, scope: SpanScope): OutgoingRequest {
  if (request.wantsTrace !== true) return request;
  const others = request.headers.filter(([name]) => !/^trace(parent|state)$/i.test(name));
  return { ...request, headers: [...others, ...scope.headers()] };
}

async function recordFailure(span: SpanScope, sending: Promise<IncomingResponse>): Promise<IncomingResponse> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof ToolgateError) span.fail(String(error.details?.["reason"] ?? error.code));
    throw error;
  }
}

function describeRequest(request: OutgoingRequest, template: string): SpanStart {
  const { method } = request;
  const path = template.replace(/[?#].*$/s, "");
  const known = {
    "http.request.method": method,
    ...(path !== "" && { "url.template": path }),
  };
  const name = path === "" ? method : `${method} ${path}`;
  if (!URL.canParse(request.url)) return { name, kind: "client", attributes: known };
  const url = new URL(request.url);
  return {
    name,
    kind: "client",
    attributes: {
      ...known,
      "server.address": url.hostname,
      "server.port": portOf(url),
      "url.full": `${url.origin}${redactPath(url, path, request)}${redactQuery(url)}`,
    },
  };
}

/** The last segments correspond to the template, because arguments cannot change their number; the first ones to the server. */
function redactPath(url: URL, template: string, { sensitive }: OutgoingRequest): string {
  const actual = url.pathname.split("/");
  const written = template.split("/");
  const isKnown = template.startsWith("/") && written.length <= actual.length;
  if (!isKnown || sensitive.elsewhere === true) return `/${REDACTED}`;
  const serverSegments = actual.slice(0, actual.length - written.length + 1);
  return [...serverSegments, ...written.slice(1)]
    .map((part) => part.replace(/\{[^{}]*\}/g, REDACTED))
    .join("/");
}

function redactQuery({ searchParams }: URL): string {
  const names = [...new Set(searchParams.keys())];
  if (names.length === 0) return "";
  return `?${names.map((name) => `${encodeURIComponent(name)}=${REDACTED}`).join("&")}`;
}

/** A sender for an approved call. Its redirects send no write again. */
export function sendingOnce(sender: Sender): Sender {
  return { send: (request, options) => sender.send(request, { ...options, sendOnce: true }) };
}
