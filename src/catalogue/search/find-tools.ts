import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { AccountEmbedding, StoredPolicy } from "../../contract/policy.ts";
import type { Database, Embedder, Embedders, FunctionCall } from "../../contract/ports.ts";
import { Sealed } from "../../contract/sealed.ts";
import { nullable, numbers, type Shape } from "../../contract/shape.ts";
import {
  AccountEmbeddingShape,
  CallerShape,
  type OpenQuestion,
  preparedCall,
  StoredPolicyShape,
  type StoredQuestion,
  ToolDescriptionShape,
} from "../../contract/stored-shapes.ts";
import type { PreparedCall, ToolCandidate, ToolDescription } from "../../contract/tool.ts";
import { parseQuery } from "./parse-query.ts";
import type { QuestionRule } from "./question-rule.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { scoreHits } from "./score-hits.ts";
import type { SearchHits, SearchQuery } from "./search-query.ts";

const SearchAnswerShape: Shape<SearchAnswer> = Type.Object({
  caller: CallerShape,
  policy: StoredPolicyShape,
  hits: Type.Object({
    segments: Type.Array(
      Type.Object({ segment_id: Type.String(), api: Type.String(), tool_count: Type.Number() }),
    ),
    postings: Type.Array(Type.Tuple([Type.Number(), Type.String(), numbers, numbers])),
    neighbours: Type.Array(Type.Tuple([Type.Number(), Type.Number(), Type.Number()])),
  }),
  candidates: Type.Array(Type.Tuple([Type.Number(), Type.Number(), ToolDescriptionShape])),
  rule: nullable(
    Type.Object({ phrase: Type.String(), terms: Type.Array(Type.String()), tool: ToolDescriptionShape }),
  ),
  embedding: nullable(AccountEmbeddingShape),
  call: nullable(preparedCall()),
});

const AnsweredSearchShape: Shape<AnsweredSearch> = Type.Object({
  found: SearchAnswerShape,
  open: nullable(Type.Object({ question: Type.String(), tools: Type.Array(ToolDescriptionShape) })),
});

const CandidatesShape = Type.Object({
  candidates: Type.Array(Type.Tuple([Type.Number(), ToolDescriptionShape])),
  call: nullable(preparedCall()),
});

const GetEmbeddingModelShape = nullable(Type.String());

interface Searcher {
  user_id: string | null;
  key_hash: string | null;
  /** The agent that the caller names; the agent of a key takes precedence. */
  agent_id: string | null;
}

interface FoundTools {
  /** Resolved, with the owner of an API key. */
  caller: { user_id: string; key_id: string | null };
  /** The policy of the caller, which limited the search. */
  policy: StoredPolicy;
  /** Best first. */
  candidates: ToolCandidate[];
  /** The account's rule for such questions. Its tool is one of the candidates. */
  rule: QuestionRule | null;
  /** What a call of the best candidate, or of the rule's tool, needs, if requested. */
  prepared: Sealed<PreparedCall> | null;
  /** The last question of the conversation, if requested. It is now claimed by this caller. */
  open: OpenQuestion | null;
  /** Whether the question contains several commands. */
  hasSeveralCommands: boolean;
}

interface AnsweredSearch {
  found: SearchAnswer;
  /** `question` is JSON. */
  open: { question: string; tools: ToolDescription[] } | null;
}

interface SearchAnswer {
  caller: FoundTools["caller"];
  policy: StoredPolicy;
  hits: SearchHits;
  /** Candidates that are included because they are few: [segment index, ordinal, description]. */
  candidates: [number, number, ToolDescription][];
  rule: { phrase: string; terms: string[]; tool: ToolDescription } | null;
  /** The account's own embedding model, whose vector the search lacked. */
  embedding: AccountEmbedding | null;
  call: PreparedCall | null;
}

interface SearchOptions {
  /** Known values of the caller; tools that use them rank higher. */
  context?: JsonObject;
  /**
   * Also loads what a call of the best tool needs, which saves a round trip if the best tool is called.
   */
  withCall?: boolean;
  /** The conversation whose session values are added to the context. */
  conversationId?: string | null;
  /** Only operations of these connectors. */
  connectorIds?: readonly string[] | null;
  /** Also claims the open question of the conversation, if the caller may answer it. */
  answering?: { oauthClient: string | null; approvalId: string | null } | null;
}

/**
 * Finds the caller's tools for a question. The database looks up index rows; the scores are computed here.
 *
 * @throws ToolgateError UNAUTHENTICATED | FORBIDDEN for an API key that may not search
 */
export async function findTools(
  { database, embedders }: { database: Database; embedders: Embedders },
  searcher: Searcher,
  question: string,
  options: SearchOptions = {},
): Promise<FoundTools> {
  const { context = {}, withCall = false, connectorIds = null, conversationId = null } = options;
  const query = parseQuery(question, context);
  const search = {
    p_user_id: searcher.user_id,
    p_key_hash: searcher.key_hash,
    p_scope: "agent:query",
    p_exact: query.exact,
    p_prefixes: query.prefixes,
    p_core: query.terms.map(({ term }) => term),
    p_with_call: withCall,
    p_connector_ids: connectorIds === null ? null : [...connectorIds],
    p_agent_id: searcher.agent_id,
    p_conversation_id: conversationId,
  };
  const answering = options.answering ?? null;
  const ofInstallation = await embedQuestion(database, embedders, question);
  const answer = await recall(database, { ...search, ...ofInstallation }, answering).catch(
    (error: unknown) => {
      // The endpoint has changed the length of its vectors, and the database cannot compare them: words decide.
      if (!("p_vector" in ofInstallation) || !isInvalid(error)) throw error;
      return recall(database, search, answering);
    },
  );
  const { open } = answer;
  const vector =
    answer.found.embedding && (await embedByAccount(embedders, answer.found.embedding, question));
  const found = vector
    ? await database.call("search_tools", { ...search, ...vector }, SearchAnswerShape)
    : answer.found;
  // The values of the session are only known after the search.
  const known = { ...found.policy.session, ...context };
  const informed = Object.keys(found.policy.session).length > 0 ? parseQuery(question, known) : query;
  const refs = scoreHits(informed, found.hits);
  const loaded = await loadCandidates(database, found, refs, withCall);
  const ranked = rankCandidates(informed, loaded.candidates, known).map(({ candidate }) => candidate);
  const call = found.rule === null ? loaded.call : found.call;
  const rule = found.rule && { ...found.rule, tool_id: found.rule.tool.tool_id };
  return {
    caller: found.caller,
    policy: found.policy,
    candidates: found.rule === null ? ranked : withRuled(ranked, found.rule.tool),
    rule,
    prepared: call && new Sealed(call),
    open,
    hasSeveralCommands: areSeveralCommands(query),
  };
}

/** The tool of a rule comes after the others if the search did not find it. */
function withRuled(ranked: ToolCandidate[], tool: ToolDescription): ToolCandidate[] {
  if (ranked.some(({ tool_id }) => tool_id === tool.tool_id)) return ranked;
  return [...ranked, { ...tool, score: ranked.at(-1)?.score ?? 0 }];
}

/** The candidates in the order in which they are listed: the tool of the account's rule comes first. */
export function listFound({ candidates, rule }: FoundTools): ToolCandidate[] {
  const ruled = candidates.find(({ tool_id }) => tool_id === rule?.tool_id);
  if (ruled === undefined) return candidates;
  const top = Math.max(...candidates.map(({ score }) => score));
  return [{ ...ruled, score: top }, ...candidates.filter((candidate) => candidate !== ruled)];
}

function isInvalid(error: unknown): boolean {
  return error instanceof ToolgateError && error.code === "INVALID_REQUEST";
}

type Search = Extract<FunctionCall, ["search_tools", unknown]>[1];

async function recall(
  database: Database,
  search: Search,
  answering: NonNullable<SearchOptions["answering"]> | null,
): Promise<{ found: SearchAnswer; open: OpenQuestion | null }> {
  if (answering === null)
    return { found: await database.call("search_tools", search, SearchAnswerShape), open: null };
  const { found, open } = await database.call(
    "recall_tools",
    {
      ...search,
      p_oauth_client: answering.oauthClient,
      p_approval_id: answering.approvalId,
    },
    AnsweredSearchShape,
  );
  if (open === null) return { found, open };
  const question = JSON.parse(open.question) as StoredQuestion;
  return { found, open: { ...question, tools: open.tools.map((tool) => ({ ...tool, score: 0 })) } };
}

type Scored = ReturnType<typeof scoreHits>;

/** The candidates' ranking fields, from the search result or from one more round trip. */
async function loadCandidates(database: Database, found: SearchAnswer, refs: Scored, withCall: boolean) {
  const known = new Map(
    found.candidates.map(([segment, ordinal, candidate]) => [`${segment} ${ordinal}`, candidate]),
  );
  const here = refs.flatMap((ref) => {
    const candidate = known.get(`${ref.segment} ${ref.ordinal}`);
    return candidate ? [{ ref, candidate }] : [];
  });
  if (here.length === refs.length) return { candidates: here, call: found.call };
  const answer = await database.call(
    "load_candidates",
    {
      p_user_id: found.caller.user_id,
      p_refs: refs.map(({ segment, ordinal }) => [found.hits.segments[segment]?.segment_id, ordinal]),
      p_with_call: withCall,
    },
    CandidatesShape,
  );
  const candidates = answer.candidates.flatMap(([position, candidate]) => {
    const ref = refs[position];
    return ref ? [{ ref, candidate }] : [];
  });
  return { candidates, call: answer.call };
}

/**
 * The vector of the question in the current embedding space. Vectors of the `local` embedder only reflect
 * spelling and worsen the ranking, so none is sent.
 */
async function embedQuestion(database: Database, embedders: Embedders, question: string) {
  if (!embedders.wanted.dense) return {};
  const model = await database.call("get_embedding_model", {}, GetEmbeddingModelShape);
  const embedder = model === null ? null : embedders.byModel(model);
  const p_vector = embedder?.dense ? await embedOrNull(embedder, question) : null;
  return embedder === null || p_vector === null ? {} : { p_vector, p_model: embedder.model };
}

/** The same in the space of the account's own model. */
async function embedByAccount(embedders: Embedders, embedding: AccountEmbedding, question: string) {
  const p_vector = await embedOrNull(embedders.ofAccount(embedding), question);
  return p_vector && { p_vector, p_model: embedding.space };
}

/** Null if the endpoint fails, so that words decide. */
async function embedOrNull(embedder: Embedder, question: string): Promise<string | null> {
  try {
    const [vector] = await embedder.embed([question]);
    return JSON.stringify(vector);
  } catch (error) {
    if (error instanceof ToolgateError && error.code === "MODEL_ERROR") return null;
    throw error;
  }
}

/** Whether a request contains several commands: "find the customer and create an order". */
export function hasSeveralCommands(query: string): boolean {
  return areSeveralCommands(parseQuery(query));
}

/** Known values of the caller add no clause with an intent. */
function areSeveralCommands({ clauses }: SearchQuery): boolean {
  return clauses.filter(({ intent }) => intent !== undefined).length > 1;
}
