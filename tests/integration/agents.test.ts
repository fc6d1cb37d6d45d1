import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { askLast, askSend, type PolicySetting, SECRET, startPolicySetting } from "./policy-setting.ts";
import { connect } from "./start-toolgate.ts";

let setting: PolicySetting;
let blackhole: Loopback;
beforeAll(async () => {
  blackhole = await startLoopback(() => undefined);
  setting = await startPolicySetting("dev", [blackhole.url]);
});
afterAll(async () => {
  await setting.stop();
  await blackhole.close();
});

const READER = { name: "findLastInvoice", side_effect: "read" };
const SENDER = { name: "sendInvoiceByEmail", side_effect: "write" };
const url = (id: string, rest = "") => `/functions/v1/agents/${id}${rest}`;

interface Stored {
  agent_id: string;
  version: number;
  current_version: number;
  text: string;
  definition: object;
  warnings: { pointer: string; message: string }[];
  technical_details: { errors: { pointer: string; message: string; line?: number }[] };
  error_code: string;
}

describe("an agent's file", () => {
  it("is stored with versions, as YAML or JSON; the same text again is no new version", async () => {
    const { owner } = setting;
    const yaml = `agent_id: filed\ntools:\n  - name: findLastInvoice\n    side_effect: read\n`;
    const put = (text: string, query = "") =>
      owner.call<Stored>("PUT", url("filed", query), text, { "content-type": "application/yaml" });
    const first = await put(yaml);
    expect([first.status, first.body.version, first.body.warnings]).toEqual([200, 1, []]);
    expect((await put(yaml)).body.version).toBe(1);
    expect((await put(`${yaml}description: two\n`)).body.version).toBe(2);
    expect(
      (await put(`${yaml}description: three\n`, "?base_version=1")).status,
      "an older one was edited",
    ).toBe(409);
    const old = await owner.call<Stored>("GET", url("filed", "?version=1"));
    expect(old.body).toMatchObject({ version: 1, current_version: 2, text: yaml });
    const versions = await owner.call<{ versions: { version: number }[] }>("GET", url("filed", "/versions"));
    expect(versions.body.versions.map(({ version }) => version)).toEqual([2, 1]);
    expect((await owner.call("GET", url("filed", "?version=9"))).status).toBe(404);
    const listed = await owner.call<{ agents: Stored[] }>("GET", "/functions/v1/agents");
    expect(listed.body.agents).toContainEqual(
      expect.objectContaining({ agent_id: "filed", version: 2, tool_count: 1 }),
    );
  });

  it("is rejected with every fault by pointer and line, and is not stored", async () => {
    const text = `agent_id: broken\nenv: test\ntools:\n  - name: findLastInvoice\n    side_effect: reads\nprompts:\n  user: no variable\n`;
    const answer = await setting.owner.call<Stored>("PUT", url("broken"), text, {
      "content-type": "application/yaml",
    });
    expect([answer.status, answer.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
    expect(answer.body.technical_details.errors.map(({ pointer, line }) => [pointer, line])).toEqual([
      ["/env", 2],
      ["/tools/0/side_effect", 5],
      ["/prompts/user", 7],
    ]);
    expect((await setting.owner.call("GET", url("broken"))).status).toBe(404);
  });

  it.each([
    [
      "an effect laxer than the tool's",
      "lax",
      { tools: [{ ...SENDER, side_effect: "read" }] },
      "/tools/0/side_effect",
    ],
    ["another name than the path's", "path", { agent_id: "other", tools: [] }, "/agent_id"],
    ["`auto` in prod", "auto", { env: "prod", approval: { mode: "auto" }, tools: [] }, "/approval/mode"],
  ])("is refused with %s", async (_, id, file, pointer) => {
    const answer = await setting.owner.call<Stored>("PUT", url(id), { agent_id: id, ...file });
    expect(answer.status).toBe(400);
    expect(answer.body.technical_details.errors[0]?.pointer).toBe(pointer);
  });

  it("belongs to its owner; its agent's key can neither read nor change it", async () => {
    await setting.putAgent({ agent_id: "private", tools: [READER] });
    const { client: other } = await setting.toolgate.newPerson();
    expect((await other.call("GET", url("private"))).status).toBe(404);
    expect((await other.call("DELETE", url("private"))).status).toBe(404);
    const rows = await other.call("GET", "/rest/v1/agent_versions?select=text", undefined, {
      apikey: setting.toolgate.stack.publishableKey,
    });
    expect([rows.status, rows.body]).toEqual([200, []]);
    const key = await setting.newKey({ agent_id: "private", scopes: ["agent:query", "tools:write"] });
    for (const [method, body] of [
      ["GET"],
      ["PUT", { agent_id: "private", tools: [] }],
      ["DELETE"],
    ] as const) {
      expect((await key.call(method, url("private"), body)).status, method).toBe(403);
    }
    expect((await setting.owner.call("DELETE", url("private"))).status, "keys belong to it").toBe(409);
  });

  it("is checked against the catalogue: stored ones and drafts", async () => {
    await setting.putAgent({
      agent_id: "checked",
      tools: [READER, { name: "findLastInvoce", side_effect: "read" }],
      prompts: { system: "Log in at https://staging.corp.internal with sk-live-51H8xkJ2eZvKYlo2C9aB7dQw." },
    });
    const { body } = await setting.owner.call<{ ok: boolean; findings: { rule: string; message: string }[] }>(
      "GET",
      url("checked", "/check"),
    );
    expect(body.ok).toBe(false);
    expect(body.findings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(["unknown-tool", "secret"]));
    expect(JSON.stringify(body), "secrets are not repeated").not.toContain("51H8xkJ2eZvKYlo2C9aB7dQw");
    expect(body.findings.find(({ rule }) => rule === "unknown-tool")?.message).toContain("findLastInvoice");
    const draft = await setting.owner.call("POST", "/functions/v1/agents/check", { text: "agent_id: [" });
    expect(draft.body).toMatchObject({ ok: false, findings: [{ rule: "file", level: "error" }] });
  });
});

describe("a run under an agent's file", () => {
  it("finds and calls only the tools it lists", async () => {
    await setting.putAgent({ agent_id: "reader", tools: [READER] });
    const key = await setting.newKey({ agent_id: "reader" });
    expect((await askLast(key)).body).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "findLastInvoice" },
    });
    const before = setting.api.mails.length;
    const refused = await askSend(key, "a@example.com");
    expect(refused.status).toBe(400);
    expect(refused.body.technical_details.candidates ?? []).not.toContain("sendInvoiceByEmail");
    const found = await setting.owner.call<{ tools: { tool_id: string; operation_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: "send an invoice by email" },
    );
    const sender = found.body.tools.find(({ operation_id }) => operation_id === "sendInvoiceByEmail");
    const run = await key.call<{ error_code: string }>("POST", `/functions/v1/tools/${sender?.tool_id}/run`, {
      arguments: { to: "a@example.com", invoice: {} },
    });
    expect(["FORBIDDEN", "INVALID_ARGUMENTS"]).toContain(run.body.error_code);
    const named = await askSend(setting.owner, "a@example.com", { agent_id: "reader" });
    expect(named.status, "a person who names the agent is under its rules, too").toBe(400);
    expect(setting.api.mails).toHaveLength(before);
  });

  it("a key's agent cannot be exchanged for another", async () => {
    await setting.putAgent({ agent_id: "wide", tools: [READER, SENDER] });
    await setting.putAgent({ agent_id: "narrow", tools: [READER] });
    const key = await setting.newKey({ agent_id: "narrow" });
    expect((await askSend(key, "b@example.com", { agent_id: "wide" })).status).toBe(400);
  });

  it("treats a tool by the stricter of both effects: a read declared as a write waits for approval", async () => {
    await setting.putAgent({
      agent_id: "careful",
      approval: { mode: "manual" },
      gateway: { base_url: "https://gate.example.com/" },
      tools: [{ name: "findLastInvoice", side_effect: "write" }],
    });
    const key = await setting.newKey({ agent_id: "careful" });
    const answer = await askLast(key);
    expect(answer.body.error_code).toBe("APPROVAL_REQUIRED");
    const { approval_id, approval_url } = answer.body.technical_details;
    expect(approval_url).toBe(`https://gate.example.com/approvals?open=${approval_id}`);
  });

  it("asks below its own threshold", async () => {
    await setting.putAgent({ agent_id: "unsure", confidence_threshold: 1, tools: [READER, SENDER] });
    const answer = await askLast(await setting.newKey({ agent_id: "unsure" }));
    expect(answer.body.error_code).toBe("CLARIFICATION_NEEDED");
  });

  it("ends when its time is over", async () => {
    const { client } = await setting.toolgate.newPerson();
    await connect(client, writeInvoicingDocument(blackhole.url, ENGLISH), { invoicing_key: SECRET });
    await setting.putAgent({ agent_id: "hasty", gateway: { timeout_ms: 1_000 }, tools: [READER] }, client);
    const answer = await askLast(client, { agent_id: "hasty" });
    expect(answer.body).toMatchObject({ error_code: "API_ERROR", technical_details: { reason: "timeout" } });
  });

  it("uses the values of its session until they expire; the caller's values take precedence", async () => {
    await setting.putAgent({ agent_id: "session", memory: { short_term_ttl_s: 60 }, tools: [READER] });
    const key = await setting.newKey({ agent_id: "session" });
    const bare = (more: object = {}) =>
      askLast(key, {
        user_query: "Find its last invoice",
        user_context_data: {},
        conversation_id: "s1",
        ...more,
      });
    expect((await bare()).body.error_code).toBe("CLARIFICATION_NEEDED");
    const session = url("session", "/sessions/s1");
    const put = await key.call("PUT", session, { company_name: "ABC Corp" });
    expect([put.status, put.body]).toMatchObject([200, { data: { company_name: "ABC Corp" } }]);
    expect((await bare()).body).toMatchObject({ status: "SUCCESS", final_data: { company: "ABC Corp" } });
    expect((await bare({ conversation_id: "s2" })).body.error_code, "another session").toBe(
      "CLARIFICATION_NEEDED",
    );
    const said = await bare({ user_context_data: { company_name: "Delta s.r.o." } });
    expect(said.body.final_data).toMatchObject({ company: "Delta s.r.o." });
    const stranger = await setting.newKey({ agent_id: "reader" });
    expect((await stranger.call("GET", session)).status).toBe(403);
    await setting.toolgate.stack.sql(
      "update private.agent_sessions set expires_at = now() where session_id = 's1'",
    );
    expect((await key.call("GET", session)).status).toBe(404);
    expect((await bare()).body.error_code).toBe("CLARIFICATION_NEEDED");
  });
});

describe("a key that belongs to an agent with a file", () => {
  it("can ask, but cannot loosen or bypass its rules, regardless of its scopes", async () => {
    await setting.putAgent({ agent_id: "confined", tools: [READER] });
    const key = await setting.newKey({
      agent_id: "confined",
      scopes: ["agent:query", "connectors:write", "tools:write", "approvals:decide"],
    });
    expect((await askLast(key)).status).toBe(200);
    const id = setting.connector_id;
    const attempts: [method: string, path: string, body?: object][] = [
      ["PUT", `connectors/${id}`, writeInvoicingDocument(blackhole.url, ENGLISH)],
      ["PATCH", `connectors/${id}`, { status: "DISABLED" }],
      ["DELETE", `secrets/vault/${id}`],
      ["POST", `connectors/${id}/test`],
      ["PUT", "tools/plugins/bash-tool", { enabled: true }],
      ["GET", "agents/tools"],
      ["GET", "workspace/file?path=private.txt"],
      ["PUT", "workspace/file?path=private.txt", {}],
      ["GET", "workspace/files"],
      ["GET", "approvals"],
      ["POST", "settings/check-model"],
    ];
    for (const [method, path, body] of attempts) {
      const { status } = await key.call(method, `/functions/v1/${path}`, body);
      expect(status, `${method} ${path}`).toBe(403);
    }
    expect((await askLast(setting.owner)).status, "nothing was changed").toBe(200);
  });

  it("is created with a warning if the agent has no file", async () => {
    const made = await setting.owner.call("POST", "/functions/v1/api-keys", {
      name: "typo",
      scopes: ["agent:query"],
      agent_id: "confinde",
    });
    expect([made.status, made.body]).toMatchObject([201, { warnings: [{ pointer: "/agent_id" }] }]);
  });
});
