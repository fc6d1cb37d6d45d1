import type { OperationProfile } from "../describe-operation.ts";
import type { Request } from "../request-words.ts";

/** Whether the word is the second part of the commanded verb: "off" in "switch the heater off". */
export function isParticle({ action }: Request, i: number): boolean {
  return action?.commanded === true && action.tokens.indexOf(i) > 0;
}

/** Whether the word is the commanded verb, which names a value only if it is not the action. */
export function isTakenByAction({ action }: Request, i: number, isActionTaken: boolean): boolean {
  return isActionTaken && action?.commanded === true && action.tokens.includes(i);
}

export const UNDOING: ReadonlySet<string> = new Set(
  "remove clear cancel lift disable stop end turn-off switch-off deactivate drop revoke withdraw take-down".split(
    " ",
  ),
);

/** Whether a removing verb makes a setter's flag false: "remove the hold". */
export function isTakenAway({ action, words }: Request, { reads }: OperationProfile, at: number): boolean {
  const verb = action?.tokens[0] ?? at;
  return (
    !reads &&
    action?.commanded === true &&
    verb < at &&
    words[verb]?.clause === words[at]?.clause &&
    action.verbs.some((verb) => UNDOING.has(verb))
  );
}
