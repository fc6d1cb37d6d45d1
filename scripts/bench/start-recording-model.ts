import { readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

export interface RecordingModel {
  url: string;
  /** The functions that the last request offered, as sent. */
  offered: () => unknown[];
  stop(): Promise<void>;
}

/** A model that always answers "Done.", to record the offered functions. */
export async function startRecordingModel(): Promise<RecordingModel> {
  let offered: unknown[] = [];
  const server = await serveLoopback(async (request, response) => {
    const { tools = [], model } = (await readJson(request)) as { tools?: unknown[]; model: string };
    offered = tools;
    sendJson(response, 200, {
      id: "c",
      object: "chat.completion",
      created: 0,
      model,
      choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Done." } }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  });
  return { url: `${server.url}/v1`, offered: () => offered, stop: () => server.stop() };
}
