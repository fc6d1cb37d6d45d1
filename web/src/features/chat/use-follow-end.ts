import { useEffect, useRef } from "react";

/** Maximum distance to the end at which the page counts as scrolled to it (pixels). */
const NEAR_END_PX = 120;

/** Keeps the end of a growing page visible, unless the user has scrolled away from it. */
export function useFollowEnd(change: unknown): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const note = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - clientHeight - scrollY < NEAR_END_PX;
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);
  useEffect(() => {
    if (change !== undefined && isAtEnd.current) scrollTo({ top: document.documentElement.scrollHeight });
  }, [change]);
}
