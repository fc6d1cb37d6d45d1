import { Session } from "node:inspector/promises";
import { resolve } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { startInvoicingApi } from "../demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../demo/invoicing-document.ts";
import { connect, createClient, signUp } from "../toolgate-client.ts";

export interface QueryFigures {
  files: number;
  functions: number;
  /** Functions that ran, per file, most first. */
  functions_per_file: Record<string, number>;
}

const QUESTION = { user_query: "Find the last invoice of ABC Corp", conversation_id: "figures" };

/**
 * What of src one question executes, by V8's coverage: the function `agent-query` runs in this process, its database and API in
 * the embedded stack. Modules are loaded and warm before, so that what only runs once does not count.
 */
export async function measureQuery(root: string): Promise<QueryFigures> {
  const api = await startInvoicingApi("key");
  const stack = await startStack({
    projectDir: root,
    port: 0,
    host: "127.0.0.1",
    dataDir: "memory://",
    sample: false,
    env: { TOOLGATE_ENV: "dev", EGRESS_ALLOW: new URL(api.url).host },
    workerInterval: 0,
    log: () => undefined,
  });
  try {
    const client = createClient(stack.url, await signUp(stack, "figures@example.test"));
    await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: "key" });
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "figures",
      scopes: ["agent:query"],
    });
    const answer = await loadFunction(root, stack, new URL(api.url).host);
    const ask = async () => {
      const response = await answer(
        new Request(`${stack.url}/agent-query`, {
          method: "POST",
          headers: { authorization: `Bearer ${made.body.key}`, "content-type": "application/json" },
          body: JSON.stringify(QUESTION),
        }),
      );
      if (response.status !== 200) throw new Error(await response.text());
      await response.text();
    };
    await ask();
    return summarize(await coverageOf(ask), pathToFileURL(resolve(root, "src")).href);
  } finally {
    await stack.stop();
    await api.stop();
  }
}

/** The deployed entry point, with the environment that the stack gives it. */
async function loadFunction(
  root: string,
  { url, publishableKey, secretKey }: Awaited<ReturnType<typeof startStack>>,
  upstream: string,
): Promise<(request: Request) => Promise<Response>> {
  Object.assign(process.env, {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_JWKS: JSON.stringify({ keys: [] }),
    TOOLGATE_ENV: "dev",
    EGRESS_ALLOW: upstream,
  });
  const entry = pathToFileURL(resolve(root, "supabase/functions/agent-query/index.ts")).href;
  const module = (await import(entry)) as { default: { fetch(request: Request): Promise<Response> } };
  return (request) => module.default.fetch(request);
}

interface ScriptCoverage {
  url: string;
  functions: { functionName: string; ranges: { count: number }[] }[];
}

async function coverageOf(run: () => Promise<void>): Promise<ScriptCoverage[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await run();
  // What follows the answer: the trace and the audit row.
  await new Promise((done) => setTimeout(done, 300));
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  return result;
}

function summarize(scripts: readonly ScriptCoverage[], src: string): QueryFigures {
  const counts = scripts
    .filter(({ url }) => url.startsWith(src))
    .map(({ url, functions }) => {
      const ran = functions.filter(
        ({ functionName, ranges }) => functionName !== "" && (ranges[0]?.count ?? 0) > 0,
      );
      return [url.slice(src.length - "src".length), ran.length] as const;
    })
    .filter(([, functions]) => functions > 0)
    .sort(([, a], [, b]) => b - a);
  return {
    files: counts.length,
    functions: counts.reduce((sum, [, functions]) => sum + functions, 0),
    functions_per_file: Object.fromEntries(counts),
  };
}
