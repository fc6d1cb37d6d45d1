import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { RouterProvider as AriaRouterProvider } from "react-aria-components";
import { Toaster } from "sonner";
import { Announcer } from "./announce.tsx";
import type { AppContext } from "./start-app.ts";
import { useTheme } from "./theme.ts";

export function App({ router, queries }: AppContext) {
  const theme = useTheme();
  return (
    <QueryClientProvider client={queries}>
      <AriaRouterProvider navigate={(to) => void router.navigate({ href: to })}>
        <RouterProvider router={router} />
        <Toaster theme={theme} position="bottom-right" duration={6_000} />
        <Announcer />
      </AriaRouterProvider>
    </QueryClientProvider>
  );
}
