import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve, sep } from "node:path";
import { startFunctions } from "../../supabase/embedded/functions/start-functions.ts";
import type { CapturedFunction } from "./capture-deploy.ts";

export interface Rehearsal {
  /** Milliseconds from the start of the process to its first answer. */
  coldStart: number;
  /** What is wrong with the answers; empty when nothing is. */
  faults: string[];
}

/** What a hosted function has; nothing listens at that address. */
const ENVIRONMENT = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_rehearsal"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_rehearsal"}',
  SUPABASE_JWKS: '{"keys":[]}',
  SB_REGION: "local",
};
const PUBLIC_PATHS: Record<string, string> = { docs: "/docs/openapi.json" };

/** Lays out what was uploaded in an empty folder and runs it there, with npm's packages linked beside it. */
export async function rehearseFunction(projectDir: string, captured: CapturedFunction): Promise<Rehearsal> {
  const folder = mkdtempSync(join(tmpdir(), "toolgate-rehearsal-"));
  const lines: string[] = [];
  try {
    layOut(folder, captured);
    symlinkSync(join(projectDir, "node_modules"), join(folder, "node_modules"));
    copyFileSync(join(projectDir, "package.json"), join(folder, "package.json"));
    const startedAt = performance.now();
    const cacheFolder = join(folder, ".deno");
    const options = {
      projectDir: folder,
      env: ENVIRONMENT,
      cacheFolder,
      log: (line: string) => lines.push(line),
    };
    const functions = await startFunctions(options);
    try {
      const faults = await probe(captured.slug, functions.port() ?? 0);
      return { coldStart: performance.now() - startedAt, faults };
    } finally {
      await functions.stop();
    }
  } catch (error) {
    return {
      coldStart: Number.NaN,
      faults: [error instanceof Error ? error.message : String(error), ...lines],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function layOut(folder: string, captured: CapturedFunction): void {
  for (const { path, content } of captured.files) {
    const file = resolve(folder, path);
    if (!file.startsWith(folder + sep))
      throw new Error(`${captured.slug} uploads ${path}, outside the project.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** A browser's preflight is allowed; without a token there is a FAILURE (and from public paths a document). */
async function probe(slug: string, port: number): Promise<string[]> {
  const faults: string[] = [];
  const origin = { origin: "https://app.example.com" };
  const preflight = await fetch(`http://127.0.0.1:${port}/${slug}`, {
    method: "OPTIONS",
    headers: {
      ...origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization, x-region",
    },
  });
  if (!preflight.ok) faults.push(`OPTIONS answers ${preflight.status}`);
  for (const name of [
    "access-control-allow-origin",
    "access-control-allow-headers",
    "access-control-allow-methods",
  ]) {
    if (!preflight.headers.has(name)) faults.push(`OPTIONS lacks ${name}`);
  }
  const open = PUBLIC_PATHS[slug];
  const answer = await fetch(`http://127.0.0.1:${port}${open ?? `/${slug}`}`, {
    method: open ? "GET" : "POST",
    headers: origin,
  });
  const body: unknown = await answer.json().catch(() => undefined);
  if (open !== undefined && answer.status !== 200) faults.push(`${open} answers ${answer.status}`);
  if (open === undefined && (answer.status >= 500 || answer.status < 400))
    faults.push(`without a token it answers ${answer.status}`);
  if (open === undefined && Reflect.get(Object(body), "status") !== "FAILURE")
    faults.push("its refusal has no FAILURE shape");
  for (const name of ["access-control-allow-origin", "x-request-id"]) {
    if (!answer.headers.has(name)) faults.push(`its answer lacks ${name}`);
  }
  return faults;
}
