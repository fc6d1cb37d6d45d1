import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "../../scripts/toolgate-client.ts";
import { readConfig } from "../../src/compose/config.ts";
import { readSettings } from "../../supabase/embedded/read-settings.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { type Person, toolsClient } from "../integration/tools-client.ts";

let toolgate: Toolgate;
let api: Loopback;
let person: Person;
const { makeTool, run } = toolsClient(() => toolgate);

beforeAll(async () => {
  api = await startLoopback((_, response) => response.end("{}"));
  toolgate = await startToolgate({ upstreams: [api.url] });
  person = await toolgate.newPerson();
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

interface Group {
  members: { user_id: string | null; email: string | null }[];
}

describe("the existence of an account", () => {
  const put = (name: string, members: string[]) =>
    person.client.call<Group>("PUT", `/functions/v1/approvals/groups/${name}`, { members });

  it("is not revealed by adding an approver's address", async () => {
    const known = `${crypto.randomUUID()}@example.test`;
    const unknown = `${crypto.randomUUID()}@example.test`;
    await signUp(toolgate.stack, known);
    const [a, b] = [await put("leads", [known]), await put("leads", [unknown])];
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.body.members).toEqual([{ user_id: null, email: known }]);
    expect(b.body.members).toEqual([{ user_id: null, email: unknown }]);
  });

  it("is not revealed by the rows of the Data API", async () => {
    const known = `${crypto.randomUUID()}@example.test`;
    await signUp(toolgate.stack, known);
    await put("others", [known, "nobody@example.test"]);
    const rows = await person.client.call("GET", "/rest/v1/approver_group_members?select=*", undefined, {
      apikey: toolgate.stack.publishableKey,
    });
    expect([rows.status, rows.body]).toEqual([200, []]);
  });

  it("an account that is created later for an address cannot decide until the group is saved again", async () => {
    const later = `${crypto.randomUUID()}@example.test`;
    await put("later", [later]);
    const squatter = toolgate.as(await signUp(toolgate.stack, later));
    const memberships = async () =>
      (await squatter.call<{ memberships: unknown[] }>("GET", "/functions/v1/approvals/memberships")).body
        .memberships;
    expect(await memberships()).toEqual([]);
    await put("later", [later]);
    expect(await memberships()).toMatchObject([{ name: "later" }]);
  });

  it("a value that is neither an address nor an id is rejected with its location", async () => {
    const answer = await put("bad", ["a@example.test", "someone", crypto.randomUUID()]);
    expect(answer).toMatchObject({
      status: 400,
      body: { technical_details: { errors: [{ pointer: "/members/1" }, { pointer: "/members/2" }] } },
    });
  });
});

describe("the internal network", () => {
  it("is not revealed by the settings, which contain only the number of EGRESS_ALLOW entries", async () => {
    const { body } = await person.client.call<Record<string, unknown>>("GET", "/functions/v1/settings");
    expect(body["egress_exceptions"]).toBe(1);
    expect(JSON.stringify(body)).not.toContain(new URL(api.url).host);
  });
});

describe("a credential in a tool's URL", () => {
  const LITERAL = "LITERAL-CANARY-51c8";
  const names: [name: string, isMasked: boolean][] = [
    ["api_key", true],
    ["apikey", true],
    ["key", true],
    ["access_token", true],
    ["X-Auth-Token", true],
    ["client_secret", true],
    ["sig", true],
    ["password", true],
    ["subscription-key", true],
    ["hapikey", true],
    ["pw", true],
    ["X-Amz-Signature", true],
    ["X-Amz-Security-Token", true],
    ["vendorApiToken", true],
    ["page_token", false],
    ["sort_key", false],
    ["page", false],
    ["keyword", false],
    ["tokens", false],
    ["design", false],
  ];
  for (const [name, isMasked] of names)
    it(`is ${isMasked ? "masked" : "shown"} in a dry run, the audit log and errors as ${name}`, async () => {
      const tool = await makeTool(person, {
        name: `literal_${name.replace(/\W/g, "_").toLowerCase()}`,
        description: "Has a literal value",
        http_config: { method: "GET", url: `${api.url}/x?${name}=${LITERAL}&q={{q}}` },
      });
      const dry = await run(person, tool.id, { arguments: { q: "1" }, dry_run: true });
      expect([name, dry.status, JSON.stringify(dry.body).includes(LITERAL)]).toEqual([name, 200, !isMasked]);
      await run(person, tool.id, { arguments: { q: "1" } });
      // The audit row is written after the answer.
      const readRows = async () =>
        (await toolgate.stack.sql("select a::text as row from public.audit_log a where url like '%/x?%'"))
          .map(({ row }) => String(row))
          .filter((row) => row.includes(`${name}=`));
      await expect.poll(async () => (await readRows()).length).toBeGreaterThan(0);
      const rows = await readRows();
      if (isMasked) expect(rows.join()).not.toContain(LITERAL);
    });
});

describe("a credential in a tool's header", () => {
  it.each<[name: string, isMasked: boolean]>([
    ["Authorization", true],
    ["Cookie", true],
    ["X-Api-Key", true],
    ["Private-Token", true],
    ["Api-Token", true],
    ["X-Secret", true],
    ["X-Functions-Key", true],
    ["X-Vendor-Signature", true],
    ["X-Team", false],
    ["Idempotency-Key", false],
  ])("%s is masked in a dry run: %s", async (name, isMasked) => {
    const literal = "LITERAL-CANARY-77ab";
    const tool = await makeTool(person, {
      name: `literal_header_${name.replace(/\W/g, "_").toLowerCase()}`,
      description: "Has a literal value",
      http_config: { method: "GET", url: `${api.url}/x`, headers: { [name]: literal } },
    });
    const dry = await run(person, tool.id, { arguments: {}, dry_run: true });
    expect([dry.status, JSON.stringify(dry.body).includes(literal)]).toEqual([200, !isMasked]);
  });
});

describe("OTEL_EXPORTER_OTLP_HEADERS", () => {
  const env = {
    SUPABASE_URL: "http://127.0.0.1:54321",
    SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
    SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318",
  };
  const wrong: [what: string, value: string][] = [
    ["a line end in a value", "authorization=Bearer%20s3cret%0d%0ax"],
    ["a zero byte", "authorization=s3cret%00"],
    ["a character that no header carries", "x-team=s3cret%E2%82%AC"],
    ["a space in a name", "x team=s3cret"],
    ["a header that the sender writes", "content-length=5"],
  ];
  for (const [what, value] of wrong)
    it(`with ${what} is an error that names the variable`, () => {
      const reported = /^(?!.*s3cret).*OTEL_EXPORTER_OTLP_HEADERS/s;
      expect(() => readConfig({ ...env, OTEL_EXPORTER_OTLP_HEADERS: value })).toThrow(reported);
      expect(() => readSettings({ OTEL_EXPORTER_OTLP_HEADERS: value })).toThrow(reported);
    });
});

describe("the static hosting examples", () => {
  for (const file of ["_headers", "nginx.conf"])
    it(`${file} sets the headers that the embedded gateway sets`, async () => {
      const text = readFileSync(resolve(import.meta.dirname, "../../examples/hosting", file), "utf8");
      const page = await fetch(toolgate.stack.url);
      for (const name of [
        "x-content-type-options",
        "x-frame-options",
        "referrer-policy",
        "cross-origin-opener-policy",
      ]) {
        const value = page.headers.get(name);
        expect([name, value]).toEqual([name, expect.any(String)]);
        expect(text.toLowerCase()).toMatch(new RegExp(`${name}:? ${value?.toLowerCase()}`));
      }
      const policy = page.headers.get("content-security-policy") ?? "";
      for (const directive of policy.split("; ").filter((part) => !part.startsWith("connect-src")))
        expect(text).toContain(directive);
    });
});
