import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { workspaceEndpoints } from "../../../../src/contract/api/workspace.ts";
import { callFunction } from "../../lib/call-function.ts";

type Answer<Name extends keyof typeof workspaceEndpoints> = Static<
  (typeof workspaceEndpoints)[Name]["answer"]["schema"]
>;

type Workspaces = Answer<"listBound">;
export type BoundWorkspace = Workspaces["workspaces"][number];

/** The workspaces of bound API keys that have files. */
export const workspacesQuery = queryOptions({
  queryKey: ["api-keys", "workspaces"],
  queryFn: ({ signal }) => callFunction<Workspaces>("workspace/bound", { signal }),
});

export function emptyWorkspace(binding: string): Promise<Answer<"emptyBound">> {
  return callFunction(`workspace/bound?binding=${encodeURIComponent(binding)}`, { method: "DELETE" });
}
