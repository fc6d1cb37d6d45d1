import { webConfig } from "../../../lib/supabase.ts";

/**
 * A sample document: of the local sample API, otherwise of a public keyless one.
 *
 * @throws Error when the sample API does not answer
 */
export async function readSample(): Promise<string> {
  const { sample } = webConfig();
  if (!sample) return (await import("./sample-document.ts")).SAMPLE_DOCUMENT;
  const response = await fetch(sample.openapi_url);
  if (!response.ok) throw new Error(`The sample API answers ${response.status}.`);
  return `${JSON.stringify(await response.json(), null, 2)}\n`;
}
