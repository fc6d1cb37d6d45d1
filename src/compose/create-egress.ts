import { type EgressPolicy, exceptionFor, parseEgressAllow } from "../calling/egress/guard-address.ts";
import { guardRequest } from "../calling/egress/guard-url.ts";
import { type ClosableSender, createSender } from "../calling/egress/send-request.ts";
import type { Config } from "../contract/config.ts";

const made = new WeakMap<Config, ClosableSender>();

/** The guarded sender of this process. All callers share its connections. */
export function createEgress(config: Config): ClosableSender {
  const sender = made.get(config) ?? createSender(policyOf(config));
  made.set(config, sender);
  return sender;
}

/** Checks an address before it is stored, without DNS. @throws ToolgateError EGRESS_BLOCKED */
export function guardDestination(config: Config, url: string, hasSecrets: boolean): void {
  const sensitive = { headers: [], query: [], elsewhere: hasSecrets };
  guardRequest({ method: "POST", url, headers: [], idempotent: false, sensitive }, policyOf(config));
}

function policyOf(config: Config): EgressPolicy {
  return { allow: parseEgressAllow(config.egressAllow), allowHttp: true, deny: ownHosts(config) };
}

/**
 * The host names of this installation; a call to itself would loop. A hosted project's functions also have
 * a host name of their own.
 */
function ownHosts({ supabaseUrl, publicUrl, webUrl }: Config): string[] {
  const hosts = [supabaseUrl, publicUrl, webUrl].flatMap((url) =>
    url === null ? [] : exceptionFor(url).host,
  );
  const functions = hosts.flatMap((host) => host.replace(/\.supabase\.co$/, ".functions.supabase.co"));
  return [...new Set([...hosts, ...functions])];
}
