import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import { type Answer, judgeAnswer } from "../../scripts/evaluation/judge-answer.ts";
import { measure } from "../../scripts/evaluation/measure.ts";
import { readEvaluationSet } from "../../scripts/evaluation/read-set.ts";
import type { EvaluationReport } from "../../scripts/evaluation/write-report.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { runScript } from "./run-script.ts";

const SET = resolve(import.meta.dirname, "../../evaluations/tools.yaml");
const readReport = () =>
  JSON.parse(readFileSync(join(folder, "evaluation-report.json"), "utf8")) as EvaluationReport;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "toolgate-evaluation-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("judgeAnswer()", () => {
  const call = (operation_id: string, args: Record<string, unknown>): Answer => ({
    status: "SUCCESS",
    tool: { operation_id },
    trace: [{ kind: "tool_call", input: { arguments: args } }],
  });
  const refused = (error_code: string, missing: string[] = []): Answer => ({
    status: "FAILURE",
    error_code,
    technical_details: { missing },
  });
  const wanted = { question: "q", expect: { operation: "a", arguments: { x: 1 }, write: true } };
  const unwanted = { question: "q", expect: { outcome: "CLARIFICATION_NEEDED", missing: ["x"] } };

  it.each([
    [
      "the wanted call",
      wanted,
      call("a", { x: 1 }),
      refused("APPROVAL_REQUIRED"),
      { tool_choice: 1, arguments: 1, wrong_calls: 0, approvals: 1, right: true },
    ],
    ["other arguments", wanted, call("a", { x: 2 }), null, { tool_choice: 1, arguments: 0, right: false }],
    [
      "an argument too many",
      wanted,
      call("a", { x: 1, y: 2 }),
      null,
      { tool_choice: 1, arguments: 0, right: false },
    ],
    [
      "another operation",
      wanted,
      call("b", { x: 1 }),
      null,
      { tool_choice: 0, wrong_calls: 1, right: false },
    ],
    [
      "a question instead",
      wanted,
      refused("CLARIFICATION_NEEDED"),
      null,
      { tool_choice: 0, wrong_calls: 0, right: false },
    ],
    [
      "a write that went through",
      wanted,
      call("a", { x: 1 }),
      call("a", { x: 1 }),
      { approvals: 0, right: false },
    ],
    [
      "the wanted question",
      unwanted,
      refused("CLARIFICATION_NEEDED", ["x"]),
      null,
      { abstaining: 1, right: true },
    ],
    ["another question", unwanted, refused("CLARIFICATION_NEEDED"), null, { abstaining: 1, right: false }],
    [
      "a call where none may be",
      unwanted,
      call("a", {}),
      null,
      { abstaining: 0, wrong_calls: 1, right: false },
    ],
  ])("judges %s", (_, one, dry, real, verdict) => {
    expect(judgeAnswer(one, dry, real)).toMatchObject(verdict);
  });

  it("the thresholds hold shares from below and counts from above; what was not watched is not measured", () => {
    const { thresholds } = readEvaluationSet(SET);
    const verdicts = [
      { got: "", right: true, tool_choice: 1, wrong_calls: 0 },
      { got: "", right: false, tool_choice: 0, wrong_calls: 1 },
    ];
    const byName = Object.fromEntries(measure(thresholds, verdicts, 1).map((one) => [one.metric, one]));
    expect(byName).toMatchObject({
      tool_choice: { value: 0.5, of: 2, ok: false },
      wrong_calls: { value: 1, ok: false },
      arguments: { value: null, ok: true },
      unapproved_writes: { value: 1, ok: false },
    });
    const unwatched = measure(thresholds, verdicts, null).find(
      ({ metric }) => metric === "unapproved_writes",
    );
    expect(unwatched).toMatchObject({ value: null, ok: true });
  });
});

describe("npm run evaluate", () => {
  it("the shipped set passes on the stack in memory: no wrong call, no unapproved write", async () => {
    const { code, output } = await runScript("evaluate", ["--out", folder]);
    expect(output).toContain("evaluation-report.md");
    const { metrics, cases, skipped } = readReport();
    expect([cases.length >= 40, skipped]).toEqual([true, []]);
    expect(metrics.find(({ metric }) => metric === "wrong_calls")).toMatchObject({ value: 0 });
    expect(metrics.find(({ metric }) => metric === "unapproved_writes")).toMatchObject({ value: 0 });
    expect(metrics.find(({ metric }) => metric === "approvals")).toMatchObject({ value: 1 });
    expect(code).toBe(0);
  }, 120_000);

  it("a set that is none is refused by pointer", async () => {
    const file = join(folder, "broken.yaml");
    writeFileSync(file, readFileSync(SET, "utf8").replace("wrong_calls: 0", "wrong_calls: none"));
    const { code, output } = await runScript("evaluate", ["--set", file]);
    expect([code, output]).toEqual([2, expect.stringContaining("/thresholds/wrong_calls")]);
  });
});

describe("a Toolgate that runs", () => {
  let toolgate: Toolgate;
  let key: string;
  beforeAll(async () => {
    toolgate = await startToolgate();
    const { client } = await toolgate.newPerson();
    await connect(client, writeInvoicingDocument("https://invoicing.example.com", ENGLISH), {
      invoicing_key: "canary",
    });
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "evaluation",
      scopes: ["agent:query"],
    });
    key = made.body.key;
  });
  afterAll(() => toolgate?.stop());
  const there = () => ["--url", toolgate.stack.url, "--key", key];

  it("is evaluated in dry runs, on what is connected there; below a threshold the exit code is 1", async () => {
    const good = await runScript("evaluate", ["--set", SET, "--out", folder, ...there()]);
    expect(good.output).toContain("cases skipped: not connected there");
    const { cases, skipped } = readReport();
    expect(cases.length).toBeGreaterThan(15);
    expect(skipped.every(({ missing }) => missing.length > 0)).toBe(true);
    expect(cases.filter(({ expect: wanted }) => "operation" in wanted && wanted.write).length).toBe(1);

    const strict = join(folder, "strict.yaml");
    writeFileSync(strict, readFileSync(SET, "utf8").replace("tool_choice: 0.85", "tool_choice: 1"));
    const { code, output } = await runScript("evaluate", ["--set", strict, "--out", folder, ...there()]);
    expect(output).toMatch(/✗ tool_choice/);
    expect(code).toBe(1);
    expect(await toolgate.stack.sql("select from public.audit_log"), "nothing was sent").toEqual([]);
    const wrongKey = await runScript("evaluate", ["--url", toolgate.stack.url, "--key", "tg_wrong"]);
    expect([wrongKey.code, wrongKey.output]).toEqual([2, expect.stringContaining("UNAUTHENTICATED")]);
  }, 120_000);

  it("is evaluated with the set that its web UI exports; a changed answer fails, and a broken line is named", async () => {
    const { body } = await toolgate
      .as(key)
      .call<{ tools: { connector_id: string }[] }>("POST", "/functions/v1/tools/search", {
        query: "findLastInvoice",
        limit: 1,
      });
    const [tool] = body.tools;
    const line = (operation_id: string, company_name: string, connector_id = tool?.connector_id) =>
      JSON.stringify({
        question: "Find the last invoice of ABC Corp",
        agent_id: null,
        operation_id,
        connector_id,
        arguments: { company_name },
      });
    const file = join(folder, "evaluation-set.jsonl");
    const evaluate = async (...lines: string[]) => {
      writeFileSync(file, `${lines.join("\n")}\n`);
      return runScript("evaluate", ["--set", file, "--out", folder, ...there()]);
    };
    const right = line("findLastInvoice", "ABC Corp");
    expect(await evaluate(right)).toMatchObject({ code: 0, output: expect.stringMatching(/✓ tool_choice/) });
    const elsewhere = line("findLastInvoice", "ABC Corp", crypto.randomUUID());
    const { output } = await evaluate(right, line("findLastInvoice", "Delta"), elsewhere);
    expect(output).toMatch(/✗ arguments/);
    expect(output).toMatch(/✗ tool_choice/);
    expect(await evaluate(right, "{")).toMatchObject({
      code: 2,
      output: expect.stringContaining("jsonl:2: is not JSON"),
    });
    writeFileSync(file, `${right}\n{"question": "q"}\n`);
    expect(() => readEvaluationSet(file)).toThrow("jsonl:2: /agent_id");
  }, 120_000);

  it("npm run smoke passes; with a wrong key, or where another server answers, it names what is wrong", async () => {
    const well = await runScript("smoke", there());
    expect(well.output).not.toContain("✗");
    expect(well.code).toBe(0);
    const wrongKey = await runScript("smoke", ["--url", toolgate.stack.url, "--key", "tg_wrong"]);
    expect([wrongKey.code, wrongKey.output]).toEqual([1, expect.stringMatching(/✗ a dry run is answered/)]);
    expect(wrongKey.output).toMatch(/✓ every function answers/);
    const elsewhere = await runScript("smoke", ["--url", `${toolgate.stack.url}/sample`, "--key", key]);
    expect([elsewhere.code, elsewhere.output]).toEqual([
      1,
      expect.stringMatching(/✗ every function answers, with CORS/),
    ]);
    expect((await runScript("smoke", ["--url", "nowhere", "--key", key])).code).toBe(2);
  }, 120_000);
});
