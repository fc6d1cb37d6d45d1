import type { OrchestratorRequest } from "../contract/api/hydra-orchestrator.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { findTools } from "../search/find-tools.ts";
import { invalidRequest } from "./read-body.ts";

/** Functions offered to a model; more of them only confuse it. */
const MAX_OFFERED = 24;
/** Of them, own tools that are offered without being asked for. */
const MAX_OWN = 12;
/** As many as can be named. */
const MAX_NAMED = 64;

interface Offered {
  tools: ToolCandidate[];
  unknown: string[];
}

/**
 * The tools a conversation may use: those that were named, else the caller's own tools and what fits the last message.
 * @throws ToolgateError INVALID_REQUEST for names that are none of the caller's active tools
 */
export async function chooseTools(
  { platform, embedders }: { platform: Platform; embedders: Embedders },
  caller: Caller,
  { tools: names, messages }: OrchestratorRequest,
): Promise<ToolCandidate[]> {
  const offered = await platform.database.call<Offered>("list_offered_tools", {
    p_user_id: caller.user_id,
    p_key_hash: caller.key_hash,
    p_scope: "agent:query",
    p_names: names ?? null,
    p_limit: names ? MAX_NAMED : MAX_OWN,
  });
  if (names && offered.unknown.length > 0) {
    throw invalidRequest(
      offered.unknown.map((name) => ({
        pointer: `/tools/${names.indexOf(name)}`,
        message: `you have no active tool named ${name}; POST tools/search finds tools`,
      })),
    );
  }
  if (names) return offered.tools;
  const question = messages.findLast(({ role }) => role === "user")?.content.slice(0, 2_000) ?? "";
  if (question.trim() === "") return offered.tools;
  const { candidates } = await findTools({ ...platform, embedders }, caller, question);
  const own = new Set(offered.tools.map(({ tool_id }) => tool_id));
  return [...offered.tools, ...candidates.filter(({ tool_id }) => !own.has(tool_id))].slice(0, MAX_OFFERED);
}
