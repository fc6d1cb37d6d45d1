import type { JsonObject } from "../../../../../src/base/json.ts";
import type { Operation } from "../api.ts";

/** A shown request as a call of `fetch`; masked secrets stay `***`. */
export function toFetch({ method, url, headers, body }: JsonObject): string {
  const options = {
    method,
    ...(headers !== undefined && { headers }),
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  };
  return `const response = await fetch(${JSON.stringify(url)}, ${JSON.stringify(options, null, 2)});\nconsole.log(response.status, await response.text());\n`;
}

/**
 * An HTTP Request node that runs the operation through Toolgate, to be pasted into the canvas of n8n. It takes the API key from a
 * credential of type Header Auth, so that the API's own secrets are not needed there.
 */
export function toN8nNode({ tool_id, summary }: Operation, args: JsonObject, toolgate: string): string {
  const node = {
    parameters: {
      method: "POST",
      url: `${toolgate}/functions/v1/tools/${tool_id}/run`,
      authentication: "genericCredentialType",
      genericAuthType: "httpHeaderAuth",
      sendBody: true,
      specifyBody: "json",
      jsonBody: JSON.stringify({ arguments: args }, null, 2),
      options: {},
    },
    type: "n8n-nodes-base.httpRequest",
    typeVersion: 4.2,
    position: [0, 0],
    id: tool_id,
    name: summary.slice(0, 100),
  };
  return JSON.stringify({ nodes: [node], connections: {} }, null, 2);
}
