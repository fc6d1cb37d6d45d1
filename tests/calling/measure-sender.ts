// Measures the overhead of the guarded sender over undici.request() to the same loopback server. One JSON object per line.
// Node: npx tsx tests/calling/measure-sender.ts · Deno: deno run --allow-net --allow-env tests/calling/measure-sender.ts
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { request } from "undici";
import { createSender } from "../../src/calling/egress/send-request.ts";
import type { OutgoingRequest } from "../../src/contract/ports.ts";

const ROUNDS = 2000;
const body = JSON.stringify({ items: Array.from({ length: 20 }, (_, id) => ({ id, name: `item ${id}` })) });
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end(body);
});
await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const { port } = server.address() as AddressInfo;

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const runtime = "Deno" in globalThis ? "deno" : "node";
for (const host of ["127.0.0.1", "localhost"]) {
  const url = `http://${host}:${port}/items`;
  const sender = createSender({ allow: [{ host, port }], allowHttp: true });
  const outgoing: OutgoingRequest = {
    method: "GET",
    url,
    headers: [["accept", "application/json"]],
    idempotent: true,
    sensitive: { headers: [], query: [] },
  };
  const bare = async () =>
    (await request(url, { headers: { accept: "application/json" } })).body.arrayBuffer();
  const guarded = () => sender.send(outgoing);
  for (let n = 0; n < 300; n++) await Promise.all([bare(), guarded()]);
  const times: { bare: number[]; guarded: number[] } = { bare: [], guarded: [] };
  for (let n = 0; n < ROUNDS; n++) {
    times.bare.push(await timed(bare));
    times.guarded.push(await timed(guarded));
  }
  const [value, baseline] = [median(times.guarded), median(times.bare)];
  const concurrent = await timed(() =>
    Promise.all(
      Array.from({ length: 32 }, async () => {
        for (let n = 0; n < 50; n++) await guarded();
      }),
    ),
  );
  console.log(
    JSON.stringify({
      bench: `sender ${runtime} ${host}`,
      metric: "median",
      value,
      unit: "ms",
      baseline,
      ratio: value / baseline,
    }),
  );
  console.log(
    JSON.stringify({
      bench: `sender ${runtime} ${host}`,
      metric: "32 callers",
      value: (32 * 50 * 1000) / concurrent,
      unit: "requests/s",
    }),
  );
  await sender.close();
}
server.closeAllConnections?.();
server.close();
