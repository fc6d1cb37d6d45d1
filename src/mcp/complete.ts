import type { CompleteRequest, CompleteResult } from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
import { ToolgateError } from "../contract/errors.ts";
import type { Database } from "../contract/ports.ts";
import type { McpCaller } from "./mcp-caller.ts";
import { DOCUMENT_TEMPLATE, INSTRUCTION_TEMPLATE } from "./resource-uri.ts";
import { memoryCaller } from "./resources.ts";

const ListSitesShape = Type.Array(Type.Object({ site_id: Type.String() }));
const GetInstructionsShape = Type.Object({
  instructions: Type.Array(Type.Object({ resource_name: Type.String() })),
});

/** Maximum number of values in one answer (MCP, "Completion"). */
const MAX_VALUES = 100;

/**
 * Values for the variables of the resource templates: sites, and instructions of a site. The arguments of
 * prompts are free text and cannot be completed.
 */
export async function complete(
  database: Database,
  caller: McpCaller,
  { params }: CompleteRequest,
): Promise<CompleteResult> {
  const { ref, argument, context } = params;
  const isTemplate =
    ref.type === "ref/resource" && [INSTRUCTION_TEMPLATE, DOCUMENT_TEMPLATE].includes(ref.uri);
  const names =
    isTemplate && caller.readsMemory
      ? await listNames(database, caller, argument.name, context?.arguments?.["site_id"])
      : [];
  const values = names.filter((name) => name.startsWith(argument.value));
  return {
    completion: {
      values: values.slice(0, MAX_VALUES),
      total: values.length,
      hasMore: values.length > MAX_VALUES,
    },
  };
}

async function listNames(
  database: Database,
  caller: McpCaller,
  argument: string,
  site: string | undefined,
): Promise<string[]> {
  const p_caller = memoryCaller(caller);
  if (argument === "site_id") {
    const sites = await database.call("list_sites", { p_caller }, ListSitesShape);
    return sites.map(({ site_id }) => site_id);
  }
  if (argument !== "resource_name" || site === undefined) return [];
  const { instructions } = await database
    .call("get_instructions", { p_caller, p_site_id: site }, GetInstructionsShape)
    .catch((error: unknown) => {
      if (error instanceof ToolgateError && error.status < 500) return { instructions: [] };
      throw error;
    });
  return instructions.map(({ resource_name }) => resource_name);
}
