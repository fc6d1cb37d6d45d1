import { createSenderFetch } from "../calling/egress/sender-fetch.ts";
import { createRedactor } from "../calling/redaction/redact.ts";
import type { Config } from "../contract/config.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ModelEndpoint } from "../platform/model/model-endpoint.ts";
import { createEgress } from "./create-egress.ts";

/** A streamed answer may take longer than a call of an API. */
const LIMITS = { totalMs: 300_000, maxBytes: 8 * 1024 * 1024 };

/** Sent where the account has stored no key; the header with it is removed. */
const NO_KEY = "none";

/** The endpoint of an account, called with the guarded sender and never redirected to another origin. */
export function openAccountEndpoint(
  config: Config,
  { baseUrl, key }: { baseUrl: string; key: string | null },
): ModelEndpoint {
  const send = createSenderFetch({
    sender: createEgress(config),
    prepare: (request) => ({
      ...request,
      headers: request.headers.filter(([name]) => isSent(name, key)),
      sensitive: { headers: key === null ? [] : ["authorization"], query: [] },
    }),
    keepOrigin: true,
    ...LIMITS,
  });
  return {
    baseUrl,
    apiKey: key ?? NO_KEY,
    account: {
      hasKey: key !== null,
      redact: createRedactor(key === null ? [] : [key]),
      fetch: async (url, init) => checkType(await send(url instanceof Request ? url.url : url, init)),
    },
  };
}

/** Only these: the client adds others, also from the environment of the process. */
const HEADERS: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

function isSent(name: string, key: string | null): boolean {
  return HEADERS.has(name) && (key !== null || name !== "authorization");
}

/**
 * A web page answers 200 to everything, so its type says more than its status. @throws ToolgateError
 * MODEL_ERROR {reason: "invalid_response"}
 */
async function checkType(response: Response): Promise<Response> {
  const type = (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (!response.ok || /json|event-stream/.test(type)) return response;
  await response.body?.cancel();
  const what = type === "text/html" ? "with a web page" : `with ${shorten(type) || "no content type"}`;
  throw new ToolgateError(
    "MODEL_ERROR",
    `The model endpoint answered ${what} instead of JSON. Check the base URL in Settings, which usually ends in /v1.`,
    { details: { reason: "invalid_response" } },
  );
}

/** The header is the endpoint's own text. */
function shorten(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type.slice(0, 60) : "";
}
