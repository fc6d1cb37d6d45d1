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
  for (let count = 2; taken.has(free); count++) free = `${name}_${count}`;
  taken.add(free);
  return free;
}
