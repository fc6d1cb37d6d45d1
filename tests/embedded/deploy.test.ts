import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import {
  CAPTURE,
  type CapturedFunction,
  captureDeploy,
  captureDuring,
} from "../../scripts/lib/capture-deploy.ts";
import { rehearseFunction } from "../../scripts/lib/rehearse-function.ts";
import { findFunctions } from "../../supabase/embedded/functions/start-functions.ts";
import { startToolgate } from "../integration/start-toolgate.ts";
import { describeWith } from "../needs.ts";
import { runScript } from "../pipeline/run-script.ts";

const PROJECT = resolve(".");
/** What the platform bundles on its own server, at most (bytes). */
const LIMIT = 5 * 1024 * 1024;

/** The CLI's local profile always talks to this port. */
const free = await new Promise<boolean>((done) => {
  const probe = createServer().once("error", () => done(false));
  probe.listen(8080, () => probe.close(() => done(true)));
});

describeWith({ what: "port 8080, which is taken", isMet: free }, "a deploy with the real CLI", () => {
  let captured: CapturedFunction[];
  beforeAll(async () => {
    captured = await captureDeploy(PROJECT);
  });

  test("uploads every function, each under the limit, none with verify_jwt", () => {
    expect(captured.map(({ slug }) => slug).sort()).toEqual(findFunctions(PROJECT).sort());
    for (const { slug, uploaded, metadata } of captured) {
      expect(uploaded, slug).toBeLessThan(LIMIT);
      expect(metadata["verify_jwt"], slug).toBe(false);
    }
  });

  test("uploads bundles that answer in an empty folder under the Edge Runtime's Deno", async () => {
    const toolgate = await startToolgate();
    try {
      for (const one of captured) {
        expect((await rehearseFunction(PROJECT, one, toolgate.stack)).faults, one.slug).toEqual([]);
      }
    } finally {
      await toolgate.stop();
    }
  });

  test("npm run deploy sets the variables, exposes the schema `service`, deploys every function, then checks the running version", async () => {
    const toolgate = await startToolgate();
    const folder = mkdtempSync(join(tmpdir(), "toolgate-deploy-"));
    const secrets = join(folder, "functions.env");
    writeFileSync(secrets, "WORKER_TOKEN=canary-value-77\nTOOLGATE_ENV=prod\n");
    try {
      const { client } = await toolgate.newPerson();
      const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
        name: "smoke",
        scopes: ["agent:query"],
      });
      const skip = ["check", "test", "evaluate", "sbom", "audit", "link", "migrate"];
      const args = ["--project-ref", CAPTURE.ref, "--profile", CAPTURE.profile, "--url", toolgate.stack.url];
      const env = { SUPABASE_ACCESS_TOKEN: CAPTURE.token, TOOLGATE_KEY: made.body.key };
      let done = { code: null as number | null, output: "" };
      const captured = await captureDuring(async () => {
        done = await runScript(
          "deploy",
          [...args, "--secrets", secrets, ...skip.flatMap((name) => ["--skip", name])],
          env,
        );
      });
      expect(done.output).toContain("Deployed to");
      expect(done.code).toBe(0);
      expect(captured.secrets.sort()).toEqual(["TOOLGATE_ENV", "WORKER_TOKEN"]);
      expect(captured.functions.map(({ slug }) => slug)).toEqual(findFunctions(PROJECT).sort());
      const passed = [...done.output.matchAll(/✓ \d\/5 (\w+)/g)].map(([, name]) => name);
      expect(passed).toEqual(["secrets", "expose", "functions", "smoke", "online"]);
      expect(captured.schemas).toBe("public, graphql_public, service");
      for (const value of ["canary-value-77", CAPTURE.token, made.body.key])
        expect(done.output).not.toContain(value);
    } finally {
      rmSync(folder, { recursive: true, force: true });
      await toolgate.stop();
    }
  }, 180_000);
});
