import { type Static, Type } from "@sinclair/typebox";
import * as oauth from "oauth4webapi";
import { sha256 } from "../base/sha256.ts";
import { isLoopback } from "../base/url-parts.ts";
import { invalidRequest, ToolgateError } from "../contract/errors.ts";
import type { SecretValues } from "../contract/http-operation.ts";
import type { Database } from "../contract/ports.ts";
import { nullable, texts } from "../contract/shape.ts";
import { beginSignIn, type SignInParts } from "./begin-sign-in.ts";
import { ConnectionShape, checkFor } from "./store-connection.ts";

/** Seconds. */
const DEFAULT_LIFE = 3600;

const LinkShape = Type.Object({ link_id: Type.String(), expires_at: Type.String() });

const OpenLinkShape = Type.Object({
  link_id: Type.String(),
  user_id: Type.String(),
  key_id: nullable(Type.String()),
  connector_id: Type.String(),
  name: nullable(Type.String()),
  end_user: nullable(Type.String()),
  scopes: nullable(texts),
  return_url: nullable(Type.String()),
  expires_at: Type.String(),
  api: Type.String(),
  auth_type: Type.String(),
  owner: nullable(Type.String()),
  origins: texts,
  needed_scopes: texts,
  fields: Type.Array(
    Type.Object({
      secret_id: Type.String(),
      description: nullable(Type.String()),
      is_optional: Type.Boolean(),
    }),
  ),
});
type OpenLink = Static<typeof OpenLinkShape>;

interface WantedLink {
  user_id: string;
  key_id: string | null;
  connector_id: string;
  name: string | null;
  end_user: string | null;
  scopes: string[] | null;
  return_url: string | null;
  /** Where its completion is reported, and the secret that signs the report. */
  webhook: { url: string; secret: string } | null;
  expires_in?: number;
}

/**
 * Creates a connect link. Its token is in the fragment of the address, which browsers send to no server and
 * in no Referer.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST | RATE_LIMITED
 */
export async function createLink(
  { database, pageUrl }: { database: Database; pageUrl: string },
  { user_id, connector_id, webhook, expires_in = DEFAULT_LIFE, ...link }: WantedLink,
): Promise<{ link_id: string; url: string; expires_at: string }> {
  if (link.name === null && link.end_user === null)
    throw invalidRequest([
      { pointer: "", message: "needs `end_user` or `name`: whose connection the link makes" },
    ]);
  checkUrl("/return_url", link.return_url);
  checkUrl("/webhook", webhook?.url ?? null);
  const token = oauth.generateRandomState();
  const { link_id, expires_at } = await database.call(
    "create_link",
    {
      p_user_id: user_id,
      p_connector_id: connector_id,
      p_link: {
        ...link,
        token_hash: sha256(token),
        expires_in,
        webhook: webhook?.url ?? null,
        webhook_secret: webhook?.secret ?? null,
      },
    },
    LinkShape,
  );
  return { link_id, url: `${pageUrl}#${token}`, expires_at };
}

function checkUrl(pointer: string, text: string | null): void {
  if (text === null) return;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (url && isSafe && url.username === "" && url.password === "") return;
  const message = "must be an https URL without user, or http on this machine";
  throw invalidRequest([{ pointer, message }]);
}

/** What the page of a link shows. @throws ToolgateError NOT_FOUND */
export async function showLink(database: Database, token: string) {
  const link = await openLink(database, token);
  return {
    owner: link.owner ?? "",
    api: link.api,
    hosts: hostsOf(link),
    name: link.name,
    scopes: link.scopes ?? link.needed_scopes,
    auth_type: link.auth_type,
    fields: link.fields.map(({ description, ...field }) => ({
      ...field,
      description: description ?? "",
    })),
    expires_at: link.expires_at,
  };
}

/**
 * Continues from the page of a link: begins the sign-in, bound to the browser, or stores the entered secrets.
 * @throws ToolgateError NOT_FOUND | INVALID_REQUEST, which names no value
 */
export async function followLink(parts: SignInParts, { token, proof_hash, secrets, hosts }: FollowedLink) {
  const { database } = parts;
  const link = await openLink(database, token);
  if (link.fields.length > 0) {
    await checkFor(link.auth_type, secrets ?? {});
    checkHosts(link, hosts);
    const { connection_id } = await database.call(
      "complete_link",
      { p_token_hash: sha256(token), p_secrets: secrets ?? {}, p_origins: link.origins },
      ConnectionShape,
    );
    const unnamed = { user_id: link.user_id, connection_id };
    return { result: "connected" as const, return_url: link.return_url, unnamed };
  }
  if (proof_hash === undefined)
    throw invalidRequest([{ pointer: "/proof_hash", message: "is required: this API is signed in to" }]);
  checkHosts(link, hosts);
  const { user_id, key_id, connector_id, name, end_user, scopes, link_id, origins } = link;
  const wanted = { user_id, key_id, connector_id, name, end_user, scopes, link_id, proof_hash, origins };
  const { authorize_url } = await beginSignIn(parts, wanted);
  return { authorize_url };
}

interface FollowedLink {
  token: string;
  proof_hash?: string;
  secrets?: SecretValues;
  /** As the page showed them. */
  hosts?: readonly string[];
}

/** A new version of the document must not take secrets or tokens elsewhere than the page showed. */
function checkHosts(link: OpenLink, shown: readonly string[] | undefined): void {
  if (shown !== undefined && [...shown].sort().join(" ") === hostsOf(link).sort().join(" ")) return;
  throw new ToolgateError(
    "CONFLICT",
    "The API goes to other hosts than the page showed. Nothing was stored. Open the link again.",
    { details: { hosts: hostsOf(link) } },
  );
}

/** An address without TLS is shown with its scheme, so that a change from https to http is noticed as well. */
function hostsOf({ origins }: OpenLink): string[] {
  return [...new Set(origins.map((origin) => origin.replace(/^https:\/\//, "")))];
}

async function openLink(database: Database, token: string): Promise<OpenLink> {
  const link = await database.call("open_link", { p_token_hash: sha256(token) }, nullable(OpenLinkShape));
  if (link !== null) return link;
  throw new ToolgateError(
    "NOT_FOUND",
    "This link is unknown, was used already, has expired or was revoked. Ask for a new one.",
  );
}
