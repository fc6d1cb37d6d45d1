import type { Static } from "@sinclair/typebox";
import type { importsEndpoints } from "../../../../../src/contract/api/imports.ts";
import { callFunction } from "../../../lib/call-function.ts";
import type { Connector } from "../api.ts";

type Body = Static<typeof importsEndpoints.importConnector.body>;
type Answer = Static<typeof importsEndpoints.importConnector.answer.schema>;
export type Found = Extract<Answer, { found: unknown }>["found"][number];

/** What was entered: an address, or a text of any format. */
export type Source = Pick<Body, "url" | "text">;

/** What would be stored. */
export type Preview = Extract<Answer, { counts: unknown }>;

/** An address without its scheme, such as `api.example.com/openapi.json` or `localhost:8080`. */
const BARE_ADDRESS = /^(localhost|\d{1,3}(\.\d{1,3}){3}|([\w-]+\.)+[a-z]{2,63})(:\d{1,5})?([/?#]\S*)?$/i;
const ON_THIS_COMPUTER = /^(localhost|127\.)/i;

export function toSource(entered: string): Source {
  const text = entered.trim();
  if (/^https?:\/\/\S+$/i.test(text)) return { url: text };
  if (!BARE_ADDRESS.test(text)) return { text: entered };
  return { url: `${ON_THIS_COMPUTER.test(text) ? "http" : "https"}://${text}` };
}

export async function findSources(source: Source): Promise<Found[]> {
  const { found } = await callFunction<{ found: Found[] }>("connectors/import", {
    method: "POST",
    body: source,
  });
  return found;
}

/** What would be stored. Not for MCP servers, whose tools are reviewed after the server was connected. */
export function previewImport(source: Source, found: Found, server: string): Promise<Preview> {
  return callFunction("connectors/import", {
    method: "POST",
    body: { ...choose(source, found, server), dry_run: true },
  });
}

export function importFound(source: Source, found: Found, server: string): Promise<{ connector_id: string }> {
  return callFunction("connectors/import", { method: "POST", body: choose(source, found, server) });
}

function choose(source: Source, { kind, url }: Found, server: string): Body {
  return { ...source, choose: { kind, ...(url !== null && { url }) }, ...(server !== "" && { server }) };
}

/** The connector that was made from the same address, or has the same name and host. */
export function findTwin(
  connectors: readonly Connector[],
  found: Found,
  preview: Preview | null,
): Connector | undefined {
  const host = originOf(preview?.server ?? found.url ?? "");
  return connectors.find(
    (one) =>
      (found.url !== null && (one.source?.url === found.url || one.mcp?.url === found.url)) ||
      (preview !== null && one.name === preview.name && (one.host === host || host === null)),
  );
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null;
}

/** Replaces the document of a connector by the one that was found. */
export function updateTwin(twin: Connector, source: Source, found: Found): Promise<unknown> {
  if (source.text !== undefined && found.kind === "openapi")
    return callFunction(`connectors/${twin.connector_id}?annotate=true`, {
      method: "PUT",
      body: source.text,
      headers: { "content-type": "application/yaml" },
    });
  return callFunction(`connectors/${twin.connector_id}/sync`, { method: "POST" });
}

/** Whether `updateTwin` can read the new document. */
export function canUpdate(twin: Connector, source: Source, found: Found): boolean {
  if (twin.kind === "mcp") return false;
  return source.text !== undefined ? found.kind === "openapi" : twin.source?.url === found.url;
}
