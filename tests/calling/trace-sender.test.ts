import { describe, expect, it } from "vitest";
import { tracedSender } from "../../src/calling/egress/wrap-sender.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { IncomingResponse, OutgoingRequest, Sender } from "../../src/contract/ports.ts";
import { NO_SPAN } from "../../src/contract/telemetry.ts";
import { recordWork } from "../platform/telemetry/record-work.ts";

const REQUEST: OutgoingRequest = {
  method: "GET",
  url: "https://api.example.com:8443/v2/people/jan%40example.com/notes?about=secret%20plan&about=b&key=k3y",
  headers: [
    ["accept", "application/json"],
    ["traceparent", "forged"],
    ["Tracestate", "forged"],
  ],
  idempotent: true,
  sensitive: { headers: [], query: ["key"] },
};
const TEMPLATE = "/people/{email}/notes";

function scripted(answer: Partial<IncomingResponse> | ToolgateError) {
  const sent: OutgoingRequest[] = [];
  const sender: Sender = {
    async send(request) {
      sent.push(request);
      if (answer instanceof ToolgateError) throw answer;
      return {
        status: 200,
        headers: {},
        body: new Uint8Array(),
        url: "",
        duration_ms: 1,
        attempts: 1,
        ...answer,
      };
    },
  };
  return { sent, sender };
}

async function spanOf(
  request: OutgoingRequest,
  template: string,
  answer: Parameters<typeof scripted>[0] = {},
) {
  const { sender, sent } = scripted(answer);
  const [span] = await recordWork((scope) =>
    tracedSender(sender, scope, template)
      .send(request)
      .catch(() => null),
  );
  return { span, sent };
}

describe("tracedSender()", () => {
  it("records a client span whose URL contains no argument", async () => {
    const { span } = await spanOf(REQUEST, TEMPLATE);
    expect(span).toMatchObject({
      name: "GET /people/{email}/notes",
      kind: "client",
      error: null,
      attributes: {
        "http.request.method": "GET",
        "http.response.status_code": 200,
        "url.template": TEMPLATE,
        "url.full": "https://api.example.com:8443/v2/people/REDACTED/notes?about=REDACTED&key=REDACTED",
        "server.address": "api.example.com",
        "server.port": 8443,
      },
    });
    expect(JSON.stringify(span)).not.toMatch(/jan|plan|k3y|forged/);
  });

  it.each([
    ["no template", REQUEST, ""],
    [
      "a secret in the path",
      { ...REQUEST, sensitive: { headers: [], query: [], elsewhere: true } },
      TEMPLATE,
    ],
    ["a template that is longer than the path", REQUEST, "/a/b/c/d/e/f/{g}"],
  ])("omits the path with %s", async (_, request, template) => {
    const { span } = await spanOf(request, template);
    expect(span?.attributes["url.full"]).toMatch(/^https:\/\/api\.example\.com:8443\/REDACTED\?/);
    expect(JSON.stringify(span)).not.toMatch(/jan|plan|k3y/);
  });

  it.each([
    ["an API's error", { status: 503, attempts: 3 }, "503"],
    ["a time-out", new ToolgateError("API_ERROR", "too late", { details: { reason: "timeout" } }), "timeout"],
    [
      "a refusal",
      new ToolgateError("EGRESS_BLOCKED", "no", { details: { reason: "private_address" } }),
      "private_address",
    ],
  ])("marks %s", async (_, answer, error) => {
    const { span } = await spanOf(REQUEST, TEMPLATE, answer);
    expect(span?.error).toBe(error);
    if (error === "503") expect(span?.attributes["http.request.resend_count"]).toBe(2);
  });

  it("sends the trace context of the span to an API that wants it, replacing a given one", async () => {
    const { span, sent } = await spanOf({ ...REQUEST, wantsTrace: true }, TEMPLATE);
    expect(sent[0]?.headers).toEqual([
      ["accept", "application/json"],
      ["traceparent", `00-${span?.traceId}-${span?.spanId}-01`],
    ]);
  });

  it("does not change the request for other APIs or without tracing", async () => {
    const { sent } = await spanOf(REQUEST, TEMPLATE);
    expect(sent).toEqual([REQUEST]);
    const plain = scripted({});
    await tracedSender(plain.sender, NO_SPAN, TEMPLATE).send(REQUEST);
    expect(plain.sent[0]).toBe(REQUEST);
  });
});
