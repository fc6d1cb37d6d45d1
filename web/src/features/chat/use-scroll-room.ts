import { useEffect } from "react";

/** What gets the focus is scrolled to where nothing that sticks to this edge covers it (WCAG 2.4.11). @param pixels 0: nothing sticks */
export function useScrollRoom(edge: "Top" | "Bottom", pixels: number): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style[`scrollPadding${edge}`] = `${pixels}px`;
    return () => {
      style[`scrollPadding${edge}`] = "";
    };
  }, [edge, pixels]);
}
