import { useQuery } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Drawer } from "../../../components/dialog.tsx";
import { ErrorState, Loading } from "../../../components/states.tsx";
import { memory } from "../../../text/memory.ts";
import { type Chunk, documentQuery, type WholeDocument } from "../api/documents.ts";

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

/** Estimated height of a chunk, about 1,000 characters (pixels). */
const USUAL = 280;

/** A document of 5 MB has thousands of chunks, so only visible ones are rendered. */
function ChunkList({ chunks }: { chunks: readonly Chunk[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: chunks.length,
    getScrollElement: () => frame.current,
    estimateSize: () => USUAL,
    overscan: 4,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div ref={frame} tabIndex={0} className="min-h-48 flex-1 overflow-auto border-y border-line">
      <ol aria-label={memory.chunks} className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const chunk = chunks[index];
          return (
            chunk && (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                aria-setsize={chunks.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <ChunkText chunk={chunk} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

function ChunkText({ chunk: { chunk_index, headings, content, overlap } }: { chunk: Chunk }) {
  return (
    <div className="flex flex-col gap-1 border-b border-line py-2.5">
      <p className="text-12 text-soft">
        <span className="font-medium text-ink">{memory.chunk(chunk_index + 1)}</span>
        {headings.length > 0 && ` · ${headings.join(" › ")}`}
      </p>
      <p className="text-13 whitespace-pre-wrap">
        {overlap > 0 && <span className="text-soft">{content.slice(0, overlap)}</span>}
        {content.slice(overlap).trimEnd()}
      </p>
    </div>
  );
}
