import type { OrchestratorEvents } from "../../src/contract/api/hydra-orchestrator.ts";

export type RunEvent = {
  [Name in keyof OrchestratorEvents]: { name: Name; data: OrchestratorEvents[Name] };
}[keyof OrchestratorEvents];

/** The events of a streamed run. An answer that is no stream is a failure, which is told as the stream would. */
export async function* readEvents(response: Response): AsyncGenerator<RunEvent> {
  if (!/^text\/event-stream/.test(response.headers.get("content-type") ?? "")) {
    yield { name: "failure", data: readFailure(response.status, await response.text()) };
    return;
  }
  for await (const { event, data } of splitEvents(response.body ?? new ReadableStream())) {
    yield { name: event, data: JSON.parse(data) } as RunEvent;
  }
}

/** HTML Living Standard §9.2.6, for what Toolgate sends: `event` and `data`, comments in between. */
async function* splitEvents(body: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const fields = block.split(/\r?\n/);
      const data = valuesOf(fields, "data").join("\n");
      if (data !== "") yield { event: valuesOf(fields, "event").at(-1) ?? "message", data };
    }
  }
}

function valuesOf(fields: string[], name: string): string[] {
  return fields
    .filter((field) => field.startsWith(`${name}:`))
    .map((field) => field.slice(name.length + 1).replace(/^ /, ""));
}

function readFailure(status: number, text: string): OrchestratorEvents["failure"] {
  try {
    const body = JSON.parse(text) as OrchestratorEvents["failure"];
    if (body.status === "FAILURE") return body;
  } catch {
    // Not ours: told below.
  }
  return {
    status: "FAILURE",
    error_code: "INTERNAL",
    error_message: `No Toolgate answers here: HTTP ${status} ${text.slice(0, 200)}`,
  };
}
