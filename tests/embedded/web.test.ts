import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ensureWebBuilt } from "../../supabase/embedded/build-web.ts";
import { serveWeb, type WebState } from "../../supabase/embedded/gateway/web/serve-web.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

const ROOT = resolve(import.meta.dirname, "../..");

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "toolgate-web-"));
  mkdirSync(join(project, "web/src"), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(project, "node_modules"));
  writeFileSync(
    join(project, "web/index.html"),
    '<!doctype html><script type="module" src="/src/main.ts"></script>',
  );
  writeFileSync(join(project, "web/src/main.ts"), 'document.title = "one";\n');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

const script = () => {
  const assets = join(project, "web/dist/assets");
  const [name = ""] = readdirSync(assets).filter((file) => file.endsWith(".js"));
  return readFileSync(join(assets, name), "utf8");
};

describe("ensureWebBuilt()", () => {
  it("builds once, again after a change, and leaves no partial build", async () => {
    expect(await ensureWebBuilt(project)).toBe("built");
    expect(await ensureWebBuilt(project)).toBe("fresh");
    writeFileSync(join(project, "web/src/main.ts"), 'document.title = "another";\n');
    expect(await ensureWebBuilt(project)).toBe("built");
    expect(script()).toContain("another");
    expect(readdirSync(join(project, "web")).filter((name) => name.startsWith(".dist"))).toEqual([]);
  });

  it("two at once produce one complete build", async () => {
    await Promise.all([ensureWebBuilt(project), ensureWebBuilt(project)]);
    expect(script()).toContain("one");
    expect(readdirSync(join(project, "web")).filter((name) => name.startsWith(".dist"))).toEqual([]);
  });

  it("a failed build reports the reason and keeps the older build", async () => {
    await ensureWebBuilt(project);
    writeFileSync(join(project, "web/src/main.ts"), 'import { gone } from "./gone.ts";\ngone();\n');
    await expect(ensureWebBuilt(project)).rejects.toThrow("gone.ts");
    expect(script()).toContain("one");
  });
});

describe("serveWeb()", () => {
  let server: Server;
  const state: WebState = {};
  beforeEach(async () => {
    server = createServer((request, response) => serveWeb(project, state, request, response));
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  });
  afterEach(() => new Promise((done) => server.close(done)));
  const open = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  it("shows a page that reloads until the first build is done, then the UI", async () => {
    const waiting = await open();
    expect([waiting.status, waiting.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await waiting.text()).toContain('http-equiv="refresh"');
    await ensureWebBuilt(project);
    expect((await open()).status).toBe(200);
  });

  it("shows why a build failed, with the text escaped", async () => {
    state.error = "<script>alert(1)</script>";
    const text = await (await open()).text();
    expect(text).toContain("&lt;script>");
    expect(text).not.toContain("<script>");
  });
});

/** The answer to a request with another Host header, which `fetch` does not allow to set. */
function fetchAs(url: string, host: string): Promise<string> {
  return new Promise((done, fail) => {
    get(url, { headers: { host } }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk));
      response.on("end", () => done(text));
    }).on("error", fail);
  });
}

describe("the gateway's web UI", () => {
  let toolgate: Toolgate;
  beforeAll(async () => {
    toolgate = await startToolgate();
  });
  afterAll(() => toolgate?.stop());

  it("has a policy that allows scripts only from its own origin, and no framing", async () => {
    for (const path of ["/", "/connectors/new"]) {
      const { status, headers } = await fetch(`${toolgate.stack.url}${path}`, {
        headers: { accept: "text/html" },
      });
      const policy = headers.get("content-security-policy") ?? "";
      expect([path, status]).toEqual([path, 200]);
      expect(policy.split("; ")).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self'",
          "frame-ancestors 'none'",
        ]),
      );
    }
  });

  it("sends scripts gzipped if the client accepts it, and lets clients cache them permanently", async () => {
    const page = await (await fetch(`${toolgate.stack.url}/`)).text();
    const path = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? "";
    const plain = await fetch(`${toolgate.stack.url}${path}`, { headers: { "accept-encoding": "identity" } });
    const raw = Buffer.from(await plain.arrayBuffer());
    const zipped = await new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      get(`${toolgate.stack.url}${path}`, { headers: { "accept-encoding": "gzip" } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => done({ headers: response.headers, body: Buffer.concat(chunks) }));
      }).on("error", fail);
    });
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
    expect(zipped.headers["cache-control"]).toContain("immutable");
    expect(zipped.body.length).toBeLessThan(raw.length / 2);
    expect(gunzipSync(zipped.body).equals(raw)).toBe(true);
  });

  it("returns the page's origin to it, and the demo account only where no one else can reach it", async () => {
    const config = async (url: string) =>
      (await fetch(`${url}/toolgate.json`)).json() as Promise<Record<string, unknown>>;
    const { stack } = toolgate;
    expect(await config(stack.url)).toEqual({
      supabase_url: "",
      publishable_key: stack.publishableKey,
      mode: "embedded",
    });
    const login = { email: "demo@example.test", password: "known to everybody" };
    stack.offerDemo(login);
    expect((await config(stack.url))["demo"]).toEqual(login);
    const rebound = await fetchAs(`${stack.url}/toolgate.json`, "evil.test");
    expect(rebound).not.toContain(login.password);
    const open = await startStack({
      projectDir: ROOT,
      port: 0,
      host: "0.0.0.0",
      dataDir: "memory://",
      env: {},
      log: () => undefined,
    });
    try {
      open.offerDemo(login);
      expect((await config(open.url))["demo"]).toBeUndefined();
    } finally {
      await open.stop();
    }
  });
});
