import { useEffect } from "react";
import { ExternalLink } from "../../components/button.tsx";
import { oauth as text } from "../../text/oauth.ts";
import { isRedirectUrl, ownerOf } from "./authorization.ts";

/** Redirects the browser to the application, with a link as a fallback. */
export function RedirectBack({ url }: { url: string }) {
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
