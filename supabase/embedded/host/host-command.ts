import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import type { StackDatabase } from "../database/stack-database.ts";
import { type CopiedFile, collectFiles, isBelow, writeFiles } from "./copy-files.ts";
import { HostFault } from "./host-fault.ts";
import type { HostCommand, HostCommands } from "./read-commands.ts";
import { runProcess, showOutput } from "./run-process.ts";

export interface CommandRequest {
  user_id: string;
  agent_id: string | null;
  command: string;
  arguments?: string[];
  /** Relative to the folder in which the command runs. */
  folder?: string;
  stdin?: string;
  /** The workspace, for a command that runs in a copy of it. */
  files?: CopiedFile[];
}

export interface HostCommandRunner {
  /**
   * Whether this agent may run the command, and whether it needs the files of the workspace. @throws
   * HostFault
   */
  look(request: CommandRequest): Promise<{ needs_files: boolean }>;
  run(request: CommandRequest, signal: AbortSignal): Promise<Record<string, unknown>>;
}

const STANDARD_PATH = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Runs commands of the operator's file for the agents that it lists. The model provides further arguments
 * (if the command accepts any), a folder and standard input; no shell interprets them.
 */
export function createHostCommands(known: HostCommands, database: StackDatabase): HostCommandRunner {
  async function find(request: CommandRequest): Promise<HostCommand> {
    const allowed = known.agents
      .filter(({ owner, agentId }) => owner === request.user_id && agentId === request.agent_id)
      .flatMap(({ commands }) => commands);
    if (allowed.length === 0 || !(await hasFile(database, request))) throw notAllowed(request);
    const command = allowed.includes(request.command) ? known.commands.get(request.command) : undefined;
    if (command) return command;
    const message = `This agent has no command ${JSON.stringify(request.command.slice(0, 80))}. It may run: ${allowed.join(", ")}.`;
    throw new HostFault("NOT_FOUND", message, { commands: allowed });
  }

  return {
    async look(request) {
      const command = await find(request);
      checkArguments(command, request.arguments ?? []);
      return { needs_files: command.repository === null };
    },
    async run(request, signal) {
      const command = await find(request);
      const args = checkArguments(command, request.arguments ?? []);
      const scratch = mkdtempSync(join(realpathSync(tmpdir()), "toolgate-command-"));
      try {
        const root = command.repository?.path ?? join(scratch, "workspace");
        if (command.repository === null) {
          mkdirSync(root, { mode: 0o700 });
          writeFiles(root, request.files ?? []);
        }
        const started = performance.now();
        const result = await runProcess({
          argv: [...command.run, ...args],
          cwd: findFolder(root, request.folder ?? ""),
          env: environmentOf(command, scratch),
          ...(request.stdin !== undefined && { stdin: request.stdin }),
          timeout: command.timeoutSeconds * 1000,
          outputBytes: command.outputBytes,
          signal,
        });
        const changes =
          command.repository === null && result.stopped === undefined
            ? collectFiles(root, request.files ?? [])
            : { changed: [], deleted: [] };
        return {
          exit_code: result.exitCode,
          stdout: showOutput(result.stdout),
          stderr: showOutput(result.stderr),
          duration_ms: Math.round(performance.now() - started),
          ...(result.stopped && { stopped: explainStop(command, result.stopped) }),
          ...changes,
        };
      } finally {
        removeFolder(scratch);
      }
    },
  };
}

/** A program may leave folders that cannot be deleted; the operating system cleans up temporary files. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // See above.
  }
}

/** An agent without a file has no rules that could list the tool. */
async function hasFile(database: StackDatabase, { user_id, agent_id }: CommandRequest): Promise<boolean> {
  const rows = await database.query(
    "select 1 as found from public.agents a where a.user_id = $1 and a.agent_id = $2",
    [user_id, agent_id],
  );
  return rows.length > 0;
}

/** A further argument must not be an option of the program. */
function checkArguments({ argument, name }: HostCommand, args: string[]): string[] {
  if (args.length > 0 && argument === null)
    throw new HostFault("INVALID_ARGUMENTS", `The command ${name} takes no arguments.`);
  const wrong = args.find((arg) => arg.startsWith("-") || arg.includes("\0") || !argument?.matches(arg));
  if (wrong === undefined) return args;
  const message = `The command ${name} does not accept the argument ${JSON.stringify(wrong.slice(0, 80))}: it must match ${argument?.pattern()} and not begin with a hyphen.`;
  throw new HostFault("INVALID_ARGUMENTS", message);
}

/** Resolves links before the folder is checked, because a link may point elsewhere. */
function findFolder(root: string, folder: string): string {
  if (folder === "") return root;
  try {
    const found = realpathSync(resolve(root, folder));
    if (isBelow(root, found)) return found;
  } catch {
    // Reported below.
  }
  throw new HostFault(
    "NOT_FOUND",
    `There is no folder ${JSON.stringify(folder.slice(0, 80))} where the command runs.`,
  );
}

/** Excludes the server's own environment, which contains keys. */
function environmentOf(command: HostCommand, scratch: string): Record<string, string> {
  return {
    PATH: [...new Set([dirname(command.run[0]), ...STANDARD_PATH])].join(delimiter),
    HOME: scratch,
    TMPDIR: scratch,
    LANG: "C.UTF-8",
    ...command.env,
  };
}

function explainStop(
  { timeoutSeconds, outputBytes }: HostCommand,
  reason: "time" | "output" | "abort",
): string {
  if (reason === "time") return `It was stopped after ${timeoutSeconds} seconds.`;
  if (reason === "output") return `It wrote far more than ${outputBytes / 1024} KiB and was stopped.`;
  return "It was stopped because its caller left.";
}

function notAllowed({ agent_id }: CommandRequest): HostFault {
  const who =
    agent_id === null
      ? "Only agents run commands of this server"
      : `The agent ${agent_id} runs no commands of this server`;
  return new HostFault(
    "FORBIDDEN",
    `${who}: the operator's file WORKSPACE_COMMANDS names the agents, and each has a stored file.`,
  );
}
