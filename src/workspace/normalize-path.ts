import { ToolgateError } from "../contract/errors.ts";

/** Where the shell sees the workspace; accepted in front of a path, since commands print it. */
export const ROOT = "/workspace";
/** Bytes of UTF-8, of a path and of one of its names; names in a path. */
const LONGEST_PATH = 512;
const LONGEST_NAME = 255;
const DEEPEST = 32;

/** Control characters, line separators, marks that turn the writing direction (a name would look like another). */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/u;
/** `.`, `/`, `\` and NUL in percent-encoding: somewhere it would be decoded. */
const ENCODED = /%(?:2e|2f|5c|00)/i;
const NO_NAME = new Set(["", ".", ".."]);

/**
 * The one form of a path inside the workspace: relative, `/` between names, NFC. The table's check constraint
 * (`private.is_workspace_path`) holds the same rules.
 * @throws ToolgateError INVALID_ARGUMENTS {path, reason}
 */
export function normalizePath(path: string): string {
  const normal = normalizeFolder(path);
  if (normal === "") throw refused(path, "names no file: give a name below the workspace");
  return normal;
}

/** The same for folders; the workspace itself is "". */
export function normalizeFolder(path: string): string {
  if (UNSEEN.test(path)) throw refused(path, "holds control characters or marks that cannot be seen");
  if (path.normalize("NFKC").includes("\\")) throw refused(path, "holds a backslash: names are divided by /");
  if (ENCODED.test(path)) throw refused(path, "is percent-encoded: write the characters themselves");
  const names = relativePath(path.normalize("NFC"))
    .split("/")
    .filter((name) => name !== "" && name !== ".");
  if (names.some((name) => name === "..")) throw refused(path, "holds ..: paths cannot leave the workspace");
  if (names.some(looksLikeSeparator)) throw refused(path, "holds characters that pass for . or /");
  if (names.length > DEEPEST) throw refused(path, `is deeper than ${DEEPEST} folders`);
  if (names.some((name) => bytes(name) > LONGEST_NAME))
    throw refused(path, `has a name over ${LONGEST_NAME} bytes`);
  const normal = names.join("/");
  if (bytes(normal) > LONGEST_PATH) throw refused(path, `is over ${LONGEST_PATH} bytes`);
  return normal;
}

function relativePath(path: string): string {
  if (!path.startsWith("/")) return path;
  if (path === ROOT || path.startsWith(`${ROOT}/`)) return path.slice(ROOT.length);
  throw refused(path, "is absolute: paths are relative to the workspace, such as notes/today.md");
}

/** Compatibility forms (NFKC) such as `‥` and `／` become `..` and `/` in programs that normalise later. */
function looksLikeSeparator(name: string): boolean {
  const plain = name.normalize("NFKC");
  return NO_NAME.has(plain) || plain.includes("/");
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function refused(path: string, reason: string): ToolgateError {
  const shown = JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
  return new ToolgateError("INVALID_ARGUMENTS", `The path ${shown} ${reason}.`, { details: { reason } });
}
