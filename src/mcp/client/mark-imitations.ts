import { Type } from "@sinclair/typebox";
import type { McpDefinition } from "../../contract/mcp-tool.ts";
import type { Database } from "../../contract/ports.ts";
import type { Shape } from "../../contract/shape.ts";
import { createNameIndex, type NameIndex } from "../../language/names/name-index.ts";
import type { McpListing, OfferedTool } from "./fetch-listing.ts";

/** As much of a description as models see. */
const READ_LENGTH = 4_000;

interface OtherTool {
  tool_id: string;
  operation_id: string;
  name: string;
}

const OtherToolsShape: Shape<OtherTool[]> = Type.Array(
  Type.Object({ tool_id: Type.String(), operation_id: Type.String(), name: Type.String() }),
);

/** A listing as it is stored. The first listing of a server is accepted except for tools that are not distinct. */
export type MarkedListing = Omit<McpListing, "tools"> & { tools: (OfferedTool & { is_distinct: boolean })[] };

/**
 * Marks the tools whose name, title or description looks like the name of another tool of the user, so that
 * people and models could confuse them.
 */
export async function markImitations(
  database: Database,
  { userId, connectorId }: { userId: string; connectorId: string | null },
  listing: McpListing,
): Promise<MarkedListing> {
  const ids = createNameIndex<null>();
  const titles = createNameIndex<null>();
  for (let after: string | null = null; ; ) {
    const p_page = { p_user_id: userId, p_connector_id: connectorId, p_after: after };
    const others: OtherTool[] = await database.call("list_other_tools", p_page, OtherToolsShape);
    for (const { operation_id, name } of others) {
      ids.add(operation_id, null);
      titles.add(name, null);
    }
    after = others.at(-1)?.tool_id ?? null;
    if (after === null) break;
  }
  const tools = listing.tools.map((tool) => ({
    ...tool,
    is_distinct: !imitates(tool.name, tool.definition, ids, titles),
  }));
  return { ...listing, tools };
}

function imitates(
  name: string,
  { title, annotations, description = "" }: McpDefinition,
  ids: NameIndex<null>,
  titles: NameIndex<null>,
): boolean {
  const shown = [title, annotations?.["title"]].filter((text) => typeof text === "string");
  const text = description.slice(0, READ_LENGTH);
  const opening = /^[^.!?:\n]*/u.exec(text)?.[0] ?? "";
  return (
    [name, ...shown, opening].some(
      (one) => ids.findSimilar(one).length > 0 || titles.findSimilar(one).length > 0,
    ) || [...shown, text].some((one) => ids.findMentioned(one).length > 0)
  );
}
