import { Value } from "@sinclair/typebox/value";
import { type Fault, isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { AgentFile } from "../../contract/agent-file.ts";
import { compileRules } from "../../privacy/compile-rules.ts";
import { isPromptVariable, PROMPT_VARIABLES, type PromptName, VARIABLE } from "../policy.ts";

const ScrubPart = AgentFile.properties.scrub;

const PROMPTS = ["system", "developer", "user"] as const;

const MAX_FAULTS = 20;

/** Fields that may also be given in a second unit, with the factor to the stored unit. */
const UNITS = [
  { section: "gateway", field: "timeout_seconds", stored: "timeout_ms", factor: 1_000 },
  { section: "memory", field: "short_term_ttl_minutes", stored: "short_term_ttl_s", factor: 60 },
] as const;

/** A fault inside a text also has the offset of a character of the text. */
export interface RuleFault extends Fault {
  inside?: { text: string; index: number };
}

/**
 * Faults that the shape does not cover. Checks every part that has its shape, so that these faults appear
 * together with the shape's.
 */
export function findRuleFaults(file: JsonObject): RuleFault[] {
  return [
    ...findModeFaults(file),
    ...findUnitFaults(file),
    ...findDoubles(file["tools"], "/tools", "tool"),
    ...findPromptFaults(objectOf(file["prompts"])),
    ...findDoubles(objectOf(file["scrub"])["rules"], "/scrub/rules", "rule"),
    ...findScrubFaults(objectOf(file["scrub"])),
    ...findUnstorable(file, ""),
  ];
}

function findModeFaults(file: JsonObject): Fault[] {
  if (file["env"] !== "prod" || objectOf(file["approval"])["mode"] !== "auto") return [];
  const message = "`auto` is possible with `env: dev` only: in `prod` a person approves each write.";
  return [{ pointer: "/approval/mode", message }];
}

function findDoubles(list: Json | undefined, pointer: string, what: string): Fault[] {
  const seen = new Map<string, number>();
  return (Array.isArray(list) ? list : []).flatMap((entry, index) => {
    const name = objectOf(entry)["name"];
    if (typeof name !== "string") return [];
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    const message = `The ${what} \`${name.slice(0, 100)}\` is listed twice, first as ${pointer}/${first}: keep one.`;
    return first === undefined ? [] : [{ pointer: `${pointer}/${index}/name`, message }];
  });
}

function findPromptFaults(prompts: JsonObject): RuleFault[] {
  return PROMPTS.flatMap((name) => {
    const text = prompts[name];
    if (typeof text !== "string") return [];
    return findTemplateFaults(name, text).map(({ message, index }) => ({
      pointer: `/prompts/${name}`,
      message,
      inside: { text, index },
    }));
  });
}

/** Only for a part that has its shape, which compiling assumes. */
function findScrubFaults(scrub: JsonObject): Fault[] {
  if (Object.keys(scrub).length === 0 || !Value.Check(ScrubPart, scrub)) return [];
  return compileRules(scrub).faults.map(({ pointer, message }) => ({ pointer: `/scrub${pointer}`, message }));
}

/** Postgres stores neither NUL nor a lone surrogate in `jsonb`. */
function findUnstorable(value: Json, pointer: string): Fault[] {
  if (typeof value === "string") {
    const broken = /\p{Cs}|\0/u.test(value);
    const message = "The text holds a NUL or half a character (a lone surrogate): take it out.";
    return broken ? [{ pointer, message }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => findUnstorable(child, `${pointer}/${key}`));
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

interface TemplateFault {
  message: string;
  /** Offset into the template. */
  index: number;
}

/** The faults in the variables of one prompt. */
export function findTemplateFaults(prompt: PromptName, template: string): TemplateFault[] {
  const faults: TemplateFault[] = [];
  let words = 0;
  for (let at = template.indexOf("{{"); at >= 0 && faults.length < MAX_FAULTS; ) {
    const variable = readVariable(template, at);
    const message = variable === null ? describeOpen(template, at) : describeVariable(variable.name, prompt);
    if (message !== undefined) faults.push({ message, index: at });
    if (variable?.name === "user_input") words++;
    at = template.indexOf("{{", variable?.end ?? endOfBraces(template, at));
  }
  if (prompt === "user" && words === 0) {
    const message =
      "The user prompt must contain `{{user_input}}`: without it the agent never sees the question.";
    faults.push({ message, index: 0 });
  }
  return faults;
}

function readVariable(template: string, at: number): { name: string; end: number } | null {
  const pattern = new RegExp(VARIABLE.source, "y");
  pattern.lastIndex = at;
  const [whole, name] = pattern.exec(template) ?? [];
  return whole === undefined || name === undefined ? null : { name, end: at + whole.length };
}

function describeVariable(name: string, prompt: PromptName): string | undefined {
  if (!isPromptVariable(name)) {
    const near = nearestNames(name, PROMPT_VARIABLES, 1);
    const known = `; known are ${PROMPT_VARIABLES.map((known) => `\`${known}\``).join(", ")}.`;
    return `The variable \`{{${name.slice(0, 60)}}}\` is unknown${near.length === 0 ? known : didYouMean(near)}`;
  }
  if (name === "user_input" && prompt !== "user") {
    return `\`{{user_input}}\` belongs into the user prompt only: in the ${prompt} prompt the user's words would be instructions.`;
  }
  return undefined;
}

function describeOpen(template: string, at: number): string {
  const closed = template.indexOf("}}", at);
  const next = template.indexOf("{{", at + 2);
  const line = template.indexOf("\n", at);
  const stays = [next, line].every((end) => end < 0 || closed < end);
  return closed < 0 || !stays
    ? "`{{` is never closed: write `{{user_input}}`, or `{ {` for literal braces."
    : "There is no variable name between `{{` and `}}`: write `{{user_input}}`, or `{ {` for literal braces.";
}

/** `{{{` is one fault, not two. */
function endOfBraces(template: string, at: number): number {
  let end = at;
  while (template[end] === "{") end++;
  return end;
}

/** Faults for settings that are given in both units. */
function findUnitFaults(file: JsonObject): Fault[] {
  return UNITS.flatMap(({ section, field, stored }) => {
    const fields = file[section];
    if (!isJsonObject(fields) || !Object.hasOwn(fields, field) || !Object.hasOwn(fields, stored)) return [];
    const message = `\`${field}\` and \`${stored}\` say the same in two units: keep one.`;
    return [{ pointer: `/${section}/${field}`, message }];
  });
}

/** Converts such fields to the stored unit, the only one that other code reads. */
export function convertUnits(file: AgentFile): AgentFile {
  const converted: JsonObject = { ...(file as unknown as JsonObject) };
  for (const { section, field, stored, factor } of UNITS) {
    const fields = converted[section];
    if (!isJsonObject(fields)) continue;
    const { [field]: value, ...others } = fields;
    if (typeof value === "number") converted[section] = { ...others, [stored]: value * factor };
  }
  return converted as unknown as AgentFile;
}

/** Similar names, nearest first: at most one letter in three differs, or only the end is missing. */
export function nearestNames(name: string, known: Iterable<string>, limit = 3): string[] {
  const wanted = name.slice(0, 100).toLowerCase();
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  return [...known]
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, candidate.toLowerCase(), reach) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** "; did you mean `a` or `b`?", or an empty text. */
export function didYouMean(names: readonly string[]): string {
  return names.length === 0 ? "" : `; did you mean ${names.map((name) => `\`${name}\``).join(" or ")}?`;
}

function distanceOf(wanted: string, candidate: string, reach: number): number {
  return wanted.length >= 3 && candidate.startsWith(wanted) ? 1 : editDistance(wanted, candidate, reach);
}

/**
 * Number of letters to insert, delete or replace (Levenshtein); any distance over `reach` counts as `reach
 * + 1`.
 */
function editDistance(from: string, to: string, reach: number): number {
  if (Math.abs(from.length - to.length) > reach) return reach + 1;
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
    }
    if (Math.min(...next) > reach) return reach + 1;
    row = next;
  }
  return row[to.length] ?? 0;
}
