import type { ChatFunction } from "../../contract/ports.ts";
import { uniqueName } from "../conversation-parts.ts";
import type { RunState } from "../keep-runs.ts";

/** Leaves room for a suffix that makes the name unique. OpenAI's endpoint takes 64 characters. */
const MAX_NAME = 60;

/**
 * Prepares a resumed run for the functions of this request. The client's functions keep their names: a
 * Toolgate function with the same name is renamed, also in pending calls.
 */
export function adoptFunctions(state: RunState, functions: readonly ChatFunction[]): RunState {
  const { offered, clientNames, conversation } = state;
  const theirs = functions.map(({ name }) => name);
  const known = [...theirs, ...clientNames, ...offered.map(({ name }) => name)];
  const rename = <Named extends { name: string }>(named: Named): Named =>
    theirs.includes(named.name)
      ? { ...named, name: uniqueName(`${named.name.slice(0, MAX_NAME)}_`, known) }
      : named;
  const pending = conversation.pending.map((call) => (clientNames.includes(call.name) ? call : rename(call)));
  return { ...state, offered: offered.map(rename), conversation: { ...conversation, pending } };
}
