import { type Handle, readHandle } from "../../../language/handles.ts";
import { rememberOf } from "../../../language/remember.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { proposeCertain } from "./propose-series.ts";

const TAKES: Readonly<Record<Handle["kind"], RegExp>> = {
  person:
    /^(user|username|member|assignee|author|mention|recipient|sender|handle|owner|reviewer|invitee|login|account)s?$/,
  channel: /^(channel|room|conversation|tag|hashtag|label|kanal|canal)s?$/,
};

interface Said extends Handle {
  index: number;
}

/** Proposes "@ada" for arguments that take users, and "#general" for arguments that take channels or tags. */
export function proposeHandles(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const said = readHandles(request);
  if (said.length === 0) return [];
  return (["person", "channel"] as const).flatMap((kind) => {
    const own = said.filter((each) => each.kind === kind);
    const slots = open.filter(
      (traits) => takes(traits, kind) || (kind === "channel" && names(traits, profile)),
    );
    const [traits, other] = slots;
    if (own.length === 0 || traits === undefined) return [];
    if (other !== undefined) return proposeByPlace(request, profile, slots, own);
    if (traits.isList) return propose(profile, traits, own);
    return own.length === 1 ? propose(profile, traits, own) : [];
  });
}

const readHandles = rememberOf(({ words }: Request): readonly Said[] =>
  words.flatMap(({ token, index }) => {
    const handle = token.quote < 0 ? readHandle(token) : null;
    return handle === null ? [] : [{ ...handle, index }];
  }),
);

/** Of several arguments for people, a preposition decides: "by @ada" is the author. */
function proposeByPlace(
  request: Request,
  profile: OperationProfile,
  slots: readonly SlotTraits[],
  said: readonly Said[],
): Proposal[] {
  return said.flatMap((each) => {
    const parts = partsBefore(request, each.index);
    const fitting = slots.filter(
      ({ slot }) =>
        (parts.includes("by") || parts.includes("from")) ===
        slot.words.some((word) => /^(from|by|author|sender|creator)$/.test(word)),
    );
    const [traits, other] = fitting;
    return traits === undefined || other !== undefined ? [] : propose(profile, traits, [each]);
  });
}

function takes({ kind, topic, slot, values }: SlotTraits, wanted: Handle["kind"]): boolean {
  if (kind !== "string" || values.length > 0 || topic === "text" || topic === "search") return false;
  return slot.words.some((word) => TAKES[wanted].test(word)) || (wanted === "person" && topic === "person");
}

/** Whether the argument is the name of a new channel. */
function names({ slot }: SlotTraits, { nouns, reads }: OperationProfile): boolean {
  return !reads && slot.words.join() === "name" && nouns.some(({ word }) => TAKES.channel.test(word));
}

function propose(profile: OperationProfile, traits: SlotTraits, said: readonly Said[]): Proposal[] {
  const values = said.map(({ kind, name }) => {
    const sign = kind === "person" ? "@" : "#";
    const signed = `${sign}${name}`;
    const isSigned =
      traits.examples.some((example) => example.startsWith(sign)) || !meetsSchema(name, traits);
    return isSigned ? signed : name;
  });
  if (!values.every((value) => meetsSchema(value, traits))) return [];
  const tokens = said.map(({ index }) => index);
  const value = traits.isList ? values : (values[0] ?? "");
  return [
    { ...proposeCertain(profile, traits, value, tokens), ...(traits.isList && { isWhole: true as const }) },
  ];
}
