import { sitesEndpoints as endpoints, instructionsEndpoints } from "../../contract/api/memory/sites.ts";
import type { Platform, VerifyExternalUser } from "../../contract/ports.ts";
import type { EdgeFunction } from "../create-function.ts";
import {
  createMemoryFunction,
  readInteger,
  readParameters,
  requiredParameter,
} from "./create-memory-function.ts";

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
      return database.call("delete_site", {
        p_caller: caller,
        p_site_id: requiredParameter(parameter, "site_id"),
      });
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
        p_user_id: requiredParameter(parameter, "user_id"),
      });
    });
  });
}

const MAX_VERSION = 1_000_000;

/** Instructions for agents, by site and name. Every version is kept; the newest is served. */
export function instructions(platform: Platform, verifyExternalUser: VerifyExternalUser): EdgeFunction {
  const { database } = platform;

  return createMemoryFunction("instructions", platform, verifyExternalUser, (bind) => {
    bind(instructionsEndpoints.read, ({ caller, query }) =>
      database.call("get_instructions", {
        p_caller: caller,
        p_site_id: requiredParameter(query, "site_id"),
        p_resource_name: query("resource_name") ?? null,
        p_version: readInteger(query, "version", null, MAX_VERSION),
      }),
    );

    for (const endpoint of [instructionsEndpoints.create, instructionsEndpoints.update]) {
      bind(endpoint, ({ caller, body }) =>
        database.call("put_instruction", {
          p_caller: caller,
          p_site_id: body.site_id,
          p_resource_name: body.resource_name,
          p_text: body.instruction_text,
          p_version: body.version === undefined ? null : Number(body.version),
          p_must_exist: endpoint === instructionsEndpoints.update,
        }),
      );
    }

    bind(instructionsEndpoints.remove, async ({ caller, query, context }) => {
      const parameter = await readParameters(context.req.raw, query);
      return database.call("delete_instruction", {
        p_caller: caller,
        p_site_id: requiredParameter(parameter, "site_id"),
        p_resource_name: requiredParameter(parameter, "resource_name"),
        p_version: readInteger(parameter, "version", null, MAX_VERSION),
      });
    });
  });
}
