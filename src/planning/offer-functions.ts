import type { ChatFunction } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import type { Fence } from "../policy/fence-text.ts";
import { ASK_USER, NO_TOOL_FITS } from "./prompts/choose-tool.ts";
import { writeFunction } from "./write-function.ts";

export interface Offer {
  functions: ChatFunction[];
  /** Candidate by the function name it was offered under. */
  byName: ReadonlyMap<string, ToolCandidate>;
}

/** The candidates as functions of a chat model, with `ask_user` and `no_tool_fits` beside them. */
export function offerFunctions(candidates: readonly ToolCandidate[], fence: Fence): Offer {
  const byName = new Map<string, ToolCandidate>();
  const functions = candidates.map((candidate): ChatFunction => {
    const isTaken = (name: string) => byName.has(name) || name === ASK_USER || name === NO_TOOL_FITS;
    const offered = writeFunction(candidate, fence, isTaken);
    byName.set(offered.name, candidate);
    return offered;
  });
  return { functions: [...functions, ...EXITS], byName };
}

const EXITS: readonly ChatFunction[] = [
  {
    name: ASK_USER,
    description: "Ask the user for what is missing or unclear. Nothing is called.",
    parameters: {
      type: "object",
      properties: {
        question: { type: "string", description: "One short question in the user's language" },
        missing: { type: "array", items: { type: "string" }, description: "Names of the missing arguments" },
      },
      required: ["question", "missing"],
      additionalProperties: false,
    },
  },
  {
    name: NO_TOOL_FITS,
    description: "Say that none of the functions does what the user asks.",
    parameters: {
      type: "object",
      properties: { reason: { type: "string" } },
      required: ["reason"],
      additionalProperties: false,
    },
  },
];
