import { describe, expect, it } from "vitest";
import type { PluginTool } from "../../src/contract/tool.ts";
import { createPluginManager, type Plugin } from "../../src/kernel/plugin.ts";
import { plugin } from "./make-parts.ts";

const HINTS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const tool = (parts: Partial<Record<keyof PluginTool, unknown>> = {}) =>
  ({
    operation_id: "clock.now",
    name: "Tell the time",
    description: "Tells the time.",
    side_effect: "read",
    input_schema: { type: "object", properties: {}, additionalProperties: false },
    hints: HINTS,
    ...parts,
  }) as PluginTool;
const withTools = (name: string, ...tools: PluginTool[]): Plugin => ({
  ...plugin({ name, plugin_type: "TOOL" }),
  title: "Clock",
  description: "Tells the time.",
  tools,
});
const faultsOf = (...plugins: Plugin[]) =>
  createPluginManager(plugins).then(
    () => "",
    (error: Error) => error.message,
  );

describe("createPluginManager()", () => {
  it("lists all faults of all plugins", async () => {
    const message = await faultsOf(
      plugin({ name: "Bad Name", plugin_type: "TOOL" }),
      { ...plugin({ name: "no-version", plugin_type: "TOOL" }), version: "one" },
      { ...plugin({ name: "repairing", plugin_type: "TOOL" }), repair: async () => null } as Plugin,
      { ...plugin({ name: "building", plugin_type: "MEMORY" }), build: async () => ({}) } as Plugin,
      plugin({ name: "twice", plugin_type: "TOOL" }),
      plugin({ name: "twice", plugin_type: "MEMORY" }),
    );
    for (const part of [
      "Bad Name: name",
      "no-version: version",
      "repairing: only a PLANNER",
      "building: only a TOOL",
      "twice: registered more than once",
    ]) {
      expect(message).toContain(part);
    }
  });

  const wrongTools: [what: string, tool: PluginTool, fault: string][] = [
    ["an upper-case id", tool({ operation_id: "Clock.now" }), "Clock.now: operation_id must be"],
    ["an id that ends in a dot", tool({ operation_id: "clock." }), "clock.: operation_id must be"],
    ["an id of 65 characters", tool({ operation_id: "a".repeat(65) }), "is over 64 characters"],
    ["no id", tool({ operation_id: undefined }), "(a tool without an operation_id): operation_id"],
    ["no name", tool({ name: " " }), "clock.now: name is missing"],
    ["no description", tool({ description: undefined }), "clock.now: description is missing"],
    ["an unknown side effect", tool({ side_effect: "none" }), "clock.now: side_effect must be one of"],
    ["no schema", tool({ input_schema: undefined }), "clock.now: input_schema must be"],
    ["a schema of a list", tool({ input_schema: { type: "array" } }), "clock.now: input_schema must be"],
    ["an open schema", tool({ input_schema: { type: "object" } }), "additionalProperties must be false"],
    [
      "an argument nobody describes",
      tool({
        input_schema: {
          type: "object",
          properties: { zone: { type: "string" } },
          additionalProperties: false,
        },
      }),
      "input_schema.properties.zone has no description",
    ],
    [
      "a required argument that is none",
      tool({
        input_schema: { type: "object", properties: {}, required: ["zone"], additionalProperties: false },
      }),
      "input_schema requires zone",
    ],
  ];
  it.each(wrongTools)("rejects a tool with %s and names it", async (_, wrong, fault) => {
    const message = await faultsOf(withTools("clock-tool", wrong));
    expect(message).toContain("- clock-tool: ");
    expect(message).toContain(fault);
  });

  it("accepts a valid tool, also with an id of 64 characters", async () => {
    expect(await faultsOf(withTools("clock-tool", tool(), tool({ operation_id: "a".repeat(64) })))).toBe("");
  });

  it("names the plugins that define the same tool", async () => {
    const message = await faultsOf(withTools("clock-tool", tool()), withTools("watch-tool", tool()));
    expect(message).toContain("clock.now: this tool is defined more than once, by clock-tool and watch-tool");
  });

  it("rejects tools of a plugin that is not a TOOL, and a TOOL with an empty list", async () => {
    const memory = { ...withTools("clock-memory", tool()), plugin_type: "MEMORY" } as Plugin;
    expect(await faultsOf(memory)).toContain("clock-memory: only a TOOL may have tools");
    expect(await faultsOf(withTools("clock-tool"))).toContain("clock-tool: tools must name at least one");
  });

  it("rejects tools of a plugin without a title or a description", async () => {
    const { title, description, ...bare } = withTools("clock-tool", tool());
    expect(await faultsOf(bare)).toMatch(/title is missing.*\n.*description is missing/);
  });

  it("names every plugin whose setup fails, with the reason", async () => {
    const failing = (name: string, error: unknown) =>
      plugin({
        name,
        plugin_type: "TOOL",
        setup() {
          throw error;
        },
      });
    const message = await faultsOf(
      failing("first", new Error("no licence")),
      failing("second", "out of luck"),
    );
    expect(message).toContain("first: setup() failed: no licence");
    expect(message).toContain("second: setup() failed: out of luck");
  });

  it("sets up every plugin once, in order, before any is returned", async () => {
    const ready: string[] = [];
    const memory = (name: string, order: number) =>
      plugin({ name, plugin_type: "MEMORY", order, setup: () => void ready.push(name) });
    const manager = await createPluginManager([memory("b", 2), memory("a", 1)]);
    expect(ready).toEqual(["a", "b"]);
    expect(manager.byType("MEMORY").map(({ name }) => name)).toEqual(["a", "b"]);
    expect(manager.byName("missing")).toBeUndefined();
  });
});
