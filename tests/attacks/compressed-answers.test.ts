import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: an API of one user. What it tries: to occupy the functions of all users with an answer that is small when compressed
 * and very large when decompressed. Deno's decoders ignore limits within one piece of their input.
 */

/** The answer of one URL: its content encoding, if any, and its bytes. */
const ANSWERS: Record<string, { coding?: string; body: Uint8Array }> = {
  gzip: { coding: "gzip", body: gzipSync(new Uint8Array(200_000_000)) },
  deflate: { coding: "deflate", body: deflateSync(new Uint8Array(200_000_000)) },
  br: { coding: "br", body: brotliCompressSync(new Uint8Array(200_000_000)) },
  base64Gzip: { body: inJson(gzipSync(new Uint8Array(70_000_000))) },
  base64Zlib: { body: inJson(deflateSync(new Uint8Array(70_000_000))) },
  manyBase64: { body: inJson(...Array.from({ length: 60 }, () => gzipSync(new Uint8Array(990_000)))) },
};

function inJson(...parts: Uint8Array[]): Uint8Array {
  return Buffer.from(JSON.stringify(parts.map((part) => Buffer.from(part).toString("base64"))));
}

/** Milliseconds for which a request of another user may wait. On a busy machine it takes a few hundred anyway. */
const LIMIT_MS = 1_500;

let api: Loopback;
let toolgate: Toolgate;
let attacker: Awaited<ReturnType<Toolgate["newPerson"]>>;
let other: typeof attacker;

beforeAll(async () => {
  api = await startLoopback(({ url }, response) => {
    const { coding, body } = ANSWERS[url.slice(1)] ?? { body: inJson() };
    response.writeHead(200, {
      "content-type": "application/json",
      ...(coding !== undefined && { "content-encoding": coding }),
    });
    response.end(body);
  });
  toolgate = await startToolgate({ upstreams: [api.url] });
  [attacker, other] = [await toolgate.newPerson(), await toolgate.newPerson()];
  await connect(attacker.client, writeDocument(), { key: "sk_live_51HabcXYZ0987654321" });
  await call("nothing");
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

function writeDocument(): object {
  const operation = (operationId: string) => ({
    get: { operationId, responses: { 200: { description: "OK" } } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Archive", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      { secret_id: "key", description: "Key", vault_key_name: "key", in: "header", name: "x-key" },
    ],
    paths: Object.fromEntries(
      [...Object.keys(ANSWERS), "nothing"].map((name) => [`/${name}`, operation(name)]),
    ),
  };
}

async function call(tool: string): Promise<string> {
  const { body } = await attacker.client.call<{ status: string }>("POST", "/functions/v1/agent-query", {
    user_query: "read the archive",
    conversation_id: crypto.randomUUID(),
    tool,
    arguments: {},
  });
  return body.status;
}

const ROWS: [attempt: string, tool: string, status: string][] = [
  ["200 MB of zeros with Content-Encoding: gzip", "gzip", "FAILURE"],
  ["200 MB of zeros with Content-Encoding: deflate", "deflate", "FAILURE"],
  ["200 MB of zeros with Content-Encoding: br", "br", "FAILURE"],
  ["70 MB of zeros as base64 of gzip in JSON", "base64Gzip", "SUCCESS"],
  ["70 MB of zeros as base64 of zlib in JSON", "base64Zlib", "SUCCESS"],
  ["60 times 1 MB of zeros as base64 of gzip in JSON", "manyBase64", "SUCCESS"],
];

describe("an API of a user answers with little that becomes much", () => {
  test.each(ROWS)("%s: others do not wait", async (_, tool, expected) => {
    let isOver = false;
    const calls = Promise.all([call(tool), call(tool)]).finally(() => {
      isOver = true;
    });
    let longest = 0;
    while (!isOver) {
      const started = performance.now();
      await other.client.call("GET", "/functions/v1/connectors");
      longest = Math.max(longest, performance.now() - started);
    }
    expect(await calls).toEqual([expected, expected]);
    expect(longest).toBeLessThan(LIMIT_MS);
  });
});
