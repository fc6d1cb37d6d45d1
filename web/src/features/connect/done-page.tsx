import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { ErrorState } from "../../components/states.tsx";
import { connect as text } from "../../text/connect.ts";
import { finishSignIn, forgetToken } from "./connect-link.ts";
import { ConnectFrame } from "./connect-page.tsx";
import { Done } from "./done.tsx";

/** Where a callback leads: finishes the sign-in in the browser that began it. */
export function DonePage() {
  const query = useQuery({
    queryKey: ["connect-done"],
    queryFn: async () => {
      const finished = await finishSignIn();
      if (finished?.result === "connected") forgetToken();
      return finished;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  if (query.data && !query.data.is_link && query.data.connector_id !== null)
    return (
      <Navigate
        to="/connectors/$connectorId"
        params={{ connectorId: query.data.connector_id }}
        search={{ sign_in: query.data.result }}
        replace
      />
    );
  return (
    <ConnectFrame>
      {query.isPending && <p role="status">{text.finishing}</p>}
      {query.isError && <ErrorState error={query.error} />}
      {query.data === null && <p role="alert">{text.otherBrowser}</p>}
      {query.data && <Done result={query.data.result} returnUrl={query.data.return_url} />}
    </ConnectFrame>
  );
}
