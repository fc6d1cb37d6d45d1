import type { OAuthAuthorizationDetails, OAuthRedirect } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import { ApiFailure } from "../../lib/api-failure.ts";
import { supabase } from "../../lib/supabase.ts";
import { oauth as text } from "../../text/oauth.ts";

/** What an application asks for, or, when it may already, where it waits. */
export function authorizationQuery(id: string) {
  return queryOptions({
    queryKey: ["oauth", id],
    queryFn: async (): Promise<OAuthAuthorizationDetails | OAuthRedirect> => {
      const { data, error } = await supabase().auth.oauth.getAuthorizationDetails(id);
      if (error) throw tell(error);
      return data;
    },
    retry: false,
    // A request is decided once: what was seen before is no answer.
    staleTime: 0,
    gcTime: 0,
  });
}

/** @returns where to send the browser */
export async function decide(id: string, isAllowed: boolean): Promise<string> {
  const { oauth } = supabase().auth;
  const options = { skipBrowserRedirect: true };
  const { data, error } = isAllowed
    ? await oauth.approveAuthorization(id, options)
    : await oauth.denyAuthorization(id, options);
  if (error) throw tell(error);
  return data.redirect_url;
}

function tell(error: {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}): ApiFailure {
  const status = error.status ?? 0;
  const isOver = status === 400 || status === 404;
  return new ApiFailure(
    error.code ?? (isOver ? "NOT_FOUND" : "INTERNAL"),
    isOver ? text.over : error.message,
    { status },
  );
}

/** Applications come back by https, by http to this machine, or by a scheme of their own; scripts and documents are no way back. */
export function isWayBack(url: string): boolean {
  return (
    URL.canParse(url) &&
    !/^(javascript|data|blob|file|vbscript|about|filesystem):$/.test(new URL(url).protocol)
  );
}

/** The part of an address that says whose it is. */
export function placeOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? host : protocol.replace(/:$/, "");
}
