import { pathShape, templateNames } from "./check-paths.ts";
import type { Mend } from "./mend-document.ts";
import { claimName } from "./name-operation.ts";

/**
 * `/users/{id}` and `/users/{name}` are one path (OpenAPI 3.1.1 §4.8.8), yet APIs mean different operations by them.
 * The later ones are told apart by a fragment, which is never sent: `/users/{name}#name`. All of a document at once.
 */
export const mendSamePath: Mend = ({ holder: paths, key: path }) => {
  if (Array.isArray(paths) || !Object.hasOwn(paths, path)) return undefined;
  const seen = new Set<string>();
  const taken = new Set(Object.keys(paths));
  const marked: string[] = [];
  // Entries are put back in the order of the document, which made-up names depend on.
  for (const [key, item] of Object.entries(paths)) {
    delete paths[key];
    const isTwin = seen.has(pathShape(key));
    seen.add(pathShape(key));
    const name = isTwin ? claimName(`${key}#${templateNames(key).join("-")}`, taken) : key;
    if (isTwin) marked.push(name);
    paths[name] = item;
  }
  return `Only the names in braces tell this path from another: marked as ${marked
    .slice(0, 20)
    .map((one) => `\`${one}\``)
    .join(", ")}; what follows # is never sent.`;
};
