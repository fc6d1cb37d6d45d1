import { isUuid } from "../contract/uuid.ts";

/** What of a client's capabilities later requests of its session need: whether its user can be asked, and how. */
export interface AskingWays {
  form: boolean;
  url: boolean;
}

export const NO_WAY: AskingWays = { form: false, url: false };

const FORM = /^([^.]*)\.([fun]+)$/;

/** What a client says it can ask its user. A bare `elicitation: {}` means forms (2025-06-18). */
export function readWays(capabilities: unknown): AskingWays {
  const elicitation = memberOf(capabilities, "elicitation");
  if (typeof elicitation !== "object" || elicitation === null) return NO_WAY;
  const url = memberOf(elicitation, "url") !== undefined;
  return { url, form: memberOf(elicitation, "form") !== undefined || !url };
}

/**
 * The session of a client of 2025: nothing of it is kept here, so its id says what was agreed. It proves nothing: who calls
 * is told by the token, and what is kept for a session is bound to that.
 */
export function issueSessionId(ways: AskingWays): string {
  const letters = `${ways.form ? "f" : ""}${ways.url ? "u" : ""}` || "n";
  return `${crypto.randomUUID()}.${letters}`;
}

/** Null when it is none of ours. */
export function readSessionId(id: string): AskingWays | null {
  const [, random = "", letters = ""] = FORM.exec(id) ?? [];
  if (!isUuid(random)) return null;
  return { form: letters.includes("f"), url: letters.includes("u") };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
