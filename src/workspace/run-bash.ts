import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate } from "node:timers";
import type { JsonObject } from "../base/json.ts";
import type { Database, WorkspaceKey } from "../contract/ports.ts";
import { changeWorkspace } from "./change-workspace.ts";
import { cutText } from "./content.ts";
import { normalizeFolder, ROOT } from "./normalize-path.ts";
import { createShell, type Shell, watch } from "./vendored-shell.ts";

/**
 * Maximum milliseconds of a command; the platform stops a function after 2,000 ms of CPU, including
 * loading and writing back.
 */
const TIME_LIMIT = 1_000;

/** Maximum bytes of stdout and of stderr in the answer. */
const SHOWN_BYTES = 32 * 1024;

const MIB = 1024 * 1024;

const LIMITS = {
  maxExecutionTimeMs: TIME_LIMIT,
  maxExtensionCleanupTimeMs: 25,
  maxSourceBytes: 256 * 1024,
  maxCommandCount: 20_000,
  maxLoopIterations: 100_000,
  maxAwkIterations: 100_000,
  // A single iteration may take long and does not check the time.
  maxSedIterations: 10_000,
  maxWorkUnits: 1_000_000,
  // Includes output to files.
  maxOutputSize: 24 * MIB,
  maxStringLength: 8 * MIB,
  maxLiveBytes: 64 * MIB,
  maxInputBytes: 64 * MIB,
  maxFileSystemBytes: 80 * MIB,
  maxArchiveBytes: 16 * MIB,
};

/** Same as the shell's own result of a timeout. */
const TIMEOUT_RESULT = {
  stdout: "",
  stderr: `bash: execution exceeded execution deadline (${TIME_LIMIT}ms)\n`,
  exitCode: 124,
};

/** The shell's messages for a limit that ended a command. */
const STOPPED = /(?:limit|deadline|maximum|too many|aborted|exceeded)[^\n]*\n?$/;

/** Several commands of one process alternate at each await, so each has its own deadline. */
const turns = new AsyncLocalStorage<Turn>();

class TimeLimitError extends Error {}

/** A command pauses after this time without one, so that other requests of the process continue. Milliseconds. */
const STRETCH = 20;

/** A loop that cannot pause, such as that of `diff`, ends its command after this time. Milliseconds. */
const LONGEST_STRETCH = 800;

/** The command that runs since the process had time for something else, and since when. */
let stretch: { turn: Turn; since: number } | null = null;

function stretchOf(turn: Turn): number {
  const now = performance.now();
  if (stretch?.turn !== turn) stretch = { turn, since: now };
  return now - stretch.since;
}

watch.look = () => {
  const turn = turns.getStore();
  if (!turn) return;
  if (performance.now() <= turn.end && stretchOf(turn) <= LONGEST_STRETCH) return;
  turn.isOver = true;
  throw new TimeLimitError("The time of the command is over.");
};

watch.due = () => {
  const turn = turns.getStore();
  return turn !== undefined && stretchOf(turn) > STRETCH;
};

watch.pause = () =>
  new Promise((resolve) => {
    setImmediate(() => {
      stretch = null;
      resolve();
    });
  });

/** An uncaught error ends the command that it belongs to, not the process. */
watch.lost = (error) => {
  if (!(error instanceof TimeLimitError)) turns.getStore()?.fail(error);
};

export interface BashCommand {
  command: string;
  /** The initial folder, below the workspace. */
  folder?: string;
  stdin?: string;
}

/**
 * Runs a shell command on the user's files, in memory: without processes, network or environment variables
 * of the server. The changes below /workspace are written back at the end, unless a limit stopped the
 * command.
 *
 * @throws ToolgateError like `changeWorkspace()`; a failed command is a result with its exit code
 */
export async function runBash(
  database: Database,
  owner: WorkspaceKey,
  command: BashCommand,
): Promise<JsonObject> {
  const folder = normalizeFolder(command.folder ?? "");
  const cwd = folder === "" ? ROOT : `${ROOT}/${folder}`;
  const started = performance.now();
  const { result, changes } = await changeWorkspace(database, owner, () => {
    const shell = newShell();
    return { tree: shell.fs, work: () => execute(shell, command, cwd) };
  });
  return {
    ...result,
    changed: changes.map(({ path }) => path).slice(0, 100),
    ...(changes.length > 100 && { changed_more: changes.length - 100 }),
    duration_ms: Math.round(performance.now() - started),
  };
}

function newShell(): Shell {
  return createShell({
    cwd: ROOT,
    env: { HOME: ROOT, PATH: "/usr/bin:/bin", USER: "user", LANG: "C.UTF-8", TZ: "UTC" },
    defenseInDepth: false,
    executionLimitProfile: "hardened",
    executionLimits: LIMITS,
  });
}

async function execute(shell: Shell, { command, stdin }: BashCommand, cwd: string) {
  const options = { cwd, rawScript: true, ...(stdin !== undefined && { stdin }) };
  const answer = await workUntil(performance.now() + TIME_LIMIT, () => shell.exec(command, options));
  const { stdout, stderr, exitCode } = answer ?? TIMEOUT_RESULT;
  const stopped = (exitCode === 124 || exitCode === 126) && STOPPED.test(stderr);
  const result: JsonObject = {
    exit_code: exitCode,
    stdout: cutText(stdout, SHOWN_BYTES),
    stderr: cutText(stderr, SHOWN_BYTES),
    ...(stopped && { stopped: "A limit stopped the command; its changes were discarded." }),
  };
  return { result, keep: !stopped };
}

interface Turn {
  readonly end: number;
  isOver: boolean;
  /** Ends the turn with an error of its timers or events. */
  fail: (error: unknown) => void;
}

/**
 * The shell's answer if it is complete by `end` (of `performance.now()`), otherwise null, at the latest
 * shortly after. A command may catch the error thrown into its loops, or the shell may end in an undefined
 * state; the answer is discarded in both cases.
 */
export async function workUntil<T>(end: number, work: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: Turn["fail"] = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const turn: Turn = { end, isOver: false, fail };
  // Runs whenever the process is free.
  const idle = setInterval(() => {
    stretch = null;
  }, STRETCH / 2);
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), end - performance.now() + 200);
  });
  try {
    const answer = await Promise.race([turns.run(turn, work), timeout, lost]);
    return turn.isOver ? null : answer;
  } catch (error) {
    if (turn.isOver) return null;
    throw error;
  } finally {
    clearTimeout(timer);
    clearInterval(idle);
  }
}
