import { ToolgateError } from "../contract/errors.ts";

/** Path of the workspace in the shell. Accepted as a prefix of paths, since commands print it. */
export const ROOT = "/workspace";
/** Maximum bytes of UTF-8 of a path and of a name; maximum names in a path. */
const MAX_PATH = 512;
const MAX_NAME = 255;
const MAX_DEPTH = 32;

/**
 * Control characters, line separators, and marks that change the writing direction, which disguise a name.
 */
const INVISIBLE = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff]/u;
/** `.`, `/`, `\` and NUL in percent-encoding, which a later step could decode. */
const ENCODED = /%(?:2e|2f|5c|00)/i;
const RESERVED_NAMES = new Set(["", ".", ".."]);

/**
 * The canonical form of a path inside the workspace: relative, `/` between names, NFC. The table's check
 * constraint (`private.is_workspace_path`) has the same rules.
 *
 * @throws ToolgateError INVALID_ARGUMENTS {path, reason}
 */
export function normalizePath(path: string): string {
  const normal = normalizeFolder(path);
  if (normal === "") throw invalidPath(path, "is not a file: give a path below the workspace");
  return normal;
}

/** Like `normalizePath` for folders; the workspace itself is "". */
export function normalizeFolder(path: string): string {
  if (INVISIBLE.test(path)) throw invalidPath(path, "contains control characters or invisible characters");
  if (path.normalize("NFKC").includes("\\"))
    throw invalidPath(path, "contains a backslash: separate names with /");
  if (ENCODED.test(path)) throw invalidPath(path, "is percent-encoded: write the characters directly");
  const names = relativePath(path.normalize("NFC"))
    .split("/")
    .filter((name) => name !== "" && name !== ".");
  if (names.some((name) => name === ".."))
    throw invalidPath(path, "contains ..: paths cannot leave the workspace");
  if (names.some(looksLikeSeparator)) throw invalidPath(path, "contains characters that resemble . or /");
  if (names.length > MAX_DEPTH) throw invalidPath(path, `is deeper than ${MAX_DEPTH} folders`);
  if (names.some((name) => bytes(name) > MAX_NAME))
    throw invalidPath(path, `has a name over ${MAX_NAME} bytes`);
  const normal = names.join("/");
  if (bytes(normal) > MAX_PATH) throw invalidPath(path, `is over ${MAX_PATH} bytes`);
  return normal;
}

function relativePath(path: string): string {
  if (!path.startsWith("/")) return path;
  if (path === ROOT || path.startsWith(`${ROOT}/`)) return path.slice(ROOT.length);
  throw invalidPath(path, "is absolute: paths are relative to the workspace, such as notes/today.md");
}

/** Compatibility forms such as `‥` and `／` become `..` and `/` in programs that normalize to NFKC. */
function looksLikeSeparator(name: string): boolean {
  const plain = name.normalize("NFKC");
  return RESERVED_NAMES.has(plain) || plain.includes("/");
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function invalidPath(path: string, reason: string): ToolgateError {
  const shown = JSON.stringify(path.length > 80 ? `${path.slice(0, 80)}…` : path);
  return new ToolgateError("INVALID_ARGUMENTS", `The path ${shown} ${reason}.`, { details: { reason } });
}
