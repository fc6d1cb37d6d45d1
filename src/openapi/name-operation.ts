/**
 * Names an operation that has no `operationId`, from nothing but its method and path, so that the name survives
 * every new version of the document: `GET /users/{id}` → `getUsersById`.
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

/** The path without what only tells operations apart: a fragment is never sent. */
export function plainPath(path: string): string {
  return path.replace(/#.*$/s, "");
}

function capitalise(text: string): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** The name itself, or with the first free number behind it: `id`, `id_2`, `id_3` … Remembers what it gave. */
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

/** Where counting goes on per set and name: a document may use one name ten thousand times. */
const nextCounts = new WeakMap<Set<string>, Map<string, number>>();
