import { findAddresses, findPrivateValues } from "./find-addresses.ts";
import { findIdentifiers, findRandomText } from "./find-identifiers.ts";
import type { LintFind } from "./lint-find.ts";

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
