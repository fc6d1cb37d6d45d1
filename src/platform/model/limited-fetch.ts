import { ToolgateError } from "../../contract/errors.ts";

/** More than the vectors of 128 texts, with all digits. */
const MAX_BYTES = 32 * 1024 * 1024;

/** `fetch` whose body fails after so many bytes, because the client collects it without a limit. */
export async function limitedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (response.body === null) return response;
  let left = MAX_BYTES;
  const limited = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        left -= chunk.byteLength;
        if (left >= 0) controller.enqueue(chunk);
        else controller.error(tooLarge());
      },
    }),
  );
  const { status, headers } = response;
  return new Response(limited, { status, headers });
}

function tooLarge(): ToolgateError {
  const message = `The model endpoint's answer is larger than ${MAX_BYTES} bytes.`;
  return new ToolgateError("MODEL_ERROR", message, { details: { reason: "invalid_response" } });
}
