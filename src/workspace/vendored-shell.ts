import { compilePattern } from "../base/patterns/compile-pattern.ts";
import {
  InMemoryFs,
  Bash as VendoredBash,
  createTwoFilesPatch as vendoredPatch,
  watch as vendoredWatch,
} from "./vendor/just-bash.generated.ts";

export const createShell = (options: ShellOptions): Shell => new VendoredBash(options) as unknown as Shell;

/** An empty file system without the default folders of a shell. */
export const createTree = (): Tree => new InMemoryFs({}, {}) as unknown as Tree;

export const createPatch: (
  oldName: string,
  newName: string,
  oldText: string,
  newText: string,
  oldHeader: undefined,
  newHeader: undefined,
  options: { context: number; timeout: number },
) => string | undefined = vendoredPatch;

/**
 * `look()` is called by the loops of the shell and of the diff every few iterations
 * (scripts/lib/guard-loops.ts) and may throw to end them. Loops that can wait do so for `pause()` when it is
 * `due()`. `lost()` receives errors of timers and events.
 */
export const watch: {
  look: () => void;
  due: () => boolean;
  pause: () => Promise<void>;
  lost: (error: unknown) => void;
} = vendoredWatch;

Object.assign(vendoredWatch, { pattern: compileGlob });

/** Maximum wildcards that the built-in engine may combine, and maximum characters of a name. */
const MAX_WILDCARDS = 2;

const MAX_NAME = 1000;

/** The part of just-bash and diff (src/workspace/vendor) that is used, with its types. */
export type TreeEntry =
  | { type: "file"; content: Uint8Array | string; mode: number; mtime: Date }
  | { type: "file"; lazy: LoadContent; mode: number; mtime: Date }
  | { type: "directory"; mode: number; mtime: Date }
  | { type: "symlink"; target: string; mode: number; mtime: Date };

export type LoadContent = () => Promise<Uint8Array>;

/** The shell's file system in memory, with absolute paths, including folders. */
export interface Tree {
  /** Private in just-bash; the vendored version is pinned. Entries are replaced and never modified. */
  readonly data: Map<string, TreeEntry>;
  writeFileSync(
    path: string,
    content: Uint8Array,
    encoding?: undefined,
    about?: { mode: number; mtime: Date },
  ): void;
  writeFileLazy(path: string, load: LoadContent, about: { mode: number; mtime: Date }): void;
  mkdirSync(path: string, options: { recursive: true }): void;
  mkdir(path: string): Promise<void>;
  readFileBytes(path: string): Promise<string>;
  readFileBuffer(path: string): Promise<Uint8Array>;
  writeFile(path: string, content: Uint8Array | string): Promise<void>;
  readdir(path: string): Promise<string[]>;
  rm(path: string): Promise<void>;
  symlink(target: string, path: string): Promise<void>;
  readlink(path: string): Promise<string>;
  stat(path: string): Promise<TreeStat>;
  lstat(path: string): Promise<TreeStat>;
}

export interface TreeStat {
  isFile: boolean;
  isDirectory: boolean;
  isSymbolicLink: boolean;
  mode: number;
  size: number;
  mtime: Date;
}

export interface Shell {
  readonly fs: Tree;
  exec(
    command: string,
    options: { cwd?: string; stdin?: string; signal?: AbortSignal; rawScript?: boolean },
  ): Promise<{ stdout: string; stderr: string; exitCode: number; stdoutEncoding?: string }>;
}

interface ShellOptions {
  cwd: string;
  env: Record<string, string>;
  /**
   * Would patch globals of the whole process while a command runs. It is off, because guest code is never
   * JavaScript and other requests share the process.
   */
  defenseInDepth: false;
  executionLimitProfile: "hardened";
  executionLimits: Record<string, number>;
  sleep?: (milliseconds: number) => Promise<void>;
}

/**
 * Compiles the regular expression of one part of a glob for the linear-time engine. The built-in one would
 * try every split of a name for `*a*a*a*a*a*a*b` and cannot be interrupted. A name that is too long to
 * check does not match.
 */
function compileGlob(source: string, flags: string): { test(name: string): boolean } {
  if (flags.includes("i")) return compileNative(source, flags);
  const safe = compilePattern(source);
  return { test: (name) => safe !== null && name.length <= safe.longest && safe.test(name) };
}

/** The linear-time engine only supports case-sensitive matching here. */
function compileNative(source: string, flags: string): { test(name: string): boolean } {
  if (source.split(/[*+]|\{\d*,/).length - 1 > MAX_WILDCARDS)
    throw new Error(`a glob that ignores case may have ${MAX_WILDCARDS} wildcards`);
  const pattern = new RegExp(source, flags);
  return { test: (name) => name.length <= MAX_NAME && pattern.test(name) };
}
