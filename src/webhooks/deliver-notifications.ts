import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { Database, IncomingResponse, OutgoingRequest, Sender } from "../contract/ports.ts";
import { AnyObject, type Shape } from "../contract/shape.ts";

const DeliveryShape: Shape<Delivery> = Type.Object({
  id: Type.String(),
  event: Type.String(),
  data: AnyObject,
  attempts: Type.Number(),
  created_at: Type.String(),
  url: Type.String(),
  secret: Type.String(),
});

const ClaimDeliveriesShape = Type.Array(DeliveryShape);

/**
 * Seconds until the next attempt, by the number of attempts. After the last one, the delivery is given up,
 * in all after about half a day.
 */
const RETRY_S = [5, 60, 300, 1_800, 7_200, 36_000];

const BATCH = 20;

/** A receiver should acknowledge a notification before processing it. Milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Signatures of notifications as in Standard Webhooks 1.0.0: HMAC-SHA256 over `id.timestamp.body` with the
 * base64 secret after `whsec_`, written as `v1,<base64>`.
 */
const PREFIX = "whsec_";

interface Delivery {
  id: string;
  event: string;
  data: JsonObject;
  attempts: number;
  created_at: string;
  url: string;
  secret: string;
}

/**
 * Delivers due notifications, signed (Standard Webhooks 1.0.0). If a receiver does not answer 2xx, the
 * delivery is retried later. Several workers may run concurrently: a delivery is claimed for a minute.
 *
 * @returns whether more may be due
 */
export async function deliverNotifications(database: Database, sender: Sender): Promise<boolean> {
  const due = await database.call("claim_deliveries", { p_limit: BATCH }, ClaimDeliveriesShape);
  await Promise.all(due.map((delivery) => deliver(database, sender, delivery)));
  return due.length === BATCH;
}

async function deliver(database: Database, sender: Sender, delivery: Delivery): Promise<void> {
  const { outcome, delivered } = await send(sender, delivery);
  await database.call("finish_delivery", {
    p_id: delivery.id,
    p_delivered: delivered,
    p_outcome: outcome,
    p_retry_s: RETRY_S[delivery.attempts - 1] ?? null,
  });
}

async function send(sender: Sender, delivery: Delivery): Promise<{ delivered: boolean; outcome: string }> {
  try {
    const { status }: IncomingResponse = await sender.send(await toRequest(delivery), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // Another address, or a GET after 302, is not the receiver that the owner entered.
      followRedirects: false,
      // The status is the answer; its body may be endless.
      onChunk: () => true,
    });
    return { delivered: status >= 200 && status < 300, outcome: `HTTP ${status}` };
  } catch (error) {
    const known = error instanceof ToolgateError;
    return { delivered: false, outcome: known ? `${error.code}: ${error.message}` : "INTERNAL" };
  }
}

async function toRequest({ id, event, data, created_at, url, secret }: Delivery): Promise<OutgoingRequest> {
  const timestamp = Math.floor(Date.now() / 1000);
  const body = JSON.stringify({ type: event, timestamp: created_at, data });
  return {
    method: "POST",
    url,
    headers: [
      ["content-type", "application/json"],
      ["webhook-id", id],
      ["webhook-timestamp", String(timestamp)],
      ["webhook-signature", await signWebhook(secret, { id, timestamp, body })],
    ],
    body: new TextEncoder().encode(body),
    // The receiver detects a repetition by its id; retries are decided here.
    idempotent: false,
    sensitive: { headers: [], query: [] },
  };
}

/** A new signing secret: 256 random bits. */
export function createWebhookSecret(): string {
  return PREFIX + toBase64(crypto.getRandomValues(new Uint8Array(32)));
}

/** @param timestamp seconds since 1970 */
export async function signWebhook(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice(PREFIX.length)), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signed = await crypto.subtle.sign(
    "HMAC",
    key,
    new TextEncoder().encode(`${id}.${timestamp}.${body}`),
  );
  return `v1,${toBase64(new Uint8Array(signed))}`;
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
