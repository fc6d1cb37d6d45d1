import { type ModelEndpoint, openClient } from "./model-endpoint.ts";
import { at } from "./read-completion.ts";

const TIMEOUT_MS = 10_000;
const MAX_MODELS = 1_000;
/** Longer names are not names of models. */
const MAX_NAME = 200;

/** A model in OpenAI's list format. */
export type ListedModel = {
  id: string;
  object: "model";
  created: number;
  owned_by: string;
};

/**
 * The models of an endpoint, the default first. Only the default if the endpoint has no list, and none if
 * no model is configured. Never throws.
 */
export async function listModels(
  endpoint: (ModelEndpoint & { chatModel: string }) | null,
): Promise<ListedModel[]> {
  if (endpoint === null) return [];
  const { chatModel } = endpoint;
  const listed = await fetchModels(endpoint).catch(() => []);
  const standard = listed.find(({ id }) => id === chatModel) ?? newModel(chatModel);
  return [standard, ...listed.filter(({ id }) => id !== chatModel)];
}

/** The models that an endpoint lists (`GET <baseUrl>/models`). @throws ToolgateError MODEL_ERROR */
export async function fetchModels(
  endpoint: ModelEndpoint,
  timeoutMs: number = TIMEOUT_MS,
): Promise<ListedModel[]> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const client = await openClient(endpoint, { maxRetries: 0, timeout: timeoutMs });
    const answer: unknown = await client.get("/models", { signal });
    const data = at(answer, "data");
    return (Array.isArray(data) ? data : [])
      .slice(0, MAX_MODELS)
      .flatMap(readModel)
      .filter(({ id }) => isShown(id, endpoint));
  } catch (error) {
    const { apiKey, account } = endpoint;
    // It loads the client.
    const { describeModelFailure } = await import("./model-endpoint.ts");
    throw describeModelFailure(error, { signal, timeoutMs, secret: apiKey, account, what: "list of models" });
  }
}

/** A name that contains the key is not shown. */
function isShown(id: string, { account }: ModelEndpoint): boolean {
  return id.length <= MAX_NAME && (account === undefined || account.redact(id) === id);
}

function readModel(model: unknown): ListedModel[] {
  const [id, created, owner] = [at(model, "id"), at(model, "created"), at(model, "owned_by")];
  if (typeof id !== "string") return [];
  return [
    newModel(id, Number.isInteger(created) ? Number(created) : 0, typeof owner === "string" ? owner : ""),
  ];
}

function newModel(id: string, created = 0, owned_by = ""): ListedModel {
  return { id, object: "model", created, owned_by };
}
