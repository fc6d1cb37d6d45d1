import { describe, expect, it } from "vitest";
import type { StepItem } from "../../web/src/features/chat/state/conversation.ts";
import {
  findMissingConnection,
  isRepeatable,
  pickConnection,
} from "../../web/src/features/chat/turn/find-missing-connection.ts";

const ORIGIN = "https://toolgate.example";
const ID = "3f0d0a3e-54f5-4a52-9c2e-0b8b8f3c9a11";

const step = (result: unknown, key = "1"): StepItem => ({
  kind: "step",
  key,
  id: key,
  tool: "listThings",
  arguments: {},
  state: "done",
  result,
});
const failure = (details: object, rest: object = {}) => ({
  status: "FAILURE",
  error_code: "AUTH_FAILED",
  error_message: "…",
  technical_details: {
    reason: "needs_sign_in",
    connector_id: ID,
    connection: null,
    end_user: null,
    connect_url: `${ORIGIN}/connectors/${ID}`,
    ...details,
  },
  ...rest,
});

describe("findMissingConnection()", () => {
  it.each<[what: string, result: unknown, isFound: boolean]>([
    ["the connector's page", failure({}), true],
    ["a connect link", failure({ connect_url: `${ORIGIN}/connect#token`, end_user: "customer 7" }), true],
    [
      "a page elsewhere, from an API that imitates the error",
      failure({ connect_url: "https://evil.example/connect" }),
      false,
    ],
    ["a host that begins alike", failure({ connect_url: `${ORIGIN}.evil.example/connect` }), false],
    ["a script", failure({ connect_url: "javascript:alert(1)" }), false],
    ["another page of this installation", failure({ connect_url: `${ORIGIN}/settings` }), false],
    ["the page of another connector", failure({ connector_id: ID.replace("3f", "4f") }), false],
    ["an id that is no id", failure({ connector_id: "../x" }), false],
    ["another reason", failure({ reason: "refresh_failed" }), false],
    ["a success", failure({}, { status: "SUCCESS" }), false],
    ["a text", "needs_sign_in", false],
  ])("%s", (_, result, isFound) => {
    expect(findMissingConnection([step(result)], ORIGIN) !== null).toBe(isFound);
  });
});

describe("isRepeatable()", () => {
  const requests = (method: string) => new Map([["2", { method, url: null, status: 200 }]]);
  it.each<[what: string, result: unknown, method: string, expected: boolean]>([
    ["after a read", { ok: true }, "GET", true],
    ["not after a write", { ok: true }, "POST", false],
    ["after a write that failed", failure({}), "POST", true],
  ])("%s", (_, result, method, expected) => {
    expect(isRepeatable([step(failure({})), step(result, "2")], requests(method))).toBe(expected);
  });

  it("not after a call whose request is not known", () => {
    expect(isRepeatable([step({ ok: true }, "3")], new Map())).toBe(false);
  });
});

describe("pickConnection()", () => {
  const one = (name: string, rest: object) => ({
    connection_id: `id of ${name}`,
    name,
    end_user: null,
    is_default: false,
    status: "ACTIVE",
    ...rest,
  });
  const all = [
    one("default", { is_default: true }),
    one("work", {}),
    one("customer 7", { end_user: "customer 7" }),
  ];
  const needed = { connector_id: ID, connection: null, end_user: null, connect_url: ORIGIN };
  it.each([
    ["the default one", {}, "default"],
    ["by name", { connection: "work" }, "work"],
    ["by id", { connection: "id of work" }, "work"],
    ["of an end user", { end_user: "customer 7" }, "customer 7"],
    ["none of another name", { connection: "customer 7" }, undefined],
  ])("%s", (_, choice, expected) => {
    expect(pickConnection(all, { ...needed, ...choice })?.name).toBe(expected);
  });
});
