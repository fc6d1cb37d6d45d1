import { hasControl } from "./fill-placeholder.ts";
import { parseTemplate } from "./parse-template.ts";
import { TemplateError, type TemplateFault, type TemplatePlace } from "./template-error.ts";

/** The parts of a URL template, with placeholders. The fragment is never sent and is left out. */
export interface UrlTemplate {
  scheme: "http" | "https";
  host: string;
  /** With its colon; empty for the default port. */
  port: string;
  path: string;
  /** Without the question mark; null when there is none. */
  query: string | null;
}

/** Maximum characters, as in the database. */
const MAX_URL = 4096;

/**
 * Second-level domains that are public under country domains: `{{x}}.co.uk` could be any owner's domain.
 */
const SHARED_SECOND_LEVEL = /^(co|com|net|org|gov|edu|ac|or|ne|go|gob|nom|gen|web)$/;

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
