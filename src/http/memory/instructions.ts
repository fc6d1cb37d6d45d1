import { instructionsEndpoints as endpoints } from "../../contract/api/memory/sites.ts";
import type { Platform, VerifyExternalUser } from "../../contract/ports.ts";
import type { EdgeFunction } from "../create-function.ts";
import { createMemoryFunction } from "./create-memory-function.ts";
import { readInteger, readParameters, readText } from "./read-query.ts";

const MAX_VERSION = 1_000_000;

/** Instructions for agents, by site and name. Every version is kept; the newest is served. */
export function instructions(platform: Platform, verifyExternalUser: VerifyExternalUser): EdgeFunction {
  const { database } = platform;

  return createMemoryFunction("instructions", platform, verifyExternalUser, (bind) => {
    bind(endpoints.read, ({ caller, query }) =>
      database.call("get_instructions", {
        p_caller: caller,
        p_site_id: readText(query, "site_id"),
        p_resource_name: query("resource_name") ?? null,
        p_version: readInteger(query, "version", null, MAX_VERSION),
      }),
    );

    for (const endpoint of [endpoints.create, endpoints.update]) {
      bind(endpoint, ({ caller, body }) =>
        database.call("put_instruction", {
          p_caller: caller,
          p_site_id: body.site_id,
          p_resource_name: body.resource_name,
          p_text: body.instruction_text,
          p_version: body.version === undefined ? null : Number(body.version),
          p_must_exist: endpoint === endpoints.update,
        }),
      );
    }

    bind(endpoints.remove, async ({ caller, query, context }) => {
      const parameter = await readParameters(context.req.raw, query);
      return database.call("delete_instruction", {
        p_caller: caller,
        p_site_id: readText(parameter, "site_id"),
        p_resource_name: readText(parameter, "resource_name"),
        p_version: readInteger(parameter, "version", null, MAX_VERSION),
      });
    });
  });
}
