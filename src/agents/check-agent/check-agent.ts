import { Type } from "@sinclair/typebox";
import type { AgentFile, AgentFinding, LocatedFault } from "../../contract/agent-file.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { AnyObject } from "../../contract/shape.ts";
import { type ParsedText, parseText } from "../agent-file/parse-text.ts";
import { readAgentFile } from "../agent-file/read-agent-file.ts";
import { effectiveEnvironment, readAccountSettings, withDefaults } from "../policy.ts";
import { type CatalogueTool, CatalogueToolShape, checkNamedTools } from "./check-tools.ts";
import { lintText } from "./lint-text.ts";

export interface CheckOptions extends ApprovalFacts {
  /** The source of the file; with it, findings have line and column. */
  text?: string;
  /** Names of all existing tools, for suggestions; defaults to those of the catalogue. */
  names?: readonly string[];
  /** Whether the catalogue is incomplete, so that an unknown tool may exist. */
  partial?: boolean;
}

/** All static checks of an agent, in the order of the file. Changes nothing. */
export function checkAgent(
  file: AgentFile,
  tools: readonly CatalogueTool[],
  { text, names, partial = false, ...facts }: CheckOptions = {},
): AgentFinding[] {
  const parsed = text === undefined ? undefined : parseText(text.replace(/^\uFEFF/, ""));
  const places = parsed && "value" in parsed ? parsed : undefined;
  const findings = [
    ...checkNamedTools(
      file,
      tools,
      partial ? null : (names ?? tools.map(({ operation_id }) => operation_id)),
    ).map((finding) => place(finding, places)),
    ...checkApproval(file, facts).map((finding) => place(finding, places)),
    ...lintTexts(file, places),
  ];
  return findings.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

function lintTexts({ description, prompts = {} }: AgentFile, places: ParsedText | undefined): AgentFinding[] {
  const texts: [pointer: string, text: string | undefined][] = [
    ["/description", description],
    ["/prompts/system", prompts.system],
    ["/prompts/developer", prompts.developer],
    ["/prompts/user", prompts.user],
  ];
  return texts.flatMap(([pointer, text = ""]) =>
    lintText(text).map(({ rule, level, message, start }) => ({
      rule,
      level,
      pointer,
      message,
      ...places?.placeInside(pointer, text, start),
    })),
  );
}

function place(finding: AgentFinding, places: ParsedText | undefined): AgentFinding {
  return { ...finding, ...places?.placeOf(finding.pointer) };
}

interface ApprovalFacts {
  /** The server's environment; defaults to the file's. */
  environment?: "dev" | "prod";
  /** Members of each approver group; absent if unknown. */
  groups?: ReadonlyMap<string, number>;
}

/** Whether calls that need approval can be approved. */
function checkApproval(file: AgentFile, { environment = "dev", groups }: ApprovalFacts): AgentFinding[] {
  const { approval } = withDefaults(file, environment);
  const writes = file.tools.filter(({ side_effect }) => side_effect !== "read").length;
  const group = approval.approver_group;
  if (group === null) {
    if (approval.mode === "auto" || writes === 0 || withDefaults(file, environment).env === "dev") return [];
    const message = `${writes} of its tools wait for approval, and only the owner can give it: name an \`approver_group\`.`;
    return [{ rule: "approver-group", level: "warning", pointer: "/approval", message }];
  }
  if (groups === undefined || (groups.get(group) ?? 0) > 0) return [];
  const message = `The group \`${group}\` has no members: only the owner can approve. Add members, or name another group.`;
  return [{ rule: "approver-group", level: "warning", pointer: "/approval/approver_group", message }];
}

/**
 * Reads a file as far as possible; its faults are returned as findings. `file` is null if there are any.
 */
export function readForCheck(text: string): { file: AgentFile | null; findings: AgentFinding[] } {
  try {
    const { file, warnings } = readAgentFile(text);
    return { file, findings: warnings.map((fault) => ({ rule: "file", level: "warning", ...fault })) };
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    const listed = error.details?.["errors"];
    const faults = Array.isArray(listed)
      ? (listed as unknown as LocatedFault[])
      : [{ pointer: "", message: error.message }];
    return { file: null, findings: faults.map((fault) => ({ rule: "file", level: "error", ...fault })) };
  }
}

const DescribeCatalogueShape = Type.Array(CatalogueToolShape);
const DescribeCatalogueNamesShape = Type.Array(Type.Object({ operation_id: Type.String() }));
const ListApproverGroupsShape = Type.Array(
  Type.Object({ name: Type.String(), members: Type.Array(AnyObject) }),
);

interface CheckedAgent {
  /** True if no finding has the level `error`. */
  ok: boolean;
  findings: AgentFinding[];
}

/** Checks an unsaved text against the user's tools and approver groups. */
export async function checkDraft(platform: Platform, userId: string, text: string): Promise<CheckedAgent> {
  const { file, findings } = readForCheck(text);
  const found = file ? await checkAgainst(platform, userId, { file, text }) : [];
  return conclude([...findings, ...found]);
}

/** Checks a stored file against the user's current tools. */
export async function checkStored(
  platform: Platform,
  userId: string,
  { text, definition }: { text: string; definition: AgentFile },
): Promise<CheckedAgent> {
  return conclude(await checkAgainst(platform, userId, { file: definition, text }));
}

/** Findings that depend on the user's tools and groups. */
async function checkAgainst(
  { database, config }: Platform,
  userId: string,
  { file, text }: { file: AgentFile; text: string },
): Promise<AgentFinding[]> {
  const [tools, all, groups, account] = await Promise.all([
    database.call(
      "describe_catalogue",
      {
        p_user_id: userId,
        p_names: file.tools.map(({ name }) => name),
      },
      DescribeCatalogueShape,
    ),
    database.call("describe_catalogue", { p_user_id: userId }, DescribeCatalogueNamesShape),
    database.call("list_approver_groups", { p_user_id: userId }, ListApproverGroupsShape),
    readAccountSettings(database, userId),
  ]);
  return checkAgent(file, tools, {
    text,
    names: all.map(({ operation_id }) => operation_id),
    environment: effectiveEnvironment(account, config.environment),
    groups: new Map(groups.map(({ name, members }) => [name, members.length])),
  });
}

function conclude(findings: AgentFinding[]): CheckedAgent {
  return { ok: findings.every(({ level }) => level !== "error"), findings };
}

/** Reserved path segments: the API's, and the UI's page of a new agent. */
const RESERVED = ["check", "tools", "new"];

/** Findings that would let an agent do what its file does not allow. */
const REFUSED: ReadonlySet<string> = new Set(["side-effect", "ambiguous-tool"]);

/**
 * Reads a file that is to be stored under `agentId`. Rejects faults of the file, an effect that is laxer
 * than the tool's, and a name that matches several tools.
 *
 * @throws ToolgateError INVALID_SYNTAX | INVALID_REQUEST {errors: [{pointer, message, line?, column?}]} |
 * TOO_LARGE
 */
export async function readNewAgent(
  platform: Platform,
  userId: string,
  agentId: string,
  text: string,
): Promise<{ file: AgentFile; warnings: LocatedFault[] }> {
  const { file, warnings } = readAgentFile(text);
  if (file.agent_id !== agentId) {
    const message = `\`agent_id\` is ${JSON.stringify(file.agent_id)}, but the file is to be stored as ${JSON.stringify(agentId)}: write the same in both`;
    throw refuse([{ pointer: "/agent_id", message }]);
  }
  if (RESERVED.includes(agentId)) {
    throw refuse([
      { pointer: "/agent_id", message: `${agentId} is reserved and cannot be the id of an agent` },
    ]);
  }
  const findings = await checkAgainst(platform, userId, { file, text });
  const refused = findings.filter(({ rule, level }) => REFUSED.has(rule) && level === "error");
  if (refused.length > 0) throw refuse(refused.map(located));
  return { file, warnings: [...warnings, ...findings.map(located)] };
}

function located({ pointer, message, line, column }: LocatedFault): LocatedFault {
  return { pointer, message, ...(line && { line }), ...(column && { column }) };
}

function refuse(errors: LocatedFault[]): ToolgateError {
  return new ToolgateError("INVALID_REQUEST", `The agent file has faults: ${errors[0]?.message ?? ""}`, {
    details: { errors: errors.map((fault) => ({ ...fault })) },
  });
}
