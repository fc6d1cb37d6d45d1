import { useQuery } from "@tanstack/react-query";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Drawer } from "../../../components/dialog.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { documentQuery, type WholeDocument } from "../api/documents.ts";
import { ChunkList } from "./chunk-list.tsx";

/** A document's chunks in their order. */
export function DocumentDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(documentQuery(id));
  return (
    <Drawer isOpen onClose={onClose} title={query.data?.source ?? memory.chunks}>
      {query.isPending ? (
        <Loading />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Whole document={query.data} />
      )}
    </Drawer>
  );
}

function Whole({ document }: { document: WholeDocument }) {
  const { format, characters, chunks, content, metadata } = document;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-12 text-soft">
          {memory.formats[format]} · {memory.characterCount(characters)} · {memory.chunkCount(chunks.length)}
        </p>
        <CopyButton text={content} label={memory.copyText} />
      </div>
      {Object.keys(metadata).length > 0 && (
        <p className="text-12">
          <span className="text-soft">{memory.metadata}: </span>
          <code className="break-all">{JSON.stringify(metadata)}</code>
        </p>
      )}
      {chunks.length === 0 ? (
        <p className="text-soft">{memory.noChunks}</p>
      ) : (
        <>
          <p className="text-12 text-soft">{memory.chunksHint}</p>
          <ChunkList chunks={chunks} />
        </>
      )}
    </>
  );
}
