import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sample, startSample } from "../../supabase/embedded/sample/start-sample.ts";
import { startLoopback } from "../calling/loopback-server.ts";
import { makeProject, startOn } from "./make-project.ts";

describe("the sample API", () => {
  let sample: Sample;
  beforeAll(async () => {
    sample = await startSample(undefined);
  });
  afterAll(() => sample.close());

  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(sample.base_url + path, init);
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as unknown };
  };
  const post = (body: string, type = "application/json") =>
    call("/v1/notes", { method: "POST", headers: { "content-type": type }, body });

  test.each([["Brno"], ["brno"], [" BRNO "]])(
    "knows the weather of %j, the same every time",
    async (city) => {
      const { status, body } = await call(`/v1/current.json?city=${encodeURIComponent(city)}`, {
        headers: { "x-api-key": "anything" },
      });
      expect([status, body]).toEqual([
        200,
        {
          location: { name: "Brno", country: "Czechia", lat: 49.2, lon: 16.61 },
          current: { temp_c: 21.5, humidity: 52, wind_kph: 9, condition: { text: "Sunny" } },
        },
      ]);
    },
  );

  test.each([
    ["Praha", "Prague"],
    ["Wien", "Vienna"],
    ["Varsovie", "Warsaw"],
    ["Nueva York", "New York"],
  ])("knows the local name %s", async (city, name) => {
    expect((await call(`/v1/current.json?city=${encodeURIComponent(city)}`)).body).toMatchObject({
      location: { name },
    });
  });

  test("finds a city written without its accents", async () => {
    expect((await call("/v1/current.json?city=Krakow")).body).toMatchObject({ location: { name: "Kraków" } });
  });

  test("keeps at most 200 notes, newest first", async () => {
    for (let i = 1; i <= 201; i++)
      expect((await post(JSON.stringify({ text: `note ${i}` }))).status).toBe(201);
    const { body } = (await call("/v1/notes")) as { body: { notes: { id: number; text: string }[] } };
    expect([body.notes.length, body.notes[0]?.text, body.notes.at(-1)?.text]).toEqual([
      200,
      "note 201",
      "note 2",
    ]);
  });

  test.each([
    ["no JSON", "{"],
    ["no object", "null"],
    ["no text", "{}"],
    ["an empty text", '{"text":" "}'],
    ["a text of another type", '{"text":{"toString":1}}'],
    ["a long text", JSON.stringify({ text: "x".repeat(2001) })],
    ["a huge body", JSON.stringify({ text: "x".repeat(100_000) })],
    ["a form of a foreign page", "text=x", "application/x-www-form-urlencoded"],
    ["a foreign page's JSON", '{"text":"x"}', "text/plain"],
  ])("refuses a note that is %s", async (_, body, type = "application/json") => {
    const before = ((await call("/v1/notes")).body as { notes: unknown[] }).notes.length;
    expect(await post(body, type)).toMatchObject({
      status: 400,
      body: { error: { message: expect.any(String) } },
    });
    expect(((await call("/v1/notes")).body as { notes: unknown[] }).notes.length).toBe(before);
  });

  test.each([
    ["no city", "GET", "/v1/current.json", 400],
    ["an unknown city", "GET", "/v1/current.json?city=Atlantis", 404],
    ["too many days", "GET", "/v1/forecast.json?city=Brno&days=8", 400],
    ["days that are no number", "GET", "/v1/forecast.json?city=Brno&days=x", 400],
    ["an unknown path", "GET", "/v1/nothing", 404],
    ["a path of the prototype", "GET", "/constructor", 404],
    ["another method", "DELETE", "/v1/notes", 405],
  ])("refuses %s", async (_, method, path, status) => {
    expect((await call(path, { method })).status).toBe(status);
  });

  test("answers only below its path", async () => {
    const { origin } = new URL(sample.base_url);
    for (const path of ["/", "/v1/notes", "/samples/v1/notes", "/rest/v1/"]) {
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
    }
  });
});

test("startSample() keeps its port after a restart, and takes another if it is in use", async () => {
  const folder = mkdtempSync(join(tmpdir(), "toolgate-sample-"));
  try {
    const first = await startSample(folder);
    await first.close();
    const second = await startSample(folder);
    expect(second.base_url).toBe(first.base_url);
    await second.close();
    const squatter = await startLoopback(() => undefined);
    writeFileSync(join(folder, "sample-port"), String(squatter.port));
    const third = await startSample(folder);
    expect(third.base_url).not.toContain(`:${squatter.port}/`);
    expect(readFileSync(join(folder, "sample-port"), "utf8")).toBe(new URL(third.base_url).port);
    await third.close();
    await squatter.close();
    writeFileSync(join(folder, "sample-port"), "nonsense");
    await (await startSample(folder)).close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each([
  ["without the option", { host: "127.0.0.1" }],
  ["where other machines can reach the gateway", { host: "0.0.0.0", sample: true }],
])("the stack serves no sample %s", async (_, options) => {
  const project = makeProject();
  const stack = await startOn(project, { ...options, dataDir: project.dataDir });
  try {
    expect(await (await fetch(`${stack.url}/toolgate.json`)).json()).not.toHaveProperty("sample");
    expect((await fetch(`${stack.url}/sample/openapi.json`)).status).toBe(404);
    expect(existsSync(join(project.dataDir, "sample-port"))).toBe(false);
  } finally {
    await stack.stop();
    project.remove();
  }
});
