/** A public API without a key, for users without a document. */
export const SAMPLE_DOCUMENT = `openapi: 3.1.0
info:
  title: Weather
  version: "1.0"
  description: Current weather and forecast for any place on earth (Open-Meteo, no key needed).
servers:
  - url: https://api.open-meteo.com/v1
x-auth-type: none
x-required-secrets: []
paths:
  /forecast:
    get:
      operationId: getForecast
      summary: Get the current weather at a place
      parameters:
        - { name: latitude, in: query, required: true, description: Latitude in degrees, schema: { type: number } }
        - { name: longitude, in: query, required: true, description: Longitude in degrees, schema: { type: number } }
        - name: current_weather
          in: query
          description: Whether to include the current weather
          schema: { type: boolean, default: true }
      responses:
        "200": { description: The weather }
`;
