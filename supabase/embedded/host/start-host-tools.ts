import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StackDatabase } from "../database/stack-database.ts";
import { isSameSecret } from "../gateway/callers/is-same-secret.ts";
import { listen } from "../gateway/listen.ts";
import { readBody } from "../gateway/read-body.ts";
import { sendFailure } from "../gateway/send-failure.ts";
import { type CommandRequest, createHostCommands } from "./host-command.ts";
import { HostFault } from "./host-fault.ts";
import { createHostGit } from "./host-git.ts";
import type { HostCommands } from "./read-commands.ts";
import type { HostRepository } from "./read-repositories.ts";

export interface HostToolsOptions {
  repositories: readonly HostRepository[];
  commands: HostCommands | undefined;
  database: StackDatabase;
  /** Search path for `git`. */
  path: string;
  log: (line: string) => void;
}

export interface HostToolsServer {
  /** Environment variables for the functions. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** The files of a workspace in base64, with a margin. */
const BODY_LIMIT = 32 * 1024 * 1024;

/**
 * Programs of this machine for the functions, which cannot start any: git on configured repositories, and
 * the operator's commands. Uses a separate loopback port with a token that only the functions have.
 */
export async function startHostTools(options: HostToolsOptions): Promise<HostToolsServer> {
  const token = randomBytes(32).toString("base64url");
  const stopping = new AbortController();
  const git = createHostGit(options.path);
  const commands = options.commands && createHostCommands(options.commands, options.database);

  async function answer(path: string, body: Record<string, unknown>, signal: AbortSignal) {
    if (path === "/git") {
      const { repository, operation, arguments: args } = body;
      return git(findRepository(repository), String(operation), Object(args), signal);
    }
    if (commands === undefined) throw new HostFault("NOT_FOUND", "This server runs no commands.");
    const request = body as unknown as CommandRequest;
    return path === "/look" ? commands.look(request) : commands.run(request, signal);
  }

  function findRepository(name: unknown): HostRepository {
    const found = options.repositories.find((repository) => repository.name === name);
    if (found) return found;
    const names = options.repositories.map((repository) => `/repositories/${repository.name}`);
    const known = names.length === 0 ? "It offers none." : `There are: ${names.join(", ")}.`;
    throw new HostFault("NOT_FOUND", `This server has no repository of that name. ${known}`, {
      folders: names,
    });
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSameSecret(request.headers.authorization, `Bearer ${token}`))
      throw new HostFault("UNAUTHENTICATED", "Only Toolgate's own functions call this.");
    const body = await readBody(request, BODY_LIMIT);
    if (body === undefined) throw new HostFault("TOO_LARGE", "The workspace is too large for a command.");
    const left = new AbortController();
    response.on("close", () => left.abort());
    const signal = AbortSignal.any([stopping.signal, left.signal]);
    const result = await answer(request.url ?? "/", JSON.parse(body.toString("utf8")), signal);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(result));
  }

  const listening = await listen("127.0.0.1", 0, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      const fault = error instanceof HostFault ? error : new HostFault("INTERNAL", "The command failed.");
      if (!(error instanceof HostFault))
        options.log(`commands: ${error instanceof Error ? error.message : error}`);
      const headers = fault.code === "RATE_LIMITED" ? { "retry-after": "2" } : {};
      sendFailure(response, fault.status, fault.code, fault.message, headers, fault.details);
    });
  });
  return {
    env: {
      TOOLGATE_HOST_URL: listening.url,
      TOOLGATE_HOST_TOKEN: token,
      ...(commands && { TOOLGATE_HOST_COMMANDS: "on" }),
    },
    close() {
      stopping.abort();
      return listening.close();
    },
  };
}
