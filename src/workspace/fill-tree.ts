import { decodeText, fromBase64 } from "./content.ts";
import { ROOT } from "./normalize-path.ts";
import type { StoredFile } from "./snapshot.ts";
import type { Tree, TreeEntry } from "./vendored-shell.ts";

/** The entries as they were put into the tree, to tell later what changed. */
export type Before = ReadonlyMap<string, { file: StoredFile; entry: TreeEntry | undefined }>;

/** Puts a snapshot into the shell's file system, below /workspace. `load` fetches contents that were left out. */
export async function fillTree(
  tree: Tree,
  files: readonly StoredFile[],
  load: (file: StoredFile) => Promise<string>,
): Promise<Before> {
  const before = new Map<string, { file: StoredFile; entry: TreeEntry | undefined }>();
  tree.mkdirSync(ROOT, { recursive: true });
  for (const file of files) {
    const path = `${ROOT}/${file.path}`;
    await putEntry(tree, path, file, load);
    before.set(path, { file, entry: tree.data.get(path) });
  }
  return before;
}

async function putEntry(
  tree: Tree,
  path: string,
  file: StoredFile,
  load: (file: StoredFile) => Promise<string>,
): Promise<void> {
  const about = { mode: file.mode, mtime: new Date(file.updated_at) };
  const { content } = file;
  if (file.kind === "folder") return tree.mkdirSync(path, { recursive: true });
  if (content === undefined) {
    return tree.writeFileLazy(path, async () => fromBase64(await load(file)), about);
  }
  if (file.kind === "file") return tree.writeFileSync(path, fromBase64(content), undefined, about);
  tree.mkdirSync(path.slice(0, path.lastIndexOf("/")), { recursive: true });
  await tree.symlink(decodeText(fromBase64(content)) ?? "", path);
}
