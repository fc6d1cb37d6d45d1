import { isOverridingQuery } from "../contract/overriding-names.ts";
import { checkFilled, type Filling, hasControl } from "./fill-placeholder.ts";
import { percentEncode } from "./percent-encode.ts";
import { type Encode, renderText, renderWhole } from "./render-text.ts";
import { splitUrl } from "./split-url.ts";
import { TemplateError } from "./template-error.ts";

export interface RenderedUrl {
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

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i;

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
  // Includes `%2e`, which the URL standard interprets as a dot.
  if (/^(\.|%2e){1,2}$/i.test(segment)) {
    throw new TemplateError(
      "dot_segment",
      "path",
      `The value of {{${name}}} would leave its path segment.`,
      name,
    );
  }
}

const encodePath: Encode = (text, name) => {
  if (!hasControl(text)) return percentEncode(text);
  throw new TemplateError(
    "control_chars",
    "path",
    `The value of {{${name}}} contains control characters.`,
    name,
  );
};

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
