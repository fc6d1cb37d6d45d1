import type { ServerResponse } from "node:http";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

/** How the shop treats one request. `before` and `after` refer to the creation of the order. */
export type Behaviour = "plain" | "slow" | "reset_before" | "reset_after" | "error_before" | "error_after";

export interface CountingShop extends Loopback {
  /** Received requests and created orders, by `ref`. */
  arrived: Map<string, number>;
  executed: Map<string, number>;
}

/**
 * A shop on loopback that counts received requests and created orders by the order's `ref`.
 * @param behave returns the behavior for a request; called once per request
 */
export async function startCountingShop(behave: () => Behaviour): Promise<CountingShop> {
  const arrived = new Map<string, number>();
  const executed = new Map<string, number>();
  const count = (counts: Map<string, number>, ref: string) => counts.set(ref, (counts.get(ref) ?? 0) + 1);
  const server = await startLoopback(({ url, body }, response) => {
    const { ref = url.split("/").at(-1) ?? "" } = JSON.parse(body) as { ref?: string };
    count(arrived, ref);
    const behaviour = behave();
    if (behaviour === "reset_before") return response.destroy();
    // 503 with Retry-After requests a retry.
    if (behaviour === "error_before") return refuse(response);
    count(executed, ref);
    if (behaviour === "reset_after") return response.destroy();
    if (behaviour === "error_after") return answerJson(response, { error: "after the deed" }, 500);
    const place = () => answerJson(response, { zeta: 1, order: ref, a: true }, 201);
    return behaviour === "slow" ? setTimeout(place, 300) : place();
  });
  return { ...server, arrived, executed };
}

function refuse(response: ServerResponse): void {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "0" }).end("{}");
}

/** `createOrder` (POST) and `replaceOrder` (PUT, which the sender may retry without an idempotency key). */
export function writeShopDocument(url: string): object {
  const text = (description: string) => ({ type: "string", description });
  const order = (operationId: string, summary: string, properties: Record<string, object>) => ({
    operationId,
    summary,
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: Object.keys(properties),
            additionalProperties: false,
            properties,
          },
        },
      },
    },
    responses: { 201: { description: "The order" } },
  });
  const ref = text("The order's reference");
  const product = text("What is ordered");
  return {
    openapi: "3.1.0",
    info: { title: "Counting shop", version: "1", description: "Orders." },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url }],
    paths: {
      "/orders": { post: order("createOrder", "Create an order", { ref, product }) },
      "/orders/{ref}": {
        put: {
          ...order("replaceOrder", "Replace an order that was placed before", { product }),
          parameters: [{ name: "ref", in: "path", required: true, schema: ref }],
        },
      },
    },
  };
}
