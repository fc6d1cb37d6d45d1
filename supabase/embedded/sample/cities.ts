export interface City {
  name: string;
  country: string;
  lat: number;
  lon: number;
  temp_c: number;
  humidity: number;
  wind_kph: number;
  text: string;
}

/** The same weather every day, so that the sample matches its document. */
export const CITIES: readonly City[] = [
  ["Amsterdam", "Netherlands", 52.37, 4.9, 14.2, 78, 22, "Light rain"],
  ["Berlin", "Germany", 52.52, 13.41, 17.5, 60, 14, "Partly cloudy"],
  ["Brno", "Czechia", 49.2, 16.61, 21.5, 52, 9, "Sunny"],
  ["Kraków", "Poland", 50.06, 19.94, 18.9, 64, 11, "Cloudy"],
  ["London", "United Kingdom", 51.51, -0.13, 13.1, 83, 19, "Light rain"],
  ["Madrid", "Spain", 40.42, -3.7, 28.3, 31, 8, "Sunny"],
  ["New York", "United States", 40.71, -74.01, 19.4, 57, 16, "Partly cloudy"],
  ["Oslo", "Norway", 59.91, 10.75, 4.8, 71, 12, "Snow"],
  ["Paris", "France", 48.86, 2.35, 16.7, 66, 13, "Overcast"],
  ["Prague", "Czechia", 50.08, 14.44, 19.2, 55, 10, "Partly cloudy"],
  ["Tokyo", "Japan", 35.68, 139.69, 22.8, 69, 15, "Thunderstorm"],
  ["Vienna", "Austria", 48.21, 16.37, 20.6, 50, 18, "Sunny"],
  ["Warsaw", "Poland", 52.23, 21.01, 15.8, 62, 17, "Fog"],
].map(([name, country, lat, lon, temp_c, humidity, wind_kph, text]) => ({
  name,
  country,
  lat,
  lon,
  temp_c,
  humidity,
  wind_kph,
  text,
})) as readonly City[];

/** Names in the languages of the UI and of questions, and local names, without case and diacritics. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Amsterdam: "amsterodam",
  Brno: "brunn",
  Kraków: "krakov krakau cracow cracovia cracovie",
  London: "londyn londres",
  "New York": "nowy-jork nueva-york",
  Paris: "pariz paryz",
  Prague: "praha prag praga",
  Tokyo: "tokio",
  Vienna: "wien viden wieden viena vienne",
  Warsaw: "warszawa varsava warschau varsovia varsovie",
};

/** Finds a city by its English or local name, ignoring case and diacritics. */
export function findCity(name: string): City | undefined {
  const wanted = plain(name);
  const joined = wanted.replaceAll(" ", "-");
  return CITIES.find(
    (city) => plain(city.name) === wanted || OTHER_NAMES[city.name]?.split(" ").includes(joined),
  );
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").trim().toLowerCase();
}
