import { Type } from "@sinclair/typebox";
import type { ToolgateError } from "../contract/errors.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { type Shape, StoredPolicyShape, ToolCandidateShape, texts } from "../contract/shape.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/shared-context.ts";
import { governTools } from "../policy/apply-policy.ts";
import { resolvePolicy } from "../policy/resolve-policy.ts";
import { embeddersUnderRules } from "../policy/scrub/scrubber-of.ts";
import { toStorable } from "../policy/to-storable.ts";
import { findTools } from "../search/find-tools.ts";
import { invalidRequest } from "./read-body.ts";

/** Functions offered to a model; more of them only confuse it. Whoever has no more is offered them all. */
const MAX_OFFERED = 24;
/** Of them, own tools that are offered without being asked for. */
const MAX_OWN = 12;
/** Of tools that were named; one name may stand for several. OpenAI's endpoint takes no more. */
const MAX_NAMED = 128;
/** What of a question search looks at. Characters. */
const MAX_QUESTION = 2_000;

type Ports = { platform: Platform; embedders: Embedders };

interface Offered {
  policy: StoredPolicy;
  /** The caller's tools, counted no further than one beyond those that are offered. */
  count: number;
  tools: ToolCandidate[];
  unknown: string[];
}

const OfferedShape: Shape<Offered> = Type.Object({
  policy: StoredPolicyShape,
  count: Type.Number(),
  tools: Type.Array(ToolCandidateShape),
  unknown: texts,
});

export interface ChosenTools {
  policy: Policy;
  tools: ToolCandidate[];
  /** The caller has more, which a search may find. */
  hasMore: boolean;
}

/**
 * The tools a conversation may use, and its rules: tools that were named, else all of the caller's, of many the own tools and
 * what fits the last message; never one that the caller's agent may not use.
 * @throws ToolgateError INVALID_REQUEST for names that are none of the caller's active tools
 */
export async function chooseTools(
  ports: Ports,
  caller: Caller,
  { names, question }: { names: readonly string[] | undefined; question: string },
): Promise<ChosenTools> {
  const { database, config } = ports.platform;
  const offered = await database.call(
    "list_offered_tools",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_scope: "agent:query",
      p_names: names === undefined ? null : [...names],
      p_limit: names ? MAX_NAMED : MAX_OWN,
      p_agent_id: caller.agent_id,
      p_all: MAX_OFFERED,
    },
    OfferedShape,
  );
  const policy = resolvePolicy(offered.policy, config.environment);
  if (names && offered.unknown.length > 0) throw unknownTools(names, offered.unknown);
  if (names || offered.count <= MAX_OFFERED)
    return { policy, tools: governTools(policy, offered.tools), hasMore: false };
  const found = await searchTools(ports, caller, policy, question);
  const own = new Set(offered.tools.map(({ tool_id }) => tool_id));
  const tools = [...offered.tools, ...found.filter(({ tool_id }) => !own.has(tool_id))];
  return { policy, tools: governTools(policy, tools).slice(0, MAX_OFFERED), hasMore: true };
}

/** The caller's tools for a wish, best first, under the rules of the run. */
export async function searchTools(
  { platform, embedders }: Ports,
  caller: Caller,
  policy: Policy,
  query: string,
): Promise<ToolCandidate[]> {
  const ports = { ...platform, embedders: embeddersUnderRules(embedders, policy) };
  const { candidates } = await findTools(ports, caller, query.slice(0, MAX_QUESTION));
  return governTools(policy, candidates);
}

function unknownTools(names: readonly string[], unknown: readonly string[]): ToolgateError {
  // The database's answer holds no halves of surrogate pairs.
  const asked = names.map((name) => toStorable(name));
  return invalidRequest(
    unknown.map((name) => ({
      pointer: `/tools/${asked.indexOf(name)}`,
      message: `you have no active tool named ${JSON.stringify(name)}; POST tools/search finds tools`,
    })),
  );
}
