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

/** Everything that must be known before the first page: where the server is, and who is signed in. */
export async function startApp(): Promise<AppContext> {
  connectSupabase(await loadConfig());
  const queries = createQueries();
  const router = createAppRouter();
  await followSession(() => {
    // Somebody else, or nobody: nothing of the person before may stay in sight.
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
        // What the server refused stays refused; only what never reached it is worth repeating.
        retry: (count, error) => count < 2 && ["OFFLINE", "INTERNAL"].includes(asFailure(error).code),
      },
    },
  });
}
