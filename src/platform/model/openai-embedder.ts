import type { OpenAI } from "openai";
import { ToolgateError } from "../../contract/errors.ts";
import type { Embedder } from "../../contract/ports.ts";
import {
  describeModelFailure,
  type FailureContext,
  type ModelEndpoint,
  openClient,
} from "./model-endpoint.ts";

const BATCH = 128;

const MAX_RETRIES = 2;

const DEFAULT_TIMEOUT_MS = 60_000;

/** About 8,000 tokens, the limit of the common embedding models. */
const MAX_CHARACTERS = 24_000;

/** Lengths of vectors: usually 1. */
const SHORTEST = 1e-12;
const LONGEST = 1e12;

/** What the operator, or the owner of an account's endpoint, can change. */
const SETTINGS = {
  installation: {
    model: "set EMBEDDING_MODEL=local or a model of the endpoint",
    key: "Check OPENAI_API_KEY, or",
    address: "check OPENAI_BASE_URL, or set EMBEDDING_MODEL=local",
  },
  account: {
    model: "choose another embedding model in Settings",
    key: "Check the key in Settings, or",
    address: "check the base URL in Settings",
  },
};

export interface OpenAiEmbedderOptions extends ModelEndpoint {
  model: string;
  /** For one request of at most 128 texts. */
  timeoutMs?: number;
}

/**
 * Embeddings from an OpenAI-compatible endpoint (`POST <baseUrl>/embeddings`), requested as floats: not
 * every endpoint supports base64, the client's default. Empty texts are sent as a space, which endpoints
 * accept.
 *
 * @throws (from `embed`) ToolgateError MODEL_ERROR, also if the number or dimensions of the vectors are
 * wrong
 */
export function createOpenAiEmbedder(options: OpenAiEmbedderOptions): Embedder {
  const { model, baseUrl, apiKey, account, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  let opened: Promise<OpenAI> | undefined;

  async function embedBatch(texts: string[]): Promise<number[][]> {
    // An account's endpoint is asked again later, so that others do not wait for it.
    opened ??= openClient(options, { maxRetries: account ? 0 : MAX_RETRIES });
    const client = await opened;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const input = texts.map((text) => text.slice(0, MAX_CHARACTERS) || " ");
      const body = { model, input, encoding_format: "float" as const };
      const answer: unknown = await client.embeddings.create(body, { signal, timeout: timeoutMs });
      return readVectors(answer, texts.length);
    } catch (error) {
      const { describeEmbeddingFailure } = await import("./openai-embedder.ts");
      throw describeEmbeddingFailure(error, {
        signal,
        timeoutMs,
        secret: apiKey,
        baseUrl,
        model,
        ...(account && { account }),
      });
    }
  }

  return {
    model,
    dense: true,
    batchSize: BATCH,
    async embed(texts) {
      const vectors: number[][] = [];
      for (let start = 0; start < texts.length; start += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(start, start + BATCH))));
      }
      assertSameLength(vectors);
      return vectors;
    },
  };
}

/** The vectors in the order of the texts: the answer is identified by `index` and need not be sorted. */
function readVectors(answer: unknown, count: number): number[][] {
  const data: unknown =
    typeof answer === "object" && answer !== null ? Reflect.get(answer, "data") : undefined;
  if (!Array.isArray(data) || data.length !== count)
    throw invalid(`vectors for ${count} texts were asked for`);
  const vectors = new Map<unknown, number[]>();
  data.forEach((entry: { index?: unknown; embedding?: unknown } | null, position) => {
    if (isVector(entry?.embedding)) vectors.set(entry?.index ?? position, entry.embedding);
  });
  return Array.from({ length: count }, (_, index) => {
    const vector = vectors.get(index);
    if (vector === undefined) throw invalid(`there is no vector with a direction for text ${index}`);
    return vector;
  });
}

/** Vectors are stored in single precision, in which the cosine needs a length that is neither zero nor infinite. */
function isVector(value: unknown): value is number[] {
  if (!Array.isArray(value) || !value.every((entry) => Number.isFinite(entry))) return false;
  const length = Math.sqrt(value.reduce((sum: number, entry: number) => sum + entry * entry, 0));
  return length >= SHORTEST && length <= LONGEST;
}

function assertSameLength(vectors: readonly number[][]): void {
  const length = vectors[0]?.length;
  if (vectors.some((vector) => vector.length !== length)) throw invalid("the vectors differ in length");
}

function invalid(problem: string): ToolgateError {
  return new ToolgateError("MODEL_ERROR", `The embedding endpoint returned an unusable answer: ${problem}.`, {
    details: { reason: "invalid_response" },
  });
}

interface EmbeddingContext extends FailureContext {
  baseUrl: string;
  model: string;
}

/**
 * The same failure for users whose tools wait to be indexed: which endpoint and model, and which setting
 * to change. The endpoint's message is omitted because it may quote another user's text of the same batch.
 */
export function describeEmbeddingFailure(error: unknown, context: EmbeddingContext): ToolgateError {
  const { details, message } = describeModelFailure(error, context);
  const setting = context.account ? SETTINGS.account : SETTINGS.installation;
  const what = `The embedding model ${context.model} at ${showEndpoint(context.baseUrl)}`;
  const text = {
    timeout: `${what} did not answer within ${context.timeoutMs} ms.`,
    connection: `${what} could not be reached: ${setting.address}.`,
    status: `${what} answered HTTP ${details?.["http_status"]}.${explainStatus(details?.["http_status"], setting)}`,
    invalid_response: `${what} gave no usable vectors${describeProblem(error)}: ${setting.model}.`,
  }[String(details?.["reason"])];
  return new ToolgateError("MODEL_ERROR", text ?? message, { ...(details && { details }) });
}

function explainStatus(status: unknown, setting: typeof SETTINGS.account): string {
  if (status === 401 || status === 403) return ` ${setting.key} ${setting.model}.`;
  const isRefusal = typeof status === "number" && status >= 400 && status < 500 && status !== 429;
  return isRefusal ? ` If it has none, or not this one: ${setting.model}.` : "";
}

/** Toolgate's own message about an unusable answer. */
function describeProblem(error: unknown): string {
  return error instanceof ToolgateError ? ` (${error.message})` : "";
}

/** Without parts that may contain a credential. */
function showEndpoint(baseUrl: string): string {
  const { origin, pathname } = new URL(baseUrl);
  return `${origin}${pathname.replace(/\/$/, "")}/embeddings`;
}
