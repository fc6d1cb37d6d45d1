import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { approvalsEndpoints } from "../../../../src/contract/api/approvals.ts";
import { callFunction } from "../../lib/call-function.ts";

type Endpoints = typeof approvalsEndpoints;
type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type Approval = Answer<"read">;
export type Decided = Answer<"decide">;
export type Execution = NonNullable<Decided["execution"]>;
export type Choice = "reject" | "approve" | "run";

/** The API returns only the newest ones. */
export const MOST = 500;

export const approvalsQuery = queryOptions({
  queryKey: ["approvals", "all"],
  queryFn: async ({ signal }) => (await callFunction<Answer<"list">>("approvals", { signal })).approvals,
  refetchInterval: 5_000,
});

/** @throws ApiFailure CONFLICT when it was decided or has expired in the meantime */
export function decide(id: string, choice: Choice, note: string): Promise<Decided> {
  return callFunction(`approvals/${id}`, {
    method: "POST",
    body: {
      decision: choice === "reject" ? "reject" : "approve",
      ...(note.trim() !== "" && { note: note.trim() }),
      ...(choice === "run" && { execute: true }),
    },
  });
}
