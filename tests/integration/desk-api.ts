import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

/** A help desk API on loopback that echoes its requests. */
export function startDeskApi(): Promise<Loopback> {
  return startLoopback(({ method, url, body }, response) =>
    answerJson(response, { method, url, body: body === "" ? null : (JSON.parse(body) as object) }),
  );
}

const text = (description: string) => ({ type: "string", description });

export function writeDeskDocument(url: string, title = "Desk"): object {
  const answer = { 200: { description: "OK" } };
  const ticket = {
    name: "ticket_id",
    in: "path",
    required: true,
    description: "Number of the ticket",
    schema: { type: "integer" },
  };
  return {
    openapi: "3.1.0",
    info: { title, version: "1" },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url }],
    paths: {
      "/tickets": {
        post: {
          operationId: "createTicket",
          summary: "Create a ticket",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["title", "priority"],
                  additionalProperties: false,
                  properties: {
                    title: text("What it is about"),
                    priority: { type: "string", enum: ["low", "high"], description: "How urgent it is" },
                  },
                },
              },
            },
          },
          responses: answer,
        },
      },
      "/tickets/{ticket_id}": {
        get: { operationId: "getTicket", summary: "Get a ticket", parameters: [ticket], responses: answer },
      },
      "/weather": {
        get: {
          operationId: "getWeather",
          summary: "Current weather in a city",
          parameters: [
            { name: "city", in: "query", required: true, description: "City", schema: { type: "string" } },
          ],
          responses: answer,
        },
      },
    },
  };
}
