import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { ExternalLink } from "../../components/button.tsx";
import { ErrorState, Loading, Page } from "../../components/states.tsx";
import { oauth as text } from "../../text/oauth.ts";
import { authorizationQuery, decide, isRedirectUrl, ownerOf } from "./authorization.ts";
import { ConsentForm } from "./consent-form.tsx";

const route = getRouteApi("/inside/oauth/consent");

/**
 * The page to which Supabase Auth redirects for an application's authorization (`authorization_url_path`).
 */
export function ConsentPage() {
  const { authorization_id: id } = route.useSearch();
  if (id === undefined)
    return (
      <Page title={text.title}>
        <p role="alert">{text.missing}</p>
      </Page>
    );
  return <Consent key={id} id={id} />;
}

function Consent({ id }: { id: string }) {
  const query = useQuery(authorizationQuery(id));
  const decision = useMutation({ mutationFn: (isAllowed: boolean) => decide(id, isAllowed) });
  if (query.isPending || query.isError)
    return (
      <Page title={text.title}>
        {query.isError ? <ErrorState error={query.error} /> : <Loading rows={4} />}
      </Page>
    );
  const back = decision.data ?? ("redirect_url" in query.data ? query.data.redirect_url : null);
  if (back !== null || !("client" in query.data))
    return (
      <Page title={text.title}>
        <RedirectBack url={back ?? ""} />
      </Page>
    );
  return (
    <ConsentForm
      details={query.data}
      isPending={decision.isPending}
      failure={decision.error}
      onDecide={(isAllowed) => decision.mutate(isAllowed)}
    />
  );
}

/** Redirects the browser to the application, with a link as a fallback. */
function RedirectBack({ url }: { url: string }) {
  const isSafe = isRedirectUrl(url);
  useEffect(() => {
    if (isSafe) location.assign(url);
  }, [isSafe, url]);
  if (!isSafe) return <p role="alert">{text.badReturn}</p>;
  return (
    <p role="status">
      {text.leaving(ownerOf(url))} <ExternalLink href={url}>{text.goOn}</ExternalLink>
    </p>
  );
}
