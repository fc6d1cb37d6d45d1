import { compileGlob } from "./compile-glob.ts";
import {
  InMemoryFs,
  Bash as VendoredBash,
  createTwoFilesPatch as vendoredPatch,
  watch as vendoredWatch,
} from "./vendor/just-bash.generated.ts";

/** What we use of just-bash and diff (src/workspace/vendor), with its types. */
export type TreeEntry =
  | { type: "file"; content: Uint8Array | string; mode: number; mtime: Date }
  | { type: "file"; lazy: LoadContent; mode: number; mtime: Date }
  | { type: "directory"; mode: number; mtime: Date }
  | { type: "symlink"; target: string; mode: number; mtime: Date };

export type LoadContent = () => Promise<Uint8Array>;

/** The shell's file system in memory: absolute paths, folders included. */
export interface Tree {
  /** Private in just-bash; the vendored version is pinned. Entries are replaced when they change, never edited. */
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
  /** Patches globals of the whole process while a command runs; no guest code is JavaScript here, and others share the process. */
  defenseInDepth: false;
  executionLimitProfile: "hardened";
  executionLimits: Record<string, number>;
  sleep?: (milliseconds: number) => Promise<void>;
}

export const createShell = (options: ShellOptions): Shell => new VendoredBash(options) as unknown as Shell;

/** An empty file system without a shell's folders. */
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

/** `look()` is called by every loop of the shell, and a diff's, each few rounds (scripts/lib/guard-loops.ts); throwing there ends it. `lost()` gets what timers and events threw. */
export const watch: { look: () => void; lost: (error: unknown) => void } = vendoredWatch;

Object.assign(vendoredWatch, { pattern: compileGlob });
