/** Calls of one turn: more are not made (`CONVERSATION_LIMITS`). The number of 200 turns of them has four digits. */
const PER_TURN = 32;
const FORM = /^tg_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_(\d{1,4})$/;

/** Which call of which run a client was asked to make. */
export interface CallPlace {
  run_id: string;
  turn: number;
  index: number;
}

/**
 * The id under which a client is asked to make a call. It names the run that waits for the result, so that nothing but the
 * messages need come back; at most 40 characters, which is what OpenAI's endpoint takes, should the client go on there.
 */
export function writeCallId({ run_id, turn, index }: CallPlace): string {
  return `tg_${run_id.replaceAll("-", "")}_${turn * PER_TURN + index}`;
}

/** Null: none of ours. */
export function readCallId(id: string): CallPlace | null {
  const [, ...parts] = FORM.exec(id) ?? [];
  if (parts.length === 0) return null;
  const place = Number(parts.pop());
  return { run_id: parts.join("-"), turn: Math.floor(place / PER_TURN), index: place % PER_TURN };
}
