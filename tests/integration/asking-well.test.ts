import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { ReadSpan } from "../../src/contract/tool.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  api = await startLoopback(({ method, url, body }, response) =>
    answerJson(response, { method, url, body: body === "" ? null : JSON.parse(body) }),
  );
  toolgate = await startToolgate({ upstreams: [api.url] });
  owner = (await toolgate.newPerson()).client;
  await connect(owner, writeHarbour(api.url), {});
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  final_data: { method: string; url: string; body: object | null };
  reading?: ReadSpan[];
  technical_details: {
    question: string;
    missing: string[];
    choices: { operation_id: string; missing: unknown[] }[];
  };
}

function converse() {
  const conversation_id = crypto.randomUUID();
  return async (user_query: string) =>
    (await owner.call<Answer>("POST", "/functions/v1/agent-query", { user_query, conversation_id })).body;
}

/** A harbour that occurs in no other API of this test. */
function writeHarbour(url: string): object {
  const text = { type: "string" };
  const body = (properties: object, required: string[]) => ({
    required: true,
    content: {
      "application/json": { schema: { type: "object", properties, required, additionalProperties: false } },
    },
  });
  const berth = { name: "berth_no", in: "path", required: true, schema: { type: "integer" } };
  const responses = { "200": { description: "ok" } };
  return {
    openapi: "3.1.0",
    info: { title: "Harbour", version: "1" },
    servers: [{ url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/berths/{berth_no}": {
        get: { operationId: "getBerth", summary: "Show a berth", parameters: [berth], responses },
      },
      "/berths/{berth_no}/reserve": {
        post: {
          operationId: "reserveBerth",
          summary: "Reserve a berth",
          parameters: [berth],
          requestBody: body({ boat: { ...text, description: "Name of the boat" } }, ["boat"]),
          responses,
        },
      },
      "/tides": {
        get: {
          operationId: "getTides",
          summary: "Tides at a harbour",
          parameters: [{ name: "harbour", in: "query", required: true, schema: text }],
          responses,
        },
      },
    },
  };
}

const RESERVED = { method: "POST", url: "/berths/12/reserve", body: { boat: "Marlin" } };

describe("a question is asked and answered in the language of the request", () => {
  it.each([
    ["en", "Reserve berth 12", /what is the boat/, "Marlin"],
    ["cs", "Zarezervuj prosím berth 12", /jakou hodnotu má boat/, "Marlin"],
    ["de", "Bitte reserviere berth 12", /welchen Wert hat boat/, "Es ist Marlin"],
    ["pl", "Proszę zarezerwuj berth 12", /jaką wartość ma boat/, "to jest Marlin"],
    ["es", "Por favor, reserva berth 12", /qué valor tiene boat/, "es Marlin"],
    ["fr", "Réservez berth 12, s'il vous plaît", /quelle est la valeur de boat/, "c'est Marlin"],
  ])("%s: %s", async (_language, request, question, answer) => {
    const say = converse();
    const asked = await say(request);
    expect(asked.error_code, JSON.stringify(asked)).toBe("CLARIFICATION_NEEDED");
    expect(asked.technical_details.question).toMatch(question);
    const done = await say(answer);
    expect(done.final_data).toEqual(RESERVED);
    expect(done.reading).toContainEqual(
      expect.objectContaining({ text: "Marlin", role: "argument", detail: "boat" }),
    );
  });

  it.each([
    ["no", "Reserve berth 12", /What should be done instead/],
    ["ne", "Zarezervuj prosím berth 12", /Co se má udělat/],
    ["nein", "Bitte reserviere berth 12", /Was soll stattdessen/],
    ["nie", "Proszę zarezerwuj berth 12", /Co zrobić zamiast/],
    ["non", "Réservez berth 12, s'il vous plaît", /Que faut-il faire/],
  ])("%s ends it, and nothing is called", async (answer, request, question) => {
    const before = api.received.length;
    const say = converse();
    await say(request);
    expect((await say(answer)).technical_details.question).toMatch(question);
    expect(api.received.length).toBe(before);
  });

  it("an answer that is not understood is asked again in the same language", async () => {
    const say = converse();
    await say("Bitte reserviere berth 12");
    const again = await say("???");
    expect(again.technical_details.question).toMatch(/welchen Wert hat boat/);
  });
});

describe("a choice describes operations by their function", () => {
  it("of a tool that two connectors have, with the names of the APIs; the answer may be one of them", async () => {
    const second = await connect(
      owner,
      { ...writeHarbour(api.url), info: { title: "Second harbour", version: "1" } },
      {},
    );
    const say = converse();
    const asked = await say("Show berth 7");
    for (const name of ["Show a berth (Harbour)", "Show a berth (Second harbour)"])
      expect(asked.technical_details.question).toContain(name);
    const done = await say("the second one");
    expect(done.final_data).toMatchObject({ method: "GET", url: "/berths/7" });
    expect(done.reading).toContainEqual(expect.objectContaining({ role: "action" }));
    await owner.call("DELETE", `/functions/v1/connectors/${second}`);
  });
});
