import type { Tool } from "@modelcontextprotocol/server";
import { type TSchema, Type } from "@sinclair/typebox";

const Query = { minLength: 1, maxLength: 8000, pattern: "\\S" };
const ApprovalId = Type.Optional(
  Type.String({ format: "uuid", description: "Of the APPROVAL_REQUIRED failure, once approved" }),
);
const IdempotencyKey = Type.Optional(
  Type.String({ minLength: 1, maxLength: 255, description: "The same key never acts twice" }),
);

export const FindToolsArguments = Type.Object(
  {
    query: Type.String({ ...Query, description: "What you want to do, in plain words" }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  },
  { additionalProperties: false },
);

export const CallToolArguments = Type.Object(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
    tool_id: Type.Optional(Type.String({ format: "uuid" })),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    approval_id: ApprovalId,
    idempotency_key: IdempotencyKey,
  },
  { additionalProperties: false },
);

export const AskArguments = Type.Object(
  {
    question: Type.String(Query),
    tool: Type.Optional(
      Type.String({ minLength: 1, maxLength: 300, description: "tool_id or operation_id" }),
    ),
    arguments: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    context: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { description: "Known values" })),
    conversation_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    approval_id: ApprovalId,
    dry_run: Type.Optional(Type.Boolean({ description: "Only show the request" })),
    idempotency_key: IdempotencyKey,
  },
  { additionalProperties: false },
);

/**
 * The tools of a client in catalogue mode, independent of the catalogue's size. Their texts cost tokens in
 * every conversation, so they are short.
 */
export const CATALOGUE_TOOLS: readonly Tool[] = [
  {
    name: "find_tools",
    title: "Find tools",
    description: "Finds tools (API operations) by what they do. Gives ids and input schemas for call_tool.",
    inputSchema: plain(FindToolsArguments),
    annotations: { readOnlyHint: true, openWorldHint: false },
  },
  {
    name: "call_tool",
    title: "Call a tool",
    description: "Calls a tool that find_tools found, by tool_id or name. Writes may need an approval.",
    inputSchema: plain(CallToolArguments),
    annotations: { readOnlyHint: false, openWorldHint: true },
  },
  {
    name: "ask",
    title: "Ask in plain words",
    description: "Finds the one tool that fits a question, fills in its arguments and calls it.",
    inputSchema: plain(AskArguments),
    annotations: { readOnlyHint: false, openWorldHint: true },
  },
];

/** Removes TypeBox's symbols and the keywords that only the server checks. */
function plain(shape: TSchema): Tool["inputSchema"] {
  return JSON.parse(JSON.stringify(shape), (name, value: unknown) =>
    name === "pattern" || name === "patternProperties" ? undefined : value,
  ) as Tool["inputSchema"];
}
