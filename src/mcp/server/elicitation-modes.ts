import { isUuid } from "../../base/storable-text.ts";

/**
 * The client capabilities that later requests of its session need: whether its user can be asked, and how.
 */
export interface ElicitationModes {
  form: boolean;
  url: boolean;
}

export const NO_ELICITATION: ElicitationModes = { form: false, url: false };

const FORM = /^([^.]*)\.([fun]+)$/;

/** How a client can ask its user. An empty `elicitation: {}` means forms (2025-06-18). */
export function readElicitationModes(capabilities: unknown): ElicitationModes {
  const elicitation = memberOf(capabilities, "elicitation");
  if (typeof elicitation !== "object" || elicitation === null) return NO_ELICITATION;
  const url = memberOf(elicitation, "url") !== undefined;
  return { url, form: memberOf(elicitation, "form") !== undefined || !url };
}

/**
 * The session of a client of 2025. No state is stored for it, so its id contains the negotiated
 * capabilities. It is not a credential: the token identifies the caller, and everything stored for a
 * session is bound to the caller.
 */
export function issueSessionId(elicitation: ElicitationModes): string {
  const letters = `${elicitation.form ? "f" : ""}${elicitation.url ? "u" : ""}` || "n";
  return `${crypto.randomUUID()}.${letters}`;
}

/** Null if it is not one of ours. */
export function readSessionId(id: string): ElicitationModes | null {
  const [, random = "", letters = ""] = FORM.exec(id) ?? [];
  if (!isUuid(random)) return null;
  return { form: letters.includes("f"), url: letters.includes("u") };
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
