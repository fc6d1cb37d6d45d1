import { isJsonObject } from "../contract/json.ts";
import { SHAPES } from "./document-shapes.ts";
import { type Repair, removeEntry } from "./mend-document.ts";

/** Removes the less important of two fields that exclude each other, or a value that cannot be used. */
export const repairConflict: Repair = (finding, context) => {
  const { holder, key, shape, message } = finding;
  if (Array.isArray(holder) || !Object.hasOwn(holder, key)) return undefined;
  const value = holder[key];
  const entries = key === "content" && isJsonObject(value) ? Object.entries(value) : [];
  const first = entries[0];
  if (first && !Object.hasOwn(holder, "schema")) {
    holder["content"] = { [first[0]]: first[1] };
    return `Kept \`${first[0]}\` of several media types, of which a parameter can have one.`;
  }
  // Extra fields of a security scheme may inform readers, so they are kept as extensions.
  if (shape === SHAPES.SecurityScheme.title) holder[`x-${key}`] = value ?? null;
  removeEntry(finding, context);
  return `Left out \`${key}\`. ${message}`;
};
