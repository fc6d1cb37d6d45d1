import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import { type Functions, startFunctions } from "../../supabase/embedded/functions/start-functions.ts";
import type { CapturedFunction } from "./capture-deploy.ts";
import { HEAVY_WORK, type RehearsalStack } from "./heavy-work.ts";
import { serveAlone } from "./serve-alone.ts";
import { readProcessUse } from "./watch-process.ts";

export interface Rehearsal {
  /** Milliseconds from the start of the process to its first answer. */
  coldStart: number;
  /**
   * Milliseconds of CPU of the most expensive request after the first, and of the start including the
   * first.
   */
  dearest: number;
  startCpu: number;
  /** Maximum MiB. */
  peak: number;
  /** Faults of the answers or of their cost; empty when there are none. */
  faults: string[];
}

/**
 * Limits of the platform: milliseconds of CPU per request, and MiB of memory (256, of which a fifth is
 * kept as reserve).
 */
const FUNCTION_LIMITS = { requestCpu: 2_000, startCpu: 2_000, peak: 200 } as const;

/**
 * MiB of heap. The engine collects garbage before the limit, so that only the memory in use is measured.
 */
const HEAP = 96;
const PUBLIC_PATHS: Record<string, string> = { docs: "/docs/openapi.json" };

/**
 * Compiles the TypeScript of all uploads into the cache of `scratch`. The platform does it when it bundles, so that a
 * function starts from JavaScript there.
 */
export async function compileUploads(
  projectDir: string,
  captured: readonly CapturedFunction[],
  scratch: string,
): Promise<void> {
  const folder = layOut(projectDir, captured, scratch);
  try {
    const env = environmentOf(
      { url: "http://127.0.0.1", publishableKey: "", secretKey: "" },
      "http://127.0.0.1",
    );
    await (
      await startFunctions({ ...cacheOf(scratch), projectDir: folder, env, log: () => undefined })
    ).stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks the upload into an empty folder and runs it there, with npm's packages linked next to it and a
 * heap of the platform's size, on the database of a running stack.
 *
 * @param scratch the folder of `compileUploads()`, which one function after the other uses
 */
export async function rehearseFunction(
  projectDir: string,
  captured: CapturedFunction,
  stack: RehearsalStack,
  scratch: string,
): Promise<Rehearsal> {
  const folder = layOut(projectDir, [captured], scratch);
  const lines: string[] = [];
  let functions: Functions | undefined;
  const use = () => {
    const pid = functions?.pid();
    return pid === undefined ? { cpu: 0, peak: 0 } : readProcessUse(pid);
  };
  const { slug } = captured;
  const alone = await serveAlone({
    slug,
    stackUrl: stack.url,
    port: () => functions?.port(),
    cpu: () => use().cpu,
  });
  try {
    const options = {
      projectDir: folder,
      env: environmentOf(stack, alone.url),
      ...cacheOf(scratch),
      v8Flags: [`--max-old-space-size=${HEAP}`],
      log: (line: string) => lines.push(line),
    };
    const startedAt = performance.now();
    functions = await startFunctions(options);
    const faults = await probe(slug, functions.port() ?? 0);
    const coldStart = performance.now() - startedAt;
    const startCpu = use().cpu;
    alone.requests.splice(0);
    faults.push(...((await HEAVY_WORK[slug]?.(alone.url, stack)) ?? []));
    const dearest = Math.max(0, ...alone.requests.map(({ cpu }) => cpu));
    const { peak } = use();
    const rehearsal = { coldStart, dearest, startCpu, peak, faults };
    faults.push(...findExcess(rehearsal, alone.requests));
    if (faults.length > 0) faults.push(...lines.slice(-5));
    return rehearsal;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const none = Number.NaN;
    return {
      coldStart: none,
      dearest: none,
      startCpu: none,
      peak: none,
      faults: [message, ...lines.slice(-20)],
    };
  } finally {
    await functions?.stop();
    await alone.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The environment of a hosted function. */
function environmentOf(stack: RehearsalStack, url: string): Record<string, string> {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: stack.publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: stack.secretKey }),
    SUPABASE_JWKS: '{"keys":[]}',
    SB_REGION: "local",
  };
}

function findExcess(
  { startCpu, peak }: Pick<Rehearsal, "startCpu" | "peak">,
  requests: { path: string; cpu: number }[],
): string[] {
  const dear = requests.filter(({ cpu }) => cpu > FUNCTION_LIMITS.requestCpu);
  const faults = dear.map(
    ({ path, cpu }) => `${path} takes ${cpu.toFixed(0)} ms of CPU, more than ${FUNCTION_LIMITS.requestCpu}`,
  );
  if (startCpu > FUNCTION_LIMITS.startCpu)
    faults.push(`starts with ${startCpu.toFixed(0)} ms of CPU, more than ${FUNCTION_LIMITS.startCpu}`);
  if (peak > FUNCTION_LIMITS.peak)
    faults.push(`takes ${peak.toFixed(0)} MiB, more than ${FUNCTION_LIMITS.peak}`);
  return faults;
}

/** What is compiled depends on the path of the folder, which is therefore the same for all uploads. */
function layOut(projectDir: string, captured: readonly CapturedFunction[], scratch: string): string {
  const folder = join(scratch, "project");
  mkdirSync(folder);
  for (const { slug, files } of captured) {
    for (const { path, content } of files) {
      const file = resolve(folder, path);
      if (!file.startsWith(folder + sep)) throw new Error(`${slug} uploads ${path}, outside the project.`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  symlinkSync(join(projectDir, "node_modules"), join(folder, "node_modules"));
  copyFileSync(join(projectDir, "package.json"), join(folder, "package.json"));
  return folder;
}

function cacheOf(scratch: string) {
  return { cacheFolder: join(scratch, "deno"), codeCache: false };
}

/**
 * Checks that a browser's preflight is allowed, and that a request without a token returns a FAILURE (or a
 * document on public paths).
 */
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
