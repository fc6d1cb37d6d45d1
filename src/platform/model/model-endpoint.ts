import type { OpenAI } from "openai";
import { limitedFetch } from "./limited-fetch.ts";

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
