import { agentQueryBench } from "./bench/agent-query.ts";
import { benchArguments } from "./bench/arguments.ts";
import { auditChainBench } from "./bench/audit-chain.ts";
import { coldStartBench } from "./bench/cold-start.ts";
import { floodBench } from "./bench/flood.ts";
import { heavyWorkBench } from "./bench/heavy-work.ts";
import { ingestionBench } from "./bench/ingestion.ts";
import { jsonPathBench } from "./bench/json-path.ts";
import { mcpBench } from "./bench/mcp.ts";
import { memoryRecallBench } from "./bench/memory-recall.ts";
import { memoryRetentionBench } from "./bench/memory-retention.ts";
import { memorySizeBench } from "./bench/memory-size.ts";
import { policyBench } from "./bench/policy.ts";
import { refreshBench } from "./bench/refresh.ts";
import { requestsBench } from "./bench/requests.ts";
import { retrievalBench } from "./bench/retrieval.ts";
import { soakBench } from "./bench/soak.ts";
import { telemetryBench } from "./bench/telemetry.ts";
import { toolSearchBench } from "./bench/tool-search.ts";
import { vectorSearchBench } from "./bench/vector-search.ts";
import { webLoadBench } from "./bench/web-load.ts";
import { progressLine } from "./terminal.ts";

/**
 * `npm run bench [name …]`: prints one JSON object per line to stdout. Without a name, runs all except
 * `soak`, which takes half an hour; `soak:10` takes ten minutes. `refresh:8x10000`: 8 processes with 10,000 calls each.
 */
const BENCHES = {
  retrieval: retrievalBench,
  arguments: benchArguments,
  requests: requestsBench,
  ingestion: ingestionBench,
  "agent-query": agentQueryBench,
  telemetry: telemetryBench,
  policy: policyBench,
  "tool-search": toolSearchBench,
  "vector-search": vectorSearchBench,
  "cold-start": coldStartBench,
  "memory-recall": memoryRecallBench,
  "memory-size": memorySizeBench,
  "memory-retention": memoryRetentionBench,
  "audit-chain": auditChainBench,
  "json-path": jsonPathBench,
  mcp: mcpBench,
  flood: floodBench,
  "heavy-work": heavyWorkBench,
  "web-load": webLoadBench,
  refresh: refreshBench,
  soak: soakBench,
};

const wanted = new Map(
  process.argv.slice(2).map((argument) => {
    const [name = "", size] = argument.split(":");
    return [name, size] as const;
  }),
);
const unknown = [...wanted.keys()].filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`No such bench: ${unknown.join(", ")}. There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(2);
}
const SIZES: Record<string, RegExp> = { soak: /^\d+(\.\d+)?$/, refresh: /^[1-9]\d{0,2}x[1-9]\d{0,6}$/ };
const misused = [...wanted].find(([name, size]) => size !== undefined && !SIZES[name]?.test(size));
if (misused) {
  console.error(
    `${misused[0]}: only soak and refresh take a size: npm run bench soak:10 (minutes), refresh:8x10000 (processes x calls)`,
  );
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.size > 0 ? !wanted.has(name) : name === "soak") continue;
  const running = progressLine(`${name} …`);
  const size = wanted.get(name);
  const figures = size === undefined ? bench() : runSized(name, size);
  for await (const figure of figures) console.log(JSON.stringify(figure));
  running.done();
}

function runSized(name: string, size: string) {
  if (name === "soak") return soakBench(Number(size));
  const [processes, calls] = size.split("x").map(Number);
  return refreshBench(processes, calls);
}
