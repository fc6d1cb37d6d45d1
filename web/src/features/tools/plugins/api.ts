import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { toolPluginEndpoints } from "../../../../../src/contract/api/tools.ts";
import { callFunction } from "../../../lib/call-function.ts";

type Endpoints = typeof toolPluginEndpoints;
export type ToolPlugin = Static<Endpoints["switchPlugin"]["answer"]["schema"]>;

export const pluginsQuery = queryOptions({
  queryKey: ["tool-plugins"],
  queryFn: async ({ signal }) => {
    type Listed = Static<Endpoints["listPlugins"]["answer"]["schema"]>;
    return (await callFunction<Listed>("tools/plugins", { signal })).plugins;
  },
});

export function switchPlugin(name: string, enabled: boolean): Promise<ToolPlugin> {
  return callFunction(`tools/plugins/${encodeURIComponent(name)}`, { method: "PUT", body: { enabled } });
}
