import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { describeExposure } from "../../supabase/embedded/describe-exposure.ts";
import { readSettings } from "../../supabase/embedded/read-settings.ts";
import { makeProject, type Project, type RunningStack, startOn } from "../embedded/make-project.ts";

interface Answer {
  status: number;
  text: string;
}

/** `fetch` does not allow a Host header. */
function ask(
  stack: RunningStack,
  path: string,
  headers: Record<string, string>,
  init: { method?: string; body?: unknown } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const { port } = new URL(stack.url);
    const call = request(
      { host: "127.0.0.1", port, path, method: init.method ?? "GET", headers },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk) => (text += chunk));
        response.on("end", () => done({ status: response.statusCode ?? 0, text }));
      },
    );
    call.on("error", fail);
    call.end(init.body === undefined ? undefined : JSON.stringify(init.body));
  });
}

/** Node's client does not send a header twice. */
function sendRaw(stack: RunningStack, lines: string[]): Promise<string> {
  return new Promise((done, fail) => {
    let answer = "";
    const socket = connect(Number(new URL(stack.url).port), "127.0.0.1", () =>
      socket.write(`${lines.join("\r\n")}\r\n\r\n`),
    );
    socket.setEncoding("utf8").on("data", (text) => (answer += text));
    socket.on("end", () => done(answer)).on("error", fail);
  });
}

const ROUTES = [
  "/",
  "/toolgate.json",
  "/healthz",
  "/docs",
  "/sample/openapi.json",
  "/functions/v1/hello",
  "/api/v1/connectors",
  "/rest/v1/notes",
  "/auth/v1/health",
  "/nothing/here",
];

describe("on loopback", () => {
  let project: Project;
  let stack: RunningStack;
  beforeAll(async () => {
    project = makeProject();
    stack = await startOn(project, { sample: true, allowedHosts: ["toolgate.example.com"] });
  });
  afterAll(async () => {
    await stack.stop();
    project.remove();
  });

  const foreign: [actor: string, headers: Record<string, string>, status: number][] = [
    ["a page that rebinds its name to this machine", { host: "attacker.example" }, 403],
    ["the same with our port", { host: "attacker.example:54321" }, 403],
    ["a name that begins like ours", { host: "127.0.0.1.attacker.example" }, 403],
    ["a name that ends like ours", { host: "attacker-localhost" }, 403],
    ["a name with ours as its user", { host: "localhost@attacker.example" }, 400],
    ["an address that is not this machine's", { host: "192.0.2.7" }, 403],
    ["a name that is configured, with another in front", { host: "evil.toolgate.example.com" }, 403],
    ["a page of another site", { host: "127.0.0.1", origin: "https://attacker.example" }, 403],
    ["a page of a look-alike", { host: "127.0.0.1", origin: "http://localhost.attacker.example" }, 403],
    [
      "a page with our name as its user",
      { host: "127.0.0.1", origin: "http://localhost@attacker.example" },
      403,
    ],
    ["a page without an origin (sandboxed)", { host: "127.0.0.1", origin: "null" }, 403],
    ["a local file", { host: "127.0.0.1", origin: "file://" }, 403],
  ];
  for (const [actor, headers, status] of foreign)
    it(`rejects ${actor} on every route`, async () => {
      for (const path of ROUTES) {
        const answer = await ask(stack, path, headers);
        expect([path, answer.status]).toEqual([path, status]);
        expect(answer.text).not.toContain(stack.publishableKey);
      }
    });

  const ours: [actor: string, headers: Record<string, string>][] = [
    ["a program", { host: "127.0.0.1" }],
    ["a browser at localhost", { host: "localhost:54321", origin: "http://localhost:54321" }],
    ["a development server on this machine", { host: "127.0.0.1:54321", origin: "http://localhost:5173" }],
    ["IPv6", { host: "[::1]:54321", origin: "http://[::1]:54321" }],
    ["a configured name", { host: "TOOLGATE.example.com.", origin: "https://toolgate.example.com" }],
  ];
  for (const [actor, headers] of ours)
    it(`answers ${actor}`, async () => {
      const answer = await ask(stack, "/toolgate.json", headers);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(stack.publishableKey);
    });

  it.each([
    ["the foreign one first", ["attacker.example", "127.0.0.1"]],
    ["ours first", ["127.0.0.1", "attacker.example"]],
  ])("rejects two Host headers, %s", async (_order, hosts) => {
    const answer = await sendRaw(stack, [
      "GET /toolgate.json HTTP/1.1",
      ...hosts.map((host) => `Host: ${host}`),
      "Connection: close",
    ]);
    expect(answer).not.toContain(stack.publishableKey);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("rejects a preflight of a foreign page, too", async () => {
    const headers = {
      host: "127.0.0.1",
      origin: "https://attacker.example",
      "access-control-request-method": "POST",
    };
    for (const path of ["/auth/v1/signup", "/rest/v1/notes", "/functions/v1/hello"])
      expect((await ask(stack, path, headers, { method: "OPTIONS" })).status).toBe(403);
  });

  it("explains how to allow another host name", async () => {
    const { text } = await ask(stack, "/healthz", { host: "toolgate.lan" });
    expect(JSON.parse(text)).toMatchObject({
      status: "FAILURE",
      error_code: "FORBIDDEN",
      error_message: expect.stringMatching(/toolgate\.lan.*ALLOWED_HOSTS/),
    });
  });
});

describe("off loopback", () => {
  let project: Project;
  let stack: RunningStack;
  beforeAll(async () => {
    project = makeProject();
    stack = await startOn(project, { host: "0.0.0.0" });
  });
  afterAll(async () => {
    await stack.stop();
    project.remove();
  });

  const signUp = (key: string, email: string, path = "/auth/v1/signup") =>
    ask(
      stack,
      path,
      { host: "127.0.0.1", apikey: key, "content-type": "application/json" },
      { method: "POST", body: { email, password: "correct horse battery" } },
    );

  it("lets one of several concurrent sign-ups succeed and then closes sign-up", async () => {
    const answers = await Promise.all(
      ["a", "b", "c"].map((name) => signUp(stack.publishableKey, `${name}@example.test`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const later = await signUp(stack.publishableKey, "d@example.test");
    expect([later.status, JSON.parse(later.text)]).toMatchObject([422, { error_code: "signup_disabled" }]);
    expect(await stack.sql("select count(*)::int as n from auth.users")).toEqual([{ n: 1 }]);
  });

  const ways: [attempt: string, path: string, status: number][] = [
    ["a one-time password, which also makes an account", "/auth/v1/otp", 404],
    ["a magic link", "/auth/v1/magiclink", 404],
    ["an outside provider", "/auth/v1/authorize?provider=github", 404],
    ["an invitation", "/auth/v1/invite", 404],
    ["another way to write sign-up", "/auth/v1//signup", 404],
    ["a percent-encoded sign-up", "/auth/v1/%73ignup", 422],
    ["a sign-up with a final slash", "/auth/v1/signup/", 404],
    ["a sign-up behind a parent folder", "/auth/v1/x/../signup", 400],
    ["another prefix", "/auth/v1x/signup", 404],
  ];
  for (const [attempt, path, status] of ways)
    it(`closed sign-up also rejects ${attempt}`, async () => {
      expect((await signUp(stack.publishableKey, "e@example.test", path)).status).toBe(status);
    });

  it.each(["email", "signup", "magiclink", "invite", "recovery"])(
    "closed sign-up also rejects guessing six digits of the type %s",
    async (type) => {
      const headers = { host: "127.0.0.1", apikey: stack.publishableKey, "content-type": "application/json" };
      const body = { type, email: "e@example.test", token: "123456" };
      const answer = await ask(stack, "/auth/v1/verify", headers, { method: "POST", body });
      expect(answer.status).toBe(400);
      expect(await stack.sql("select count(*)::int as n from auth.users")).toEqual([{ n: 1 }]);
    },
  );

  it("lets the holder of the secret key create accounts", async () => {
    expect((await signUp(stack.secretKey, "colleague@example.test")).status).toBe(200);
  });

  it("accepts an IP address, which cannot be rebound, and rejects a foreign name", async () => {
    expect((await ask(stack, "/healthz", { host: "192.0.2.7:54321" })).status).toBe(200);
    expect((await ask(stack, "/healthz", { host: "attacker.example" })).status).toBe(403);
  });

  it("prints a warning", () => {
    expect(stack.lines.join("\n")).toMatch(/WARNING: the gateway listens on 0\.0\.0\.0/);
    expect(stack.lines.join("\n")).toMatch(/Sign-up: only the first account/);
  });
});

describe("the settings of npm start", () => {
  const cases: [environment: Record<string, string>, mode: string, signUp: string][] = [
    [{}, "dev", "open"],
    [{ HOST: "localhost" }, "dev", "open"],
    [{ HOST: "::1" }, "dev", "open"],
    [{ HOST: "0.0.0.0" }, "prod", "closed"],
    [{ HOST: "::" }, "prod", "closed"],
    [{ HOST: "192.168.1.5" }, "prod", "closed"],
    [{ HOST: "toolgate.lan" }, "prod", "closed"],
    [{ HOST: "0.0.0.0", SIGN_UP: "open" }, "prod", "open"],
    [{ HOST: "0.0.0.0", TOOLGATE_ENV: "dev" }, "dev", "closed"],
    [{ SIGN_UP: "closed" }, "dev", "closed"],
  ];
  for (const [environment, mode, signUp] of cases)
    it(`${JSON.stringify(environment)} means mode ${mode}, sign-up ${signUp}`, () => {
      const settings = readSettings(environment);
      expect([settings.env["TOOLGATE_ENV"], settings.signUp]).toEqual([mode, signUp]);
    });

  it("allows the hosts of its own URLs and rejects a malformed name", () => {
    const settings = readSettings({
      ALLOWED_HOSTS: "toolgate, n8n.lan",
      TOOLGATE_PUBLIC_URL: "https://api.example.com/x",
    });
    expect(settings.allowedHosts).toEqual(["toolgate", "n8n.lan", "api.example.com"]);
    expect(() => readSettings({ ALLOWED_HOSTS: "https://x" })).toThrow("ALLOWED_HOSTS");
    expect(() => readSettings({ SIGN_UP: "yes" })).toThrow("SIGN_UP");
  });

  it("warns about insecure settings", () => {
    const lines = describeExposure({ host: "0.0.0.0", signUp: "open", environment: "dev" });
    expect(lines.filter((line) => line.startsWith("WARNING"))).toHaveLength(3);
    expect(describeExposure({ host: "127.0.0.1", signUp: "open", environment: "dev" })).toEqual([]);
  });
});
