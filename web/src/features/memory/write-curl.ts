import { webConfig } from "../../lib/supabase.ts";

/** A curl command for a function, with a placeholder for the token. */
export function writeCurl(method: string, path: string, body?: unknown): string {
  const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  return [
    `curl -s -X ${method} ${quote(`${webConfig().supabase_url}/functions/v1/${path}`)}`,
    `-H "Authorization: Bearer $TOKEN"`,
    ...(body === undefined
      ? []
      : ["-H 'content-type: application/json'", `-d ${quote(JSON.stringify(body))}`]),
  ].join(" \\\n  ");
}
