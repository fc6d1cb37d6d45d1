import type { ChatFunction } from "../../contract/ports.ts";
import { freeName } from "../conversation-parts.ts";
import type { RunState } from "../keep-runs.ts";

/** Leaves room for what makes a name free. OpenAI's endpoint takes 64 characters. */
const MAX_NAME = 60;

/**
 * The run as it goes on beside the functions of this request. They keep their names: a function of ours that has one of them
 * gets another, in the calls that wait, too.
 */
export function adoptFunctions(state: RunState, functions: readonly ChatFunction[]): RunState {
  const { offered, clientNames, conversation } = state;
  const theirs = functions.map(({ name }) => name);
  const known = [...theirs, ...clientNames, ...offered.map(({ name }) => name)];
  const rename = <Named extends { name: string }>(named: Named): Named =>
    theirs.includes(named.name)
      ? { ...named, name: freeName(`${named.name.slice(0, MAX_NAME)}_`, known) }
      : named;
  const pending = conversation.pending.map((call) => (clientNames.includes(call.name) ? call : rename(call)));
  return { ...state, offered: offered.map(rename), conversation: { ...conversation, pending } };
}
