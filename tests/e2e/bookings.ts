/** An API with arguments of many kinds, to test forms. @param url base URL of the API */
export function bookings(url: string) {
  const ok = { "200": { description: "ok" } };
  return {
    openapi: "3.1.0",
    info: { title: "Bookings", version: "1", description: "Meeting rooms and their bookings" },
    servers: [{ url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/bookings": {
        get: { operationId: "listBookings", summary: "List all bookings", responses: ok },
        post: {
          operationId: "bookRoom",
          summary: "Book a meeting room",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["room", "day", "seats", "catering", "guests", "contact"],
                  properties: {
                    room: { type: "string", enum: ["Oak", "Birch", "Maple"], description: "Which room" },
                    day: { type: "string", format: "date", description: "The day it is needed" },
                    seats: { type: "integer", minimum: 1, description: "How many people fit" },
                    catering: { type: "boolean", description: "Whether food is served" },
                    guests: { type: "array", items: { type: "string" }, description: "Names of the guests" },
                    contact: {
                      type: "object",
                      required: ["email"],
                      properties: {
                        email: { type: "string", format: "email", description: "Who is told about changes" },
                      },
                    },
                  },
                },
              },
            },
          },
          responses: ok,
        },
      },
      "/bookings/{booking_id}": {
        delete: {
          operationId: "cancelBooking",
          summary: "Cancel a booking",
          parameters: [
            {
              name: "booking_id",
              in: "path",
              required: true,
              description: "Id of the booking",
              schema: { type: "string" },
            },
          ],
          responses: ok,
        },
      },
    },
  };
}
