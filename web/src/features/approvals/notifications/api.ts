import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { approvalsEndpoints } from "../../../../../src/contract/api/approvals.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Endpoints = typeof approvalsEndpoints;
export type Webhook = Static<Endpoints["readWebhook"]["answer"]["schema"]>;
export type MadeWebhook = Static<Endpoints["putWebhook"]["answer"]["schema"]>;
export type Delivery = Webhook["deliveries"][number];

/** Null when there is no webhook. */
export const webhookQuery = queryOptions({
  queryKey: ["approval-webhook"],
  queryFn: async ({ signal }): Promise<Webhook | null> => {
    try {
      return await callFunction<Webhook>("approvals/webhook", { signal });
    } catch (error) {
      if (asFailure(error).code === "NOT_FOUND") return null;
      throw error;
    }
  },
  // Polls while a delivery is in progress.
  refetchInterval: ({ state }) =>
    state.data?.deliveries.some(({ delivered_at }) => delivered_at === null) ? 3_000 : 15_000,
});

/** The answer contains the signing secret once. */
export function putWebhook(url: string): Promise<MadeWebhook> {
  return callFunction("approvals/webhook", { method: "PUT", body: { url } });
}

export function deleteWebhook(): Promise<unknown> {
  return callFunction("approvals/webhook", { method: "DELETE" });
}
