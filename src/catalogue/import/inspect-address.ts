import { ToolgateError } from "../../contract/errors.ts";
import { type Candidate, describeConversion, limitTime, type SourcePorts } from "./conversion.ts";
import { type FetchedDocument, fetchDocument } from "./fetch-document.ts";
import { findLinks, type Link } from "./find-links.ts";
import { probeMcp } from "./probe-mcp.ts";
import { recogniseText } from "./recognise-text.ts";

/** Candidates of one address. */
const MAX_CANDIDATES = 10;
/** Requests for one address, with probes and usual paths. */
const MAX_REQUESTS = 40;
/** Characters that are read for one address. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

/** Where frameworks serve their documents. */
const USUAL_PATHS = [
  "openapi.json",
  "openapi.yaml",
  "swagger.json",
  "v3/api-docs",
  "api-docs",
  "openapi/v1.json",
  "swagger/v1/swagger.json",
  "api/openapi.json",
  "docs/openapi.json",
  "v2/api-docs",
];

interface Search {
  ports: SourcePorts;
  /** The API's address, for formats that do not contain it. */
  server: string | null;
  requests: number;
  characters: number;
  seen: Set<string>;
  candidates: Candidate[];
}

/** Errors that concern the address itself, not what it contains. */
type First = { page: FetchedDocument } | { failure: ToolgateError };

/**
 * What can be imported from an address: a document there, documents that a page links, what usual paths of its host
 * contain, a GraphQL endpoint or an MCP server. Stores nothing.
 * @throws ToolgateError EGRESS_BLOCKED | API_ERROR | INVALID_REQUEST if nothing is found
 */
export async function inspectAddress(
  url: string,
  ports: SourcePorts,
  server: string | null,
): Promise<Candidate[]> {
  const search: Search = {
    ports: limitTime(ports),
    server,
    requests: 0,
    characters: 0,
    seen: new Set([url]),
    candidates: [],
  };
  // An MCP server may answer a GET with a stream that does not end.
  const looksLikeMcp = /\b(mcp|sse)\b/i.test(new URL(url).pathname);
  if (looksLikeMcp && (await addMcp(url, search))) return search.candidates;
  const first = await fetchFirst(url, search);
  if ("failure" in first && first.failure.details?.["reason"] === "timeout") {
    if (!looksLikeMcp && (await addMcp(url, search))) return search.candidates;
    throw first.failure;
  }
  const base = "page" in first ? first.page.finalUrl : url;
  if ("page" in first && (await addDocument(first.page, url, "at this address", search)))
    return search.candidates;
  const { pathname } = new URL(base);
  const looksLikeEndpoint = /(graphql|gql|mcp|sse)\b/i.test(pathname) || "failure" in first;
  if (looksLikeEndpoint) await probeEndpoint(base, search);
  if ("page" in first && search.candidates.length === 0) await follow(linksOf(first.page), search, 0);
  if (search.candidates.length === 0) await readCatalogue(base, search);
  if (search.candidates.length === 0) await tryUsualPaths(base, search);
  if (search.candidates.length === 0 && !looksLikeEndpoint) await probeEndpoint(base, search);
  if (search.candidates.length > 0) return search.candidates;
  throw "failure" in first ? first.failure : nothingFound();
}

/** GraphQL endpoints and MCP servers answer a GET with an error or not at all, so that is no reason to stop. */
async function fetchFirst(url: string, search: Search): Promise<First> {
  search.requests++;
  try {
    return { page: await fetchDocument(url, search.ports) };
  } catch (error) {
    const reason = error instanceof ToolgateError ? error.details?.["reason"] : undefined;
    if (error instanceof ToolgateError && (reason === "status" || reason === "timeout"))
      return { failure: error };
    throw error;
  }
}

function linksOf({ text, link, finalUrl }: FetchedDocument): Link[] {
  return findLinks(text, link, finalUrl);
}

/** Whether the text is a document that can be imported. */
async function addDocument(
  page: FetchedDocument,
  url: string,
  found: string,
  search: Search,
): Promise<boolean> {
  search.characters += page.text.length;
  const conversion = await recogniseText(page.text, { url: page.finalUrl, server: search.server });
  if (conversion === null) return false;
  search.candidates.push(describeConversion(conversion, url, found));
  return true;
}

async function follow(links: readonly Link[], search: Search, depth: number): Promise<void> {
  for (const { url, found, role } of links) {
    if (search.seen.has(url) || isExhausted(search)) continue;
    search.seen.add(url);
    const page = await fetchQuietly(url, search);
    if (page === null) continue;
    const isDocument = role === "document" && (await addQuietly(page, url, found, search));
    if (!isDocument && depth < 2) await follow(linksOf(page), search, depth + 1);
  }
}

function isExhausted({ requests, characters, candidates }: Search): boolean {
  return requests >= MAX_REQUESTS || characters > MAX_CHARACTERS || candidates.length >= MAX_CANDIDATES;
}

/** Null if the address does not answer with a text: a link, and a usual path, may lead nowhere. */
async function fetchQuietly(url: string, search: Search): Promise<FetchedDocument | null> {
  search.requests++;
  try {
    return await fetchDocument(url, search.ports);
  } catch (error) {
    if (!(error instanceof ToolgateError) || search.ports.signal.aborted) throw error;
    return null;
  }
}

async function addQuietly(
  page: FetchedDocument,
  url: string,
  found: string,
  search: Search,
): Promise<boolean> {
  try {
    return await addDocument(page, url, found, search);
  } catch (error) {
    if (error instanceof ToolgateError) return false;
    throw error;
  }
}

/** RFC 9727 §2. */
async function readCatalogue(base: string, search: Search): Promise<void> {
  const url = new URL("/.well-known/api-catalog", base).href;
  await follow([{ url, found: "in the API catalogue", role: "follow" }], search, 0);
}

async function tryUsualPaths(base: string, search: Search): Promise<void> {
  const folders = [...new Set([new URL("/", base).href, new URL(".", base).href])];
  for (const folder of folders) {
    const paths = USUAL_PATHS.map((path) => new URL(path, folder).href);
    for (const url of paths) {
      if (search.seen.has(url) || isExhausted(search)) continue;
      search.seen.add(url);
      const page = await fetchQuietly(url, search);
      if (page !== null && (await addQuietly(page, url, "at a usual path", search))) return;
    }
  }
}

async function probeEndpoint(url: string, search: Search): Promise<void> {
  const { ports } = search;
  search.requests += 2;
  const isGraphqlFirst = !/mcp|sse/i.test(new URL(url).pathname);
  const probes = [() => findGraphql(url, ports), () => probeMcp(url, ports)];
  for (const probe of isGraphqlFirst ? probes : probes.reverse()) {
    const candidate = await probe().catch(ignoreFailure(ports.signal));
    if (candidate === null) continue;
    search.candidates.push(candidate);
    return;
  }
}

async function addMcp(url: string, search: Search): Promise<boolean> {
  search.requests++;
  const candidate = await probeMcp(url, search.ports).catch(ignoreFailure(search.ports.signal));
  if (candidate !== null) search.candidates.push(candidate);
  return candidate !== null;
}

async function findGraphql(url: string, ports: SourcePorts): Promise<Candidate | null> {
  const { fetchIntrospection, isGraphqlEndpoint } = await import("./read-graphql.ts");
  if (!(await isGraphqlEndpoint(url, ports))) return null;
  const { readGraphql } = await import("./read-graphql.ts");
  try {
    const { result } = await fetchIntrospection(url, ports);
    return describeConversion(readGraphql(result, url), url, "at this address");
  } catch (error) {
    if (!(error instanceof ToolgateError)) throw error;
    return {
      kind: "graphql",
      url,
      format: "GraphQL endpoint",
      title: new URL(url).hostname,
      version: "",
      operation_count: null,
      servers: [new URL(url).origin],
      found: "at this address",
      notes: [{ pointer: "/url", message: error.message }],
    };
  }
}

function ignoreFailure(signal: AbortSignal): (error: unknown) => null {
  return (error) => {
    if (!(error instanceof ToolgateError) || signal.aborted) throw error;
    return null;
  };
}

function nothingFound(): ToolgateError {
  const message =
    "Nothing that can be imported was found at this address. Give the address of the document itself, or upload it.";
  return new ToolgateError("NOT_FOUND", message, {
    details: { errors: [{ pointer: "/url", message: "no document, link, GraphQL endpoint or MCP server" }] },
  });
}
