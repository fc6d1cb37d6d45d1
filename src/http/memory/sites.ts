import { sitesEndpoints as endpoints } from "../../contract/api/memory/sites.ts";
import type { Platform, VerifyExternalUser } from "../../contract/ports.ts";
import type { EdgeFunction } from "../create-function.ts";
import { createMemoryFunction } from "./create-memory-function.ts";
import { readParameters, readText } from "./read-query.ts";

/** Sites: which documents and conversations belong together, and who may use them. */
export function sites(platform: Platform, verifyExternalUser: VerifyExternalUser): EdgeFunction {
  const { database } = platform;

  return createMemoryFunction("sites", platform, verifyExternalUser, (bind) => {
    bind(endpoints.list, async ({ caller }) => ({
      sites: await database.call("list_sites", { p_caller: caller }),
    }));

    bind(endpoints.create, ({ caller, body }) =>
      database.call("create_site", { p_caller: caller, p_site_id: body.site_id }),
    );

    bind(endpoints.remove, async ({ caller, query, context }) => {
      const parameter = await readParameters(context.req.raw, query);
      return database.call("delete_site", { p_caller: caller, p_site_id: readText(parameter, "site_id") });
    });

    bind(endpoints.addMember, ({ caller, param, body }) =>
      database.call("put_member", {
        p_caller: caller,
        p_site_id: param("site_id"),
        p_user_id: body.user_id,
        p_role: body.role ?? "member",
        p_issuer: body.issuer ?? null,
      }),
    );

    bind(endpoints.removeMember, async ({ caller, param, query, context }) => {
      const parameter = await readParameters(context.req.raw, query);
      return database.call("remove_member", {
        p_caller: caller,
        p_site_id: param("site_id"),
        p_user_id: readText(parameter, "user_id"),
      });
    });
  });
}
