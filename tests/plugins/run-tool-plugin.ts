import type { HttpToolConfig, HttpToolDefinition } from "../../src/contract/custom-tool.ts";
import { isJsonObject, type JsonObject } from "../../src/contract/json.ts";
import type { ChatModel, Database, FunctionCall, Sender } from "../../src/contract/ports.ts";
import type { Shape } from "../../src/contract/shape.ts";
import type { PreparedCall, SideEffect, Tool } from "../../src/contract/tool.ts";
import type { Plugin } from "../../src/kernel/plugin.ts";
import { createContext } from "../../src/kernel/shared-context.ts";
import type { PluginPorts } from "../../src/plugins/plugin-ports.ts";
import { createLocalEmbedder } from "../../src/search/local-embedder.ts";
import { keepLogs } from "../kernel/make-parts.ts";

/** A plugin's ports: the database gives one prepared call and notes what else was asked of it. */
export function portsFor(
  prepared: Omit<PreparedCall, "tool_id">,
  { sender, chat = null }: { sender?: Sender; chat?: ChatModel | null } = {},
): { ports: PluginPorts } {
  const database: Database = {
    async call<T>(...[name]: [...FunctionCall, shape?: Shape<T>]) {
      if (name === "prepare_call") return { tool_id: "t1", ...prepared } as T;
      throw new Error(`unexpected call of ${name}`);
    },
  };
  const refuse: Sender = {
    async send() {
      throw new Error("nothing may be sent");
    },
  };
  const noCommands: PluginPorts["workspace"] = {
    hasCommands: false,
    async run() {
      throw new Error("no command may run");
    },
  };
  const embedder = createLocalEmbedder();
  const embedders = { wanted: embedder, byModel: () => null };
  return {
    ports: {
      database,
      embedders,
      chat,
      sender: sender ?? refuse,
      workspace: noCommands,
      environment: "dev",
    },
  };
}

/** A context with one planned call of the tool the ports prepare. */
export function planned(
  plugin: Plugin,
  args: JsonObject,
  options: { side_effect?: SideEffect; dry_run?: boolean } = {},
) {
  const { side_effect = "read", dry_run = false } = options;
  const tool: Tool = {
    tool_id: "t1",
    plugin: plugin.name,
    name: "tool",
    operation_id: "tool",
    connector_id: null,
    description: "",
    input_schema: { type: "object" },
    side_effect,
  };
  return createContext({
    session_id: "s1",
    logger: keepLogs(),
    payload: {
      dry_run,
      plan: { kind: "tool_call", call: { tool, arguments: args }, confidence: 1, reason: "test" },
    },
  });
}

/** A definition whose parameters are the given properties, all required. */
export function httpDefinition(
  http_config: HttpToolConfig,
  properties: JsonObject = {},
  rest: Partial<HttpToolDefinition> = {},
): HttpToolDefinition {
  const required = Object.entries(properties).flatMap(([name, schema]) =>
    isJsonObject(schema) && "default" in schema ? [] : [name],
  );
  return {
    kind: "http-tool",
    http_config,
    parameters: { type: "object", properties, required, additionalProperties: false },
    secret_names: [],
    rate_limit_per_min: null,
    ...rest,
  };
}
