import { Type } from "@sinclair/typebox";
import { governTools, resolvePolicy } from "../agents/policy.ts";
import type { Json, JsonObject } from "../base/json.ts";
import { toStorable } from "../base/text.ts";
import { findTools, listFound } from "../catalogue/search/find-tools.ts";
import { invalidRequest, ToolgateError } from "../contract/errors.ts";
import type { Policy, StoredPolicy } from "../contract/policy.ts";
import type { ChatFunction, Embedders, Platform } from "../contract/ports.ts";
import { type Shape, texts } from "../contract/shape.ts";
import { StoredPolicyShape, ToolCandidateShape } from "../contract/stored-shapes.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Caller } from "../kernel/stages.ts";
import { writeFunction } from "../planning/model/offer-functions.ts";
import { embeddersUnderRules } from "../privacy/apply-rules.ts";
import { cleanText, type Fence } from "../prompt-safety/fence-text.ts";
import type { SearchTools } from "./conversation-state.ts";

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

/** Limit of OpenAI's endpoint. */
export const MAX_FUNCTIONS = 128;
/** Maximum number of tools from searches; beyond it, the one found longest ago is withdrawn. */
const MAX_FOUND = 40;

/** An offered tool in stored form. It keeps its name when the conversation is resumed. */
export interface OfferedName {
  name: string;
  tool_id: string;
  /** Found by a search during the conversation. */
  found?: true;
}

export interface OfferedTools {
  /**
   * The current functions. If there are too many, the most recently found tools and the first of the
   * others.
   */
  functions(): ChatFunction[];
  /** Tools by the name under which they are, or were, offered. */
  readonly byName: ReadonlyMap<string, ToolCandidate>;
  /** Offers the results of a search from now on. Returns the names, in the same order. */
  add(tools: readonly ToolCandidate[]): string[];
  names(): OfferedName[];
}

export interface OfferOptions {
  /** Names of functions that are offered in addition to the tools, and count as well. */
  reserved?: readonly string[];
  /** Names of an earlier part of the conversation; deleted tools are not offered any more. */
  remembered?: readonly OfferedName[];
}

/** Tools as functions of a chat model, each under a unique name that is not in `reserved`. */
export function offerTools(
  tools: readonly ToolCandidate[],
  fence: Fence,
  { reserved = [], remembered }: OfferOptions = {},
): OfferedTools {
  const room = Math.max(0, MAX_FUNCTIONS - reserved.length);
  const byName = new Map<string, ToolCandidate>();
  const functions = new Map<string, ChatFunction>();
  const found = new Set<string>();
  const isTaken = (name: string) => byName.has(name) || reserved.includes(name);
  const offer = (tool: ToolCandidate, name?: string): string => {
    const written = writeFunction(tool, fence, name === undefined ? isTaken : () => false);
    const offered = { ...written, name: name ?? written.name };
    byName.set(offered.name, tool);
    functions.set(offered.name, offered);
    return offered.name;
  };
  const withdraw = (name: string) => void [byName, functions, found].map((known) => known.delete(name));
  const nameOf = (tool_id: string) => [...byName].find(([, tool]) => tool.tool_id === tool_id)?.[0];
  const shown = () => {
    const finds = [...found].slice(Math.max(0, found.size - room));
    const chosen = [...functions.keys()].filter((name) => !found.has(name));
    return new Set([...finds, ...chosen.slice(0, room - finds.length)]);
  };

  if (remembered === undefined) for (const tool of tools) offer(tool);
  for (const { name, tool_id, found: wasFound } of remembered ?? []) {
    const tool = tools.find((known) => known.tool_id === tool_id);
    if (tool) offer(tool, name);
    if (tool && wasFound) found.add(name);
  }

  return {
    byName,
    functions() {
      const names = shown();
      return [...functions.values()].filter(({ name }) => names.has(name));
    },
    add(more) {
      const names = more.map((tool) => {
        const known = nameOf(tool.tool_id);
        const name = known ?? offer(tool);
        // A tool that is found again becomes the most recent one.
        if (known === undefined || found.delete(name) || !shown().has(name)) found.add(name);
        return name;
      });
      for (const name of [...found].slice(0, Math.max(0, found.size - MAX_FOUND))) withdraw(name);
      return names;
    },
    names: () =>
      [...byName].map(([name, { tool_id }]) => ({
        name,
        tool_id,
        ...(found.has(name) && { found: true as const }),
      })),
  };
}

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
