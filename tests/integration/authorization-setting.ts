import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type Configuration } from "oidc-provider";
import { createMemoryAdapter } from "../platform/oidc/memory-adapter.ts";
import { createKey } from "../platform/oidc/start-provider.ts";

export const CLIENT = {
  client_id: "toolgate-client-canary",
  client_secret: "a-client-secret-canary-of-forty-characters",
};

/** Every value that must appear in no answer, log, trace or audit row. */
export interface Canaries {
  tokens: Set<string>;
  codes: Set<string>;
  verifiers: Set<string>;
}

export interface AuthorizationSetting {
  url: string;
  /** Who signs in next; null: the person refuses. */
  who: string | null;
  /** Before each token request is processed, e.g. to hold it. */
  beforeToken: (form: URLSearchParams) => Promise<void> | void;
  /** Of answered refreshes: status. */
  refreshes: number[];
  /** Grants that the server revoked. */
  revoked: number;
  /** Answers revocations with 503. */
  refusesRevocations: boolean;
  /** Requests of the API: path, status and whose token. */
  calls: { method: string; path: string; status: number; account: string | null }[];
  canaries: Canaries;
  /** The API refuses all tokens that were issued so far. */
  refuseTokens(): void;
  /** What a browser does with an authorization address: the callback's address, which is not opened. */
  signIn(authorizeUrl: string): Promise<string>;
  /** After the redirect address is known. */
  register(redirectUri: string): void;
  close(): Promise<void>;
}

/** A real authorization server (oidc-provider) that rotates refresh tokens, and an API that takes its access tokens. */
export async function startAuthorizationSetting(accessTokenSeconds = 3600): Promise<AuthorizationSetting> {
  let answer: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined;
  const server = createServer((request, response) => answer(request, response));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { jwk } = await createKey("RS256");
  let refused = new Set<string>();

  const setting: AuthorizationSetting = {
    url,
    who: "alice",
    beforeToken: () => undefined,
    refreshes: [],
    revoked: 0,
    refusesRevocations: false,
    calls: [],
    canaries: { tokens: new Set(), codes: new Set(), verifiers: new Set() },
    refuseTokens: () => {
      refused = new Set(setting.canaries.tokens);
    },
    signIn: (authorizeUrl) => followToCallback(authorizeUrl, url, setting.canaries),
    register: (redirectUri) => {
      answer = createHandler(redirectUri);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };

  function createHandler(redirectUri: string) {
    const provider = new Provider(url, configure(jwk, redirectUri, accessTokenSeconds));
    const callback = provider.callback();
    provider.on("grant.success", ({ oidc, body }) => {
      if (oidc.params?.["grant_type"] === "refresh_token") setting.refreshes.push(200);
      for (const name of ["access_token", "refresh_token"]) {
        const token = (body as Record<string, unknown>)[name];
        if (typeof token === "string") setting.canaries.tokens.add(token);
      }
    });
    provider.on("grant.revoked", () => {
      setting.revoked += 1;
    });
    provider.on("grant.error", ({ oidc }) => {
      if (oidc.params?.["grant_type"] === "refresh_token") setting.refreshes.push(400);
    });
    return async (request: IncomingMessage, response: ServerResponse) => {
      const path = request.url ?? "";
      if (path.startsWith("/api/")) return answerApi(provider, request, response);
      if (path.startsWith("/token/revocation") && setting.refusesRevocations)
        return response.writeHead(503).end();
      if (path.startsWith("/interaction")) return interact(provider, request, response);
      if (path !== "/token") return callback(request, response);
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const verifier = form.get("code_verifier");
      if (verifier) setting.canaries.verifiers.add(verifier);
      await setting.beforeToken(form);
      // oidc-provider takes a body that was read already.
      return callback(Object.assign(request, { body: Object.fromEntries(form) }), response);
    };
  }

  async function answerApi(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    request.resume();
    const { method = "", url: path = "" } = request;
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const found = await provider.AccessToken.find(token);
    const account = found && !found.isExpired && !refused.has(token) ? found.accountId : null;
    const status = account === null ? 401 : 200;
    setting.calls.push({ method, path, status, account });
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(account === null ? { error: "invalid_token" } : { account, things: ["one"] }));
  }

  async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
    const { prompt, params, session, grantId } = await provider.interactionDetails(request, response);
    if (setting.who === null)
      return provider.interactionFinished(request, response, { error: "access_denied" });
    if (prompt.name === "login")
      return provider.interactionFinished(request, response, { login: { accountId: setting.who } });
    const accountId = session?.accountId ?? setting.who;
    const grant =
      (grantId ? await provider.Grant.find(grantId) : undefined) ??
      new provider.Grant({ accountId, clientId: String(params["client_id"]) });
    grant.addOIDCScope(String(params["scope"]));
    const result = { consent: { grantId: await grant.save() } };
    return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  }

  return setting;
}

function configure(jwk: object, redirectUri: string, accessTokenSeconds: number): Configuration {
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [jwk] } as NonNullable<Configuration["jwks"]>,
    cookies: { keys: ["a key of cookies for tests"] },
    clients: [
      { ...CLIENT, redirect_uris: [redirectUri], grant_types: ["authorization_code", "refresh_token"] },
    ],
    scopes: ["openid", "offline_access", "things:read", "things:write"],
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, email: `${sub}@example.test` }) }),
    claims: { openid: ["sub", "email"] },
    interactions: { url: () => "/interaction" },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Grant: 6000,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 6000,
      Session: 600,
    },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
  };
}

async function followToCallback(authorizeUrl: string, server: string, canaries: Canaries): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(authorizeUrl);
  for (let hop = 0; hop < 12 && next.href.startsWith(server); hop++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(next, { redirect: "manual", headers: { cookie } });
    for (const text of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${next} answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
  }
  const code = next.searchParams.get("code");
  if (code) canaries.codes.add(code);
  return next.href;
}

/** A connector of the API, which signs in at the setting's server. */
export function thingsDocument(url: string, { title = "Things", server = url } = {}): object {
  const operation = (operationId: string, summary: string, scope: string) => ({
    operationId,
    summary,
    security: [{ account: [scope] }],
    responses: { 200: { description: "OK" } },
  });
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: `${server}/api` }],
    components: {
      securitySchemes: {
        account: {
          type: "openIdConnect",
          openIdConnectUrl: `${url}/.well-known/openid-configuration`,
        },
      },
    },
    paths: {
      "/things": {
        get: operation("listThings", "List my things", "things:read"),
        post: operation("addThing", "Add a thing", "things:write"),
      },
    },
  };
}
