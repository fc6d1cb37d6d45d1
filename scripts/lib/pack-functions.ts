import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { minifySync, parseAst, transformWithOxc, Visitor } from "vite";

/** Where `npm run pack-functions` and the deploy write the packed functions, relative to the project's root. */
export const PACKED_FOLDER = ".tmp/functions";
/** What a deploy of the functions reads, relative to the project's root. */
const PARTS = ["deno.json", "supabase/config.toml", "supabase/functions", "src"];

/**
 * Writes a copy of the project that only contains the functions, without types, comments and white space. Modules keep
 * their paths, and functions and classes their names, so that a stack trace can still be read.
 *
 * @param folder is emptied first
 */
export async function packFunctions(projectDir: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  for (const path of PARTS.flatMap((part) => listFiles(projectDir, part))) {
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    if (extname(path) !== ".ts") cpSync(join(projectDir, path), target);
    else writeFileSync(target, await packModule(path, readFileSync(join(projectDir, path), "utf8")));
  }
}

/** The module as JavaScript without white space. @throws Error for invalid syntax */
export async function packModule(path: string, text: string): Promise<string> {
  const { code } = await transformWithOxc(text, path, {
    target: "es2022",
    sourcemap: false,
    tsconfig: false,
  });
  const packed = minifySync(path, code, {
    compress: false,
    mangle: { toplevel: false, keepNames: true },
    codegen: { removeWhitespace: true },
  });
  const [fault] = packed.errors;
  if (fault !== undefined) throw new Error(`${path}: ${fault.message}`);
  return spellImports(packed.code);
}

/**
 * The Supabase CLI searches modules for imports without parsing them: white space must follow the keyword, and the name
 * of a module that is loaded on demand must be in quotation marks.
 */
function spellImports(code: string): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const insertSpace = ({ start, source }: { start: number; source: unknown }) => {
    const end = start + (code.startsWith("import", start) ? "import" : "export").length;
    if (source !== null) edits.push({ start: end, end, text: " " });
  };
  new Visitor({
    ImportDeclaration: insertSpace,
    ExportNamedDeclaration: insertSpace,
    ExportAllDeclaration: insertSpace,
    ImportExpression({ source: { start, end } }) {
      const [, name] = /^`([^`$\\]+)`$/.exec(code.slice(start, end)) ?? [];
      if (name !== undefined) edits.push({ start, end, text: JSON.stringify(name) });
    },
  }).visit(parseAst(code));
  let spelled = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    spelled = spelled.slice(0, start) + text + spelled.slice(end);
  return spelled;
}

function listFiles(projectDir: string, path: string): string[] {
  if (extname(path) !== "") return [path];
  return readdirSync(join(projectDir, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectDir.length + 1));
}
