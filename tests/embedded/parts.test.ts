import { describe, expect, test } from "vitest";
import { splitStatements } from "../../supabase/embedded/database/migrations/split-statements.ts";
import { createPeerCheck } from "../../supabase/embedded/gateway/callers/check-peer.ts";
import { readSettings } from "../../supabase/embedded/read-settings.ts";

describe("splitStatements()", () => {
  test.each([
    ["plain", "a; b;", ["a", "b"]],
    ["no last semicolon", "a;\nb", ["a", "b"]],
    ["string", "select ';', 'it''s;'; b", ["select ';', 'it''s;'", "b"]],
    ["escape string", "select E'\\';'; b", ["select E'\\';'", "b"]],
    ["name ending in e before a string", "select type'\\'; b", ["select type'\\'", "b"]],
    ["quoted name", 'select ";"; b', ['select ";"', "b"]],
    ["dollar quotes", "do $$ a; $x$ ; $x$ $$; b", ["do $$ a; $x$ ; $x$ $$", "b"]],
    ["tagged dollar quotes", "do $body$ a; $$ ; $body$; b", ["do $body$ a; $$ ; $body$", "b"]],
    ["parameter, no quote", "select $1; b", ["select $1", "b"]],
    ["line comment", "-- no; split\na; b -- end;", ["-- no; split\na", "b -- end;"]],
    ["nested comment", "/* ; /* ; */ ; */ a; b", ["/* ; /* ; */ ; */ a", "b"]],
    ["only comments", "-- nothing\n/* here */;", []],
    [
      "begin atomic",
      "create function f() begin atomic select 1; select case when true then 2 end; end; b",
      ["create function f() begin atomic select 1; select case when true then 2 end; end", "b"],
    ],
    ["transaction begin", "begin; a; end; b", ["begin", "a", "end", "b"]],
    ["unclosed", "select 'a; b", ["select 'a; b"]],
  ])("splits %s", (_, script, statements) => {
    expect(splitStatements(script)).toEqual(statements);
  });
});

describe("createPeerCheck()", () => {
  test.each([
    [[], "203.0.113.9", true],
    [["10.0.0.0/8"], "10.255.0.1", true],
    [["10.0.0.0/8"], "11.0.0.1", false],
    [["10.0.0.0/8"], "::ffff:10.1.2.3", true],
    [["10.0.0.0/8"], "::1", false],
    [["100.64.0.7"], "100.64.0.7", true],
    [["100.64.0.7"], "100.64.0.8", false],
    [["fd7a:115c:a1e0::/48"], "fd7a:115c:a1e0::1", true],
    [["fd7a:115c:a1e0::/48"], "fd7a:115c:a1e1::1", false],
    [["fe80::/10"], "fe80::1%eth0", true],
    [["10.0.0.0/8", "::1"], "::1", true],
    [["10.0.0.0/8"], undefined, false],
  ])("%j lets %s through: %s", (ranges, address, expected) => {
    expect(createPeerCheck(ranges)(address)).toBe(expected);
  });

  test.each(["10.0.0.0/33", "10.0.0/8", "::/129", "host/8", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.0/-1"])(
    "rejects %s and names it",
    (range) => {
      expect(() => createPeerCheck([range])).toThrow(range);
    },
  );
});

describe("readSettings()", () => {
  test("has the documented defaults", () => {
    expect(readSettings({})).toEqual({
      port: 54321,
      host: "127.0.0.1",
      dataDir: ".data",
      allowedCidrs: [],
      allowedHosts: [],
      trustedProxies: [],
      signUp: "open",
      repositories: [],
      env: { TOOLGATE_ENV: "dev" },
    });
  });

  test("reads every variable", () => {
    expect(
      readSettings({
        PORT: "0",
        HOST: "::",
        DATA_DIR: "memory://",
        DATABASE_URL: "postgres://u:p@h/d",
        SUPABASE_PUBLISHABLE_KEY: "sb_publishable_12345",
        SUPABASE_SECRET_KEY: "sb_secret_123456789",
        ALLOWED_CIDRS: "10.0.0.0/8, ::1",
        EGRESS_ALLOW: "localhost:80,[::1]:443",
        TOOLGATE_ENV: "prod",
        OIDC_ISSUERS: "https://id.example.com/, http://127.0.0.1:9000/realm",
        OIDC_AUDIENCE: "toolgate-test",
        HOME: "/root",
      }),
    ).toEqual({
      port: 0,
      host: "::",
      dataDir: "memory://",
      databaseUrl: "postgres://u:p@h/d",
      publishableKey: "sb_publishable_12345",
      secretKey: "sb_secret_123456789",
      allowedCidrs: ["10.0.0.0/8", "::1"],
      allowedHosts: [],
      trustedProxies: [],
      signUp: "closed",
      repositories: [],
      env: {
        EGRESS_ALLOW: "localhost:80,[::1]:443",
        TOOLGATE_ENV: "prod",
        OIDC_ISSUERS: "https://id.example.com/, http://127.0.0.1:9000/realm",
        OIDC_AUDIENCE: "toolgate-test",
      },
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["HOST", "http://x"],
    ["DATABASE_URL", "mysql://x"],
    ["SUPABASE_SECRET_KEY", "short"],
    ["SUPABASE_PUBLISHABLE_KEY", "with a space in it"],
    ["TOOLGATE_VAULT_KEY", "abc"],
    ["EGRESS_ALLOW", "*"],
    ["EGRESS_ALLOW", "localhost"],
    ["ALLOWED_CIDRS", "10.0.0.0/99"],
    ["OPENAI_BASE_URL", "api.openai.com"],
    ["TOOLGATE_ENV", "staging"],
    ["OIDC_ISSUERS", "https://id.example.com,id.example.org"],
    ["OIDC_ISSUERS", "https://id.example.com?tenant=1"],
    ["OIDC_AUDIENCE", "toolgate,other"],
  ])("names %s when it is %j", (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  test("does not repeat a malformed secret", () => {
    expect(() => readSettings({ SUPABASE_SECRET_KEY: "hush hush hush hush" })).toThrow(/^(?!.*hush)/);
    expect(() => readSettings({ SMTP_URL: "http://u:hush@mail.example.com", MAIL_FROM: "a@b.c" })).toThrow(
      /^SMTP_URL must be (?!.*hush)/,
    );
  });

  test("reads the mail server and the sender", () => {
    const mail = {
      SMTP_URL: "smtps://u%40x:p%2F@mail.example.com:465",
      MAIL_FROM: "Toolgate <t@example.com>",
    };
    const wanted = { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM };
    expect(readSettings(mail).mail).toEqual(wanted);
    const off = { ...mail, HOST: "0.0.0.0", TOOLGATE_WEB_URL: "https://toolgate.example.com" };
    expect(readSettings(off).mail).toEqual(wanted);
  });

  test.each([
    ["SMTP_URL", { SMTP_URL: "mail.example.com" }],
    ["SMTP_URL", { SMTP_URL: "smtp://u:%zz@mail.example.com", MAIL_FROM: "t@example.com" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "Toolgate" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "t@example.com\r\nBcc: x@example.com" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "a@example.com, b@example.com" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example.com" }],
    ["SMTP_URL", { MAIL_FROM: "t@example.com" }],
    [
      "TOOLGATE_WEB_URL",
      { SMTP_URL: "smtp://mail.example.com", MAIL_FROM: "t@example.com", HOST: "0.0.0.0" },
    ],
  ])("names %s when mail is configured as %j", (name, environment) => {
    expect(() => readSettings(environment)).toThrow(name);
  });
});
