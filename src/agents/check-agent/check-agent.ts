import type { AgentFile, AgentFinding, LocatedFault } from "../../contract/agent-file.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { type ParsedText, parseText } from "../agent-file/parse-text.ts";
import { readAgentFile } from "../agent-file/read-agent-file.ts";
import { withDefaults } from "../agent-file/with-defaults.ts";
import { type CatalogueTool, checkNamedTools } from "./check-tools.ts";
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
