import { isOverridingQuery } from "../../base/headers.ts";
import { hasDotSegment } from "../../base/url-parts.ts";
import { parseTemplate, TemplateError, type TemplateFault, type TemplatePlace } from "./parse-template.ts";
import {
  checkFilled,
  type Encode,
  type Filling,
  hasControl,
  renderText,
  renderWhole,
} from "./render-text.ts";

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

const encodePath: Encode = (text, name) => {
  if (!hasControl(text)) return percentEncode(text);
  throw new TemplateError(
    "control_chars",
    "path",
    `The value of {{${name}}} contains control characters.`,
    name,
  );
};

/** Maximum characters, as in the database. */
const MAX_URL = 4096;

/**
 * Second-level domains that are public under country domains: `{{x}}.co.uk` could be any owner's domain.
 */
const SHARED_SECOND_LEVEL = /^(co|com|net|org|gov|edu|ac|or|ne|go|gob|nom|gen|web)$/;

interface RenderedUrl {
  url: string;
  /** Query parameters that contain a secret. */
  secretQuery: string[];
  /** Whether the host or path contains a secret. */
  hasSecret: boolean;
}

/**
 * Renders a URL template. Values are percent-encoded (RFC 3986 §2), so that they cannot leave their
 * segment or parameter; in the host a value must be one DNS label. A query parameter whose optional
 * argument has no value is left out.
 *
 * @throws TemplateError
 */
export function renderUrl(template: string, filling: Filling): RenderedUrl {
  const { scheme, host, port, path, query } = splitUrl(template);
  const name = renderHost(host, filling);
  const segments = path.split("/").map((segment) => renderSegment(segment, filling));
  const pairs = query === null ? null : renderQuery(query, filling);
  const origin = `${scheme}://${name.text}${port}`;
  const url = `${origin}${segments.map(({ text }) => text).join("/")}${pairs?.text ? `?${pairs.text}` : ""}`;
  checkFilled(filling, (fill) => guardOrigin(fill(url), fill(origin)));
  return {
    url,
    secretQuery: pairs?.secretNames ?? [],
    hasSecret: name.hasSecret || segments.some(({ hasSecret }) => hasSecret),
  };
}

/** Defense in depth: a parser must read the same origin that was built. */
function guardOrigin(url: string, origin: string): void {
  if (URL.canParse(url) && URL.canParse(origin) && new URL(url).origin === new URL(origin).origin) return;
  throw new TemplateError("bad_url", "url", "The template and its values do not form a valid URL.");
}

function renderHost(host: string, filling: Filling): { text: string; hasSecret: boolean } {
  let hasSecret = false;
  const labels = host.split(".").map((label) => {
    const rendered = renderWhole(label, filling, "host", (text) => text);
    const [name] = rendered.names;
    hasSecret ||= rendered.hasSecret;
    if (name !== undefined) checkFilled(filling, (fill) => guardLabel(fill(rendered.text), name));
    return rendered.text;
  });
  return { text: labels.join("."), hasSecret };
}

function guardLabel(label: string, name: string): void {
  if (LABEL.test(label)) return;
  throw new TemplateError(
    "bad_label",
    "host",
    `The value of {{${name}}} is not a single label of a host name.`,
    name,
  );
}

function renderSegment(segment: string, filling: Filling): { text: string; hasSecret: boolean } {
  const rendered = renderWhole(segment, filling, "path", encodePath);
  const [name] = rendered.names;
  if (name !== undefined) checkFilled(filling, (fill) => guardSegment(fill(rendered.text), name));
  return rendered;
}

function guardSegment(segment: string, name: string): void {
  if (segment === "") {
    throw new TemplateError("empty_segment", "path", `The value of {{${name}}} is empty.`, name);
  }
  if (hasDotSegment(segment)) {
    throw new TemplateError(
      "dot_segment",
      "path",
      `The value of {{${name}}} would leave its path segment.`,
      name,
    );
  }
}

/**
 * Renders `name=value` pairs with literal names. Also used for forms, which write spaces as `+` (WHATWG
 * URL §5.2).
 */
export function renderPairs(
  template: string,
  filling: Filling,
  place: "query" | "body",
  encode: Encode,
): { text: string; secretNames: string[] } {
  const secretNames: string[] = [];
  const pairs = template.split("&").flatMap((pair) => {
    const [, name = "", value] = /^([^=]*)(?:=(.*))?$/s.exec(pair) ?? [];
    if (name.includes("{{")) {
      throw new TemplateError("placeholder_in_name", place, "Parameter names cannot contain placeholders.");
    }
    if (place === "query" && isOverridingQuery(decodeName(name))) {
      throw new TemplateError(
        "forbidden_parameter",
        place,
        `The parameter "${name}" would override the request: set the method directly.`,
      );
    }
    if (value === undefined) return [name];
    const rendered = renderText(value, filling, place, encode);
    if (rendered?.hasSecret) secretNames.push(name);
    return rendered ? [`${name}=${rendered.text}`] : [];
  });
  return { text: pairs.join("&"), secretNames };
}

function decodeName(name: string): string {
  return new URLSearchParams(`${name}=`).keys().next().value ?? name;
}

function renderQuery(query: string, filling: Filling) {
  return renderPairs(query, filling, "query", percentEncode);
}

/** The parts of a URL template, with placeholders. The fragment is never sent and is left out. */
interface UrlTemplate {
  scheme: "http" | "https";
  host: string;
  /** With its colon; empty for the default port. */
  port: string;
  path: string;
  /** Without the question mark; null when there is none. */
  query: string | null;
}

/**
 * Splits a URL template and checks the positions of its placeholders: none in scheme, user, port or
 * registrable domain.
 *
 * @throws TemplateError
 */
export function splitUrl(template: string): UrlTemplate {
  const url = template.trim();
  if (url.length > MAX_URL) throw fault("bad_url", `The URL is longer than ${MAX_URL} characters.`);
  if (/^\{\{/.test(url) || /^[^:/?#]*\{\{[^:/?#]*:/.test(url)) {
    throw fault("placeholder_in_scheme", "A URL must start with a literal https:// (or http://).");
  }
  guardText(url);
  const match = /^(https?):\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/is.exec(url);
  if (!match) throw fault("bad_url", "This is not an absolute URL: start with https:// and a host.");
  const [, scheme = "", authority = "", path = "", query, fragment = ""] = match;
  if (fragment.includes("{{"))
    throw fault(
      "bad_placeholder",
      "The part after # is never sent and cannot contain placeholders.",
      "fragment",
    );
  parseTemplate(authority, "host");
  const { host, port } = splitAuthority(authority);
  checkHost(host);
  return {
    scheme: scheme.toLowerCase() as "http" | "https",
    host,
    port,
    path: path || "/",
    query: query ?? null,
  };
}

/**
 * Rejects characters that URL parsers silently drop or turn into "/" (WHATWG URL §4.4), because they could
 * join a value with its surroundings.
 */
function guardText(url: string): void {
  const text = parseTemplate(url, "url").map(({ kind, value }) => (kind === "text" ? value : ""));
  if (text.some((part) => hasControl(part) || part.includes("\\")))
    throw fault("bad_url", "The URL contains a backslash, a tab or a line end.");
}

function splitAuthority(authority: string): { host: string; port: string } {
  if (authority.includes("@")) {
    throw authority.includes("{{")
      ? fault("placeholder_in_userinfo", "The URL cannot contain a user or password; use a header.")
      : fault("bad_url", "The URL cannot contain a user or password: use a header with a secret.");
  }
  const [, host = "", port = ""] = /^(\[[^\]]*\]|[^:]*)(:.*)?$/.exec(authority) ?? [];
  if (port.includes("{{")) throw fault("placeholder_in_port", "The port cannot be a placeholder.");
  if (host === "" || !/^(:\d{0,5})?$/.test(port))
    throw fault("bad_url", "The host or port of the URL is invalid.");
  return { host, port: port === ":" ? "" : port };
}

/**
 * The registrable domain (the last two labels, three under public suffixes such as co.uk) must be literal.
 */
function checkHost(host: string): void {
  if (!host.includes("{{")) return;
  const labels = host.replace(/\.$/, "").split(".");
  const [second = "", top = ""] = labels.slice(-2);
  // WHATWG URL §3.5: a host that ends in a number is an IP address.
  if (/^(\d+|0x[0-9a-f]*)\]?$/i.test(top) || host.startsWith("["))
    throw fault("placeholder_is_registrable", "No part of an IP address can be a placeholder.");
  const literal = top.length === 2 && SHARED_SECOND_LEVEL.test(second) ? 3 : 2;
  if (labels.length <= literal || labels.slice(-literal).some((label) => label.includes("{{"))) {
    throw fault(
      "placeholder_is_registrable",
      "Only labels before the domain can be placeholders, as in https://{{tenant}}.example.com.",
    );
  }
}

function fault(reason: TemplateFault, message: string, place: TemplatePlace = "host"): TemplateError {
  return new TemplateError(reason, place, message);
}

/**
 * Encodes everything except unreserved characters (RFC 3986 §2.3), as UTF-8. The text must be well-formed.
 */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Encodes a form value (WHATWG URL §5.2): like `percentEncode`, with `+` for a space. */
export function formEncode(text: string): string {
  return percentEncode(text).replaceAll("%20", "+");
}
