/**
 * The endpoint's name of the limit of completion tokens. OpenAI's newer models reject `max_tokens`;
 * Mistral's endpoint, and older ones of others, reject or ignore `max_completion_tokens`.
 */
export function nameTokenLimit(baseUrl: string): "max_tokens" | "max_completion_tokens" {
  const { hostname } = new URL(baseUrl);
  return /(^|\.)openai\.(com|azure\.com)$/.test(hostname) ? "max_completion_tokens" : "max_tokens";
}
