import type { Platform } from "./contract/ports.ts";
import type { Kernel } from "./kernel/kernel.ts";

/**
 * The agent for functions that seldom need it, loaded with the first request that does: loaded with the function, it is
 * most of a cold start.
 */
export function createAgentLoader(platform: Platform): () => Promise<Kernel> {
  let kernel: Promise<Kernel> | undefined;
  return function loadAgent() {
    kernel ??= load(platform).catch((error: unknown) => {
      kernel = undefined;
      throw error;
    });
    return kernel;
  };
}

async function load(platform: Platform): Promise<Kernel> {
  const [{ createAgent }, { createEmbedders }] = await Promise.all([
    import("./create-agent.ts"),
    import("./create-embedders.ts"),
  ]);
  return createAgent(platform, createEmbedders(platform.config));
}
