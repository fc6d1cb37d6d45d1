/** A text whose parts in backticks are code, as in documents and messages of the server. */
export function InlineCode({ children }: { children: string }) {
  const parts = children.split(/`([^`\n]+)`/);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    // The parts of one text never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: equal parts differ by their position
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
