import {
  type GetPromptRequest,
  type GetPromptResult,
  type ListPromptsRequest,
  type ListPromptsResult,
  type PromptMessage,
  ProtocolError,
  ProtocolErrorCode,
} from "@modelcontextprotocol/server";
import { Type } from "@sinclair/typebox";
import { renderPolicyPrompts, resolvePolicy } from "../../agents/policy.ts";
import { isStorable } from "../../base/text.ts";
import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Database } from "../../contract/ports.ts";
import { nullable, type Shape } from "../../contract/shape.ts";
import { StoredPolicyShape } from "../../contract/stored-shapes.ts";
import { callerArguments } from "../../kernel/stages.ts";
import { cleanText } from "../../prompt-safety/fence-text.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import type { McpCaller } from "./session.ts";

const ListMcpPromptsShape: Shape<ListedPrompt[]> = Type.Array(
  Type.Object({ agent_id: Type.String(), description: nullable(Type.String()) }),
);

const PAGE = 100;
const MAX_DESCRIPTION = 2_000;
const INPUT = "user_input";

interface Ports {
  database: Database;
  environment: Config["environment"];
}

interface ListedPrompt {
  agent_id: string;
  description: string | null;
}

/**
 * The prompts of agents, each under its agent's id. They belong to their owner: a key with an agent gets
 * that agent's, another key needs the scope to read agents' files, and an application that acts for a user
 * gets none.
 */
export async function listPrompts(
  { database }: Ports,
  { caller }: McpCaller,
  { params }: ListPromptsRequest,
): Promise<ListPromptsResult> {
  const after = params?.cursor === undefined ? null : readCursor(params.cursor, ["text"])[0];
  if (caller.oauth_client !== undefined) return { prompts: [] };
  const listed = await database.call(
    "list_mcp_prompts",
    {
      ...callerArguments(caller),
      p_limit: PAGE + 1,
      p_after: after,
    },
    ListMcpPromptsShape,
  );
  const page = listed.slice(0, PAGE);
  const last = listed.length > PAGE ? page.at(-1) : undefined;
  return {
    prompts: page.map(({ agent_id, description }) => ({
      name: agent_id,
      description: cleanText(description ?? "", MAX_DESCRIPTION) || `The prompts of the agent ${agent_id}.`,
      arguments: [{ name: INPUT, description: "What the user asks" }],
    })),
    ...(last && { nextCursor: writeCursor([last.agent_id]) }),
  };
}

/**
 * An agent's prompts, filled in. MCP has no system role, so they come first, separate from the user
 * prompt, which is left out if there is no user input.
 *
 * @throws ProtocolError for an unknown prompt
 */
export async function getPrompt(
  { database, environment }: Ports,
  { caller }: McpCaller,
  { params }: GetPromptRequest,
): Promise<GetPromptResult> {
  const unknown = new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${params.name}`);
  if (caller.oauth_client !== undefined || !isStorable(params.name)) throw unknown;
  const policy = await database
    .call("get_mcp_prompt", { ...callerArguments(caller), p_agent_id: params.name }, StoredPolicyShape)
    .catch((error: unknown) => {
      if (!(error instanceof ToolgateError) || error.code !== "NOT_FOUND") throw error;
      throw unknown;
    });
  const input = params.arguments?.[INPUT];
  const prompts = renderPolicyPrompts(resolvePolicy(policy, environment), input ?? "");
  const trusted = prompts ? `${prompts.system}\n\n${prompts.developer}`.trim() : "";
  const texts = [trusted, input === undefined ? "" : (prompts?.user ?? input)];
  const description = cleanText(policy.agent?.description ?? "", MAX_DESCRIPTION);
  return {
    ...(description !== "" && { description }),
    messages: texts.filter(Boolean).map(toMessage),
  };
}

function toMessage(text: string): PromptMessage {
  return { role: "user", content: { type: "text", text } };
}
