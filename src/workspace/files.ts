import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import type { Database, WorkspaceKey } from "../contract/ports.ts";
import { AnyObject, type Shape } from "../contract/shape.ts";
import {
  type EncodedContent,
  type Encoding,
  encodeContent,
  fromBase64,
  readContent,
  toBase64,
} from "./content.ts";
import { keyOf } from "./key-of.ts";
import { normalizeFolder, normalizePath } from "./normalize-path.ts";

/** Default maximum bytes of a file in one answer. */
const PART_BYTES = 64 * 1024;

const MAX_ENTRIES = 1_000;

const MAX_MATCHES = 200;

const StoredPartShape: Shape<StoredPart> = Type.Intersect([
  AnyObject,
  Type.Object({
    path: Type.String(),
    kind: Type.String(),
    size: Type.Number(),
    version: Type.Number(),
    is_text: Type.Boolean(),
    content: Type.String(),
  }),
]);

interface StoredPart extends JsonObject {
  path: string;
  kind: string;
  size: number;
  version: number;
  is_text: boolean;
  content: string;
}

export type FileCalls = ReturnType<typeof workspaceFiles>;

/** The files of one workspace. Every operation is one SQL function and therefore atomic. */
export function workspaceFiles(database: Database, owner: WorkspaceKey) {
  const key = keyOf(owner);
  return {
    usage: () => database.call("workspace_usage", key, AnyObject),

    list: (args: { path?: string; recursive?: boolean; limit?: number; after?: string }) =>
      database.call(
        "list_workspace",
        {
          ...key,
          p_path: normalizeFolder(args.path ?? ""),
          p_recursive: args.recursive ?? false,
          p_limit: Math.min(args.limit ?? MAX_ENTRIES, MAX_ENTRIES),
          p_after: args.after ?? null,
        },
        AnyObject,
      ),

    async read(args: { path: string; offset?: number; limit?: number }): Promise<JsonObject> {
      const offset = args.offset ?? 0;
      const {
        content,
        is_text,
        mode: _,
        ...file
      } = await database.call(
        "read_workspace_file",
        {
          ...key,
          p_path: normalizePath(args.path),
          p_offset: offset,
          p_limit: args.limit ?? PART_BYTES,
          p_version: null,
        },
        StoredPartShape,
      );
      const { bytes, ...part } = readPart(fromBase64(content), is_text);
      const next = offset + bytes;
      return { ...file, ...part, ...(next < file.size && { next_offset: next }) };
    },

    write: (args: {
      path: string;
      content: string;
      encoding?: Encoding;
      expected_version?: number;
      overwrite?: boolean;
    }) =>
      database.call(
        "write_workspace_file",
        {
          ...key,
          p_path: normalizePath(args.path),
          p_content: readContent(args.content, args.encoding),
          p_version: args.expected_version ?? null,
          p_overwrite: args.overwrite ?? false,
        },
        AnyObject,
      ),

    append: (args: { path: string; content: string; encoding?: Encoding }) =>
      database.call(
        "append_workspace_file",
        {
          ...key,
          p_path: normalizePath(args.path),
          p_content: readContent(args.content, args.encoding),
        },
        AnyObject,
      ),

    replace: (args: { path: string; old_text: string; new_text: string; expected_version?: number }) =>
      database.call(
        "replace_workspace_text",
        {
          ...key,
          p_path: normalizePath(args.path),
          p_old: args.old_text,
          p_new: args.new_text,
          p_version: args.expected_version ?? null,
        },
        AnyObject,
      ),

    delete: (args: { path: string; recursive?: boolean; expected_version?: number }) =>
      database.call(
        "delete_workspace_path",
        {
          ...key,
          p_path: normalizePath(args.path),
          p_recursive: args.recursive ?? false,
          p_version: args.expected_version ?? null,
        },
        AnyObject,
      ),

    move: (args: { path: string; new_path: string; overwrite?: boolean }) =>
      database.call(
        "move_workspace_path",
        {
          ...key,
          p_from: normalizePath(args.path),
          p_to: normalizePath(args.new_path),
          p_overwrite: args.overwrite ?? false,
        },
        AnyObject,
      ),

    search: (args: {
      query: string;
      path?: string;
      names?: string;
      case_sensitive?: boolean;
      limit?: number;
    }) =>
      database.call(
        "search_workspace",
        {
          ...key,
          p_query: args.query,
          p_path: normalizeFolder(args.path ?? ""),
          p_names: args.names === undefined ? null : matchNames(args.names),
          p_ignore_case: !args.case_sensitive,
          p_limit: Math.min(args.limit ?? MAX_MATCHES, MAX_MATCHES),
        },
        AnyObject,
      ),
  };
}

/** Ends a part of a text between characters; an incomplete one belongs to the next part. */
function readPart(bytes: Uint8Array, isText: boolean): EncodedContent & { bytes: number } {
  if (!isText) return { encoding: "base64", content: toBase64(bytes), bytes: bytes.length };
  const end = endOfCharacters(bytes);
  return { ...encodeContent(bytes.subarray(0, end)), bytes: end };
}

/** RFC 3629 §3: continuation bytes are 10xxxxxx; the leading byte determines their number. */
function endOfCharacters(bytes: Uint8Array): number {
  let start = bytes.length - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  const lead = bytes[start] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return start + length > bytes.length && start > 0 ? start : bytes.length;
}

/**
 * Converts a path glob (`*.md`, `src/**\/*.ts`) to an anchored regular expression for Postgres. `*` and
 * `?` stay inside a name, `**` crosses folders; a glob without `/` matches the last name.
 */
export function matchNames(glob: string): string {
  const anywhere = glob.includes("/") ? "" : "(.*/)?";
  const body = glob.replace(/\*\*\/|\*+|\?|[^*?]/gu, (part) => {
    if (part === "**/") return "(.*/)?";
    if (part === "*") return "[^/]*";
    if (part === "?") return "[^/]";
    if (part.startsWith("*")) return ".*";
    return part.replace(/[\\^$.|+()[\]{}]/, "\\$&");
  });
  return `^${anywhere}${body}$`;
}
