import { AGENT_DEFAULTS } from "../../src/agents/policy.ts";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { createLocalEmbedder } from "../../src/catalogue/search/local-embedder.ts";
import type { SearchQuery } from "../../src/catalogue/search/search-query.ts";
import type { Policy } from "../../src/contract/policy.ts";
import type { ChatFunction, ChatModel, Database } from "../../src/contract/ports.ts";
import type { Plan, ToolCandidate } from "../../src/contract/tool.ts";
import {
  createContext,
  startThinking,
  type ThinkingContext,
  withResults,
} from "../../src/kernel/shared-context.ts";
import { NOTHING_FOUND } from "../../src/kernel/stages.ts";
import { decideFound } from "../../src/planning/deciding/decide-found.ts";
import {
  type ArgumentValidator,
  createArgumentValidator,
} from "../../src/planning/schema/validate-arguments.ts";
import { createLogger } from "../../src/platform/telemetry/logger.ts";
import { plannerDirect } from "../../src/plugins/planner-direct/index.ts";
import { plannerModel } from "../../src/plugins/planner-model/index.ts";
import type { PluginPorts } from "../../src/plugins/plugin-ports.ts";
import { buildMemoryCatalogue } from "../bench/memory-catalogue.ts";
import type { Outcome } from "./judge.ts";
import { NOW, openPart, operationOf } from "./plan-part.ts";
import type { Part, RequestRow } from "./read-part.ts";

/** The call of a model for a row, given the offered functions. */
export type ModelRule = (row: RequestRow, offered: readonly ChatFunction[]) => Called;

export interface Called {
  name: string;
  arguments: JsonObject;
}

export interface PlannedRow {
  row: RequestRow;
  plan: Plan | null;
  outcome: Outcome;
  /** The functions that were offered to the model and its call; empty when the rules planned alone. */
  called: { offered: string[]; call: Called }[];
}

/**
 * Plans every row of a part as the product does with a model: the rules, the model that follows `rule`,
 * its search, and the validation before a call. All documents are connected at once, as in one account.
 */
export async function planWithModel(part: Part, rule: ModelRule): Promise<PlannedRow[]> {
  const find = openPart(part);
  const database = serveSearch(part);
  const validate = createArgumentValidator();
  const planned: PlannedRow[] = [];
  for (const row of part.rows) {
    const called: PlannedRow["called"] = [];
    const chat = modelOf((functions) => {
      const call = rule(row, functions);
      called.push({ offered: functions.map(({ name }) => name), call });
      return call;
    });
    const ports = { chat: () => chat, database, embedders: EMBEDDERS } as unknown as PluginPorts;
    let run = openRun(row, find(row));
    const planners = [plannerDirect(ports), plannerModel(ports)];
    for (const planner of planners) run = await planner.execute(run);
    const { plan } = run.payload.planned;
    const { candidates } = run.payload.found;
    planned.push({ row, plan, called, outcome: await toOutcome(plan, candidates, validate) });
  }
  return planned;
}

function openRun(row: RequestRow, found: ToolCandidate[]): ThinkingContext {
  const { query, context = {} } = row;
  const decided = decideFound({ query, context, candidates: found, now: NOW });
  const run = createContext({
    session_id: row.id,
    logger: createLogger(),
    asked: { user_context_data: context, policy: POLICY },
    user_input: query,
  });
  return withResults(startThinking(run), { found: { ...NOTHING_FOUND, ...decided } });
}

function modelOf(answer: (functions: readonly ChatFunction[]) => Called): ChatModel {
  return {
    model: "rule",
    complete: async ({ functions }) => {
      const { name, arguments: args } = answer(functions);
      const call = { id: "1", name, arguments: JSON.stringify(args) };
      return { call, calls: [call], text: "", usage: { prompt_tokens: 0, completion_tokens: 0 } };
    },
  };
}

async function toOutcome(
  plan: Plan | null,
  candidates: readonly ToolCandidate[],
  validate: ArgumentValidator,
): Promise<Outcome> {
  const none = { kind: "none", operation: "", connector: "", arguments: {}, reads: true } as const;
  if (plan?.kind === "question") return { ...none, kind: "ask" };
  if (plan?.kind !== "tool_call") return none;
  const { tool, arguments: args } = plan.call;
  const faults = validate(tool.input_schema, args);
  const ports = {} as unknown as PluginPorts;
  const repaired =
    faults.length === 0 ? args : await plannerDirect(ports).repair?.(plan.call, faults, openRun(NO_ROW, []));
  if (!repaired || validate(tool.input_schema, repaired).length > 0) return { ...none, kind: "ask" };
  const candidate = candidates.find(({ tool_id }) => tool_id === tool.tool_id);
  return {
    kind: "call",
    operation: candidate ? operationOf(candidate) : "",
    connector: tool.connector_id ?? "",
    arguments: repaired,
    reads: tool.side_effect === "read",
  };
}

/** The search of the database, for `search_again`. */
function serveSearch(part: Part): Database {
  const catalogue = buildMemoryCatalogue(
    part.connectors.map(({ id, tools }) => ({ id, tools: tools.map(({ fields }) => fields) })),
  );
  const candidates = part.connectors.flatMap(({ id, tools }, segment) =>
    tools.map((tool, ordinal) => {
      const { fields } = tool;
      const tool_id = `${id} ${fields.method} ${fields.path} ${fields.operation_id}`;
      return [
        segment,
        ordinal,
        { ...tool, tool_id, connector_id: id, source: "connector", plugin: "openapi" },
      ];
    }),
  );
  const call = async (name: string, args: Record<string, Json>) => {
    if (name !== "search_tools") throw new Error(`${name} is not served here`);
    const query = { exact: args["p_exact"], prefixes: args["p_prefixes"] } as unknown as SearchQuery;
    return {
      caller: { user_id: "someone", key_id: null },
      policy: { session: {} },
      hits: catalogue.find(query),
      candidates,
      rule: null,
      call: null,
    };
  };
  return { call } as unknown as Database;
}

const local = createLocalEmbedder();
const EMBEDDERS = { wanted: local, byModel: () => local };

const POLICY: Policy = {
  agent_id: null,
  agent_version: null,
  env: "dev",
  approval: { mode: "auto", approver_group: null, expires_after_s: AGENT_DEFAULTS.expires_after_s },
  confidence_threshold: AGENT_DEFAULTS.confidence_threshold,
  timeout_ms: AGENT_DEFAULTS.timeout_ms,
  base_url: null,
  prompts: null,
  scrub: { off: [], rules: [] },
  tools: null,
  limits: { agent_per_min: null, key_per_min: null, account_per_min: null },
  call_limits: { ms: null, bytes: null },
  model: null,
  connection_id: null,
  binding: "",
  circuits: [],
};

const NO_ROW: RequestRow = { id: "", connector: "", lang: "en", kind: "", query: "", expect: "none" };
