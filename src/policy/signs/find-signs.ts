import { isJsonObject, type Json, type JsonObject } from "../../contract/json.ts";
import { looksLikeInstruction } from "./looks-like-instruction.ts";

/**
 * Signs in an external text that it is meant for a model rather than for a reader. They are hints, not
 * verdicts; the text is not changed.
 */
export interface Signs {
  instruction_like?: true;
  /** Invisible characters: tags, bidirectional and zero-width ones, controls. */
  hidden_characters?: number;
  /** Hosts that Markdown images and links would call when rendered. */
  link_hosts?: string[];
}

/** Maximum number of characters of an answer that are searched; answers have at most 100 KB. */
const MAX_CHARACTERS = 200_000;
const MAX_HOSTS = 10;
/** Soft hyphens, joiners and direction marks that scripts need (Arabic, Indic, emoji) do not count. */
const HIDDEN = /(?![\u00ad\u200c-\u200f\ufeff])[\p{Cf}\p{Co}]|(?![\t\n\r])\p{Cc}/gu;
const MAYBE_HIDDEN = /[^\t\n\r -~]/;
/** CommonMark §6.3, §6.4: the destination of a link or an image. */
const LINK = /\]\(\s{0,8}<?https?:\/\/([^\s/?#:@<>()[\]]{1,253})/gi;

/** The signs in all texts and keys of a value; null if there are none. */
export function findSigns(value: Json): Signs | null {
  const found = { isInstruction: false, hidden: 0, hosts: new Set<string>(), left: MAX_CHARACTERS };
  visit(value, (text) => {
    const read = text.slice(0, Math.max(0, found.left));
    found.left -= text.length;
    if (MAYBE_HIDDEN.test(read)) found.hidden += read.match(HIDDEN)?.length ?? 0;
    if (!found.isInstruction) found.isInstruction = looksLikeInstruction(read);
    if (!read.includes("](")) return;
    for (const [, host = ""] of read.matchAll(LINK)) found.hosts.add(host.toLowerCase());
  });
  const signs: Signs = {
    ...(found.isInstruction && { instruction_like: true }),
    ...(found.hidden > 0 && { hidden_characters: found.hidden }),
    ...(found.hosts.size > 0 && { link_hosts: [...found.hosts].slice(0, MAX_HOSTS) }),
  };
  return Object.keys(signs).length > 0 ? signs : null;
}

/** The signs as a member of an answer: `{untrusted: …}`, or an empty object. */
export function describeSigns(value: Json): JsonObject {
  const signs = findSigns(value);
  return signs === null ? {} : { untrusted: { ...signs } };
}

function visit(value: Json, read: (text: string) => void): void {
  if (typeof value === "string") read(value);
  else if (Array.isArray(value)) for (const item of value) visit(item, read);
  else if (isJsonObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      read(key);
      visit(item, read);
    }
  }
}
