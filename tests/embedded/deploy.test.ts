import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CAPTURE, type Captured, captureDuring } from "../../scripts/lib/capture-deploy.ts";
import { compileUploads, rehearseFunction } from "../../scripts/lib/rehearse-function.ts";
import { findFunctions } from "../../supabase/embedded/functions/start-functions.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { describeWith } from "../needs.ts";
import { runScript } from "../pipeline/run-script.ts";

const PROJECT = resolve(".");
/** Of the 5 MiB that the platform bundles on its server; the rest is reserved for growth (bytes). */
const LIMIT = 4 * 1024 * 1024;

/** The CLI's local profile always talks to this port. */
const free = await new Promise<boolean>((done) => {
  const probe = createServer().once("error", () => done(false));
  probe.listen(8080, () => probe.close(() => done(true)));
});

describeWith({ what: "port 8080, which is taken", isMet: free }, "a deploy with the real CLI", () => {
  let toolgate: Toolgate;
  let key: string;
  let done: { code: number | null; output: string };
  let captured: Captured;

  const folder = mkdtempSync(join(tmpdir(), "toolgate-deploy-"));
  // One deploy for all tests: the CLI bundles every function, which takes most of their time.
  beforeAll(async () => {
    // The rehearsed worker finds everything that the other functions stored.
    toolgate = await startToolgate({ workerInterval: 0 });
    const { client } = await toolgate.newPerson();
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "smoke",
      scopes: ["agent:query"],
    });
    key = made.body.key;
    const secrets = join(folder, "functions.env");
    writeFileSync(secrets, "WORKER_TOKEN=canary-value-77\nTOOLGATE_ENV=prod\n");
    const skip = ["check", "test", "evaluate", "sbom", "audit", "link", "migrate"];
    const args = ["--project-ref", CAPTURE.ref, "--profile", CAPTURE.profile, "--url", toolgate.stack.url];
    captured = await captureDuring(async () => {
      done = await runScript(
        "deploy",
        [...args, "--secrets", secrets, ...skip.flatMap((name) => ["--skip", name])],
        { SUPABASE_ACCESS_TOKEN: CAPTURE.token, TOOLGATE_KEY: key },
      );
    });
  });
  afterAll(async () => {
    await toolgate?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("npm run deploy sets the variables, exposes the schema `service`, deploys every function, then checks the running version", () => {
    expect(done.output).toContain("Deployed to");
    expect(done.code).toBe(0);
    expect(captured.secrets.sort()).toEqual(["TOOLGATE_ENV", "WORKER_TOKEN"]);
    const passed = [...done.output.matchAll(/✓ \d\/6 (\w+)/g)].map(([, name]) => name);
    expect(passed).toEqual(["pack", "secrets", "expose", "functions", "smoke", "online"]);
    expect(captured.schemas).toBe("public, graphql_public, service");
    for (const value of ["canary-value-77", CAPTURE.token, key]) expect(done.output).not.toContain(value);
  });

  test("a deploy uploads every function, each under the limit, none with verify_jwt", () => {
    expect(captured.functions.map(({ slug }) => slug)).toEqual(findFunctions(PROJECT).sort());
    for (const { slug, uploaded, metadata } of captured.functions) {
      expect(uploaded, slug).toBeLessThan(LIMIT);
      expect(metadata["verify_jwt"], slug).toBe(false);
    }
  });

  test("the uploaded bundles answer in an empty folder under the Edge Runtime's Deno", async () => {
    await compileUploads(PROJECT, captured.functions, folder);
    for (const one of captured.functions) {
      expect((await rehearseFunction(PROJECT, one, toolgate.stack, folder)).faults, one.slug).toEqual([]);
    }
  }, 900_000);
});
