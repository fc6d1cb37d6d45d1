import { connect as text } from "../../text/connect.ts";
import { type Finished, hasToken } from "./connect-link.ts";

/** How it ended, and the way on. */
export function Done({ result, returnUrl }: { result: Finished["result"]; returnUrl: string | null }) {
  const isConnected = result === "connected";
  return (
    <>
      <p role={isConnected ? "status" : "alert"}>
        {text.results[result as keyof typeof text.results] ?? text.results.failed}
      </p>
      <p className="flex gap-4">
        {!isConnected && hasToken() && (
          <a className="underline" href="/connect">
            {text.again}
          </a>
        )}
        {isConnected && returnUrl !== null && /^https?:/.test(returnUrl) && (
          <a className="underline" href={returnUrl} rel="noreferrer">
            {text.back(new URL(returnUrl).host)}
          </a>
        )}
      </p>
    </>
  );
}
