import { isJsonObject, type JsonObject } from "../base/json.ts";
import type { PluginTool } from "../contract/tool.ts";
import { PLUGIN_TYPES, type Plugin, type PluginOf, type PluginType } from "./plugin.ts";

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
