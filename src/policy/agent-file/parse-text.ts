import { CORE_SCHEMA, constructFromEvents, EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import type { LocatedFault } from "../../contract/agent-file.ts";
import type { Json } from "../../contract/json.ts";
import { createLineIndex, type Place } from "./line-index.ts";
import { locateNodes, type NodePlace } from "./locate-nodes.ts";

/** An agent file has four levels. */
const MAX_DEPTH = 10;
const MAX_FAULTS = 100;

export interface ParsedText {
  value: Json;
  /** Start of a pointer's field, or else of the nearest enclosing one. */
  placeOf(pointer: string): Place;
  /** Position of a character of a field's text, as precise as its YAML style allows. */
  placeInside(pointer: string, text: string, index: number): Place;
}

/** Reads one YAML 1.2 document (JSON is one as well), or returns all its syntax faults. */
export function parseText(source: string): ParsedText | { faults: LocatedFault[] } {
  const lines = createLineIndex(source);
  try {
    const events = parseEvents(source, { maxDepth: MAX_DEPTH });
    if (events.length === 0) {
      const message = "The file is empty: it needs `agent_id` and `tools`.";
      return { faults: [{ pointer: "", message, line: 1, column: 1 }] };
    }
    const several = findSecondDocument(source, events);
    if (several !== null) {
      const message = "The text holds several YAML documents: one file describes one agent.";
      return { faults: [{ pointer: "", message, ...lines(several) }] };
    }
    const { places, faults } = locateNodes(source, events);
    if (faults.length > 0) {
      return {
        faults: faults
          .slice(0, MAX_FAULTS)
          .map(({ pointer, message, at }) => ({ pointer, message, ...lines(at) })),
      };
    }
    const [value] = constructFromEvents(events, { source, schema: CORE_SCHEMA, maxAliases: 0 });
    return { value: value as Json, ...findPlaces(places, lines) };
  } catch (error) {
    return { faults: [describe(error)] };
  }
}

function findSecondDocument(source: string, events: readonly Event[]): number | null {
  const documents = events.filter((event) => event.type === EVENT_ID.DOCUMENT);
  const [first] = documents;
  if (first === undefined || documents.length < 2) return null;
  const marks = [...source.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
  return marks[first.explicitStart ? 1 : 0] ?? source.length;
}

function findPlaces(places: ReadonlyMap<string, NodePlace>, lines: (offset: number) => Place) {
  function placeOf(pointer: string): Place {
    for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
      const place = places.get(at);
      if (place) return lines(place.at);
    }
    return lines(places.get("")?.at ?? 0);
  }
  function placeInside(pointer: string, text: string, index: number): Place {
    const place = places.get(pointer);
    if (place === undefined) return placeOf(pointer);
    const start = lines(place.value);
    if (place.verbatim) return { line: start.line, column: start.column + index };
    if (place.literalIndent === null) return start;
    const before = text.slice(0, index);
    return {
      line: start.line + before.split("\n").length - 1,
      column: place.literalIndent + index - before.lastIndexOf("\n"),
    };
  }
  return { placeOf, placeInside };
}

function describe(error: unknown): LocatedFault {
  if (!(error instanceof YAMLException)) {
    return { pointer: "", message: "The text cannot be read as YAML or JSON." };
  }
  const reason = error.reason.startsWith("nesting exceeded")
    ? `nested more than ${MAX_DEPTH} levels deep`
    : error.reason;
  const message = `This is neither YAML nor JSON: ${reason}.`;
  if (!error.mark) return { pointer: "", message };
  return { pointer: "", message, line: error.mark.line + 1, column: error.mark.column + 1 };
}
