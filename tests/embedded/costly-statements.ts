import { connectorId, ownerId, siteId } from "./fill-tenants.ts";

/**
 * The statements that the worker sends every ten seconds, and those that an endpoint sends for one of many accounts.
 * Each reads only rows of its account or batch, regardless of the number of other rows.
 */
export interface CostlyStatement {
  label: string;
  statement: string;
  /** Maximum number of blocks (8 KiB) that it may read, from memory or disk. */
  blocks: number;
}

const owner = `'${ownerId(7)}'::uuid`;
const connector = `'${connectorId(7)}'::uuid`;
const caller = `jsonb_build_object('user_id', '${ownerId(7)}')`;
const site = `'${siteId(7)}'`;

/** Runs the statement as this user, whose rows it looks for. */
const signedIn = `(select set_config('request.jwt.claims', '{"sub": "${ownerId(7)}"}', false) offset 0)`;

export function listStatements(model: string, vector: string): CostlyStatement[] {
  const wanted = `'${model}'`;
  return [
    {
      label: "worker: claim tools, none waiting",
      statement: `service.claim_tools(${wanted}, 100, 60)`,
      blocks: 60,
    },
    {
      label: "worker: claim chunks, none waiting",
      statement: `service.claim_chunks(${wanted}, 100, 60)`,
      blocks: 60,
    },
    { label: "worker: claim messages", statement: "service.claim_messages(100)", blocks: 60 },
    { label: "worker: index vectors of large sites", statement: "service.index_vectors(500)", blocks: 100 },
    { label: "worker: claim deliveries", statement: "service.claim_deliveries(20)", blocks: 60 },
    { label: "worker: claim looks at MCP servers", statement: "service.claim_mcp_looks(20)", blocks: 60 },
    { label: "worker: retention", statement: "service.run_retention(1000)", blocks: 100 },
    { label: "worker: forget policy data", statement: "service.forget_policy_data()", blocks: 200 },
    { label: "worker: forget runs", statement: "service.forget_runs()", blocks: 100 },
    { label: "worker: forget conversations", statement: "service.forget_conversations()", blocks: 100 },
    { label: "worker: forget uploads", statement: "service.forget_uploads()", blocks: 60 },
    { label: "worker: forget questions", statement: "service.forget_questions()", blocks: 100 },
    {
      label: "worker: plugins whose tools are stale",
      statement: "service.find_stale_plugins('{}', 100)",
      blocks: 100,
    },
    { label: "connectors: list", statement: `service.list_connectors(${owner})`, blocks: 600 },
    {
      label: "connectors: read one",
      statement: `service.get_connector(${owner}, ${connector})`,
      blocks: 600,
    },
    {
      label: "connectors: operations",
      statement: `service.list_operations(${owner}, ${connector})`,
      blocks: 600,
    },
    { label: "settings: state of the index", statement: `service.describe_index(${owner})`, blocks: 600 },
    {
      label: "tools: search with words and a vector",
      statement: `service.search_tools(${owner}, null, 'agent:query', '{order,list}', '{ord}', '{order}', true, '${vector}', ${wanted})`,
      blocks: 2000,
    },
    {
      label: "tools: recall for one question",
      statement: `service.recall_tools(${owner}, null, 'agent:query', '{order,list}', '{ord}', '{order}', true, '${vector}', ${wanted})`,
      blocks: 2000,
    },
    {
      label: "tools: offered to a model",
      statement: `service.list_offered_tools(${owner}, null, 'agent:query', '{operation_6}', 50)`,
      blocks: 600,
    },
    {
      label: "tools: by name",
      statement: `service.find_named_tools(${owner}, null, 'agent:query', 'operation_6')`,
      blocks: 100,
    },
    { label: "mcp: list tools", statement: `service.list_mcp_tools(${owner}, null, 100)`, blocks: 1000 },
    { label: "mcp: digest", statement: `service.digest_mcp(${owner}, null)`, blocks: 1000 },
    { label: "catalogue: describe", statement: `service.describe_catalogue(${owner})`, blocks: 1000 },
    { label: "memory: sites", statement: `service.list_sites(${caller})`, blocks: 100 },
    { label: "memory: documents", statement: `service.list_documents(${caller}, ${site})`, blocks: 100 },
    {
      label: "memory: recall by words and a vector",
      statement: `service.recall(${caller}, ${site}, '${ownerId(7)}', '{1,2}', '${vector}', ${wanted})`,
      blocks: 1500,
    },
    {
      label: "runs: search for a text that none has, in an account with many",
      statement: `public.list_runs('-infinity', 'no such text') from ${signedIn} s offset 0`,
      blocks: 600,
    },
    {
      label: "runs: unanswered questions of an account with many",
      statement: `public.list_unanswered('-infinity') from ${signedIn} s offset 0`,
      blocks: 600,
    },
    { label: "approvals: list", statement: `service.list_approvals(${owner}, 'PENDING')`, blocks: 60 },
    { label: "keys: list", statement: `service.list_api_keys(${owner})`, blocks: 60 },
    { label: "agents: list", statement: `service.list_agents(${owner})`, blocks: 60 },
  ];
}

/** Blocks that a statement and every statement inside its functions read (PostgreSQL documentation, EXPLAIN, BUFFERS). */
export const explain = (statement: string): string =>
  `explain (analyze, buffers, timing off, format json) select ${statement}`;

export function blocksOf(plan: unknown): number {
  const [{ Plan: root }] = plan as [{ Plan: Record<string, number> }];
  return (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0);
}
