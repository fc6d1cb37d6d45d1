import { trace } from "../../text/trace.ts";
import { Tag } from "../labels.tsx";

/** Outcomes that wait for a person rather than fail. */
const OPEN = new Set(["CLARIFICATION_NEEDED", "APPROVAL_REQUIRED"]);

/** The outcome of a run in words. A failure without a code is a run that was stopped. */
export function RunOutcome({ status, code }: { status: string; code: string | null }) {
  if (status === "SUCCESS") return <Tag tone="ok">{trace.outcomes.answered}</Tag>;
  if (code === null) return <Tag>{trace.outcomes.stopped}</Tag>;
  return <Tag tone={OPEN.has(code) ? "warn" : "bad"}>{trace.outcomes.codes[code] ?? code}</Tag>;
}
