import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import { documentsEndpoints as endpoints } from "../../contract/api/memory/documents.ts";
import { invalidRequest, type ToolgateError } from "../../contract/errors.ts";
import type { MemoryCaller, Platform, VerifyExternalUser } from "../../contract/ports.ts";
import { AnyObject, literals } from "../../contract/shape.ts";
import type { TextFormat } from "../../memory/split/text-chunk.ts";
import { type DocumentText, storeDocument } from "../../memory/store-document.ts";
import type { EdgeFunction } from "../create-function.ts";
import { createMemoryFunction } from "./create-memory-function.ts";
import { checkDocument, readNewDocument } from "./read-new-document.ts";
import { readInteger, readObject, readText } from "./read-query.ts";

interface Chunk {
  content: string;
  overlap: number;
}

const ReadDocumentShape = Type.Intersect([
  AnyObject,
  Type.Object({ chunks: Type.Array(Type.Object({ content: Type.String(), overlap: Type.Number() })) }),
]);

const FoundDocumentShape = Type.Object({
  site_id: Type.String(),
  source: Type.String(),
  format: literals<TextFormat>("markdown", "html", "plain"),
  metadata: AnyObject,
});

/** Documents: stored whole, split, indexed in the background, replaced atomically. */
export function documents(platform: Platform, verifyExternalUser: VerifyExternalUser): EdgeFunction {
  const { database } = platform;
  const store = async (caller: MemoryCaller, siteId: string, document: DocumentText) => {
    const stored = await storeDocument(database, caller, siteId, document);
    if (stored["status"] === "INDEXING") platform.wakeWorker();
    return stored;
  };

  return createMemoryFunction("documents", platform, verifyExternalUser, (bind) => {
    bind(endpoints.create, async ({ caller, context }) => {
      const { site_id, ...document } = await readNewDocument(context.req.raw);
      return store(caller, site_id, document);
    });

    bind(endpoints.list, async ({ caller, query }) => ({
      documents: await database.call("list_documents", {
        p_caller: caller,
        p_site_id: readText(query, "site_id"),
        p_metadata: readObject(query, "metadata"),
        p_limit: readInteger(query, "limit", 100, 1000),
        p_after: query("after") ?? null,
      }),
    }));

    bind(endpoints.get, async ({ caller, param }) => {
      const { chunks, ...document } = await database.call(
        "get_document",
        {
          p_caller: caller,
          p_document_id: param("document_id"),
        },
        ReadDocumentShape,
      );
      return { ...document, content: joinChunks(chunks), chunks };
    });

    bind(
      endpoints.update,
      async ({ caller, param, body: { content, source, format, metadata, site_id } }) => {
        checkDocument({ content, ...(source !== undefined && { source }), metadata: metadata as JsonObject });
        const old = await database.call(
          "find_document",
          {
            p_caller: caller,
            p_document_id: param("document_id"),
          },
          FoundDocumentShape,
        );
        if (site_id !== undefined && site_id !== old.site_id) throw otherSite(old.site_id);
        const kept = source === undefined ? old.format : undefined;
        return store(caller, old.site_id, {
          document_id: param("document_id"),
          content,
          source: source ?? old.source,
          metadata: (metadata as JsonObject | undefined) ?? old.metadata ?? {},
          format: format ?? kept,
        });
      },
    );

    bind(endpoints.remove, ({ caller, param }) =>
      database.call("delete_document", { p_caller: caller, p_document_id: param("document_id") }),
    );
  });
}

function otherSite(siteId: string): ToolgateError {
  return invalidRequest([
    { pointer: "/site_id", message: `the document belongs to the site ${JSON.stringify(siteId)}` },
  ]);
}

/** The document is the concatenation of its chunks without their overlaps. */
function joinChunks(chunks: readonly Chunk[]): string {
  return chunks.map(({ content, overlap }) => content.slice(overlap)).join("");
}
