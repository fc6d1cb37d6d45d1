import { isJsonObject, type Json, type JsonObject } from "../base/json.ts";

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
