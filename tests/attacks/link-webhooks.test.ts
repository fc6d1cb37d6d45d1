import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { sha256 } from "../../src/base/sha256.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

type Answer = Record<string, unknown>;

const BROWSER = "a".repeat(64);
const API_KEY = "entered-canary-5d0e";

let server: AuthorizationSetting;
let receiver: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let stranger: ToolgateClient;
let signsIn: string;
let takesKey: string;
/** The next answers of the receiver. */
let statuses: number[] = [];

beforeAll(async () => {
  server = await startAuthorizationSetting();
  receiver = await startLoopback(({ url }, response) => {
    const hostile = HOSTILE.find(([path]) => path === url);
    if (hostile) return hostile[2](response);
    const status = (url === "/hook" ? statuses.shift() : undefined) ?? 204;
    if (status === 302) return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    return status === 204 ? response.writeHead(204).end() : answerJson(response, {}, status);
  });
  toolgate = await startToolgate({ upstreams: [server.url, receiver.url] });
  server.register(`${toolgate.stack.url}/functions/v1/connections/callback`);
  owner = (await toolgate.newPerson()).client;
  stranger = (await toolgate.newPerson()).client;
  signsIn = await upload(thingsDocument(server.url));
  await owner.call("POST", "/functions/v1/secrets/vault", { connector_id: signsIn, secrets: CLIENT });
  await waitForActive(owner, signsIn);
  takesKey = await upload({
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url: server.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      { secret_id: "key", description: "Key", vault_key_name: "k", in: "header", name: "X-Key" },
    ],
    paths: { "/p": { get: { operationId: "listParcels", responses: { 200: { description: "OK" } } } } },
  });
});
afterAll(async () => {
  await toolgate?.stop();
  await receiver?.close();
  await server?.close();
});

async function upload(document: object): Promise<string> {
  const path = "/functions/v1/connectors/upload?annotate=true";
  const made = await owner.call<{ connector_id: string }>("POST", path, document);
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  return made.body.connector_id;
}

async function newLink(connector_id: string, webhook = `${receiver.url}/hook`) {
  const body = { connector_id, end_user: crypto.randomUUID(), webhook };
  const made = await owner.call<Answer>("POST", "/functions/v1/connections/links", body);
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  const { link_id, url, webhook_secret } = made.body as Record<string, string>;
  return { ...body, link_id, secret: webhook_secret ?? "", token: new URL(url ?? "").hash.slice(1) };
}

/** Answers of a receiver: its path, what it does, and the outcome that is stored after the first attempt. */
const HOSTILE: [
  path: string,
  attempt: string,
  answer: (response: ServerResponse) => void,
  outcome: string,
][] = [
  [
    "/to-page",
    "redirects to a page that answers 200",
    (response) => response.writeHead(302, { location: "/page" }).end(),
    "HTTP 302",
  ],
  [
    "/to-copy",
    "redirects the body to another path",
    (response) => response.writeHead(307, { location: "/copy" }).end(),
    "HTTP 307",
  ],
  [
    "/to-other",
    "redirects to another server",
    (response) => response.writeHead(303, { location: `${server.url}/copy` }).end(),
    "HTTP 303",
  ],
  ["/endless", "accepts, and sends a body without end", sendForever, "HTTP 200"],
  ["/slow", "accepts, and never ends its body", (response) => response.writeHead(200).write("a"), "HTTP 200"],
  [
    "/headers",
    "accepts, with headers of 100 kB",
    (response) => response.writeHead(200, { "x-a": "a".repeat(100_000) }).end(),
    expect.stringMatching("^API_ERROR"),
  ],
];

function sendForever(response: ServerResponse): void {
  response.writeHead(200);
  const write = () => {
    while (!response.destroyed && response.write(" ".repeat(65_536)));
    if (!response.destroyed) response.once("drain", write);
  };
  write();
}

const nobody = () => toolgate.as(null);

async function enterKey(token: string): Promise<void> {
  const opened = await nobody().call<Answer>("POST", "/functions/v1/connections/links/open", { token });
  const body = { token, hosts: opened.body["hosts"], secrets: { key: API_KEY } };
  const followed = await nobody().call<Answer>("POST", "/functions/v1/connections/links/follow", body);
  expect(followed.body["result"]).toBe("connected");
}

async function signIn(token: string, who: string | null): Promise<string> {
  const begin = { token, proof_hash: sha256(BROWSER), hosts: [new URL(server.url).origin] };
  const begun = await nobody().call<Answer>("POST", "/functions/v1/connections/links/follow", begin);
  server.who = who;
  const held = await fetch(await server.signIn(String(begun.body["authorize_url"])), { redirect: "manual" });
  const handle = new URL(held.headers.get("location") ?? "").hash.slice(1);
  const end = { handle, proof: BROWSER };
  const done = await nobody().call<Answer>("POST", "/functions/v1/connections/finish", end);
  return String(done.body["result"]);
}

const reportsOf = (link_id: string | undefined) =>
  receiver.received.filter(({ body }) => link_id !== undefined && body.includes(link_id));

async function describeLink(link_id: string | undefined): Promise<Answer | undefined> {
  const { body } = await owner.call<{ links: Answer[] }>("GET", "/functions/v1/connections/links");
  return body.links.find((link) => link["link_id"] === link_id);
}

/** The number of attempts, and the stored outcome of the latest one that ended. */
async function deliveryOf(link_id: string | undefined): Promise<[number, string | null] | undefined> {
  const [row] = await toolgate.stack.sql<{ attempts: number; outcome: string | null }>(
    `select attempts, outcome from private.webhook_deliveries where data ->> 'link_id' = '${link_id}'`,
  );
  return row && [row.attempts, row.outcome];
}

/** Makes waiting deliveries due. */
const repeatNow = () =>
  toolgate.stack.sql(
    "update private.webhook_deliveries set next_at = now() where delivered_at is null and next_at < 'infinity'",
  );

describe("the webhook of a connect link", () => {
  it.each([
    ["entered secrets", () => takesKey, enterKey],
    [
      "a sign-in",
      () => signsIn,
      async (token: string) => expect(await signIn(token, "alice")).toBe("connected"),
    ],
  ])("reports %s once, signed with the link's own secret", async (_, connector, complete) => {
    const link = await newLink(connector());
    expect(link.secret).toMatch(/^whsec_/);
    expect((await describeLink(link.link_id))?.["webhook"]).toEqual({
      url: link.webhook,
      delivered_at: null,
      outcome: null,
    });
    await complete(link.token);
    await expect.poll(() => reportsOf(link.link_id).length).toBe(1);
    const [report] = reportsOf(link.link_id);
    const { type, data } = JSON.parse(report?.body ?? "{}") as { type: string; data: Answer };
    expect(type).toBe("connect_link.completed");
    expect(Object.keys(data).sort()).toEqual(
      ["completed_at", "connection_id", "connector_id", "end_user", "link_id", "name"].sort(),
    );
    expect(data).toMatchObject({ end_user: link.end_user, connector_id: link.connector_id });
    const headers = report?.headers ?? {};
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${report?.body}`;
    const key = Buffer.from(link.secret.slice("whsec_".length), "base64");
    expect(headers["webhook-signature"]).toBe(
      `v1,${createHmac("sha256", key).update(signed).digest("base64")}`,
    );
    await expect
      .poll(async () => (await describeLink(link.link_id))?.["webhook"])
      .toMatchObject({ outcome: "HTTP 204", delivered_at: expect.any(String) });
    await repeatNow();
    expect(reportsOf(link.link_id)).toHaveLength(1);
  });

  it("is repeated with the same id until the receiver answers 2xx", async () => {
    statuses = [500, 302];
    const link = await newLink(takesKey);
    await enterKey(link.token);
    for (const [attempts, outcome] of [
      [1, "HTTP 500"],
      [2, "HTTP 302"],
      [3, "HTTP 204"],
    ] as const) {
      await expect.poll(() => deliveryOf(link.link_id)).toEqual([attempts, outcome]);
      if (attempts === 3) break;
      await repeatNow();
      // A completed link wakes the worker.
      await enterKey((await newLink(takesKey, `${receiver.url}/other`)).token);
    }
    expect(reportsOf(link.link_id)).toHaveLength(3);
    const ids = new Set(reportsOf(link.link_id).map(({ headers }) => headers["webhook-id"]));
    expect(ids.size).toBe(1);
  });

  it.each(HOSTILE)("%s: %s", async (path, _, _answer, outcome) => {
    const link = await newLink(takesKey, `${receiver.url}${path}`);
    await enterKey(link.token);
    await expect.poll(() => deliveryOf(link.link_id), { timeout: 5_000 }).toEqual([1, outcome]);
    const isDelivered = outcome === "HTTP 200";
    expect((await describeLink(link.link_id))?.["webhook"]).toMatchObject({
      delivered_at: isDelivered ? expect.any(String) : null,
    });
    expect(reportsOf(link.link_id)).toHaveLength(1);
    expect(receiver.received.filter(({ url }) => url === "/page" || url === "/copy")).toEqual([]);
  });

  it("reports nothing for a person who refuses, and nothing after the link was revoked", async () => {
    const refused = await newLink(signsIn);
    expect(await signIn(refused.token, null)).toBe("denied");
    const revoked = await newLink(takesKey);
    await owner.call("DELETE", `/functions/v1/connections/links/${revoked.link_id}`);
    const left = await toolgate.stack.sql(
      `select 1 from private.webhook_deliveries where data ->> 'link_id' in ('${refused.link_id}', '${revoked.link_id}')`,
    );
    expect(left).toEqual([]);
    const secrets = await toolgate.stack.sql(
      `select 1 from vault.secrets where name = 'connect-link/${revoked.link_id}/webhook'`,
    );
    expect(secrets).toEqual([]);
  });

  it.each([
    ["http elsewhere", "http://shop.example/hook"],
    ["a user in the address", "https://a@shop.example/hook"],
    ["no web address", "file:///etc/passwd"],
    ["no address", "hook"],
  ])("is not %s: %s", async (_, webhook) => {
    const body = { connector_id: takesKey, end_user: "u", webhook };
    const made = await owner.call<Answer>("POST", "/functions/v1/connections/links", body);
    expect([made.status, made.body["error_code"]]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("reaches no internal address", async () => {
    const link = await newLink(takesKey, "https://169.254.169.254/latest");
    await enterKey(link.token);
    await expect
      .poll(async () => JSON.stringify((await describeLink(link.link_id))?.["webhook"]))
      .toContain("EGRESS_BLOCKED");
  });

  it("is apart from the webhook of approvals: neither sees, replaces nor deletes the other", async () => {
    const link = await newLink(takesKey);
    const hook = { url: `${receiver.url}/approvals` };
    expect((await owner.call("PUT", "/functions/v1/approvals/webhook", hook)).status).toBe(200);
    await enterKey(link.token);
    await expect.poll(() => reportsOf(link.link_id).map(({ url }) => url)).toEqual(["/hook"]);
    const shown = await owner.call<{ deliveries: unknown[] }>("GET", "/functions/v1/approvals/webhook");
    expect(shown.body).toMatchObject({ ...hook, deliveries: [] });
    expect((await owner.call("DELETE", "/functions/v1/approvals/webhook")).status).toBe(200);
    expect((await describeLink(link.link_id))?.["webhook"]).toMatchObject({ url: link.webhook });
  });

  it("is shown to its owner only, and its secret to nobody again", async () => {
    const link = await newLink(takesKey);
    const own = await owner.call("GET", "/functions/v1/connections/links");
    expect(JSON.stringify(own.body)).toContain(link.link_id);
    expect(JSON.stringify(own.body)).not.toContain(link.secret);
    const others = await stranger.call("GET", "/functions/v1/connections/links");
    expect(others.body).toEqual({ links: [] });
    const opened = await nobody().call("POST", "/functions/v1/connections/links/open", { token: link.token });
    expect(JSON.stringify(opened.body)).not.toContain("/hook");
  });

  it("has no token, key or code in any report", () => {
    const sent = receiver.received.map(({ headers, body }) => JSON.stringify(headers) + body).join("\n");
    const { tokens, codes, verifiers } = server.canaries;
    expect(sent).toContain("connect_link.completed");
    for (const canary of [...tokens, ...codes, ...verifiers, CLIENT.client_secret, API_KEY])
      expect(sent).not.toContain(canary);
  });
});
