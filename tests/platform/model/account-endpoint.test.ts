import { createServer } from "node:net";
import { afterEach, expect, it } from "vitest";
import { openAccountEndpoint, openKeptChat } from "../../../src/compose/create-chat.ts";
import type { Config } from "../../../src/contract/config.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import { fetchModels } from "../../../src/platform/model/list-models.ts";
import { findFreePort } from "../../calling/find-free-port.ts";
import { type ScriptedEndpoint, type Step, startScriptedEndpoint } from "./scripted-endpoint.ts";

const KEY = "endpoint-canary-77aa1";

let endpoint: ScriptedEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

/** The config of an installation that allows this host. */
function open(baseUrl: string) {
  const config: Pick<Config, "supabaseUrl" | "publicUrl" | "webUrl" | "egressAllow"> = {
    supabaseUrl: "https://toolgate.example",
    publicUrl: "https://toolgate.example",
    webUrl: null,
    egressAllow: new URL(baseUrl).host,
  };
  return openAccountEndpoint(config as Config, { baseUrl, key: KEY });
}

async function failureOf(work: Promise<unknown>): Promise<ToolgateError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ToolgateError) return error;
  throw new Error(`No ToolgateError but ${String(error)}`);
}

const REQUEST = {
  messages: [{ role: "user" as const, content: "hi" }],
  functions: [],
  choice: "auto" as const,
};

const SILENT: [what: string, step: Step, message: string][] = [
  ["does not answer", { hang: true }, "The model endpoint did not answer within 300 ms."],
  ["stops within its answer", { stall: true }, "The model endpoint did not answer within 300 ms."],
];
it.each(SILENT)("an account's endpoint that %s is given up after the timeout", async (_, step, message) => {
  endpoint = await startScriptedEndpoint([step, step, step]);
  const kept = open(endpoint.baseUrl);
  for (const ask of [() => openKeptChat(kept, "m", 300).complete(REQUEST), () => fetchModels(kept, 300)]) {
    const { code, message: said, details } = await failureOf(ask());
    expect([code, said, details?.["reason"]]).toEqual(["MODEL_ERROR", message, "timeout"]);
  }
});

it("an account's endpoint that cuts the connection, or is not there, could not be reached", async () => {
  endpoint = await startScriptedEndpoint([{ cut: true }, { cut: true }, { cut: true }]);
  const gone = `http://127.0.0.1:${await findFreePort()}/v1`;
  for (const baseUrl of [endpoint.baseUrl, gone]) {
    const { message, details } = await failureOf(openKeptChat(open(baseUrl), "m").complete(REQUEST));
    expect(message).toMatch(/^The model endpoint could not be reached\. /);
    expect(message).not.toContain("OPENAI_BASE_URL");
    expect(details).toEqual({ reason: "connection" });
  }
});

it("an account's endpoint that does not speak HTTP gives MODEL_ERROR without its bytes", async () => {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(`+OK ${KEY}\r\n`, () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as { port: number };
  const failure = await failureOf(openKeptChat(open(`http://127.0.0.1:${port}/v1`), "m").complete(REQUEST));
  expect(failure.code).toBe("MODEL_ERROR");
  expect(JSON.stringify([failure.message, failure.details])).not.toContain(KEY);
  await new Promise((done) => server.close(done));
});
