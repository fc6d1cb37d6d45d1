import { decodeText, fromBase64, toByteString } from "./content.ts";
import { ROOT } from "./normalize-path.ts";
import type { StoredFile } from "./snapshot.ts";
import type { LoadContent, Tree, TreeEntry, TreeStat } from "./vendored-shell.ts";

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
