import { isJsonObject, type Json, type JsonObject, listOf, objectOf, textOf } from "../../base/json.ts";
import { plainText } from "../../base/text.ts";
import type { Candidate, SourcePorts } from "./conversion.ts";

const MAX_BYTES = 64 * 1024;
const TIMEOUT_MS = 8_000;

const INITIALIZE = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "Toolgate", version: "0.1" },
  },
});

/**
 * Whether an address is an MCP server (streamable HTTP): it answers `initialize`, or names the protocol
 * versions that it supports instead, or refuses a request without credentials.
 */
export async function probeMcp(url: string, { sender, signal }: SourcePorts): Promise<Candidate | null> {
  const timed = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const request = {
    url,
    idempotent: false,
    sensitive: { headers: ["mcp-session-id"], query: [] },
  };
  let text = "";
  const response = await sender.send(
    {
      ...request,
      method: "POST",
      headers: [
        ["content-type", "application/json"],
        ["accept", "application/json, text/event-stream"],
      ],
      body: new TextEncoder().encode(INITIALIZE),
    },
    {
      signal: timed,
      maxBytes: MAX_BYTES,
      keepOrigin: true,
      // A stream may stay open after the answer.
      onChunk(chunk) {
        text += new TextDecoder().decode(chunk);
        return readServer(text) !== null || namesVersions(text);
      },
    },
  );
  const needsSignIn =
    response.status === 401 &&
    (/mcp/i.test(new URL(url).pathname) ||
      /resource_metadata/.test(response.headers["www-authenticate"] ?? ""));
  const server = readServer(text);
  if (server === null && !needsSignIn && !namesVersions(text)) return null;
  const session = response.headers["mcp-session-id"];
  if (session !== undefined && session.length < 1_000) {
    const closing = {
      ...request,
      method: "DELETE",
      headers: [["mcp-session-id", session]] as [string, string][],
    };
    await sender
      .send(closing, { signal: timed, maxBytes: MAX_BYTES, keepOrigin: true })
      .catch(() => undefined);
  }
  const notes = needsSignIn
    ? [
        {
          pointer: "/url",
          message:
            "The server requires signing in: connect it with `auth` (POST /functions/v1/connectors/mcp).",
        },
      ]
    : [];
  const name = textOf(server?.["title"]) || textOf(server?.["name"]);
  const title = plainText(name, 200) || new URL(url).host;
  const version = plainText(textOf(server?.["version"]), 50);
  const servers = [new URL(url).origin];
  return {
    kind: "mcp",
    url,
    format: "MCP server",
    title,
    version,
    operation_count: null,
    servers,
    found: "at this address",
    notes,
    ...(needsSignIn && { requires_auth: true }),
  };
}

function readServer(text: string): JsonObject | null {
  for (const message of listMessages(text)) {
    const result = objectOf(message["result"]);
    if (textOf(result["protocolVersion"]) !== undefined && isJsonObject(result["serverInfo"]))
      return result["serverInfo"];
  }
  return null;
}

/** The error of servers without `initialize`: the version is not supported, but others are. */
function namesVersions(text: string): boolean {
  return listMessages(text).some((message) => {
    const data = objectOf(objectOf(message["error"])["data"]);
    return (
      message["jsonrpc"] === "2.0" &&
      listOf(data["supported"]).some((one) => /^\d{4}-\d\d-\d\d$/.test(String(one)))
    );
  });
}

/** The JSON-RPC messages of a JSON body or an event stream. */
function listMessages(text: string): JsonObject[] {
  const parts = /^\s*\{/.test(text)
    ? [text]
    : [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data = ""]) => data);
  return parts.map((part) => objectOf(parse(part)));
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}
