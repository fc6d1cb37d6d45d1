import { applyCredentials, tokenClient } from "../../calling/credentials/apply-credentials.ts";
import type { TokenSource } from "../../calling/credentials/token-source.ts";
import { createSenderFetch, type FetchLike } from "../../calling/egress/sender-fetch.ts";
import type { Credential, SecretValues } from "../../contract/http-operation.ts";
import type { OutgoingRequest, Sender } from "../../contract/ports.ts";
import type { Budget } from "./create-budget.ts";
import { LIST_LIMITS } from "./limits.ts";

export interface McpPorts {
  /** The run's sender; its requests are aborted with the run. */
  sender: Sender;
  /** The process's sender, for closing messages after a run was aborted. */
  closingSender: Sender;
  tokens: TokenSource;
}

export interface McpFetchOptions extends McpPorts {
  credentials: readonly Credential[];
  secrets: SecretValues;
  signal: AbortSignal;
  /** Whether requests that may change something are sent only once, even if their token was rejected. */
  once?: boolean;
  /** Called with every access token that is used. */
  onToken: (token: string) => void;
  /** Whether answers may be as large as a list of tools. */
  isListing: () => boolean;
  budget: Budget;
}

/** Requests that change nothing at the server and may be repeated. */
const HARMLESS = /^\{[^{}]*"method":"(?:tools\/list|server\/discover|initialize|ping)"/;
const REQUEST = /^\{[^{}]*"method":"/;
const CLOSING = /^\{[^{}]*"method":"notifications\/cancelled"/;
const CLOSING_TIMEOUT_MS = 2_000;

/**
 * The `fetch` of a connection. It adds credentials to every request and renews a rejected token once.
 * Closing messages are sent even after the run was aborted.
 */
export function createMcpFetch(options: McpFetchOptions): FetchLike {
  const { sender, closingSender, credentials, secrets, tokens, signal, onToken, isListing, budget, once } =
    options;
  const oauth = credentials.find(isOauth);

  async function send(url: string | URL, init: RequestInit, source: TokenSource): Promise<Response> {
    const isClosing = init.method === "DELETE" || CLOSING.test(textOf(init));
    if (!isClosing) budget.spend("requests", 1);
    const fetchWithSender = createSenderFetch({
      sender: isClosing ? closingSender : sender,
      // Messages that the server can cause repeatedly must not reach another host.
      keepOrigin: isClosing || !REQUEST.test(textOf(init)),
      signal: isClosing ? AbortSignal.timeout(CLOSING_TIMEOUT_MS) : signal,
      ...(isListing() && { maxBytes: LIST_LIMITS.bytes }),
      prepare: (request) => applyCredentials(markIdempotent(request, init), credentials, secrets, source),
    });
    const { signal: own, ...rest } = init;
    return fetchWithSender(url, isClosing || !own ? rest : init);
  }

  return async (url, init = {}) => {
    const given: string[] = [];
    const recordTokens =
      (source: TokenSource["get"]): TokenSource["get"] =>
      async (client) => {
        const token = await source(client);
        given.push(token);
        onToken(token);
        return token;
      };
    const first = await send(url, init, { ...tokens, get: recordTokens(tokens.get) });
    const [refused] = given;
    if (first.status !== 401 || oauth === undefined || refused === undefined) return first;
    const fresh = await tokens.refresh(tokenClient(oauth, secrets), refused);
    if (once && !HARMLESS.test(textOf(init))) return first;
    await first.body?.cancel();
    return send(url, init, { ...tokens, get: recordTokens(async () => fresh) });
  };
}

function markIdempotent(request: OutgoingRequest, init: RequestInit): OutgoingRequest {
  return { ...request, idempotent: HARMLESS.test(textOf(init)) };
}

function textOf({ body }: RequestInit): string {
  return typeof body === "string" ? body.slice(0, 200) : "";
}

function isOauth(credential: Credential): credential is Credential & { type: "oauth2" } {
  return credential.type === "oauth2";
}
