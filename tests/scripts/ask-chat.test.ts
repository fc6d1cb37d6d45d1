import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readArguments } from "../../scripts/ask/read-arguments.ts";
import type { RunEvent } from "../../scripts/ask/read-events.ts";
import { runAsk } from "../../scripts/ask/run-ask.ts";
import { type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";
import { CTRL_C, expectOneLine, watchTerminal } from "./watched-terminal.ts";

/** The orchestrator's answer to one request: events, `hold` to keep it open, or an error. */
type Scripted = RunEvent[] | { hold: RunEvent[] } | { status: number; body: object };

const TRACE = "0b0f9f26-9c1f-4a57-8d0e-0f3b6a1f7a11";
const RUN = "1b0f9f26-9c1f-4a57-8d0e-0f3b6a1f7a11";
const APPROVAL = "2b0f9f26-9c1f-4a57-8d0e-0f3b6a1f7a11";

let script: Scripted[] = [];
let server: Loopback;
let abandoned = 0;
beforeAll(async () => {
  server = await startLoopback(answer);
});
afterAll(() => server?.close());
afterEach(() => {
  expect(script, "answers that were not requested").toEqual([]);
  server.received.length = 0;
});

function answer({ url }: Received, response: ServerResponse) {
  if (url.startsWith("/functions/v1/approvals/")) {
    return response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }
  const next = script.shift();
  if (!next || "status" in next) {
    const { status, body } = next ?? { status: 500, body: { message: "not in the script" } };
    return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }
  response.writeHead(200, { "content-type": "text/event-stream" }).write(": hello\n\n");
  const text = (Array.isArray(next) ? next : next.hold)
    .map(({ name, data }) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    .join("");
  // In chunks that split events and characters.
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
  if (Array.isArray(next)) return response.end();
  return response.on("close", () => abandoned++);
}

function chat(...args: string[]) {
  const watched = watchTerminal();
  const all = ["--chat", "--url", server.url, "--key", "tg_x", ...args];
  return { ...watched, code: runAsk(watched.terminal, readArguments(all, {}, true)) };
}

const begin = (index = 0, model = "small"): RunEvent => ({
  name: "run",
  data: { index, model, trace_id: TRACE },
});
const text = (delta: string, index = 0, turn = 0): RunEvent => ({
  name: "text",
  data: { index, turn, delta },
});
const started = (tool: string, args: unknown): RunEvent => ({
  name: "step_started",
  data: { index: 0, id: tool, tool, arguments: args },
});
const ended = (tool: string, args: unknown, result: unknown): RunEvent => ({
  name: "step_done",
  data: { index: 0, id: tool, tool, arguments: args, result, duration_ms: 184.2 },
});
const result = (
  content: string | null,
  more: Partial<Extract<RunEvent, { name: "result" }>["data"]> = {},
): RunEvent => ({
  name: "result",
  data: {
    index: 0,
    model: "small",
    ...(content !== null && { message: { role: "assistant" as const, content } }),
    steps: [],
    usage: { prompt_tokens: 100, completion_tokens: 10 },
    trace_id: TRACE,
    ...more,
  },
});
const done: RunEvent = { name: "done", data: {} };
const waits = (index = 0) =>
  result("Somebody must approve this first.", {
    index,
    stopped: "approval",
    run_id: RUN,
    approval: {
      approval_id: APPROVAL,
      summary: "Send a mail.",
      request: { method: "POST", url: "https://m" },
    },
  });

const refusal = (error_code: string, error_message: string, technical_details = {}) => ({
  status: "FAILURE" as const,
  error_code,
  error_message,
  technical_details,
});

const requests = () => server.received.map(({ url, body }) => ({ url, body: JSON.parse(body || "null") }));
const last = () => requests().at(-1)?.body;

describe("npm run ask -- --chat", () => {
  it("streams text and steps, and sends the history with the next message", async () => {
    script = [
      [
        begin(),
        started("get_weather", { city: "Brno" }),
        ended("get_weather", { city: "Brno" }, { temperature: 7 }),
        text("Čtyři ", 0, 1),
        text("stupně.", 0, 1),
        result("Čtyři stupně."),
        done,
      ],
      [begin(), text("You are welcome."), result("You are welcome."), done],
      [begin(), text("Hello."), result("Hello."), done],
    ];
    const { code, enter, screen, stdout } = chat("How warm is it in Brno?", "--model", "small");
    await enter("› ", "Thanks");
    expect(last()).toEqual({
      messages: [{ role: "user", content: "How warm is it in Brno?" }],
      models: ["small"],
      stream: true,
    });
    expect(screen()).toContain('→ get_weather {"city":"Brno"} ✓ 184 ms\nČtyři stupně.\n');
    expect(screen()).toContain("110 tokens");
    await expect.poll(screen).toContain("You are welcome.");
    expect(last().messages).toEqual([
      { role: "user", content: "How warm is it in Brno?" },
      { role: "assistant", content: "Čtyři stupně." },
      { role: "user", content: "Thanks" },
    ]);
    await enter("› ", "/new");
    await enter("› ", "Hi");
    await expect.poll(screen).toContain("Hello.");
    expect(last().messages).toEqual([{ role: "user", content: "Hi" }]);
    await enter("› ", "/help");
    await expect.poll(screen).toContain("begin anew");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(stdout(), "the answers alone").toBe("Čtyři stupně.\nYou are welcome.\nHello.\n");
  });

  it("shows parallel answers of models one after the other, each as a block", async () => {
    script = [
      [
        begin(0, "small"),
        begin(1, "large"),
        text("B1 ", 1),
        text("A1 ", 0),
        text("B2", 1),
        result("B1 B2", { index: 1, model: "large" }),
        text("A2", 0),
        result("A1 A2"),
        done,
      ],
    ];
    const { code, enter, screen } = chat("Hello", "--model", "small", "--model", "large");
    await enter("› ", CTRL_C);
    expect(await code).toBe(0);
    expect(screen()).toMatch(/▍small\nA1 A2\n.*tokens.*\n▍large\nB1 B2\n/);
  });

  it("reports a failed step, and a failed model next to one that answered", async () => {
    const failure = { status: "FAILURE" as const, error_code: "API_ERROR", error_message: "HTTP 500" };
    script = [
      [
        begin(0),
        begin(1, "broken"),
        started("send", {}),
        ended("send", {}, failure),
        text("It failed."),
        result("It failed."),
        result(null, { index: 1, model: "broken", error: { ...failure, error_code: "MODEL_ERROR" } }),
        done,
      ],
    ];
    const { code, enter, screen } = chat("Send it", "--model", "small", "--model", "broken");
    await enter("› ", "/quit");
    await code;
    expect(screen()).toContain("→ send {} ✗ 184 ms API_ERROR: HTTP 500");
    expect(screen()).toMatch(/▍broken\n✗ MODEL_ERROR HTTP 500/);
  });

  it("asks for an approval at the prompt and resumes the run", async () => {
    script = [
      [begin(), waits(), done],
      [begin(), text("Sent."), result("Sent."), done],
    ];
    const { code, enter, screen } = chat("Send it", "--approver-key", "tg_approver");
    await enter("Approve? [y/N] ", "y");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(screen()).toContain("Sent.");
    expect(requests().slice(1)).toEqual([
      { url: `/functions/v1/approvals/${APPROVAL}`, body: { decision: "approve" } },
      { url: `/functions/v1/hydra-orchestrator/runs/${RUN}/resume`, body: { stream: true } },
    ]);
  });

  it("asks once for the same call of two models, and resumes both", async () => {
    script = [
      [begin(0, "a"), begin(1, "b"), waits(), waits(1), done],
      [begin(0, "a"), text("A: sent."), result("A: sent."), done],
      [begin(0, "b"), text("B: sent."), result("B: sent."), done],
    ];
    const { code, enter, screen } = chat("Send it", "--token", "t", "--model", "a", "--model", "b");
    await enter("Approve? [y/N] ", "y");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(screen().match(/Approve\?/g)).toHaveLength(1);
    expect(screen()).not.toContain("Waiting");
    expect(screen()).toMatch(/▍a\nA: sent\.[^▍]*▍b\nB: sent\./);
  });

  it("without an approver retries until the approval is decided elsewhere", async () => {
    const undecided = { status: "FAILURE", error_code: "APPROVAL_REQUIRED", error_message: "Not yet" };
    script = [
      [begin(), waits(), done],
      { status: 400, body: undecided },
      [begin(), text("Sent."), result("Sent."), done],
    ];
    const { code, enter, screen, raw } = chat("Send it");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expectOneLine(raw());
    expect(screen()).toContain(`/approvals?open=${APPROVAL}`);
    expect(screen()).not.toContain("Not yet");
    expect(screen()).toContain("Sent.");
  });

  it("waits while the approver's client executes the call", async () => {
    const message = "Somebody goes on with this run, or its call is being carried out.";
    script = [
      [begin(), waits(), done],
      { status: 409, body: refusal("CONFLICT", message, { reason: "in_flight" }) },
      [begin(), text("Sent."), result("Sent."), done],
    ];
    const { code, enter, screen } = chat("Send it");
    await expect.poll(screen).toContain("It is being carried out …");
    await expect.poll(screen).toContain("Sent.");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(screen()).not.toMatch(/CONFLICT|waiting for a decision/);
  });

  it("continues an interrupted run with /resume after its approval, and reports that nothing waits then", async () => {
    const error = refusal("MODEL_ERROR", "The model endpoint could not be reached");
    script = [
      [begin(), waits(), done],
      [begin(), result(null, { error, run_id: RUN }), { name: "failure", data: error }],
      { status: 502, body: {} },
      [begin(), text("Sent."), result("Sent."), done],
      [begin(), text("Bye."), result("Bye."), done],
    ];
    const { code, enter, screen } = chat("Send it", "--approver-key", "tg_approver");
    await enter("Approve? [y/N] ", "y");
    await enter("› ", "/resume");
    expect(screen()).toContain(`It is not over; to go on: /resume, or later --run ${RUN}`);
    expect(screen()).not.toContain("waiting for a decision");
    await expect.poll(screen).toContain("HTTP 502");
    await enter("› ", "/resume");
    await expect.poll(screen).toContain("Sent.");
    await enter("› ", "/resume");
    await expect.poll(screen).toContain("Nothing is open.");
    await enter("› ", "Thanks");
    await expect.poll(screen).toContain("Bye.");
    expect(last().messages.slice(-3)).toEqual([
      { role: "user", content: "Go on." },
      { role: "assistant", content: "Sent." },
      { role: "user", content: "Thanks" },
    ]);
    await enter("› ", "/quit");
    expect(await code).toBe(0);
  });

  it("gives up a run that cannot be continued", async () => {
    script = [
      [begin(), waits(), done],
      { status: 409, body: refusal("CONFLICT", "The API key that began this run was revoked.") },
    ];
    const { code, enter, screen } = chat("Send it", "--approver-key", "tg_approver");
    await enter("Approve? [y/N] ", "y");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(screen()).toContain("✗ CONFLICT The API key");
    expect(screen()).not.toContain("--run");
  });

  it("Ctrl-C stops the answer, keeps its text so far, and leaves the conversation open", async () => {
    script = [{ hold: [begin(), text("One, two, ")] }, [begin(), text("three."), result("three."), done]];
    const { code, enter, screen, interrupt } = chat("Count");
    await expect.poll(screen).toContain("One, two, ");
    interrupt();
    await enter("› ", "Go on");
    expect(screen()).toContain("Stopped.");
    await expect.poll(screen).toContain("three.");
    expect(last().messages).toMatchObject([{}, { role: "assistant", content: "One, two, " }, {}]);
    await expect.poll(() => abandoned).toBe(1);
    await enter("› ", "/quit");
    expect(await code).toBe(0);
  });

  it("does not let a text move the cursor, clear the screen or change the direction", async () => {
    const evil = "a\u001b[2Jb\u009bc\u202ed";
    script = [
      [
        begin(0, evil),
        started(evil, { x: evil }),
        ended(evil, { x: evil }, { status: "FAILURE", error_code: evil, error_message: evil }),
        text(evil, 0, 1),
        result(evil),
        done,
      ],
      { status: 400, body: { status: "FAILURE", error_code: evil, error_message: evil } },
    ];
    const { code, enter, raw } = chat("Hello", "--model", "a", "--model", "b");
    await enter("› ", "again");
    await enter("› ", "/quit");
    await code;
    expect(raw()).toContain("a\\u001b[2Jb\\u009bc\\u202ed");
    for (const control of ["\u001b[2J", "\u009b", "\u202e"]) expect(raw()).not.toContain(control);
  });

  it("reports an answer that is not a stream, or a server that does not answer, and stays open", async () => {
    script = [
      { status: 500, body: { status: "FAILURE", error_code: "MODEL_ERROR", error_message: "No model" } },
      { status: 502, body: { oops: 1 } },
    ];
    const { code, enter, screen } = chat("Hello");
    await enter("› ", "again");
    expect(screen()).toContain("✗ MODEL_ERROR No model");
    await enter("› ", "/quit");
    expect(screen()).toContain("No Toolgate answers here: HTTP 502");
    expect(await code).toBe(0);
    const unreachable = chat("Hello", "--url", "http://127.0.0.1:9");
    await unreachable.enter("› ", "/quit");
    expect(unreachable.screen()).toContain("No server answers at http://127.0.0.1:9");
  });

  const once = (...args: string[]) => {
    const { terminal, stdout, screen } = watchTerminal();
    const all = [...args, "--url", server.url, "--key", "tg_x"];
    const code = runAsk({ ...terminal, isInteractive: false }, readArguments(all, {}, false));
    return { code, stdout, screen };
  };

  it("answers one message without a terminal, and its exit code reports success", async () => {
    script = [
      [begin(), text("Hi."), result("Hi."), done],
      [begin(), waits(), done],
    ];
    const answered = once("--chat", "Hello");
    expect([await answered.code, answered.stdout()]).toEqual([0, "Hi.\n"]);
    const open = once("--chat", "Hello");
    expect([await open.code, open.stdout()], "an approval is open").toEqual([1, ""]);
    expect(open.screen()).toContain(`✗ APPROVAL_REQUIRED Send a mail.\nApproval ${APPROVAL} is waiting`);
    expect(() => readArguments(["--chat", "--key", "tg_x"], {}, false)).toThrow("Usage");
  });

  it("continues with --run, with and without a terminal, whenever the approval is decided", async () => {
    const details = waits().data as { approval?: object };
    const undecided = { status: 400, body: refusal("APPROVAL_REQUIRED", "Not yet", details.approval) };
    const sent = [begin(), text("Sent."), result("Sent."), done];
    script = [undecided, sent, undecided, sent];
    const open = once("--run", RUN);
    expect([await open.code, open.stdout()]).toEqual([1, ""]);
    expect(open.screen()).toContain(`✗ APPROVAL_REQUIRED Send a mail.\nApproval ${APPROVAL} is waiting`);
    expect(open.screen()).toContain(`--run ${RUN}`);
    const resumed = once("--run", RUN);
    expect([await resumed.code, resumed.stdout()]).toEqual([0, "Sent.\n"]);
    const { code, enter, screen } = chat("--run", RUN, "--approver-key", "tg_approver");
    await enter("Approve? [y/N] ", "y");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(screen()).toContain("Sent.");
    expect(new Set(requests().map(({ url }) => url))).toEqual(
      new Set([`/functions/v1/hydra-orchestrator/runs/${RUN}/resume`, `/functions/v1/approvals/${APPROVAL}`]),
    );
    const args = ["Hello", "--run", RUN, "--key", "tg_x"];
    expect(() => readArguments(args, {}, false)).toThrow("leave the question out");
  });
});
