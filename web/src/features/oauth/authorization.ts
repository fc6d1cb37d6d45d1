import type { OAuthAuthorizationDetails, OAuthRedirect } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import { ApiFailure, asFailure } from "../../lib/api-failure.ts";
import { supabase } from "../../lib/supabase.ts";
import { oauth as text } from "../../text/oauth.ts";

/** The request of an application, or, if it is already authorized, where it waits. */
export function authorizationQuery(id: string) {
  return queryOptions({
    queryKey: ["oauth", id],
    queryFn: async (): Promise<OAuthAuthorizationDetails | OAuthRedirect> => {
      const { data, error } = await supabase().auth.oauth.getAuthorizationDetails(id);
      if (error) throw describeError(error);
      return data;
    },
    retry: false,
    // A request can be decided once, so cached data must not be used.
    staleTime: 0,
    gcTime: 0,
  });
}

/** @returns the redirect URL */
export async function decide(id: string, isAllowed: boolean): Promise<string> {
  const { oauth } = supabase().auth;
  const options = { skipBrowserRedirect: true };
  const { data, error } = isAllowed
    ? await oauth.approveAuthorization(id, options)
    : await oauth.denyAuthorization(id, options);
  if (error) throw describeError(error);
  return data.redirect_url;
}

function describeError(error: {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
}): ApiFailure {
  const network = asFailure(error);
  if (network.code !== "INTERNAL") return network;
  const status = error.status ?? 0;
  const isOver = status === 400 || status === 404;
  return new ApiFailure(
    error.code ?? (isOver ? "NOT_FOUND" : "INTERNAL"),
    isOver ? text.over : status >= 500 ? text.failed : error.message,
    { status, isOwnText: isOver || status >= 500 },
  );
}

/**
 * Valid redirect URLs use https, http to this machine, or an application's own scheme; script and data
 * schemes are rejected.
 */
export function isRedirectUrl(url: string): boolean {
  return (
    URL.canParse(url) &&
    !/^(javascript|data|blob|file|vbscript|about|filesystem):$/.test(new URL(url).protocol)
  );
}

/** The part of an address that identifies its owner. */
export function ownerOf(url: string): string {
  if (!URL.canParse(url)) return url;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? host : protocol.replace(/:$/, "");
}
