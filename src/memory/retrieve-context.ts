import { Type } from "@sinclair/typebox";
import type { Database, MemoryCaller } from "../contract/ports.ts";
import { literals, nullable, type Shape } from "../contract/shape.ts";
import { AccountEmbeddingShape } from "../contract/stored-shapes.ts";
import { createFence } from "../prompt-safety/fence-text.ts";
import { type ChosenChunk, chooseChunks, chooseMessages, type Message } from "./choose-context.ts";
import {
  type FoundChunk,
  FoundChunkShape,
  rankChunks,
  type SiteFigures,
  siteFigures,
} from "./rank-chunks.ts";
import { lookUp, type Question, readQuestion } from "./read-question.ts";
import { type FoundInSpace, type QuestionEmbedders, searchWithVector } from "./search-knowledge.ts";
import { writeContext } from "./write-context.ts";

export interface ContextRequest {
  user_id: string;
  site_id: string;
  query: string;
  top_k?: number;
  history?: number;
  max_chars?: number;
  resource_name?: string;
}

export interface RetrievedSource {
  document_id: string;
  source: string;
  chunk_index: number;
  score: number;
  number: number;
  weak?: true;
}

export interface RetrievedContext {
  context: string;
  sources: RetrievedSource[];
  messages: number;
  indexing?: number;
}

export interface RecalledContext extends SiteFigures, FoundInSpace {
  chunks: FoundChunk[];
  /** Documents that are not indexed yet. */
  waiting: number;
  messages: { recent: Message[]; older: Message[] };
  instruction: string | null;
}

const messages = Type.Array(
  Type.Object({ role: literals("user", "ai"), message: Type.String(), timestamp: Type.String() }),
);
const RecalledContextShape: Shape<RecalledContext> = Type.Object({
  ...siteFigures,
  embedding: nullable(AccountEmbeddingShape),
  chunks: Type.Array(FoundChunkShape),
  waiting: Type.Number(),
  messages: Type.Object({ recent: messages, older: messages }),
  instruction: nullable(Type.String()),
});

interface MemoryPorts {
  database: Database;
  embedders: QuestionEmbedders;
}

/** Candidates that the database returns for ranking. */
const CANDIDATES = 40;
const DEFAULT_TOP_K = 5;
const DEFAULT_MAX_CHARS = 8000;

/**
 * The context for the next model call: instructions, the best `top_k` chunks, the conversation. Without
 * `top_k`, a site that fits into `max_chars` is returned as a whole.
 */
export async function retrieveContext(
  ports: MemoryPorts,
  caller: MemoryCaller,
  request: ContextRequest,
): Promise<RetrievedContext> {
  const { history = 10, max_chars = DEFAULT_MAX_CHARS } = request;
  const question = readQuestion(request.query);
  const whole = request.top_k === undefined ? max_chars : 0;
  const recalled = await recall(ports, caller, request, { question, history, whole });
  const isWhole = recalled.chunks.length === recalled.total && charactersOf(recalled.chunks) <= whole;
  const top_k = isWhole ? recalled.total : (request.top_k ?? DEFAULT_TOP_K);
  const chosen = chooseChunks(rankChunks(question, recalled.chunks, recalled), top_k);
  const written = writeContext(
    {
      instruction: recalled.instruction,
      chunks: chosen,
      older: history > 0 ? chooseMessages(question, recalled.messages.older) : [],
      recent: recalled.messages.recent,
    },
    createFence(crypto.randomUUID().slice(0, 8)),
    max_chars,
  );
  return {
    context: written.context,
    sources: written.passages.flatMap(({ chunks }, i) => chunks.map((one) => describeSource(one, i + 1))),
    messages: written.messages,
    ...(recalled.waiting > 0 && { indexing: recalled.waiting }),
  };
}

function recall(
  { database, embedders }: MemoryPorts,
  caller: MemoryCaller,
  { site_id, user_id, query, resource_name }: ContextRequest,
  { question, history, whole }: { question: Question; history: number; whole: number },
): Promise<RecalledContext> {
  const search = {
    p_caller: caller,
    p_site_id: site_id,
    p_user_id: user_id,
    ...lookUp(question),
    p_limit: CANDIDATES,
    p_history: history,
    p_resource_name: resource_name ?? null,
    p_whole: whole,
  };
  return searchWithVector(
    embedders,
    query,
    (vector) => database.call("recall", { ...search, ...vector }, RecalledContextShape),
    ({ embedding }) => embedding,
  );
}

function charactersOf(chunks: readonly FoundChunk[]): number {
  return chunks.reduce((sum, { content, overlap }) => sum + content.length - overlap, 0);
}

function describeSource({ chunk, relevance, strength }: ChosenChunk, number: number): RetrievedSource {
  const { document_id, source, chunk_index } = chunk;
  const score = Math.round(relevance * 1000) / 1000;
  return { document_id, source, chunk_index, score, number, ...(strength === "weak" && { weak: true }) };
}
