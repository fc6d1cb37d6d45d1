import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";

/** Asks before unsaved work is left, inside the app and by closing the tab. */
export function useLeaveGuard(isUnsaved: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && !isReleased.current && current.pathname !== next.pathname,
    enableBeforeUnload: () => isUnsaved && !isReleased.current,
    withResolver: true,
  });
  return {
    isAsking: blocker.status === "blocked",
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    /** What is unsaved may go: it has just been saved, or thrown away on purpose. */
    release: () => {
      isReleased.current = true;
    },
  };
}
