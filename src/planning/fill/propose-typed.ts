import { acceptsValue } from "./accepts-value.ts";
import { findAnchors } from "./find-anchors.ts";
import type { Slot } from "./list-slots.ts";
import type { TextMention } from "./read-mentions.ts";
import type { Proposal, Reading } from "./reading.ts";

const FORMATS: Readonly<Record<string, TextMention["kind"]>> = {
  email: "email",
  "idn-email": "email",
  uri: "url",
  url: "url",
  "uri-reference": "url",
  iri: "url",
  uuid: "uuid",
  ipv4: "ip",
};
const NAMES: readonly (readonly [kind: TextMention["kind"], words: ReadonlySet<string>])[] = [
  ["email", new Set("email mail to cc bcc recipient sender".split(" "))],
  ["url", new Set("url uri link website webpage endpoint href webhook".split(" "))],
  ["uuid", new Set("uuid guid id".split(" "))],
  ["phone", new Set("phone mobile telephone tel fax msisdn to recipient number".split(" "))],
  ["ip", new Set("ip".split(" "))],
];

/** E-mail addresses, URLs, UUIDs and IP addresses for slots of that format or name. */
export function proposeTyped(slot: Slot, reading: Reading): Proposal[] {
  if (!slot.types.includes("string") || slot.values.length > 0) return [];
  const wanted = listKinds(slot);
  const mentions = reading.mentions.filter(
    (mention): mention is TextMention =>
      "value" in mention && typeof mention.value === "string" && mention.kind !== "quoted",
  );
  return mentions.flatMap((mention) => {
    if (!wanted.includes(mention.kind) || !acceptsValue(slot, mention.value)) return [];
    const rivals = mentions.filter((other) => other.kind === mention.kind && other.value !== mention.value);
    const named = isNamedNear(slot, reading, mention);
    if (rivals.length > 0 && !named) return [];
    return [
      { slot, value: mention.value, score: named ? 0.95 : 0.88, start: mention.start, end: mention.end },
    ];
  });
}

/** Whether the format alone decides what the slot takes. */
export function isTyped(slot: Slot): boolean {
  return typeof slot.schema["format"] === "string" && Object.hasOwn(FORMATS, slot.schema["format"]);
}

function listKinds(slot: Slot): TextMention["kind"][] {
  const format = slot.schema["format"];
  if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return [FORMATS[format] ?? "url"];
  const last = slot.words.at(-1) ?? "";
  return NAMES.filter(
    ([, words]) => words.has(last) || (slot.words.length < 3 && words.has(slot.words[0] ?? "")),
  ).map(([kind]) => kind);
}

function isNamedNear(slot: Slot, { slots, tokens }: Reading, mention: TextMention): boolean {
  return findAnchors(slot, slots, tokens).some((anchor) => {
    const end = tokens[anchor.last]?.end ?? 0;
    return end <= mention.start && mention.start - end <= 12;
  });
}
