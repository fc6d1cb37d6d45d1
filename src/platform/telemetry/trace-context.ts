/** The trace context of a request (W3C Trace Context, level 1). */
export interface TraceContext {
  /** 32 hex digits. */
  traceId: string;
  /** The caller's span: 16 hex digits. */
  parentId: string;
  isSampled: boolean;
  /** Forwarded unchanged; empty if there is none. */
  state: string;
}

const PARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
/** §3.3.1.3: a multi-tenant key has its tenant before the `@`. */
const MEMBER =
  /^([a-z][a-z\d_*/-]{0,255}|[a-z\d][a-z\d_*/-]{0,240}@[a-z][a-z\d_*/-]{0,13})=[\x20-\x2b\x2d-\x3c\x3e-\x7e]{0,255}[\x21-\x2b\x2d-\x3c\x3e-\x7e]$/;
const MAX_MEMBERS = 32;
/** §3.3.1.5: the minimum length that implementations must forward. */
const MAX_STATE = 512;
const LONG_MEMBER = 128;

/** Null if the headers contain no valid parent; the request then begins its own trace (§4.3). */
export function readTraceContext(headers: { get(name: string): string | null }): TraceContext | null {
  const [, version, traceId = "", parentId = "", flags = "", rest] =
    PARENT.exec(headers.get("traceparent") ?? "") ?? [];
  if (version === undefined || version === "ff" || (version === "00" && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(parentId)) return null;
  return {
    traceId,
    parentId,
    isSampled: (Number.parseInt(flags, 16) & 1) === 1,
    state: readState(headers.get("tracestate") ?? ""),
  };
}

/**
 * One invalid member, a duplicate key or too many members invalidate the whole value (§3.3.1); the parent
 * remains valid.
 */
function readState(text: string): string {
  const members = text
    .split(",")
    .map((member) => member.replace(/^[ \t]+|[ \t]+$/g, ""))
    .filter((member) => member !== "");
  const keys = new Set(members.map((member) => member.split("=", 1)[0]));
  const isValid = members.every((member) => MEMBER.test(member));
  if (!isValid || keys.size < members.length || members.length > MAX_MEMBERS) return "";
  return shorten(members).join(",");
}

/** §3.3.1.5: long members are removed first, then those at the end. */
function shorten(members: string[]): string[] {
  if (members.join(",").length <= MAX_STATE) return members;
  const kept = members.filter((member) => member.length <= LONG_MEMBER);
  while (kept.join(",").length > MAX_STATE) kept.pop();
  return kept;
}

/** §3.2: version 00; the only flag that is set is "sampled". */
export function writeTraceContext({ traceId, parentId, isSampled, state }: TraceContext): [string, string][] {
  const parent: [string, string] = ["traceparent", `00-${traceId}-${parentId}-${isSampled ? "01" : "00"}`];
  return state === "" ? [parent] : [parent, ["tracestate", state]];
}
