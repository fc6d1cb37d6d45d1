import { isStorable } from "../policy/to-storable.ts";

/** Identifies a resource: the newest version of an instruction, or a document. */
export interface ResourcePlace {
  site_id: string;
  kind: "instructions" | "documents";
  /** The instruction's name, or the document's id. */
  name: string;
}

export const INSTRUCTION_TEMPLATE = "toolgate://sites/{site_id}/instructions/{resource_name}";
export const DOCUMENT_TEMPLATE = "toolgate://sites/{site_id}/documents/{document_id}";

const FORM = /^toolgate:\/\/sites\/([^/?#]+)\/(instructions|documents)\/([^/?#]+)$/;

export function writeUri({ site_id, kind, name }: ResourcePlace): string {
  return `toolgate://sites/${encodeURIComponent(site_id)}/${kind}/${encodeURIComponent(name)}`;
}

/** Null if the URI is not one of Toolgate's resources. */
export function readUri(uri: string): ResourcePlace | null {
  const [, site = "", kind, name = ""] = FORM.exec(uri) ?? [];
  if (kind !== "instructions" && kind !== "documents") return null;
  try {
    const place: ResourcePlace = { site_id: decodeURIComponent(site), kind, name: decodeURIComponent(name) };
    return isStorable(place.site_id) && isStorable(place.name) ? place : null;
  } catch {
    return null;
  }
}
