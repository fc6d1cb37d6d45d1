import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { EdgeFunction } from "../../src/http/create-function.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const names = readdirSync(join(ROOT, "supabase/functions"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map(({ name }) => name);
const migrations = readdirSync(join(ROOT, "supabase/migrations"))
  .filter((file) => file.endsWith(".sql"))
  .map((file) => ({
    file,
    sql: readFileSync(join(ROOT, "supabase/migrations", file), "utf8").replace(/--.*$/gm, ""),
  }));

async function loadFunction(name: string): Promise<EdgeFunction> {
  const module: { default: EdgeFunction } = await import(join(ROOT, "supabase/functions", name, "index.ts"));
  return module.default;
}

/** The variables that the platform sets for a function, in their formats. No server runs at this address. */
beforeAll(() => {
  vi.stubEnv("SUPABASE_URL", "http://127.0.0.1:9");
  vi.stubEnv("SUPABASE_PUBLISHABLE_KEYS", '{"default":"sb_publishable_x","other":"sb_publishable_y"}');
  vi.stubEnv("SUPABASE_SECRET_KEYS", '{"default":"sb_secret_x"}');
  vi.stubEnv("SUPABASE_JWKS", '{"keys":[]}');
});
afterAll(() => vi.unstubAllEnvs());

describe("entry points", () => {
  it.each(names)(
    "%s exports fetch as an own property that works detached, with the request alone",
    async (name) => {
      const entry = await loadFunction(name);
      expect(Object.hasOwn(entry, "fetch")).toBe(true);
      const { fetch: handle } = entry;
      const preflight = await handle(
        new Request(`https://x.supabase.co/${name}`, {
          method: "OPTIONS",
          headers: { origin: "https://app.example.com", "access-control-request-method": "POST" },
        }),
      );
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    },
  );

  it.each(names)("%s rejects HEAD, unknown methods and unknown paths", async (name) => {
    const { fetch: handle } = await loadFunction(name);
    const ask = (method: string, path = "") =>
      handle(new Request(`https://x.supabase.co/${name}${path}`, { method }));
    expect((await ask("HEAD")).status).toBe(405);
    const purge = await ask("PURGE");
    expect(purge.status).toBe(405);
    expect(await purge.json()).toMatchObject({ status: "FAILURE", error_code: "METHOD_NOT_ALLOWED" });
    const lost = await ask("GET", "/no/such/place/at/all");
    expect(lost.status).toBe(404);
    expect(await lost.json()).toMatchObject({ status: "FAILURE", error_code: "NOT_FOUND" });
    expect(lost.headers.get("access-control-allow-origin")).toBe("*");
    expect(lost.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  });

  it.each(names.filter((name) => name !== "docs"))(
    "%s takes no key of the project for a person",
    async (name) => {
      const { fetch: handle } = await loadFunction(name);
      const routes = [
        ["POST", ""],
        ["GET", ""],
        ["POST", "/upload"],
        ["POST", "/vault"],
        ["POST", "/search"],
      ] as const;
      const tokens = [
        "sb_publishable_x",
        ...(name === "worker" ? [] : ["sb_secret_x"]),
        "Bearer",
        "a.b.c",
        "tg",
      ];
      for (const token of tokens) {
        const answers = await Promise.all(
          routes.map(([method, path]) =>
            handle(
              new Request(`https://x.supabase.co/${name}${path}`, {
                method,
                headers: { authorization: `Bearer ${token}`, apikey: "sb_secret_x" },
                ...(method === "POST" && { body: "{}" }),
              }),
            ),
          ),
        );
        const statuses = answers.map(({ status }) => status);
        expect(statuses, `${token}: one of the routes exists`).toContain(401);
        for (const status of statuses) expect([401, 404, 405]).toContain(status);
      }
    },
  );

  it("are all declared in config.toml, each with verify_jwt = false", () => {
    const config = readFileSync(join(ROOT, "supabase/config.toml"), "utf8");
    const declared = [...config.matchAll(/^\[functions\.([\w-]+)\]\s+verify_jwt = (\w+)/gm)];
    expect(declared.map(([, name]) => name).sort()).toEqual([...names].sort());
    expect(new Set(declared.map(([, , verify]) => verify))).toEqual(new Set(["false"]));
  });

  it("never return HTML, which the platform serves as text", () => {
    const sources = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.startsWith("http") && file.endsWith(".ts"))
      .map((file) => readFileSync(join(ROOT, "src", file), "utf8"));
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) expect(source).not.toMatch(/text\/html|\.html\(/);
  });
});

describe("migrations", () => {
  const forbidden: [what: string, pattern: RegExp][] = [
    [
      "create, change or drop anything in schema auth",
      /\b(create|alter|drop)\s+(or\s+replace\s+)?(unique\s+)?(schema|table|view|function|type|sequence|materialized view)\s+(if\s+(not\s+)?exists\s+)?auth\b/i,
    ],
    ["put triggers, policies, indexes or grants on tables of auth", /\bon\s+(table\s+)?auth\.\w+/i],
    [
      "write cron.job otherwise than through cron.schedule",
      /\b(insert\s+into|update|delete\s+from)\s+cron\.(?!job_run_details\b)/i,
    ],
    ["set custom settings on the database or a role", /\balter\s+(database|role|system)\b/i],
    [
      "need a superuser's `set role` or `security definer` owner change",
      /\b(owner\s+to|set\s+(session\s+authorization|role))\b/i,
    ],
    ["grant anything to anon or PUBLIC", /\bgrant\b[^;]*\bto\b[^;]*\b(anon|public)\s*(,[^;]*)?;/i],
  ];
  it.each(forbidden)("do not %s", (_, pattern) => {
    expect(migrations.length).toBeGreaterThan(5);
    expect(migrations.filter(({ sql }) => pattern.test(sql)).map(({ file }) => file)).toEqual([]);
  });

  it("create extensions in schema extensions, except for those with a schema of their own", () => {
    const created = migrations.flatMap(({ sql }) => [
      ...sql.matchAll(/create extension (?:if not exists )?(\w+)([^;]*);/gi),
    ]);
    expect(created.length).toBeGreaterThan(0);
    const ownSchema = ["supabase_vault", "pgmq", "pg_cron", "pg_net"];
    for (const [statement, name = "", rest = ""] of created) {
      if (!ownSchema.includes(name)) expect(rest, statement).toMatch(/with schema extensions/);
    }
  });
});
