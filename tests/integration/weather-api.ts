import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

/** The weather API on loopback: `GET /v1/current.json?q=<city>` with a key in `X-Api-Key`. */
export async function startWeatherApi(key: string): Promise<Loopback> {
  return startLoopback(({ url, headers }, response) => {
    const asked = new URL(url, "http://localhost");
    if (headers["x-api-key"] !== key)
      return answerJson(response, { error: { message: "API key is invalid." } }, 401);
    if (asked.pathname !== "/v1/current.json") return answerJson(response, { error: "no such page" }, 404);
    return answerJson(response, {
      // Like some APIs, returns the caller's key.
      location: { name: asked.searchParams.get("q"), asked_with: key },
      current: { temp_c: 21.5, condition: { text: "Sunny", code: 1000 } },
      forecast: [{ day: "Mon" }, { day: "Tue" }],
    });
  });
}

/** The weather tool as an outside client inserts it. */
export function weatherTool(url: string) {
  return {
    name: "current_weather",
    description: "Get the current weather of a city: sunny, rain, snow.",
    tool_type: "http_api",
    http_config: {
      url: `${url}/v1/current.json?q={{city}}`,
      method: "GET",
      headers: { "X-Api-Key": "{{weather_key}}" },
      response_path: "current.condition.text",
    },
    parameters: {
      type: "object",
      properties: { city: { type: "string", description: "Name of the city" } },
      required: ["city"],
    },
    secret_names: ["weather_key"],
  };
}
