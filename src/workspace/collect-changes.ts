import { Buffer } from "node:buffer";
import { ToolgateError } from "../contract/errors.ts";
import { toBase64 } from "./content.ts";
import type { TreeSnapshot } from "./fill-tree.ts";
import { normalizePath, ROOT } from "./normalize-path.ts";
import type { Change, StoredFile } from "./snapshot.ts";
import type { Tree, TreeEntry } from "./vendored-shell.ts";

/** Maximum bytes that one command may write, so that they fit into one database request. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * The changes of a command below /workspace. Other files only exist during the command.
 *
 * @throws ToolgateError INVALID_ARGUMENTS for an invalid path | TOO_LARGE
 */
export async function collectChanges(tree: Tree, before: TreeSnapshot): Promise<Change[]> {
  const changes: Change[] = [];
  let bytes = 0;
  for (const [path, entry] of tree.data) {
    if (!path.startsWith(`${ROOT}/`)) continue;
    const change = await compare(tree, path, entry, before.get(path));
    if (change === null) continue;
    bytes += change.content?.length ?? 0;
    if (bytes > (MAX_BYTES * 4) / 3) throw tooLarge();
    changes.push(change);
  }
  for (const [path, { file }] of before) {
    if (!tree.data.has(path)) changes.push({ path: file.path, version: file.version, kind: null });
  }
  return changes;
}

async function compare(
  tree: Tree,
  path: string,
  entry: TreeEntry,
  old: { file: StoredFile; entry: TreeEntry | undefined } | undefined,
): Promise<Change | null> {
  if (old?.entry === entry) return null;
  // Folders are implied by their content; only empty ones are stored.
  if (entry.type === "directory" && (old?.file.kind === "folder" || hasChildren(tree, path))) return null;
  const now = await readEntry(entry);
  const mode = entry.mode & 0o777;
  if (old && old.file.kind === now.kind && old.file.mode === mode && (await sameContent(old, now.content))) {
    return null;
  }
  const name = path.slice(ROOT.length + 1);
  if (normalizePath(name) !== name) throw unsupportedName(name);
  return {
    path: name,
    version: old?.file.version ?? null,
    kind: now.kind,
    mode,
    content: toBase64(now.content),
  };
}

function hasChildren(tree: Tree, folder: string): boolean {
  for (const path of tree.data.keys()) if (path.startsWith(`${folder}/`)) return true;
  return false;
}

async function readEntry(entry: TreeEntry): Promise<{ kind: StoredFile["kind"]; content: Uint8Array }> {
  if (entry.type === "directory") return { kind: "folder", content: new Uint8Array() };
  if (entry.type === "symlink") return { kind: "link", content: new TextEncoder().encode(entry.target) };
  return { kind: "file", content: await readFile(entry) };
}

async function readFile(entry: TreeEntry & { type: "file" }): Promise<Uint8Array> {
  if ("lazy" in entry) return entry.lazy();
  return typeof entry.content === "string" ? new TextEncoder().encode(entry.content) : entry.content;
}

async function sameContent(
  { file, entry }: { file: StoredFile; entry: TreeEntry | undefined },
  now: Uint8Array,
): Promise<boolean> {
  if (file.size !== now.length || entry === undefined) return false;
  return Buffer.compare((await readEntry(entry)).content, now) === 0;
}

function unsupportedName(name: string): ToolgateError {
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `The name ${JSON.stringify(name)} is not in Unicode NFC: use the composed form.`,
    { details: { reason: "not normalised" } },
  );
}

function tooLarge(): ToolgateError {
  return new ToolgateError(
    "TOO_LARGE",
    `A command may write ${MAX_BYTES / 1024 / 1024} MiB; nothing was changed. Do it in smaller steps.`,
    { details: { max_bytes: MAX_BYTES } },
  );
}
