import type { Database, Embedder } from "../contract/ports.ts";
import { createFence } from "../policy/fence-text.ts";
import { chooseChunks } from "./choose-chunks.ts";
import { chooseMessages, type Message } from "./choose-messages.ts";
import { embedQuestion } from "./embed-question.ts";
import type { MemoryCaller } from "./memory-caller.ts";
import { type FoundChunk, type RankedChunk, rankChunks, type SiteFigures } from "./rank-chunks.ts";
import { type Question, readQuestion } from "./read-question.ts";
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

export interface RetrievedContext {
  context: string;
  sources: { document_id: string; source: string; chunk_index: number; score: number; number: number }[];
  messages: number;
  indexing?: number;
}

export interface Recalled extends SiteFigures {
  chunks: FoundChunk[];
  /** Documents that cannot be found yet. */
  waiting: number;
  messages: { recent: Message[]; older: Message[] };
  instruction: string | null;
}

interface MemoryPorts {
  database: Database;
  embedder: Embedder;
}

/** Candidates that the database hands over for ranking. */
const CANDIDATES = 40;

/** What the next model call should know: instructions, knowledge that fits the question, the conversation. */
export async function retrieveContext(
  ports: MemoryPorts,
  caller: MemoryCaller,
  request: ContextRequest,
): Promise<RetrievedContext> {
  const { top_k = 5, history = 10, max_chars = 8000 } = request;
  const question = readQuestion(request.query);
  const recalled = await recall(ports, caller, request, { question, history });
  const chosen = chooseChunks(rankChunks(question, recalled.chunks, recalled), top_k);
  const written = writeContext(
    {
      instruction: recalled.instruction,
      chunks: chosen,
      wantsKnowledge: top_k > 0,
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

async function recall(
  { database, embedder }: MemoryPorts,
  caller: MemoryCaller,
  { site_id, user_id, query, resource_name }: ContextRequest,
  { question, history }: { question: Question; history: number },
): Promise<Recalled> {
  return database.call<Recalled>("recall", {
    p_caller: caller,
    p_site_id: site_id,
    p_user_id: user_id,
    p_hashes: question.hashes,
    p_vector: await embedQuestion(embedder, query),
    p_model: embedder.model,
    p_limit: CANDIDATES,
    p_history: history,
    p_resource_name: resource_name ?? null,
  });
}

function describeSource({ chunk, relevance }: RankedChunk, number: number) {
  const { document_id, source, chunk_index } = chunk;
  return { document_id, source, chunk_index, score: Math.round(relevance * 1000) / 1000, number };
}
