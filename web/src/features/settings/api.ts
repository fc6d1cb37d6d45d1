import type { Static } from "@sinclair/typebox";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { settingsEndpoints } from "../../../../src/contract/api/settings.ts";
import { callFunction } from "../../lib/call-function.ts";

type Endpoints = typeof settingsEndpoints;
type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type Settings = Answer<"read">;
export type Session = Answer<"listSessions">["sessions"][number];
export type Change = Static<Endpoints["change"]["body"]>;
type ModelDraft = Static<Endpoints["checkModel"]["body"]>;

export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: ({ signal }) => callFunction<Settings>("settings", { signal }),
  refetchInterval: ({ state }) => (state.data && state.data.embedding.state !== "ready" ? 1_500 : false),
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) =>
    (await callFunction<Answer<"listSessions">>("settings/sessions", { signal })).sessions,
});

export function endSession(id: string): Promise<Answer<"endSession">> {
  return callFunction(`settings/sessions/${id}`, { method: "DELETE" });
}

/** The badge in the frame, chat and agents show parts of the settings. */
export async function refreshSettings(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ["settings"] }),
    queries.invalidateQueries({ queryKey: ["chat", "models"] }),
  ]);
}

export function changeSettings(body: Change): Promise<Answer<"change">> {
  return callFunction("settings", { method: "PATCH", body });
}

export function setModel(body: Static<Endpoints["setModel"]["body"]>): Promise<Answer<"setModel">> {
  return callFunction("settings/model", { method: "PUT", body });
}

export function removeModel(): Promise<Answer<"removeModel">> {
  return callFunction("settings/model", { method: "DELETE" });
}

/** Names of the models of the effective endpoint; none if it does not list them. */
export const endpointModelsQuery = queryOptions({
  queryKey: ["settings", "models"],
  queryFn: async () => {
    const answer: Promise<Answer<"listModels">> = callFunction("settings/list-models", {
      method: "POST",
      body: {},
    });
    return (await answer.catch(() => ({ models: [] }))).models;
  },
});

export function setEmbedding(embedding_model: string): Promise<Answer<"setEmbedding">> {
  return callFunction("settings/embedding", { method: "PUT", body: { embedding_model } });
}

export function removeEmbedding(): Promise<Answer<"removeEmbedding">> {
  return callFunction("settings/embedding", { method: "DELETE" });
}

/** Without a draft, the effective model. */
export function checkModel(draft: ModelDraft = {}): Promise<Answer<"checkModel">> {
  return callFunction("settings/check-model", { method: "POST", body: draft });
}

interface ModelTest {
  models: string[];
  /** Null if no model is chosen yet. */
  durationMs: number | null;
  error: unknown;
}

/**
 * Lists the models of an endpoint and, if one is chosen, sends it a request. An endpoint without a list can
 * still be used.
 */
export async function testModel({ chat_model, ...draft }: ModelDraft): Promise<ModelTest> {
  const answer: Promise<Answer<"listModels">> = callFunction("settings/list-models", {
    method: "POST",
    body: draft,
  });
  const listed = await answer.catch((error: unknown) => ({ models: [], error }));
  if (chat_model === undefined)
    return { models: listed.models, durationMs: null, error: "error" in listed ? listed.error : null };
  try {
    const { duration_ms } = await checkModel({ ...draft, chat_model });
    return { models: listed.models, durationMs: duration_ms, error: null };
  } catch (error) {
    return { models: listed.models, durationMs: null, error };
  }
}
