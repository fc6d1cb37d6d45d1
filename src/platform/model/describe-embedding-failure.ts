import { ToolgateError } from "../../contract/errors.ts";
import { describeModelFailure, type FailureContext } from "./describe-model-failure.ts";

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
  const what = `The embedding model ${context.model} at ${showEndpoint(context.baseUrl)}`;
  const text = {
    timeout: `${what} did not answer within ${context.timeoutMs} ms.`,
    connection: `${what} could not be reached: check OPENAI_BASE_URL, or set EMBEDDING_MODEL=local.`,
    status: `${what} answered HTTP ${details?.["http_status"]}.${explainStatus(details?.["http_status"])}`,
    invalid_response: `${what} gave no usable vectors${describeProblem(error)}: ${SETTING}.`,
  }[String(details?.["reason"])];
  return new ToolgateError("MODEL_ERROR", text ?? message, { ...(details && { details }) });
}

const SETTING = "set EMBEDDING_MODEL=local or a model of the endpoint";

function explainStatus(status: unknown): string {
  if (status === 401 || status === 403) return ` Check OPENAI_API_KEY, or ${SETTING}.`;
  const isRefusal = typeof status === "number" && status >= 400 && status < 500 && status !== 429;
  return isRefusal ? ` If it has none, or not this one: ${SETTING}.` : "";
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
