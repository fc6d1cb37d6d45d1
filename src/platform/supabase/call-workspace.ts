import type { Config } from "../../contract/config.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Workspace } from "../../contract/ports.ts";
import { createCallOwn } from "./call-own.ts";

/** Milliseconds; a command takes one second at most, waiting for other commands twenty. */
const TIME_LIMIT = 28_000;

/**
 * Calls the function `workspace`, which contains the shell and git: they are far larger than what queries
 * need.
 */
export function createCallWorkspace(config: Config): Workspace {
  const { token, call } = createCallOwn(config, {
    path: "workspace/run",
    purpose: "workspace",
    timeLimit: TIME_LIMIT,
    stopped,
  });
  return {
    token,
    hasCommands: config.host?.commands ?? false,
    run: (owner, operation, args, signal) => call({ ...owner, operation, arguments: args }, signal),
  };
}

function stopped(cause: unknown): ToolgateError {
  return new ToolgateError(
    "INTERNAL",
    "The command was stopped before it finished; its changes were discarded. Use a smaller command, or try again.",
    { details: { reason: "workspace" }, cause },
  );
}
