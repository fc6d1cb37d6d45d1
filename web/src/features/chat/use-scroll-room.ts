import { useEffect } from "react";

/**
 * Scrolls focused elements to where sticky content does not cover them (WCAG 2.4.11). @param pixels 0: no
 * sticky content
 */
export function useScrollRoom(edge: "Top" | "Bottom", pixels: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style[`scrollPadding${edge}`] = `${pixels}px`;
    return () => {
      style[`scrollPadding${edge}`] = "";
    };
  }, [edge, pixels]);
}
