import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { HostFault } from "./host-fault.ts";

/** A file that is copied between a workspace and a folder of this machine. */
export interface CopiedFile {
  /** Relative, `/` between names. */
  path: string;
  kind: "file" | "folder" | "link";
  mode: number;
  /** Base64; for a link its target. */
  content: string;
}

export interface CopiedChanges {
  changed: CopiedFile[];
  deleted: string[];
}

/** Maximum changes of a command, which must fit into one answer. */
const MAX_FILES = 4_000;
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Writes files below a new, empty folder. Links that point outside are left out, because a program would
 * follow them.
 */
export function writeFiles(folder: string, files: readonly CopiedFile[]): void {
  // Links are written last, so that no file is written through one.
  const ordered = [...files].sort((a, b) => Number(a.kind === "link") - Number(b.kind === "link"));
  for (const { path, kind, mode, content } of ordered) {
    const target = resolve(folder, path);
    if (!isBelow(folder, target)) throw new HostFault("INVALID_ARGUMENTS", "A path leaves the workspace.");
    if (kind === "folder") {
      mkdirSync(target, { recursive: true, mode: 0o700 });
      continue;
    }
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    const bytes = Buffer.from(content, "base64");
    if (kind === "file") writeFileSync(target, bytes, { mode: (mode & 0o777) | 0o600, flag: "wx" });
    else if (staysInside(folder, target, bytes.toString("utf8"))) symlinkSync(bytes.toString("utf8"), target);
  }
}

/**
 * The differences between a folder and the files that were written there. Links are read and never
 * followed.
 */
export function collectFiles(folder: string, before: readonly CopiedFile[]): CopiedChanges {
  const known = new Map(before.map((file) => [file.path, file]));
  const found = new Set<string>();
  const changed: CopiedFile[] = [];
  let bytes = 0;
  for (const file of listFiles(folder, "")) {
    found.add(file.path);
    if (found.size > MAX_FILES) throw tooLarge();
    const old = known.get(file.path);
    const isSame =
      old !== undefined &&
      old.kind === file.kind &&
      old.content === file.content &&
      (file.kind !== "file" || ((old.mode & 0o777) | 0o600) === file.mode);
    if (isSame || (file.kind === "folder" && hasChildren(folder, file.path))) continue;
    bytes += file.content.length;
    changed.push(file);
    if (bytes > (MAX_BYTES * 4) / 3) throw tooLarge();
  }
  const isLeftOut = ({ path, kind, content }: CopiedFile) =>
    kind === "link" &&
    !staysInside(folder, resolve(folder, path), Buffer.from(content, "base64").toString("utf8"));
  const deleted = before.filter((file) => !found.has(file.path) && !isLeftOut(file));
  return { changed, deleted: deleted.map(({ path }) => path) };
}

function* listFiles(folder: string, below: string): Generator<CopiedFile> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    const full = join(folder, path);
    const mode = lstatSync(full).mode & 0o777;
    if (entry.isDirectory()) {
      yield { path, kind: "folder", mode, content: "" };
      yield* listFiles(folder, path);
    } else if (entry.isSymbolicLink()) {
      yield { path, kind: "link", mode, content: Buffer.from(readlinkSync(full)).toString("base64") };
    } else if (entry.isFile()) {
      if (lstatSync(full).size > MAX_BYTES) throw tooLarge();
      yield { path, kind: "file", mode, content: readFileSync(full).toString("base64") };
    }
  }
}

function hasChildren(folder: string, path: string): boolean {
  return readdirSync(join(folder, path)).length > 0;
}

function staysInside(folder: string, link: string, target: string): boolean {
  return target !== "" && !isAbsolute(target) && isBelow(folder, resolve(dirname(link), target));
}

export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function tooLarge(): HostFault {
  const message = `A command may leave ${MAX_FILES} files and write ${MAX_BYTES / 1024 / 1024} MiB; nothing of what it wrote was kept.`;
  return new HostFault("TOO_LARGE", message, { max_files: MAX_FILES, max_bytes: MAX_BYTES });
}
