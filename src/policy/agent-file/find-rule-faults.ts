import { Value } from "@sinclair/typebox/value";
import { AgentFile } from "../../contract/agent-file.ts";
import { type Fault, isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import { compileRules } from "../scrub/compile-rules.ts";
import { findUnitFaults } from "./convert-units.ts";
import { findTemplateFaults } from "./find-template-faults.ts";

/** A fault inside a text also has the offset of a character of the text. */
export interface RuleFault extends Fault {
  inside?: { text: string; index: number };
}

const ScrubPart = AgentFile.properties.scrub;
const PROMPTS = ["system", "developer", "user"] as const;

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
