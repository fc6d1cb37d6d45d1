import { createServer } from "node:net";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type CapturedFunction, captureDeploy } from "../../scripts/lib/capture-deploy.ts";
import { rehearseFunction } from "../../scripts/lib/rehearse-function.ts";
import { findFunctions } from "../../supabase/embedded/functions/start-functions.ts";

const PROJECT = resolve(".");
/** What the platform bundles on its own server, at most (bytes). */
const LIMIT = 5 * 1024 * 1024;

/** The CLI's local profile always talks to this port. */
const free = await new Promise<boolean>((done) => {
  const probe = createServer().once("error", () => done(false));
  probe.listen(8080, () => probe.close(() => done(true)));
});

describe.skipIf(!free)(`a deploy with the real CLI${free ? "" : " (skipped: port 8080 is taken)"}`, () => {
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

  test("uploads what answers in an empty folder, under the Edge Runtime's Deno", async () => {
    for (const one of captured) {
      expect((await rehearseFunction(PROJECT, one)).faults, one.slug).toEqual([]);
    }
  });
});
