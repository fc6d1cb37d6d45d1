import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { addMetadata, discoverServer } from "../../src/connections/discover-server.ts";
import { catchError } from "../calling/catch-error.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

let server: Loopback;
let sender: ClosableSender;
/** What the server publishes: path → issuer as it states it. */
let published: Record<string, string>;
/** More of what it publishes. */
let more: object;

beforeAll(async () => {
  server = await startLoopback(({ url }, response) => {
    const issuer = published[url];
    if (issuer === undefined) return answerJson(response, { error: "not found" }, 404);
    const [authorization_endpoint, token_endpoint] = [`${server.url}/authorize`, `${server.url}/token`];
    answerJson(response, { issuer, authorization_endpoint, token_endpoint, ...more });
  });
  sender = createSender({ allow: [{ host: "127.0.0.1", port: server.port }], allowHttp: true });
});
afterAll(async () => {
  await sender?.close();
  await server?.close();
});
beforeEach(() => {
  published = {};
  more = {};
  server.received.length = 0;
});

const OIDC = "/.well-known/openid-configuration";
const OAUTH = "/.well-known/oauth-authorization-server";

describe("the metadata of an authorization server", () => {
  it.each<[what: string, stated: string, path: string, issuer: string]>([
    ["OpenID Connect", OIDC, OIDC, ""],
    ["OpenID Connect, below a path", `/realms/shop${OIDC}`, `/realms/shop${OIDC}`, "/realms/shop"],
    [
      "an issuer that ends with a slash",
      `/application/o/shop${OIDC}`,
      `/application/o/shop${OIDC}`,
      "/application/o/shop/",
    ],
    ["RFC 8414", OAUTH, OAUTH, ""],
    ["RFC 8414, in front of the path", `${OAUTH}/tenant`, `${OAUTH}/tenant`, "/tenant"],
    ["RFC 8414, behind the path", `/oauth2/default${OAUTH}`, `/oauth2/default${OAUTH}`, "/oauth2/default"],
    ["an address with a query", `/tenant${OIDC}?policy=one`, `/tenant${OIDC}?policy=one`, "/tenant"],
    ["the issuer only: OpenID Connect", "/tenant", `/tenant${OIDC}`, "/tenant"],
    ["the issuer only, with a slash", "/tenant/", `/tenant${OIDC}`, "/tenant/"],
    ["the issuer only, at the root: RFC 8414", "", OAUTH, ""],
    ["the issuer only: RFC 8414", "/tenant", `${OAUTH}/tenant`, "/tenant"],
    ["the issuer only: RFC 8414 behind the path", "/tenant", `/tenant${OAUTH}`, "/tenant"],
    ["the issuer only: OpenID Connect in front of the path", "/tenant", `${OIDC}/tenant`, "/tenant"],
    ["users of any organization", `/common/v2.0${OIDC}`, `/common/v2.0${OIDC}`, "/{tenantid}/v2.0"],
  ])("%s", async (_, stated, path, issuer) => {
    published = { [path]: server.url + issuer };
    const found = await discoverServer(server.url + stated, sender);
    expect(found).toMatchObject({
      issuer: server.url + issuer,
      discovered: true,
      token_endpoint: `${server.url}/token`,
    });
  });

  it.each<[what: string, stated: string, path: string, issuer: () => string]>([
    ["another path", `/one${OIDC}`, `/one${OIDC}`, () => `${server.url}/two`],
    ["a path below", `/one${OIDC}`, `/one${OIDC}`, () => `${server.url}/one/two`],
    ["another host", OIDC, OIDC, () => "https://evil.example"],
    ["another host for any organization", OIDC, OIDC, () => "https://{tenantid}"],
    ["another scheme", OIDC, OIDC, () => server.url.replace("http:", "https:")],
    ["no address", OIDC, OIDC, () => "shop"],
    ["another path, found by the issuer", "/one", `${OAUTH}/one`, () => server.url],
  ])("of %s is refused", async (_, stated, path, issuer) => {
    published = { [path]: issuer() };
    const error = await catchError(() => discoverServer(server.url + stated, sender));
    expect(error).toMatchObject({ code: "AUTH_FAILED", details: { reason: "metadata" } });
  });
});

describe("the metadata of a server whose endpoints the document states", () => {
  const stated = () => ({
    issuer: server.url,
    discovered: false,
    authorization_endpoint: `${server.url}/authorize?tenant=one`,
    token_endpoint: `${server.url}/token`,
  });

  it.each([OAUTH, OIDC])("adds what the document cannot say, from %s", async (path) => {
    published = { [path]: server.url };
    const revocation_endpoint = `${server.url}/revoke`;
    more = { revocation_endpoint, scopes_supported: ["offline_access"] };
    expect(await addMetadata(stated(), sender)).toEqual({
      ...stated(),
      discovered: true,
      revocation_endpoint,
    });
  });

  it.each<[what: string, issuer: () => string, members: object]>([
    ["of another token endpoint", () => server.url, { token_endpoint: "https://other.example/token" }],
    [
      "of another authorization endpoint",
      () => server.url,
      { authorization_endpoint: "https://other.example/" },
    ],
    ["of another issuer", () => "https://other.example", {}],
    ["with an endpoint without TLS", () => server.url, { revocation_endpoint: "http://other.example/" }],
  ])("%s adds nothing", async (_, issuer, members) => {
    published = { [OAUTH]: issuer() };
    more = members;
    expect(await addMetadata(stated(), sender)).toEqual(stated());
  });

  it("is not needed", async () => {
    expect(await addMetadata(stated(), sender)).toEqual(stated());
    const gone = { ...stated(), authorization_endpoint: "https://gone.invalid/authorize" };
    expect(await addMetadata(gone, sender)).toEqual(gone);
  });
});
