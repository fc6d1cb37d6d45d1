import { isJsonObject, type Json, listOf, objectOf, textOf } from "../../base/json.ts";

/** An address that may hold a document, and where it was named. */
export interface Link {
  url: string;
  found: string;
  /** `follow`: it names documents itself: a catalogue, a script or a configuration of Swagger UI. */
  role: "document" | "follow";
}

/** Characters of a page that are searched. */
const MAX_PAGE = 500_000;
const MAX_LINKS = 30;
const MAX_TAGS = 3_000;

/** The links to API descriptions in a page, a header `Link`, a linkset (RFC 9727) or a configuration of Swagger UI. */
export function findLinks(text: string, link: string, base: string): Link[] {
  const page = text.slice(0, MAX_PAGE);
  const found = [
    ...fromHeader(link),
    ...(/^\s*</.test(page) ? fromPage(page) : []),
    ...fromScript(page),
    ...fromJson(page),
  ];
  const links = new Map<string, Link>();
  for (const { url, ...one } of found) {
    const absolute = resolve(url, base);
    if (absolute !== null && absolute !== base && !links.has(absolute))
      links.set(absolute, { ...one, url: absolute });
    if (links.size >= MAX_LINKS) break;
  }
  return [...links.values()];
}

function resolve(url: string, base: string): string | null {
  const text = url.trim().replaceAll("&amp;", "&");
  if (text === "" || text.length > 4_000 || !URL.canParse(text, base)) return null;
  const absolute = new URL(text, base);
  absolute.hash = "";
  // The sample that Swagger UI is delivered with.
  if (!/^https?:$/.test(absolute.protocol) || absolute.hostname === "petstore.swagger.io") return null;
  return absolute.href;
}

/** RFC 8288 §3. */
function fromHeader(header: string): Link[] {
  return [...header.matchAll(/<([^<>]{1,4000})>([^<]*)/g)].flatMap(([, url = "", parameters = ""]) => {
    const rel = /;\s*rel\s*=\s*"?([^";,]+)/i.exec(parameters)?.[1] ?? "";
    return byRelation(url, rel, "in the header `Link`");
  });
}

function byRelation(url: string, rel: string, where: string): Link[] {
  const relations = rel.toLowerCase().split(/\s+/);
  if (relations.includes("service-desc"))
    return [{ url, found: `linked as service-desc ${where}`, role: "document" }];
  return relations.includes("api-catalog")
    ? [{ url, found: `linked as api-catalog ${where}`, role: "follow" }]
    : [];
}

/** Elements of the usual documentation pages, with the attribute that names the document. */
const ELEMENTS: Record<string, [attribute: RegExp, product: string]> = {
  redoc: [/^spec-?url$/, "Redoc"],
  "rapi-doc": [/^spec-url$/, "RapiDoc"],
  "elements-api": [/^apidescriptionurl$/, "Stoplight Elements"],
};

function fromPage(page: string): Link[] {
  const links: Link[] = [];
  let tags = 0;
  for (const [, name = "", text = ""] of page.matchAll(
    /<(link|a|script|redoc|rapi-doc|elements-api)\b([^<>]{0,3000})>/gi,
  )) {
    if (tags++ > MAX_TAGS) break;
    const attributes = readAttributes(text);
    links.push(...fromTag(name.toLowerCase(), attributes));
  }
  return links.sort((a, b) => Number(a.found.startsWith("named")) - Number(b.found.startsWith("named")));
}

function fromTag(name: string, attributes: Map<string, string>): Link[] {
  const href = attributes.get("href") ?? "";
  if (name === "link") return byRelation(href, attributes.get("rel") ?? "", "in the page");
  if (name === "a")
    return isDocumentName(href) ? [{ url: href, found: "named in the page", role: "document" }] : [];
  if (name === "script") {
    const spec = attributes.get("data-url");
    if (spec !== undefined && attributes.get("id") === "api-reference")
      return [{ url: spec, found: "shown by Scalar", role: "document" }];
    const source = attributes.get("src") ?? "";
    return /swagger-initializer[^/]*\.js(\?|$)/.test(source)
      ? [{ url: source, found: "shown by Swagger UI", role: "follow" }]
      : [];
  }
  const [attribute, product] = ELEMENTS[name] ?? [];
  return [...attributes].flatMap(([key, url]): Link[] =>
    attribute?.test(key) ? [{ url, found: `shown by ${product}`, role: "document" }] : [],
  );
}

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/([\w:-]{1,50})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g)];
  return new Map(pairs.map(([, name = "", a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? ""]));
}

function isDocumentName(href: string): boolean {
  return /(openapi|swagger|api-docs|postman_collection)[^/]*\.(json|ya?ml)(\?|$)/i.test(href);
}

/** `url`, `urls` and `configUrl` of Swagger UI, and the calls of Redoc and Scalar, in a script or a page. */
function fromScript(page: string): Link[] {
  if (!/SwaggerUIBundle|Redoc\.init|createApiReference|Scalar/.test(page)) return [];
  const product = /SwaggerUIBundle/.test(page) ? "Swagger UI" : /Redoc\.init/.test(page) ? "Redoc" : "Scalar";
  const found = `shown by ${product}`;
  const config = [...page.matchAll(/["']?configUrl["']?\s*:\s*["']([^"'\s]{1,2000})["']/g)].slice(0, 3);
  const urls = [...page.matchAll(/["']?\burl["']?\s*:\s*["']([^"'\s]{1,2000})["']/g)].slice(0, MAX_LINKS);
  const init = [...page.matchAll(/Redoc\.init\(\s*["']([^"'\s]{1,2000})["']/g)].slice(0, 3);
  return [
    ...config.map(([, url = ""]): Link => ({ url, found, role: "follow" })),
    ...[...init, ...urls].map(([, url = ""]): Link => ({ url, found, role: "document" })),
  ];
}

function fromJson(page: string): Link[] {
  if (!/^\s*\{/.test(page) || !/"(linkset|urls|configUrl|url)"/.test(page)) return [];
  let value: Json;
  try {
    value = JSON.parse(page) as Json;
  } catch {
    return [];
  }
  const { linkset, urls, url, configUrl } = objectOf(value);
  const shown = (one: Json | undefined): Link[] =>
    typeof one === "string" ? [{ url: one, found: "shown by Swagger UI", role: "document" }] : [];
  return [
    ...listOf(linkset).flatMap(fromContext),
    ...listOf(urls).flatMap((one) => shown(objectOf(one)["url"])),
    ...(isJsonObject(value) && (urls !== undefined || configUrl !== undefined) ? shown(url) : []),
  ];
}

/** RFC 9264 §4.2: targets by relation; RFC 9727 §4: an `item` is an API, or another catalogue. */
function fromContext(context: Json): Link[] {
  const targets = (relation: string) =>
    listOf(objectOf(context)[relation]).flatMap((one) => textOf(objectOf(one)["href"]) ?? []);
  return [
    ...targets("service-desc").map((url): Link => ({ url, found: "in the API catalogue", role: "document" })),
    ...targets("item").map((url): Link => ({ url, found: "in the API catalogue", role: "document" })),
    ...targets("api-catalog").map((url): Link => ({ url, found: "in the API catalogue", role: "follow" })),
  ];
}
