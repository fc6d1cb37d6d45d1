import type { SpanScope } from "../../../src/contract/telemetry.ts";
import { type FinishedSpan, recordSpan } from "../../../src/platform/telemetry/create-tracer.ts";

/** The child spans that some work records, in the order of their ends. */
export async function recordWork(work: (scope: SpanScope) => Promise<unknown>): Promise<FinishedSpan[]> {
  const spans: FinishedSpan[] = [];
  let now = 1_700_000_000_000_000;
  const recording = {
    traceId: "4bf92f3577b34da6a3ce929d0e0e4736",
    state: "",
    now: () => ++now,
    finish: (span: FinishedSpan) => void spans.push(span),
  };
  await recordSpan(recording, null, { name: "root", kind: "server" }, work);
  return spans.filter(({ name }) => name !== "root");
}
