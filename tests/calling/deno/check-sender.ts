// Runs under Deno (see deno.test.ts): sends against the servers named in its first argument and prints what happened.
import process from "node:process";
import { readPkcs12 } from "../../../src/calling/credentials/read-pkcs12.ts";
import { createSender } from "../../../src/calling/egress/send-request.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { OutgoingRequest } from "../../../src/contract/ports.ts";
import { FAULT_OUTCOMES } from "../fault-outcomes.ts";

export interface DenoTask {
  faultPort: number;
  /** An HTTPS server that requires a client certificate. */
  mtls: { port: number; ca: string; pfx: string; passphrase: string; strangerPfx: string };
  /** HTTP server with a host name, and the address that the name resolves to on the third lookup. */
  pinned: { port: number };
}

export interface DenoReport {
  faults: [fault: string, outcome: unknown][];
  [check: string]: unknown;
}

const task = JSON.parse(process.argv[2] ?? "") as DenoTask;
const report: DenoReport = { faults: [] };
const limits = { totalMs: 1500, connectMs: 600, backoffMs: 2 };

function request(url: string, rest: Partial<OutgoingRequest> = {}): OutgoingRequest {
  return {
    method: "GET",
    url,
    headers: [],
    idempotent: true,
    sensitive: { headers: [], query: [] },
    ...rest,
  };
}

async function outcome(
  work: Promise<{ status: number; body: Uint8Array }>,
  withBody = false,
): Promise<unknown> {
  try {
    const { status, body } = await work;
    return withBody ? JSON.parse(new TextDecoder().decode(body)) : status;
  } catch (error) {
    return error instanceof ToolgateError ? error.details?.["reason"] : String(error);
  }
}

const sender = createSender(
  { allow: [{ host: "127.0.0.1", port: task.faultPort }], allowHttp: true },
  { limits },
);
for (const [fault] of FAULT_OUTCOMES) {
  report.faults.push([
    fault,
    await outcome(sender.send(request(`http://127.0.0.1:${task.faultPort}/${fault}`))),
  ]);
}
report["redirect to metadata"] = await outcome(
  sender.send(request(`http://127.0.0.1:${task.faultPort}/redirect-imds`)),
);
await sender.close();

let lookUps = 0;
const moving = createSender(
  { allow: [{ host: "moving.test", port: task.pinned.port }], allowHttp: true },
  { limits, resolve: async () => [{ address: ++lookUps < 3 ? "127.0.0.1" : "127.0.0.9", family: 4 }] },
);
const movingUrl = `http://moving.test:${task.pinned.port}/`;
report["pinned"] = [1, 2, 3].map(() => moving.send(request(movingUrl))).map((work) => outcome(work, true));
report["pinned"] = await Promise.all(report["pinned"] as Promise<unknown>[]);
await moving.close();

const rebound = createSender(
  { allow: [], allowHttp: true },
  {
    limits,
    resolve: async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "10.0.0.5", family: 4 },
    ],
  },
);
report["mixed answers"] = await outcome(rebound.send(request("https://mixed.example.com/")));
await rebound.close();

const { port, ca, pfx, passphrase, strangerPfx } = task.mtls;
const secure = createSender(
  { allow: [{ host: "localhost", port }], allowHttp: true },
  { limits: { ...limits, totalMs: 5000 }, ca: [ca] },
);
const secureUrl = `https://localhost:${port}`;
const tls = readPkcs12(pfx, passphrase);
report["client certificate"] = await outcome(secure.send(request(`${secureUrl}/me`, { tls })), true);
report["compressed with client certificate"] = await outcome(
  secure.send(request(`${secureUrl}/gzip`, { tls })),
  true,
);
report["bomb with client certificate"] = await outcome(secure.send(request(`${secureUrl}/bomb`, { tls })));
report["redirect with client certificate"] = await outcome(
  secure.send(request(`${secureUrl}/redirect`, { tls })),
);
report["stranger's certificate"] = await outcome(
  secure.send(request(`${secureUrl}/me`, { tls: readPkcs12(strangerPfx, passphrase) })),
);
report["no certificate"] = await outcome(secure.send(request(`${secureUrl}/me`)));
report["certificate over plain http"] = await outcome(
  secure.send(request(`http://localhost:${port}/me`, { tls })),
);
const unknown = createSender({ allow: [{ host: "localhost", port }], allowHttp: true }, { limits });
report["unknown authority"] = await outcome(unknown.send(request(`${secureUrl}/me`, { tls })));
await secure.close();
await unknown.close();
console.log(JSON.stringify(report));
