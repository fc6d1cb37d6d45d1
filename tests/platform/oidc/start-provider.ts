import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  exportJWK,
  generateKeyPair,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { createMemoryAdapter } from "./memory-adapter.ts";

/** Nothing listens there: the code is read from the redirect. */
const CALLBACK = "https://client.example.com/callback";
const CLIENT = { client_id: "client", client_secret: "a-client-secret-of-forty-characters-here" };
/** A resource must be an absolute URI; this prefix is removed to get the audience. */
const RESOURCE = "urn:audience:";

type Algorithm = "RS256" | "ES256" | "EdDSA";

export interface SigningKey {
  algorithm: Algorithm;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** Private key with `kid`. */
  jwk: JWK & { kid: string };
}

export interface TestProvider {
  issuer: string;
  port: number;
  /** Requested paths, in order. */
  requests: string[];
  /** The current signing key. */
  key(): SigningKey;
  /** An access token (JWT) of this person, by the authorization code flow. */
  signIn(subject: string, audience?: string): Promise<string>;
  /** Signs a token with valid claims, overridden by these (undefined omits one), with the provider's current key. */
  sign(claims?: JWTPayload, header?: Partial<JWTHeaderParameters>): Promise<string>;
  /** Rotates the keys; the old ones are no longer published. */
  rotate(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProviderOptions {
  algorithm?: Algorithm;
  /** The issuer; by default its own URL. */
  issuer?: string;
  /** 0: a free one. */
  port?: number;
}

/** A real OpenID provider (oidc-provider) on loopback. */
export async function startProvider(options: ProviderOptions = {}): Promise<TestProvider> {
  const { algorithm = "ES256" } = options;
  const requests: string[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    return handle(request, response);
  });
  await once(server.listen(options.port ?? 0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const issuer = options.issuer ?? address;
  let key: SigningKey;
  await rotate();

  async function rotate(): Promise<void> {
    key = await createKey(algorithm);
    handle = createHandler(issuer, key);
  }

  return {
    issuer,
    port,
    requests,
    key: () => key,
    signIn: (subject, audience = "toolgate") => signIn(address, subject, audience),
    sign: (claims = {}, header = {}) => signToken(key, { iss: issuer, ...claims }, header),
    rotate,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export async function createKey(algorithm: Algorithm): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: algorithm, use: "sig" };
  return { algorithm, privateKey, publicKey, jwk };
}

/** Claims that are not given have valid values. */
export function signToken(
  { algorithm, privateKey, jwk }: SigningKey,
  claims: JWTPayload,
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sub: "alice", aud: "toolgate", iat: now, exp: now + 3600, ...claims })
    .setProtectedHeader({ alg: algorithm, kid: jwk.kid, ...header })
    .sign(privateKey);
}

function createHandler(issuer: string, { jwk, algorithm }: SigningKey) {
  const provider = new Provider(issuer, {
    adapter: createMemoryAdapter(),
    jwks: { keys: [jwk] } as NonNullable<Configuration["jwks"]>,
    cookies: { keys: ["a key of cookies for tests"] },
    clients: [{ ...CLIENT, redirect_uris: [CALLBACK], id_token_signed_response_alg: algorithm }],
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    interactions: { url: () => "/sign-in" },
    pkce: { required: () => false },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        getResourceServerInfo: (_, resource) => ({
          scope: "",
          audience: resource.replace(RESOURCE, ""),
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: algorithm } },
        }),
      },
    },
    // This provider grants consent without asking the user.
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      if (accountId === undefined) return undefined;
      const grant = new oidc.provider.Grant({ accountId, clientId: CLIENT.client_id });
      grant.addOIDCScope("openid");
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== "/sign-in") return answer(request, response);
    // Without a password: the request contains the user.
    const { params } = await provider.interactionDetails(request, response);
    await provider.interactionFinished(request, response, {
      login: { accountId: String(params["login_hint"]) },
    });
  };
}

/** What the browser and then the client do (RFC 6749 §4.1, RFC 8707 §2). */
async function signIn(address: string, subject: string, audience: string): Promise<string> {
  const resource = `${RESOURCE}${audience}`;
  const question = new URLSearchParams({
    client_id: CLIENT.client_id,
    response_type: "code",
    scope: "openid",
    redirect_uri: CALLBACK,
    login_hint: subject,
    resource,
  });
  const landed = await followToCallback(`${address}/auth?${question}`);
  const answer = await fetch(`${address}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${btoa(`${CLIENT.client_id}:${CLIENT.client_secret}`)}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: landed.searchParams.get("code") ?? "",
      redirect_uri: CALLBACK,
      resource,
    }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (access_token === undefined) throw new Error(`No token: ${landed} and ${answer.status}`);
  return access_token;
}

async function followToCallback(url: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = new URL(url);
  for (let hop = 0; hop < 10 && !next.href.startsWith(CALLBACK); hop++) {
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
  return next;
}
