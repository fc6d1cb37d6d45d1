/**
 * What an endpoint calls the limit of an answer's tokens. OpenAI's newer models refuse `max_tokens`; Mistral's endpoint, and
 * older ones of others, refuse or ignore `max_completion_tokens`.
 */
export function nameTokenLimit(baseUrl: string): "max_tokens" | "max_completion_tokens" {
  const { hostname } = new URL(baseUrl);
  return /(^|\.)openai\.(com|azure\.com)$/.test(hostname) ? "max_completion_tokens" : "max_tokens";
}
