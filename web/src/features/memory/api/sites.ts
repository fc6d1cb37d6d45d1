import type { Static } from "@sinclair/typebox";
import { queryOptions } from "@tanstack/react-query";
import type { SITE_ROLES, sitesEndpoints } from "../../../../../src/contract/api/memory/sites.ts";
import { callFunction, readRows } from "../../../lib/call-function.ts";
import { supabase } from "../../../lib/supabase.ts";

export type Site = Static<typeof sitesEndpoints.create.answer.schema>;
export type Member = NonNullable<Site["members"]>[number];
export type Role = (typeof SITE_ROLES)[number];

export const sitesQuery = queryOptions({
  queryKey: ["memory", "sites"],
  queryFn: async ({ signal }) => (await callFunction<{ sites: Site[] }>("sites", { signal })).sites,
});

export function createSite(site_id: string): Promise<Site> {
  return callFunction("sites", { method: "POST", body: { site_id } });
}

function pathOf(siteId: string, rest = ""): string {
  return `sites/${encodeURIComponent(siteId)}${rest}`;
}

export function deleteSite(siteId: string): Promise<unknown> {
  return callFunction(`sites?${new URLSearchParams({ site_id: siteId })}`, { method: "DELETE" });
}

/** Adds a member, or changes the role of one. */
export function putMember(siteId: string, { user_id, role, issuer }: Member): Promise<unknown> {
  const body = { user_id, role, ...(issuer !== null && { issuer }) };
  return callFunction(pathOf(siteId, "/members"), { method: "POST", body });
}

export function removeMember(siteId: string, userId: string): Promise<unknown> {
  const query = new URLSearchParams({ user_id: userId });
  return callFunction(pathOf(siteId, `/members?${query}`), { method: "DELETE" });
}

/** The content that would be deleted with the site, as far as the user can see it. */
export function siteContentsQuery(siteId: string) {
  return queryOptions({
    queryKey: ["memory", "holdings", siteId],
    queryFn: async () => {
      const [messages, names] = await Promise.all([
        supabase().from("chat_messages").select("id", { count: "exact", head: true }).eq("site_id", siteId),
        readRows(supabase().from("ai_agent_instructions").select("resource_name").eq("site_id", siteId)),
      ]);
      return {
        messages: messages.count ?? 0,
        instructions: new Set(names.map(({ resource_name }) => resource_name)).size,
      };
    },
    staleTime: 0,
  });
}

/** The user's permissions on a site (src/contract/api/memory/sites.ts). */
export function rightsOf({ role }: Site) {
  const isManager = role === "owner" || role === "admin";
  return { isOwner: role === "owner", isManager, isEditor: isManager || role === "editor" };
}
