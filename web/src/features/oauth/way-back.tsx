import { useEffect } from "react";
import { ExternalLink } from "../../components/button.tsx";
import { oauth as text } from "../../text/oauth.ts";
import { isWayBack, placeOf } from "./authorization.ts";

/** Sends the browser back to the application; by hand where it does not go by itself. */
export function WayBack({ url }: { url: string }) {
  const isSafe = isWayBack(url);
  useEffect(() => {
    if (isSafe) location.assign(url);
  }, [isSafe, url]);
  if (!isSafe) return <p role="alert">{text.badReturn}</p>;
  return (
    <p role="status">
      {text.leaving(placeOf(url))} <ExternalLink href={url}>{text.goOn}</ExternalLink>
    </p>
  );
}
