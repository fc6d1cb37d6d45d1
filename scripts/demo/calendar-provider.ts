import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type LoopbackServer, readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface CalendarProvider extends LoopbackServer {
  /** Requests of the API: `GET /api/me → 200`. */
  calls: string[];
}

const PERSON = "ann@calendar.example";

/**
 * A stand-in for a calendar provider: an authorization server with metadata, dynamic registration and PKCE, an API that takes its
 * tokens, and a page that links the API's OpenAPI document.
 */
export async function startCalendarProvider(): Promise<CalendarProvider> {
  const codes = new Map<string, { challenge: string; client: string; redirect: string }>();
  const tokens = new Set<string>();
  const clients = new Map<string, string[]>();
  const calls: string[] = [];
  const server = await serveLoopback(async (request, response) => {
    const url = `http://${request.headers.host}`;
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    switch (pathname) {
      case "/":
        return response
          .writeHead(200, { "content-type": "text/html" })
          .end('<link rel="service-desc" type="application/json" href="/openapi.json"><h1>Calendar</h1>');
      case "/openapi.json":
        return sendJson(response, 200, writeDocument(url));
      case "/.well-known/openid-configuration":
        return sendJson(response, 200, {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          registration_endpoint: `${url}/register`,
          token_endpoint_auth_methods_supported: ["none"],
          authorization_response_iss_parameter_supported: true,
        });
      case "/register": {
        const { redirect_uris } = (await readJson(request)) as { redirect_uris: string[] };
        const client_id = randomBytes(6).toString("hex");
        clients.set(client_id, redirect_uris);
        return sendJson(response, 201, { client_id, redirect_uris });
      }
      case "/authorize":
        return authorize(url, searchParams, response);
      case "/token":
        return exchange(new URLSearchParams(await readBody(request)), response);
      default:
        return answerApi(request, pathname, response);
    }
  });

  /** The person agrees at once. */
  function authorize(url: string, asked: URLSearchParams, response: ServerResponse) {
    const [client, redirect] = [asked.get("client_id") ?? "", asked.get("redirect_uri") ?? ""];
    const isKnown = clients.get(client)?.includes(redirect) === true;
    if (!isKnown || asked.get("code_challenge_method") !== "S256")
      return sendJson(response, 400, { error: "invalid_request" });
    const code = randomBytes(12).toString("hex");
    codes.set(code, { challenge: asked.get("code_challenge") ?? "", client, redirect });
    const back = new URL(redirect);
    back.search = new URLSearchParams({ code, state: asked.get("state") ?? "", iss: url }).toString();
    return response.writeHead(303, { location: back.href }).end();
  }

  function exchange(form: URLSearchParams, response: ServerResponse) {
    const code = form.get("code") ?? "";
    const begun = codes.get(code);
    codes.delete(code);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (begun?.challenge !== challenge || begun.client !== form.get("client_id"))
      return sendJson(response, 400, { error: "invalid_grant" });
    const token = randomBytes(24).toString("hex");
    tokens.add(token);
    return sendJson(response, 200, { access_token: token, token_type: "Bearer", expires_in: 3600 });
  }

  function answerApi({ method, headers }: IncomingMessage, path: string, response: ServerResponse) {
    const isSignedIn = tokens.has((headers.authorization ?? "").replace(/^Bearer /, ""));
    const status = isSignedIn ? 200 : 401;
    calls.push(`${method} ${path} → ${status}`);
    if (!isSignedIn) return sendJson(response, 401, { error: "invalid_token" });
    if (path === "/api/me") return sendJson(response, 200, { email: PERSON });
    return sendJson(response, 200, {
      events: [{ title: "Review of the quarter", starts: "2026-12-01T09:00:00Z" }],
    });
  }

  return { ...server, calls };
}

function writeDocument(url: string): object {
  const operation = (operationId: string, summary: string) => ({
    operationId,
    summary,
    responses: { 200: { description: "OK" } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Calendar", version: "1" },
    servers: [{ url: `${url}/api` }],
    components: {
      securitySchemes: {
        person: { type: "openIdConnect", openIdConnectUrl: `${url}/.well-known/openid-configuration` },
      },
    },
    security: [{ person: ["events:read"] }],
    paths: {
      "/events": { get: operation("listEvents", "List my events") },
      "/me": { get: operation("getMe", "Read my profile") },
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
