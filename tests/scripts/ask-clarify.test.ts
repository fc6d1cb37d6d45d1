import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readArguments } from "../../scripts/ask/read-arguments.ts";
import { runAsk } from "../../scripts/ask/run-ask.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { CTRL_C, watchTerminal } from "./watched-terminal.ts";

let api: Loopback;
let toolgate: Toolgate;
let token: string;
beforeAll(async () => {
  api = await startLoopback(({ url }, response) => answerJson(response, { from: url }));
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
  ({ token } = await toolgate.newPerson());
  await connect(toolgate.as(token), document());
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
afterEach(() => {
  api.received.length = 0;
});

function document() {
  const responses = { "200": { description: "ok" } };
  const parameters = [{ name: "city", in: "query", required: true, schema: { type: "string" } }];
  const note = { text: { type: "string" }, priority: { type: "integer" } };
  const schema = { type: "object", required: ["text", "priority"], properties: note };
  const forecast = (kind: string) => ({
    get: { operationId: `get${kind}Forecast`, summary: `${kind} forecast of a city`, parameters, responses },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Weather", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/daily": forecast("Daily"),
      "/hourly": forecast("Hourly"),
      "/notes": {
        post: {
          operationId: "addNote",
          summary: "Add a note",
          requestBody: { required: true, content: { "application/json": { schema } } },
          responses,
        },
      },
    },
  };
}

function ask(...args: string[]) {
  const watched = watchTerminal();
  const all = ["--url", toolgate.stack.url, "--token", token, ...args];
  return { ...watched, code: runAsk(watched.terminal, readArguments(all, {}, true)) };
}

const sent = () => api.received.map(({ method, url, body }) => `${method} ${url} ${body}`.trim());
const WHICH = "1–2, or say which: ";

describe("a clarifying question at a terminal", () => {
  it("is answered with the number of a tool; values from the question fill its arguments", async () => {
    const { code, enter, screen, stdout } = ask("Forecast for Brno");
    await enter(WHICH, "9");
    await enter(WHICH, "2");
    expect(await code).toBe(0);
    expect(screen()).toMatch(
      / {2}1 {2}getDailyForecast · Daily forecast of a city \(Weather\)\n {2}2 {2}getHourlyForecast · /,
    );
    expect(screen()).toContain("✓ getHourlyForecast · confidence 1");
    expect(JSON.parse(stdout())).toEqual({ from: "/hourly?city=Brno" });
    expect(sent()).toEqual(["GET /hourly?city=Brno"]);
  });

  it("asks for the missing values of a chosen tool, and --dry-run sends nothing", async () => {
    const { code, enter, screen, stdout } = ask("Forecast", "--dry-run");
    await enter(WHICH, "1");
    await enter("city: ", "Bern");
    expect(await code).toBe(0);
    expect(screen()).toContain('? For "Daily forecast of a city": what is the city?');
    expect(JSON.parse(stdout()).request).toMatchObject({ url: `${api.url}/daily?city=Bern` });
    expect(sent()).toEqual([]);
  });

  it("is answered in words", async () => {
    const { code, enter } = ask("Forecast for Brno");
    await enter(WHICH, "the hourly one");
    expect(await code).toBe(0);
    expect(sent()).toEqual(["GET /hourly?city=Brno"]);
  });

  it("is asked again when the words do not identify a tool", async () => {
    const { code, enter } = ask("Forecast for Brno");
    await enter(WHICH, "the forecast");
    await enter(WHICH, "1");
    expect(await code).toBe(0);
    expect(sent()).toEqual(["GET /daily?city=Brno"]);
  });

  it("about one tool is answered with yes or no; its write passes the same gate and is sent once", async () => {
    const { code, enter, screen } = ask("the note");
    await enter("[y/N] ", "y");
    expect(screen()).toContain('? Do you mean "Add a note"?');
    await enter("text: ", "milk");
    await enter("priority: ", "2");
    await enter("Approve? [y/N] ", "y");
    expect(await code).toBe(0);
    expect(sent()).toEqual(['POST /notes {"text":"milk","priority":2}']);
  });

  it("about missing values: the request is repeated with them", async () => {
    const { code, enter } = ask("Add a note", "--dry-run");
    await enter("text: ", "buy milk");
    await enter("priority: ", "3");
    expect(await code).toBe(0);
  });

  it.each([
    ["Forecast for Brno", WHICH, ""],
    ["Forecast for Brno", WHICH, CTRL_C],
    ["the note", "[y/N] ", ""],
    ["Add a note", "text: ", ""],
  ])("%s: left at %s, it ends as a failure with its candidates", async (question, prompt, entered) => {
    const { code, enter, screen } = ask(question);
    await enter(prompt, entered);
    expect(await code).toBe(1);
    expect(screen()).toContain("✗ CLARIFICATION_NEEDED");
    expect(sent()).toEqual([]);
  });

  it("without a terminal is a failure, and nothing is asked", async () => {
    const watched = watchTerminal();
    const all = ["--url", toolgate.stack.url, "--token", token, "Forecast for Brno"];
    const code = await runAsk({ ...watched.terminal, isInteractive: false }, readArguments(all, {}, false));
    expect(code).toBe(1);
    expect(watched.screen()).toContain("Nearest tools: getDailyForecast, getHourlyForecast");
  });
});
