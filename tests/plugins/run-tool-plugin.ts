import { isJsonObject, type JsonObject } from "../../src/base/json.ts";
import { createLocalEmbedder } from "../../src/catalogue/search/local-embedder.ts";
import type { SecretValues } from "../../src/contract/http-operation.ts";
import type { ChatModel, Database, FunctionCall, Sender } from "../../src/contract/ports.ts";
import type { Shape } from "../../src/contract/shape.ts";
import type {
  HttpToolConfig,
  HttpToolDefinition,
  SideEffect,
  Tool,
  ToolDefinition,
} from "../../src/contract/tool.ts";
import type { Plugin, ToolPlugin } from "../../src/kernel/plugin.ts";
import {
  createContext,
  type PlannedContext,
  startThinking,
  withResults,
} from "../../src/kernel/shared-context.ts";
import type { PluginPorts } from "../../src/plugins/plugin-ports.ts";
import { built, keepLogs } from "../kernel/make-parts.ts";

/** A plugin's ports with a database that only returns one definition and its secrets. */
export function portsFor(
  {
    definition,
    secrets,
    side_effect = "read",
  }: { definition: ToolDefinition; secrets: SecretValues; side_effect?: SideEffect },
  { sender, chat = null }: { sender?: Sender; chat?: ChatModel | null } = {},
): { ports: PluginPorts } {
  const database: Database = {
    async call<T>(...[name]: [...FunctionCall, shape?: Shape<T>]) {
      if (name === "prepare_call") return { tool_id: "t1", side_effect, definition } as T;
      if (name === "read_call_secrets") return secrets as T;
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
  const embedders = { wanted: embedder, byModel: () => null, ofAccount: () => embedder };
  return {
    ports: {
      database,
      embedders,
      chat: () => chat,
      sender: sender ?? refuse,
      workspace: noCommands,
      environment: "dev",
      connectUrl: (id) => `https://toolgate.test/connectors/${id}`,
    },
  };
}

/** A context with one planned call of the tool that the ports return. */
export function planned(
  plugin: Plugin,
  args: JsonObject,
  options: { side_effect?: SideEffect; dry_run?: boolean } = {},
): PlannedContext {
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
  const call = { tool, arguments: args };
  const plan = { kind: "tool_call", call, confidence: 1, reason: "test" } as const;
  const context = createContext({ session_id: "s1", logger: keepLogs(), asked: { dry_run } });
  return withResults(startThinking(context), { planned: { plan, more_steps: false }, call });
}

/** Builds the request of one planned call, allows it and executes it. */
export async function runPlanned(plugin: ToolPlugin, args: JsonObject) {
  const context = await built(planned(plugin, args), plugin);
  const { payload, usage } = await plugin.execute(context);
  return { called: payload.called, usage };
}

/** Runs a call that fails. */
export async function runFailing(plugin: ToolPlugin, args: JsonObject) {
  const { called } = await runPlanned(plugin, args);
  if (called.failure === null) throw new Error("The call did not fail.");
  return { error: called.failure, called };
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
