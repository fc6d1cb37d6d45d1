import { findAddresses } from "./find-addresses.ts";
import { findIdentifiers } from "./find-identifiers.ts";
import { findPaths } from "./find-paths.ts";
import { findPrivateValues } from "./find-private-values.ts";
import { findRandomText } from "./find-random-text.ts";
import type { LintFind } from "./lint-find.ts";

const MAX_FINDS = 50;

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
