import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { RouterProvider as AriaRouterProvider, I18nProvider } from "react-aria-components";
import { locale } from "../text/language.ts";
import { Announcer } from "./announce.tsx";
import type { AppContext } from "./start-app.ts";
import { useTheme } from "./theme.ts";

const Toaster = lazy(async () => ({ default: (await import("sonner")).Toaster }));

export function App({ router, queries }: AppContext) {
  const theme = useTheme();
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider locale={locale}>
        <AriaRouterProvider navigate={(to) => void router.navigate({ href: to })}>
          <RouterProvider router={router} />
          <Suspense>
            <Toaster theme={theme} position="bottom-right" duration={6_000} />
          </Suspense>
          <Announcer />
        </AriaRouterProvider>
      </I18nProvider>
    </QueryClientProvider>
  );
}
