import { Buffer } from "node:buffer";
import { ToolgateError } from "../contract/errors.ts";
import { toBase64 } from "./content.ts";
import type { Before } from "./fill-tree.ts";
import { normalizePath, ROOT } from "./normalize-path.ts";
import type { Change, StoredFile } from "./snapshot.ts";
import type { Tree, TreeEntry } from "./vendored-shell.ts";

/** Bytes that one command may write, so that they fit into one request to the database. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * What a command made of the files below /workspace; elsewhere its files live as long as the command.
 * @throws ToolgateError INVALID_ARGUMENTS a path that cannot be kept | TOO_LARGE
 */
export async function collectChanges(tree: Tree, before: Before): Promise<Change[]> {
  const changes: Change[] = [];
  let bytes = 0;
  for (const [path, entry] of tree.data) {
    if (!path.startsWith(`${ROOT}/`)) continue;
    const change = await compare(tree, path, entry, before.get(path));
    if (change === null) continue;
    bytes += change.content?.length ?? 0;
    if (bytes > (MOST_BYTES * 4) / 3) throw tooMuch();
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
  // Folders are implied by what is in them; only empty ones are kept by themselves.
  if (entry.type === "directory" && (old?.file.kind === "folder" || hasChildren(tree, path))) return null;
  const now = await readEntry(entry);
  const mode = entry.mode & 0o777;
  if (old && old.file.kind === now.kind && old.file.mode === mode && (await sameContent(old, now.content))) {
    return null;
  }
  const name = path.slice(ROOT.length + 1);
  if (normalizePath(name) !== name) throw notKept(name);
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

function notKept(name: string): ToolgateError {
  return new ToolgateError(
    "INVALID_ARGUMENTS",
    `The name ${JSON.stringify(name)} cannot be kept in its present Unicode form: use the composed one (NFC).`,
    { details: { reason: "not normalised" } },
  );
}

function tooMuch(): ToolgateError {
  return new ToolgateError(
    "TOO_LARGE",
    `A command may write ${MOST_BYTES / 1024 / 1024} MiB; nothing was changed. Do it in smaller steps.`,
    { details: { max_bytes: MOST_BYTES } },
  );
}
