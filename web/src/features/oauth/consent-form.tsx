import type { OAuthAuthorizationDetails } from "@supabase/supabase-js";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Facts } from "../../components/facts.tsx";
import { ErrorState, Page } from "../../components/states.tsx";
import { showHidden } from "../../lib/show-hidden.ts";
import { oauth as text } from "../../text/oauth.ts";
import { isRedirectUrl, ownerOf } from "./authorization.ts";

/**
 * The application, the redirect target, and what the permission includes. Neither button has the focus.
 */
export function ConsentForm(props: {
  details: OAuthAuthorizationDetails;
  isPending: boolean;
  failure: unknown;
  onDecide: (isAllowed: boolean) => void;
}) {
  const { details, isPending, failure, onDecide } = props;
  const { client, user, scope } = details;
  // Earlier versions of Supabase Auth do not report it; the redirect URL itself is checked again before it
  // is used.
  const redirect_uri: string | undefined = details.redirect_uri;
  const isBad = redirect_uri !== undefined && !isRedirectUrl(redirect_uri);
  const name = client.name ? showHidden(client.name) : text.unnamed;
  const rows: [string, ReactNode][] = [
    [
      text.application,
      <span key="name">
        {name} <span className="text-soft">({text.calledItself})</span>
      </span>,
    ],
    ...(client.uri ? [[text.website, ownerOf(client.uri)] as [string, ReactNode]] : []),
    ...(redirect_uri ? [[text.returns, <Place key="back" url={redirect_uri} />] as [string, ReactNode]] : []),
    [text.you, user.email],
    ...(scope ? [[text.scopes, <code key="scope">{scope}</code>] as [string, ReactNode]] : []),
  ];
  return (
    <Page title={text.titleOf(name)} intro={text.intro}>
      <div className="flex max-w-160 flex-col gap-4">
        <Facts rows={rows} />
        <section
          aria-label={text.meaning}
          className="flex flex-col gap-1 rounded-md bg-warn-tint px-3 py-2.5"
        >
          <h2>{text.meaning}</h2>
          <ul className="flex list-disc flex-col gap-1 pl-4 text-13">
            {text.means.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="text-13">
            {text.rather}{" "}
            <Link to="/mcp" className="text-accent underline underline-offset-2">
              {text.toMcp}
            </Link>
          </p>
        </section>
        {failure ? <ErrorState error={failure} /> : null}
        {isBad && <p role="alert">{text.badReturn}</p>}
        <div className="flex flex-wrap gap-2">
          <Button isDisabled={isPending} onPress={() => onDecide(false)}>
            {text.deny}
          </Button>
          <Button look="primary" isPending={isPending} isDisabled={isBad} onPress={() => onDecide(true)}>
            {text.allow}
          </Button>
        </div>
      </div>
    </Page>
  );
}

function Place({ url }: { url: string }) {
  return (
    <>
      <strong className="font-semibold">{ownerOf(url)}</strong>{" "}
      <code className="break-all text-soft">{url}</code>
    </>
  );
}
