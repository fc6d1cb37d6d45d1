import { isJsonObject } from "../contract/json.ts";
import { SHAPES } from "./document-shapes.ts";
import { type Mend, takeOut } from "./mend-document.ts";

/** Two fields that exclude each other, or a value nothing can be done with: the lesser one goes. */
export const mendConflict: Mend = (finding, context) => {
  const { holder, key, shape, message } = finding;
  if (Array.isArray(holder) || !Object.hasOwn(holder, key)) return undefined;
  const value = holder[key];
  const entries = key === "content" && isJsonObject(value) ? Object.entries(value) : [];
  const first = entries[0];
  if (first && !Object.hasOwn(holder, "schema")) {
    holder["content"] = { [first[0]]: first[1] };
    return `Kept \`${first[0]}\` of several media types, of which a parameter can have one.`;
  }
  // A scheme's extra fields may matter to people: they stay as extensions.
  if (shape === SHAPES.SecurityScheme.title) holder[`x-${key}`] = value ?? null;
  takeOut(finding, context);
  return `Left out \`${key}\`. ${message}`;
};
