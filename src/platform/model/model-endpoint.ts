import type { OpenAI } from "openai";
import { ToolgateError } from "../../contract/errors.ts";

/** An OpenAI-compatible endpoint. */
export interface ModelEndpoint {
  /** E.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  apiKey: string;
  /**
   * For the endpoint of an account. That of the installation is configured by the operator, so it does not
   * go through the guarded sender.
   */
  account?: AccountEndpoint;
}

interface AccountEndpoint {
  /** Sends with the guarded sender. */
  fetch: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  hasKey: boolean;
  /** Removes the key from texts of the endpoint. */
  redact: (text: string) => string;
}

/** Loads the client with the first request; most functions and most requests do not need it. */
export async function openClient(
  { baseUrl, apiKey, account }: ModelEndpoint,
  options: { maxRetries: number; timeout?: number },
): Promise<OpenAI> {
  const { OpenAI } = await import("openai");
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    adminAPIKey: null,
    organization: null,
    project: null,
    logLevel: "off",
    ...options,
    fetch: account?.fetch ?? limitedFetch,
  });
}

/** More than the vectors of 128 texts, with all digits. */
const MAX_BYTES = 32 * 1024 * 1024;

/** `fetch` whose body fails after so many bytes, because the client collects it without a limit. */
async function limitedFetch(url: string | URL | Request, init?: RequestInit): Promise<Response> {
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
