import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Loopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import { type Failure, toolsClient } from "./tools-client.ts";
import { startWeatherApi, weatherTool } from "./weather-api.ts";

const CANARY = "canary-w3ather-5ecret";

let weather: Loopback;
let toolgate: Toolgate;
beforeAll(async () => {
  weather = await startWeatherApi(CANARY);
  toolgate = await startToolgate({ upstreams: [weather.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await weather?.close();
});

const { rest, makeTool, run, storeSecrets, search, found } = toolsClient(() => toolgate);

async function withWeather() {
  const person = await toolgate.newPerson();
  const tool = await makeTool(person, weatherTool(weather.url));
  const stored = await storeSecrets(person, tool.id, { weather_key: CANARY });
  expect(stored).toMatchObject({ status: 200, body: { stored: [{ name: "weather_key" }], missing: [] } });
  return { person, tool };
}

describe("the weather tool", () => {
  it("runs: key from the vault in the header, the response path's value as the result, the request masked", async () => {
    const { person, tool } = await withWeather();
    weather.received.length = 0;
    const { status, body } = await run(person, tool.id, {
      arguments: { city: "Brno & Praha?" },
      include_answer: true,
    });
    expect([status, body]).toEqual([
      200,
      {
        ok: true,
        result: "Sunny",
        answer: expect.objectContaining({ current: expect.anything() }),
        request: {
          method: "GET",
          url: `${weather.url}/v1/current.json?q=Brno%20%26%20Praha%3F`,
          headers: expect.objectContaining({ "x-api-key": "***" }),
        },
        response: {
          status: 200,
          bytes: expect.any(Number),
          duration_ms: expect.any(Number),
          headers: expect.objectContaining({ "content-type": expect.stringContaining("json") }),
        },
        ran_as: { kind: "person", name: null },
        trace_id: expect.any(String),
      },
    ]);
    expect(weather.received[0]?.headers["x-api-key"]).toBe(CANARY);
  });

  it("is found and called by agent-query like any operation, about a second after it was made", async () => {
    const { person } = await withWeather();
    await found(person, "current weather of a city").toContain("current_weather");
    const { body } = await person.client.call("POST", "/functions/v1/agent-query", {
      user_query: "What is the weather in Brno?",
      conversation_id: "c",
    });
    expect(body).toMatchObject({
      status: "SUCCESS",
      final_data: { result: "Sunny" },
      tool: { operation_id: "current_weather", side_effect: "read" },
    });
    expect(weather.received.at(-1)?.url).toBe("/v1/current.json?q=Brno");
  });

  it("a dry run shows the exact request, masked, needs no secret and sends nothing", async () => {
    const person = await toolgate.newPerson();
    const tool = await makeTool(person, weatherTool(weather.url));
    const before = weather.received.length;
    const { body } = await run(person, tool.id, { arguments: { city: "Brno" }, dry_run: true });
    expect(body).toMatchObject({
      ok: true,
      result: null,
      response: null,
      request: { headers: { "x-api-key": "***" } },
    });
    expect(weather.received.length).toBe(before);
  });

  it("its secret is nowhere but in the vault and in the request", async () => {
    const { person, tool } = await withWeather();
    const outcome = await run(person, tool.id, { arguments: { city: "Brno" }, include_answer: true });
    expect(JSON.stringify(outcome.body)).not.toContain(CANARY);
    const tables = await toolgate.stack.sql<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')",
    );
    for (const { name } of tables) {
      const rows = await toolgate.stack.sql(
        `select 1 from ${name} t where to_jsonb(t)::text like '%${CANARY}%'`,
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
    expect(toolgate.logs.join("\n")).not.toContain(CANARY);
  });

  it("without its secret nothing is sent, and the failure names what is missing", async () => {
    const person = await toolgate.newPerson();
    const tool = await makeTool(person, weatherTool(weather.url));
    const before = weather.received.length;
    const { status, body } = await run(person, tool.id, { arguments: { city: "Brno" } });
    expect([status, body.error_code, body.technical_details]).toMatchObject([
      401,
      "AUTH_FAILED",
      { missing_secrets: ["weather_key"] },
    ]);
    expect(weather.received.length).toBe(before);
  });

  it("leaves an audit row and a trace with the masked request", async () => {
    const { person, tool } = await withWeather();
    const { body } = await run(person, tool.id, { arguments: { city: "Brno" } });
    const audit = () =>
      toolgate.stack.sql(
        "select operation_id, method, url, http_status, error_code from public.audit_log where trace_id = $1",
        [String(body["trace_id"])],
      );
    await expect.poll(audit).toEqual([
      {
        operation_id: "current_weather",
        method: "GET",
        url: `${weather.url}/v1/current.json?q=Brno`,
        http_status: 200,
        error_code: null,
      },
    ]);
  });
});

describe("the arguments", () => {
  it("unknown, missing and wrong arguments are refused before anything is sent, by name", async () => {
    const { person, tool } = await withWeather();
    const before = weather.received.length;
    for (const [given, named] of [
      [{}, "city"],
      [{ city: "Brno", extra: 1 }, "extra"],
      [{ city: "Brno", weather_key: "mine" }, "weather_key"],
      [{ city: { a: 1 } }, "city"],
    ] as const) {
      const { status, body } = await run(person, tool.id, { arguments: given });
      expect([status, body.error_code]).toEqual([400, "INVALID_ARGUMENTS"]);
      expect(JSON.stringify(body)).toContain(named);
    }
    expect(weather.received.length).toBe(before);
  });

  it("a response path without a match says what there is instead", async () => {
    const { person, tool } = await withWeather();
    const config = { ...weatherTool(weather.url).http_config, response_path: "current.condition.txt" };
    await rest(person, "PATCH", `?id=eq.${tool.id}`, { http_config: config });
    const { status, body } = await run(person, tool.id, { arguments: { city: "Brno" } });
    expect([status, body.error_code]).toEqual([500, "API_ERROR"]);
    expect(body.technical_details).toMatchObject({
      reason: "invalid_response",
      at: "current.condition",
      available: ["text", "code"],
    });
    expect(body.error_message).toContain("text, code");
  });

  it("fixed values and defaults are filled in; callers see no argument for what is fixed", async () => {
    const person = await toolgate.newPerson();
    const tool = await makeTool(person, {
      ...weatherTool(weather.url),
      http_config: {
        url: `${weather.url}/v1/current.json?q={{city}}&lang={{lang}}&days={{days}}`,
        method: "GET",
      },
      secret_names: [],
      parameters: {
        type: "object",
        properties: {
          city: { type: "string" },
          lang: { const: "cs" },
          days: { type: "integer", default: 3 },
        },
        required: ["city"],
      },
    });
    const { body } = await run(person, tool.id, { arguments: { city: "Brno" }, dry_run: true });
    expect(body["request"]).toMatchObject({ url: `${weather.url}/v1/current.json?q=Brno&lang=cs&days=3` });
    const refused = await run(person, tool.id, { arguments: { city: "Brno", lang: "en" }, dry_run: true });
    expect(refused.body.error_code).toBe("INVALID_ARGUMENTS");
  });

  it("no more calls than the tool's limit a minute, also when they come together", async () => {
    const { person, tool } = await withWeather();
    await rest(person, "PATCH", `?id=eq.${tool.id}`, { rate_limit_per_min: 3 });
    const before = weather.received.length;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => run(person, tool.id, { arguments: { city: "Brno" } })),
    );
    const limited = answers.filter(({ status }) => status === 429);
    expect([weather.received.length - before, limited.length]).toEqual([3, 5]);
    expect(limited[0]?.body.technical_details).toMatchObject({
      limit_per_min: 3,
      retry_after_s: expect.any(Number),
    });
    expect(Number(limited[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("editing over the Data API", () => {
  it("fills in what may be left out: parameters from the placeholders, the side effect from the method", async () => {
    const person = await toolgate.newPerson();
    const read = await makeTool(person, {
      name: "a",
      http_config: { url: "https://api.example.com/{{id}}", method: "get" },
    });
    expect(read).toMatchObject({
      side_effect: "read",
      parameters: {
        type: "object",
        properties: { id: { type: "string" } },
        required: ["id"],
        additionalProperties: false,
      },
    });
    const write = await makeTool(person, {
      name: "b",
      http_config: {
        url: "https://api.example.com/",
        method: "POST",
        body_template: '{"a": "{{text}}"}',
        headers: { authorization: "Bearer {{key}}" },
      },
      secret_names: ["key"],
    });
    expect(write).toMatchObject({ side_effect: "write", parameters: { required: ["text"] } });
  });

  it("refuses what cannot work, naming every field", async () => {
    const person = await toolgate.newPerson();
    const { status, body } = await rest(person, "POST", "", {
      name: " ",
      http_config: { url: "ftp://x", method: "BREW", headers: { "bad name": "x" }, colour: "red" },
    });
    expect([status, body.hint]).toEqual([400, "toolgate:INVALID_REQUEST"]);
    const pointers = (JSON.parse(body.details) as { errors: { pointer: string }[] }).errors.map(
      ({ pointer }) => pointer,
    );
    expect(pointers).toEqual([
      "/name",
      "/http_config/url",
      "/http_config/method",
      "/http_config/headers",
      "/http_config/colour",
    ]);
    const prompt = await rest(person, "POST", "", {
      name: "p",
      tool_type: "prompt",
      prompt_template: "Use {{key}}",
      secret_names: ["key"],
    });
    expect([prompt.status, prompt.body.message]).toEqual([400, expect.stringContaining("secret")]);
  });

  it("a name is taken once per person", async () => {
    const { person } = await withWeather();
    expect((await rest(person, "POST", "", weatherTool(weather.url))).status).toBe(409);
  });

  it("a disabled tool is neither found nor run until it is enabled again; deleting a tool deletes its secrets", async () => {
    const { person, tool } = await withWeather();
    await found(person, "current weather").toContain("current_weather");
    await rest(person, "PATCH", `?id=eq.${tool.id}`, { enabled: false });
    await found(person, "current weather").toEqual([]);
    expect((await run(person, tool.id, { arguments: { city: "Brno" } })).body.error_code).toBe("NOT_FOUND");
    await rest(person, "PATCH", `?id=eq.${tool.id}`, { enabled: true, name: "weather_now" });
    await found(person, "current weather").toContain("weather_now");
    expect((await run(person, tool.id, { arguments: { city: "Brno" } })).body["result"]).toBe("Sunny");
    const secrets = () =>
      toolgate.stack.sql("select 1 from vault.secrets where name like $1", [`%/${tool.id}/%`]);
    expect((await secrets()).length).toBe(1);
    await rest(person, "DELETE", `?id=eq.${tool.id}`);
    await found(person, "current weather").toEqual([]);
    expect((await secrets()).length).toBe(0);
  });

  it("a secret that is no longer one is forgotten; unknown names are refused; a new placeholder may become one", async () => {
    const { person, tool } = await withWeather();
    const path = `/functions/v1/tools/${tool.id}/secrets`;
    const unknown = await person.client.call<Failure>("POST", path, { other: "x" });
    expect([unknown.status, unknown.body.technical_details]).toMatchObject([
      400,
      { errors: [{ pointer: "/other" }] },
    ]);
    const config = { ...weatherTool(weather.url).http_config, headers: { "X-Api-Key": "{{new_key}}" } };
    await rest(person, "PATCH", `?id=eq.${tool.id}`, { http_config: config, secret_names: [] });
    expect((await person.client.call("GET", path)).body).toMatchObject({ stored: [], missing: [] });
    const stored = await person.client.call("POST", path, { new_key: CANARY });
    expect(stored.body).toMatchObject({ stored: [{ name: "new_key" }] });
    expect((await run(person, tool.id, { arguments: { city: "Brno" } })).body["result"]).toBe("Sunny");
    const removed = await person.client.call("DELETE", `${path}/new_key`);
    expect(removed.body).toMatchObject({ stored: [], missing: ["new_key"] });
  });

  it("is invisible to others: they cannot see, change, delete, run or search it, or store its secrets", async () => {
    const { tool } = await withWeather();
    const other = await toolgate.newPerson();
    expect((await rest(other, "GET", "?select=id")).body).toEqual([]);
    expect((await rest(other, "PATCH", `?id=eq.${tool.id}`, { enabled: false })).body).toEqual([]);
    expect((await rest(other, "DELETE", `?id=eq.${tool.id}`)).body).toEqual([]);
    expect((await run(other, tool.id, { arguments: { city: "Brno" } })).status).toBe(404);
    expect(await search(other, "current weather")).toEqual([]);
    expect(
      (await other.client.call("POST", `/functions/v1/tools/${tool.id}/secrets`, { weather_key: "x" }))
        .status,
    ).toBe(404);
    const rows = await toolgate.stack.sql("select enabled from public.custom_tools where id = $1", [tool.id]);
    expect(rows).toEqual([{ enabled: true }]);
    const owner = await rest(other, "POST", "", {
      ...weatherTool(weather.url),
      user_id: crypto.randomUUID(),
    });
    expect(owner.status).toBeGreaterThanOrEqual(400);
  });
});

describe("tools/:id/run", () => {
  it("rejects an invalid id, an unknown id, and arguments that are not an object", async () => {
    const { person, tool } = await withWeather();
    expect((await run(person, crypto.randomUUID(), {})).status).toBe(404);
    expect((await run(person, "not-a-uuid", {})).status).toBe(404);
    expect((await run(person, tool.id, { arguments: [] })).body.error_code).toBe("INVALID_REQUEST");
  });
});
