import { describe, expect, it } from "vitest";
import { readConfig } from "../../../src/compose/config.ts";
import { readSettings } from "../../../supabase/embedded/read-settings.ts";

const PLATFORM = {
  SUPABASE_URL: "http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
};
const otel = (env: Record<string, string>) => readConfig({ ...PLATFORM, ...env }).otel;
const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: "https://otel.example.com:4318/" };

describe("the collector in the configuration", () => {
  it("is disabled without an endpoint, regardless of other settings", () => {
    expect(otel({ OTEL_EXPORTER_OTLP_HEADERS: "a=1", OTEL_SERVICE_NAME: "x" })).toBeNull();
  });

  it("has defaults and OpenTelemetry's variable names", () => {
    expect(otel(ENDPOINT)).toEqual({
      endpoint: "https://otel.example.com:4318",
      headers: [],
      serviceName: "toolgate",
      ratio: 1,
    });
    const full = {
      OTEL_EXPORTER_OTLP_HEADERS: "Authorization=Basic%20YTpi, x-scope = one,two=%C3%A9,",
      OTEL_SERVICE_NAME: "gate",
      OTEL_TRACES_SAMPLER_ARG: "0.25",
    };
    expect(otel({ ...ENDPOINT, ...full })).toMatchObject({
      headers: [
        ["authorization", "Basic YTpi"],
        ["x-scope", "one"],
        ["two", "é"],
      ],
      serviceName: "gate",
      ratio: 0.25,
    });
  });

  it.each([
    ["no URL", { OTEL_EXPORTER_OTLP_ENDPOINT: "otel:4318" }, /OTEL_EXPORTER_OTLP_ENDPOINT/],
    [
      "a user in the URL",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "https://a:s3cret@x" },
      /^(?!.*s3cret).*OTLP_ENDPOINT/,
    ],
    [
      "a header without a value",
      { ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "s3cret" },
      /^(?!.*s3cret).*_HEADERS/,
    ],
    [
      "a broken escape",
      { ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: "a=s3cret%" },
      /^(?!.*s3cret).*_HEADERS.*1/,
    ],
    ["a share above 1", { ...ENDPOINT, OTEL_TRACES_SAMPLER_ARG: "1.5" }, /OTEL_TRACES_SAMPLER_ARG.*1\.5/],
  ])("is refused with %s, by the variable's name", (_, env, message) => {
    expect(() => otel(env)).toThrow(message);
  });

  it("is checked by the embedded stack and passed to the functions", () => {
    const set = {
      ...ENDPOINT,
      OTEL_EXPORTER_OTLP_HEADERS: "a=1",
      OTEL_SERVICE_NAME: "gate",
      OTEL_TRACES_SAMPLER_ARG: "0.5",
    };
    expect(readSettings(set).env).toMatchObject(set);
    expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: "x" })).toThrow("OTEL_EXPORTER_OTLP_ENDPOINT");
    expect(() => readSettings({ OTEL_TRACES_SAMPLER_ARG: "all" })).toThrow("OTEL_TRACES_SAMPLER_ARG");
    expect(() => readSettings({ OTEL_EXPORTER_OTLP_HEADERS: "s3cret" })).toThrow(/^(?!.*s3cret)/);
  });
});
