import type { Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";

/**
 * Loads the agent with the first request that needs it, for functions that seldom do: it would be most of
 * their cold start.
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
  return createAgent(platform, createEmbedders(platform));
}
