import { ToolgateError } from "../../contract/errors.ts";
import type { TreeSnapshot } from "../fill-tree.ts";
import { normalizeFolder, ROOT } from "../normalize-path.ts";
import type { Tree } from "../vendored-shell.ts";
import { createGitFs, type GitFs } from "./git-fs.ts";

/** A repository of the workspace. */
export interface Repository {
  fs: { promises: GitFs };
  /** Absolute path. */
  dir: string;
  tree: Tree;
}

/** @throws ToolgateError NOT_FOUND when this folder has no repository (git.init creates one) */
export function openRepository(tree: Tree, before: TreeSnapshot, folder = "", mustExist = true): Repository {
  const path = normalizeFolder(folder);
  const dir = path === "" ? ROOT : `${ROOT}/${path}`;
  if (mustExist && !tree.data.has(`${dir}/.git`)) {
    throw new ToolgateError(
      "NOT_FOUND",
      `There is no git repository in ${JSON.stringify(path || ".")}. git.init creates one.`,
      { details: { folder: path } },
    );
  }
  return { fs: createGitFs(tree, before), dir, tree };
}

/** Paths relative to the repository; an empty list for all of it, which "." also means. */
export function pathsOf(paths: readonly string[] | undefined): string[] {
  const normal = (paths ?? []).map((path) => normalizeFolder(path));
  return normal.includes("") ? [] : normal;
}
