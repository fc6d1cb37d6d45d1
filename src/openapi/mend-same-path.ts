import { pathShape, templateNames } from "./check-paths.ts";
import type { Repair } from "./mend-document.ts";
import { claimName } from "./name-operation.ts";

/**
 * `/users/{id}` and `/users/{name}` are identical (OpenAPI 3.1.1 §4.8.8), but APIs use them for
 * different operations. A fragment, which is never sent, distinguishes the later ones:
 * `/users/{name}#name`. Repairs all paths of a document at once.
 */
export const repairSamePath: Repair = ({ holder: paths, key: path }) => {
  if (Array.isArray(paths) || !Object.hasOwn(paths, path)) return undefined;
  const seen = new Set<string>();
  const taken = new Set(Object.keys(paths));
  const marked: string[] = [];
  // The order of the document is kept, because generated names depend on it.
  for (const [key, item] of Object.entries(paths)) {
    delete paths[key];
    const isDuplicate = seen.has(pathShape(key));
    seen.add(pathShape(key));
    const name = isDuplicate ? claimName(`${key}#${templateNames(key).join("-")}`, taken) : key;
    if (isDuplicate) marked.push(name);
    paths[name] = item;
  }
  return `This path differs from another only by the names in braces: renamed it to ${marked
    .slice(0, 20)
    .map((one) => `\`${one}\``)
    .join(", ")}; the part after # is never sent.`;
};
