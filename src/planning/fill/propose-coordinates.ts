import { isJsonObject } from "../../contract/json.ts";
import type { Slot } from "./list-slots.ts";
import type { Span } from "./read-mentions.ts";
import type { Proposal, Reading } from "./reading.ts";

const PAIR =
  /(?:lat(?:itude)?\s*(?:is|of|=|:)?\s*)?(?<![\d.])(-?\d{1,2}\.\d+)\s*°?\s*([NS])?(?:,\s*|\s+|\s*,?\s*and\s+)(?:(?:and\s+)?lon(?:g|gitude)?\s*(?:is|of|=|:)?\s*)?(-?\d{1,3}\.\d+)\s*°?\s*([EW])?(?![\d.\p{L}])/giu;

/** A pair of decimal degrees, for `latitude` and `longitude`, a list of two, or a text `lat, long`. South and west are negative. */
export function proposeCoordinates(slot: Slot, reading: Reading): Proposal[] {
  const said = `${slot.words.join(" ")} ${slot.description}`;
  const aboutPoint = /\blat(?:itude)?\b|\blon(?:g|gitude)?\b|\blng\b|coordinate|geolocation/i.test(said);
  if (!aboutPoint) return [];
  const pairs = readPairs(reading.text);
  const [pair] = pairs;
  if (pair === undefined || pairs.length > 1) return [];
  const value = choose(slot, pair);
  return value === undefined
    ? []
    : [{ slot, value, score: 0.93, shared: true, start: pair.start, end: pair.end }];
}

interface Pair extends Span {
  latitude: number;
  longitude: number;
}

function readPairs(text: string): Pair[] {
  return [...text.matchAll(PAIR)].flatMap((match) => {
    const latitude = Number(match[1]) * (match[2]?.toUpperCase() === "S" ? -1 : 1);
    const longitude = Number(match[3]) * (match[4]?.toUpperCase() === "W" ? -1 : 1);
    const real = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
    return real ? [{ latitude, longitude, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function choose(slot: Slot, { latitude, longitude }: Pair): Proposal["value"] | undefined {
  const isNumber = slot.types.includes("number");
  if (isNumber && slot.words.some((word) => /^lat/.test(word))) return latitude;
  if (isNumber && slot.words.some((word) => /^(lon|lng)/.test(word))) return longitude;
  const latitudeFirst = /lat\w*\W+(?:and\W+)?lon/i.test(slot.description);
  if (slot.types.includes("array") && latitudeFirst && isJsonObject(slot.schema["items"]))
    return [latitude, longitude];
  return slot.types.includes("string") && latitudeFirst ? `${latitude}, ${longitude}` : undefined;
}
