import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDataApi } from "../../supabase/embedded/gateway/data-api/create-data-api.ts";
import { normalizeTarget } from "../../supabase/embedded/gateway/normalize-target.ts";
import { makeProject, type Project, type RunningStack, signUp, startOn } from "../embedded/make-project.ts";

let project: Project;
let stack: RunningStack;
beforeAll(async () => {
  project = makeProject();
  stack = await startOn(project, { signUp: "closed" });
  await signUp(stack, "victim@example.test");
});
afterAll(async () => {
  await stack?.stop();
  project?.remove();
});

interface Answer {
  status: number;
  body: string;
}

/** Sends the target unchanged; Node's clients would change or reject some. */
function send(target: string, value?: unknown, to = stack.url): Promise<Answer> {
  const body = value === undefined ? "" : JSON.stringify(value);
  const lines = [
    `${value === undefined ? "GET" : "POST"} ${target} HTTP/1.1`,
    "Host: localhost",
    `apikey: ${stack.publishableKey}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(new URL(to).port), "127.0.0.1", () =>
      socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`),
    );
    socket.setEncoding("latin1").on("data", (text) => (answer += text));
    socket.on("error", reject).on("close", () => {
      const [head = "", ...rest] = answer.split("\r\n\r\n");
      resolve({ status: Number(head.split(" ")[1]), body: rest.join("\r\n\r\n") });
    });
  });
}

/** Forms of the path to `/`, from a path that the gateway serves. */
const CLIMBS: [form: string, climb: string][] = [
  ["plain dots", "/rest/v1/../.."],
  ["encoded dots", "/rest/v1/%2e%2e/%2E%2E"],
  ["half encoded dots", "/rest/v1/.%2e/%2e."],
  ["backslashes", "/rest/v1/..\\.."],
  ["only backslashes", "/rest/v1\\..\\.."],
  ["dots around a table", "/rest/v1/tools/.././../.."],
  ["encoded dots that decoding would make", "/rest/v1/%%32e%%32e/%%32e%%32e"],
  ["tabs between the dots", "/rest/v1/.\t./.\t."],
  ["a route of Auth", "/auth/v1/health/../../.."],
  ["a function", "/functions/v1/hello/../../.."],
  ["a page", "/docs/.."],
  ["the whole URL", "http://localhost/rest/v1/../.."],
  ["a host", "//localhost/rest/v1/../../.."],
];

/** Routes of lite that have no gate of their own. */
const HIDDEN: [what: string, path: string, body?: unknown][] = [
  ["sign-up", "/auth/v1/signup", { email: "new@example.test", password: "correct horse battery" }],
  ["a password", "/auth/v1/token?grant_type=password", { email: "victim@example.test", password: "a guess" }],
  ["a code by mail", "/auth/v1/otp", { email: "victim@example.test" }],
  ["a magic link", "/auth/v1/magiclink", { email: "new@example.test" }],
  [
    "the guess of a code",
    "/auth/v1/verify",
    { type: "email", email: "victim@example.test", token: "123456" },
  ],
  ["the schema", "/_system/introspect"],
  ["the settings", "/_system/config"],
  ["the connection", "/_system/info"],
];

describe("anyone with the publishable key, by a path that leads elsewhere", () => {
  it.each(CLIMBS)("%s: no route of lite is reached", async (_, climb) => {
    const answers = await Promise.all(HIDDEN.map(([, path, body]) => send(climb + path, body)));
    for (const [i, { status, body }] of answers.entries()) {
      expect([HIDDEN[i]?.[0], status]).toEqual([HIDDEN[i]?.[0], expect.toSatisfy(isRefusal)]);
      expect(body).not.toMatch(/access_token|invalid_credentials|"tables"|jwt_secret|publishable_key/);
    }
  });

  it("changes nothing", async () => {
    expect(await stack.sql("select email, recovery_token from auth.users")).toEqual([
      { email: "victim@example.test", recovery_token: null },
    ]);
  });

  it("says what is wrong with the path", async () => {
    const { body } = await send("/rest/v1/../../auth/v1/signup", {});
    expect(JSON.parse(body)).toMatchObject({
      status: "FAILURE",
      error_code: "INVALID_REQUEST",
      error_message: expect.stringContaining(".."),
    });
  });
});

const isRefusal = (status: number) => status === 400 || status === 404;

describe("each part of lite, if nothing checks the path before it, answers only its own paths", () => {
  const closes: (() => void)[] = [];
  const urls = { dataApi: "", auth: "" };
  beforeAll(async () => {
    const { publishableKey, secretKey, database } = stack;
    const keys = { publishableKey, secretKey, jwtSecret: "a".repeat(43), vaultKey: "" };
    const parts = createDataApi(database, keys, stack.url, () => undefined);
    for (const part of ["dataApi", "auth"] as const) {
      const server = createServer((request, response) => {
        parts[part](request, response, Buffer.alloc(0)).catch(() => response.destroy());
      });
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
      urls[part] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      closes.push(() => void server.close());
    }
  });
  afterAll(() => {
    for (const close of closes) close();
  });

  it.each([
    ["dataApi", "its table, which only users may read", "/rest/v1/notes?select=body", 401],
    ["dataApi", "Auth", "/auth/v1/settings", 404],
    ["dataApi", "Auth by dots", "/rest/v1/../../auth/v1/settings", 404],
    ["dataApi", "Auth by encoded dots", "/rest/v1/%2e%2e/%2e%2e/auth/v1/settings", 404],
    ["dataApi", "the schema by backslashes", "/rest/v1\\..\\..\\_system\\introspect", 404],
    ["dataApi", "the settings", "/_system/config", 404],
    ["auth", "its settings", "/auth/v1/settings", 200],
    ["auth", "a table", "/rest/v1/notes?select=body", 404],
    ["auth", "a code by mail", "/auth/v1/otp", 404],
    ["auth", "a code by mail, encoded", "/auth/v1/%6ftp", 404],
    ["auth", "the settings of lite", "/auth/v1/../../_system/config", 404],
  ] as const)("%s: %s", async (part, _, path, status) => {
    expect((await send(path, undefined, urls[part])).status).toBe(status);
  });
});

describe("a path that lite would decode once more", () => {
  it.each([
    ["a slash behind the prefix", "/rest/v1%2fnotes"],
    ["a slash of a function", "/rest/v1/rpc%2Fwho"],
    ["a second slash", "/rest/v1/%2f%2fnotes"],
    ["a climb behind encoded slashes", "/rest/v1/..%2f..%2fauth/v1/settings"],
    ["a climb behind encoded backslashes", "/rest/v1/..%5c..%5cauth/v1/settings"],
    ["a longer prefix", "/rest/v1_system/info"],
    ["a longer prefix of Auth", "/auth/v1otp"],
    ["Auth itself", "/auth/v1"],
  ])("%s gets 404", async (_, path) => {
    expect((await send(path)).status).toBe(404);
  });
});

describe("the sign-up gate and the attempt limits", () => {
  it("apply to a percent-encoded path", async () => {
    const answer = await send("/auth/v1/%73ign%75p", {
      email: "new@example.test",
      password: "correct horse battery",
    });
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([422, { error_code: "signup_disabled" }]);
    const guess = { email: "victim@example.test", password: "a guess" };
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1)
      statuses.push((await send("/auth/v1/%74oken?grant_type=password", guess)).status);
    expect(statuses.slice(-2)).toEqual([400, 429]);
  });
});

describe("normalizeTarget()", () => {
  it.each([
    ["a table", "/rest/v1/tools?select=*&name=eq.a%2eb"],
    ["a value with dots in the query", "/x?next=/../y\\z"],
    ["a name with dots", "/documents/a..b/...c/.well-known"],
    ["an encoded slash", "/agents/a%2Fb"],
    ["an encoded percent sign", "/agents/100%25"],
    ["an encoded percent sign before digits", "/connectors/%2569mport"],
    ["other letters", "/documents/%C4%8D%20%ff"],
    ["two slashes", "//x//y/"],
    ["punctuation", "/a;b=1,2/(c)'*!$&+:@/{d}"],
  ])("keeps %s", (_, url) => {
    expect(normalizeTarget(url)).toEqual({ url });
  });

  it.each([
    ["letters", "/functions/v1/connectors/%69mpor%74", "/functions/v1/connectors/import"],
    ["a tilde and a dot", "/documents/%7Ea%2eb%5F%2D9", "/documents/~a.b_-9"],
    ["only those of the path", "/%61?b=%62", "/a?b=%62"],
  ])("decodes %s", (_, given, url) => {
    expect(normalizeTarget(given)).toEqual({ url });
  });

  it.each([
    ["a fragment", "/functions/v1/connectors/import#"],
    ["a fragment in the query", "/x?a=1#b"],
    ["a backslash", "/a\\b"],
    ["a tab", "/a\tb"],
    ["another byte", "/a\xffb"],
    ["an unfinished encoding", "/a%"],
    ["an encoding that decoding would make", "/connectors/%%36%39mport"],
    ["another such one", "/connectors/%6%39mport"],
    ["a dot at the end", "/a/."],
    ["two dots before the query", "/a/..?b"],
    ["encoded dots", "/a/%2E%2e/b"],
    ["a URL", "http://localhost/rest/v1/tools"],
    ["an asterisk", "*"],
    ["nothing", ""],
  ])("refuses %s", (_, given) => {
    expect(normalizeTarget(given)).toEqual({ fault: expect.stringMatching(/^The .{20,}\.$/) });
  });
});
