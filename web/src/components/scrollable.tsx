import type { ComponentProps } from "react";

/** Text that may scroll; focusable, so that the keyboard can scroll it. */
export function Scrollable({ className = "", ...rest }: ComponentProps<"pre">) {
  return (
    <pre
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={`overflow-auto rounded-md border px-3 py-2 break-words whitespace-pre-wrap ${className}`}
    />
  );
}
