import type { JsonObject } from "../../../src/base/json.ts";
import { createMemoryTokenCache, createTokenSource } from "../../../src/calling/credentials/oauth-token.ts";
import { parseEgressAllow } from "../../../src/calling/egress/guard-address.ts";
import { createSender } from "../../../src/calling/egress/send-request.ts";
import type { ToolgateError } from "../../../src/contract/errors.ts";
import type { Credential } from "../../../src/contract/http-operation.ts";
import type { ProgressListener } from "../../../src/contract/trace.ts";
import { callTool, type SeenTool } from "../../../src/mcp/client/call-tool.ts";
import type { McpPorts } from "../../../src/mcp/client/create-transport.ts";
import { fetchListing, type McpListing } from "../../../src/mcp/client/fetch-listing.ts";

export interface Access {
  credentials?: Credential[];
  secrets?: Record<string, string>;
  /** Milliseconds until the caller aborts. */
  patience?: number;
}

export function portsFor(...urls: string[]): McpPorts {
  const allow = parseEgressAllow(urls.map((url) => new URL(url).host).join(","));
  const sender = createSender({ allow, allowHttp: true });
  return { sender, closingSender: sender, tokens: createTokenSource(sender, createMemoryTokenCache()) };
}

export function look(url: string, access: Access = {}, ports = portsFor(url)): Promise<McpListing> {
  const { credentials = [], secrets = {}, patience = 10_000 } = access;
  const target = { url, name: null, credentials, secrets, trust_hints: false };
  return fetchListing(
    { ...target, transport: null, protocol_version: null },
    ports,
    AbortSignal.timeout(patience),
  );
}

/** Calls a tool of a listing; `held` is the definition that the server returned instead. */
export async function call(
  listing: McpListing,
  name: string,
  args: JsonObject = {},
  access: Access & { ports?: McpPorts; signal?: AbortSignal; onProgress?: ProgressListener } = {},
) {
  const definition = listing.tools.find((tool) => tool.name === name)?.row.definition;
  if (definition === undefined) throw new Error(`The listing has no ${name}.`);
  const { secrets = {}, ports = portsFor(definition.url), patience = 10_000 } = access;
  const signal = access.signal ?? AbortSignal.timeout(patience);
  let sent = 0;
  const outcome = await callTool({ definition: { ...definition, name }, args, secrets, signal }, ports, {
    onSend: () => void sent++,
    onChanged: (seen) => Promise.reject(new Held(seen)),
    onProgress: access.onProgress ?? null,
  });
  return { ...outcome, sent };
}

/** The error of some work. */
export async function errorOf(work: Promise<unknown>): Promise<ToolgateError> {
  return work.then(
    (value) => Promise.reject(new Error(`It went well: ${JSON.stringify(value).slice(0, 300)}`)),
    (error: ToolgateError) => error,
  );
}

export class Held extends Error {
  readonly seen: SeenTool;
  constructor(seen: SeenTool) {
    super("held");
    this.seen = seen;
  }
}
