import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

/** A shop on loopback: `GET /customers?name=`, `POST /orders` with the customer's id. */
export function startOrdersApi(): Promise<Loopback> {
  return startLoopback(({ method, url, body }, response) => {
    const asked = new URL(url, "http://localhost");
    if (method === "GET" && asked.pathname === "/customers") {
      return answerJson(response, { customers: [{ id: "cus_814", name: asked.searchParams.get("name") }] });
    }
    if (method === "POST" && asked.pathname === "/orders") {
      return answerJson(response, { order_id: "ord_1", ...(JSON.parse(body) as object) }, 201);
    }
    return answerJson(response, { error: "no such page" }, 404);
  });
}

const text = (description: string) => ({ type: "string", description });

/** The path of a write. */
export const CREATE_ORDER = {
  post: {
    operationId: "createOrder",
    summary: "Create an order for a customer",
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: {
            type: "object",
            required: ["customer_id", "product"],
            additionalProperties: false,
            properties: {
              customer_id: text("The customer's id"),
              product: text("What is ordered"),
            },
          },
        },
      },
    },
    responses: { 201: { description: "The order" } },
  },
};

export function writeOrdersDocument(url: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1", description: "Customers and their orders." },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url }],
    paths: {
      "/customers": {
        get: {
          operationId: "findCustomer",
          summary: "Find a customer by name",
          parameters: [{ name: "name", in: "query", required: true, schema: text("The customer's name") }],
          responses: { 200: { description: "The customers with their ids" } },
        },
      },
      "/orders": CREATE_ORDER,
    },
  };
}
