import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
});
afterAll(() => toolgate.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(toolgate.stack.url + path, init);

describe("a program that requests an unknown path gets 404 as JSON, never a page", () => {
  const paths: [who: string, method: string, path: string, headers?: Record<string, string>][] = [
    ["an MCP client looking for an OAuth server", "GET", "/.well-known/oauth-authorization-server"],
    ["the same for the endpoint", "GET", "/.well-known/oauth-authorization-server/functions/v1/mcp"],
    ["the same by OpenID Connect", "GET", "/.well-known/openid-configuration"],
    ["a browser-based client", "GET", "/.well-known/oauth-authorization-server", { accept: "text/html,*/*" }],
    ["one that registers itself", "POST", "/register"],
    ["one that wants a token", "POST", "/token"],
    ["one that begins to authorize", "GET", "/authorize?client_id=x", { accept: "text/html" }],
    ["one with other OAuth paths", "POST", "/oauth/token"],
    ["one that was given the host only", "POST", "/mcp"],
    ["one of the older transport", "GET", "/sse", { accept: "text/event-stream" }],
    ["a mistyped version", "GET", "/rest/v2/tools"],
    ["a part of Supabase that is not here", "GET", "/storage/v1/bucket"],
    ["a mistyped function", "GET", "/functions/v2/tools"],
    ["OpenAI's client with the wrong base", "POST", "/v1/chat/completions"],
    ["anything a program asks for", "GET", "/some/path/of/nobody", { accept: "application/json" }],
    ["curl", "GET", "/some/path/of/nobody", { accept: "*/*" }],
  ];
  for (const [who, method, path, headers] of paths)
    it(`${who}: ${method} ${path}`, async () => {
      const answer = await ask(path, { method, headers: headers ?? {} });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        404,
        expect.stringContaining("application/json"),
      ]);
      expect(await answer.json()).toMatchObject({ status: "FAILURE", error_code: "NOT_FOUND" });
    });
});

describe("a static host responds with 404 and JSON to a program that requests an API", () => {
  const hosting = resolve(import.meta.dirname, "../../examples/hosting");
  const rules = readFileSync(resolve(hosting, "_redirects"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(/ +/) as [from: string, to: string, status: string]);
  const [, doors = ""] =
    /location ~ (\S*well-known\S*) \{/.exec(readFileSync(resolve(hosting, "nginx.conf"), "utf8")) ?? [];

  /** The first rule that fits, as Netlify reads them. */
  function answerOf(path: string): [to: string | undefined, status: string | undefined] {
    const rule = rules.find(([from]) =>
      from.endsWith("/*") ? `${path}/`.startsWith(from.slice(0, -1)) : path === from,
    );
    return [rule?.[1], rule?.[2]];
  }

  it.each([
    "/.well-known/oauth-authorization-server",
    "/.well-known/oauth-protected-resource/functions/v1/mcp",
    "/register",
    "/token",
    "/authorize",
    "/oauth/token",
    "/oauth2/token",
    "/jwks.json",
    "/api/v2/anything",
    "/functions/v1/agent-query",
    "/rest/v1/tools",
    "/auth/v1/token",
    "/storage/v1/bucket",
    "/v1/chat/completions",
    "/sse",
  ])("%s", (path) => {
    expect(answerOf(path)).toEqual(["/not-found.json", "404"]);
    expect(path).toMatch(new RegExp(doors));
  });

  it.each(["/", "/connectors", "/tools/new", "/mcp", "/oauth/consent", "/approvals/1"])(
    "%s is a page",
    (path) => {
      expect(answerOf(path)).toEqual(["/index.html", "200"]);
    },
  );

  it("short routes of functions are forwarded", () => {
    for (const path of ["/api/v1/agent/query", "/api/v1/connectors/upload", "/documents/x"])
      expect(answerOf(path)).toEqual([expect.stringMatching(/^https:/), "200"]);
  });

  it("the response has the FAILURE form", () => {
    const answer: unknown = JSON.parse(readFileSync(resolve(hosting, "not-found.json"), "utf8"));
    expect(answer).toMatchObject({ status: "FAILURE", error_code: "NOT_FOUND" });
  });
});

describe("a browser gets pages", () => {
  for (const path of ["/", "/connectors", "/tools/new", "/oauth/consent?authorization_id=1", "/approvals/1"])
    it(path, async () => {
      const answer = await ask(path, { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        200,
        expect.stringContaining("text/html"),
      ]);
    });
});

/** A key and the requested object are looked up in one query. */
const BODIES: Record<string, string> = {
  "agent-query": '{"user_query":"x","conversation_id":"1"}',
  "retrieve-context": '{"site_id":"s","user_id":"u","query":"x"}',
  mcp: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
};

describe("WWW-Authenticate", () => {
  const INVALID = /error="invalid_token", error_description="[^"]*unknown, expired or revoked[^"]*"/;
  const cases: [who: string, headers: Record<string, string>, expected: RegExp, not?: RegExp][] = [
    ["nobody", {}, /^Bearer /, /error=/],
    ["a key that is none", { authorization: `Bearer tg_${"0".repeat(43)}` }, INVALID],
    ["a key of another kind", { authorization: "Bearer sk-123" }, INVALID],
    ["a scheme of another kind", { authorization: "Basic YTpi" }, /^Bearer /, /error=/],
  ];
  for (const [who, headers, expected, not] of cases)
    for (const [path, method] of [
      ["connectors", "GET"],
      ["agent-query", "POST"],
      ["mcp", "POST"],
      ["retrieve-context", "POST"],
      ["hydra-orchestrator", "POST"],
    ])
      it(`${who} at ${path}`, async () => {
        const answer = await ask(`/functions/v1/${path}`, {
          method: method as string,
          headers: { ...headers, "content-type": "application/json" },
          ...(method === "POST" && { body: BODIES[path as string] ?? "{}" }),
        });
        const challenge = answer.headers.get("www-authenticate") ?? "";
        expect([answer.status, challenge]).toEqual([401, expect.stringMatching(expected)]);
        if (not) expect(challenge).not.toMatch(not);
        if (path === "mcp") expect(challenge).toContain("resource_metadata=");
      });

  it("the Data API and Auth send it, too", async () => {
    for (const path of ["/rest/v1/tools", "/auth/v1/user"]) {
      const answer = await ask(path, { headers: { apikey: "sb_publishable_wrong_wrong_wrong" } });
      expect([path, answer.status, answer.headers.get("www-authenticate")]).toEqual([
        path,
        401,
        expect.stringMatching(/^Bearer /),
      ]);
    }
  });
});
