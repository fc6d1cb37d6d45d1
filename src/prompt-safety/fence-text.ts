import type { Json } from "../base/json.ts";

/**
 * Marks external text. The boundary is random and created after the text was read, so no text can close
 * its own fence.
 */
export interface Fence {
  readonly open: string;
  readonly close: string;
  /** The text between the marks, cleaned and cut to `limit` characters. */
  text(value: string, limit: number): string;
  /**
   * The text between the marks with its lines unchanged; only hidden characters and chat-template tokens
   * are removed.
   */
  block(value: string): string;
  /** The value as one line of JSON between the marks. */
  json(value: Json, limit: number): string;
}

/** A fence with a new boundary. Create one per prompt, after all of its content is known. */
export function createFence(boundary: string = crypto.randomUUID()): Fence {
  const open = `<data ${boundary}>`;
  const close = `</data ${boundary}>`;
  const wrap = (text: string) => `${open}${text.replaceAll(boundary, "")}${close}`;
  return {
    open,
    close,
    block: (value) => `${open}\n${neutralise(value).replaceAll(boundary, "").trim()}\n${close}`,
    text: (value, limit) => wrap(cleanText(value, limit)),
    json: (value, limit) => wrap(cutText(neutralise(JSON.stringify(value)), limit)),
  };
}

/** The fence marks in a text. */
export function findMarks(text: string): string[] {
  return text.match(/<\/?data [\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}>/g) ?? [];
}

/**
 * One paragraph of plain text without invisible characters and chat-template tokens, at most `limit`
 * characters.
 */
export function cleanText(value: string, limit: number): string {
  return cutText(
    neutralise(value.slice(0, limit * 4))
      .replace(/\s+/gu, " ")
      .trim(),
    limit,
  );
}

/**
 * Tag, zero-width and control characters can hide text; `<|…|>`, `[INST]` and `<<SYS>>` are tokens of chat
 * templates.
 */
function neutralise(value: string): string {
  return value
    .replace(/[\p{Cf}\p{Co}]|[^\P{Cc}\n\t]/gu, "")
    .replace(/<[|｜][^|｜<>]{0,64}[|｜]>|\[\/?INST\]|<<\/?SYS>>|<\/?s>|<(?:start|end)_of_turn>/gi, " ");
}

function cutText(text: string, limit: number): string {
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
}
