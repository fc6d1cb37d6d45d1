import type { JsonObject } from "../../src/contract/json.ts";
import type { Logger } from "../../src/contract/ports.ts";
import type { Plan, Tool } from "../../src/contract/tool.ts";
import type { Gate } from "../../src/kernel/gate.ts";
import type { Plugin } from "../../src/kernel/plugin.ts";
import { createContext } from "../../src/kernel/shared-context.ts";

export interface LogRecord {
  level: string;
  message: string;
  fields: JsonObject;
}

/** A logger that keeps its records. */
export function keepLogs(records: LogRecord[] = [], stamp: JsonObject = {}): Logger {
  const write =
    (level: string) =>
    (message: string, fields: JsonObject = {}) =>
      void records.push({ level, message, fields: { ...stamp, ...fields } });
  return {
    debug: write("debug"),
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
    with: (fields) => keepLogs(records, { ...stamp, ...fields }),
  };
}

export const echoTool: Tool = {
  tool_id: "t1",
  plugin: "echo",
  name: "Echo",
  operation_id: "echo",
  connector_id: null,
  description: "",
  input_schema: { type: "object" },
  side_effect: "read",
};

export function callOf(args: JsonObject, tool: Tool = echoTool): Plan & { kind: "tool_call" } {
  return { kind: "tool_call", call: { tool, arguments: args }, confidence: 0.9, reason: "test" };
}

export function plugin(parts: Partial<Plugin> & Pick<Plugin, "name" | "plugin_type">): Plugin {
  return { version: "1.0.0", setup() {}, execute: async (context) => context, ...parts };
}

export const openGate: Gate = {
  async check() {
    return null;
  },
};

export function newContext(records: LogRecord[] = []) {
  return createContext({ session_id: "s1", logger: keepLogs(records) });
}
