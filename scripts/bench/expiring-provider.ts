import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import process from "node:process";
import { type LoopbackServer, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface ProviderFigures {
  calls: number;
  /** Calls with a token that had expired, or that the provider never gave. */
  expired: number;
  unknown: number;
  /** Milliseconds between the expiry of a token and the latest call with it. */
  latest: number;
  /** Refreshes that gave a new token. */
  refreshes: number;
  /** Refresh tokens that were presented again: their holder was killed before it stored the answer, or two callers refreshed. */
  repeated: number;
  /** Grants that ended because an older refresh token was presented. */
  revoked: number;
}

interface ExpiringProvider extends LoopbackServer {
  figures: ProviderFigures;
}

interface Grant {
  isRevoked: boolean;
  /** The refresh token that is accepted, and its predecessor, which is accepted until its successor was used. */
  current: string;
  previous: string | null;
  presented: Set<string>;
}

/**
 * An authorization server whose access tokens expire after some seconds and whose refresh tokens rotate, and an API that takes its
 * tokens. An older refresh token than the previous one ends the grant, as RFC 9700 §4.14.2 recommends; the previous one is accepted until
 * its successor was used, because a client can be killed before it has stored the successor.
 */
async function startExpiringProvider(lifeSeconds: number): Promise<ExpiringProvider> {
  const grants = new Map<string, Grant>();
  const accessTokens = new Map<string, number>();
  const codes = new Set<string>();
  const figures = { calls: 0, expired: 0, unknown: 0, latest: 0, refreshes: 0, repeated: 0, revoked: 0 };

  const server = await serveLoopback(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
    if (pathname === "/authorize") return authorize(searchParams, response);
    if (pathname === "/token") return token(new URLSearchParams(await readBody(request)), response);
    return answerApi(request, response);
  });

  function authorize(asked: URLSearchParams, response: ServerResponse) {
    const code = randomBytes(9).toString("hex");
    codes.add(code);
    const back = new URL(asked.get("redirect_uri") ?? "");
    back.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString();
    response.writeHead(303, { location: back.href }).end();
  }

  function token(form: URLSearchParams, response: ServerResponse) {
    if (form.get("grant_type") === "authorization_code") {
      if (!codes.delete(form.get("code") ?? "")) return refuse(response);
      const grant = { isRevoked: false, current: newToken(), previous: null, presented: new Set<string>() };
      return give(grant, response);
    }
    const presented = form.get("refresh_token") ?? "";
    const grant = grants.get(presented);
    if (!grant || grant.isRevoked) return refuse(response);
    if (presented !== grant.current && presented !== grant.previous) {
      grant.isRevoked = true;
      figures.revoked += 1;
      return refuse(response);
    }
    if (grant.presented.has(presented)) figures.repeated += 1;
    grant.presented.add(presented);
    figures.refreshes += 1;
    grant.previous = presented;
    grant.current = newToken();
    return give(grant, response);
  }

  function give(grant: Grant, response: ServerResponse) {
    const access_token = newToken();
    accessTokens.set(access_token, Date.now() + lifeSeconds * 1000);
    grants.set(grant.current, grant);
    const granted = {
      access_token,
      refresh_token: grant.current,
      token_type: "Bearer",
      expires_in: lifeSeconds,
    };
    sendJson(response, 200, granted);
  }

  function answerApi({ headers }: IncomingMessage, response: ServerResponse) {
    figures.calls += 1;
    const now = Date.now();
    const expiry = accessTokens.get((headers.authorization ?? "").replace(/^Bearer /, ""));
    if (expiry === undefined) figures.unknown += 1;
    else if (expiry <= now) {
      figures.expired += 1;
      figures.latest = Math.max(figures.latest, now - expiry);
    }
    const isValid = expiry !== undefined && expiry > now;
    sendJson(response, isValid ? 200 : 401, { ok: isValid });
  }

  return { ...server, figures };
}

function newToken(): string {
  return randomBytes(15).toString("hex");
}

function refuse(response: ServerResponse): void {
  sendJson(response, 400, { error: "invalid_grant" });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

// A process of its own: the clock of the provider must not wait for the database of the bench.
const provider = await startExpiringProvider(Number(process.argv[2]));
process.on("message", () => process.send?.(provider.figures));
process.on("disconnect", () => process.exit(0));
process.send?.(provider.url);
