import { resolve } from "node:path";
import { ensureWebBuilt } from "../../supabase/embedded/build-web.ts";
import { openBrowser } from "../../tests/e2e/open-browser.ts";
import { startToolgate } from "../../tests/integration/start-toolgate.ts";
import { type Figure, figure, percentile } from "./figure.ts";

const RUNS = 7;
const PAGES = ["/sign-in", "/", "/connectors", "/tools/new", "/playground", "/runs"];
/** A longer task blocks the page (W3C Long Tasks). Milliseconds. */
const LONG_TASK = 50;

interface Load {
  /** First contentful paint (W3C Paint Timing), ms from the start of navigation. */
  paint: number;
  /**
   * Total blocking time: the excess of tasks over 50 ms each, from the first paint until the page is idle.
   */
  blocked: number;
  /** Transferred bytes of scripts. */
  script: number;
}

/**
 * The web UI in a new browser session: first contentful paint and total blocking time, compared with an
 * empty page of the same server.
 */
export async function* webLoadBench(): AsyncGenerator<Figure> {
  await ensureWebBuilt(resolve(import.meta.dirname, "../.."), () => undefined);
  const toolgate = await startToolgate();
  const browser = await openBrowser();
  try {
    const session = await signedIn(toolgate.stack.url, toolgate.stack.publishableKey);
    const load = (path: string) => loadOnce(browser, toolgate.stack.url, path, session);
    await load("/");
    const plain = await several(() => load("/theme.js"));
    for (const path of PAGES) {
      const page = await several(() => load(path));
      const bench = "web-load";
      yield figure(bench, `${path} first contentful paint`, page.paint, "ms", plain.paint);
      yield figure(bench, `${path} total blocking time`, page.blocked, "ms");
      yield figure(bench, `${path} script`, page.script / 1024, "KiB");
    }
  } finally {
    await browser.close();
    await toolgate.stop();
  }
}

async function several(load: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await load());
  const median = (key: keyof Load) =>
    percentile(
      loads.map((one) => one[key]),
      50,
    );
  return { paint: median("paint"), blocked: median("blocked"), script: median("script") };
}

/** A session in the storage format of supabase-js. */
async function signedIn(url: string, apikey: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { apikey, "content-type": "application/json" },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.test`, password: crypto.randomUUID() }),
  });
  const session = (await answer.json()) as { expires_in: number };
  return JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in });
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

async function loadOnce(browser: Browser, url: string, path: string, session: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // As text, because functions compiled by tsx would need its helpers.
  await page.addInitScript(`
    if (${JSON.stringify(path)} !== "/sign-in") localStorage.setItem("toolgate.session", ${JSON.stringify(session)});
    globalThis.__tasks = [];
    new PerformanceObserver((list) => __tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))))
      .observe({ type: "longtask", buffered: true });
  `);
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  const measured = await page.evaluate<{
    paint: number;
    tasks: { startTime: number; duration: number }[];
    script: number;
  }>(`({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    tasks: __tasks,
    script: performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).reduce((sum, { transferSize }) => sum + transferSize, 0),
  })`);
  await context.close();
  const late = measured.tasks.filter(({ startTime, duration }) => startTime + duration > measured.paint);
  const blocked = late.reduce((sum, { duration }) => sum + Math.max(0, duration - LONG_TASK), 0);
  return { paint: measured.paint, blocked, script: measured.script };
}
