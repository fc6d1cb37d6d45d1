/**
 * Maximum number of calls in one turn (`CONVERSATION_LIMITS`). Numbers of 200 turns of them have four
 * digits.
 */
const PER_TURN = 32;
const FORM = /^tg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_(\d{1,4})$/;

/** Identifies a call of a run that the client executes. */
export interface CallPlace {
  run_id: string;
  turn: number;
  index: number;
}

/**
 * The id of a call for the client. It contains the run that waits for the result, so that the messages
 * alone identify it. It has at most 40 characters, the limit of OpenAI's endpoint, in case the client
 * continues there.
 */
export function writeCallId({ run_id, turn, index }: CallPlace): string {
  return `tg_${run_id.replaceAll("-", "")}_${turn * PER_TURN + index}`;
}

/** Null if it is not one of ours. */
export function readCallId(id: string): CallPlace | null {
  const [, ...parts] = FORM.exec(id) ?? [];
  if (parts.length === 0) return null;
  const place = Number(parts.pop());
  return { run_id: parts.join("-"), turn: Math.floor(place / PER_TURN), index: place % PER_TURN };
}
