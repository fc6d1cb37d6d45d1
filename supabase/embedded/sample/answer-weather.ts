import { CITIES, type City, findCity } from "./cities.ts";
import { ok, type Reply, refuse } from "./reply.ts";

const MAX_DAYS = 7;
const NAMES = CITIES.map(({ name }) => name).join(", ");

export function listCities(): Reply {
  return ok({ cities: CITIES.map(placeOf) });
}

export function readCurrent(url: URL): Reply {
  return ofCity(url, ({ temp_c, humidity, wind_kph, text }) => ({
    current: { temp_c, humidity, wind_kph, condition: { text } },
  }));
}

export function readForecast(url: URL): Reply {
  const days = Number(url.searchParams.get("days") ?? 3);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS) {
    return refuse(400, `days must be a whole number from 1 to ${MAX_DAYS}.`);
  }
  return ofCity(url, ({ temp_c }) => ({
    forecast: Array.from({ length: days }, (_, i) => ({
      day: i + 1,
      max_c: round(temp_c + 2 - i * 0.5),
      min_c: round(temp_c - 7 - i * 0.5),
    })),
  }));
}

function ofCity(url: URL, read: (city: City) => object): Reply {
  // `q` is the name in well-known weather APIs and their tutorials.
  const name = (url.searchParams.get("city") ?? url.searchParams.get("q"))?.trim();
  if (!name) return refuse(400, "Say which city: ?city=Brno");
  const city = findCity(name);
  return city
    ? ok({ location: placeOf(city), ...read(city) })
    : refuse(404, `No such city here. Known are: ${NAMES}.`);
}

function placeOf({ name, country, lat, lon }: City) {
  return { name, country, lat, lon };
}

function round(celsius: number): number {
  return Math.round(celsius * 10) / 10;
}
