import { isJsonObject, type Json } from "../contract/json.ts";
import { escapeSegment } from "../contract/json-pointer.ts";
import { SHAPES } from "./document-shapes.ts";
import { objectOf, ownValue } from "./json-pointer.ts";
import { type Mend, takeOut } from "./mend-document.ts";

/**
 * A reference that leads nowhere: pointed at the component it plainly means, else taken out, since nobody can follow
 * it. One that leaves the document is only mended when it is the bare name of a component.
 */
export const mendReference: Mend = (finding, context) => {
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
    return `\`${reference}\` leads nowhere: pointed it at the schema of that name.`;
  }
  if (code === "external") return undefined;
  if (isSchema || Object.keys(holder).length > 1) {
    delete holder["$ref"];
    return `Left out \`${reference}\`, which leads nowhere: anything is accepted here.`;
  }
  const around = path.slice(0, -2).reduce<Json | undefined>(ownValue, context.document);
  if (!Array.isArray(around) && !isJsonObject(around)) return undefined;
  takeOut({ holder: around, key: path[path.length - 2] ?? "" }, context);
  return `Left out \`${reference}\`, which leads nowhere.`;
};
