import { sitesEndpoints as endpoints } from "../../contract/api/sites.ts";
import type { Platform, VerifyOutsider } from "../../contract/ports.ts";
import type { EdgeFunction } from "../create-function.ts";
import { parseJsonBody, readText as readBody } from "../read-body.ts";
import { createMemoryFunction } from "./create-memory-function.ts";
import { readText } from "./read-query.ts";

const MAX_BODY_BYTES = 10_000;

/** Sites: whose documents and conversations belong together, and who may use them. */
export function sites(platform: Platform, verifyOutsider: VerifyOutsider): EdgeFunction {
  const { database } = platform;

  return createMemoryFunction("sites", platform, verifyOutsider, (bind) => {
    bind(endpoints.list, async ({ caller }) => ({
      sites: await database.call("list_sites", { p_caller: caller }),
    }));

    bind(endpoints.create, ({ caller, body }) =>
      database.call("create_site", { p_caller: caller, p_site_id: body.site_id }),
    );

    bind(endpoints.remove, ({ caller, param }) =>
      database.call("delete_site", { p_caller: caller, p_site_id: param("site_id") }),
    );

    bind(endpoints.addMember, ({ caller, param, body }) =>
      database.call("put_member", {
        p_caller: caller,
        p_site_id: param("site_id"),
        p_user_id: body.user_id,
        p_role: body.role ?? "member",
        p_issuer: body.issuer ?? null,
      }),
    );

    bind(endpoints.removeMember, async ({ caller, param, query, context }) =>
      database.call("remove_member", {
        p_caller: caller,
        p_site_id: param("site_id"),
        p_user_id: query("user_id") ?? (await readUserId(context.req.raw)),
      }),
    );
  });
}

/** Clients that send a body with DELETE may name the user there. */
async function readUserId(request: Request): Promise<string> {
  const text = await readBody(request, MAX_BODY_BYTES);
  const body = text === "" ? {} : parseJsonBody(text);
  return readText((name) => {
    const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === "string" ? value : undefined;
  }, "user_id");
}
