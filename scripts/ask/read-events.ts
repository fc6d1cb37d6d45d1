import type { OrchestratorEvents } from "../../src/contract/api/hydra-orchestrator.ts";
import { readEvents as readServerEvents } from "../../src/platform/model/stream-completion.ts";

export type RunEvent = {
  [Name in keyof OrchestratorEvents]: { name: Name; data: OrchestratorEvents[Name] };
}[keyof OrchestratorEvents];

/** The events of a streamed run. An answer that is not a stream becomes a failure event. */
export async function* readEvents(response: Response): AsyncGenerator<RunEvent> {
  if (!/^text\/event-stream/.test(response.headers.get("content-type") ?? "")) {
    yield { name: "failure", data: readFailure(response.status, await response.text()) };
    return;
  }
  for await (const { event, data } of readServerEvents(response.body ?? new ReadableStream())) {
    yield { name: event, data: JSON.parse(data) } as RunEvent;
  }
}

function readFailure(status: number, text: string): OrchestratorEvents["failure"] {
  try {
    const body = JSON.parse(text) as OrchestratorEvents["failure"];
    if (body.status === "FAILURE") return body;
  } catch {
    // Not an answer of Toolgate; reported below.
  }
  return {
    status: "FAILURE",
    error_code: "INTERNAL",
    error_message: `No Toolgate answers here: HTTP ${status} ${text.slice(0, 200)}`,
  };
}
