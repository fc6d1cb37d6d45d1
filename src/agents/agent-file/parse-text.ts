import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  SCALAR_STYLE,
  type ScalarEvent,
  YAMLException,
} from "js-yaml";
import { escapeSegment, type Json } from "../../base/json.ts";
import type { LocatedFault } from "../../contract/agent-file.ts";

/** An agent file has four levels. */
const MAX_DEPTH = 10;

/**
 * Maximum number of values and ends of lists in a file. 500 tools with every field have about 12,000; the checks of a
 * text of 256 KB that is nothing but short values would take seconds.
 */
const MAX_EVENTS = 20_000;

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
    if (events.length > MAX_EVENTS) {
      const message = `The file has more than ${MAX_EVENTS} values: an agent file lists 500 tools at most.`;
      return { faults: [{ pointer: "", message, ...lines(offsetAfter(events, MAX_EVENTS)) }] };
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

/** The offset of the first value from this event on. */
function offsetAfter(events: readonly Event[], index: number): number {
  for (const event of events.slice(index)) {
    if (event.type !== EVENT_ID.POP && event.type !== EVENT_ID.DOCUMENT) return startOf(event);
  }
  return 0;
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

interface Place {
  line: number;
  column: number;
}

/** Line and column, both from 1, of an offset. YAML 1.2 §5.4: a line ends with CR, LF or both. */
function createLineIndex(text: string): (offset: number) => Place {
  const starts = [0];
  for (const { index, 0: ending } of text.matchAll(/\r\n?|\n/g)) starts.push(index + ending.length);
  return function placeOf(offset) {
    let low = 0;
    for (let high = starts.length - 1; low < high; ) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

/** The position of a node, as offsets into the text. */
interface NodePlace {
  /** Offset of its key, or of the node itself. */
  at: number;
  value: number;
  /** Indentation of a literal block, whose lines are lines of the file; null for other nodes. */
  literalIndent: number | null;
  /** Whether the text appears in the file unescaped, in one line. */
  verbatim: boolean;
}

interface OffsetFault {
  pointer: string;
  message: string;
  at: number;
}

interface LocatedNodes {
  places: Map<string, NodePlace>;
  faults: OffsetFault[];
}

type Open = { kind: "map"; pointer: string; keys: Set<string>; key: Key | null } | OpenList;

type OpenList = { kind: "list"; pointer: string; count: number };

type Key = { name: string; at: number };

type ValueEvent = Exclude<Event, { type: typeof EVENT_ID.POP | typeof EVENT_ID.DOCUMENT }>;

/**
 * Walks the events of one YAML document. Returns the position of every node by JSON pointer, and faults
 * for features that agent files do not need and attackers use: anchors, aliases, tags, keys that are not
 * text, duplicate keys.
 */
function locateNodes(text: string, events: readonly Event[]): LocatedNodes {
  const found: LocatedNodes = { places: new Map(), faults: [] };
  const open: Open[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.DOCUMENT) continue;
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const parent = open.at(-1);
    if (parent?.kind === "map" && parent.key === null) {
      parent.key = readKey(text, event, parent, found);
      if (event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE) break; // Reported; what follows has no pointer.
      continue;
    }
    const pointer = pointerIn(parent);
    const key = parent?.kind === "map" ? parent.key?.at : undefined;
    refuseExtras(event, pointer, found);
    if (!found.places.has(pointer)) found.places.set(pointer, describePlace(event, key));
    if (parent?.kind === "map") parent.key = null;
    if (event.type === EVENT_ID.MAPPING) open.push({ kind: "map", pointer, keys: new Set(), key: null });
    if (event.type === EVENT_ID.SEQUENCE) open.push({ kind: "list", pointer, count: 0 });
  }
  return found;
}

function readKey(
  text: string,
  event: ValueEvent,
  { pointer, keys }: Open & { kind: "map" },
  found: LocatedNodes,
): Key {
  const at = startOf(event);
  if (event.type !== EVENT_ID.SCALAR) {
    found.faults.push({ pointer, message: "A key must be plain text, no list, object or alias.", at });
    return { name: "", at };
  }
  const name = event.valueStart < 0 ? "" : getScalarValue(text, event);
  refuseExtras(event, `${pointer}/${escapeSegment(name)}`, found);
  if (keys.has(name)) {
    const message = `The field \`${name.slice(0, 100)}\` is written twice: keep one.`;
    found.faults.push({ pointer: `${pointer}/${escapeSegment(name)}`, message, at });
  }
  keys.add(name);
  return { name, at };
}

function pointerIn(parent: Open | undefined): string {
  if (parent === undefined) return "";
  return `${parent.pointer}/${parent.kind === "map" ? escapeSegment(parent.key?.name ?? "") : parent.count++}`;
}

function offsetOf(event: ValueEvent): number {
  if (event.type === EVENT_ID.SCALAR) return event.valueStart;
  if (event.type === EVENT_ID.ALIAS) return event.anchorStart - 1;
  return event.start;
}

/** The opening quote belongs to the position of a text, not to its value. */
function startOf(event: ValueEvent): number {
  const quoted =
    event.type === EVENT_ID.SCALAR &&
    (event.style === SCALAR_STYLE.SINGLE_QUOTED || event.style === SCALAR_STYLE.DOUBLE_QUOTED);
  return Math.max(0, offsetOf(event) - (quoted ? 1 : 0));
}

function describePlace(event: ValueEvent, key: number | undefined): NodePlace {
  const scalar = event.type === EVENT_ID.SCALAR ? event : undefined;
  const at = offsetOf(event);
  const value = at < 0 ? (key ?? 0) : at;
  return {
    at: key ?? startOf(event),
    value,
    literalIndent: scalar?.style === SCALAR_STYLE.LITERAL_BLOCK ? scalar.indent : null,
    verbatim: scalar !== undefined && isVerbatim(scalar),
  };
}

function isVerbatim({ fast, style }: ScalarEvent): boolean {
  return fast && style !== SCALAR_STYLE.LITERAL_BLOCK && style !== SCALAR_STYLE.FOLDED_BLOCK;
}

function refuseExtras(event: ValueEvent, pointer: string, { faults }: LocatedNodes): void {
  if (event.type === EVENT_ID.ALIAS) {
    const message = "Anchors and aliases are not used in agent files: write the value out.";
    faults.push({ pointer, message, at: event.anchorStart - 1 });
    return;
  }
  if (event.anchorStart >= 0) {
    const message = "Anchors and aliases are not used in agent files: write the value out.";
    faults.push({ pointer, message, at: event.anchorStart - 1 });
  }
  if (event.tagStart >= 0) {
    const message = "Tags (`!…`) are not used in agent files: quote a text, write a number plainly.";
    faults.push({ pointer, message, at: event.tagStart });
  }
}
