import { describe, expect, it } from "vitest";
import type { Database, Embedder, FunctionCall } from "../../src/contract/ports.ts";
import { createPluginManager } from "../../src/kernel/plugin-manager.ts";
import { createContext } from "../../src/kernel/shared-context.ts";
import { PLUGIN_FACTORIES } from "../../src/plugins/index.ts";
import type { PluginPorts } from "../../src/plugins/plugin-ports.ts";
import { createLocalEmbedder } from "../../src/search/local-embedder.ts";
import { keepLogs } from "../kernel/make-parts.ts";

/** Ports of a system with an empty catalogue: nothing may be sent. */
const database: Database = {
  async call<T>(...[name]: FunctionCall) {
    if (name !== "search_tools") throw new Error(`unexpected call of ${name}`);
    const caller = { user_id: "u", key_id: null };
    return { caller, hits: { segments: [], postings: [], neighbours: [] }, candidates: [], call: null } as T;
  },
};
const embedder: Embedder = createLocalEmbedder();
const ports: PluginPorts = {
  database,
  embedders: { wanted: embedder, byModel: () => null },
  chat: null,
  environment: "dev",
  workspace: {
    run() {
      throw new Error("no command may run");
    },
  },
  sender: {
    send() {
      throw new Error("nothing may be sent");
    },
  },
};

describe("every plugin", () => {
  it("passes the plugin manager", async () => {
    await expect(createPluginManager(PLUGIN_FACTORIES.map((create) => create(ports)))).resolves.toBeDefined();
  });

  for (const create of PLUGIN_FACTORIES) {
    const plugin = create(ports);

    it(`${plugin.name}: the name is the folder's, the factory is named after it`, () => {
      const camel = plugin.name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      expect(create.name).toBe(camel);
    });

    it(`${plugin.name}: two instances share nothing`, () => {
      expect(create(ports)).not.toBe(plugin);
    });

    // A TOOL plugin needs a planned call: its own tests give it one.
    if (plugin.plugin_type === "TOOL") continue;
    it(`${plugin.name}: execute() gives the context on, with an empty catalogue`, async () => {
      const context = createContext({
        session_id: "s",
        logger: keepLogs(),
        payload: {
          inbound: { media_type: "text/plain", body: "what is the weather?" },
          caller: { user_id: "u", key_hash: null, key_id: null, agent_id: null },
        },
      });
      const given = await plugin.execute({ ...context, user_input: "what is the weather?" });
      expect(given.session_id).toBe("s");
      expect(given.payload).toBe(context.payload);
    });
  }
});
