import { describe, expect, it } from "vitest";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../src/contract/ports.ts";
import { httpTool } from "../../src/plugins/http-tool/index.ts";
import { catchError } from "../calling/catch-error.ts";
import { httpDefinition, planned, portsFor, runFailing, runPlanned } from "./run-tool-plugin.ts";

const CANARY = "canary-plug1n/secret";
const URL_OF_API = "https://api.example.com/v1/items";

/** A sender that records requests and always returns the same answer. */
function answering(body: unknown, parts: Partial<IncomingResponse> = {}) {
  const sent: OutgoingRequest[] = [];
  const sender: Sender = {
    async send(request) {
      sent.push(request);
      return {
        status: 200,
        headers: { "content-type": "application/json" },
        body: new TextEncoder().encode(JSON.stringify(body)),
        url: request.url,
        duration_ms: 5,
        attempts: 1,
        ...parts,
      } as IncomingResponse;
    },
  };
  return { sent, sender };
}

const city = { city: { type: "string" } };

describe("httpTool()", () => {
  it.each([
    ["GET", true],
    ["PUT", true],
    ["DELETE", true],
    ["POST", false],
    ["PATCH", false],
  ] as const)("%s may be repeated after a failure: %s", async (method, idempotent) => {
    const { sent, sender } = answering({});
    const plugin = httpTool(
      portsFor({ definition: httpDefinition({ url: URL_OF_API, method }), secrets: {} }, { sender }).ports,
    );
    await runPlanned(plugin, {});
    expect(sent[0]?.idempotent).toBe(idempotent);
  });

  it("build() masks a secret in path, query, header and body, and sends nothing", async () => {
    const definition = httpDefinition(
      {
        url: `${URL_OF_API}/{{key}}?k={{key}}&q={{city}}`,
        method: "POST",
        headers: { authorization: "Bearer {{key}}" },
        body_template: '{"key": "{{key}}", "city": "{{city}}"}',
      },
      city,
      { secret_names: ["key"] },
    );
    const plugin = httpTool(portsFor({ definition, secrets: { key: CANARY } }).ports);
    const expected = {
      method: "POST",
      url: `${URL_OF_API}/***?k=***&q=Brno`,
      headers: { authorization: "Bearer ***" },
      body: { key: "***", city: "Brno" },
    };
    const request = await plugin.build?.(planned(plugin, { city: "Brno" }));
    expect(request?.shown).toMatchObject(expected);
    expect(request?.outcome).toMatchObject({ sent: false, http_status: null });
    expect(JSON.stringify(request)).not.toContain(CANARY);
  });

  it("reports every missing secret and sends nothing; secrets that no template uses are not required", async () => {
    const definition = httpDefinition(
      { url: `${URL_OF_API}?a={{one}}`, method: "GET", headers: { b: "{{secret.two}}", c: "{{three}}" } },
      {},
      { secret_names: ["one", "two", "three", "unused"] },
    );
    const plugin = httpTool(portsFor({ definition, secrets: { three: CANARY } }).ports);
    const { error, called } = await runFailing(plugin, {});
    expect([error.code, error.details]).toEqual([
      "AUTH_FAILED",
      { reason: "missing_secret", missing_secrets: ["one", "two"] },
    ]);
    expect(called.outcome).toMatchObject({ sent: false });
  });

  it("masks a key that is a literal of a header, also in answers", async () => {
    const { sent, sender } = answering({ you_sent: CANARY, ok: true });
    const headers = { "X-API-Key": CANARY, Authorization: `Bearer ${CANARY}`, "X-Trace": "seen" };
    const definition = httpDefinition({ url: URL_OF_API, method: "GET", headers });
    const plugin = httpTool(portsFor({ definition, secrets: {} }, { sender }).ports);
    const { called } = await runPlanned(plugin, {});
    expect(called.request).toMatchObject({
      headers: { "x-api-key": "***", authorization: "Bearer ***", "x-trace": "seen" },
    });
    expect(called.result).toEqual({ you_sent: "***", ok: true });
    expect(sent[0]?.headers).toContainEqual(["x-api-key", CANARY]);
    expect(sent[0]?.sensitive.headers).toEqual(["x-api-key", "authorization"]);
  });

  it("masks a secret in the error message of an API", async () => {
    const { sender } = answering(
      { error: { message: `key ${encodeURIComponent(CANARY)} is wrong` } },
      { status: 403 },
    );
    const definition = httpDefinition(
      { url: `${URL_OF_API}?k={{key}}`, method: "GET" },
      {},
      { secret_names: ["key"] },
    );
    const plugin = httpTool(portsFor({ definition, secrets: { key: CANARY } }, { sender }).ports);
    const { error } = await runFailing(plugin, {});
    expect([error.code, error.details]).toMatchObject([
      "AUTH_FAILED",
      { http_status: 403, api_message: "key *** is wrong" },
    ]);
  });

  it.each([
    ["one value", "items[0].id", 1],
    ["a list", "items[*].id", [1, 2]],
    ["a list that is empty here", "none[*].id", []],
    ["null, which is a value", "nothing", null],
    ["all of it", "", { items: [{ id: 1 }, { id: 2 }], none: [], nothing: null }],
  ])("extracts by its response path: %s", async (_, response_path, result) => {
    const whole = { items: [{ id: 1 }, { id: 2 }], none: [], nothing: null };
    const { sender } = answering(whole);
    const definition = httpDefinition({ url: URL_OF_API, method: "GET", response_path });
    const plugin = httpTool(portsFor({ definition, secrets: {} }, { sender }).ports);
    const { called } = await runPlanned(plugin, {});
    expect([called.result, called.whole_answer]).toEqual([result, whole]);
  });

  it("a response path without a match keeps the call's outcome and lists the existing keys", async () => {
    const { sender } = answering({ current: { text: "Sunny" } });
    const definition = httpDefinition({ url: URL_OF_API, method: "GET", response_path: "current.txt" });
    const plugin = httpTool(portsFor({ definition, secrets: {} }, { sender }).ports);
    const { error, called } = await runFailing(plugin, {});
    expect([error.code, error.details]).toEqual([
      "API_ERROR",
      { reason: "invalid_response", response_path: "current.txt", at: "current", available: ["text"] },
    ]);
    expect(called.outcome).toMatchObject({ sent: true, http_status: 200 });
  });

  it("rejects an argument that would leave its place by name, before a request is sent", async () => {
    const definition = httpDefinition({ url: `${URL_OF_API}/{{city}}`, method: "GET" }, city);
    const plugin = httpTool(portsFor({ definition, secrets: {} }).ports);
    const error = await catchError(async () => plugin.build?.(planned(plugin, { city: ".." })));
    expect([error.code, error.details]).toMatchObject([
      "INVALID_ARGUMENTS",
      { errors: [{ pointer: "/city" }] },
    ]);
  });
});
