import { Type } from "@sinclair/typebox";
import { governTools, resolvePolicy } from "../agents/policy.ts";
import { toStorable } from "../base/storable-text.ts";
import { findTools, listFound } from "../catalogue/search/find-tools.ts";
import { invalidRequest, type ToolgateError } from "../contract/errors.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { type Shape, texts } from "../contract/shape.ts";
import { StoredPolicyShape, ToolCandidateShape } from "../contract/stored-shapes.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/stages.ts";
import { embeddersUnderRules } from "../privacy/scrubber-of.ts";

/**
 * Maximum number of functions offered to a model; more of them reduce its accuracy. A caller with fewer
 * tools is offered all of them.
 */
const MAX_OFFERED = 24;
/** Maximum number of the caller's own tools that are offered without a search. */
const MAX_OWN = 12;
/** Maximum number of named tools; one name may match several. Also the limit of OpenAI's endpoint. */
const MAX_NAMED = 128;
/** Characters of a question that the search uses. */
const MAX_QUESTION = 2_000;

type Ports = { platform: Platform; embedders: Embedders };

interface Offered {
  policy: StoredPolicy;
  /** The number of the caller's tools, counted up to one more than can be offered. */
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
  /** Whether the caller has more tools, which a search may find. */
  hasMore: boolean;
}

/**
 * The tools and the policy of a conversation: the named tools, or else all of the caller's, or, of many,
 * the caller's own tools and those that match the last message. Tools that the caller's agent may not use
 * are excluded.
 *
 * @throws ToolgateError INVALID_REQUEST for names that match no active tool of the caller
 */
export async function chooseTools(
  ports: Ports,
  caller: Caller,
  { names, question }: { names: readonly string[] | undefined; question: string },
): Promise<ChosenTools> {
  const { database, config } = ports.platform;
  // No tool has a name that cannot be stored; replaced, it is reported as unknown like others.
  const asked = names?.map((name) => toStorable(name));
  const offered = await database.call(
    "list_offered_tools",
    {
      p_user_id: caller.user_id,
      p_key_hash: caller.key_hash,
      p_scope: "agent:query",
      p_names: asked ?? null,
      p_limit: names ? MAX_NAMED : MAX_OWN,
      p_agent_id: caller.agent_id,
      p_all: MAX_OFFERED,
    },
    OfferedShape,
  );
  const policy = resolvePolicy(offered.policy, config.environment);
  if (asked && offered.unknown.length > 0) throw unknownTools(asked, offered.unknown);
  if (names || offered.count <= MAX_OFFERED)
    return { policy, tools: governTools(policy, offered.tools), hasMore: false };
  const found = await searchTools(ports, caller, policy, question);
  const own = new Set(offered.tools.map(({ tool_id }) => tool_id));
  const tools = [...offered.tools, ...found.filter(({ tool_id }) => !own.has(tool_id))];
  return { policy, tools: governTools(policy, tools).slice(0, MAX_OFFERED), hasMore: true };
}

/** The caller's tools that match a query, best first, filtered by the run's policy. */
export async function searchTools(
  { platform, embedders }: Ports,
  caller: Caller,
  policy: Policy,
  query: string,
): Promise<ToolCandidate[]> {
  const ports = { ...platform, embedders: embeddersUnderRules(embedders, policy) };
  const found = await findTools(ports, caller, query.slice(0, MAX_QUESTION));
  return governTools(policy, listFound(found));
}

function unknownTools(asked: readonly string[], unknown: readonly string[]): ToolgateError {
  return invalidRequest(
    unknown.map((name) => ({
      pointer: `/tools/${asked.indexOf(name)}`,
      message: `you have no active tool named ${JSON.stringify(name)}; POST tools/search finds tools`,
    })),
  );
}
