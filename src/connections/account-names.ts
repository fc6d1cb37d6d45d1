import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";
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

/** Members that name an account, best first, without separators. */
const NAMES = [
  "email",
  "emailaddress",
  "mail",
  "preferredusername",
  "username",
  "login",
  "handle",
  "screenname",
  "displayname",
  "fullname",
  "accountname",
  "name",
  "account",
  "user",
];

/** Members that hold the account. */
const HOLDERS = [
  "data",
  "result",
  "response",
  "user",
  "me",
  "viewer",
  "account",
  "profile",
  "member",
  "person",
];

const MAX_DEPTH = 3;
const MAX_CHARACTERS = 120;

/**
 * The name of the account in an API's answer or in claims, as plain text; null if there is none. What it
 * says is not trusted.
 */
export function readAccount(answer: Json, depth = 0): string | null {
  if (Array.isArray(answer) && answer.length === 1) return readAccount(answer[0] ?? null, depth);
  if (!isJsonObject(answer) || depth > MAX_DEPTH) return null;
  const members = membersOf(answer);
  for (const name of NAMES) {
    const value = members.get(name);
    const text = typeof value === "string" ? toPlainText(value) : null;
    if (text !== null) return text;
  }
  for (const holder of HOLDERS) {
    const text = readAccount(members.get(holder) ?? null, depth + 1);
    if (text !== null) return text;
  }
  return null;
}

function membersOf(answer: JsonObject): Map<string, Json> {
  return new Map(
    Object.entries(answer).map(([name, value]) => [name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase(), value]),
  );
}

/** One line without characters that control, reorder or hide others. */
function toPlainText(text: string): string | null {
  const plain = text
    .slice(0, 10 * MAX_CHARACTERS)
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
  return plain === "" ? null : [...plain].slice(0, MAX_CHARACTERS).join("");
}
