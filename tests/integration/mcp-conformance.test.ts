import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as sendRequest } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { type FixtureServer, startMcpServer } from "../mcp/client/start-mcp-server.ts";
import { answerConformanceTool, CONFORMANCE_TOOLS } from "./conformance-tools.ts";
import { carefulAgent } from "./mcp-setting.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const ROOT = resolve(import.meta.dirname, "../..");

/**
 * Scenarios that do not apply, and why. The suite is written for a server with built-in tools, prompts and resources;
 * Toolgate's belong to a user. Everything that a real upstream can return (texts, images, sounds, resources, errors, schemas, slowness, a write to approve) is covered.
 */
const NOT_APPLICABLE: Record<string, string> = {
  "logging-set-level": "no logging capability: a stateless server has no session to keep a level for",
  "tools-call-with-logging": "no logging capability",
  "tools-call-sampling": "nothing here asks the client's model",
  "elicitation-sep1034-defaults": "the only questions are about approvals, with a form of our own",
  "elicitation-sep1330-enums": "as above",
  "server-sse-polling": "streams are not resumable: what is done once is not sent again",
  "resources-read-text": "asks for a URI of the suite; ours begin with toolgate://",
  "resources-read-binary": "as above; and the memory holds texts",
  "resources-templates-read": "asks for a URI of the suite",
  "resources-subscribe": "no subscriptions to single resources",
  "resources-unsubscribe": "as above",
  "prompts-get-with-args": "the one argument of an agent's prompts is user_input",
  "prompts-get-embedded-resource": "agents' prompts are text",
  "prompts-get-with-image": "agents' prompts are text",
};

let upstream: FixtureServer;
let toolgate: Toolgate;
let proxy: { url: string; close(): Promise<void> };

beforeAll(async () => {
  upstream = await startMcpServer({ tools: CONFORMANCE_TOOLS });
  upstream.answer = answerConformanceTool;
  toolgate = await startToolgate({ upstreams: [upstream.url] });
  const { client } = await toolgate.newPerson();
  const put = async (method: string, path: string, body: object) => {
    const done = await client.call<Record<string, string>>(method, `/functions/v1/${path}`, body);
    if (done.status >= 300) throw new Error(JSON.stringify(done.body));
    return done.body;
  };
  const connected = await put("POST", "connectors/mcp", { url: upstream.url, trust_hints: true });
  await waitForActive(client, connected["connector_id"] ?? "");
  // The suite requests a prompt with this name, which is an agent's id here. The agent's key returns the prompts of its file.
  const agent = "test_simple_prompt";
  const tools = CONFORMANCE_TOOLS.map(({ name, annotations }) => ({
    name,
    side_effect: annotations?.["readOnlyHint"] === true ? "read" : "write",
  }));
  await put("PUT", `agents/${agent}`, carefulAgent(agent, tools));
  await put("POST", "instructions", {
    site_id: "suite",
    resource_name: "tone",
    instruction_text: "Be brief.",
  });
  const { key } = await put("POST", "api-keys", {
    name: "conformance",
    scopes: ["agent:query", "memory:read"],
    agent_id: agent,
    mcp: { mode: "direct", approvals: "client" },
  });
  proxy = await startProxy(toolgate.stack.url, key ?? "");
});
afterAll(async () => {
  await proxy?.close();
  await toolgate?.stop();
  await upstream?.stop();
});

describe("the official conformance suite", () => {
  it("passes every server scenario that applies, and fails the others only", async () => {
    const { code, output } = await runSuite(proxy.url);
    expect(code, output.slice(-6_000)).toBe(0);
    expect(output).toContain("Baseline check passed");
  }, 240_000);
});

async function runSuite(url: string): Promise<{ code: number | null; output: string }> {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  const baseline = join(folder, "baseline.yaml");
  writeFileSync(
    baseline,
    `server:\n${Object.keys(NOT_APPLICABLE)
      .map((name) => `  - ${name}\n`)
      .join("")}`,
  );
  const suite = spawn(
    process.execPath,
    [
      "--import",
      join(ROOT, "tests/mcp/server/conformance-on-node20.mjs"),
      join(ROOT, "node_modules/@modelcontextprotocol/conformance/dist/index.js"),
      ...["server", "--url", url, "--suite", "all", "--expected-failures", baseline],
    ],
    { cwd: folder, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  suite.stdout.on("data", (chunk) => (output += String(chunk)));
  suite.stderr.on("data", (chunk) => (output += String(chunk)));
  const code = await new Promise<number | null>((done) => suite.on("close", done));
  rmSync(folder, { recursive: true, force: true });
  return { code, output };
}

/** Adds the token, which the suite does not send. Host and Origin stay unchanged, because one scenario tests them. */
async function startProxy(target: string, key: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const forwarded = sendRequest(
      `${target}/functions/v1/mcp`,
      { method: incoming.method, headers: { ...incoming.headers, authorization: `Bearer ${key}` } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on("error", () => outgoing.destroy());
    outgoing.on("close", () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
