import type { LintFind, LintRule } from "./lint-find.ts";

const UUID = /(?<![\w-])[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![\w-])/gi;
/** Amazon resource names contain account and region. */
const CLOUD_NAME = /(?<!\w)arn:aws[\w-]{0,12}:[\w-]{1,40}:[\w-]{0,30}:\d{0,12}:[^\s"'`<>]{1,300}/g;
const ENVIRONMENT =
  /(?<![\w-])(?:[\w]{1,40}[-_]){0,4}(?:staging|uat|pre-?prod)(?:[-_]\w{1,40}){0,4}(?![\w-])/gi;
const INFRASTRUCTURE =
  /(?<![\w-])(?:\w{1,40}[-_]){0,4}(?:(?:prod|dev|qa|test)[-_](?:db|sql|api|cluster|server|host|node|bucket|queue|vpc|eu|us|ap|\d{1,4})|(?:db|sql|cluster|server|host|node|bucket|queue|vpc)[-_](?:prod|dev|qa|test))(?:[-_]\w{1,40}){0,4}(?![\w-])/gi;
/** Zero-width, bidirectional and tag characters: invisible to people but read by models. */
const HIDDEN = /[\u200B\u2060-\u2064\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu;

/** Finds identifiers of one environment, and invisible characters. */
export function findIdentifiers(text: string): LintFind[] {
  return [
    ...find(
      text,
      UUID,
      "identifier",
      "error",
      (id) => `\`${id}\` identifies one record of one environment: let a tool look it up.`,
    ),
    ...find(
      text,
      CLOUD_NAME,
      "identifier",
      "error",
      (id) => `\`${id.slice(0, 12)}…\` names a resource of one cloud account: keep it out of prompts.`,
    ),
    ...find(
      text,
      ENVIRONMENT,
      "environment",
      "warning",
      (name) => `\`${name}\` names an environment: use \`{{env}}\`, or leave it out.`,
    ),
    ...find(
      text,
      INFRASTRUCTURE,
      "environment",
      "warning",
      (name) => `\`${name}\` names a machine of one environment: leave it out.`,
    ),
    ...find(
      text,
      HIDDEN,
      "hidden-character",
      "warning",
      (hidden) => `An invisible character (${codePoint(hidden)}) stands here: take it out.`,
    ),
  ];
}

function find(
  text: string,
  pattern: RegExp,
  rule: LintRule,
  level: LintFind["level"],
  message: (whole: string) => string,
): LintFind[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({
    rule,
    level,
    start: index,
    end: index + whole.length,
    message: message(whole),
  }));
}

function codePoint(text: string): string {
  return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
