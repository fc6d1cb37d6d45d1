import { t } from "../text/index.ts";
import { ApiFailure, readFailure } from "./api-failure.ts";
import { createEventReader, type ServerEvent } from "./read-events.ts";
import { supabase, webConfig } from "./supabase.ts";

/**
 * Calls a function as the signed-in user and reports each event of its answer.
 *
 * @param path name and further path: `hydra-orchestrator`
 * @returns when the answer has ended
 * @throws ApiFailure, also for an answer that is not a stream; errors of `fetch` when the signal aborts it
 * or the connection is lost
 */
export async function streamFunction(
  path: string,
  call: { body: object; signal: AbortSignal; onEvent: (event: ServerEvent) => void },
): Promise<void> {
  const { supabase_url, publishable_key } = webConfig();
  const { data } = await supabase().auth.getSession();
  const response = await fetch(`${supabase_url}/functions/v1/${path}`, {
    method: "POST",
    headers: {
      apikey: publishable_key,
      authorization: `Bearer ${data.session?.access_token ?? publishable_key}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify(call.body),
    signal: call.signal,
  });
  const type = response.headers.get("content-type") ?? "";
  if (!response.ok) throw await readFailure(response);
  if (!response.body || !type.startsWith("text/event-stream"))
    throw new ApiFailure("INTERNAL", t.common.noStream, {
      isOwnText: true,
      status: response.status,
      requestId: response.headers.get("x-request-id"),
    });
  await readAll(response.body, call.onEvent);
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: ServerEvent) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const readEvents = createEventReader();
  for (;;) {
    const { done, value } = await reader.read();
    for (const event of readEvents(decoder.decode(value, { stream: !done }))) onEvent(event);
    if (done) return;
  }
}
