import type { JsonObject } from "../base/json.ts";
import { sha256 } from "../base/sha256.ts";
import type { Database, MemoryCaller } from "../contract/ports.ts";
import { AnyObject, nullable } from "../contract/shape.ts";
import { detectFormat, type TextFormat } from "./split/detect-format.ts";
import { plainChunks, splitText } from "./split/split-text.ts";

const PutDocumentShape = nullable(AnyObject);

export interface DocumentText {
  /** The document to replace, regardless of its source. */
  document_id?: string;
  source: string;
  content: string;
  /** Detected from the source's extension and the text if not given. */
  format?: TextFormat | undefined;
  metadata?: JsonObject;
}

/** For longer texts, the hash is checked first, because existing content is not split again. */
const MIN_HASH_CHECK = 50_000;

/** Splits a document and stores it with its chunks. The worker indexes them. */
export async function storeDocument(
  database: Database,
  caller: MemoryCaller,
  siteId: string,
  document: DocumentText,
): Promise<JsonObject> {
  const { content, source } = document;
  const format = document.format ?? detectFormat(source, content);
  const described = {
    source,
    format,
    metadata: document.metadata ?? {},
    content_hash: sha256(content),
    characters: content.length,
    ...(document.document_id && { document_id: document.document_id }),
  };
  const put = (chunks: JsonObject[] | null) =>
    database.call(
      "put_document",
      {
        p_caller: caller,
        p_site_id: siteId,
        p_document: described,
        p_chunks: chunks,
      },
      PutDocumentShape,
    );
  const known = content.length > MIN_HASH_CHECK ? await put(null) : null;
  if (known) return known;
  const found = splitText(content, format);
  // White space is stored as well, so that the document is returned unchanged.
  const split =
    found.length > 0 || content === "" ? found : [{ content, start: 0, overlap: 0, headings: [] }];
  const plain = format === "html" ? plainChunks(content, split, format) : [];
  const chunks = split.map(({ content, overlap, headings }, i) => ({
    content,
    overlap,
    headings,
    ...(plain[i] !== undefined && { plain: plain[i] }),
  }));
  return (await put(chunks)) ?? {};
}
