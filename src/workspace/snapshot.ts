import { Type } from "@sinclair/typebox";
import type { Database, WorkspaceKey } from "../contract/ports.ts";
import { literals, type Shape } from "../contract/shape.ts";
import { decodeText, fromBase64, toByteString } from "./content.ts";
import { keyOf } from "./key-of.ts";
import { ROOT } from "./normalize-path.ts";
import type { LoadContent, Tree, TreeEntry, TreeStat } from "./vendored-shell.ts";

/** Maximum bytes of contents in a snapshot; larger files are fetched when they are read. */
const EAGER_BYTES = 4 * 1024 * 1024;

export interface StoredFile {
  path: string;
  kind: "file" | "folder" | "link";
  mode: number;
  size: number;
  version: number;
  updated_at: string;
  /** Base64; absent when it exceeds the snapshot's limit. */
  content?: string;
}

/**
 * One change of a command: `version` is the one that was read (null for a new file), `kind` null deletes.
 */
export interface Change {
  path: string;
  version: number | null;
  kind: StoredFile["kind"] | null;
  mode?: number;
  /** Base64. */
  content?: string;
}

/** The time to wait while another caller holds the lease, or the files. */
export type Opened = { wait_ms: number } | { files: StoredFile[] };

const OpenedShape: Shape<Opened> = Type.Union([
  Type.Object({ wait_ms: Type.Number() }),
  Type.Object({
    files: Type.Array(
      Type.Object({
        path: Type.String(),
        kind: literals("file", "folder", "link"),
        mode: Type.Number(),
        size: Type.Number(),
        version: Type.Number(),
        updated_at: Type.String(),
        content: Type.Optional(Type.String()),
      }),
    ),
  }),
]);

const ReadWorkspaceFileShape = Type.Object({ content: Type.String() });

/**
 * All files at one point in time. With a lease, other callers wait for `commitChanges()`, at most five
 * seconds.
 */
export function openWorkspace(
  database: Database,
  owner: WorkspaceKey,
  lease: string | null,
): Promise<Opened> {
  return database.call(
    "open_workspace",
    {
      ...keyOf(owner),
      p_lease: lease,
      p_bytes: EAGER_BYTES,
    },
    OpenedShape,
  );
}

/** @throws ToolgateError CONFLICT {reason: "version"} when the file has a different version */
export async function loadContent(
  database: Database,
  owner: WorkspaceKey,
  { path, version }: StoredFile,
): Promise<string> {
  const { content } = await database.call(
    "read_workspace_file",
    {
      ...keyOf(owner),
      p_path: path,
      p_offset: 0,
      p_limit: null,
      p_version: version,
    },
    ReadWorkspaceFileShape,
  );
  return content;
}

/** Atomic. @throws ToolgateError CONFLICT {reason: "version", paths} | TOO_LARGE */
export async function commitChanges(
  database: Database,
  owner: WorkspaceKey,
  lease: string,
  changes: Change[],
): Promise<void> {
  await database.call("commit_workspace", { ...keyOf(owner), p_lease: lease, p_changes: changes });
}

/** The initial entries of the tree, for detecting changes. */
export type TreeSnapshot = ReadonlyMap<string, { file: StoredFile; entry: TreeEntry | undefined }>;

/**
 * Writes a snapshot to the shell's file system, below /workspace. `load` fetches contents that the
 * snapshot does not include.
 */
export async function fillTree(
  tree: Tree,
  files: readonly StoredFile[],
  load: (file: StoredFile) => Promise<string>,
): Promise<TreeSnapshot> {
  const before = new Map<string, { file: StoredFile; entry: TreeEntry | undefined }>();
  const sizes = new Map<LoadContent, number>();
  tree.mkdirSync(ROOT, { recursive: true });
  for (const file of files) {
    const path = `${ROOT}/${file.path}`;
    const loadThis: LoadContent = async () => fromBase64(await load(file));
    sizes.set(loadThis, file.size);
    await putEntry(tree, path, file, loadThis);
    before.set(path, { file, entry: tree.data.get(path) });
  }
  overrideSizes(tree, sizes);
  tree.readFileBytes = async (path) => toByteString(await tree.readFileBuffer(path));
  return before;
}

async function putEntry(tree: Tree, path: string, file: StoredFile, load: LoadContent): Promise<void> {
  const about = { mode: file.mode, mtime: new Date(file.updated_at) };
  const { content } = file;
  if (file.kind === "folder") return tree.mkdirSync(path, { recursive: true });
  if (content === undefined) return tree.writeFileLazy(path, load, about);
  if (file.kind === "file") return tree.writeFileSync(path, fromBase64(content), undefined, about);
  tree.mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  await tree.symlink(decodeText(fromBase64(content)) ?? "", path);
}

/**
 * Returns the known sizes from `stat`, because listing a folder would otherwise fetch every file in it.
 */
function overrideSizes(tree: Tree, sizes: ReadonlyMap<LoadContent, number>): void {
  const known = (stat: (path: string) => Promise<TreeStat>) => async (path: string) => {
    const entry = tree.data.get(path);
    const size = entry && "lazy" in entry ? sizes.get(entry.lazy) : undefined;
    if (entry === undefined || size === undefined) return stat.call(tree, path);
    const { mode, mtime } = entry;
    return { isFile: true, isDirectory: false, isSymbolicLink: false, mode, mtime, size };
  };
  tree.stat = known(tree.stat);
  tree.lstat = known(tree.lstat);
}
