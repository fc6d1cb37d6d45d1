import { useBlocker } from "@tanstack/react-router";
import { useRef } from "react";

/** Asks before unsaved work is lost, in the app and when the tab is closed. */
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
    /** Unsaved work may be dropped: it was just saved or discarded. */
    release: () => {
      isReleased.current = true;
    },
  };
}
