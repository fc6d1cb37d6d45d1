import { resolve } from "node:path";
import type { Stack } from "../../supabase/embedded/stack-options.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import { progressLine } from "../terminal.ts";

interface Api {
  url: string;
  stop(): Promise<void>;
}

/** The embedded stack in memory with access to these local APIs, which are stopped with it. */
export async function startDemoStack(
  apis: Api[],
  environment: "dev" | "prod",
  sample = false,
  starting = "Starting the embedded stack …",
): Promise<Stack> {
  const stopApis = async () => {
    for (const api of apis) await api.stop();
  };
  const progress = progressLine(starting);
  try {
    const stack = await startStack({
      projectDir: resolve(import.meta.dirname, "../.."),
      port: 0,
      host: "127.0.0.1",
      dataDir: "memory://",
      sample,
      env: { EGRESS_ALLOW: apis.map(({ url }) => new URL(url).host).join(","), TOOLGATE_ENV: environment },
      log: () => undefined,
    });
    return {
      ...stack,
      async stop() {
        await stack.stop();
        await stopApis();
      },
    };
  } catch (error) {
    await stopApis();
    throw error;
  } finally {
    progress.done();
  }
}
