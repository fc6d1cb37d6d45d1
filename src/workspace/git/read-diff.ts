import type { JsonObject } from "../../base/json.ts";
import { cutText, decodeText } from "../content.ts";
import { createPatch } from "../vendored-shell.ts";
import { git, pathsOf, type Repository, type StatusRow, type WalkEntry } from "./repository.ts";

/** Maximum bytes of a diff in one answer. */
const SHOWN_BYTES = 64 * 1024;
/** Milliseconds for one file's diff (Myers is quadratic in the number of changes). */
const PATCH_TIME = 300;

interface Sides {
  path: string;
  old: Uint8Array | null;
  now: Uint8Array | null;
}

/**
 * `git diff` (working tree against index), `--staged` (index against HEAD), or the working tree against
 * HEAD.
 */
export async function readDiff(
  repository: Repository,
  { against = "index", paths }: { against?: "index" | "head" | "staged"; paths?: string[] },
): Promise<JsonObject> {
  const { fs, dir, tree } = repository;
  const filepaths = pathsOf(paths);
  const rows = await git.statusMatrix({ fs, dir, ...(filepaths.length > 0 && { filepaths }) });
  const changed = rows.filter((row) => differs(row, against)).map(([path]) => path);
  if (changed.length === 0) return { files: [], diff: "" };
  const head = against === "index" ? new Map() : await readTree(repository, changed, "head");
  const index = against === "head" ? new Map() : await readTree(repository, changed, "stage");
  const sides: Sides[] = [];
  for (const path of changed) {
    const work = async () => (tree.data.has(`${dir}/${path}`) ? tree.readFileBuffer(`${dir}/${path}`) : null);
    sides.push({
      path,
      old: (against === "index" ? index : head).get(path) ?? null,
      now: against === "staged" ? (index.get(path) ?? null) : await work(),
    });
  }
  return { files: changed, diff: cutText(sides.map(writePatch).join(""), SHOWN_BYTES) };
}

/** Untracked files have no diff, as in git. */
function differs([, head, work, stage]: StatusRow, against: "index" | "head" | "staged"): boolean {
  if (head === 0 && stage === 0) return false;
  if (against === "head") return work !== 1;
  if (against === "staged") return head === 0 ? stage !== 0 : stage !== 1;
  return stage !== 0 && work !== stage;
}

/** Contents of these paths in HEAD or in the index. */
async function readTree(
  { fs, dir }: Repository,
  paths: readonly string[],
  which: "head" | "stage",
): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  const wanted = new Set(paths);
  const hasHead = await git.resolveRef({ fs, dir, ref: "HEAD" }).catch(() => null);
  if (which === "head" && hasHead === null) return found;
  await git.walk({
    fs,
    dir,
    trees: [which === "head" ? git.TREE({ ref: "HEAD" }) : git.STAGE()],
    map: async (path, [entry]: (WalkEntry | null)[]) => {
      if (path !== "." && !paths.some((one) => one === path || one.startsWith(`${path}/`))) return null;
      if (!entry || !wanted.has(path) || (await entry.type()) !== "blob") return true;
      const { blob } = await git.readBlob({ fs, dir, oid: await entry.oid() });
      found.set(path, blob);
      return true;
    },
  });
  return found;
}

function writePatch({ path, old, now }: Sides): string {
  const before = old === null ? "" : decodeText(old);
  const after = now === null ? "" : decodeText(now);
  const head = `diff --git a/${path} b/${path}\n`;
  if (before === null || after === null) return `${head}Binary files differ\n`;
  const patch = createPatch(
    old === null ? "/dev/null" : `a/${path}`,
    now === null ? "/dev/null" : `b/${path}`,
    before,
    after,
    undefined,
    undefined,
    { context: 3, timeout: PATCH_TIME },
  );
  // The first line is a row of equals signs, which git does not write.
  return head + (patch === undefined ? "Too different to be shown\n" : patch.replace(/^=+\n/, ""));
}
