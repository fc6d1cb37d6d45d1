import { ToolgateError } from "../../contract/errors.ts";
import type { Before } from "../fill-tree.ts";
import { normalizeFolder, ROOT } from "../normalize-path.ts";
import type { Tree } from "../vendored-shell.ts";
import { createGitFs, type GitFs } from "./git-fs.ts";

/** A repository of the workspace as every git operation gets it. */
export interface Repository {
  fs: { promises: GitFs };
  /** Absolute. */
  dir: string;
  tree: Tree;
}

/** @throws ToolgateError NOT_FOUND when there is none in this folder (git.init makes one) */
export function openRepository(tree: Tree, before: Before, folder = "", mustExist = true): Repository {
  const path = normalizeFolder(folder);
  const dir = path === "" ? ROOT : `${ROOT}/${path}`;
  if (mustExist && !tree.data.has(`${dir}/.git`)) {
    throw new ToolgateError(
      "NOT_FOUND",
      `There is no git repository in ${JSON.stringify(path || ".")}. git.init makes one.`,
      { details: { folder: path } },
    );
  }
  return { fs: createGitFs(tree, before), dir, tree };
}

/** Paths of arguments, relative to the repository; none for all of it, which "." means, too. */
export function pathsOf(paths: readonly string[] | undefined): string[] {
  const normal = (paths ?? []).map((path) => normalizeFolder(path));
  return normal.includes("") ? [] : normal;
}
