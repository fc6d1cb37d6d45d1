import { templateNames } from "./check-paths.ts";
import type { Mend } from "./mend-document.ts";

/**
 * `/users/{id}` and `/users/{name}` are one path (OpenAPI 3.1.1 §4.8.8), yet APIs mean different operations by them.
 * The second is told apart by a fragment, which is never sent: `/users/{name}#name`.
 */
export const mendSamePath: Mend = ({ holder: paths, key: path }) => {
  if (Array.isArray(paths) || !Object.hasOwn(paths, path)) return undefined;
  const name = templateNames(path).join("-") || "other";
  let marked = `${path}#${name}`;
  for (let count = 2; Object.hasOwn(paths, marked); count++) marked = `${path}#${name}-${count}`;
  // In the order of the document, which names depend on.
  const entries = Object.entries(paths).map(([key, item]) => [key === path ? marked : key, item] as const);
  for (const key of Object.keys(paths)) delete paths[key];
  for (const [key, item] of entries) paths[key] = item;
  return `Another path only differs by the names in braces: told this one apart as \`${marked}\` (the part after # is never sent).`;
};
