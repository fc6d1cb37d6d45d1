import { type Static, Type } from "@sinclair/typebox";

/** The pattern of agent ids in URLs, keys and files. */
export const AGENT_ID_PATTERN = "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$";

const SideEffect = Type.Union([Type.Literal("read"), Type.Literal("write"), Type.Literal("execute")]);
const Environment = Type.Union([Type.Literal("dev"), Type.Literal("prod")]);
const ApprovalMode = Type.Union([Type.Literal("auto"), Type.Literal("manual")]);
const CallsPerMinute = (description: string) => Type.Integer({ minimum: 1, maximum: 10_000, description });
const Prompt = (description: string) => Type.String({ maxLength: 20_000, description });

const AgentTool = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 300,
      description: "Operation id, or the name of a custom tool",
    }),
    tool_id: Type.Optional(
      Type.String({
        pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
        description: "The tool's id, if several have this name",
      }),
    ),
    side_effect: Type.Union(SideEffect.anyOf, {
      description: "The tool's own effect or a stricter one, never a laxer one",
    }),
    rate_limit_per_min: Type.Optional(CallsPerMinute("Calls of this tool a minute, by this agent")),
  },
  { additionalProperties: false },
);

const ScrubRule = Type.Object(
  {
    name: Type.String({
      pattern: "^[a-z][a-z0-9_]{0,39}$",
      description: "Replaces a match in the text",
    }),
    pattern: Type.String({
      minLength: 1,
      maxLength: 500,
      description: "RE2 syntax: no look-around, no back-references",
    }),
    flags: Type.Optional(Type.Literal("i", { description: "Ignores case" })),
  },
  { additionalProperties: false },
);

/** An agent file. Everything except the id and the tools has a default. */
export const AgentFile = Type.Object(
  {
    agent_id: Type.String({ pattern: AGENT_ID_PATTERN, description: "Its name, unique among your agents" }),
    description: Type.Optional(Type.String({ maxLength: 500, description: "What it is for, for people" })),
    env: Type.Optional(
      Type.Union(Environment.anyOf, {
        description:
          "`dev` or `prod`; absent: the server's. On a `prod` server, the rules of `prod` apply to every agent",
      }),
    ),
    gateway: Type.Optional(
      Type.Object(
        {
          base_url: Type.Optional(
            Type.String({
              maxLength: 500,
              pattern: "^https?://[^\\s?#@]+$",
              description: "Public address of this installation, for links to approvals",
            }),
          ),
          timeout_ms: Type.Optional(
            Type.Integer({
              minimum: 1_000,
              maximum: 120_000,
              description: "How long one query may take (60000)",
            }),
          ),
          timeout_seconds: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 120, description: "The same in seconds" }),
          ),
        },
        {
          additionalProperties: false,
          description: "Public address and time limit",
        },
      ),
    ),
    approval: Type.Optional(
      Type.Object(
        {
          mode: Type.Optional(
            Type.Union(ApprovalMode.anyOf, {
              description:
                "`manual`: a person approves each write; `auto` (with env `dev` only): no approval is needed",
            }),
          ),
          approver_group: Type.Optional(
            Type.String({
              pattern: AGENT_ID_PATTERN,
              description: "People who may decide besides the owner",
            }),
          ),
          expires_after_s: Type.Optional(
            Type.Integer({
              minimum: 60,
              maximum: 604_800,
              description: "How long an approval can be given and used (86400)",
            }),
          ),
        },
        { additionalProperties: false, description: "Who approves the agent's writes" },
      ),
    ),
    confidence_threshold: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: "Below it the agent asks instead of acting (0.75)",
      }),
    ),
    memory: Type.Optional(
      Type.Object(
        {
          short_term_ttl_s: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 2_592_000,
              description: "How long values that a caller stores in a session are kept (3600)",
            }),
          ),
          short_term_ttl_minutes: Type.Optional(
            Type.Integer({ minimum: 1, maximum: 43_200, description: "The same in minutes" }),
          ),
        },
        { additionalProperties: false, description: "What is kept between queries of a session" },
      ),
    ),
    limits: Type.Optional(
      Type.Object(
        { calls_per_min: Type.Optional(CallsPerMinute("Calls of all its tools together a minute")) },
        { additionalProperties: false, description: "Limits of the agent" },
      ),
    ),
    tools: Type.Array(AgentTool, {
      maxItems: 500,
      description: "All tools that it may use",
    }),
    prompts: Type.Optional(
      Type.Object(
        {
          system: Type.Optional(Prompt("Who the agent is and what it must never do")),
          developer: Type.Optional(Prompt("How it works: tone, order of steps, special rules")),
          user: Type.Optional(Prompt("Wraps the user's text: contains {{user_input}}")),
        },
        {
          additionalProperties: false,
          description: "Prompts for models; an omitted prompt has a safe default",
        },
      ),
    ),
    scrub: Type.Optional(
      Type.Object(
        {
          off: Type.Optional(
            Type.Array(Type.String({ maxLength: 40 }), {
              maxItems: 50,
              uniqueItems: true,
              description: "Built-in rules that are not applied",
            }),
          ),
          rules: Type.Optional(Type.Array(ScrubRule, { maxItems: 50, description: "Patterns of your own" })),
        },
        { additionalProperties: false, description: "What is removed from texts before a model sees them" },
      ),
    ),
  },
  { additionalProperties: false },
);
export type AgentFile = Static<typeof AgentFile>;

/** A fault with its position in the file's text; line and column are counted from 1. */
export interface LocatedFault {
  pointer: string;
  message: string;
  line?: number;
  column?: number;
}

/** A finding of a check. Errors end a build; warnings are left to the reader. */
export const AgentFinding = Type.Object(
  {
    rule: Type.String({ description: "What was looked for, e.g. `secret`" }),
    level: Type.Union([Type.Literal("error"), Type.Literal("warning")]),
    pointer: Type.String({ description: "JSON pointer into the agent file" }),
    message: Type.String(),
    line: Type.Optional(Type.Integer({ minimum: 1 })),
    column: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
);
export type AgentFinding = Static<typeof AgentFinding>;

/** An agent file with all defaults, for the environment it runs in. */
export interface ResolvedAgentFile {
  agent_id: string;
  description: string | null;
  env: "dev" | "prod";
  /** `base_url` has no final slash; null if it is not set. */
  gateway: { base_url: string | null; timeout_ms: number };
  approval: { mode: "auto" | "manual"; approver_group: string | null; expires_after_s: number };
  confidence_threshold: number;
  memory: { short_term_ttl_s: number };
  limits: { calls_per_min: number | null };
  tools: { name: string; side_effect: "read" | "write" | "execute"; rate_limit_per_min: number | null }[];
  prompts: { system: string; developer: string; user: string };
  scrub: { off: string[]; rules: Static<typeof ScrubRule>[] };
}
