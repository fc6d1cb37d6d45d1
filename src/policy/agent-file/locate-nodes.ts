import { EVENT_ID, type Event, getScalarValue, SCALAR_STYLE, type ScalarEvent } from "js-yaml";
import { escapeSegment } from "../../contract/json-pointer.ts";

/** The position of a node, as offsets into the text. */
export interface NodePlace {
  /** Offset of its key, or of the node itself. */
  at: number;
  value: number;
  /** Indentation of a literal block, whose lines are lines of the file; null for other nodes. */
  literalIndent: number | null;
  /** Whether the text appears in the file unescaped, in one line. */
  verbatim: boolean;
}

export interface OffsetFault {
  pointer: string;
  message: string;
  at: number;
}

export interface LocatedNodes {
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
export function locateNodes(text: string, events: readonly Event[]): LocatedNodes {
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
