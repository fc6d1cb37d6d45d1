import { accessSync, constants, readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { RE2JS } from "re2js";
import type { HostRepository } from "./read-repositories.ts";

/** A program with fixed arguments that listed agents may start. */
export interface HostCommand {
  name: string;
  /** The program's absolute path and its fixed arguments. */
  run: [program: string, ...args: string[]];
  /** The repository in which it runs; null: a copy of the caller's workspace. */
  repository: HostRepository | null;
  /** Pattern that each further argument must match completely; null: none is accepted. */
  argument: RE2JS | null;
  timeoutSeconds: number;
  /** Maximum bytes of stdout and of stderr. */
  outputBytes: number;
  env: Record<string, string>;
}

export interface HostAgent {
  /** The user id of the agent's owner. */
  owner: string;
  agentId: string;
  commands: string[];
}

export interface HostCommands {
  commands: ReadonlyMap<string, HostCommand>;
  agents: readonly HostAgent[];
}

/** Less than the 28 seconds that a function waits for the answer. */
const MAX_SECONDS = 25;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const NAME = /^[a-z\d][a-z\d._-]{0,63}$/i;

/**
 * Reads the file of `WORKSPACE_COMMANDS` once, at start. Only the operator may be able to change it.
 *
 * @throws Error with the location in the file and the expected value
 */
export function readCommands(path: string, repositories: readonly HostRepository[]): HostCommands {
  rejectForeignWriters(path, repositories);
  const file = parse(path);
  refuseUnknown(file, ["commands", "agents"], "");
  const commands = new Map(
    Object.entries(objectAt(file["commands"], "/commands")).map(([name, value]) => {
      if (!NAME.test(name))
        throw fault(`/commands/${name}`, "the name must be letters, digits, `.`, `_`, `-`");
      return [name, readCommand(name, objectAt(value, `/commands/${name}`), repositories)];
    }),
  );
  const agents = listAt(file["agents"], "/agents").map((value, i) =>
    readAgent(objectAt(value, `/agents/${i}`), `/agents/${i}`, commands),
  );
  return { commands, agents };
}

/**
 * Anyone who can write the file controls what runs on this machine, so other accounts and agents must not
 * be able to.
 */
function rejectForeignWriters(path: string, repositories: readonly HostRepository[]): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Error(`WORKSPACE_COMMANDS: there is no file ${path}.`);
  if ((found.mode & 0o022) !== 0)
    throw new Error(`WORKSPACE_COMMANDS: others may write ${path}. Run chmod go-w on it.`);
  const real = realpathSync(path);
  const inside = repositories.find((repository) => isInside(repository.path, real));
  if (inside) {
    throw new Error(
      `WORKSPACE_COMMANDS: ${path} is inside the repository "${inside.name}", where agents can change it. Put it elsewhere.`,
    );
  }
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return !way.startsWith("..") && !isAbsolute(way);
}

function readCommand(
  name: string,
  value: Record<string, unknown>,
  repositories: readonly HostRepository[],
): HostCommand {
  const at = `/commands/${name}`;
  refuseUnknown(value, ["run", "in", "argument_pattern", "timeout_s", "output_kib", "env"], at);
  const [program, ...args] = textsAt(value["run"], `${at}/run`);
  if (program === undefined || !isAbsolute(program) || !isProgram(program))
    throw fault(`${at}/run`, "must begin with the absolute path of a program");
  return {
    name,
    run: [program, ...args],
    repository: readPlace(value["in"] ?? "workspace", `${at}/in`, repositories),
    argument: readPattern(value["argument_pattern"], `${at}/argument_pattern`),
    timeoutSeconds: numberAt(value["timeout_s"] ?? 10, `${at}/timeout_s`, MAX_SECONDS),
    outputBytes: numberAt(value["output_kib"] ?? 64, `${at}/output_kib`, 256) * 1024,
    env: readEnvironment(value["env"] ?? {}, `${at}/env`),
  };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** A command may change its repository, so the repository must be writable. */
function readPlace(
  value: unknown,
  at: string,
  repositories: readonly HostRepository[],
): HostRepository | null {
  if (value === "workspace") return null;
  const repository = repositories.find(({ name }) => name === value);
  if (repository?.writable) return repository;
  throw fault(at, "must be `workspace` or a repository that WORKSPACE_REPOSITORIES names with `:rw`");
}

function readPattern(value: unknown, at: string): RE2JS | null {
  if (value === undefined) return null;
  try {
    if (typeof value === "string") return RE2JS.compile(value);
  } catch {
    // Reported below.
  }
  throw fault(at, "must be a pattern in RE2 syntax, which each further argument matches as a whole");
}

function readEnvironment(value: unknown, at: string): Record<string, string> {
  const entries = Object.entries(objectAt(value, at)).map(([name, text]) => {
    if (/^[A-Za-z_]\w*$/.test(name) && typeof text === "string" && !text.includes("\0")) return [name, text];
    throw fault(`${at}/${name}`, "must be the name of a variable with a text");
  });
  return Object.fromEntries(entries);
}

function readAgent(
  value: Record<string, unknown>,
  at: string,
  known: ReadonlyMap<string, HostCommand>,
): HostAgent {
  refuseUnknown(value, ["owner", "agent_id", "commands"], at);
  const { owner, agent_id: agentId } = value;
  if (typeof owner !== "string" || !UUID.test(owner))
    throw fault(`${at}/owner`, "must be the user id of the agent's owner (a UUID, in lower case)");
  if (typeof agentId !== "string" || !/^[A-Za-z\d][\w.-]{0,99}$/.test(agentId))
    throw fault(`${at}/agent_id`, "must be the id of an agent");
  const commands = textsAt(value["commands"], `${at}/commands`);
  const unknown = commands.find((name) => !known.has(name));
  if (unknown !== undefined) throw fault(`${at}/commands`, `"${unknown}" is not one of /commands`);
  return { owner, agentId, commands };
}

function parse(path: string): Record<string, unknown> {
  try {
    return objectAt(JSON.parse(readFileSync(path, "utf8")), "");
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`WORKSPACE_COMMANDS: ${path} is not JSON.`);
    throw error;
  }
}

function refuseUnknown(value: Record<string, unknown>, known: string[], at: string): void {
  const name = Object.keys(value).find((key) => !known.includes(key));
  if (name !== undefined) throw fault(`${at}/${name}`, `is unknown; known here: ${known.join(", ")}`);
}

function objectAt(value: unknown, at: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw fault(at, "must be an object");
}

function listAt(value: unknown, at: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw fault(at, "must be a list");
}

function textsAt(value: unknown, at: string): string[] {
  const list = listAt(value, at);
  if (list.every((one): one is string => typeof one === "string" && !one.includes("\0"))) return list;
  throw fault(at, "must be a list of texts");
}

function numberAt(value: unknown, at: string, most: number): number {
  if (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most) return Number(value);
  throw fault(at, `must be a whole number from 1 to ${most}`);
}

function fault(at: string, message: string): Error {
  return new Error(`WORKSPACE_COMMANDS: ${at === "" ? "the file" : at} ${message}.`);
}
