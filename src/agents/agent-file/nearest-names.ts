/** Similar names, nearest first: at most one letter in three differs, or only the end is missing. */
export function nearestNames(name: string, known: Iterable<string>, limit = 3): string[] {
  const wanted = name.slice(0, 100).toLowerCase();
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, candidate.toLowerCase(), reach) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** "; did you mean `a` or `b`?", or an empty text. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : `; did you mean ${names.map((name) => `\`${name}\``).join(" or ")}?`;
}

function distanceOf(wanted: string, candidate: string, reach: number): number {
  return wanted.length >= 3 && candidate.startsWith(wanted) ? 1 : editDistance(wanted, candidate, reach);
}

/**
 * Number of letters to insert, delete or replace (Levenshtein); any distance over `reach` counts as `reach
 * + 1`.
 */
function editDistance(from: string, to: string, reach: number): number {
  if (Math.abs(from.length - to.length) > reach) return reach + 1;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    if (Math.min(...next) > reach) return reach + 1;
    row = next;
  }
  return row[to.length] ?? 0;
}
