import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import {
  findPresetOfEndpoints,
  findPresetOfServer,
  isBelow,
  resolvePreset,
  variablesOf,
} from "../../src/presets/find-preset.ts";
import { PRESETS } from "../../src/presets/providers.data.ts";

const ROOT = resolve(import.meta.dirname, "../..");

describe("the data of the presets", () => {
  const all = PRESETS.map((preset) => [preset.id, preset] as const);

  it("has at least 60 providers, each once, with hosts of their own", () => {
    expect(PRESETS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length);
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length);
    const hosts = PRESETS.flatMap((preset) => preset.hosts);
    expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual([]);
    expect(PRESETS.map(({ id }) => id)).toEqual(PRESETS.map(({ id }) => id).sort());
  });

  it("says of most providers where a client is registered, and of many how a grant is revoked", () => {
    const count = (member: "register_url" | "revocation_url" | "userinfo_url" | "identity_path") =>
      PRESETS.filter((preset) => preset[member] !== undefined).length;
    expect(count("register_url")).toBeGreaterThanOrEqual(80);
    expect(count("revocation_url")).toBeGreaterThanOrEqual(20);
    const named = PRESETS.filter(({ userinfo_url, identity_path }) => userinfo_url ?? identity_path);
    expect(named.length).toBeGreaterThanOrEqual(60);
  });

  it.each(all)("%s: https addresses without user, port and fragment", (_, preset) => {
    const { authorization_url, token_url, revocation_url, userinfo_url, device_url } = preset;
    const addresses = [
      authorization_url,
      token_url,
      revocation_url,
      userinfo_url,
      device_url,
      preset.register_url,
      preset.document_url,
    ].filter((address) => address !== undefined);
    for (const address of addresses) {
      const url = new URL(address.replace(/\{\w+\}/g, "x"));
      expect([address, url.protocol, url.port, url.username, url.hash]).toEqual([
        address,
        "https:",
        "",
        "",
        "",
      ]);
    }
  });

  it.each(all)("%s: everything that receives a secret is on the provider's domains", (_, preset) => {
    const { authorization_url, token_url, revocation_url, userinfo_url, device_url } = preset;
    const receivers = [authorization_url, token_url, revocation_url, userinfo_url, device_url]
      .filter((address) => address !== undefined)
      .map((address) => new URL(address.replace(/\{\w+\}/g, "x")).hostname);
    const hosts = preset.hosts.map((host) => host.replace(/\{\w+\}/g, "x"));
    expect([...receivers, ...hosts].filter((host) => !isBelow(host, preset.domains))).toEqual([]);
    // A domain that several customers share, such as a public suffix, is not a provider's own.
    expect(preset.domains.filter((domain) => !/^[a-z0-9-]+\.[a-z]{2,}$/.test(domain))).toEqual([]);
  });

  it.each(all)("%s: variables are whole labels of a host that the API's hosts give", (_, preset) => {
    const placed = [...`${preset.authorization_url} ${preset.token_url}`.matchAll(/(.?)\{(\w+)\}(.?)/g)];
    expect(placed.every(([, before, , after]) => before === "/" && after === ".")).toBe(true);
    const given = preset.hosts.flatMap((host) => [...host.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(variablesOf(preset).filter((name) => !given.includes(name))).toEqual([]);
    if (preset.identity_path !== undefined) expect(preset.identity_path).toMatch(/^\/[\w@./:-]+$/);
  });
});

describe("findPresetOfServer()", () => {
  it.each<[server: string, found: string | null, variables?: object]>([
    ["https://api.github.com", "github"],
    ["https://api.github.com/", "github"],
    ["https://API.GitHub.com:443/v3", "github"],
    ["https://slack.com/api", "slack"],
    ["https://acme.zendesk.com", "zendesk", { company: "acme" }],
    ["https://gmail.googleapis.com", "google"],
    ["http://api.github.com", null],
    ["https://api.github.com:8443", null],
    ["https://api.github.com.evil.example", null],
    ["https://evil.example/api.github.com", null],
    ["https://api.github.com@evil.example", null],
    ["https://user@api.github.com", null],
    ["https://a.b.zendesk.com", null],
    ["https://-.zendesk.com", null],
    ["https://{company}.zendesk.com", null],
    ["https://api-github.com", null],
    ["/v1", null],
    ["", null],
  ])("%s → %s", (server, found, variables = {}) => {
    const preset = findPresetOfServer(server);
    expect(preset?.id ?? null).toBe(found);
    if (preset) expect(preset.variables).toEqual(variables);
  });
});

describe("findPresetOfEndpoints()", () => {
  it.each<[what: string, authorization: string, token: string, found: string | null]>([
    [
      "the preset's own",
      "https://github.com/login/oauth/authorize",
      "https://github.com/login/oauth/access_token",
      "github",
    ],
    [
      "older addresses",
      "https://accounts.google.com/o/oauth2/auth",
      "https://accounts.google.com/o/oauth2/token",
      "google",
    ],
    [
      "with parameters",
      "https://accounts.google.com/o/oauth2/v2/auth?prompt=none",
      "https://oauth2.googleapis.com/token",
      "google",
    ],
    ["a token URL elsewhere", "https://github.com/login/oauth/authorize", "https://evil.example/token", null],
    [
      "an authorization URL elsewhere",
      "https://evil.example/authorize",
      "https://github.com/login/oauth/access_token",
      null,
    ],
    [
      "the token URL of another customer",
      "https://acme.zendesk.com/oauth/authorizations/new",
      "https://evil.zendesk.com/oauth/tokens",
      null,
    ],
    [
      "a domain that only ends alike",
      "https://github.com/login/oauth/authorize",
      "https://notgithub.com/token",
      null,
    ],
    [
      "without TLS",
      "http://github.com/login/oauth/authorize",
      "http://github.com/login/oauth/access_token",
      null,
    ],
  ])("%s", (_, authorization, token, found) => {
    expect(findPresetOfEndpoints(authorization, token)?.id ?? null).toBe(found);
  });
});

describe("resolvePreset()", () => {
  it.each([
    "",
    "a.b",
    "evil.example/",
    "evil.example#",
    "acme@evil.example",
    "-a",
    "a-",
    "A",
    "acme\n",
    "acme?",
    "x".repeat(64),
    "%2e",
    "..",
  ])("does not fill %j into a host", (company) => {
    expect(resolvePreset("zendesk", { company })).toBeNull();
  });

  it("fills every address", () => {
    expect(resolvePreset("auth0", { tenant: "acme" })).toMatchObject({
      authorization_url: "https://acme.auth0.com/authorize",
      token_url: "https://acme.auth0.com/oauth/token",
      userinfo_url: "https://acme.auth0.com/userinfo",
    });
    expect(resolvePreset("constructor", {})).toBeNull();
  });
});

it("the data is in the functions that need it, not in agent-query", () => {
  expect(reachableFrom("supabase/functions/agent-query/index.ts")).not.toContain(
    "src/presets/providers.data.ts",
  );
  expect(reachableFrom("supabase/functions/connectors/index.ts")).toContain("src/presets/providers.data.ts");
});

/** Files that the entry point imports, statically or not. */
function reachableFrom(entry: string): string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(file, "utf8").replace(/^import type .*?;$/gms, "");
    for (const [, path = ""] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+\.ts)"/g))
      visit(resolve(dirname(file), path));
  };
  visit(resolve(ROOT, entry));
  return [...seen].map((file) => file.slice(ROOT.length + 1));
}
