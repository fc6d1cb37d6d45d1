import { useEffect, useRef } from "react";

/** How near to its end the page counts as being at it (pixels). */
const NEAR = 120;

/** Keeps the end of a growing page in sight, unless somebody has scrolled away from it. */
export function useFollowEnd(change: unknown): void {
  const isAtEnd = useRef(true);
  useEffect(() => {
    const note = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      isAtEnd.current = scrollHeight - clientHeight - scrollY < NEAR;
    };
    addEventListener("scroll", note, { passive: true });
    return () => removeEventListener("scroll", note);
  }, []);
  useEffect(() => {
    if (change !== undefined && isAtEnd.current) scrollTo({ top: document.documentElement.scrollHeight });
  }, [change]);
}
