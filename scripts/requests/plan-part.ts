import type { ToolCandidate } from "../../src/contract/tool.ts";
import { type Decision, decide } from "../../src/planning/deciding/decide.ts";
import { buildMemoryCatalogue, searchCatalogue } from "../bench/memory-catalogue.ts";
import type { Part, RequestRow } from "./read-part.ts";

export const NOW = new Date("2026-11-22T10:00:00Z");

/** Connects all documents at once, as in one account; candidates come from the production search. */
export function openPart(part: Part): (row: RequestRow) => ToolCandidate[] {
  const catalogue = buildMemoryCatalogue(
    part.connectors.map(({ id, tools }) => ({ id, tools: tools.map(({ fields }) => fields) })),
  );
  const byId = new Map<string, ToolCandidate>();
  for (const { id, tools } of part.connectors)
    for (const tool of tools) {
      const { fields } = tool;
      const key = `${id} ${fields.method} ${fields.path} ${fields.operation_id}`;
      byId.set(key, {
        tool_id: key,
        operation_id: tool.operation_id,
        connector_id: id,
        source: "connector",
        plugin: "openapi",
        name: tool.name,
        fields,
        input_schema: tool.input_schema,
        side_effect: tool.side_effect,
        score: 0,
      });
    }
  return (row) => {
    const { ranked } = searchCatalogue(catalogue, row.query, row.context);
    const found = ranked.flatMap(({ candidate }) => {
      const full = byId.get(candidate.tool_id);
      return full ? [{ ...full, score: candidate.score }] : [];
    });
    const seen = new Set(found.map(({ tool_id }) => tool_id));
    const rest = process.env["ALL"] ? [...byId.values()].filter(({ tool_id }) => !seen.has(tool_id)) : [];
    return [...found, ...rest];
  };
}

export function decideRow(row: RequestRow, candidates: readonly ToolCandidate[]): Decision | null {
  return decide({ query: row.query, context: row.context ?? {}, candidates, now: NOW });
}

export function operationOf({ fields }: ToolCandidate): string {
  return `${fields.method} ${fields.path}`;
}
