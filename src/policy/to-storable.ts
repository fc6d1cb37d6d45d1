import { isJsonObject, type Json } from "../contract/json.ts";

const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Whether Postgres can keep this text as it is; nothing that it holds has another for its name. */
export function isStorable(text: string): boolean {
  return toStorable(text) === text;
}

/**
 * JSON as Postgres can keep it: NUL and halves of surrogate pairs, which `jsonb` and `text` refuse, become U+FFFD.
 * For records of what happened: an odd character in a question or an answer must not leave a run without its trace.
 */
export function toStorable<T extends Json>(value: T): T;
export function toStorable(value: Json): Json {
  if (typeof value === "string") return value.replace(UNSTORABLE, "\uFFFD");
  if (Array.isArray(value)) return value.map((item) => toStorable(item));
  if (!isJsonObject(value)) return value;
  // fromEntries defines own properties, so one named __proto__ stays an ordinary one.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [toStorable(key), toStorable(item)]));
}
