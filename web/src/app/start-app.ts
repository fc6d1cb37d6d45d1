import { QueryClient } from "@tanstack/react-query";
import { asFailure } from "../lib/api-failure.ts";
import { loadConfig } from "../lib/config.ts";
import { connectSupabase } from "../lib/supabase.ts";
import { type AppRouter, createAppRouter } from "./router.tsx";
import { followSession } from "./session.ts";

export interface AppContext {
  router: AppRouter;
  queries: QueryClient;
}

/** The state needed before the first page: the server's address and the session. */
export async function startApp(): Promise<AppContext> {
  connectSupabase(await loadConfig());
  const queries = createQueries();
  const router = createAppRouter();
  await followSession(() => {
    // Another user or signed out: remove all data of the previous user.
    queries.clear();
    void router.invalidate();
  });
  return { router, queries };
}

function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // Errors of the server are not retried, only requests that did not reach it.
        retry: (count, error) => count < 2 && ["OFFLINE", "INTERNAL"].includes(asFailure(error).code),
      },
    },
  });
}
