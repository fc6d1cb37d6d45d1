/** The text with its percent-encoded characters decoded; unchanged if it is not well-formed. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether a URL's host name is this machine's (RFC 6761 §6.3, RFC 1122 §3.2.1.3). */
export function isLoopback(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether a filled segment is a dot segment, or would contain one if a server decodes `%2F` before it routes.
 * Checks the whole segment, because several values may form one together. Some servers remove `;` and what follows it
 * first (RFC 3986 §3.3, path parameters).
 */
export function hasDotSegment(segment: string): boolean {
  return decode(segment)
    .split(/[/\\]/)
    .some((part) => /^\.{1,2}(;|$)/.test(part));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The template contains a "%" that is not part of a triplet; the values are always well-formed.
    return segment.replace(/%2e/gi, ".").replace(/%(2f|5c)/gi, "/");
  }
}

/** Hosts whose first label is not the name that signatures use. */
const SIGNING_NAMES: Readonly<Record<string, string>> = {
  appstream2: "appstream",
  "bedrock-agent": "bedrock",
  "bedrock-agent-runtime": "bedrock",
  "bedrock-runtime": "bedrock",
  email: "ses",
  queue: "sqs",
};
/** Services with one endpoint for all regions sign for this region. */
const GLOBAL_REGION = "us-east-1";
const GLOBAL = /^(?:iam|sts|s3|route53|cloudfront|organizations|budgets|ce|waf|shield)$/;
const REGION = /^[a-z]{2}(?:-[a-z]+){1,2}-\d$/;

/**
 * The service and region that an AWS host states, such as `s3` and `eu-west-1` for `bucket.s3.eu-west-1.amazonaws.com`.
 * Empty where the host does not state them.
 */
export function readAwsEndpoint(host: string): { service?: string; region?: string } {
  const lambda = /^[a-z0-9-]+\.lambda-url\.([a-z0-9-]+)\.on\.aws$/.exec(host);
  if (lambda?.[1] !== undefined) return { service: "lambda", region: lambda[1] };
  const labels = /^(.+)\.amazonaws\.com(?:\.cn)?$/.exec(host)?.[1]?.split(".") ?? [];
  const last = labels.at(-1) ?? "";
  if (GLOBAL.test(last)) return { service: last, region: GLOBAL_REGION };
  if (!REGION.test(last)) return {};
  const before = labels.slice(0, -1).filter((label) => label !== "dualstack");
  const name = before.at(-1)?.replace(/-fips$/, "");
  return name === undefined ? { region: last } : { service: SIGNING_NAMES[name] ?? name, region: last };
}

/** Host and port of a URL; null for any other value, such as the address of a call that is not HTTP. */
export function hostOf(url: unknown): string | null {
  return typeof url === "string" && URL.canParse(url) ? new URL(url).host : null;
}
