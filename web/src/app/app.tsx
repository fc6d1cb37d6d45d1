import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { type CSSProperties, lazy, Suspense } from "react";
import { RouterProvider as AriaRouterProvider, I18nProvider } from "react-aria-components";
import { locale } from "../text/language.ts";
import { Announcer } from "./announce.tsx";
import type { AppContext } from "./start-app.ts";
import { useTheme } from "./theme.ts";

const Toaster = lazy(async () => ({ default: (await import("sonner")).Toaster }));

/**
 * Notices are in the free part of the side bar: between its links and the account. On phones they are above
 * the bottom bar.
 */
const NARROW = { "--width": "12rem" } as CSSProperties;

export function App({ router, queries }: AppContext) {
  const theme = useTheme();
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider locale={locale}>
        <AriaRouterProvider navigate={(to) => void router.navigate({ href: to })}>
          <RouterProvider router={router} />
          <Suspense>
            <Toaster
              theme={theme}
              position="bottom-left"
              duration={6_000}
              offset={{ left: "0.5rem", bottom: "9.5rem" }}
              mobileOffset={{ bottom: "calc(4.5rem + env(safe-area-inset-bottom))" }}
              style={NARROW}
            />
          </Suspense>
          <Announcer />
        </AriaRouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
