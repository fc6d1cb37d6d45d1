import type { Static } from "@sinclair/typebox";
import type { connectLinksEndpoints } from "../../../../src/contract/api/connect-links.ts";
import { browserKey, browserKeyHash } from "../../lib/browser-key.ts";
import { callFunction } from "../../lib/call-function.ts";

type Endpoints = typeof connectLinksEndpoints;
type Answer<Name extends keyof Endpoints> = Static<Endpoints[Name]["answer"]["schema"]>;

export type OpenedLink = Answer<"openLink">;
export type Finished = Answer<"finish">;

const NAME = "toolgate-connect-link";

/** The link's token, which is removed from the address bar and the history; kept in this tab for a reload and for the way back. */
export function takeToken(): string | null {
  const given = window.location.hash.slice(1);
  if (given !== "") {
    sessionStorage.setItem(NAME, given);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }
  return sessionStorage.getItem(NAME);
}

export function forgetToken(): void {
  sessionStorage.removeItem(NAME);
}

export function hasToken(): boolean {
  return sessionStorage.getItem(NAME) !== null;
}

export function openLink(token: string): Promise<OpenedLink> {
  return callFunction("connections/links/open", { method: "POST", body: { token } });
}

/** @returns the provider's page, or how the entered secrets were stored; null if the browser keeps no key */
export async function followLink(
  token: string,
  secrets: Record<string, string> | null,
  hosts: string[],
): Promise<Answer<"followLink"> | null> {
  if (secrets !== null)
    return callFunction("connections/links/follow", { method: "POST", body: { token, secrets, hosts } });
  const proof_hash = await browserKeyHash();
  if (proof_hash === null) return null;
  return callFunction("connections/links/follow", { method: "POST", body: { token, proof_hash, hosts } });
}

/** Finishes the sign-in whose handle is in the address; null if there is none. */
export async function finishSignIn(): Promise<Finished | null> {
  const handle = window.location.hash.slice(1);
  window.history.replaceState(window.history.state, "", window.location.pathname);
  const proof = browserKey();
  if (handle === "" || proof === null) return null;
  return callFunction("connections/finish", { method: "POST", body: { handle, proof } });
}
