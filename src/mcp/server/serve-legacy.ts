import {
  DEFAULT_NEGOTIATED_PROTOCOL_VERSION,
  isInitializeRequest,
  isJSONRPCRequest,
  ProtocolErrorCode,
  type Server,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server";
import { isJsonObject, type Json } from "../../base/json.ts";
import {
  type ElicitationModes,
  issueSessionId,
  NO_ELICITATION,
  readElicitationModes,
} from "./elicitation-modes.ts";
import { linkSession, repeatHandshake, storeSessionMessages } from "./link-session.ts";
import type { SessionInbox } from "./session-inbox.ts";
import { wrapBody } from "./wrap-body.ts";

/** Same limit as in the SDK. */
const MAX_BATCH = 100;

export interface LegacySession {
  elicitation: ElicitationModes;
  inbox: SessionInbox;
}

/**
 * Serves a POST of a client of 2025 with a server for this request alone, set up as its session requires.
 * Unlike in the SDK's stateless mode, the client can be asked and can cancel.
 *
 * @param session null if the request has none (or begins one)
 */
export async function serveLegacy(
  request: Request,
  body: Json,
  session: LegacySession | null,
  createServer: () => Server,
): Promise<Response> {
  const messages = Array.isArray(body) ? body : [body];
  const requests = messages.filter((message) => isJSONRPCRequest(message));
  if (Array.isArray(body) && requests.some(({ method }) => method === "tools/call")) return refuseBatch();
  // The SDK rejects batches that are too large and invalid messages below.
  if (messages.length <= MAX_BATCH && messages.every(isJsonObject)) {
    if (session) await storeSessionMessages(session.inbox, messages);
    if (requests.length === 0 && messages.length > 0) return new Response(null, { status: 202 });
  }
  const begin = requests.find((message) => isInitializeRequest(message));
  const server = createServer();
  const transport = new WebStandardStreamableHTTPServerTransport({});
  await server.connect(transport);
  const calls = requests.filter(({ method }) => method === "tools/call").map(({ id }) => id);
  const unlink = session ? linkSession(transport, session.inbox, calls) : () => undefined;
  const end = () => {
    unlink();
    void server.close().catch(() => undefined);
  };
  request.signal.addEventListener("abort", end, { once: true });
  try {
    if (!begin)
      await repeatHandshake(
        transport,
        versionOf(request),
        writeCapabilities(session?.elicitation ?? NO_ELICITATION),
      );
    const answered = await transport.handleRequest(request, { parsedBody: body });
    const response = wrapBody(answered, end);
    if (begin && answered.ok) {
      response.headers.set("mcp-session-id", issueSessionId(readElicitationModes(begin.params.capabilities)));
    }
    return response;
  } catch (error) {
    end();
    throw error;
  }
}

/**
 * The called tool is looked up together with the caller before the message is served, so a request can
 * contain only one call.
 */
function refuseBatch(): Response {
  const message = "Invalid Request: tools/call is not served in a batch. Send each in a request of its own.";
  const error = { code: ProtocolErrorCode.InvalidRequest, message };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 400 });
}

function versionOf(request: Request): string {
  return request.headers.get("mcp-protocol-version") ?? DEFAULT_NEGOTIATED_PROTOCOL_VERSION;
}

function writeCapabilities({ form, url }: ElicitationModes) {
  if (!form && !url) return {};
  return { elicitation: { ...(form && { form: {} }), ...(url && { url: {} }) } };
}
