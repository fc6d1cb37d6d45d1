import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { approvalsEndpoints } from "../../../../../src/contract/api/approvals.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Endpoints = typeof approvalsEndpoints;
type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type Group = Answer<"putGroup">;

export const groupsQuery = queryOptions({
  queryKey: ["approver-groups"],
  queryFn: async ({ signal }) =>
    (await callFunction<Answer<"listGroups">>("approvals/groups", { signal })).groups,
});

/** The name of a member as entered by the owner. */
export function nameOf({ user_id, email }: Group["members"][number]): string {
  return email ?? user_id ?? "";
}

/**
 * @param members ids or email addresses of all members. @throws ApiFailure with a pointer to each invalid
 * one
 */
export function putGroup(name: string, members: readonly string[]): Promise<Group> {
  return callFunction(`approvals/groups/${encodeURIComponent(name)}`, { method: "PUT", body: { members } });
}

export function deleteGroup(name: string): Promise<unknown> {
  return callFunction(`approvals/groups/${encodeURIComponent(name)}`, { method: "DELETE" });
}
