import { readdirSync } from "node:fs";
import { join } from "node:path";
import { outsideData, TEST_DATA } from "../scripts/lib/test-data.ts";
import { type Need, needsData } from "./needs.ts";

/** Public OpenAPI documents by name, with their paths. */
export type Documents = ReadonlyMap<string, string>;

/** Documents of the repository. */
export const OWN_DOCUMENTS: Documents = documentsIn(join(TEST_DATA, "openapi"));

export const MORE_NEEDED: Need = needsData("more public OpenAPI documents", "openapi");

/** Documents of TEST_DATA_DIR that are not in the repository. */
export const MORE_DOCUMENTS: Documents = new Map(
  [...documentsIn(outsideData("openapi"))].filter(([name]) => !OWN_DOCUMENTS.has(name)),
);

/** The path of a document. @throws Error if it does not exist */
export function pathOf(name: string): string {
  const path = OWN_DOCUMENTS.get(name) ?? MORE_DOCUMENTS.get(name);
  if (path === undefined) throw new Error(`There is no ${name}.`);
  return path;
}

function documentsIn(folder: string | null): Documents {
  if (folder === null) return new Map();
  const names = readdirSync(folder).filter((file) => /\.(ya?ml|json)$/.test(file));
  return new Map(names.map((name) => [name, join(folder, name)]));
}
