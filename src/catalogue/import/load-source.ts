import { ToolgateError } from "../../contract/errors.ts";
import { type Conversion, limitTime, type SourceKind, type SourcePorts } from "./conversion.ts";
import { fetchDocument } from "./fetch-document.ts";
import { recogniseText } from "./recognise-text.ts";

export interface LoadOptions {
  /** The API's address, for formats that do not contain it. */
  server?: string | null;
  etag?: string | null;
  lastModified?: string | null;
}

export interface LoadedSource {
  /** Null if it was not modified. */
  conversion: Conversion | null;
  /** Number of characters. */
  size: number;
  finalUrl: string;
  etag: string | null;
  lastModified: string | null;
  notModified: boolean;
}

/**
 * Fetches the document at an address again, as the format in which it was imported, with everything that it
 * refers to, within one time limit.
 * @throws ToolgateError EGRESS_BLOCKED | API_ERROR | INVALID_SYNTAX | INVALID_OPENAPI; INVALID_REQUEST if it
 * is another format now
 */
export async function loadSource(
  kind: SourceKind,
  url: string,
  ports: SourcePorts,
  { server = null, etag = null, lastModified = null }: LoadOptions = {},
): Promise<LoadedSource> {
  const { sender, signal } = limitTime(ports);
  if (kind === "graphql") return loadGraphql(url, { sender, signal }, server);
  const { text, ...fetched } = await fetchDocument(url, { sender, signal, etag, lastModified });
  const { finalUrl, notModified } = fetched;
  const conversion = notModified ? null : await recogniseText(text, { url: finalUrl, server });
  if (!notModified && conversion?.kind !== kind) throw otherKind(kind, conversion);
  const size = conversion?.kind === "openapi" ? await bundle(conversion, finalUrl, { sender, signal }) : 0;
  return {
    conversion,
    size: text.length + size,
    finalUrl,
    notModified,
    // They concern one file, so a document of several is always fetched again.
    etag: size > 0 ? null : fetched.etag,
    lastModified: size > 0 ? null : fetched.lastModified,
  };
}

async function bundle({ document }: Conversion, url: string, ports: SourcePorts): Promise<number> {
  const { bundleFiles } = await import("./bundle-files.ts");
  return bundleFiles(document, url, ports);
}

/** The address is an endpoint, or a file with the result of an introspection if `server` is another address. */
async function loadGraphql(url: string, ports: SourcePorts, server: string | null): Promise<LoadedSource> {
  const head = { finalUrl: url, etag: null, lastModified: null, notModified: false };
  if (server !== null && new URL(server).href !== new URL(url).href) {
    const { text, ...fetched } = await fetchDocument(url, ports);
    const conversion = await recogniseText(text, { url: fetched.finalUrl, server });
    if (conversion?.kind !== "graphql") throw otherKind("graphql", conversion);
    return { ...head, finalUrl: fetched.finalUrl, conversion, size: text.length };
  }
  const [{ fetchIntrospection }, { readGraphql }] = await Promise.all([
    import("./read-graphql.ts"),
    import("./read-graphql.ts"),
  ]);
  const { result, size } = await fetchIntrospection(url, ports);
  return { ...head, conversion: readGraphql(result, url), size };
}

function otherKind(wanted: SourceKind, found: Conversion | null): ToolgateError {
  const what =
    found === null ? "no document that can be imported" : `a document of the kind \`${found.kind}\``;
  return new ToolgateError(
    "INVALID_REQUEST",
    `The address returns ${what}, not \`${wanted}\`. Inspect it again (POST /functions/v1/connectors/import with \`url\` only).`,
    { details: { expected: wanted, found: found?.kind ?? null } },
  );
}
