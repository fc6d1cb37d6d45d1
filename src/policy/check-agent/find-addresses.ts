import { classifyHost, type HostKind } from "./classify-host.ts";
import type { LintFind } from "./lint-find.ts";

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

/** Finds URLs, hosts and machine addresses, except for those that RFC 2606 reserves for examples. */
export function findAddresses(text: string): LintFind[] {
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
