import type { Json } from "../../contract/json.ts";
import type { FillInput } from "../apply-context.ts";
import { collectEvidence } from "./collect-evidence.ts";
import type { Slot } from "./list-slots.ts";
import { proposeBoolean } from "./propose-boolean.ts";
import { proposeCode } from "./propose-code.ts";
import { proposeCoordinates } from "./propose-coordinates.ts";
import { proposeDate } from "./propose-date.ts";
import { proposeEnum } from "./propose-enum.ts";
import { proposeFreeText } from "./propose-free-text.ts";
import { proposeList } from "./propose-list.ts";
import { proposeListed } from "./propose-listed.ts";
import { proposeNamed } from "./propose-named.ts";
import { proposeNumber } from "./propose-number.ts";
import { proposePlace } from "./propose-place.ts";
import { proposeRepository } from "./propose-repository.ts";
import { proposeSelf } from "./propose-self.ts";
import { proposeSole } from "./propose-sole.ts";
import { proposeTyped } from "./propose-typed.ts";
import { overlaps, readMentions } from "./read-mentions.ts";
import { readTokens } from "./read-tokens.ts";
import type { Proposal, Proposer, Reading } from "./reading.ts";

export interface Found {
  slot: Slot;
  value: Json;
  score: number;
}

/** Longer questions are read only this far; what is asked stands at the front. */
const MAX_TEXT = 6_000;
/** What an optional argument takes: said by name or evident. A required one is also given the only value that fits. */
const OPTIONAL_SCORE = 0.84;
const REQUIRED_SCORE = 0.7;

const PROPOSERS: readonly Proposer[] = [
  proposeTyped,
  proposeEnum,
  proposeBoolean,
  proposeCode,
  proposeCoordinates,
  proposeRepository,
  proposeNumber,
  proposeSelf,
  proposeDate,
  proposeList,
  proposeNamed,
  proposePlace,
  proposeListed,
];

/** What the question plainly says about the open slots; each value and each piece of the question is used once. */
export function readFromQuery(slots: readonly Slot[], input: FillInput & { now?: Date }): Found[] {
  const text = input.query.slice(0, MAX_TEXT);
  const mentions = readMentions(text, input.now ?? new Date());
  const reading: Reading = {
    text,
    tokens: readTokens(text),
    mentions,
    slots,
    toolWords: collectEvidence("", input.fields),
  };
  const named = slots.flatMap((slot) => PROPOSERS.flatMap((propose) => propose(slot, reading)));
  const taken = assign(named, []);
  const listOpen = () => slots.filter((slot) => !taken.some((proposal) => proposal.slot === slot));
  taken.push(...assign(proposeSole(listOpen(), taken, reading), taken));
  taken.push(...assign(proposeFreeText(listOpen(), taken, reading), taken));
  return taken.map(({ slot, value, score }) => ({ slot, value, score }));
}

/** Best first. Two different values that claim a slot equally well leave it empty. */
function assign(proposals: readonly Proposal[], before: readonly Proposal[]): Proposal[] {
  const sure = proposals.filter(
    ({ slot, score }) => score >= (slot.required ? REQUIRED_SCORE : OPTIONAL_SCORE),
  );
  const taken: Proposal[] = [];
  for (const proposal of sure.toSorted(byMerit)) {
    const isUsed = [...before, ...taken].some((other) => collide(other, proposal));
    if (!isUsed && !isContested(proposal, sure)) taken.push(proposal);
  }
  return taken;
}

/** The better said first; of equals the argument that is nearer to the top. */
function byMerit(a: Proposal, b: Proposal): number {
  return b.score - a.score || a.slot.path.length - b.slot.path.length;
}

function collide(a: Proposal, b: Proposal): boolean {
  if (a.slot === b.slot) return true;
  return a.shared !== true && b.shared !== true && overlaps(a, b);
}

function isContested(proposal: Proposal, all: readonly Proposal[]): boolean {
  const text = JSON.stringify(proposal.value);
  return all.some(
    (other) =>
      other.slot === proposal.slot && other.score === proposal.score && JSON.stringify(other.value) !== text,
  );
}
