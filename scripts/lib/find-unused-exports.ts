import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

/** Folders that are searched for exports and for importers. */
const OWN = ["src", "supabase", "web"];
const IMPORTERS = [...OWN, "scripts", "tests", "examples"];
const SKIPPED_FOLDERS = /\/(node_modules|dist|vendor)$/;
/** Generated files; the last one contains an example in a text. */
const SKIPPED_FILES = /\.types\.ts$|\.generated\.ts$|\/notifications\/verify-code\.ts$/;

const EXPORTED = /^export (?:async )?(function\*?|const|let|class|interface|type) (\w+)/gm;
const EXPORT_LIST = /^export (type )?\{([^}]*)\}/gm;
const NAMED = /(?:import|export)(?: type)?(?: \w+,)? \{([^}]*)\} from "([^"]+)"/g;
/** Imports of a whole module, any of whose exports may be used. */
const WHOLE = /(?:\* as \w+ from|export \* from|import\(|import|vi\.mock\(|new URL\() ?"([^"]+)"/g;

/**
 * Exports that no other file imports, as `path: name`. A type that the signatures of its own file use may
 * be exported without an importer, so that callers can name it.
 */
export function findUnusedExports(root: string): string[] {
  const modules = IMPORTERS.flatMap((folder) => listModules(resolve(root, folder))).map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  const used = readUses(modules);
  const isOwn = (file: string) => OWN.some((folder) => relative(root, file).startsWith(`${folder}/`));
  return modules
    .filter(({ file }) => isOwn(file) && !SKIPPED_FILES.test(file))
    .flatMap(({ file, text }) => {
      const names = used.get(file) ?? new Set();
      if (names.has("*")) return [];
      return exportsOf(text)
        .filter(({ name, isType }) => !names.has(name) && !(isType && isMentionedTwice(text, name)))
        .map(({ name }) => `${relative(root, file)}: ${name}`);
    });
}

/** The imported names of each module; `*` for all of them. */
function readUses(modules: readonly { file: string; text: string }[]): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { file, text } of modules) {
    const add = (path: string, name: string) => {
      if (!path.startsWith(".")) return;
      const to = resolve(dirname(file), path);
      used.set(to, (used.get(to) ?? new Set()).add(name));
    };
    for (const [, names = "", path = ""] of text.matchAll(NAMED))
      for (const { before } of readNames(names)) add(path, before);
    for (const [, path = ""] of text.matchAll(WHOLE)) add(path, "*");
  }
  return used;
}

function exportsOf(text: string): { name: string; isType: boolean }[] {
  return [
    ...[...text.matchAll(EXPORTED)].map(([, kind = "", name = ""]) => ({
      name,
      isType: /^(interface|type)$/.test(kind),
    })),
    ...[...text.matchAll(EXPORT_LIST)].flatMap(([, type, names = ""]) =>
      readNames(names).map(({ after }) => ({ name: after, isType: type !== undefined })),
    ),
  ];
}

function isMentionedTwice(text: string, name: string): boolean {
  return [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length > 1;
}

/** `a, type b, c as d`. */
function readNames(list: string): { before: string; after: string }[] {
  return list
    .split(",")
    .map((part) =>
      part
        .replace(/\/\/.*$/gm, "")
        .trim()
        .replace(/^type /, ""),
    )
    .filter(Boolean)
    .map((part) => {
      const [before = "", after = before] = part.split(/ as /);
      return { before, after };
    });
}

function listModules(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = resolve(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.test(path) ? [] : listModules(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}
