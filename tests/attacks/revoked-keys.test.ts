import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { answerJson } from "../calling/loopback-server.ts";
import {
  type OrchestratorSetting,
  startOrchestratorSetting,
  toolResults,
} from "../integration/orchestrator-setting.ts";
import type { Scripted } from "../integration/scripted-model.ts";

/*
 * Who: the holder of an API key that was stolen, whose run is under way when the owner revokes the key. What it tries: to let
 * the run continue. Expected: after the revocation no write is sent, no secret is read, and no further turn of a model is paid.
 */

let setting: OrchestratorSetting;
beforeAll(async () => {
  setting = await startOrchestratorSetting({ TOOLGATE_ENV: "dev" });
  await setting.addTool({
    name: "list_notes",
    description: "List all notes",
    http_config: { url: `${setting.api.url}/notes`, method: "GET" },
  });
});
afterAll(() => setting?.stop());
afterEach(() => setting.expectNoLeak());

const READ: Scripted = { call: "get_note", arguments: { id: 1 } };
const OPEN_READ: Scripted = { call: "list_notes", arguments: {} };
const WRITE: Scripted = { call: "send_note", arguments: { text: "sent by a thief" } };

type Moment = "the model decides" | "the API answers";

const ROWS: [moment: Moment, next: string, call: Scripted, requests: string[], turns: number][] = [
  ["the model decides", "a write", WRITE, [], 1],
  ["the model decides", "a read with a secret", READ, [], 1],
  ["the model decides", "a read of a public API, and a turn more", OPEN_READ, ["GET /notes"], 1],
  ["the API answers", "a turn more, which would write", OPEN_READ, ["GET /notes"], 1],
];

/** Ends the right of a key to do anything. */
const ENDINGS: [ending: string, end: (id: string) => Promise<unknown>][] = [
  ["revoked", (id) => setting.owner.call("DELETE", `/functions/v1/api-keys/${id}`)],
  [
    "expired",
    (id) =>
      setting.toolgate.stack.sql(
        "update public.api_keys set expires_at = now() - interval '1 second' where id = $1",
        [id],
      ),
  ],
];

describe.each(ENDINGS)("a key is %s during its run", (_, end) => {
  it.each(ROWS)("while %s: %s", async (moment, _next, call, requests, turns) => {
    const { id, client } = await setting.newKey();
    setting.answerWith(async (_request, response) => {
      if (moment === "the API answers") await end(id);
      answerJson(response, { ok: true });
    });
    setting.model.answer = async (body) => {
      if (toolResults(body).length > 0) return WRITE;
      if (moment === "the model decides") await end(id);
      return call;
    };
    const { status, body } = await setting.ask({}, { client });
    expect([status, body.error_code]).toEqual([401, "UNAUTHENTICATED"]);
    expect(setting.api.received.map(({ method, url }) => `${method} ${url}`)).toEqual(requests);
    expect(setting.model.requests).toHaveLength(turns);
  });
});
