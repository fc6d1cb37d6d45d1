import type { AgentFile, AgentFinding } from "../../contract/agent-file.ts";
import { type ParsedText, parseText } from "../agent-file/parse-text.ts";
import { type ApprovalFacts, checkApproval } from "./check-approval.ts";
import { checkNamedTools } from "./check-named-tools.ts";
import type { CatalogueTool } from "./check-tools.ts";
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
