import type { Config } from "../../contract/config.ts";
import { at } from "./read-completion.ts";

const TIMEOUT_MS = 10_000;
const MAX_MODELS = 1_000;

/** A model in OpenAI's list format. */
export type ListedModel = {
  id: string;
  object: "model";
  created: number;
  owned_by: string;
};

/**
 * The models of the configured endpoint, the default first. Only the default if the endpoint has no list,
 * and none if no model is configured. Never throws.
 */
export async function listModels(settings: Config["model"]): Promise<ListedModel[]> {
  if (settings === null) return [];
  const { baseUrl, apiKey, chatModel } = settings;
  const { OpenAI } = await import("openai");
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: TIMEOUT_MS,
    logLevel: "off",
  });
  const answer: unknown = await client
    .get("/models", { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .catch(() => null);
  const data = at(answer, "data");
  const listed = (Array.isArray(data) ? data : []).slice(0, MAX_MODELS).flatMap(readModel);
  const standard = listed.find(({ id }) => id === chatModel) ?? newModel(chatModel);
  return [standard, ...listed.filter(({ id }) => id !== chatModel)];
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
