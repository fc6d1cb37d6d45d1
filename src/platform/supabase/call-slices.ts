import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Slices } from "../../contract/ports.ts";
import { createCallOwn } from "./call-own.ts";

/** Milliseconds; a slice computes for less than one second and waits for the database. */
const TIME_LIMIT = 30_000;

/** Calls the function `connectors` for the next slice of a large document. */
export function createCallSlices(config: Config): Slices {
  const { token, call } = createCallOwn(config, {
    path: "connectors/slices",
    purpose: "slices",
    timeLimit: TIME_LIMIT,
    stopped,
  });
  return {
    token,
    async run(uploadId, signal) {
      const { done } = await call({ upload_id: uploadId }, signal);
      return { done: done === true };
    },
  };
}

function stopped(cause: unknown): ToolgateError {
  return new ToolgateError(
    "INTERNAL",
    "Processing of the document was stopped before it finished; nothing was stored. Send it again.",
    { details: { reason: "slice" }, cause },
  );
}
