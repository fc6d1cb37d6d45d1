import type { ToolgateClient } from "../toolgate-client.ts";
import { inOrder } from "./in-order.ts";
import type { Terminal } from "./open-terminal.ts";
import { type RunEvent, readEvents } from "./read-events.ts";
import { showRun } from "./show-run.ts";
import type { Waiting } from "./waiting.ts";

export interface Streamed {
  events: RunEvent[];
  /** The last text, even if it was stopped before its end. */
  text: string;
}

/** Sends a request to the orchestrator and shows its events until it ends or `signal` aborts it. */
export async function streamRun(
  terminal: Terminal,
  { client, signal, isNamed }: { client: ToolgateClient; signal: AbortSignal; isNamed: boolean },
  path: string,
  body: object,
  waiting: Waiting | null = null,
): Promise<Streamed> {
  const view = showRun(terminal, { isNamed, waiting });
  const show = inOrder(view.show);
  const events: RunEvent[] = [];
  try {
    const response = await client.send(
      "POST",
      `/functions/v1/hydra-orchestrator${path}`,
      { ...body, stream: true },
      { signal },
    );
    for await (const event of readEvents(response)) {
      events.push(event);
      // A run that is resumed too early has no other events.
      if (!isUndecided(event) && !isInFlight(event)) show(event);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    view.end();
  }
  return { events, text: view.end() };
}

/** Whether the approval of a run is still undecided. */
export function isUndecided(event: RunEvent): boolean {
  return event.name === "failure" && event.data.error_code === "APPROVAL_REQUIRED";
}

/** Whether its approved call is in progress, or another client continues the run. */
export function isInFlight(event: RunEvent): boolean {
  if (event.name !== "failure" || event.data.error_code !== "CONFLICT") return false;
  return event.data.technical_details?.["reason"] === "in_flight";
}
