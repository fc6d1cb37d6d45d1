import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  type OrchestratorSetting,
  offeredNames,
  type Result,
  startOrchestratorSetting,
  toolResults,
} from "./orchestrator-setting.ts";
import type { ModelRequest, Scripted } from "./scripted-model.ts";

let setting: OrchestratorSetting;
beforeAll(async () => {
  setting = await startOrchestratorSetting();
});
afterAll(() => setting?.stop());
afterEach(() => setting.expectNoLeak());

const send = (text: string) => ({ name: "send_note", arguments: { text } });

/** Requests these calls in one turn, and then repeats their results. */
function wants(...calls: { name: string; arguments: unknown }[]) {
  return (body: ModelRequest["body"]): Scripted => {
    const results = toolResults(body);
    return results.length === 0 ? { calls } : { text: results.join(" | ") };
  };
}

/** A run that waits for its first note to be approved. */
async function waiting(
  ...calls: { name: string; arguments: unknown }[]
): Promise<Result & { run_id: string }> {
  setting.model.answer = wants(...(calls.length > 0 ? calls : [send("hello")]));
  const { status, first } = await setting.ask();
  expect([status, first.stopped]).toEqual([200, "approval"]);
  return first as Result & { run_id: string };
}

const codeOf = (result: unknown) => (result as { error_code?: string }).error_code;

describe("a conversation that waits for an approval", () => {
  it("returns the call, and continues with its result after the approval", async () => {
    const paused = await waiting({ name: "get_note", arguments: { id: 7 } }, send("hello"), {
      name: "get_note",
      arguments: { id: 8 },
    });
    expect(paused).toMatchObject({
      message: { content: expect.stringContaining(paused.approval?.approval_id ?? "none") },
      approval: { summary: expect.stringContaining("send_note"), request: { method: "POST" } },
      steps: [
        { tool: "get_note", result: { text: "note 7" } },
        { tool: "send_note", arguments: { text: "hello" }, result: { error_code: "APPROVAL_REQUIRED" } },
      ],
    });
    expect(setting.writes()).toEqual([]);
    expect(setting.model.requests).toHaveLength(1);
    await setting.decide(paused.approval?.approval_id, "approve");
    const { status, first } = await setting.resume(paused.run_id);
    expect([status, first.stopped, first.run_id]).toEqual([200, undefined, undefined]);
    expect(first.steps.map(({ tool, result }) => [tool, result])).toEqual([
      ["get_note", { id: 7, text: "note 7" }],
      ["send_note", { saved: "hello" }],
      ["get_note", { id: 8, text: "note 8" }],
    ]);
    expect(first.message?.content).toMatch(/note 7.*saved.*note 8/);
    expect(first.usage.prompt_tokens).toBe(200);
    expect(setting.writes()).toEqual(['{"n": "hello"}']);
    // Of a run that is over only its answer is kept.
    expect(
      await setting.toolgate.stack.sql(
        "select state, answer is not null as is_over from private.orchestrator_runs where run_id = $1",
        [paused.run_id],
      ),
    ).toEqual([{ state: "", is_over: true }]);
    // A repetition returns the same answer without a call.
    const again = await setting.resume(paused.run_id);
    expect(again.body).toEqual({ results: [first] });
    // No argument is required, so the body may be empty.
    const path = `/functions/v1/hydra-orchestrator/runs/${paused.run_id}/resume`;
    expect((await setting.owner.call("POST", path)).body).toEqual({ results: [first] });
    expect(setting.writes()).toHaveLength(1);
    expect(setting.model.requests).toHaveLength(2);
  });

  it("leaves two traces and the audit rows of its calls, in the names of its caller", async () => {
    const { id, client } = await setting.newKey();
    setting.model.answer = wants(send("traced"));
    const { first } = await setting.ask({}, { client });
    await setting.decide(first.approval?.approval_id, "approve");
    const done = await setting.resume(first.run_id, client);
    expect(done.first.steps).toMatchObject([{ result: { saved: "traced" } }]);
    const trace = (trace_id: string) =>
      setting.toolgate.stack.sql(
        "select status, error_code, api_key_id, (select string_agg(s ->> 'kind', ',') from json_array_elements(steps) s) as kinds from public.traces where trace_id = $1",
        [trace_id],
      );
    await expect
      .poll(() => trace(first.trace_id))
      .toEqual([
        {
          status: "FAILURE",
          error_code: "APPROVAL_REQUIRED",
          api_key_id: id,
          kinds: "plan,tool_call,compose",
        },
      ]);
    await expect
      .poll(() => trace(done.first.trace_id))
      .toEqual([{ status: "SUCCESS", error_code: null, api_key_id: id, kinds: "tool_call,compose" }]);
    await expect
      .poll(() =>
        setting.toolgate.stack.sql(
          "select phase, api_key_id, approval_id from public.audit_log where trace_id = $1 order by id",
          [done.first.trace_id],
        ),
      )
      .toEqual(
        ["attempt", "outcome"].map((phase) => ({
          phase,
          api_key_id: id,
          approval_id: first.approval?.approval_id,
        })),
      );
  });

  it("cannot be resumed before the decision, and stays unchanged", async () => {
    const { run_id, approval } = await waiting(send("undecided"));
    const early = await setting.resume(run_id);
    expect([early.status, early.body]).toMatchObject([
      400,
      { error_code: "APPROVAL_REQUIRED", technical_details: { run_id, approval_id: approval?.approval_id } },
    ]);
    await setting.decide(approval?.approval_id, "approve");
    expect((await setting.resume(run_id)).first.steps).toMatchObject([{ result: { saved: "undecided" } }]);
  });

  it("reports a rejection and an expired approval to the model", async () => {
    const rejected = await waiting(send("rejected"));
    await setting.decide(rejected.approval?.approval_id, "reject");
    const refused = await setting.resume(rejected.run_id);
    expect(codeOf(refused.first.steps[0]?.result)).toBe("APPROVAL_REJECTED");
    expect(refused.first.message?.content).toContain("APPROVAL_REJECTED");

    const expired = await waiting(send("expired"));
    await setting.toolgate.stack.sql(
      "update public.approvals set expires_at = now() - interval '1 second' where approval_id = $1",
      [expired.approval?.approval_id ?? null],
    );
    const late = await setting.resume(expired.run_id);
    expect(late.first.steps[0]?.result).toMatchObject({
      error_code: "APPROVAL_REJECTED",
      technical_details: { reason: "expired" },
    });
    expect(setting.writes()).toEqual([]);
  });

  it("waits again for the next call that needs an approval; equal calls need one each", async () => {
    const { run_id, approval } = await waiting(send("same"), send("same"));
    await setting.decide(approval?.approval_id, "approve");
    const second = await setting.resume(run_id);
    expect(second.first).toMatchObject({ stopped: "approval", run_id });
    expect(second.first.approval?.approval_id).not.toBe(approval?.approval_id);
    expect(setting.writes()).toHaveLength(1);
    await setting.decide(second.first.approval?.approval_id, "approve");
    const { first } = await setting.resume(run_id);
    expect(first.steps.map(({ result }) => result)).toEqual([{ saved: "same" }, { saved: "same" }]);
    expect(setting.writes()).toHaveLength(2);
  });

  it("uses the answer that an approver has had fetched", async () => {
    const { run_id, approval } = await waiting(send("by the approver"));
    await setting.decide(approval?.approval_id, "approve", { execute: true });
    expect(setting.writes()).toHaveLength(1);
    expect((await setting.resume(run_id)).first.steps).toMatchObject([
      { result: { saved: "by the approver" } },
    ]);
    expect(setting.writes()).toHaveLength(1);
  });

  it("is resumed by one of two concurrent requests; the other gets in_flight", async () => {
    const { run_id, approval } = await waiting(send("twice"));
    await setting.decide(approval?.approval_id, "approve");
    const { arrived, release } = setting.hold({ saved: "twice" });
    const one = setting.resume(run_id);
    await arrived;
    const other = await setting.resume(run_id);
    release();
    expect([other.status, other.body]).toMatchObject([
      409,
      { error_code: "CONFLICT", technical_details: { reason: "in_flight" } },
    ]);
    expect((await one).first.steps).toMatchObject([{ result: { saved: "twice" } }]);
    expect(setting.writes()).toHaveLength(1);
  });

  it("is invisible to others: another user, a key and another agent's key find nothing", async () => {
    const { run_id, approval } = await waiting(send("mine"));
    await setting.decide(approval?.approval_id, "approve");
    const other = (await setting.toolgate.newPerson()).client;
    const { client: key } = await setting.newKey();
    for (const stranger of [other, key, setting.toolgate.as(null)]) {
      expect([404, 401]).toContain((await setting.resume(run_id, stranger)).status);
    }
    expect((await setting.resume(crypto.randomUUID())).status).toBe(404);
    expect((await setting.resume("no-uuid")).status).toBe(404);

    const { client: anna } = await setting.newKey({ agent_id: "anna" });
    const { client: bert } = await setting.newKey({ agent_id: "bert" });
    const { client: anna2 } = await setting.newKey({ agent_id: "anna" });
    setting.model.answer = wants(send("anna's"));
    const { first } = await setting.ask({}, { client: anna });
    await setting.decide(first.approval?.approval_id, "approve");
    expect((await setting.resume(first.run_id, bert)).status).toBe(404);
    expect((await setting.resume(first.run_id)).status).toBe(404);
    expect((await setting.resume(first.run_id, anna2)).first.steps).toMatchObject([
      { result: { saved: "anna's" } },
    ]);
    expect(setting.writes()).toEqual(['{"n": "anna\'s"}']);
  });

  it("cannot be resumed after its key was revoked, its tool was deleted, or a day has passed", async () => {
    const { id, client } = await setting.newKey({ agent_id: "carl" });
    const { client: colleague } = await setting.newKey({ agent_id: "carl" });
    setting.model.answer = wants(send("revoked"));
    const { first } = await setting.ask({}, { client });
    await setting.decide(first.approval?.approval_id, "approve");
    await setting.owner.call("DELETE", `/functions/v1/api-keys/${id}`);
    expect((await setting.resume(first.run_id, client)).status).toBe(401);
    expect(await setting.resume(first.run_id, colleague)).toMatchObject({
      status: 409,
      body: { error_code: "CONFLICT" },
    });

    await setting.addTool({
      name: "soon_gone",
      description: "Send a note, for a while",
      http_config: { url: `${setting.api.url}/notes`, method: "POST", body_template: '{"n": "{{text}}"}' },
    });
    const orphan = await waiting({ name: "soon_gone", arguments: { text: "x" } });
    await setting.decide(orphan.approval?.approval_id, "approve");
    await setting.toolgate.stack.sql(
      "update public.custom_tools set enabled = false where name = 'soon_gone'",
    );
    const gone = await setting.resume(orphan.run_id);
    expect(gone.first.steps).toMatchObject([{ result: { error_code: "INVALID_ARGUMENTS" } }]);

    const old = await waiting(send("old"));
    await setting.toolgate.stack.sql(
      "update private.orchestrator_runs set created_at = now() - interval '25 hours' where run_id = $1",
      [old.run_id],
    );
    expect((await setting.resume(old.run_id)).status).toBe(404);
    await setting.toolgate.stack.sql("select service.forget_runs()");
    expect(
      await setting.toolgate.stack.sql("select 1 from private.orchestrator_runs where run_id = $1", [
        old.run_id,
      ]),
    ).toEqual([]);
    expect(setting.writes()).toEqual([]);
  });

  it("keeps results exactly, including special characters and the order of members", async () => {
    const odd = '{"zeta":1,"10":true,"text":"nul \\u0000 and half \\ud800"}';
    setting.answerWith((_request, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end(odd),
    );
    const { run_id, approval, steps } = await waiting({ name: "get_note", arguments: { id: 1 } }, send("x"));
    await setting.decide(approval?.approval_id, "approve");
    const { first } = await setting.resume(run_id);
    expect(JSON.stringify(first.steps[0])).toBe(JSON.stringify(steps[0]));
    expect(first.steps[0]?.result).toEqual(JSON.parse(odd));
  });

  it("is resumed under the current policy, with the current tools and prompts, and not at all without its agent", async () => {
    const tools = ["get_note", "send_note"].map((name) => ({
      name,
      side_effect: name === "get_note" ? "read" : "write",
    }));
    const put = async (agent_id: string, file: object) => {
      const { status, body } = await setting.owner.call("PUT", `/functions/v1/agents/${agent_id}`, {
        agent_id,
        ...file,
      });
      expect([status, status === 200 ? null : body]).toEqual([200, null]);
    };
    await put("dora", { tools });
    setting.model.answer = wants(send("orphan"));
    const orphan = await setting.ask({ agent_id: "dora" });
    await setting.decide(orphan.first.approval?.approval_id, "approve");
    await setting.owner.call("DELETE", "/functions/v1/agents/dora");
    expect(await setting.resume(orphan.first.run_id)).toMatchObject({
      status: 409,
      body: { error_code: "CONFLICT" },
    });

    await put("emil", { tools, prompts: { system: "You are Emil of today's first file." } });
    setting.model.answer = wants(send("changed"));
    const paused = await setting.ask({ agent_id: "emil" });
    await put("emil", { tools: tools.slice(0, 1), prompts: { system: "You are Emil of the second file." } });
    await setting.decide(paused.first.approval?.approval_id, "approve");
    const { first } = await setting.resume(paused.first.run_id);
    expect(first.steps).toMatchObject([{ result: { error_code: "INVALID_ARGUMENTS" } }]);
    const last = setting.model.requests.at(-1)?.body as ModelRequest["body"];
    expect(last.messages[0]?.content).toContain("second file");
    expect(JSON.stringify(last)).not.toContain("first file");
    expect(offeredNames(last)).toEqual(["get_note"]);
    expect(setting.writes()).toEqual([]);
  });

  it("can be resumed again when its model fails, and then makes no call again", async () => {
    const { run_id, approval } = await waiting(send("once"));
    await setting.decide(approval?.approval_id, "approve");
    setting.model.answer = () => ({ status: 400 });
    const failed = await setting.resume(run_id);
    expect([failed.status, failed.body]).toMatchObject([
      500,
      {
        error_code: "MODEL_ERROR",
        technical_details: { results: [{ run_id, steps: [{ result: { saved: "once" } }] }] },
      },
    ]);
    setting.model.answer = wants();
    const { status, first } = await setting.resume(run_id);
    expect([status, first.message?.content]).toEqual([200, expect.stringContaining("once")]);
    expect(setting.writes()).toHaveLength(1);
  });

  it("is separate for each model: two of them wait for one approval, the note is sent once, and both get its result", async () => {
    setting.model.answer = wants(send("shared"));
    const { body } = await setting.ask({ models: ["a", "b"] });
    const [a, b] = body.results as [Result, Result];
    expect([a.stopped, b.stopped]).toEqual(["approval", "approval"]);
    expect([a.run_id === b.run_id, a.approval?.approval_id === b.approval?.approval_id]).toEqual([
      false,
      true,
    ]);
    await setting.decide(a.approval?.approval_id, "approve");
    for (const { run_id, model } of [a, b]) {
      const { first } = await setting.resume(run_id);
      expect(first).toMatchObject({ model, steps: [{ result: { saved: "shared" } }] });
    }
    expect(setting.writes()).toHaveLength(1);
  });

  it("survives kill -9 during the approved call: after the lease it is resumed, and the call is not repeated", async () => {
    const { run_id, approval } = await waiting(send("killed"));
    await setting.decide(approval?.approval_id, "approve");
    let arrived = () => {};
    const isThere = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    setting.answerWith(() => arrived());
    const lost = setting.resume(run_id).catch(() => null);
    await isThere;
    killFunctions();
    await lost;
    const { status, first } = await resumeAfterLease(run_id);
    expect(status).toBe(200);
    expect(first.steps[0]?.result).toMatchObject({
      error_code: "APPROVAL_REJECTED",
      error_message: expect.stringContaining("has already been started"),
    });
    expect(setting.writes()).toHaveLength(1);
  });

  it("survives kill -9 after the approved call: it is resumed with the call's result", async () => {
    const { run_id, approval } = await waiting(send("kept"), { name: "get_note", arguments: { id: 5 } });
    await setting.decide(approval?.approval_id, "approve");
    setting.model.answer = () => ({ hang: true });
    const asked = setting.model.requests.length;
    const lost = setting.resume(run_id).catch(() => null);
    await expect.poll(() => setting.model.requests.length).toBe(asked + 1);
    killFunctions();
    await lost;
    setting.model.answer = wants();
    const { first } = await resumeAfterLease(run_id);
    expect(first.steps.map(({ result }) => result)).toEqual([{ saved: "kept" }, { id: 5, text: "note 5" }]);
    expect(first.message?.content).toMatch(/kept.*note 5/);
    expect(setting.api.received.map(({ method }) => method)).toEqual(["POST", "GET"]);
  });
});

function killFunctions(): void {
  const pid = setting.toolgate.stack.functionsPid();
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

/** Resumes a run whose process died. Its lease is ended here instead of waiting for its expiry. */
async function resumeAfterLease(run_id: string) {
  await expect.poll(async () => (await setting.resume(run_id).catch(() => null))?.status).toBe(409);
  await setting.toolgate.stack.sql(
    "update private.orchestrator_runs set lease_until = now() where run_id = $1",
    [run_id],
  );
  return setting.resume(run_id);
}
