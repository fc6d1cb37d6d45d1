import { memo, type ReactNode } from "react";
import { ExternalLink } from "../../../components/button.tsx";
import { Scrollable } from "../../../components/scrollable.tsx";
import { showHiddenInText } from "../../../lib/show-hidden.ts";
import { chat } from "../../../text/chat.ts";
import { type Block, parseMarkdown } from "./parse-markdown.ts";
import type { Span } from "./parse-spans.ts";

/** Longer texts are shown as they are from here on: many thousand elements freeze a page. */
const MOST_CHARACTERS = 100_000;

/**
 * A model's text. It is never interpreted as HTML: React renders every character as text, none is hidden,
 * and nothing is loaded. A link shows its host.
 */
export const MarkdownView = memo(function MarkdownView({ text }: { text: string }) {
  const shown = showHiddenInText(text);
  const rest = shown.slice(MOST_CHARACTERS);
  return (
    <div dir="auto" className="flex min-w-0 flex-col gap-2.5 break-words" data-testid="model-text">
      <Blocks blocks={parseMarkdown(shown.slice(0, MOST_CHARACTERS))} />
      {rest !== "" && <Verbatim label={chat.rest}>{rest}</Verbatim>}
    </div>
  );
});

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
    <BlockView key={index} block={block} />
  ));
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className="whitespace-pre-wrap">
          <Spans spans={block.spans} />
        </p>
      );
    case "heading":
      // Not a heading element, because the model must not change the page's outline.
      return (
        <p className={`font-semibold ${block.level === 1 ? "text-16" : ""} ${block.level < 3 ? "pt-1" : ""}`}>
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return <ListView {...block} />;
    case "quote":
      return (
        <blockquote className="flex flex-col gap-2.5 border-l-2 border-line pl-3 text-soft">
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case "rule":
      return <hr className="border-line" />;
    case "code":
      return <Verbatim label={chat.code}>{block.text}</Verbatim>;
    case "table":
      return <TableView {...block} />;
  }
}

function Verbatim({ label, children }: { label: string; children: string }) {
  return (
    <Scrollable aria-label={label} className="max-h-96 border-line bg-sunken">
      {children}
    </Scrollable>
  );
}

function ListView({ isOrdered, start, items }: Block & { kind: "list" }) {
  const rows = items.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
    <li key={index}>
      <div className="flex min-w-0 flex-col gap-1">
        <Blocks blocks={blocks} />
      </div>
    </li>
  ));
  return isOrdered ? (
    <ol start={start} className="flex list-decimal flex-col gap-1 pl-6">
      {rows}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1 pl-5">{rows}</ul>
  );
}

const ALIGN = { left: "text-left", center: "text-center", right: "text-right" };

/** Wide tables scroll by themselves, so that the page does not. */
function TableView({ align, head, rows }: Block & { kind: "table" }) {
  const cellClass = (column: number) =>
    `border-b border-line px-2.5 py-1.5 align-top ${ALIGN[align[column] ?? "left"]}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be no landmark either
    <div
      role="region"
      aria-label={chat.table}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="max-h-128 max-w-full self-start overflow-auto rounded-md border border-line"
    >
      <table className="border-collapse text-13">
        <thead className="bg-sunken">
          <tr>
            {head.map((spans, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
              <th key={column} scope="col" className={`font-semibold ${cellClass(column)}`}>
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only ever added at the end
            <tr key={row}>
              {cells.map((spans, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <td key={column} className={`min-w-24 max-w-96 tabular-nums ${cellClass(column)}`}>
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: spans are only ever added at the end
    <SpanView key={index} span={span} />
  ));
}

function SpanView({ span }: { span: Span }): ReactNode {
  switch (span.look) {
    case "plain":
      return span.text;
    case "code":
      return <code className="rounded-sm bg-sunken px-1 py-0.5">{span.text}</code>;
    case "strong":
      return (
        <strong>
          <Spans spans={span.spans} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Spans spans={span.spans} />
        </em>
      );
    case "link":
      return (
        <>
          <ExternalLink href={span.href} target="_blank" rel="noopener noreferrer nofollow">
            {span.text}
          </ExternalLink>
          {span.host !== null && <span className="text-12 text-soft"> ({span.host})</span>}
        </>
      );
  }
}
