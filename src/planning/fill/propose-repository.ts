import type { Slot } from "./list-slots.ts";
import type { Proposal, Reading } from "./reading.ts";

const OWNERS = new Set("owner org organization organisation namespace workspace account".split(" "));
const REPOSITORIES = new Set("repo repository project".split(" "));
const PAIR =
  /(?<![\p{L}\p{N}/.:@-])([\p{L}\p{N}][\p{L}\p{N}._-]{0,99})\/([\p{L}\p{N}._-]{1,99}[\p{L}\p{N}])(?![\p{L}\p{N}/-])/gu;

/** `octocat/hello-world` for an owner and a repository, the way code hosts write it; only when both are asked for. */
export function proposeRepository(slot: Slot, { text, slots }: Reading): Proposal[] {
  const isOwner = OWNERS.has(slot.words[0] ?? "");
  const isRepository = REPOSITORIES.has(slot.words[0] ?? "");
  const partner = slots.some(
    (other) => (isOwner ? REPOSITORIES : OWNERS).has(other.words[0] ?? "") && other.required,
  );
  if (isOwner === isRepository || !slot.required || !partner || !slot.types.includes("string")) return [];
  const pairs = [...text.matchAll(PAIR)].filter((match) => !/^\d+$/.test(match[1] ?? ""));
  const [pair] = pairs;
  const value = isOwner ? pair?.[1] : pair?.[2];
  if (pair === undefined || value === undefined || pairs.length > 1) return [];
  const start = pair.index + (isOwner ? 0 : pair[0].length - value.length);
  return [{ slot, value, score: 0.97, start, end: start + value.length }];
}
