import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureWebBuilt } from "./build-web.ts";
import { ensureDemoLogin } from "./ensure-demo-login.ts";
import type { WebState } from "./gateway/web/serve-web.ts";
import { printWelcome } from "./print-welcome.ts";
import { readSettings } from "./read-settings.ts";
import type { Stack } from "./stack-options.ts";
import { startStack } from "./start-stack.ts";

/** `npm start`: runs the product on the embedded stack until it is stopped. */
export async function main(): Promise<void> {
  const startedAt = performance.now();
  const progress = createProgress();
  try {
    const settings = readSettings(process.env);
    const projectDir = resolve(fileURLToPath(new URL("../..", import.meta.url)));
    const web: WebState = {};
    const building = ensureWebBuilt(projectDir, () => progress.show("building the web UI")).catch(
      (error: unknown) => {
        web.error = error instanceof Error ? error.message : String(error);
      },
    );
    const stack = await startStack({
      ...settings,
      projectDir,
      sample: true,
      web,
      progress: progress.show,
      log: progress.log,
    });
    stopOnSignal(stack);
    const login = await ensureDemoLogin(stack, settings.dataDir);
    if (login) stack.offerDemo(login);
    await building;
    if (web.error) progress.log(web.error);
    progress.clear();
    printWelcome(stack, login, (performance.now() - startedAt) / 1000, process.stdout);
  } catch (error) {
    progress.clear();
    console.error(`Toolgate could not start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}

/** One line that is overwritten on a terminal, plain lines elsewhere. */
function createProgress() {
  const isTerminal = process.stderr.isTTY;
  const clear = () => {
    if (isTerminal) process.stderr.write("\r\u001b[K");
  };
  return {
    clear,
    show: (step: string) => process.stderr.write(isTerminal ? `\r\u001b[K… ${step}` : `${step}\n`),
    log: (line: string) => {
      clear();
      console.log(line);
    },
  };
}

/** Milliseconds after which the process exits anyway; Postgres and the functions notice it. */
const STOP_LIMIT = 9500;

function stopOnSignal(stack: Stack): void {
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (asked) process.exit(1);
      asked = true;
      setTimeout(() => process.exit(1), STOP_LIMIT).unref();
      stack.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
