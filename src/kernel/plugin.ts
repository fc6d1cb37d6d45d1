import { type Fault, isJsonObject, type JsonObject } from "../base/json.ts";
import type { PluginTool, ToolCall } from "../contract/tool.ts";
import type { ActingContext, PlannedContext, SharedContext, ThinkingContext } from "./shared-context.ts";
import type { BuiltRequest, Gated } from "./stages.ts";

/** INTERFACE reads requests and composes answers, MEMORY finds candidates, PLANNER decides, TOOL executes calls. */
const PLUGIN_TYPES = ["INTERFACE", "MEMORY", "PLANNER", "TOOL"] as const;
export type PluginType = (typeof PLUGIN_TYPES)[number];

interface PluginBase {
  readonly name: string;
  /** Semantic version, e.g. "1.0.0". */
  readonly version: string;
  /** Plugins of one type run in ascending order; 100 by default. */
  readonly order?: number;
  /** Shown to people. Required, with the description, for plugins with `tools`. */
  readonly title?: string;
  readonly description?: string;
  /** TOOL only: the tools that people can enable. */
  readonly tools?: readonly PluginTool[];
  /** Initializes the plugin. May be called several times. */
  setup(): void | Promise<void>;
}

/** Runs in LISTENING, to read the request into `payload.asked`, and in RESPONDING, to set `payload.answered`. */
export interface InterfacePlugin extends PluginBase {
  readonly plugin_type: "INTERFACE";
  execute(context: SharedContext): Promise<SharedContext>;
}

/** Adds to `payload.found`. */
export interface MemoryPlugin extends PluginBase {
  readonly plugin_type: "MEMORY";
  execute(context: ThinkingContext): Promise<ThinkingContext>;
}

/** Sets `payload.planned`. */
export interface PlannerPlugin extends PluginBase {
  readonly plugin_type: "PLANNER";
  execute(context: ThinkingContext): Promise<ThinkingContext>;
  /** Repairs arguments that failed validation; null if it cannot. */
  repair?(call: ToolCall, faults: Fault[], context: ThinkingContext): Promise<JsonObject | null>;
}

/** Executes calls: `build` creates the request for the gate, and `execute` sends it and sets `payload.called`. */
export interface ToolPlugin extends PluginBase {
  readonly plugin_type: "TOOL";
  /** Builds the request of the planned call without reading secrets or sending. If absent, the arguments are shown. */
  build?(context: PlannedContext): Promise<BuiltRequest>;
  /** Not called in a dry run. A failed call should be returned as a result, because an exception has no outcome. */
  execute(context: ActingContext): Promise<SharedContext<"asked" | "call" | "called">>;
}

/**
 * The plugin contract: `execute` receives a context and returns it or a new one. Contexts and their results are
 * immutable; `withResults()` creates a changed context.
 */
export type Plugin = InterfacePlugin | MemoryPlugin | PlannerPlugin | ToolPlugin;
export type PluginOf<Type extends PluginType> = Extract<Plugin, { plugin_type: Type }>;

/**
 * Checks every call once, after its arguments were validated. `build` returns the request, which is built once and is
 * exactly what is sent if the gate allows it.
 */
export interface Gate {
  /** An exception rejects the call. */
  check(context: PlannedContext, build: () => Promise<BuiltRequest>): Promise<Gated>;
  /** Receives the result of a call that it allowed, if the run continues after it. */
  settle?(context: SharedContext<"asked" | "call" | "called">): Promise<void>;
}

const OPERATION_ID = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;

const MAX_OPERATION_ID = 64;

const SIDE_EFFECTS: readonly string[] = ["read", "write", "execute"];

/** Registers validated and initialized plugins, and returns them by type and by name. */
export interface PluginManager {
  byType<Type extends PluginType>(type: Type): readonly PluginOf<Type>[];
  byName(name: string): Plugin | undefined;
}

/** @throws Error that lists the faults of all plugins */
export async function createPluginManager(plugins: readonly Plugin[]): Promise<PluginManager> {
  refuse(plugins.flatMap(findFaults).concat(findDuplicates(plugins)));
  const ordered = [...plugins].sort((a, b) => (a.order ?? 100) - (b.order ?? 100));
  refuse(await setUp(ordered));
  const types = new Map(PLUGIN_TYPES.map((type) => [type, ordered.filter((p) => p.plugin_type === type)]));
  const names = new Map(ordered.map((plugin) => [plugin.name, plugin]));
  return {
    byType: <Type extends PluginType>(type: Type) => (types.get(type) ?? []) as PluginOf<Type>[],
    byName: (name) => names.get(name),
  };
}

function refuse(faults: string[]): void {
  if (faults.length > 0) throw new Error(`Plugins cannot be loaded:\n- ${faults.join("\n- ")}`);
}

function findFaults(plugin: Plugin): string[] {
  const label = plugin.name || "(a plugin without a name)";
  const checks: [ok: boolean, fault: string][] = [
    [/^[a-z][a-z0-9-]{0,63}$/.test(plugin.name ?? ""), "name must be lower-case words joined by hyphens"],
    [PLUGIN_TYPES.includes(plugin.plugin_type), `plugin_type must be one of ${PLUGIN_TYPES.join(", ")}`],
    [/^\d+\.\d+\.\d+$/.test(plugin.version ?? ""), "version must look like 1.0.0"],
    [typeof plugin.setup === "function", "setup() is missing"],
    [typeof plugin.execute === "function", "execute(context) is missing"],
    [!("build" in plugin) || plugin.plugin_type === "TOOL", "only a TOOL may have build()"],
    [!("repair" in plugin) || plugin.plugin_type === "PLANNER", "only a PLANNER may have repair()"],
  ];
  const faults = checks.filter(([ok]) => !ok).map(([, fault]) => fault);
  return [...faults, ...findToolFaults(plugin)].map((fault) => `${label}: ${fault}`);
}

/** Finds duplicate names of plugins, and of tools across plugins. */
function findDuplicates(plugins: readonly Plugin[]): string[] {
  const names = repeated(plugins.map((plugin) => plugin.name));
  const tools = plugins.flatMap(({ name, tools }) =>
    Array.isArray(tools) ? tools.map((tool) => ({ id: String(tool.operation_id), name })) : [],
  );
  const ids = repeated(tools.map(({ id }) => id));
  const owners = (id: string) => tools.filter((tool) => tool.id === id).map(({ name }) => name);
  return [
    ...names.map((name) => `${name}: registered more than once`),
    ...ids.map((id) => `${id}: this tool is defined more than once, by ${owners(id).join(" and ")}`),
  ];
}

function repeated(names: string[]): string[] {
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
}

/** Runs the setups in order; their errors are reported with the plugin's name. */
async function setUp(plugins: readonly Plugin[]): Promise<string[]> {
  const faults: string[] = [];
  for (const plugin of plugins) {
    try {
      await plugin.setup();
    } catch (error) {
      faults.push(
        `${plugin.name}: setup() failed: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return faults;
}

/** Finds the faults of a plugin's tools. Plugins are external code, so their types are not relied on. */
function findToolFaults({ plugin_type, tools, title, description }: Plugin): string[] {
  if (tools === undefined) return [];
  if (plugin_type !== "TOOL") return ["only a TOOL may have tools"];
  if (!Array.isArray(tools) || tools.length === 0) return ["tools must name at least one tool"];
  const checks: [ok: boolean, fault: string][] = [
    [isText(title), "title is missing: it is shown to people who enable the plugin"],
    [isText(description), "description is missing: it is shown to people who enable the plugin"],
  ];
  return [...pickFaults(checks), ...tools.flatMap((tool: PluginTool) => listFaults(tool))];
}

function listFaults(tool: PluginTool): string[] {
  if (!isJsonObject(tool)) return ["a tool is not an object"];
  const { operation_id, name, description, side_effect, input_schema } = tool;
  const label = isText(operation_id) ? operation_id : "(a tool without an operation_id)";
  const isNamed = isText(operation_id) && OPERATION_ID.test(operation_id);
  const checks: [ok: boolean, fault: string][] = [
    [isNamed, "operation_id must be lower-case words joined by dots, like clock.now"],
    [(operation_id ?? "").length <= MAX_OPERATION_ID, `operation_id is over ${MAX_OPERATION_ID} characters`],
    [isText(name), "name is missing"],
    [isText(description), "description is missing"],
    [SIDE_EFFECTS.includes(side_effect), `side_effect must be one of ${SIDE_EFFECTS.join(", ")}`],
  ];
  return [...pickFaults(checks), ...findSchemaFaults(input_schema)].map((fault) => `${label}: ${fault}`);
}

function findSchemaFaults(schema: JsonObject): string[] {
  if (!isJsonObject(schema) || schema["type"] !== "object") {
    return ['input_schema must be a schema of type "object"'];
  }
  const { properties = {}, required = [] } = schema;
  if (!isJsonObject(properties)) return ["input_schema.properties must be an object"];
  const undescribed = Object.entries(properties)
    .filter(([, property]) => !isJsonObject(property) || !isText(property["description"]))
    .map(([name]) => `input_schema.properties.${name} has no description`);
  const unknown = (Array.isArray(required) ? required : [])
    .filter((name) => !Object.hasOwn(properties, String(name)))
    .map((name) => `input_schema requires ${String(name)}, which is not a property`);
  const isClosed = schema["additionalProperties"] === false;
  return [
    ...(isClosed ? [] : ["input_schema.additionalProperties must be false"]),
    ...undescribed,
    ...unknown,
  ];
}

function pickFaults(checks: [ok: boolean, fault: string][]): string[] {
  return checks.filter(([ok]) => !ok).map(([, fault]) => fault);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}
