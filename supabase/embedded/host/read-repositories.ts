import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** A git repository on this machine that agents may use with the git tools. */
export interface HostRepository {
  name: string;
  /** Absolute, without symbolic links. */
  path: string;
  writable: boolean;
}

const WRITABLE = /:rw$/;

/**
 * Reads `WORKSPACE_REPOSITORIES`: `name=path,name=path:rw`.
 *
 * @throws Error with the entry and the expected form
 */
export function readRepositories(text: string): HostRepository[] {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const repositories = entries.map(readRepository);
  const names = repositories.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`WORKSPACE_REPOSITORIES names "${twice}" twice.`);
  return repositories;
}

function readRepository(entry: string): HostRepository {
  const [, name, rest] = /^([a-z\d][a-z\d._-]{0,63})=(.+)$/i.exec(entry) ?? [];
  if (name === undefined || rest === undefined) {
    throw new Error(
      `WORKSPACE_REPOSITORIES must be name=path, separated by commas (name=path:rw to allow commits), not ${JSON.stringify(entry)}.`,
    );
  }
  const path = rest.replace(WRITABLE, "");
  if (!existsSync(join(path, ".git"))) {
    throw new Error(
      `WORKSPACE_REPOSITORIES: ${path} is not the top folder of a git repository (${name}). Name a folder that has a .git.`,
    );
  }
  return { name, path: realpathSync(path), writable: WRITABLE.test(rest) };
}
