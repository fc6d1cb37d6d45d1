import { createBuiltInFinder, RULE_NAMES } from "../../privacy/built-in-scrubber.ts";
import { createFindInValue } from "../../privacy/scrub-value.ts";
import { findIdentifiers, findRandomText, type LintFind, maskSecret } from "./find-identifiers.ts";

const MAX_FINDS = 50;

/** Folders at the root of a machine. Paths of APIs (`/v1/orders`) begin differently. */
const UNIX =
  /(?<![\w/.:~}*-])(?:\/(?:home|Users|var|etc|usr|opt|srv|tmp|mnt|root|private|Volumes|proc|sys|bin|sbin|boot)\/|~\/)[\w.@~+-][^\s"'`<>|;,)]{0,500}/g;

const WINDOWS = /(?<!\w)(?:[A-Za-z]:\\|\\\\[\w.-]{1,60}\\)[^\s"'`<>|;,)]{1,500}/g;

const FILE_URL = /(?<!\w)file:\/{1,3}[^\s"'`<>|;,)]{1,500}/gi;

/**
 * All findings of a prompt in the order of the text. Of overlapping ones, secrets take precedence and
 * heuristics come last.
 */
export function lintText(text: string): LintFind[] {
  const kept: LintFind[] = [];
  for (const find of [findPrivateValues, findAddresses, findPaths, findIdentifiers, findRandomText]) {
    for (const candidate of find(text)) {
      if (kept.length >= MAX_FINDS) break;
      if (!kept.some(({ start, end }) => candidate.start < end && start < candidate.end))
        kept.push(candidate);
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Finds absolute paths, which differ between machines. */
function findPaths(text: string): LintFind[] {
  return [UNIX, WINDOWS, FILE_URL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(
      ({ 0: whole, index }): LintFind => ({
        rule: "path",
        level: "error",
        start: index,
        end: index + whole.length,
        message: `\`${whole.slice(0, 60)}\` is a path on one machine: name the document or the tool instead.`,
      }),
    ),
  );
}

const URL_TEXT =
  /(?<![\w])[a-z][a-z0-9+.-]{1,20}:\/\/([^\s"'`<>()[\]{}|\\^]{0,2000}|\[[0-9a-f:.]{2,45}\][^\s"'`<>()]{0,2000})/gi;

const LOCAL =
  /(?<![\w.@-])(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|\[::1\]|::1)(?::\d{1,5})?(?![\w-]|\.\w)/gi;

const BARE_HOST =
  /(?<![\w@./:-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,6}([a-z]{2,24})(?::\d{1,5})?(?![\w@-]|\.\w)/gi;

/**
 * Endings by which a word with dots is a host and not an operation id (`kb.search`), file (`invoice.pdf`)
 * or abbreviation. `internal` and similar endings are always hosts.
 */
const TOP_LEVEL = new Set(
  "com net org edu gov mil int info biz io co ai eu uk de fr nl be ch at it es pt se no fi dk ie cz sk pl ru ua us ca au nz jp cn in br cloud online site tech xyz internal intranet local localhost lan corp svc consul arpa".split(
    " ",
  ),
);

const WHAT: Record<Exclude<HostKind, "example">, string> = {
  internal: "is reached in one network only",
  number: "is the number of one machine",
  environment: "belongs to one environment",
  public: "is fixed to one host",
};

const ADVICE = "put it into the tool's own configuration; the same prompt has to hold in every environment.";

const SECRETS = new Set(["private_key", "jwt", "api_key", "bearer", "url_login", "secret"]);

const findSecrets = createFinder((name) => SECRETS.has(name));

const findOthers = createFinder((name) => !SECRETS.has(name));

const ADDRESSES = new Set(["ipv4", "ipv6"]);

/** RFC 2606 and RFC 6761: reserved names for examples. */
const EXAMPLES = /(?:^|\.)(?:example|invalid|test)(?:\.(?:com|net|org|edu))?$/;

const INTERNAL = /^localhost$|\.(?:localhost|local|internal|intranet|private|lan|corp|home|arpa|svc|consul)$/;

const NUMBERS = /^\d{1,3}(?:\.\d{1,3}){3}$|^\[[0-9a-f:.]+\]$/;

const ENVIRONMENTS = new Set(["staging", "stage", "uat", "preprod", "qa", "dev", "test", "prod", "sandbox"]);

/** Finds URLs, hosts and machine addresses, except for those that RFC 2606 reserves for examples. */
function findAddresses(text: string): LintFind[] {
  return [...findUrls(text), ...findLocal(text), ...findHosts(text)];
}

function findUrls(text: string): LintFind[] {
  return [...text.matchAll(URL_TEXT)].flatMap(({ 0: whole, index, 1: rest = "" }) => {
    if (/^file:/i.test(whole)) return []; // A path.
    const host = /^(?:[^@/?#]*@)?(\[[^\]]*\]|[^:/?#]*)/.exec(rest)?.[1]?.replace(/[.,;!]+$/, "") ?? "";
    return host === "" ? [] : describeHost(host, index, index + whole.length);
  });
}

function findLocal(text: string): LintFind[] {
  return [...text.matchAll(LOCAL)].map(({ 0: whole, index }) => ({
    rule: "address",
    level: "error",
    start: index,
    end: index + whole.length,
    message: `\`${whole}\` is reached on one machine only: ${ADVICE}`,
  }));
}

function findHosts(text: string): LintFind[] {
  return [...text.matchAll(BARE_HOST)].flatMap(({ 0: whole, index, 1: end = "" }) => {
    if (!TOP_LEVEL.has(end.toLowerCase())) return [];
    return describeHost(whole.replace(/:\d+$/, ""), index, index + whole.length);
  });
}

function describeHost(host: string, start: number, end: number): LintFind[] {
  const kind = classifyHost(host);
  if (kind === "example") return [];
  return [
    {
      rule: kind === "public" ? "public-address" : "address",
      level: kind === "public" ? "warning" : "error",
      start,
      end,
      message: `\`${host.slice(0, 100)}\` ${WHAT[kind]}: ${ADVICE}`,
    },
  ];
}

/**
 * Two separate finders: of overlapping finds only one is kept, and the password in
 * `postgres://me:pw@host.cz` must not be classified as an e-mail address.
 */
function createFinder(wanted: (name: string) => boolean) {
  return createFindInValue([createBuiltInFinder(RULE_NAMES.filter((name) => !wanted(name)))], false);
}

/**
 * Applies the scrubber's rules to a prompt: what would be scrubbed before each request should not be in it
 * at all.
 */
function findPrivateValues(text: string): LintFind[] {
  return [...findSecrets(text, ""), ...findOthers(text, "")].flatMap(({ start, end, name }): LintFind[] => {
    const value = text.slice(start, end);
    const kind = name.replaceAll("_", " ");
    if (SECRETS.has(name)) {
      const message = `\`${maskSecret(value)}\` is a secret (${kind}): store it as a secret of the tool, and replace it where it was issued.`;
      return [{ rule: "secret", level: "error", start, end, message }];
    }
    if (ADDRESSES.has(name)) {
      const message = `\`${value}\` is the address of one machine: put it into the tool's own configuration.`;
      return [{ rule: "address", level: "error", start, end, message }];
    }
    if (name === "email" && classifyHost(value.slice(value.lastIndexOf("@") + 1)) === "example") return [];
    const message = `\`${maskSecret(value)}\` is personal data (${kind}): let a tool look it up, or write an example such as \`jane@example.com\`.`;
    return [{ rule: "personal-data", level: name === "phone" ? "warning" : "error", start, end, message }];
  });
}

type HostKind = "example" | "internal" | "number" | "environment" | "public";

/** Classifies a host name: whether a prompt that contains it still works in another environment. */
function classifyHost(name: string): HostKind {
  const host = name.toLowerCase().replace(/\.$/, "");
  if (EXAMPLES.test(host)) return "example";
  if (NUMBERS.test(host)) return "number";
  if (INTERNAL.test(host) || !host.includes(".")) return "internal";
  const words = host.split(/[.-]/).map((word) => word.replace(/\d+$/, ""));
  return words.slice(0, -1).some((word) => ENVIRONMENTS.has(word)) ? "environment" : "public";
}
