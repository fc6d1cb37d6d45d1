import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { NO_ACCOUNT_SETTINGS } from "../../src/agents/policy.ts";
import { isJsonObject } from "../../src/base/json.ts";
import { createLocalEmbedder } from "../../src/catalogue/search/local-embedder.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { StoredPolicy } from "../../src/contract/policy.ts";
import type { Database, Embedder, FunctionCall } from "../../src/contract/ports.ts";
import type { Shape } from "../../src/contract/shape.ts";
import { createKernel } from "../../src/kernel/kernel.ts";
import { createPluginManager, type Plugin, type ToolPlugin } from "../../src/kernel/plugin.ts";
import {
  createContext,
  endWith,
  type PlannedContext,
  type SharedContext,
  startThinking,
  type ThinkingContext,
  withResults,
} from "../../src/kernel/shared-context.ts";
import type { Asked } from "../../src/kernel/stages.ts";
import { PLUGIN_FACTORIES } from "../../src/plugins/index.ts";
import type { PluginPorts } from "../../src/plugins/plugin-ports.ts";
import { built, keepLogs, openGate } from "../kernel/make-parts.ts";
import { casesOf, type ToolCase } from "./plugin-cases.ts";

const FOLDER = resolve(import.meta.dirname, "../../src/plugins");
const CALLER = { user_id: crypto.randomUUID(), key_hash: null, key_id: null, agent_id: null };
const HISTORY = [{ tool: { tool_id: "t0", name: "T", operation_id: "t" }, arguments: {}, result: "before" }];
const NO_POLICY = {
  agent_id: null,
  is_bound: false,
  agent_version: null,
  agent: null,
  tool_ids: {},
  key_limit_per_min: null,
  connection_id: null,
  binding: "",
  circuits: [],
  account: NO_ACCOUNT_SETTINGS,
  session: {},
} satisfies StoredPolicy;
const embedder: Embedder = createLocalEmbedder();

/**
 * Ports of a system with an empty catalogue. The database answers searches and returns the case's prepared call; all other
 * calls throw `error`.
 */
function closedPorts(definition: ToolCase["definition"] = null, error: unknown = new Error("reached out")) {
  const reached: string[] = [];
  const refuse = (what: string) => async () => {
    reached.push(what);
    throw error;
  };
  const database: Database = {
    async call<T>(...[name]: [...FunctionCall, shape?: Shape<T>]) {
      if (name === "prepare_call" && definition)
        return { tool_id: "t1", side_effect: "read", definition } as T;
      if (name === "read_call_secrets") return {} as T;
      if (name !== "search_tools") return refuse(name)();
      const hits = { segments: [], postings: [], neighbours: [] };
      return {
        caller: CALLER,
        hits,
        candidates: [],
        rule: null,
        embedding: null,
        call: null,
        policy: NO_POLICY,
      } as T;
    },
  };
  const ports: PluginPorts = {
    database,
    embedders: { wanted: embedder, byModel: () => null, ofAccount: () => embedder },
    chat: () => ({ model: "closed", complete: refuse("model") }),
    environment: "dev",
    connectUrl: (id) => `https://toolgate.test/connectors/${id}`,
    workspace: { hasCommands: true, run: refuse("workspace") },
    sender: { send: refuse("sender") },
  };
  return { ports, reached };
}

function contextOf(asked: Partial<Asked>): ThinkingContext {
  const context = createContext({
    session_id: "s-conformance",
    logger: keepLogs(),
    asked: { caller: CALLER, ...asked },
    user_input: "what is the weather?",
  });
  return { ...startThinking(context), history: HISTORY };
}

function planned(plugin: Plugin, tool: ToolCase): PlannedContext {
  const { operation_id, input_schema, side_effect } = tool;
  const call = {
    tool: {
      tool_id: "t1",
      plugin: plugin.name,
      name: operation_id,
      operation_id,
      connector_id: null,
      description: "",
      input_schema,
      side_effect,
    },
    arguments: tool.arguments,
  };
  const plan = { kind: "tool_call", call, confidence: 1, reason: "test" } as const;
  const context = { ...contextOf({}), current_state: "ACTING" as const };
  return withResults(context, { planned: { plan, more_steps: false }, call });
}

/** Every plugin returns the context without mutating it. */
function expectHandedOn(given: SharedContext, context: SharedContext): void {
  expect(given.session_id).toBe("s-conformance");
  expect(given.history).toBe(HISTORY);
  expect(Object.isFrozen(context.payload)).toBe(true);
  expect(given.usage).toBe(context.usage);
  expect(given.trace).toBe(context.trace);
  expect(given.logger).toBe(context.logger);
}

function isJson(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isJson);
  if (isJsonObject(value)) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isJson);
  }
  return (
    value === null ||
    ["string", "boolean"].includes(typeof value) ||
    Number.isFinite(value as unknown as number)
  );
}

/** Every object that can be reached from a value through data. */
function objectsOf(value: unknown, seen = new Set<object>()): Set<object> {
  if (typeof value === "object" && value !== null && !seen.has(value)) {
    seen.add(value);
    for (const member of Object.values(value)) objectsOf(member, seen);
  }
  return seen;
}

describe("the suite itself", () => {
  it.each<[what: string, value: unknown, is: boolean]>([
    ["JSON", { a: [1, "x", null, true] }, true],
    ["undefined", { a: undefined }, false],
    ["a date", { a: new Date() }, false],
    ["not a number", [Number.NaN], false],
    ["a big integer", [1n], false],
  ])("tells whether %s is JSON", (_, value, is) => {
    expect(isJson(value)).toBe(is);
  });
});

describe("every plugin", () => {
  it("passes the plugin manager, all together", async () => {
    const { ports } = closedPorts();
    await expect(createPluginManager(PLUGIN_FACTORIES.map((create) => create(ports)))).resolves.toBeDefined();
  });

  describe.each(PLUGIN_FACTORIES.map((create) => [create(closedPorts().ports).name, create] as const))(
    "%s",
    (name, create) => {
      const plugin = create(closedPorts().ports);

      it("is named after its folder, and so is its factory; a README says what it does", () => {
        expect(existsSync(resolve(FOLDER, name, "index.ts"))).toBe(true);
        const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
        expect(create.name).toBe(camel);
        expect(readFileSync(resolve(FOLDER, name, "README.md"), "utf8").trim()).not.toBe("");
      });

      it("gives instances that share nothing", () => {
        const { ports } = closedPorts();
        const [one, other] = [create(ports), create(ports)];
        const ofOther = objectsOf(other);
        expect([...objectsOf(one)].filter((object) => ofOther.has(object))).toEqual([]);
      });

      it("can be set up twice, and reaches for nothing then", async () => {
        const { ports, reached } = closedPorts();
        const twice = create(ports);
        await twice.setup();
        await twice.setup();
        expect(reached).toEqual([]);
      });

      if (plugin.plugin_type !== "TOOL") {
        it.each(["LISTENING", "THINKING", "RESPONDING"] as const)(
          "hands the context on in %s, with an empty catalogue",
          async (current_state) => {
            const ports = { ...closedPorts().ports, chat: () => null };
            const inbound = { media_type: "text/plain", body: "what is the weather?" };
            const failed = endWith(contextOf({ inbound }), new ToolgateError("NOT_FOUND", "nothing"));
            const context = { ...failed, current_state };
            const instance = create(ports);
            if (instance.plugin_type === "TOOL") throw new Error("no tool is meant");
            expectHandedOn(await instance.execute(context), context);
          },
        );
        return;
      }

      describe.each(casesOf(plugin).map((tool) => [tool.operation_id, tool] as const))("%s", (_, tool) => {
        it("builds its request without reading a secret, sending or writing anything", async () => {
          const { ports, reached } = closedPorts(tool.definition);
          const instance = toolOf(create(ports));
          const { gated } = (await built(planned(instance, tool), instance)).payload;
          const { shown, outcome, secrets_for } = gated.request;
          expect(isJsonObject(shown) && isJson(shown)).toBe(true);
          expect(outcome?.sent ?? false).toBe(false);
          expect(secrets_for === null || isJson(secrets_for)).toBe(true);
          expect(reached).toEqual([]);
        });

        it("gives what its call has brought, and hands the context on", async () => {
          const { ports } = closedPorts(tool.definition);
          const instance = toolOf(create(ports));
          const context = await built(planned(instance, tool), instance);
          const given = await instance.execute(context);
          expectHandedOn(given, context);
          expect(isJson(given.payload.called.result)).toBe(true);
          expect(given.payload.called.request).toBe(context.payload.gated.request.shown);
        });

        it("that breaks is answered as INTERNAL, and does not tell how", async () => {
          const { ports, reached } = closedPorts(tool.definition, new Error("canary: /etc/passwd"));
          const done = await act(create(ports), tool);
          const { failure, called } = done.payload;
          expect(reached.length > 0 ? failure?.code : null).toBe(reached.length > 0 ? "INTERNAL" : null);
          expect(JSON.stringify([failure?.message, failure?.details, done.trace])).not.toContain("canary");
          expect(isJson(called?.result)).toBe(true);
        });

        it("passes on what a port refuses with", async () => {
          const refusal = new ToolgateError("RATE_LIMITED", "Later.", { details: { retry_after_s: 3 } });
          const { ports, reached } = closedPorts(tool.definition, refusal);
          const { failure } = (await act(create(ports), tool)).payload;
          const told = failure && { code: failure.code, details: failure.details };
          expect(told).toEqual(
            reached.length > 0 ? { code: "RATE_LIMITED", details: refusal.details } : null,
          );
        });
      });

      if (!plugin.tools) return;
      it.each(plugin.tools.map((tool) => [tool.operation_id, tool] as const))(
        "%s has a valid 2020-12 schema that its example fits",
        (id, { input_schema }) => {
          const ajv = new Ajv2020({ strict: true, allErrors: true });
          // CommonJS: the function is the module or its default, depending on the loader.
          (addFormats as unknown as (instance: Ajv2020) => void)(ajv);
          const validate = ajv.compile(input_schema);
          const example = casesOf(plugin).find(({ operation_id }) => operation_id === id)?.arguments;
          expect([validate(example), validate.errors]).toEqual([true, null]);
          expect(validate({ ...example, "no such argument": 1 })).toBe(false);
        },
      );

      it("runs nothing that the catalogue describes differently", async () => {
        const { ports, reached } = closedPorts();
        for (const tool of casesOf(plugin)) {
          const stale = { ...tool, input_schema: { type: "object", additionalProperties: false } };
          const gone = { ...tool, operation_id: "gone.tool" };
          for (const other of [stale, gone]) {
            const { failure } = (await act(create(ports), other)).payload;
            expect(failure?.code).toBe("CONFLICT");
          }
        }
        expect(reached).toEqual([]);
      });
    },
  );
});

/** Runs a plugin in the kernel, which converts exceptions to answers. */
async function act(plugin: Plugin, tool: ToolCase): Promise<SharedContext> {
  const plugins = await createPluginManager([plugin]);
  const kernel = createKernel({ plugins, gate: openGate, validate: () => [] });
  const context = planned(plugin, tool);
  return kernel.act(context, context.payload.call);
}

function toolOf(plugin: Plugin): ToolPlugin {
  if (plugin.plugin_type === "TOOL") return plugin;
  throw new Error(`${plugin.name} is no TOOL`);
}
