import { Outlet, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { t } from "../text/index.ts";
import { BottomBar, SideBar } from "./navigation.tsx";

/** The frame of all pages behind the sign-in: a side bar on wide pages, a bottom bar on narrow ones. */
export function Shell() {
  const main = useRef<HTMLElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const first = useRef(true);
  useEffect(() => {
    // On a new page, screen readers and the keyboard start at the top.
    if (first.current) first.current = false;
    else if (path) main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div className="min-h-dvh sm:grid sm:grid-cols-[13rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-md focus:bg-accent focus:px-3 focus:py-2 focus:text-accent-ink"
      >
        {t.shell.skip}
      </a>
      <SideBar />
      <main
        ref={main}
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl min-w-0 has-[>[data-wide]]:max-w-none px-4 pt-5 pb-24 outline-none sm:px-8 sm:pb-12"
      >
        <Outlet />
      </main>
      <BottomBar />
    </div>
  );
}
