import { isJsonObject, type Json } from "../contract/json.ts";
import { escapeSegment } from "../contract/json-pointer.ts";
import { SHAPES } from "./document-shapes.ts";
import { objectOf, ownValue } from "./json-pointer.ts";
import { type Repair, removeEntry } from "./mend-document.ts";

/**
 * Repairs a dangling reference: points it to the component with that name, otherwise removes it. A
 * reference to another document is only repaired when it is the bare name of a component.
 */
export const repairReference: Repair = (finding, context) => {
  const { holder, path, code, shape } = finding;
  const reference = ownValue(holder as Json, "$ref");
  if (Array.isArray(holder) || typeof reference !== "string") return undefined;
  const isSchema = shape === SHAPES.Schema.title;
  const name =
    code === "external"
      ? (/^[\w.-]+$/.exec(reference)?.[0] ?? "")
      : reference.slice(reference.lastIndexOf("/") + 1);
  const schemas = objectOf(objectOf(context.document["components"])["schemas"]);
  if (isSchema && name !== "" && Object.hasOwn(schemas, name) && !/\.(json|ya?ml)$/.test(reference)) {
    holder["$ref"] = `#/components/schemas/${escapeSegment(name)}`;
    return `\`${reference}\` does not exist: pointed it to the schema of that name.`;
  }
  if (code === "external") return undefined;
  if (isSchema || Object.keys(holder).length > 1) {
    delete holder["$ref"];
    return `Left out \`${reference}\`, which does not exist: any value is accepted here.`;
  }
  const parent = path.slice(0, -2).reduce<Json | undefined>(ownValue, context.document);
  if (!Array.isArray(parent) && !isJsonObject(parent)) return undefined;
  removeEntry({ holder: parent, key: path[path.length - 2] ?? "" }, context);
  return `Left out \`${reference}\`, which does not exist.`;
};
