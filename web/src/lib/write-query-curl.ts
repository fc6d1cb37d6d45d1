import { webConfig } from "./supabase.ts";

/** A question as a curl command. @param authorization the header in the quotation marks that it needs */
export function writeQueryCurl(question: string, authorization: string): string {
  const body = JSON.stringify({ user_query: question, conversation_id: "1" });
  return [
    `curl -s ${webConfig().supabase_url}/functions/v1/agent-query`,
    `-H ${authorization}`,
    "-H 'content-type: application/json'",
    // An apostrophe ends the quoted text, is escaped, and begins it again.
    `-d '${body.replaceAll("'", "'\\''")}'`,
  ].join(" \\\n  ");
}
