import { memo } from "react";
import { Scrollable } from "../../../components/scrollable.tsx";
import { showHiddenInText } from "../../../lib/show-hidden.ts";
import { chat } from "../../../text/chat.ts";
import { type Block, parseMarkdown, type Span } from "./parse-markdown.ts";

/**
 * A model's text. It is never interpreted as HTML: React renders every character as text, and none is
 * hidden.
 */
export const MarkdownView = memo(function MarkdownView({ text }: { text: string }) {
  return (
    <div dir="auto" className="flex min-w-0 flex-col gap-2.5 break-words" data-testid="model-text">
      {parseMarkdown(showHiddenInText(text)).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks are only ever added at the end
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
});

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
        <p className="font-semibold">
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return <ListView {...block} />;
    case "code":
    case "table":
      return (
        <Scrollable
          aria-label={chat[block.kind]}
          className={`max-h-96 border-line bg-sunken ${block.kind === "table" ? "whitespace-pre!" : ""}`}
        >
          {block.text}
        </Scrollable>
      );
  }
}

function ListView({ isOrdered, start, items }: Block & { kind: "list" }) {
  const rows = items.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items are only ever added at the end
    <li key={index} className="whitespace-pre-wrap">
      <Spans spans={spans} />
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

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ look, text }, index) => {
    const key = `${index}`;
    if (look === "code")
      return (
        <code key={key} className="rounded-sm bg-sunken px-1 py-0.5">
          {text}
        </code>
      );
    return look === "strong" ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>;
  });
}
