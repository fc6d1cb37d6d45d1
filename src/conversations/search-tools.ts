import type { Json, JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { ChatFunction } from "../contract/ports.ts";
import { cleanText } from "../prompt-safety/fence-text.ts";
import type { SearchTools } from "./conversation.ts";
import type { OfferedTools } from "./offer-tools.ts";

export const SEARCH_TOOLS = "search_tools";
/** Maximum number of results of one search. */
export const MAX_FINDS = 8;
const MAX_DESCRIPTION = 200;

/** Offered to a model if the user has more tools than it is shown. */
export function describeSearch(name: string): ChatFunction {
  return {
    name,
    description:
      "Finds further functions. Only some of the user's functions are offered to you; when none of them fits, describe what you want to do, in a few words. What is found is offered from then on.",
    parameters: {
      type: "object",
      properties: { query: { type: "string", description: "What the function is to do, and with what" } },
      required: ["query"],
      additionalProperties: false,
    },
  };
}

/** Searches, and offers what was found. @throws ToolgateError INVALID_ARGUMENTS, or the search's error */
export async function searchAndOffer(
  args: JsonObject,
  { search, offer }: { search: SearchTools; offer: OfferedTools },
): Promise<Json> {
  const { query } = args;
  if (typeof query !== "string" || query.trim() === "") throw needsQuery();
  const found = (await search(query)).slice(0, MAX_FINDS);
  const names = offer.add(found);
  if (found.length === 0) return { functions: [], note: "Nothing fits. Other words may find more." };
  return {
    functions: found.map(({ name, fields, side_effect }, i) => ({
      name: names[i] ?? "",
      description: cleanText(fields.description || name, MAX_DESCRIPTION),
      side_effect,
    })),
    note: "You can call these functions now.",
  };
}

function needsQuery(): ToolgateError {
  const message = "a text that says what the function is to do";
  return new ToolgateError("INVALID_ARGUMENTS", `\`query\` must be ${message}.`, {
    details: { errors: [{ pointer: "/query", message }] },
  });
}
