/**
 * Derives the name of an operation without `operationId` from its method and path only, so that it
 * is stable across versions of the document: `GET /users/{id}` → `getUsersById`.
 */
export function nameOperation(method: string, path: string): string {
  const words = plainPath(path)
    .split("/")
    .flatMap((segment) => {
      const parts = segment.split(/(\{[^{}]*\})/);
      return parts.map((part) => (part.startsWith("{") ? `By${capitalise(part)}` : capitalise(part)));
    });
  return method.toLowerCase() + (words.join("").slice(0, 120) || "Root");
}

/** The path without its fragment, which only distinguishes operations and is never sent. */
export function plainPath(path: string): string {
  return path.replace(/#.*$/s, "");
}

function capitalise(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The name itself, or the name with the first free number: `id`, `id_2`, `id_3` … Adds it to `taken`. */
export function claimName(name: string, taken: Set<string>): string {
  let free = name;
  if (taken.has(name)) {
    const counts = nextCounts.get(taken) ?? new Map<string, number>();
    let count = counts.get(name) ?? 2;
    while (taken.has(`${name}_${count}`)) count++;
    free = `${name}_${count}`;
    nextCounts.set(taken, counts.set(name, count + 1));
  }
  taken.add(free);
  return free;
}

/** The next number per set and name, because a document may use one name ten thousand times. */
const nextCounts = new WeakMap<Set<string>, Map<string, number>>();
