import { type Fault, isJsonObject } from "../../base/json.ts";
import type { AgentFile, LocatedFault } from "../../contract/agent-file.ts";
import { type ErrorCode, ToolgateError } from "../../contract/errors.ts";
import { convertUnits, findRuleFaults, type RuleFault } from "./find-rule-faults.ts";
import { findShapeFaults } from "./find-shape-faults.ts";
import { type ParsedText, parseText } from "./parse-text.ts";

/** Bytes of UTF-8. Five hundred tools and three long prompts need a fifth of it. */
export const MAX_AGENT_FILE_BYTES = 256 * 1024;

const MAX_FAULTS = 100;

/** Longer pointers contain an absurd field name. */
const MAX_POINTER = 300;

interface ReadAgentFile {
  file: AgentFile;
  /** Valid settings that are probably unintended. */
  warnings: LocatedFault[];
}

/**
 * Reads an agent file, YAML 1.2 or JSON.
 *
 * @throws ToolgateError TOO_LARGE, INVALID_SYNTAX (not YAML) or INVALID_REQUEST (not an agent file), the
 * last two with every fault in `details.errors: [{pointer, message, line, column}]`
 */
export function readAgentFile(source: string): ReadAgentFile {
  const text = source.startsWith("\uFEFF") ? source.slice(1) : source;
  refuseTooLarge(text);
  const parsed = parseText(text);
  if ("faults" in parsed) throw refuse("INVALID_SYNTAX", parsed.faults);
  const { value } = parsed;
  const faults: RuleFault[] = [
    ...findShapeFaults(value),
    ...(isJsonObject(value) ? findRuleFaults(value) : []),
  ];
  if (faults.length > 0) throw refuse("INVALID_REQUEST", locate(faults, parsed));
  const file = convertUnits(value as AgentFile);
  return { file, warnings: locate(findFileWarnings(file), parsed) };
}

function refuseTooLarge(text: string): void {
  if (new TextEncoder().encode(text).byteLength > MAX_AGENT_FILE_BYTES) {
    throw new ToolgateError("TOO_LARGE", "The agent file is over 256 KiB.", {
      details: { max_bytes: MAX_AGENT_FILE_BYTES },
    });
  }
}

function locate(faults: readonly RuleFault[], { placeOf, placeInside }: ParsedText): LocatedFault[] {
  return faults
    .slice(0, MAX_FAULTS)
    .map(({ pointer, message, inside }) => ({
      pointer: pointer.length > MAX_POINTER ? `${pointer.slice(0, MAX_POINTER)}…` : pointer,
      message,
      ...(inside ? placeInside(pointer, inside.text, inside.index) : placeOf(pointer)),
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

function refuse(code: ErrorCode, faults: LocatedFault[]): ToolgateError {
  const [first] = faults;
  const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : "";
  const where = first?.line === undefined ? "" : `line ${first.line}: `;
  return new ToolgateError(code, `The agent file has faults: ${where}${first?.message ?? ""}${more}`, {
    details: { errors: faults.map((fault) => ({ ...fault })) },
  });
}

/** Valid settings that are probably unintended. */
function findFileWarnings({ tools, env, approval }: AgentFile): Fault[] {
  const warnings: Fault[] = [];
  if (tools.length === 0) {
    warnings.push({
      pointer: "/tools",
      message: "The list of tools is empty: the agent may use none at all.",
    });
  }
  if (env === undefined && approval?.mode === "auto") {
    const message = "`auto` holds on `dev` servers only; on a `prod` server a person approves each write.";
    warnings.push({ pointer: "/approval/mode", message });
  }
  return warnings;
}
