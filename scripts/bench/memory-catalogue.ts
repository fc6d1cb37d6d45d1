import type { JsonObject } from "../../src/base/json.ts";
import { indexTerms } from "../../src/catalogue/search/index-terms.ts";
import { parseQuery } from "../../src/catalogue/search/parse-query.ts";
import {
  type Candidate,
  type RankedCandidate,
  rankCandidates,
} from "../../src/catalogue/search/rank-candidates.ts";
import { scoreHits } from "../../src/catalogue/search/score-hits.ts";
import type { Posting, SearchHits, SearchQuery, Segment } from "../../src/catalogue/search/search-query.ts";
import type { ToolFields } from "../../src/contract/tool.ts";

export interface CatalogueTool {
  tool_id: string;
  fields: ToolFields;
}

export interface MemoryCatalogue {
  tools: CatalogueTool[];
  find(query: SearchQuery): SearchHits;
  candidatesOf(query: SearchQuery, hits: SearchHits): Candidate[];
}

/** The search index in memory, in the same form as in the database: one segment per API. */
export function buildMemoryCatalogue(apis: { id: string; tools: ToolFields[] }[]): MemoryCatalogue {
  const segments: Segment[] = [];
  const byTerm = new Map<string, Posting[]>();
  const tools: CatalogueTool[][] = [];
  apis.forEach((api, segment) => {
    segments.push({ segment_id: api.id, api: api.tools[0]?.api ?? "", tool_count: api.tools.length });
    tools.push(
      api.tools.map((fields) => ({
        tool_id: `${api.id} ${fields.method} ${fields.path} ${fields.operation_id}`,
        fields,
      })),
    );
    for (const posting of segmentPostings(segment, api.tools))
      byTerm.set(posting[1], [...(byTerm.get(posting[1]) ?? []), posting]);
  });
  const sorted = [...byTerm.keys()].sort();
  const find = (query: SearchQuery): SearchHits => {
    const terms = new Set([
      ...query.exact,
      ...query.prefixes.flatMap((prefix) => termsWithPrefix(sorted, prefix)),
    ]);
    return { segments, postings: [...terms].flatMap((term) => byTerm.get(term) ?? []), neighbours: [] };
  };
  const candidatesOf = (query: SearchQuery, hits: SearchHits): Candidate[] =>
    scoreHits(query, hits).flatMap((ref) => {
      const tool = tools[ref.segment]?.[ref.ordinal];
      return tool === undefined ? [] : [{ ref, candidate: asCandidate(tool) }];
    });
  return { tools: tools.flat(), find, candidatesOf };
}

/** The production code from a query to its ranked tools. */
export function searchCatalogue(
  catalogue: MemoryCatalogue,
  text: string,
  context?: JsonObject,
): { query: SearchQuery; ranked: RankedCandidate[] } {
  const query = parseQuery(text, context);
  const ranked = rankCandidates(query, catalogue.candidatesOf(query, catalogue.find(query)), context);
  return { query, ranked };
}

function segmentPostings(segment: number, tools: ToolFields[]): Posting[] {
  const postings = new Map<string, Posting>();
  tools.forEach((fields, ordinal) => {
    for (const [term, weight] of Object.entries(indexTerms(fields))) {
      const posting = postings.get(term) ?? [segment, term, [], []];
      posting[2].push(ordinal);
      posting[3].push(weight);
      postings.set(term, posting);
    }
  });
  return [...postings.values()];
}

function termsWithPrefix(sorted: string[], prefix: string): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.startsWith(prefix)) end++;
  return sorted.slice(low, end);
}

function asCandidate(tool: CatalogueTool): Candidate["candidate"] {
  const { fields } = tool;
  const reads = fields.method === "GET" || fields.method === "HEAD";
  return {
    tool_id: tool.tool_id,
    operation_id: fields.operation_id,
    connector_id: null,
    source: "connector",
    plugin: "openapi",
    name: fields.summary,
    fields,
    input_schema: toSchema(fields),
    side_effect: reads ? "read" : "write",
  };
}

/** The arguments as text properties, because a search index has no types. */
function toSchema({ parameters }: ToolFields): JsonObject {
  const properties = parameters.map(({ name, description, values }): [string, JsonObject] => [
    name,
    { type: "string", description, ...(values.length > 0 && { enum: values }) },
  ]);
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}
