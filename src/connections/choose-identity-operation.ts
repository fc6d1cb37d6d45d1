import { splitWords } from "../base/text.ts";
import { findPresetOfServer } from "../presets/find-preset.ts";

export interface IdentityCandidate {
  tool_id: string;
  operation_id: string;
  path: string;
  /** Address of the operation's server. */
  server: string;
}

/** Names of the person who is signed in: as the last part of a path, or the last words of an operation id. */
const PERSON = [
  "me",
  "myself",
  "self",
  "whoami",
  "who am i",
  "viewer",
  "current user",
  "authenticated user",
  "logged in user",
  "signed in user",
  "user info",
  "userinfo",
  "my user",
  "my profile",
  "my account",
  "current account",
];

/** Names that may mean something else, for example all that the person has. Only as a whole. */
const PERHAPS = [
  "user",
  "account",
  "profile",
  "identity",
  "current",
  "authenticated",
  "get user",
  "get account",
  "get profile",
];

/**
 * The operation that says whose account is used, by its names: `/users/me`, `getCurrentUser`, `/account`. The
 * owner's choice goes first; an empty one is none. Null if no operation has such a name.
 */
export function chooseIdentityOperation(
  candidates: readonly IdentityCandidate[],
  chosen: string | null,
): IdentityCandidate | null {
  if (chosen !== null) return candidates.find(({ operation_id }) => operation_id === chosen) ?? null;
  const [best] = candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.candidate.path.length - b.candidate.path.length);
  return best?.candidate ?? null;
}

/** 0: not an operation of this kind. A path says it more reliably than an operation id, and a preset knows it. */
function rankOf({ operation_id, path, server }: IdentityCandidate): number {
  if (isOfPreset(path, server)) return 5;
  const last = wordsOf(path.split("/").filter(Boolean).at(-1) ?? "");
  const name = wordsOf(operation_id);
  if (PERSON.includes(last)) return 4;
  if (PERSON.some((words) => name === words || name.endsWith(` ${words}`))) return 3;
  if (PERHAPS.includes(last)) return 2;
  return PERHAPS.includes(name) ? 1 : 0;
}

function wordsOf(text: string): string {
  return splitWords(text).join(" ");
}

function isOfPreset(path: string, server: string): boolean {
  const known = findPresetOfServer(server)?.identity_path;
  if (known === undefined) return false;
  const { pathname } = new URL(server);
  return `${pathname.replace(/\/$/, "")}${path}`.replace(/\/$/, "") === known.replace(/\/$/, "");
}
