import { spawn } from "node:child_process";
import { resolve } from "node:path";
import type { TLSSocket } from "node:tls";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DenoReport, DenoTask } from "./deno/check-sender.ts";
import { FAULT_OUTCOMES, outcomeFor } from "./fault-outcomes.ts";
import { type FaultServer, startFaultServer } from "./fault-server.ts";
import { answerJson, type Loopback, startLoopback } from "./loopback-server.ts";
import { issue, packPkcs12 } from "./make-certificates.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const authority = issue({ name: "authority", isAuthority: true });

let faults: FaultServer;
let pinned: Loopback;
let secure: Loopback;
let report: DenoReport;

beforeAll(async () => {
  faults = await startFaultServer();
  pinned = await startLoopback((_, response) => answerJson(response, { reached: true }));
  const certified = issue({ name: "localhost", hosts: ["localhost"] }, authority);
  secure = await startLoopback(
    ({ url }, response) => {
      const socket = response.socket as TLSSocket;
      if (url === "/redirect") return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
      if (url === "/me") return answerJson(response, { peer: socket.getPeerCertificate().subject?.CN });
      const body = url === "/gzip" ? '{"ok":true}' : "a".repeat(20_000_000);
      return response
        .writeHead(200, { "content-encoding": "gzip", "content-type": "application/json" })
        .end(gzipSync(body));
    },
    { ...certified, ca: [authority.cert], requestCert: true, rejectUnauthorized: true },
  );
  const client = issue({ name: "client on Deno" }, authority);
  const stranger = issue({ name: "stranger" });
  report = await runDeno({
    faultPort: faults.port,
    pinned: { port: pinned.port },
    mtls: {
      port: secure.port,
      ca: authority.cert,
      pfx: packPkcs12(client, "pass", "aes256"),
      passphrase: "pass",
      strangerPfx: packPkcs12(stranger, "pass", "aes256"),
    },
  });
});

afterAll(async () => {
  await Promise.all([faults.close(), pinned.close(), secure.close()]);
});

/** Runs the check with exactly the permissions the functions' process has. */
async function runDeno(task: DenoTask): Promise<DenoReport> {
  const script = resolve(import.meta.dirname, "deno/check-sender.ts");
  const flags = ["run", "--no-prompt", "--allow-net", "--allow-env", script, JSON.stringify(task)];
  const child = spawn(resolve(ROOT, "node_modules/.bin/deno"), flags, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0) throw new Error(`deno ended with ${code}: ${errors}`);
  return JSON.parse(output) as DenoReport;
}

describe("createSender() on Deno 2.1.4", () => {
  it.each(FAULT_OUTCOMES.map(([fault, outcome]) => [fault, outcomeFor(outcome, "GET")] as const))(
    "%s ends in %s",
    (fault, outcome) => {
      expect(report.faults.find(([name]) => name === fault)?.[1]).toBe(outcome);
    },
  );

  it.each([
    ["redirect to metadata", "redirect_blocked:ip_blocked"],
    ["pinned", [{ reached: true }, { reached: true }, "connection"]],
    ["mixed answers", "dns_blocked"],
    ["client certificate", { peer: "client on Deno" }],
    ["compressed with client certificate", { ok: true }],
    ["bomb with client certificate", "too_large"],
    ["redirect with client certificate", "redirect_blocked:ip_blocked"],
    ["stranger's certificate", "connection"],
    ["no certificate", "connection"],
    ["certificate over plain http", "scheme"],
    ["unknown authority", "connection"],
  ])("%s: %j", (check, expected) => {
    expect(report[check]).toEqual(expected);
  });
});
