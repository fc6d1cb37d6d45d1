import { acceptsValue } from "./accepts-value.ts";
import { findAnchors } from "./find-anchors.ts";
import { isFreeText, isSearch, isWholeQuestion } from "./kinds.ts";
import type { Slot } from "./list-slots.ts";
import { overlaps } from "./read-mentions.ts";
import { listProperPhrases } from "./read-phrase.ts";
import { readValuePlace } from "./read-value-place.ts";
import type { Proposal, Reading } from "./reading.ts";

const LEAD =
  /^\s*(?:(?:hi|hello|hey|please|prosím|bitte|por favor)[\s,!]+)*(?:(?:can|could|would|will) you (?:please |kindly )?(?:help me )?|i(?:'d| would) (?:like|love) (?:you )?to |i (?:want|need)(?: you)? to |help me |let me |let's )?(?:please )?/i;
const SEARCH_VERB =
  /^(?:search(?: for| the web for| online for)?|find(?: me)?|look(?: up| for)?|google|query(?: for)?|play|show me|show|najdi|vyhledej|hledej|suche(?: nach)?|busca)\s+(?:(?:the |a |an |some |any )?(?:song|track|videos?|articles?|information|info|results?|documents?|pages?|news|posts?)\s+(?:about|on|for|called|named|regarding|o|über|sobre)\s+)?/i;
const QUESTION =
  /\?\s*$|^(?:who|what|when|where|which|whose|why|how|is|are|was|were|does|do|did|has|have|kdo|co|kde|kdy|wer|was|wo|wann|quién|qué|dónde)\b/i;
/** Wishes that are no search. */
const ACTION =
  /^(?:turn|set|create|send|delete|remove|add|update|change|open|close|book|order|buy|start|stop|translate|convert|calculate|write|make|call|cancel|run|switch|enable|disable|put|move|save|upload|pay)\b/i;
const SAYING =
  /\b(?:saying|that says|which says|with the (?:text|message|content|body)|reads|se zprávou|mit dem text)\b\s*[:,-]?\s*/i;

/** Free text for required slots: what is quoted or announced, the object of a search, or the question itself. */
export function proposeFreeText(
  open: readonly Slot[],
  taken: readonly Proposal[],
  reading: Reading,
): Proposal[] {
  const slots = open.filter(
    (slot) => slot.required && slot.types.includes("string") && slot.values.length === 0 && isFreeText(slot),
  );
  const [slot] = slots;
  if (slot === undefined || slots.length !== 1) return [];
  const proposal =
    readAnnounced(slot, reading) ?? readQuoted(slot, taken, reading) ?? readRest(slot, taken, reading);
  return proposal && acceptsValue(slot, proposal.value) ? [proposal] : [];
}

/** `the command start calc`, `with content - go to gym`, `saying see you at five`. */
function readAnnounced(slot: Slot, reading: Reading): Proposal | undefined {
  const { text, tokens, slots } = reading;
  const said = isSearch(slot) ? null : SAYING.exec(text);
  const command = slot.words.at(-1) === "command" ? readCommand(slot, text) : undefined;
  if (command) return command;
  const anchor = findAnchors(slot, slots, tokens).find((each) => each.strength >= 0.9);
  const place = anchor ? readValuePlace(reading, anchor) : undefined;
  const strong = place && (place.strong || slot.words.at(-1) === "command") ? place.start : undefined;
  const start = said ? said.index + said[0].length : strong;
  if (
    start === undefined ||
    reading.mentions.some((mention) => mention.kind === "quoted" && mention.start >= start - 1)
  )
    return undefined;
  const value = tidy(text.slice(start).split("\n")[0] ?? "");
  return value === "" || /^(?:and|or|to|for|is)\b/i.test(value)
    ? undefined
    : { slot, value, score: 0.8, start, end: text.length };
}

const COMMAND =
  /\b(?:using|run|execute|via)\s+(?:the\s+(.+?)\s+command\s*[.?!]?\s*$|(\S+(?:\s+\S+){1,12}?)\s*[.?!]?\s*$)/i;

/** `using docker --version` at the end, `using the X command`; not where words say it is told in prose. */
function readCommand(slot: Slot, text: string): Proposal | undefined {
  const found = COMMAND.exec(text);
  const value = found?.[1] ?? found?.[2];
  if (
    found === null ||
    value === undefined ||
    /\b(?:the|a|an|command|and|or|for|to|of|in|it|my|with|please)\b/i.test(value)
  )
    return undefined;
  const start = found.index + found[0].indexOf(value);
  return { slot, value, score: 0.8, start, end: start + value.length };
}

function readQuoted(slot: Slot, taken: readonly Proposal[], { mentions }: Reading): Proposal | undefined {
  if (isWholeQuestion(slot)) return undefined;
  const quoted = mentions.flatMap((mention) => (mention.kind === "quoted" ? [mention] : []));
  const free = quoted.filter(
    (quote) => !taken.some((proposal) => proposal.shared !== true && overlaps(proposal, quote)),
  );
  const [only] = free;
  return only && free.length === 1
    ? { slot, value: only.value, score: 0.85, start: only.start, end: only.end }
    : undefined;
}

function readRest(slot: Slot, taken: readonly Proposal[], reading: Reading): Proposal | undefined {
  const { text, mentions } = reading;
  if (mentions.some((mention) => mention.kind === "quoted")) return undefined;
  const whole = { start: 0, end: text.length };
  if (isWholeQuestion(slot)) return { slot, value: text.trim(), score: 0.75, ...whole, shared: true };
  if (
    !isSearch(slot) ||
    /\bformat/i.test(slot.description) ||
    taken.some((proposal) => proposal.shared !== true)
  )
    return undefined;
  const wish = text.slice(LEAD.exec(text)?.[0].length ?? 0);
  const verb = SEARCH_VERB.exec(wish)?.[0] ?? "";
  const value = tidy(wish.slice(verb.length));
  if (verb === "" && ACTION.test(wish)) return undefined;
  if (verb === "" && QUESTION.test(wish)) return readOnlyName(slot, reading);
  return value === "" ? undefined : { slot, value, score: verb === "" ? 0.72 : 0.74, ...whole };
}

/** `Who directed The Matrix?`: what is searched for is the name, if there is just one. */
function readOnlyName(slot: Slot, { text, tokens }: Reading): Proposal | undefined {
  const names = listProperPhrases(text, tokens, false);
  const [only] = names;
  return only && names.length === 1
    ? { slot, value: only.text, score: 0.72, start: only.start, end: only.end }
    : undefined;
}

function tidy(text: string): string {
  return text
    .replace(/[\s,]+(?:please|thanks|thank you|prosím|bitte)\s*[.!?]*\s*$/i, "")
    .replace(/[\s?.!]+$/, "")
    .trim();
}
