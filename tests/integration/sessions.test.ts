import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Session {
  session_id: string;
  user_agent: string | null;
  address: string | null;
  last_used_at: string;
  is_current: boolean;
}

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
});
afterAll(() => toolgate.stop());

const PATH = "/functions/v1/settings/sessions";

async function authenticate(path: string, body: object, userAgent: string) {
  const { url, secretKey } = toolgate.stack;
  const response = await fetch(`${url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: secretKey, "content-type": "application/json", "user-agent": userAgent },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { access_token: string; refresh_token: string };
  return { status: response.status, ...answer };
}

/** An account with two sessions. */
async function newAccount() {
  const login = { email: `${crypto.randomUUID()}@example.test`, password: crypto.randomUUID() };
  const first = await authenticate("signup", login, "first/1");
  const second = await authenticate("token?grant_type=password", login, "second/1");
  return { first, second, client: toolgate.as(first.access_token) };
}

async function list(client: ToolgateClient): Promise<Session[]> {
  const { body } = await client.call<{ sessions: Session[] }>("GET", PATH);
  return body.sessions;
}

describe("the sessions of an account", () => {
  it("are listed with agent, address and last use, the own one marked", async () => {
    const { client } = await newAccount();
    await expect
      .poll(async () => (await list(client)).map(({ user_agent }) => user_agent).sort())
      .toEqual(["first/1", "second/1"]);
    const sessions = await list(client);
    expect(sessions.map(({ address }) => address)).toEqual(["127.0.0.1", "127.0.0.1"]);
    expect(sessions.filter(({ is_current }) => is_current)).toMatchObject([{ user_agent: "first/1" }]);
    for (const { last_used_at } of sessions)
      expect(Math.abs(Date.now() - Date.parse(last_used_at))).toBeLessThan(60_000);
  });

  it("record where they were refreshed last", async () => {
    const { second, client } = await newAccount();
    await authenticate(
      "token?grant_type=refresh_token",
      { refresh_token: second.refresh_token },
      `second/2 ${"x".repeat(5_000)}`,
    );
    await expect
      .poll(async () => (await list(client)).map(({ user_agent }) => user_agent?.slice(0, 8)).sort())
      .toEqual(["first/1", "second/2"]);
  });

  it("end one by one: an ended session gets no new token and is no longer listed", async () => {
    const { first, second, client } = await newAccount();
    const other = (await list(client)).find(({ is_current }) => !is_current);
    const ended = await client.call("DELETE", `${PATH}/${other?.session_id}`);
    expect(ended.status).toBe(200);
    expect(await list(client)).toHaveLength(1);
    const refresh = (refresh_token: string) =>
      authenticate("token?grant_type=refresh_token", { refresh_token }, "x");
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect((await refresh(first.refresh_token)).status).toBe(200);
    expect((await client.call("DELETE", `${PATH}/${other?.session_id}`)).status).toBe(404);
    const rows = await client.call<{ operation_id: string }[]>(
      "GET",
      "/rest/v1/audit_log?select=operation_id",
      undefined,
      { apikey: toolgate.stack.publishableKey },
    );
    expect(rows.body).toEqual([{ operation_id: "settings/session=ended" }]);
  });

  it("are those of the account alone: no other account and no API key sees or ends one", async () => {
    const { first, client } = await newAccount();
    const [mine] = await list(client);
    const { client: stranger } = await newAccount();
    expect((await list(stranger)).map(({ session_id }) => session_id)).not.toContain(mine?.session_id);
    expect((await stranger.call("DELETE", `${PATH}/${mine?.session_id}`)).status).toBe(404);
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "key",
      scopes: ["agent:query", "connectors:write", "tools:write", "approvals:decide"],
    });
    const key = toolgate.as(made.body.key);
    expect((await key.call("GET", PATH)).status).toBe(403);
    expect((await key.call("DELETE", `${PATH}/${mine?.session_id}`)).status).toBe(403);
    expect(await list(toolgate.as(first.access_token))).toHaveLength(2);
  });

  it.each(["not-an-id", "00000000-0000-4000-8000-000000000000"])("%s is not found", async (id) => {
    const { client } = await newAccount();
    expect((await client.call("DELETE", `${PATH}/${id}`)).status).toBe(404);
  });
});
