import { CITIES } from "./cities.ts";

const number = { type: "number" };
const text = { type: "string" };
const list = (items: object) => ({ type: "array", items });
const object = (properties: Record<string, object>) => ({ type: "object", properties });

const Place = object({ name: text, country: text, lat: number, lon: number });
const Weather = object({
  temp_c: number,
  humidity: number,
  wind_kph: number,
  condition: object({ text }),
});
const Note = object({ id: { type: "integer" }, text, created_at: { type: "string", format: "date-time" } });

const city = {
  name: "city",
  in: "query",
  required: true,
  description: "Name of the city",
  schema: text,
  example: "Brno",
};
const answer = (description: string, schema: object, status = "200") => ({
  [status]: { description, content: { "application/json": { schema } } },
});

/** The document of the sample API: OpenAPI 3.1 with the extensions of Toolgate. @param base base URL */
export function sampleDocument(base: string) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Sample: weather and notes",
      version: "1.0.0",
      description: `A small API on this machine to try things with. It knows the weather of ${CITIES.length} cities.`,
    },
    servers: [{ url: base }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/v1/current.json": {
        get: {
          operationId: "getCurrentWeather",
          summary: "Get the current weather of a city",
          tags: ["weather"],
          parameters: [city],
          responses: answer("The weather now", object({ location: Place, current: Weather })),
        },
      },
      "/v1/forecast.json": {
        get: {
          operationId: "getForecast",
          summary: "Get the weather forecast of a city for the next days",
          tags: ["weather"],
          parameters: [
            city,
            {
              name: "days",
              in: "query",
              description: "How many days",
              schema: { type: "integer", minimum: 1, maximum: 7, default: 3 },
            },
          ],
          responses: answer(
            "A day each",
            object({
              location: Place,
              forecast: list(object({ day: number, max_c: number, min_c: number })),
            }),
          ),
        },
      },
      "/v1/cities": {
        get: {
          operationId: "listCities",
          summary: "List the cities whose weather is known",
          tags: ["weather"],
          responses: answer("All of them", object({ cities: list(Place) })),
        },
      },
      "/v1/notes": {
        get: {
          operationId: "listNotes",
          summary: "List all notes",
          tags: ["notes"],
          responses: answer("Newest first; they last until Toolgate stops", object({ notes: list(Note) })),
        },
        post: {
          operationId: "createNote",
          summary: "Write a new note",
          tags: ["notes"],
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["text"],
                  properties: {
                    text: { ...text, minLength: 1, maxLength: 2000, description: "What to note" },
                  },
                },
              },
            },
          },
          responses: answer("The note", Note, "201"),
        },
      },
    },
  };
}
