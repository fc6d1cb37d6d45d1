import type { Token } from "./tokenize.ts";

/** A person or channel as chat programs write it: "@ada.lane", "#general". */
export interface Handle {
  kind: "person" | "channel";
  /** Without the sign. */
  name: string;
}

/** English nouns for what the signs name. */
export const HANDLE_NOUNS: Readonly<Record<Handle["kind"], readonly string[]>> = {
  person: ["user", "member", "person"],
  channel: ["channel", "room", "tag"],
};

/** The handle that a token is; null for other tokens, such as "#12". */
export function readHandle({ kind, text }: Token): Handle | null {
  const [, sign, name] = /^([@#])(\p{L}.*)$/u.exec(text) ?? [];
  if (kind !== "code" || name === undefined) return null;
  return { kind: sign === "@" ? "person" : "channel", name };
}
