import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readArguments } from "../../scripts/ask/read-arguments.ts";
import { runAsk } from "../../scripts/ask/run-ask.ts";
import { type InvoicingApi, startInvoicingApi } from "../../scripts/demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { INVOICE } from "../integration/policy-setting.ts";
import { type ScriptedModel, startScriptedModel } from "../integration/scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { CTRL_C, expectOneLine, watchTerminal } from "./watched-terminal.ts";

const SECRET = "ask-canary-77c1";
const EMAIL = "asker@example.test";
const PASSWORD = "correct horse battery";

let api: InvoicingApi;
let model: ScriptedModel;
let toolgate: Toolgate;
let owner: ToolgateClient;
let token: string;
let key: string;
let approverKey: string;
beforeAll(async () => {
  api = await startInvoicingApi(SECRET);
  model = await startScriptedModel();
  // The planner calls it before a write; the streamed answers are scripted for the orchestrator.
  model.answer = ({ stream, messages }) => {
    if (stream) return model.script.shift() ?? { status: 500 };
    const said = messages.map(({ content }) => content).join("\n");
    const to = [...said.matchAll(/Send it to (\S+?)["\\\s]/g)].at(-1)?.[1];
    return { call: "sendInvoiceByEmail", arguments: { to, invoice: INVOICE } };
  };
  toolgate = await startToolgate({
    upstreams: [api.url, model.url],
    env: {
      TOOLGATE_ENV: "prod",
      ...model.env,
    },
  });
  const { url, publishableKey } = toolgate.stack;
  const signedUp = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  token = ((await signedUp.json()) as { access_token: string }).access_token;
  owner = toolgate.as(token);
  await connect(owner, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: SECRET });
  key = await createKey("agent:query");
  approverKey = await createKey("approvals:decide");
});
afterAll(async () => {
  await toolgate?.stop();
  await model?.stop();
  await api?.stop();
});
afterEach(() => {
  expect(model.unexpected, "of a model, where rules do").toEqual([]);
});

async function createKey(scope: string): Promise<string> {
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: scope,
    scopes: [scope],
  });
  return made.body.key;
}

const mailTo = (to: string) => [`Send it to ${to}`, "--context", JSON.stringify({ invoice: INVOICE })];

/** The command at a terminal with a user. */
function ask(...args: string[]) {
  const watched = watchTerminal();
  const code = runAsk(
    watched.terminal,
    readArguments(["--url", toolgate.stack.url, ...args], { TOOLGATE_KEY: key }, true),
  );
  return { ...watched, code };
}

const sentTo = (to: string) => api.mails.filter((mail) => (mail as { to?: string }).to === to).length;

describe("npm run ask at a terminal", () => {
  it("shows the data of a read on stdout and the outcome of the question on stderr", async () => {
    const { code, stdout, screen } = ask("Find the last invoice of ABC Corp");
    expect(await code).toBe(0);
    expect(JSON.parse(stdout())).toMatchObject({ company: "ABC Corp" });
    expect(screen()).toMatch(/✓ findLastInvoice · confidence/);
  });

  it("shows a write's exact request with masked secrets, and sends it after another key's approval", async () => {
    const { code, enter, screen } = ask(...mailTo("key@example.com"), "--approver-key", approverKey);
    await enter("Approve? [y/N] ", "y");
    expect(await code).toBe(0);
    expect(screen()).toContain(`POST ${api.url}/mails`);
    expect(screen()).toContain('"x-invoicing-key": "***"');
    expect(screen()).not.toContain(SECRET);
    expect(sentTo("key@example.com")).toBe(1);
  });

  it("sends nothing after any answer other than yes", async () => {
    const { code, enter, screen } = ask(...mailTo("no@example.com"), "--token", token);
    await enter("Approve? [y/N] ", "");
    expect(await code).toBe(1);
    expect(screen()).toContain("✗ APPROVAL_REJECTED");
    expect(sentTo("no@example.com")).toBe(0);
  });

  it("leaves the approval open after Ctrl-C, and continues with --approval", async () => {
    const first = ask(...mailTo("later@example.com"), "--token", token);
    await first.enter("Approve? [y/N] ", CTRL_C);
    expect(await first.code).toBe(1);
    const id = /--approval (\S+)/.exec(first.screen())?.[1] ?? "";
    await owner.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" });
    expect(await ask(...mailTo("later@example.com"), "--approval", id).code).toBe(0);
    expect(sentTo("later@example.com")).toBe(1);
  });

  it("asks a person for the password without showing it, and asks again after a wrong one", async () => {
    const { code, enter, screen } = ask(...mailTo("person@example.com"), "--email", EMAIL);
    await enter("Approve? [y/N] ", "yes");
    await enter(`Password of ${EMAIL}: `, "wrong");
    await enter(`Password of ${EMAIL}: `, PASSWORD);
    expect(await code).toBe(0);
    expect(screen()).toContain(`This is not the password of ${EMAIL}.`);
    expect(screen()).not.toContain(PASSWORD);
    expect(sentTo("person@example.com")).toBe(1);
  });

  it("without an approver waits for a decision made elsewhere", async () => {
    const { code, screen, raw } = ask(...mailTo("elsewhere@example.com"));
    await expect.poll(screen).toMatch(/approvals\?open=/);
    const id = /approvals\?open=(\S+)/.exec(screen())?.[1] ?? "";
    // The question was repeated meanwhile.
    await expect.poll(raw).toMatch(/Waiting for a decision since \S+ \(Ctrl-C leaves\) … \S*4\.\d s/);
    await owner.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" });
    expect(await code).toBe(0);
    expect(sentTo("elsewhere@example.com")).toBe(1);
    expectOneLine(raw());
  });

  it("stops waiting at Ctrl-C and reports how to continue", async () => {
    const { code, screen, interrupt } = ask(...mailTo("stopped@example.com"));
    await expect.poll(screen).toContain("Waiting for a decision since");
    interrupt();
    expect(await code).toBe(1);
    expect(screen()).toMatch(/ask again with --approval [0-9a-f-]{36}/);
  });

  it("reports why an approver may not decide, and sends nothing", async () => {
    const stranger = (await toolgate.newPerson()).token;
    const { code, enter, screen } = ask(...mailTo("stranger@example.com"), "--token", stranger);
    await enter("Approve? [y/N] ", "y");
    expect(await code).toBe(1);
    expect(screen()).toContain("NOT_FOUND");
    expect(sentTo("stranger@example.com")).toBe(0);
  });
});

describe("npm run ask -- --chat with the orchestrator", () => {
  it("streams the model's text, gets its write approved at the prompt and continues with the history", async () => {
    model.script.push(
      { call: "sendInvoiceByEmail", arguments: { to: "chat@example.com", invoice: INVOICE } },
      { text: "It is on its way." },
      { text: "You are welcome." },
    );
    const { code, enter, screen, stdout } = ask("--chat", "Mail it to chat@example.com", "--token", token);
    await enter("Approve? [y/N] ", "y");
    await enter("› ", "Thanks");
    expect(screen()).toMatch(/→ sendInvoiceByEmail \{.*\} \? \d+ ms needs an approval\n/);
    expect(screen()).toMatch(/→ sendInvoiceByEmail \{.*\} ✓ \d+ ms\nIt is on its way\.\n/);
    await expect.poll(screen).toContain("You are welcome.");
    await enter("› ", "/quit");
    expect(await code).toBe(0);
    expect(stdout()).toBe("It is on its way.\nYou are welcome.\n");
    expect(sentTo("chat@example.com")).toBe(1);
    expect(model.requests.at(-1)?.body.messages.map(({ content }) => content)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Mail it to /), "It is on its way.", "Thanks"]),
    );
  });

  it("Ctrl-C also stops the work at Toolgate", async () => {
    const before = model.abandoned;
    model.script.push({ hang: true });
    const { code, enter, screen, interrupt } = ask("--chat", "Think for long");
    await expect.poll(() => model.script).toEqual([]);
    interrupt();
    await enter("› ", "/quit");
    expect(screen()).toContain("Stopped.");
    expect(await code).toBe(0);
    await expect.poll(() => model.abandoned).toBe(before + 1);
  });
});

describe("npm run ask", () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((done) => {
      const script = resolve(import.meta.dirname, "../../scripts/ask.ts");
      const all = ["--import", "tsx", script, "--url", toolgate.stack.url, "--key", key, ...args];
      execFile(process.execPath, all, (error, stdout, stderr) =>
        done({ code: typeof error?.code === "number" ? error.code : 0, stdout, stderr }),
      );
    });

  it("asks nothing without a terminal: a write exits with 1 and the approval's id", async () => {
    const { code, stdout, stderr } = await run(
      ...mailTo("script@example.com"),
      "--approver-key",
      approverKey,
    );
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toMatch(
      /✗ APPROVAL_REQUIRED .*\n {2}Decide under http:\/\/\S+\/approvals\?open=[0-9a-f-]{36}\nApproval [0-9a-f-]{36} is waiting/,
    );
    expect(stderr, "no colours").not.toContain("\u001b[");
    expect(sentTo("script@example.com")).toBe(0);
  });

  it("leaves a chat's write open, and --run continues it once after its approval", async () => {
    const mail = { call: "sendInvoiceByEmail", arguments: { to: "run@example.com", invoice: INVOICE } };
    model.script.push(mail, { text: "Sent." });
    const open = await run("--chat", "Mail it to run@example.com");
    expect([open.code, open.stdout]).toEqual([1, ""]);
    const [, approval, id] =
      /Approval (\S+) is waiting for a decision; to go on: --run (\S+)/.exec(open.stderr) ?? [];
    const early = await run("--run", id ?? "");
    expect([early.code, early.stderr]).toEqual([
      1,
      expect.stringContaining(`Approval ${approval} is waiting`),
    ]);
    await owner.call("POST", `/functions/v1/approvals/${approval}`, { decision: "approve" });
    for (const time of ["first", "again"]) {
      const { code, stdout } = await run("--run", id ?? "");
      expect([code, stdout], time).toEqual([0, "Sent.\n"]);
    }
    expect(sentTo("run@example.com")).toBe(1);
    const gone = await run("--run", crypto.randomUUID());
    expect([gone.code, gone.stderr]).toEqual([1, expect.stringContaining("✗ NOT_FOUND")]);
  });

  it("prints only a read's data, as JSON, on stdout", async () => {
    const { code, stdout } = await run("Find the last invoice of ABC Corp");
    expect([code, JSON.parse(stdout).company]).toEqual([0, "ABC Corp"]);
  });

  it("reports which server does not answer, and exits with 2", async () => {
    const { code, stderr } = await run("Anything", "--url", "http://127.0.0.1:9");
    expect([code, stderr]).toEqual([2, expect.stringContaining("No server answers at http://127.0.0.1:9")]);
  });

  it("shows the usage with --help, which is not a fault", async () => {
    const { code, stdout, stderr } = await run("--help");
    expect([code, stdout, stderr]).toEqual([0, expect.stringMatching(/^Usage: npm run ask/), ""]);
  });

  it("treats an empty variable as not set", () => {
    const env = { TOOLGATE_URL: "", TOOLGATE_KEY: "", TOOLGATE_TOKEN: "t", TOOLGATE_APPROVER_KEY: "" };
    expect(readArguments(["x"], env, false)).toMatchObject({
      url: "http://127.0.0.1:54321",
      key: undefined,
      token: "t",
      approverKey: undefined,
    });
  });

  it.each([
    ["no question", [], "Usage"],
    ["an unknown option", ["x", "--nonsense"], "--nonsense"],
    ["a context that is no object", ["x", "--context", "[1]"], "--context must be a JSON object"],
    ["a context for a chat", ["x", "--chat", "--context", "{}"], "not for --chat"],
  ])("rejects %s and lists what is possible", (_, args, message) => {
    expect(() => readArguments(args, { TOOLGATE_KEY: "tg_x" }, false)).toThrow(message);
  });
});
