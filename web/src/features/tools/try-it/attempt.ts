import type { JsonObject } from "../../../../../src/base/json.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { runTool } from "../api.ts";
import type { ToolDraft } from "../draft/tool-draft.ts";
import { previewLocally } from "./preview-locally.ts";
import type { Outcome } from "./try-store.ts";

/** The request as it would be sent, or the reason why it cannot be built. */
export function attemptPreview(draft: ToolDraft, args: JsonObject): Outcome {
  try {
    return { kind: "preview", request: previewLocally(draft, args) };
  } catch (error) {
    return { kind: "failure", failure: asFailure(error) };
  }
}

/** One call of a stored tool. */
export async function attemptRun(
  id: string,
  call: Parameters<typeof runTool>[1],
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return { kind: "run", run: await runTool(id, call, signal) };
  } catch (error) {
    return { kind: "failure", failure: asFailure(error) };
  }
}
